import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";
import { type AccentName, AccentScope } from "@/components/ui/accent-scope";
import { Link } from "@/components/ui/link";
import { PRODUCT_NAME } from "@/lib/product";
import { cn } from "@/lib/utils/cn";

/**
 * Account screens are outside the shared header and footer: the form left on the logo's edge, right what it is for. The
 * right half is gone on phones unless `asideOnPhone` puts it under the form.
 */
export function AccountShell({
  accent,
  headerEnd,
  aside,
  asideLabel,
  asideOnPhone = false,
  children,
}: {
  accent?: AccentName;
  /** The text right of the logo: "Already have an account? Sign In". */
  headerEnd?: ReactNode;
  /** AccountPicture and AccountNote, or a live preview. */
  aside?: ReactNode;
  asideLabel?: string;
  asideOnPhone?: boolean;
  children: ReactNode;
}) {
  return (
    <AccentScope accent={accent} className={cn("min-h-dvh", aside !== undefined && "md:grid md:grid-cols-2")}>
      <div className="@container min-w-0 pr-5 pb-28 pl-5 pt-2 md:pr-7 md:pb-14 md:pl-[max(28px,calc((100vw-1280px)/2))] md:pt-4 xl:pr-20">
        <header className="flex max-w-[480px] items-center justify-between gap-4">
          <Link href="/" aria-label={`${PRODUCT_NAME}, home`}>
            <Logo />
          </Link>
          {headerEnd && <div className="flex min-w-0 items-baseline gap-1.5 text-sm">{headerEnd}</div>}
        </header>
        <main id="main" className="mt-6 max-w-[480px] md:mt-10">
          {children}
        </main>
      </div>
      {aside && (
        <aside
          aria-label={asideLabel}
          className={cn(
            "relative min-w-0 border-rule bg-sunk max-md:border-t md:border-l",
            !asideOnPhone && "max-md:hidden",
          )}
        >
          <div className="flex flex-col md:sticky md:top-0 md:min-h-dvh">{aside}</div>
        </aside>
      )}
    </AccentScope>
  );
}

/** The picture fills what the note under it leaves free; it is 16:10 on phones. */
export function AccountPicture({
  src,
  alt,
  position = "50% 70%",
}: {
  src: string;
  alt: string;
  position?: string;
}) {
  return (
    <div className="relative min-h-0 flex-1 max-md:aspect-16/10 max-md:flex-none">
      {/* biome-ignore lint/performance/noImgElement: pictures of public/demo come in their real size */}
      <img
        src={src}
        alt={alt}
        // The picture is not shown on phones, so it is not loaded there either.
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
        style={{ objectPosition: position }}
      />
    </div>
  );
}

/** The text under the picture has a kicker and the 5 W's, or a few facts. */
export function AccountNote({ children }: { children: ReactNode }) {
  return <div className="px-5 pt-6 pb-7 md:px-6 md:py-7 xl:p-10">{children}</div>;
}
