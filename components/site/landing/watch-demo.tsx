import { DemoVideo, demoLabels } from "@/components/site/landing/demo-video";

export function WatchDemo() {
  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className="mt-18 grid grid-cols-[minmax(0,1fr)] scroll-mt-6 items-start gap-7 md:mt-28 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:gap-18"
    >
      <div>
        <h2 id="demo-title" className="d2">
          {demoLabels.title}
        </h2>
        <p className="mt-4 text-ink-2">{demoLabels.text}</p>
      </div>
      <DemoVideo />
    </section>
  );
}
