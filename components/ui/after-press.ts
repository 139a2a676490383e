/** Milliseconds that a press which made the field be left may take to become a click. */
const PRESS = 300;

/** Runs once the press under way has become a click, or no press was: what is pressed must not move under it. */
export function afterPress(run: () => void) {
  const finish = () => {
    clearTimeout(timer);
    window.removeEventListener("click", finish);
    run();
  };
  const timer = setTimeout(finish, PRESS);
  // Not while the click is captured: a box redrawn before React reads its change would lose it.
  window.addEventListener("click", finish);
}
