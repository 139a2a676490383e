import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "./globals.css";
import { TestingMode } from "@/components/accounts/testing-mode/testing-mode";
import { CallsWhenAsked } from "@/components/messaging/calls/calls-when-asked";
import { Toaster } from "@/components/ui/toaster";
import { TESTING_FORM_ID, TESTING_SCRIPT } from "@/lib/platform/page-delivery/testing-script";
import { PRODUCT_NAME } from "@/lib/product";
import { isTestingMode } from "@/lib/site";

// No address is in here: one build runs anywhere. Pages that need whole addresses make them per request or cache entry.
export const metadata: Metadata = {
  title: { default: PRODUCT_NAME, template: `%s, ${PRODUCT_NAME}` },
  description:
    "Where press, brands, sources and paid-media creators meet, pitch in the 5 W’s and publish together.",
  applicationName: PRODUCT_NAME,
  // Search results may show a page's picture large. Pages that are not for search say so themselves.
  robots: { index: true, follow: true, "max-image-preview": "large" },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf8f1" },
    { media: "(prefers-color-scheme: dark)", color: "#15181c" },
  ],
};

/** The layout reads neither cookies nor headers: public pages under it are cached, the same bytes for everybody. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <a
          href="#main"
          className="absolute -top-15 left-4 z-50 rounded-md bg-ink px-4 py-3 text-on-ink text-sm focus:top-2"
        >
          Skip to content
        </a>
        {isTestingMode() && <TestingMode formId={TESTING_FORM_ID} script={TESTING_SCRIPT} />}
        {children}
        <CallsWhenAsked />
        <Toaster />
      </body>
    </html>
  );
}
