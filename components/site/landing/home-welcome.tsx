"use client";

import { ArrowRight } from "lucide-react";
import { type HeaderViewer, useViewer } from "@/components/layout/use-viewer";
import { homeCards } from "@/components/site/landing/home-cards";
import { Kicker } from "@/components/ui/kicker";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { ownPathOf } from "@/lib/domain/profiles/profiles/identity";
import { accentOf, labelOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { PRODUCT_NAME } from "@/lib/product";

/** Everybody sees the way in; for a signed-in viewer the banner and their links come after the page. */
export function HomeWelcome() {
  const state = useViewer();
  if (state.status === "signedIn") return <Welcome viewer={state.viewer} />;
  return (
    <div className="max-w-[44em] py-9 md:py-14">
      <Kicker quiet>Free, invitation-only beta</Kicker>
      <h1 className="d1 mt-4.5 mb-5">Welcome to {PRODUCT_NAME}</h1>
      <p className="lede max-w-[34em]">
        Press, brands, sources and paid-media creators meet here, pitch in the 5 W's and publish together.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/signup" variant="ink" size="lg" className="max-md:w-full">
          Sign Up for Beta
        </LinkButton>
        <LinkButton href="/login" size="lg" className="max-md:w-full">
          Log In
        </LinkButton>
      </div>
    </div>
  );
}

function Welcome({ viewer }: { viewer: HeaderViewer | null }) {
  const userType = parseUserType(viewer?.userType ?? "");
  const path = viewer?.profile ? new URL(ownPathOf(viewer.profile), window.location.origin).pathname : null;
  return (
    <div data-accent={userType ? accentOf(userType) : undefined} className="pt-6 md:pt-10">
      <div className="rounded-md border-accent-vivid border-t-4 bg-accent-tint px-5 py-7 md:px-10 md:py-10">
        <Kicker>{userType ? labelOf(userType) : "Signed in"}</Kicker>
        <h1 className="d2 mt-2 [overflow-wrap:anywhere]">
          {viewer ? `Welcome back, ${viewer.name}` : "Welcome back"}
        </h1>
      </div>
      <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 md:mt-12 md:grid-cols-2 lg:grid-cols-4">
        {homeCards(userType, path).map(({ title, text, links }) => (
          <li key={title} className="border-ink border-t-2 pt-4 pb-6">
            <h2 className="h3">{title}</h2>
            <p className="mt-1 text-ink-2 text-pretty text-sm">{text}</p>
            <div className="mt-2 grid justify-items-start">
              {links.map(({ href, label }) => (
                <Link
                  key={href}
                  href={href}
                  className="inline-flex min-h-11 items-center gap-1.5 font-[580] text-accent text-sm hover:underline"
                >
                  {label}
                  <ArrowRight aria-hidden className="size-4" />
                </Link>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
