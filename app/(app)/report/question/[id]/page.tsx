import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { TextForm } from "@/components/staff/reports/text-form";
import { DoneNote } from "@/components/ui/done-note";
import { answerQuestion } from "@/lib/actions/reports";
import { readQuestion } from "@/lib/domain/staff/reports/queries";
import { questionPath, reportLimits } from "@/lib/domain/staff/reports/rules";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../../matching-frame";

export const metadata: Metadata = { title: "A question of our staff", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = SearchProps & { params: Promise<{ id: string }> };

const DONE = { answered: "Thank you. Our staff read it." };

/** Before staff decide about a report, the account that it is about says what it has to say. */
export default async function QuestionPage({ params, searchParams }: Props) {
  const [{ id }, { done }] = await Promise.all([params, searchParams]);
  const here = questionPath(id);
  const [frame, { question }] = await Promise.all([readFrame(here), page(readQuestion, { id }, here)]);
  return (
    <MatchingFrame frame={frame} current={here}>
      <AppPage>
        <AppPageHead title="Our staff ask you something" />
        <DoneNote done={done} messages={DONE} />
        <div className="grid max-w-[760px] gap-5">
          <blockquote className="whitespace-pre-line font-serif text-xl [overflow-wrap:anywhere]">
            “{question.question}”
          </blockquote>
          {question.answer !== null ? (
            <>
              <p className="meta">You answered</p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{question.answer}</p>
            </>
          ) : question.decided ? (
            <p>This was decided already. Your notifications say what.</p>
          ) : (
            <TextForm
              action={answerQuestion}
              storedAs={`report-answer:${id}`}
              hidden={{ id }}
              name="answer"
              label="Your answer"
              help="Our staff read it, and nobody else. You can send it once"
              max={reportLimits.answer}
              submit="Send answer"
              ink
            />
          )}
        </div>
      </AppPage>
    </MatchingFrame>
  );
}
