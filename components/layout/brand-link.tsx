"use client";

import { Logo } from "@/components/layout/logo";
import { useViewer } from "@/components/layout/use-viewer";
import { Link } from "@/components/ui/link";
import { PRODUCT_NAME } from "@/lib/product";

/** The link leads to the public site when signed out, to the dashboard when signed in. */
export function BrandLink() {
  const signedIn = useViewer().status === "signedIn";
  return (
    <Link
      href={signedIn ? "/dashboard" : "/"}
      aria-label={signedIn ? `${PRODUCT_NAME}, to the dashboard` : `${PRODUCT_NAME}, home`}
    >
      <Logo />
    </Link>
  );
}
