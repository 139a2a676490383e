import { FigureTable } from "@/components/insights/figures/figure-table";
import { HowCounted } from "@/components/ui/how-counted";
import { Section } from "@/components/ui/section";
import {
  measures,
  outreachNames,
  outreachStates,
  roundFigure,
  sharesOf,
} from "@/lib/domain/insights/analytics/rules";
import type { OutreachView } from "@/lib/domain/insights/analytics/schema";
import { declineLabels } from "@/lib/domain/pitching/pitches/rules";
import { PartBars } from "./part-bars";

/** Where the pitches of the period stand by now, why they were declined, and how each headline does. */
export function Outreach({ outreach }: { outreach: OutreachView }) {
  const { sent, declined, waiting, reasons, pitches } = outreach;
  if (sent === 0) return null;
  const shares = sharesOf(outreachNames.map((name) => outreach[name]));
  return (
    <>
      <Section
        title={
          sent === 1 ? "Where the one pitch stands" : `Where the ${sent.toLocaleString("en")} pitches stand`
        }
        note={`Sent in these days, as they stand by now. Success rate ${percent(outreach.success)}, accepted of sent${waiting > 0 ? `; ${waiting.toLocaleString("en")} still ${waiting === 1 ? "waits" : "wait"} for an answer, so it may grow` : ""}`}
        className="mt-10"
      >
        <PartBars
          caption="Where the pitches stand"
          heads={["State", "Pitches", "Share"]}
          parts={outreachNames.map((name, place) => ({
            key: name,
            label: outreachStates[name].label,
            count: outreach[name],
            cells: [`${shares[place]}%`],
          }))}
          whole={sent}
          total={["100%"]}
        />
        <HowCounted label="How the success rate is counted" terms={[measures.successRate]} />
      </Section>
      {declined > 0 && (
        <Section
          title={
            declined === 1 ? "Why one was declined" : `Why ${declined.toLocaleString("en")} were declined`
          }
          note="The reason given with the answer"
          className="mt-10"
        >
          <PartBars
            caption="Why pitches were declined"
            heads={["Reason", "Declined"]}
            parts={reasons.map(({ reason, declined: count }) => ({
              key: reason,
              label: declineLabels[reason],
              count,
            }))}
            whole={declined}
          />
        </Section>
      )}
      <Section
        title="By pitch"
        note="By headline, the ten that were sent most. The time is the median to an answer"
        className="mt-10"
      >
        <FigureTable
          caption="By pitch"
          heads={["Pitch", "Sent", "Accepted", "Success", "Answered in", "Published"]}
          rows={pitches.map((pitch) => ({
            key: pitch.title,
            name: pitch.title,
            cells: [
              pitch.sent,
              pitch.accepted,
              percent(pitch.success),
              pitch.answerHours === null ? "not yet" : durationOf(pitch.answerHours),
              pitch.published,
            ],
          }))}
        />
      </Section>
    </>
  );
}

const percent = (share: number | null) => (share === null ? "none yet" : `${share}%`);

/** "1 day 2 h", "3 h" or "under 1 h". */
function durationOf(hours: number): string {
  const whole = roundFigure("count", hours);
  if (whole < 1) return "under 1 h";
  const [days, rest] = [Math.floor(whole / 24), whole % 24];
  const parts = [days > 0 && `${days} day${days === 1 ? "" : "s"}`, rest > 0 && `${rest} h`];
  return parts.filter(Boolean).join(" ");
}
