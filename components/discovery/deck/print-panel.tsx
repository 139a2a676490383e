import { PrintDeckButton } from "@/components/discovery/deck/print-button";
import { buttonClass } from "@/components/ui/button-style";

/** The panel says what each sheet has and what paper it needs, and leads to the printer. */
export function PrintPanel({ count }: { count: number }) {
  return (
    <div id="print" className="deck-print-panel print:hidden">
      <h2 className="rule-ink mb-5 font-[620] text-sm">Print</h2>
      <fieldset>
        <legend className="label mb-2">On each page</legend>
        <Choice id="print-notes" label="Slide and notes" isFirst />
        <Choice id="print-plain" label="Slide only" />
      </fieldset>
      <dl className="mb-5 text-sm">
        {[
          ["Pages", String(count)],
          ["Paper", "Letter, landscape"],
          ["Margins", "Half an inch"],
        ].map(([name, value]) => (
          <div key={name} className="grid grid-cols-[96px_minmax(0,1fr)] border-rule border-b py-2.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <PrintDeckButton pages={count} />
      <p className="meta mt-2 mb-3">Or save as PDF in the browser’s window.</p>
      <a href="#slide-1" className={buttonClass({ variant: "text", className: "-ml-2" })}>
        Back to the slides
      </a>
    </div>
  );
}

function Choice({ id, label, isFirst = false }: { id: string; label: string; isFirst?: boolean }) {
  return (
    <label className="flex min-h-12 items-center gap-3 border-rule border-b text-sm">
      <input type="radio" id={id} name="print-sheet" defaultChecked={isFirst} className="tick-box" />
      {label}
    </label>
  );
}
