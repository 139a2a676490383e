import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { InfoPage } from "@/components/site/info/info-page";
import { LandingSteps } from "@/components/site/landing/steps";
import { LinkButton } from "@/components/ui/link-button";
import { PRODUCT_NAME } from "@/lib/product";

export const generateMetadata = () =>
  pageMetadata({
    path: "/about",
    title: "About",
    description: `What ${PRODUCT_NAME} is for, whom it brings together, and the rules it keeps.`,
  });

const rules = [
  {
    title: "Every pitch answers five questions",
    text: "Who, what, where, when, why. A reader sees in seconds whether it is theirs, and the sender finds out in time what is missing.",
  },
  {
    title: "Every match says why",
    text: "Scores come with their reasons in words. Nobody is hidden because something about them is not known yet.",
  },
  {
    title: "Coverage is not for sale",
    text: "Perks make work possible. They buy no opinion, and paid partnerships are named as such.",
  },
  {
    title: "Standing is earned",
    text: "The verified mark and the Presse Pass come from evidence by a published rubric; reputation comes from both sides of finished work.",
  },
  {
    title: "What is under embargo stays there",
    text: "A release that is not out yet is absent from every page, search and feed, for everybody not allowed to read it.",
  },
];

export default function AboutPage() {
  return (
    <InfoPage
      title={`About ${PRODUCT_NAME}`}
      lede={`Reporters get pitches that miss their beat; people with news don't know whose beat it is. ${PRODUCT_NAME} brings the two together, on facts.`}
    >
      <section aria-labelledby="people" className="mt-10 max-w-[44em] md:mt-14">
        <h2 id="people" className="h3 rule-ink">
          Whom it is for
        </h2>
        <p className="mt-3 text-ink-2 text-pretty">
          Press set their beats and get pitches that fit. Brands and sources publish newsrooms with releases,
          photos and people to ask, and pitch to the desks that cover their subject. Paid-media creators show
          their work and rates to brands that look for partners.
        </p>
        <p className="mt-3 text-ink-2 text-pretty">
          {PRODUCT_NAME} is in a free, invitation-only beta. Unlimited pitches, advanced analytics and team
          management will be premium features after it.
        </p>
      </section>
      <section aria-labelledby="rules" className="mt-14 md:mt-20">
        <h2 id="rules" className="d2 mb-7">
          The rules we keep
        </h2>
        <dl className="grid border-ink border-t-2">
          {rules.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-18 gap-y-1 border-rule border-b py-5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <dt className="h4">{title}</dt>
              <dd className="max-w-[44em] text-ink-2 text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LandingSteps />
      <div className="mt-12 flex flex-wrap gap-3">
        <LinkButton href="/signup" variant="ink" size="lg">
          Create Your Free Account
        </LinkButton>
        <LinkButton href="/contact" size="lg">
          Contact
        </LinkButton>
      </div>
    </InfoPage>
  );
}
