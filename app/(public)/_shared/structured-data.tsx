import { readMaterial } from "@/app/(public)/_shared/read-newsroom";
import { JsonLd } from "@/components/newsrooms/releases/json-ld";
import type { Question } from "@/components/site/info/questions";
import type { UserType } from "@/db/enums";
import { directories } from "@/lib/domain/discovery/directories/labels";
import type { DirectoryCard } from "@/lib/domain/discovery/directories/schema";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import {
  breadcrumbFacts,
  directoryFacts,
  faqFacts,
  graph,
  imageFacts,
  organizationFacts,
  profilePageFacts,
  siteFacts,
} from "@/lib/formats/json-ld/facts";
import { siteOrigin, socialLinks } from "@/lib/site";

/** A page with hundreds of photos need not name them all. */
const MAX_PHOTOS = 20;

const directoryStep = (kind: UserType) => {
  const { heading, path } = directories[kind];
  return { name: heading, path: `/${path}` };
};

/** Machines read what a profile's or newsroom's page is: one line in the page. */
export async function ProfileData({ profile }: { profile: ProfileView }) {
  const origin = siteOrigin();
  if (!origin) return null;
  const { name, url, userType } = profile;
  const way = [directoryStep(userType.toLowerCase() as UserType), { name, path: url }];
  const isNewsroom = isNewsroomType(userType);
  const facts = isNewsroom
    ? [organizationFacts(profile, origin), ...(await photoFacts(profile, origin))]
    : [profilePageFacts(profile, origin)];
  return <JsonLd data={graph(...facts, breadcrumbFacts(way, origin))} />;
}

/** The read is the same as that of the page's own list of material. */
async function photoFacts({ id, url }: ProfileView, origin: string) {
  const { assets } = await readMaterial(id);
  return assets
    .filter(({ kind }) => kind === "photo")
    .slice(0, MAX_PHOTOS)
    .map((photo) => imageFacts(photo, { url }, origin));
}

/** Machines read the place of a page under a profile: a release, all its news, all its work. */
export function WayData({ under, title, path }: Way) {
  const origin = siteOrigin();
  if (!origin) return null;
  const kind = under.userType.toLowerCase() as UserType;
  const way = [directoryStep(kind), { name: under.name, path: under.url }, { name: title, path }];
  return <JsonLd data={graph(breadcrumbFacts(way, origin))} />;
}
type Way = {
  under: { name: string; url: string; userType: string };
  title: string;
  path: string;
};

/** Machines read what a directory's page lists. */
export function DirectoryData({ kind, cards }: { kind: UserType; cards: DirectoryCard[] }) {
  const origin = siteOrigin();
  if (!origin) return null;
  return (
    <JsonLd
      data={graph(
        directoryFacts(directories[kind], cards, origin),
        breadcrumbFacts([directoryStep(kind)], origin),
      )}
    />
  );
}

/** These questions are on a page with their answers. */
export const FaqData = ({ questions }: { questions: Question[] }) => (
  <JsonLd data={graph(faqFacts(questions))} />
);

/** The first page says what the product is. */
export function SiteData() {
  const origin = siteOrigin();
  return origin ? (
    <JsonLd
      data={graph(
        ...siteFacts(
          origin,
          socialLinks().map(({ url }) => url),
        ),
      )}
    />
  ) : null;
}
