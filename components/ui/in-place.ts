import type { FormEvent, MouseEvent } from "react";

/** A form posts, or leads to a page, before and without scripts: with them `act` takes its place. */
export const insteadOfPost = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};

/** A link's target opens in place; with a modifier the browser opens it as it does every link. */
export const insteadOfOpening = (act: () => void) => (event: MouseEvent) => {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  act();
};
