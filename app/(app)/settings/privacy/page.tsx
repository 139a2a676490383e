import type { Metadata } from "next";
import type { ReactNode } from "react";
import type { SearchProps } from "@/app/(auth)/search-props";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { PrivacySwitches } from "@/components/accounts/settings/privacy-switches";
import { BlockList } from "@/components/profiles/blocks/block-list";
import { SentReports } from "@/components/staff/reports/sent-reports";
import { DoneNote } from "@/components/ui/done-note";
import type { Pagination } from "@/lib/core/page-schema";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { listBlocks } from "@/lib/domain/profiles/blocks/queries";
import { listReports } from "@/lib/domain/staff/reports/queries";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Privacy", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/privacy";

const DONE = {
  saved: settingsMessages.saved,
  blocked: "Blocked. Nothing passes between you any more, and they are not told.",
  unblocked: "Unblocked. You can reach each other again.",
};

export default async function PrivacyPage({ searchParams }: SearchProps) {
  const { done, blocked, reported } = await searchParams;
  const from = (cursor: unknown) => (typeof cursor === "string" ? { cursor } : {});
  const [{ user }, { blocks, pagination: ofBlocks }, { reports, pagination: ofReports }] = await Promise.all([
    page(me, {}, HERE),
    page(listBlocks, from(blocked), HERE),
    page(listReports, from(reported), HERE),
  ]);
  return (
    <SettingsSubPage
      here={HERE}
      title="Privacy"
      lede="Each switch says what it does, and what off means."
      width="full"
    >
      <DoneNote done={done} messages={DONE} />
      <PrivacySwitches preferences={user.preferences} />
      <Part id="blocks" title="Blocked profiles">
        <BlockList blocks={blocks} next={nextPage("blocked", ofBlocks)} />
      </Part>
      <Part id="reports" title="Your reports">
        <SentReports reports={reports} next={nextPage("reported", ofReports)} />
      </Part>
    </SettingsSubPage>
  );
}

const nextPage = (list: "blocked" | "reported", { nextCursor }: Pagination) =>
  nextCursor &&
  `${HERE}?${list}=${encodeURIComponent(nextCursor)}#${list === "blocked" ? "blocks" : "reports"}`;

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 max-w-[760px] scroll-mt-6">
      <h2 id={`${id}-title`} className="h3 mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
