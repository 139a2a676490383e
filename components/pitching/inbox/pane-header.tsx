"use client";

import { ChevronLeft } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { iconButtonClass } from "@/components/ui/icon-button";
import { insteadOfOpening } from "@/components/ui/in-place";
import { Link } from "@/components/ui/link";
import { lineOf } from "@/lib/domain/profiles/profiles/identity";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { cn } from "@/lib/utils/cn";

export function PaneHeader({
  party,
  heading,
  isThere = false,
  back,
  onBack,
  children,
}: {
  party: PartyView;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The other side has this conversation open. */
  isThere?: boolean;
  /** The address it goes back to. */
  back: string;
  onBack: () => void;
  children?: ReactNode;
}) {
  return (
    <header className="flex min-h-16 flex-none items-center gap-1.5 border-rule border-b py-2 pr-2 pl-1 md:min-h-[76px] md:gap-3 md:px-5 md:py-3.5 xl:px-7">
      <a
        href={back}
        aria-label="Back to inbox"
        className={cn(iconButtonClass, "md:hidden")}
        onClick={insteadOfOpening(onBack)}
      >
        <ChevronLeft aria-hidden />
      </a>
      <span className="relative flex-none">
        <ProfilePicture profile={party} />
        {isThere && (
          <span
            aria-hidden
            className="absolute -right-0.5 -bottom-0.5 size-3 rounded-[50%] border-2 border-paper bg-good"
          />
        )}
      </span>
      <div className="min-w-0 flex-1 pl-1.5 md:pl-0">
        <h2 ref={heading} tabIndex={-1} className="truncate font-[600] text-sm">
          {party.userId ? (
            <Link href={party.url} className="hover:underline">
              {party.name}
            </Link>
          ) : (
            party.name
          )}
        </h2>
        <p className="meta truncate">
          {isThere && <span className="font-[560] text-good">Here now. </span>}
          {lineOf(party)}
        </p>
      </div>
      {children}
    </header>
  );
}
