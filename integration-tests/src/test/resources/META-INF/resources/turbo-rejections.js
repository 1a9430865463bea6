// tag::rejections[]
let sentTo;
addEventListener("turbo:submit-start", ({ detail }) => sentTo = detail.formSubmission.action);
addEventListener("turbo:before-render", ({ detail }) => {
  for (const form of detail.newBody.querySelectorAll("form[method=post]:not([action])")) {
    form.setAttribute("action", sentTo);
  }
});
// end::rejections[]
