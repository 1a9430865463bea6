// Shows that a form with a submit token is being sent, and sends it by fetch where it is marked so.
// Comfort only: it is the server that handles a form once.
// Served without comments and indentation. A comment has a line of its own, and no text spans lines.
(() => {
  const { field, header } = document.currentScript.dataset;
  // form -> pressed button
  const busy = new Map();

  const tokenOf = form => form.elements.namedItem(field)?.value;

  // The page of a submission in flight asks for a minute whether the first answer is there: by a navigation, as only that
  // is answered with it, and without an event, which somebody might handle otherwise.
  // Ahead of what is done once: the page may have come without a new document, as with Turbo.
  const check = document.querySelector("[data-submit-token=check]");
  if (check) {
    delete check.dataset.submitToken;
    setTimeout(() => {
      const began = sessionStorage["submit-token:" + tokenOf(check)] ||= Date.now();
      // a field of the form may be called "submit"
      if (Date.now() - began < 60000 && !check.ariaBusy) HTMLFormElement.prototype.submit.call(check);
    }, 2000);
  }

  // a page may include the script twice
  if (window.submitTokenScript) return;
  window.submitTokenScript = true;

  // attributes, not properties: a field of the form may be called "action"
  const setting = (form, button, name) => button?.getAttribute("form" + name) || form.getAttribute(name);

  const unlock = (button, form) => {
    if (button) button.disabled = false;
    form.ariaBusy = null;
    busy.delete(form);
  };

  const send = async (form, button) => {
    const fire = (name, detail) => form.dispatchEvent(
      new CustomEvent("submit-token:" + name, { bubbles: true, cancelable: true, detail }));
    const data = new FormData(form, button);
    data.delete(field);
    const url = setting(form, button, "action") || location.href;
    const headers = { [header]: tokenOf(form) };
    // as a browser sends it
    const body = setting(form, button, "enctype") === "multipart/form-data" ? data : new URLSearchParams(
      [...data].map(([name, value]) => [name, (value.name ?? value).replace(/\r?\n|\r/g, "\r\n")]));
    fire("start");
    for (let attempt = 1; ; attempt++) {
      let response, type, problem, error;
      try {
        response = await fetch(url, { method: "POST", headers, body });
        type = response.headers.get("Content-Type");
        if (type?.startsWith("application/problem+json")) problem = await response.clone().json();
      } catch (e) {
        error = e;
      }
      // a date, which only a proxy might send, leaves it at our own pauses
      const pause = Math.max(250 << attempt, response?.headers.get("Retry-After") * 1000 || 0);
      if (attempt < 5 && pause <= 60000
        && (!response || [502, 503].includes(response.status) || problem?.type === "urn:submit-token:in-flight")) {
        await new Promise(done => setTimeout(done, pause));
        fire("retry", { attempt });
        continue;
      }
      const ok = response?.ok;
      const shown = fire(ok ? "success" : "failure", { response, problem, error }) && ok;
      if (shown && response.redirected) {
        location = response.url;
        return setTimeout(unlock, 10000, button, form);
      }
      unlock(button, form);
      if (shown && type?.startsWith("text/html")) {
        // sent once more as a browser does, it is answered with the same page;
        // unseen by the listeners of the application, which have had this submission
        addEventListener("submit", event => event.stopImmediatePropagation(), { capture: true, once: true });
        form.requestSubmit(button);
      }
      return;
    }
  };

  // on the window: after the listeners of the application
  addEventListener("submit", event => {
    const { target: form, submitter: button } = event;
    if (busy.has(form)) return event.preventDefault();
    if (event.defaultPrevented || !tokenOf(form)) return;
    busy.set(form, button);
    form.ariaBusy = true;
    // a button that is disabled at once is not sent
    if (button) setTimeout(() => button.disabled = busy.has(form));
    if (form.dataset.submitToken === "fetch" && /^post$/i.test(setting(form, button, "method"))) {
      event.preventDefault();
      send(form, button);
    } else {
      // a download, or a request that was stopped, leaves the page where it is
      setTimeout(unlock, 10000, button, form);
    }
  });

  // not at the end of the first load: a form may have been sent before
  addEventListener("pageshow", ({ persisted }) => persisted && busy.forEach(unlock));
})();
