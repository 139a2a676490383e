import { NewsletterForm } from "@/components/accounts/newsletter/newsletter-form";

export function NewsletterBox() {
  return (
    <section
      aria-labelledby="newsletter"
      className="mt-18 grid grid-cols-[minmax(0,1fr)] items-center gap-x-18 gap-y-6 border-rule border-y py-10 md:mt-28 md:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] md:py-12"
    >
      <div>
        <h2 id="newsletter" className="h1">
          One letter a month
        </h2>
        <p className="mt-2 text-ink-2 text-pretty">
          What desks are looking for, and which pitches got an answer. At most one, and one click stops it.
        </p>
      </div>
      <NewsletterForm />
    </section>
  );
}
