"use client";

import { usePathname } from "next/navigation";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { mainLinks } from "@/components/layout/site-links";
import { useViewer } from "@/components/layout/use-viewer";
import { viewerLinks } from "@/components/layout/viewer-links";
import { LinkButton } from "@/components/ui/link-button";

/** The public header's menu on phones, with the viewer's own places when signed in. */
export function SiteMobileMenu() {
  const state = useViewer();
  const path = usePathname();
  const signedIn = state.status === "signedIn";
  const links = signedIn ? [...mainLinks, ...viewerLinks(state.viewer)] : mainLinks;
  return (
    <MobileMenu links={links.map(({ href, label }) => ({ href, label }))} current={path}>
      {signedIn ? (
        <SignOutForm />
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
