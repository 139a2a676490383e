"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { Tabs } from "@/components/ui/tabs";

/** The address follows the chosen tab, so that a reload, the way back and a sent link show it. The first needs no word. */
export function TabsInAddress({
  names,
  tab,
  children,
}: {
  names: readonly [string, ...string[]];
  tab: string;
  children: ReactNode;
}) {
  const [shown, setShown] = useState(tab);
  const asked = useSearchParams().get("tab");
  const [first] = names;
  const named = names.find((name) => name === asked) ?? first;
  useEffect(() => setShown(named), [named]);
  const show = (next: string) => {
    setShown(next);
    const query = new URLSearchParams(window.location.search);
    if (next === first) query.delete("tab");
    else query.set("tab", next);
    const search = query.size > 0 ? `?${query}` : "";
    window.history.replaceState(null, "", `${window.location.pathname}${search}`);
  };
  return (
    <Tabs value={shown} onValueChange={show} className="mt-6 md:mt-8">
      {children}
    </Tabs>
  );
}
