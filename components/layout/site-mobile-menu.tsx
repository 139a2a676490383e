"use client";

import { usePathname } from "next/navigation";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { mainLinks } from "@/components/layout/site-links";
import { useViewer } from "@/components/layout/use-viewer";
import { viewerLinks } from "@/components/layout/viewer-links";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";

/** Only those signed in load what signs out; where it cannot be loaded, its page does. */
const signOut = () =>
  import("@/components/layout/sign-out").then(
    (loaded) => loaded.signOut(),
    () => window.location.assign("/sign-out"),
  );

export function SiteMobileMenu() {
  const state = useViewer();
  const path = usePathname();
  const signedIn = state.status === "signedIn";
  const links = signedIn ? [...mainLinks, ...viewerLinks(state.viewer)] : mainLinks;
  return (
    <MobileMenu links={links.map(({ href, label }) => ({ href, label }))} current={path}>
      {signedIn ? (
        <Button onClick={() => void signOut()}>Sign Out</Button>
      ) : (
        <>
          <LinkButton href="/login">Sign In</LinkButton>
          <LinkButton href="/signup" variant="ink">
            Sign Up
          </LinkButton>
        </>
      )}
    </MobileMenu>
  );
}
