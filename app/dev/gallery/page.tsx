import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { GalleryControls } from "@/app/dev/gallery/controls";
import { GalleryFields } from "@/app/dev/gallery/fields";
import { GalleryFloating } from "@/app/dev/gallery/floating";
import { GalleryLayout } from "@/app/dev/gallery/layout-parts";
import { GalleryMarks } from "@/app/dev/gallery/marks";
import { Both } from "@/app/dev/gallery/parts";
import { GalleryStates } from "@/app/dev/gallery/states";
import { GalleryType } from "@/app/dev/gallery/type";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { settings } from "@/lib/platform/settings/settings";

export const metadata: Metadata = { title: "Gallery", robots: { index: false } };

const parts = [
  { id: "type", title: "Type", Part: GalleryType },
  { id: "controls", title: "Buttons, tags, tabs", Part: GalleryControls },
  { id: "fields", title: "Fields", Part: GalleryFields },
  { id: "marks", title: "Badges, avatars, meters", Part: GalleryMarks },
  { id: "floating", title: "Dialogs, menus, toasts", Part: GalleryFloating },
  { id: "states", title: "A list in four states", Part: GalleryStates },
  { id: "layout", title: "Layout parts", Part: GalleryLayout },
] as const;

/** Visual changes are judged on this page: every primitive in all its states, both themes side by side. Demo only. */
export default async function GalleryPage() {
  await connection();
  if (settings().DEPLOYMENT !== "demo") notFound();
  return (
    <div data-accent="press">
      <SiteHeader />
      <main id="main">
        <div className="px-5 py-8 md:px-10 md:py-14">
          <h1 className="d2">Gallery</h1>
          <p className="lede mt-3 max-w-[60ch]">
            The parts every screen is made of, in all their states: light left, dark right, one under the
            other on phones.
          </p>
          <nav aria-label="Sections" className="mt-6">
            <ul className="flex flex-wrap gap-x-5">
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="link inline-flex min-h-11 items-center text-sm">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {parts.map(({ id, title, Part }) => (
          <Both key={id} id={id} title={title}>
            {(theme) => <Part theme={theme} />}
          </Both>
        ))}
      </main>
      <SiteFooter flush />
    </div>
  );
}
