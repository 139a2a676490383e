import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { TokenScreen } from "@/components/accounts/tokens/token-screen";
import { DoneNote } from "@/components/ui/done-note";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
import { listTokens } from "@/lib/domain/accounts/tokens/queries";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "API tokens", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/tokens";
const DONE = { token: "The token works no more." };

export default async function TokensPage({ searchParams }: SearchProps) {
  const { done } = await searchParams;
  const [{ tokens }, { security }] = await Promise.all([
    page(listTokens, {}, HERE),
    page(readSecurity, {}, HERE),
  ]);
  return (
    <SettingsSubPage
      here={HERE}
      title="API tokens"
      width="list"
      lede="A program acts for you by a token, within what you choose here and within what you may do yourself."
    >
      <DoneNote done={done} messages={DONE} />
      <TokenScreen owner="own" tokens={tokens} codeDue={security.codeDue} />
    </SettingsSubPage>
  );
}
