import { CopyButton } from "@/components/newsrooms/releases/copy-button";
import { type StoryPart, storyParts, withDateline } from "@/components/newsrooms/releases/story-parts";
import { buttonClass } from "@/components/ui/button-style";
import { withDirections } from "@/lib/utils/html-directions";

const story =
  "max-w-[42rem] font-serif text-[1.1875rem] leading-[1.8125rem] text-pretty [overflow-wrap:anywhere] md:text-xl md:leading-[1.9375rem] " +
  "[&_.place]:font-sans [&_.place]:font-[620] [&_.place]:text-2xs [&_.place]:leading-none [&_.place]:tracking-[0.06em] " +
  "[&>*+*]:mt-5 [&_a]:underline [&_a]:decoration-edge [&_a]:underline-offset-3 [&_a:hover]:decoration-current " +
  "[&_h2]:mt-10 [&_h2]:mb-2 [&_h2]:font-[560] [&_h2]:text-[1.375rem] [&_h2]:leading-7 [&_h3]:mt-8 [&_h3]:mb-1 [&_h3]:font-[600] " +
  "[&_strong]:font-[620] [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6 [&_li+li]:mt-1.5 [&_hr]:my-8 [&_hr]:border-rule " +
  "max-md:[&_table]:block max-md:[&_table]:overflow-x-auto [&_td]:[overflow-wrap:normal] [&_th]:[overflow-wrap:normal] [&_table]:w-full [&_table]:border-ink [&_table]:border-t-2 [&_table]:font-sans [&_table]:text-sm [&_table]:leading-5 [&_table]:tabular-nums " +
  "[&_caption]:pb-2.5 [&_caption]:text-start [&_caption]:font-[620] [&_td]:border-rule [&_td]:border-b [&_td]:py-3 [&_td]:pe-4 [&_td]:align-baseline " +
  "[&_th]:border-rule [&_th]:border-b [&_th]:py-3 [&_th]:pe-4 [&_th]:text-start [&_th]:align-baseline [&_th]:font-[560]";

/** A release's text is in serif, its quotes stand out, and each can be copied. */
export function ReleaseStory({ body, dateline }: { body: string; dateline: string }) {
  const parts = withDateline(storyParts(body), dateline);
  return parts.map((part, index) => <Part key={keyOf(part, index)} part={part} />);
}

const keyOf = (part: StoryPart, index: number) => `${index} ${part.kind}`;

function Part({ part }: { part: StoryPart }) {
  if (part.kind === "quote") return <Quote {...part} />;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server when it was saved (releases/body.ts)
    <div className={story} dangerouslySetInnerHTML={{ __html: withDirections(part.html) }} />
  );
}

function Quote({ quote, speaker }: { quote: string; speaker: string }) {
  const [name, ...role] = speaker.split(", ");
  return (
    <figure className="my-9 grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-4 border-ink border-t-2 pt-5 md:my-12 md:grid-cols-[minmax(0,1fr)_auto] print:break-inside-avoid">
      <blockquote className="max-w-[22em] text-balance font-[480] font-serif text-[1.75rem] leading-[2.0625rem] tracking-[-0.018em] [overflow-wrap:anywhere] md:col-span-full md:text-[2.25rem] md:leading-[2.625rem]">
        {quote}
      </blockquote>
      {speaker && (
        <figcaption className="text-sm">
          <span className="font-[600]">{name}</span>
          {role.length > 0 && `, ${role.join(", ")}`}
        </figcaption>
      )}
      <CopyButton
        text={speaker ? `${quote} (${speaker})` : quote}
        label="Copy quote"
        className={buttonClass({
          variant: "text",
          size: "sm",
          className: "-ml-2 justify-self-start md:-mr-2 md:ml-0 md:justify-self-end print:hidden",
        })}
      />
    </figure>
  );
}
