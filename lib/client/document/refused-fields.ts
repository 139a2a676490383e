import type { ApiFailure } from "@/lib/client/api-types";
import type { FieldErrors } from "@/lib/core/errors";
import { isSame, pick } from "@/lib/utils/merge-values";

type Field<V> = keyof V & string;

/** Fields that the server refused as they are: the others are saved without them until they are changed. */
export class RefusedFields<V extends object> {
  #values: Partial<V> = {};
  #reasons: FieldErrors = {};

  constructor(
    /** The form's field of a path that the server names. */
    readonly fieldOf: (path: string) => Field<V>,
    /** Fields that are sent together are refused together. */
    readonly together: readonly Field<V>[] = [],
  ) {}

  clear(): void {
    this.#values = {};
    this.#reasons = {};
  }

  /** Notes which of the changes were refused. Returns whether others are left to be saved. */
  note(changes: Partial<V>, { fields = {} }: ApiFailure): boolean {
    const named = Object.keys(fields).map(this.fieldOf);
    if (named.length === 0 || !named.every((field) => field in changes)) return false;
    this.#values = { ...this.#values, ...pick(changes, named.flatMap(this.#withOthers)) };
    this.#reasons = { ...this.#reasons, ...fields };
    return Object.keys(changes).some((field) => !(field in this.#values));
  }

  /** Tells whether the field is still as it was refused. */
  has(field: Field<V>, values: V): boolean {
    return this.#withOthers(field).every(
      (one) => one in this.#values && isSame(this.#values[one], values[one]),
    );
  }

  /** Returns the refusal of those fields that are still as they were refused; null where there is none. */
  answer(values: V): ApiFailure | null {
    const fields = Object.entries(this.#reasons).filter(([path]) => this.has(this.fieldOf(path), values));
    const [message] = fields[0]?.[1] ?? [];
    return message ? { ok: false, code: "invalid_input", message, fields: Object.fromEntries(fields) } : null;
  }

  #withOthers = (field: Field<V>): readonly Field<V>[] =>
    this.together.includes(field) ? this.together : [field];
}
