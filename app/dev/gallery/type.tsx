import { Example } from "@/app/dev/gallery/parts";
import { FiveWs } from "@/components/ui/five-ws";
import { Kicker } from "@/components/ui/kicker";

const pitch = {
  who: "Hollow Pine and the crew of the Rjukan sleeper",
  what: "Eleven cabins no car can reach, opened with the night train",
  where: "Rjukan, Telemark, 900 metres from the platform",
  when: "From 12 December, 22:14 from Oslo",
  why: "The branch line closed in 1991. A town of 3,000 bought back one carriage by subscription.",
};

export function GalleryType() {
  return (
    <>
      <Example name="Headlines, 5xl to h4">
        <div className="grid gap-3">
          <p className="d1">A winter</p>
          <p className="d2">A winter without a road</p>
          <p className="h1">A winter without a road</p>
          <p className="h2">A winter without a road</p>
          <p className="h3">A winter without a road</p>
          <p className="h4">A winter without a road</p>
          <p className="lede">
            The branch line closed in 1991. Łódź, Šibenik and Győr load the extended letters.
          </p>
          <p className="text-base">Running text in Inter, 16/24. Figures in columns are tabular.</p>
          <p className="text-ink-2 text-sm">Controls, lists, summaries, 14/20</p>
          <p className="meta">Meta, help and captions, 13/20</p>
        </div>
      </Example>
      <Example name="Kickers and links">
        <div className="grid gap-2">
          {(["press", "brand", "source", "paid"] as const).map((accent) => (
            <div key={accent} data-accent={accent}>
              <Kicker>{accent === "paid" ? "Paid media" : accent}</Kicker>
            </div>
          ))}
          <Kicker quiet>404</Kicker>
          <p className="text-sm">
            Read the{" "}
            <a className="link" href="#type">
              pitch of the winter line
            </a>{" "}
            first.
          </p>
        </div>
      </Example>
      <Example name="Five W’s, as rows">
        <FiveWs values={pitch} />
      </Example>
      <Example name="Five W’s, as a note">
        <div data-accent="brand">
          <FiveWs values={pitch} shape="note" />
        </div>
      </Example>
      <Example name="Five W’s, in columns, one missing">
        <div data-accent="source">
          <FiveWs values={{ ...pitch, when: "", why: undefined }} shape="columns" missing="Still to write" />
        </div>
      </Example>
      <Example name="Five W’s, compact and lead">
        <div className="grid gap-6" data-accent="paid">
          <FiveWs values={{ what: pitch.what, why: pitch.why, who: pitch.who }} shape="compact" />
          <FiveWs values={{ who: pitch.who, what: pitch.what }} shape="lead" />
        </div>
      </Example>
    </>
  );
}
