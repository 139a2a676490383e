import type { ReactNode } from "react";
import { CopyButton } from "@/components/newsrooms/releases/copy-button";
import { PrintButton } from "@/components/newsrooms/releases/print-button";
import { ReleaseBand } from "@/components/newsrooms/releases/release-band";
import { FurtherPictures, ReleasePicture } from "@/components/newsrooms/releases/release-pictures";
import { ReleaseStory } from "@/components/newsrooms/releases/release-story";
import { buttonClass } from "@/components/ui/button-style";
import { FiveWs } from "@/components/ui/five-ws";
import { Section } from "@/components/ui/section";
import { datelineOf } from "@/lib/domain/newsrooms/releases/rules";
import type { NewsroomView, ReleaseView } from "@/lib/domain/newsrooms/releases/schema";

/** A release has its state, a headline over the full width, picture, the 5 W's, story, boilerplate, and ###. */
export function ReleaseArticle({
  release,
  newsroom,
  note,
  copy,
  share,
  aside,
  asideLabel = "For the press",
  children,
}: {
  release: ReleaseView;
  newsroom: NewsroomView;
  /** Stands at the right of the band, in place of who may use the release. */
  note?: ReactNode;
  /** The whole text, or the address that answers with it. */
  copy: { text: string } | { from: string };
  share?: ReactNode;
  aside: ReactNode;
  asideLabel?: string;
  /** The part under the story that says whose copy it is. */
  children?: ReactNode;
}) {
  const [lead, ...further] = release.pictures;
  const { title, subtitle, who, what, whereLocation, whenTiming, whyNewsworthy } = release;
  const values = { who, what, where: whereLocation, when: whenTiming, why: whyNewsworthy };
  const about = newsroom.boilerplate || newsroom.about;
  return (
    <article>
      <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-18 gap-y-3.5 pt-0 pb-6 md:grid-cols-[minmax(0,1fr)_auto] md:gap-y-5 md:pt-10 md:pb-9 print:block">
        <div className="md:col-span-full">
          <ReleaseBand release={release} note={note} />
        </div>
        <h1 className="d2 mt-2 text-pretty text-[2rem] leading-[1.12] [overflow-wrap:anywhere] md:col-span-full md:mt-3 md:text-[clamp(2.25rem,3.7vw,3rem)] md:leading-[1.08]">
          {title}
        </h1>
        <p className="lede max-w-[36em] [overflow-wrap:anywhere]">{subtitle}</p>
        <div className="grid grid-cols-2 gap-2 md:flex print:hidden">
          <CopyButton
            {...copy}
            label="Copy text"
            className={buttonClass({ variant: "ink", className: "max-md:col-span-full" })}
          />
          <PrintButton label="Print" className={buttonClass({})} />
          {share}
        </div>
      </header>
      {lead && (
        <ReleasePicture
          picture={lead}
          lead
          sizes="(min-width: 1320px) 1280px, 100vw"
          className="max-md:-mx-5"
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 md:grid-cols-[minmax(0,1fr)_304px] md:gap-10 md:pt-12 lg:gap-18 print:block">
        <div className="min-w-0">
          <FiveWs values={values} shape="note" className="mb-9" />
          <ReleaseStory body={release.body} dateline={datelineOf(release)} />
          <FurtherPictures pictures={further} />
          {about && (
            <Section title={`About ${newsroom.name}`} className="mt-12">
              <p className="mt-3 max-w-[44rem] whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
                {about}
              </p>
            </Section>
          )}
          <p className="mt-7 font-[500] font-serif text-ink-3 text-xl leading-none tracking-[0.24em]">
            <span aria-hidden>###</span>
            <span className="sr-only">End of the release</span>
          </p>
          {children}
        </div>
        <aside aria-label={asideLabel} className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {aside}
        </aside>
      </div>
    </article>
  );
}
