import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { Link } from "@/components/ui/link";
import { MatchingFrame, readFrame } from "../matching-frame";

const widths = { form: "max-w-[480px]", list: "max-w-[760px]", full: "" };

/** A page of one setting has a form as wide as a form reads, or wider for lists. */
export async function SettingsSubPage({
  here,
  title,
  lede,
  width = "form",
  children,
}: {
  here: string;
  title: string;
  lede?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return (
    <MatchingFrame frame={await readFrame(here)} current="/settings">
      <AppPage>
        <Link href="/settings" className="hit-area link mb-4 inline-flex items-center gap-1.5 text-sm">
          <ArrowLeft aria-hidden className="size-4" />
          Settings
        </Link>
        <AppPageHead title={title} />
        <div className={widths[width]}>
          {lede && <p className="mb-7 text-ink-2">{lede}</p>}
          {children}
        </div>
      </AppPage>
    </MatchingFrame>
  );
}
