import type { ReactNode } from "react";

/** A table of staff's; on a phone a row is its first cell and the others on wrapping lines. */
export function StaffTable({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table className="w-full text-left text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-rule border-b">
          {heads.map((title) => (
            <th key={title} scope="col" className="meta py-2 pr-4 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  );
}
