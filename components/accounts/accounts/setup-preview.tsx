"use client";

import type { SetupValues, SetupViewer } from "@/components/accounts/accounts/setup-values";
import { ProfilePlate } from "@/components/profiles/picture/profile-picture";
import { Portrait } from "@/components/ui/portrait";
import { Section } from "@/components/ui/section";
import { Tag, Tags } from "@/components/ui/tag";
import { perkLabelFor } from "@/lib/domain/vocabulary/perks/perks";
import { isNewsroomType, toApiUserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** The card as others will see it, while it is being filled in. */
export function SetupPreview({ values, viewer }: { values: SetupValues; viewer: SetupViewer }) {
  const isNewsroom = isNewsroomType(viewer.type);
  const company = viewer.company ?? (isNewsroom ? values.company.trim() : "");
  const name = company || values.name.trim();
  const links = [values.website, values.customPortfolioUrl].flatMap((address) => hostOf(address) ?? []);
  const topics = values.expertise;
  const perks = isNewsroom ? values.perksOffered : values.perksPreferred;
  return (
    <div className="px-5 pt-6 pb-7 md:px-6 md:py-7 xl:p-10">
      <p className="meta">Live preview</p>
      <div className="mt-3 rounded-md border border-rule bg-raised p-5 xl:p-7">
        <div className="grid grid-cols-[104px_minmax(0,1fr)] items-end gap-5 xl:grid-cols-[136px_minmax(0,1fr)]">
          <ProfilePlate
            profile={{ ...viewer, name, userType: toApiUserType(viewer.type) }}
            alt=""
            className="aspect-4/5"
          />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="h2">{name || <Missing>Full name</Missing>}</p>
            <p className="mt-1 text-ink-2 text-sm">
              {isNewsroom
                ? values.tagline.trim() || <Missing>Newsroom line</Missing>
                : values.professionalTitle.trim() || <Missing>Professional title</Missing>}
            </p>
            <p className="meta mt-1">{values.location.trim() || <Missing>Location</Missing>}</p>
          </div>
        </div>
        <Section title="Topics" level={2} className="mt-7">
          {topics.length > 0 ? (
            <Tags className="mt-3.5">
              {topics.map((topic) => (
                <Tag key={topic}>{topic}</Tag>
              ))}
            </Tags>
          ) : (
            <p className="meta mt-3">None yet. They weigh most in who you meet.</p>
          )}
        </Section>
        {perks.length > 0 && (
          <Section title={perkLabelFor(viewer.type)} level={2} className="mt-7">
            <Tags className="mt-3.5">
              {perks.map((perk) => (
                <Tag key={perk}>{perk}</Tag>
              ))}
            </Tags>
          </Section>
        )}
        {links.length > 0 && (
          <Section title="Elsewhere" level={2} className="mt-7">
            <ul className="mt-3 text-sm">
              {links.map((host) => (
                <li key={host} className="truncate">
                  {host}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      {isNewsroom && (
        <div className="mt-5 flex items-center gap-3.5 text-sm [overflow-wrap:anywhere]">
          <Portrait name={values.name.trim()} src={viewer.avatarUrl} size="tile" />
          <p className="min-w-0">
            <b className="block font-[600]">{values.name.trim() || <Missing>Full name</Missing>}</b>
            <span className="meta block">
              {values.professionalTitle.trim() || <Missing>Professional title</Missing>}
            </span>
          </p>
        </div>
      )}
      <dl className="mt-5 text-sm">
        <Fact term="Shown">In Discover and on every pitch you send</Fact>
        <Fact term="Never">Your e-mail, until you share it</Fact>
      </dl>
    </div>
  );
}

function Missing({ children }: { children: string }) {
  return <span className="border-edge border-b border-dashed text-ink-3">{children}</span>;
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-4 border-rule border-b py-2.5 last:border-b-0">
      <dt className="text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  return new URL(address).host.replace(/^www\./, "") || null;
}
