import { Rss } from "lucide-react";
import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { AddressForm } from "@/components/newsrooms/imports/address-form";
import { ChooseForm } from "@/components/newsrooms/imports/choose-form";
import { doneText } from "@/components/newsrooms/imports/done-text";
import {
  IMPORT_PATH,
  IMPORT_TITLE,
  importLabels,
  leadOf,
  withoutAddressText,
} from "@/components/newsrooms/imports/labels";
import { RecentImports } from "@/components/newsrooms/imports/recent-imports";
import { WORK_PATH, workLabels } from "@/components/profiles/work-samples/labels";
import { DoneNote } from "@/components/ui/done-note";
import { EmptyState } from "@/components/ui/empty-state";
import { SectionHead } from "@/components/ui/section";
import { AppError } from "@/lib/core/errors";
import { listImports, previewImport } from "@/lib/domain/newsrooms/imports/queries";
import type { ImportPreviewView } from "@/lib/domain/newsrooms/imports/schema";
import { isNewsroom } from "@/lib/domain/profiles/profiles/identity";
import { page } from "@/lib/transport/page";
import { uuidv7 } from "@/lib/utils/uuid";
import { MatchingFrame, readFrame } from "../matching-frame";
import { wayFrom } from "../way";

export const metadata: Metadata = { title: IMPORT_TITLE, robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Entries of another site are taken over as work samples, or as a newsroom's drafts. */
export default async function ImportPage({ searchParams }: Props) {
  const { address: asked, cursor, ...done } = await searchParams;
  const address = typeof asked === "string" ? asked : null;
  const input = { limit: 10, ...(typeof cursor === "string" ? { cursor } : {}) };
  const [frame, list, read] = await Promise.all([
    readFrame(IMPORT_PATH),
    page(listImports, input, IMPORT_PATH),
    address === null ? null : readPreview(address),
  ]);
  const newsroom = isNewsroom(frame.user);
  const preview = read && "preview" in read ? read.preview : null;
  const problem = read && "problem" in read ? read.problem : (preview?.error ?? null);
  return (
    <MatchingFrame frame={frame} current="/settings">
      <AppPage>
        <AppPageHead
          way={wayFrom(
            frame.user,
            newsroom
              ? { href: "/releases", label: "Releases" }
              : { href: WORK_PATH, label: workLabels.title },
          )}
          title={IMPORT_TITLE}
          actions={<span className="max-md:hidden">{frame.bell}</span>}
        />
        <DoneNote>{doneText(done, newsroom)}</DoneNote>
        <p className="mb-6 max-w-prose text-ink-2 text-pretty">{leadOf(newsroom)}</p>
        <AddressForm address={address ?? ""} problem={problem} />
        {preview?.success && <Found preview={preview} address={address ?? ""} />}
        <RecentImports list={list} isNewsroom={newsroom} />
      </AppPage>
    </MatchingFrame>
  );
}

/** The problem is a sentence for the field. */
async function readPreview(address: string): Promise<{ preview: ImportPreviewView } | { problem: string }> {
  const rethrow = (error: AppError): never => {
    throw error;
  };
  try {
    return { preview: await page(previewImport, { address }, IMPORT_PATH, rethrow) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: error.fields?.address?.[0] ?? error.message };
  }
}

function Found({ preview, address }: { preview: ImportPreviewView; address: string }) {
  const { title, feedAddress, items, withoutAddress } = preview;
  return (
    <section aria-labelledby="found" className="mt-10">
      <SectionHead
        id="found"
        title={title || feedAddress}
        note={`${items.length} ${items.length === 1 ? "entry" : "entries"}`}
      />
      {withoutAddress > 0 && <p className="meta mt-3">{withoutAddressText(withoutAddress)}</p>}
      {items.length === 0 ? (
        <EmptyState level={3} icon={<Rss />} title={importLabels.nothingFound}>
          {importLabels.nothingFoundText}
        </EmptyState>
      ) : (
        // Another feed begins with nothing chosen.
        <ChooseForm key={address} preview={preview} address={address} attempt={uuidv7()} />
      )}
    </section>
  );
}
