import { Mail } from "lucide-react";
import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { FaqData } from "@/app/(public)/_shared/structured-data";
import { helpQuestions } from "@/components/site/info/help-questions";
import { InfoPage } from "@/components/site/info/info-page";
import { Questions } from "@/components/site/info/questions";
import { DemoVideo } from "@/components/site/landing/demo-video";
import { buttonClass } from "@/components/ui/button-style";
import { FiveWs } from "@/components/ui/five-ws";
import { LinkButton } from "@/components/ui/link-button";
import { supportEmail } from "@/lib/site";

export const generateMetadata = () =>
  pageMetadata({
    path: "/help",
    title: "Help",
    description: "How to write a pitch in the 5 W's, how matches are found, and what happens after you send.",
  });

export default function HelpPage() {
  const email = supportEmail();
  return (
    <InfoPage title="Help" lede="Five answers to begin with. A person reads everything else you ask.">
      <FaqData questions={helpQuestions} />
      <div className="mt-8 grid items-start gap-10 md:mt-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-18">
        <div className="grid gap-10">
          <section aria-labelledby="tutorial">
            <h2 id="tutorial" className="rule-ink mb-4 font-[620] text-sm">
              Video tutorial
            </h2>
            <DemoVideo />
            <p className="meta mt-2">From a pitch to a collaboration, in under a minute, with captions.</p>
          </section>
          <section aria-labelledby="questions">
            <h2 id="questions" className="rule-ink font-[620] text-sm">
              Frequently asked
            </h2>
            <Questions of={helpQuestions} />
          </section>
        </div>
        <div className="grid gap-10 md:sticky md:top-8">
          <section aria-labelledby="ws">
            <h2 id="ws" className="mb-4 font-[620] text-sm">
              The 5 W's of a pitch
            </h2>
            <FiveWs
              shape="note"
              values={{
                who: "The people, company or place it is about",
                what: "What happens, in one sentence",
                where: "Town and venue, or online",
                when: "The date, and until when to answer",
                why: "What it changes for the readers of this desk",
              }}
            />
          </section>
          <section aria-labelledby="support">
            <h2 id="support" className="rule-ink font-[620] text-sm">
              Still stuck?
            </h2>
            <p className="mt-3 text-ink-2 text-pretty">
              Say what you did and what happened instead. The address of the page helps.
            </p>
            <div className="mt-4 flex flex-wrap gap-3">
              {email && (
                <a href={`mailto:${email}`} className={buttonClass({ variant: "ink" })}>
                  <Mail aria-hidden />
                  Contact Support
                </a>
              )}
              <LinkButton href="/faqs">All FAQs</LinkButton>
              <LinkButton href="/template-demo">Try the templates</LinkButton>
            </div>
          </section>
        </div>
      </div>
    </InfoPage>
  );
}
