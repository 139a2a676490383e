const steps = [
  {
    title: "Write it in five lines",
    text: "Who, what, where, when, why. Save several, switch on the ones you want matched.",
  },
  {
    title: "See who fits, and why",
    text: "Topics, reach, distance, response time, reputation and perks: six reasons, each in words.",
  },
  {
    title: "Agree, work, finish",
    text: "Accepted pitches open a conversation. Both sides rate; the story is linked.",
  },
];

export function LandingSteps() {
  return (
    <section
      aria-labelledby="how"
      className="mt-18 grid grid-cols-[minmax(0,1fr)] items-start gap-7 md:mt-28 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:gap-18"
    >
      <h2 id="how" className="d2">
        How a pitch becomes a story
      </h2>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-4 border-rule border-t py-5 first:border-ink first:border-t-2 md:grid-cols-[72px_minmax(0,1fr)]"
          >
            <span aria-hidden className="figure-serif text-[2.5rem] text-ink-3 leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="h3">{title}</h3>
              <p className="mt-1 max-w-[44em] text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
