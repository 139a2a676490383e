import { StateBand } from "@/components/accounts/settings/state-band";
import { RingOnPage } from "@/components/messaging/calls/ring-on-page";
import { Builder } from "@/components/profiles/builders/builder";
import { builderPath } from "@/components/profiles/builders/paths";
import { RightsProvider } from "@/components/profiles/companies/rights";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { getBuilderDraft } from "@/lib/domain/profiles/builders/queries";
import { reachableStep } from "@/lib/domain/profiles/builders/steps";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { redirectActing } from "@/lib/transport/acting";
import { page } from "@/lib/transport/page";

type Query = Record<string, string | string[] | undefined>;
export type BuilderAddress = { searchParams: Promise<Query> };

const textOf = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

/**
 * The builder of the viewer's type opens at each of its addresses; that of another type leads to one's own. Without a
 * step in the address it opens where the draft was left. `?from=settings` leads back there.
 */
export async function BuilderPage({ here, searchParams }: BuilderAddress & { here: string }) {
  const query = textOf(await searchParams);
  const path = withQuery(here, query);
  const [{ draft }, { user }] = await Promise.all([page(getBuilderDraft, {}, path), page(me, {}, path)]);
  const kind = draft.userType.toLowerCase() as UserType;
  const own = builderPath(kind);
  if (own !== here) await redirectActing(withQuery(own, query));
  const left = reachableStep(kind, draft.step, draft.values);
  if (!query.has("step") && left > 1) {
    query.set("step", String(left));
    await redirectActing(withQuery(own, query));
  }
  return (
    <>
      <p className="wrap hidden py-3 text-sm noscript:block">
        The builder needs JavaScript. Without it{" "}
        <a href="/setup-profile" className="link">
          the profile’s form
        </a>{" "}
        takes name, title, location, topics and perks.
      </p>
      <StateBand {...user} />
      <RightsProvider of={user}>
        <Builder draft={draft} back={query.get("from") === "settings" ? "/settings" : null} />
        <RingOnPage userId={user.id} isPrivate />
      </RightsProvider>
    </>
  );
}
