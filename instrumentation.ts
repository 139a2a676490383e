/** Next calls this once when its server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  // Under `npm run dev` every page is rendered again.
  if (process.env.NODE_ENV === "development") return;
  const { installPageCache } = await import("@/lib/platform/page-delivery/page-cache");
  const { preparerOfBuild } = await import("@/lib/platform/page-delivery/prepare-page");
  const { notFoundMarkup } = await import("@/lib/utils/not-found-markup");
  installPageCache(preparerOfBuild(notFoundMarkup));
}
