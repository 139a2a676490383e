import type { ReactNode } from "react";

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-rule border-t pt-4 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-left mb-1 w-full font-[600] text-sm">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

/** The browser itself suggests these while one types into the field, with how many profiles each has. */
export function Suggestions({ id, options }: { id: string; options: { name: string; count: number }[] }) {
  return (
    <datalist id={id}>
      {options.map(({ name, count }) => (
        <option key={name} value={name} label={count.toLocaleString("en-US")} />
      ))}
    </datalist>
  );
}

type Bound = { name: string; value: string | undefined };

/** The fields take numbers as people write them: "1200", "30k". */
export function RangeFields({
  form,
  label,
  least,
  most,
}: {
  form: string;
  label: string;
  least: Bound;
  most: Bound;
}) {
  const field = ({ name, value }: Bound, word: string) => (
    <input
      form={form}
      name={name}
      maxLength={20}
      autoCapitalize="none"
      aria-label={`${label} ${word}`}
      placeholder={word}
      defaultValue={value}
      className="control min-w-0"
    />
  );
  return (
    <div className="mt-1 grid grid-cols-2 gap-2">
      {field(least, "from")}
      {field(most, "to")}
    </div>
  );
}
