/** This cookie says that the browser is in testing mode. Scripts may read it, since it is no credential. */
export const TESTING_COOKIE = "fw_testing";
export const TESTING_FORM_ID = "testing-mode";

/**
 * Listens for Ctrl or Cmd + Alt + T, which sends the form to the server, and shows the banner where testing mode is
 * on. It is inline and allowed by its hash, so that no page has to load a file for it.
 */
export const TESTING_SCRIPT = `\
(() => {
  const on = document.cookie.split("; ").includes("${TESTING_COOKIE}=1");
  addEventListener("keydown", (event) => {
    if (event.code !== "KeyT" || !event.altKey || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    const form = document.getElementById("${TESTING_FORM_ID}");
    if (on) form.action += "/off";
    form.submit();
  });
  const show = async () => {
    const answer = await fetch("/testing-mode/banner");
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.body.prepend(...page.body.children);
  };
  if (on) addEventListener("load", () => show().catch(() => {}));
})()`;
