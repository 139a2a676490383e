let ask = () => {};
let isAsked = false;

/** Loads what calls need, where it is not there yet. */
export function askForCalls(): void {
  isAsked = true;
  ask();
}

/** `load` is called when somebody calls or is called, at once where that was before. */
export function onCallsAsked(load: () => void): () => void {
  ask = load;
  if (isAsked) load();
  return () => {
    ask = () => {};
  };
}
