import type { Metadata } from "next";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import type { LibraryQuery } from "@/components/newsrooms/assets/editor/assets-api";
import { AssetsScreen } from "@/components/newsrooms/assets/editor/assets-screen";
import { RequestList } from "@/components/newsrooms/assets/editor/request-list";
import { REQUESTS_TAB } from "@/components/newsrooms/assets/labels";
import { listAssets } from "@/lib/domain/newsrooms/assets/queries";
import { assetKinds, assetSorts } from "@/lib/domain/newsrooms/assets/schema";
import { listProductRequests } from "@/lib/domain/newsrooms/product-requests/queries";
import { isNewsroom } from "@/lib/domain/profiles/profiles/identity";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";
import { wayFrom } from "../way";

export const metadata: Metadata = { title: "Assets" };
export const dynamic = "force-dynamic";

const HERE = "/assets";
const PER_PAGE = 50;

type Asked = Partial<Record<"tab" | "kind" | "sort" | "q" | "open", string | string[]>>;
type Props = { searchParams: Promise<Asked> };

/** Values of the address that the library does not know are left out. */
function readQuery({ kind, sort, q }: Asked): LibraryQuery {
  return {
    kind: assetKinds.find((option) => option === kind) ?? null,
    sort: assetSorts.find((option) => option === sort) ?? "order",
    q: typeof q === "string" ? q.trim().slice(0, 100) : "",
  };
}

/** A newsroom sees its material and the requests for its products; everybody else the requests that they sent. */
export default async function AssetsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const [frame, requests] = await Promise.all([readFrame(HERE), page(listProductRequests, {}, HERE)]);
  const { user, bell } = frame;
  const list = <RequestList first={requests} hasNewsroom={isNewsroom(user)} />;
  if (!isNewsroom(user)) {
    return (
      <MatchingFrame frame={frame} current={HERE}>
        <AppPage>
          <AppPageHead
            way={wayFrom(user)}
            lead="Asked, granted, sent, due, returned"
            title="Product requests"
            actions={bell}
          />
          {list}
        </AppPage>
      </MatchingFrame>
    );
  }
  const query = readQuery(asked);
  const [first, { profile }] = await Promise.all([
    page(listAssets, { ...query, kind: query.kind ?? undefined, limit: PER_PAGE }, HERE),
    page(getOwnProfile, {}, HERE),
  ]);
  const own = isNewsroom(profile) ? profile : null;
  const { tab } = asked;
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AssetsScreen
        tab={tab === REQUESTS_TAB ? tab : "library"}
        library={{
          query,
          first,
          opened: typeof asked.open === "string" ? asked.open : null,
          newsroom: { name: profile.name, pressContacts: own?.pressContacts ?? [] },
        }}
        waiting={requests.counts.waiting}
        requests={list}
        head={
          <AppPageHead
            way={wayFrom(user)}
            title="Assets"
            actions={<div className="max-md:hidden">{bell}</div>}
          />
        }
      />
    </MatchingFrame>
  );
}
