import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { AssetsScreen } from "@/components/assets/editor/assets-screen";
import { RequestList } from "@/components/assets/editor/request-list";
import { DESK_TAB, REQUESTS_TAB } from "@/components/assets/labels";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { toDeskForm } from "@/components/profiles/editor/desk-form";
import { PressDesk } from "@/components/profiles/editor/press-desk";
import { LinkButton } from "@/components/ui/link-button";
import { listAssets } from "@/lib/domain/assets/queries";
import { assetKinds } from "@/lib/domain/assets/schema";
import { listProductRequests } from "@/lib/domain/product-requests/queries";
import { getOwnProfile } from "@/lib/domain/profiles/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../matching-frame";

export const metadata: Metadata = { title: "Assets" };
export const dynamic = "force-dynamic";

const HERE = "/assets";
const PER_PAGE = 50;

type Props = { searchParams: Promise<{ tab?: string | string[] }> };

/** The newsroom's material and the requests for its products; for everybody else the requests they sent. */
export default async function AssetsPage({ searchParams }: Props) {
  const { tab: asked } = await searchParams;
  const [frame, requests] = await Promise.all([readFrame(HERE), page(listProductRequests, {}, HERE)]);
  const { user, bell } = frame;
  const hasNewsroom = user.userType === "BRAND" || user.userType === "SOURCE";
  const list = <RequestList first={requests} hasNewsroom={hasNewsroom} />;
  if (!hasNewsroom) {
    return (
      <MatchingFrame frame={frame} current={HERE}>
        <AppPage>
          <AppPageHead lead="Asked, granted, sent, due, returned" title="Product requests" actions={bell} />
          {list}
        </AppPage>
      </MatchingFrame>
    );
  }
  const kind = assetKinds.find((known) => known === asked) ?? "photo";
  const [first, { profile }] = await Promise.all([
    page(listAssets, { kind, limit: PER_PAGE }, HERE),
    page(getOwnProfile, {}, HERE),
  ]);
  const own = profile.userType === "BRAND" || profile.userType === "SOURCE" ? profile : null;
  return (
    <MatchingFrame frame={frame} current={HERE}>
      <AppPage>
        <AppPageHead
          lead="Your newsroom"
          title="Assets"
          actions={
            <>
              <span className="max-md:hidden">{bell}</span>
              {user.profile && (
                <LinkButton href={user.profile.url}>
                  <ExternalLink aria-hidden />
                  View newsroom
                </LinkButton>
              )}
            </>
          }
        />
        <AssetsScreen
          kind={kind}
          tab={asked === REQUESTS_TAB || asked === DESK_TAB ? asked : kind}
          first={first}
          waiting={requests.counts.waiting}
          requests={list}
          desk={own && <PressDesk first={toDeskForm(own)} />}
        />
      </AppPage>
    </MatchingFrame>
  );
}
