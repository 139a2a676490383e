type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_TYPED = new Set(["hidden", "submit", "button", "reset", "image", "file"]);

/** Returns the fields of a form that people fill in. */
export const fieldsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      "name" in element &&
      element.name !== "" &&
      "value" in element &&
      !NOT_TYPED.has((element as Control).type),
  );

const isTick = (field: Control): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** Passwords and ticks are no texts: nothing of them is stored. */
export const isText = (field: Control): boolean => !isTick(field) && field.type !== "password";

/** Returns what the page gave the field. */
export function defaultOf(field: Control): string {
  if (!("options" in field)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** Sets a text, and says so to whoever listens to the field. */
export function put(field: Control, value: unknown): void {
  if (typeof value !== "string" || value === field.value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Sets empty fields by name. */
export function fillBlank(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const field of fieldsOf(form)) if (isText(field) && field.value === "") put(field, values[field.name]);
}

/** What a form's fields hold: texts by name, ticks by name and value. */
export type Filled = ReadonlyMap<string, string | boolean>;

const nameOf = (field: Control) => (isTick(field) ? `${field.name}=${field.value}` : field.name);
const heldBy = (field: Control) => (isTick(field) ? field.checked : field.value);

export const readFields = (form: HTMLFormElement): Filled =>
  new Map(fieldsOf(form).map((field) => [nameOf(field), heldBy(field)]));

/** Returns what the fields hold now and did not then. */
export const changedSince = (form: HTMLFormElement, then: Filled): Filled =>
  new Map([...readFields(form)].filter(([name, value]) => then.has(name) && then.get(name) !== value));

/** Gives the fields back what they held. */
export function putBack(form: HTMLFormElement, held: Filled): void {
  for (const field of fieldsOf(form)) {
    const value = held.get(nameOf(field));
    if (typeof value === "string") put(field, value);
    else if (isTick(field) && value !== undefined && field.checked !== value) {
      field.checked = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
