import { bannerHtml } from "@/components/accounts/testing-mode/banner";
import { readTestingMode } from "@/lib/domain/accounts/accounts/commands/testing-mode";
import { TESTING_FORM_ID } from "@/lib/platform/page-delivery/testing-script";
import { rawRoute } from "@/lib/transport/route";

export const GET = rawRoute(
  readTestingMode,
  (state) =>
    new Response(bannerHtml(state, TESTING_FORM_ID), {
      headers: { "content-type": "text/html; charset=utf-8" },
    }),
);
