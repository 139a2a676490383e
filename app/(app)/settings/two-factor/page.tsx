import type { Metadata } from "next";
import { QrCode } from "@/components/accounts/accounts/qr-code";
import { TwoFactorScreen } from "@/components/accounts/accounts/two-factor-screen";
import { AccountShell } from "@/components/layout/account-shell";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Two-factor sign-in", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/two-factor";

/** A member whose company asks for two-factor sign-in comes here first and may open nothing else: there is no frame. */
export default async function TwoFactorPage() {
  const { security } = await page(readSecurity, {}, HERE);
  const { setup, required } = security.twoFactor;
  const qr = setup && <QrCode text={setup.address} label="QR code for your authenticator app" />;
  const screen = <TwoFactorScreen security={security} qr={qr} />;
  if (!required) {
    return (
      <SettingsSubPage here={HERE} title="Two-factor sign-in">
        {screen}
      </SettingsSubPage>
    );
  }
  return (
    <AccountShell headerEnd={<SignOutForm variant="text" size="sm" />}>
      <h1 className="h1">Two-factor sign-in</h1>
      <p className="lede mt-3 mb-7">Your company asks its members for a code besides the password.</p>
      {screen}
    </AccountShell>
  );
}
