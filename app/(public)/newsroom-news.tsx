import { ManageLink } from "@/components/profiles/manage-link";
import { ReleaseList } from "@/components/releases/release-list";
import { Section } from "@/components/ui/section";
import { profileTag } from "@/lib/domain/profiles/tags";
import { getNewsroomNews } from "@/lib/domain/releases/queries/public";
import { publicPage } from "@/lib/transport/public-page";

/** A newsroom's news on its cached page, which ends its life when the next release comes out. */
export async function NewsroomNews({ id }: { id: string }) {
  const { releases, total } = await publicPage(
    getNewsroomNews,
    { id },
    {
      tags: () => [profileTag(id)],
      changesAt: (view) => view.changesAt,
    },
  );
  const manage = <ManageLink ownerId={id} href="/releases" label="Manage releases" />;
  if (releases.length === 0) return manage;
  const note = total > releases.length ? `The newest ${releases.length} of ${total}` : undefined;
  return (
    <Section title="News" note={note}>
      <ReleaseList releases={releases} />
      {manage}
    </Section>
  );
}
