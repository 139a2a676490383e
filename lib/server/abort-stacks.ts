/**
 * Frees what the reason of an abort leads to, for every abort of this process from now on.
 *
 * An error stores the objects whose methods were on its stack until the stack is first read as text. Next aborts a
 * signal in an Immediate for each page that it renders for its cache, modules that it loads meanwhile store that signal
 * for ever, and an Immediate leads to all others of its turn, with their requests: 590 finished responses and 55 MB.
 */
export function releaseAbortStacks(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (this: AbortController, reason?: unknown) {
    abort.call(this, reason);
    Reflect.get(Object(this.signal.reason), "stack");
  };
}
