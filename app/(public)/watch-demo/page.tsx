import type { Metadata } from "next";
import { InfoPage } from "@/components/site/info/info-page";
import { DemoVideo, demoLabels } from "@/components/site/landing/demo-video";

export const metadata: Metadata = { title: "Watch Demo", robots: { index: false } };

/** Watch Demo leads here before and without scripts: the video plays by itself, without sound. */
export default function WatchDemoPage() {
  return (
    <InfoPage title={demoLabels.title} lede={demoLabels.text}>
      <div className="mt-8 max-w-5xl md:mt-12">
        <DemoVideo autoPlay />
      </div>
    </InfoPage>
  );
}
