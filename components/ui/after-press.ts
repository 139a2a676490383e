/** A press that made the field be left becomes a click within these milliseconds. */
const PRESS = 300;

/** Runs once the current press has become a click, or when there is none: the pressed thing must not move under it. */
export function afterPress(run: () => void) {
  const finish = () => {
    clearTimeout(timer);
    window.removeEventListener("click", finish);
    run();
  };
  const timer = setTimeout(finish, PRESS);
  // It does not run while the click is captured: a box redrawn before React reads its change would lose it.
  window.addEventListener("click", finish);
}
