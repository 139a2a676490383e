import type { Metadata } from "next";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { CallEntry, FieldList } from "@/components/site/api-docs/call-entry";
import { groupCalls, openApiShape, shapesOf } from "@/components/site/api-docs/read-openapi";
import { SectionHead } from "@/components/ui/section";
import openApi from "@/docs/openapi.json";
import { PRODUCT_NAME } from "@/lib/product";

export const metadata: Metadata = {
  title: "HTTP API",
  description: `Everything ${PRODUCT_NAME} does, for apps, integrations and scripts.`,
};

const document = openApiShape.parse(openApi);

/** The page is made from the same document that /api/v1/openapi.json answers. */
export default function ApiDocsPage() {
  return (
    <>
      <SiteHeader />
      <main id="main" className="wrap py-12 md:py-18">
        <h1 className="h1">HTTP API</h1>
        <p className="lede mt-3 max-w-[672px]">
          Send JSON with a bearer token from <code>POST /api/v1/auth/login</code>. Answers come as{" "}
          <code>{"{ success, data, message?, pagination? }"}</code>, refusals as{" "}
          <code>{"{ success: false, error: { code, message, fields? } }"}</code>. The same description for
          programs is at{" "}
          <a className="link" href="/api/v1/openapi.json">
            /api/v1/openapi.json
          </a>
          .
        </p>
        {groupCalls(document).map(([tag, calls]) => (
          <section key={tag} aria-labelledby={`tag-${tag}`} className="mt-12 md:mt-18">
            <SectionHead id={`tag-${tag}`} title={tag} />
            {calls.map((call) => (
              <CallEntry key={call.id} call={call} />
            ))}
          </section>
        ))}
        <section aria-labelledby="shapes" className="mt-12 md:mt-18">
          <SectionHead id="shapes" title="Shapes" />
          <div className="mt-4 grid gap-8 md:grid-cols-2">
            {shapesOf(document).map(([name, fields]) => (
              <FieldList key={name} title={name} fields={fields} none="" />
            ))}
          </div>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}
