import type { ReactNode } from "react";
import { FiveWs } from "@/components/ui/five-ws";
import { Kicker } from "@/components/ui/kicker";

/** A page that could not be shown: the sentence and the way on left, the five W's of it right. */
export function ProblemPage({
  kicker,
  title,
  lede,
  action,
  values,
}: {
  kicker: string;
  title: string;
  lede: ReactNode;
  action: ReactNode;
  values: { who: ReactNode; what: ReactNode; where: ReactNode; when: ReactNode; why: ReactNode };
}) {
  return (
    <div className="wrap grid gap-8 py-6 md:grid-cols-2 md:gap-18 md:py-18">
      <div>
        <Kicker quiet>{kicker}</Kicker>
        <h1 className="d2 mt-2.5 mb-2">{title}</h1>
        <p className="lede">{lede}</p>
        <div className="mt-5 grid md:flex md:flex-wrap md:gap-3 max-md:gap-2">{action}</div>
      </div>
      <FiveWs shape="note" values={values} className="md:mt-2" />
    </div>
  );
}
