"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useTransition } from "react";
import { AssetBoard } from "@/components/assets/editor/asset-board";
import { useAssets } from "@/components/assets/editor/use-assets";
import { DESK_TAB, REQUESTS_TAB, sectionNames } from "@/components/assets/labels";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { type AssetKind, type AssetListView, assetKinds } from "@/lib/domain/assets/schema";

/** The newsroom's material by kind, the requests for its products and its press desk; the open tab stands in the address. */
export function AssetsScreen({
  kind,
  tab,
  first,
  waiting,
  requests,
  desk,
}: {
  /** Of the open tab; of the first while requests are open. */
  kind: AssetKind;
  tab: AssetKind | typeof REQUESTS_TAB | typeof DESK_TAB;
  first: AssetListView;
  /** Requests that wait for an answer. */
  waiting: number;
  requests: ReactNode;
  /** Press contacts and boilerplate. */
  desk: ReactNode;
}) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const store = useAssets(kind, first);
  return (
    <Tabs value={tab} onValueChange={(next) => start(() => router.push(`/assets?tab=${next}`))}>
      <TabsList aria-label="Assets" aria-busy={pending}>
        {assetKinds.map((name) => (
          <TabsTrigger key={name} value={name} count={store.list.counts[name]}>
            {sectionNames[name]}
          </TabsTrigger>
        ))}
        <TabsTrigger value={REQUESTS_TAB} count={waiting}>
          Product requests
        </TabsTrigger>
        <TabsTrigger value={DESK_TAB}>Press contacts</TabsTrigger>
      </TabsList>
      <TabsContent value={tab} className="pt-6">
        {tab === REQUESTS_TAB && requests}
        {tab === DESK_TAB && desk}
        {tab !== REQUESTS_TAB && tab !== DESK_TAB && <AssetBoard kind={tab} store={store} />}
      </TabsContent>
    </Tabs>
  );
}
