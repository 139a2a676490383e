import { safePath } from "@/lib/utils/safe-path";
import { withScheme } from "@/lib/utils/web-address";

/** The text fields of a form that a browser sent, without its files. */
export type FormFields = {
  /** The first field of that name; undefined where there is none. */
  text: (name: string) => string | undefined;
  /** The same as a web address, with the https:// that people leave away. */
  address: (name: string) => string | undefined;
  /**
   * The field where it differs from its twin `before.{name}`, which holds what the page was drawn with: what somebody else
   * saved of the other fields meanwhile stays.
   */
  changed: (name: string, read?: (name: string) => string | undefined) => string | undefined;
  /** All fields of that name, as ticked boxes send them. */
  list: (name: string) => string[];
  /** A path of this site, or the fallback. */
  path: (name: string, fallback: string) => string;
  /** `#id` for the id of a place on a page, or nothing. */
  fragment: (name: string) => string;
};

const ID = /^[\w-]{1,60}$/;

export function fieldsOf(form: FormData): FormFields {
  const list = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  const text = (name: string) => list(name)[0];
  return {
    list,
    text,
    changed: (name, read = text) =>
      (text(name) ?? "") === (text(`before.${name}`) ?? "") ? undefined : (read(name) ?? ""),
    address: (name) => {
      const typed = text(name);
      return typed === undefined ? undefined : withScheme(typed);
    },
    path: (name, fallback) => safePath(text(name), fallback),
    fragment: (name) => (ID.test(text(name) ?? "") ? `#${text(name)}` : ""),
  };
}

/** React adds these fields to say which action a form is for. */
const OF_REACT = /^\$ACTION/;
const SECRET = /password|totp/i;

/** Returns what was typed, by field name, to be shown again. Passwords and codes never travel back. */
export function typedValues(form: FormData): Record<string, string[]> {
  const { list } = fieldsOf(form);
  const names = [...new Set(form.keys())].filter((name) => !OF_REACT.test(name) && !SECRET.test(name));
  return Object.fromEntries(names.map((name) => [name, list(name)]));
}
