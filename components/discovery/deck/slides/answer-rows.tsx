import type { ReactNode } from "react";

/** Names with what there is to say of each, one under the other. */
export function AnswerRows({
  rows,
  className,
}: {
  rows: [name: string, answer: ReactNode][];
  className?: string;
}) {
  return (
    <dl className={className}>
      {rows.map(([name, answer]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
