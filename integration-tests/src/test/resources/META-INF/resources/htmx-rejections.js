// tag::rejections[]
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  const { xhr } = detail;
  const isProblem = /^application\/problem\+json/.test(xhr.getResponseHeader("Content-Type"));
  const problem = isProblem ? JSON.parse(xhr.response) : { type: "", detail: "" };
  document.querySelector("#message").textContent = problem.detail;
  document.querySelector("#anew").hidden = problem.type !== "urn:submit-token:payload-mismatch";
  if (xhr.status === 422 && !isProblem) {
    detail.shouldSwap = true;
  }
});
document.addEventListener("htmx:sendError", () => {
  document.querySelector("#message").textContent = "There was no answer. Please send it again: it is safe to do so.";
});
// end::rejections[]
