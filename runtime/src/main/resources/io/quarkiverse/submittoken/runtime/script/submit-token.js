// Shows that a form with a submit token is being sent, and sends it by fetch where it is marked so.
// Comfort only: it is the server that handles a form once.
// Served without comments and indentation. A comment has a line of its own, and no text spans lines.
(() => {
  const { field, header } = document.currentScript.dataset;
  // form -> pressed button
  const busy = new Map();
  const pauses = [500, 1000, 2000, 4000];
  const patience = 60000;

  // a page may include the script twice
  if (window.submitTokenScript) return;
  window.submitTokenScript = true;

  const tokenOf = form => ([...form.elements].find(e => e.name === field) || {}).value;

  // attributes, not properties: a field of the form may be called "action"
  const setting = (form, button, name) =>
    button && button.getAttribute("form" + name) || form.getAttribute(name);

  const fire = (form, name, detail) => form.dispatchEvent(
    new CustomEvent("submit-token:" + name, { bubbles: true, cancelable: true, detail }));

  const lock = (form, button) => {
    busy.set(form, button);
    form.setAttribute("aria-busy", true);
    // a button that is disabled at once is not sent
    setTimeout(() => { if (button && busy.has(form)) button.disabled = true; });
  };

  const unlock = form => {
    const button = busy.get(form);
    if (button) button.disabled = false;
    form.removeAttribute("aria-busy");
    busy.delete(form);
  };

  // as a browser sends it
  const urlencoded = data => new URLSearchParams([...data].map(([name, value]) =>
    [name, value.replace ? value.replace(/\r?\n|\r/g, "\r\n") : value.name]));

  const attempt = async (url, request) => {
    try {
      const response = await fetch(url, request);
      const isProblem = /^application\/problem\+json/i.test(response.headers.get("Content-Type"));
      return { response, problem: isProblem ? await response.clone().json() : undefined };
    } catch (error) {
      return { error };
    }
  };

  const transient = ({ response, problem }) => !response || [502, 503].includes(response.status)
    || response.status === 409 && problem && problem.type === "urn:submit-token:in-flight";

  // a date, which only a proxy might send, leaves it at our own pauses
  const retryAfter = ({ response }) => response && response.headers.get("Retry-After") * 1000 || 0;

  const send = async (form, button) => {
    const data = new FormData(form);
    data.delete(field);
    if (button && button.name) data.append(button.name, button.value);
    const url = setting(form, button, "action") || location.href;
    const request = {
      method: "POST",
      headers: { [header]: tokenOf(form) },
      body: /^multipart/i.test(setting(form, button, "enctype")) ? data : urlencoded(data)
    };
    fire(form, "start");
    let end = await attempt(url, request);
    for (let i = 0; i < 4 && transient(end) && retryAfter(end) <= patience; i++) {
      await new Promise(resolve => setTimeout(resolve, Math.max(pauses[i], retryAfter(end))));
      fire(form, "retry", { attempt: i + 1 });
      end = await attempt(url, request);
    }
    const { response } = end;
    const success = response && response.ok;
    if (fire(form, success ? "success" : "failure", end) && success && response.redirected) {
      location.assign(response.url);
    } else {
      unlock(form);
    }
  };

  // on the window: after the listeners of the application
  addEventListener("submit", event => {
    const form = event.target;
    const button = event.submitter;
    if (busy.has(form)) {
      event.preventDefault();
    } else if (!event.defaultPrevented && tokenOf(form)) {
      lock(form, button);
      if (form.dataset.submitToken === "fetch" && /^post$/i.test(setting(form, button, "method"))) {
        event.preventDefault();
        send(form, button);
      } else {
        // a download, or a request that was stopped, leaves the page where it is
        setTimeout(unlock, 10000, form);
      }
    }
  });

  // not at the end of the first load: a form may have been sent before
  addEventListener("pageshow", ({ persisted }) => persisted && [...busy.keys()].forEach(unlock));
})();
