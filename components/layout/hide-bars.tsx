/**
 * While a page draws this, its shell has no bars on phones, or no bottom bar alone. It is a rule of its own: `:has()`
 * on the shell would make the browser style all of it again at each key that is typed in it.
 */
export const HideBars = ({ which }: { which: "both" | "bottom" }) => (
  <style>{`@media (max-width: 47.99rem) { [data-bar${which === "bottom" ? "=bottom" : ""}] { display: none } }`}</style>
);
