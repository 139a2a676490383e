"use client";

import { type ComponentProps, type ReactNode, useTransition } from "react";
import { useRouter } from "@/components/layout/acting";
import { AssetLibrary } from "@/components/newsrooms/assets/editor/asset-library";
import { REQUESTS_TAB } from "@/components/newsrooms/assets/labels";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";

const LIBRARY_TAB = "library";

/** The open tab is in the address. */
export function AssetsScreen({
  tab,
  library,
  waiting,
  requests,
  head,
}: {
  tab: typeof LIBRARY_TAB | typeof REQUESTS_TAB;
  library: Omit<ComponentProps<typeof AssetLibrary>, "head">;
  /** The number of requests that wait for an answer. */
  waiting: number;
  requests: ReactNode;
  head: ReactNode;
}) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const total = Object.values(library.first.counts).reduce((sum, count) => sum + count, 0);
  const top = (
    <>
      {head}
      <TabsList aria-label="Assets" aria-busy={pending}>
        <TabsTrigger value={LIBRARY_TAB} count={total}>
          Library
        </TabsTrigger>
        <TabsTrigger value={REQUESTS_TAB} count={waiting}>
          Product requests
        </TabsTrigger>
      </TabsList>
    </>
  );
  const go = (next: string) =>
    start(() => router.push(next === LIBRARY_TAB ? "/assets" : `/assets?tab=${next}`));
  return (
    <Tabs value={tab} onValueChange={go}>
      {tab === LIBRARY_TAB ? (
        <TabsContent value={tab}>
          <AssetLibrary {...library} head={top} />
        </TabsContent>
      ) : (
        <div className="mx-auto w-full max-w-page px-5 pt-4 pb-10 md:px-8 md:pt-6 md:pb-16">
          {top}
          <TabsContent value={tab} className="pt-6">
            {requests}
          </TabsContent>
        </div>
      )}
    </Tabs>
  );
}
