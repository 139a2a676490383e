import { Unlink } from "lucide-react";
import type { ReactNode } from "react";

/** A link from a mail that was used, is out of date, or was cut says what to do instead. */
export function DeadLink({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <Unlink aria-hidden className="size-8 stroke-[1.4] text-bad" />
      <h1 className="h1">This link does not work</h1>
      <p className="lede">{text}</p>
      <div className="mt-4 w-full">{children}</div>
    </div>
  );
}
