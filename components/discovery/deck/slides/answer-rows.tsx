import type { ReactNode } from "react";

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
