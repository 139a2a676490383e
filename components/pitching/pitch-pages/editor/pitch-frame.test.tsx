import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { type PitchForm, toForm } from "./pitch-form";
import { PitchFrame } from "./pitch-frame";

const { step, assetsById } = vi.hoisted(() => ({
  step: { open: "1" },
  assetsById: new Map<string, AssetView>(),
}));
vi.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/create-brand-pitch",
  useSearchParams: () => new URLSearchParams({ step: step.open }),
}));
vi.mock("./use-assets", () => ({ useAssets: () => ({ assetsById, put: () => {} }) }));

const written: PitchForm = {
  ...toForm(null, { name: "Hollow Pine", timeZone: "Europe/Oslo" }),
  ...{ pitchTitle: "A winter", who: "We", what: "Cabins", why: "It runs" },
  ...{ topics: ["Night trains"], demographics: ["Rail travellers"], perks: ["p".repeat(40)] },
  assets: ["quote", "photo"],
};

function Wizard() {
  const form = useForm<PitchForm>({ defaultValues: written });
  return (
    <PitchFrame
      kind="brand-pitch"
      form={form}
      newsroom={{ name: "Hollow Pine", location: "Oslo", verified: false }}
      saved="idle"
      onRetry={() => {}}
      exits={null}
      previewPath="/brand-pitch/"
      finish={null}
    />
  );
}

const draw = (open: string) => {
  step.open = open;
  const html = renderToStaticMarkup(<Wizard />);
  return { html, preview: html.slice(html.indexOf("<aside")) };
};

it("shows topics, whom it is for and the lead picture in the preview, whichever step is open", () => {
  assetsById.set("quote", { id: "quote", kind: "quote", renditions: [] } as unknown as AssetView);
  assetsById.set("photo", {
    ...{ id: "photo", kind: "photo", caption: "The cabin", credit: "Ida Moen", hidden: null, blur: null },
    renditions: [{ url: "/files/cabin.jpg", width: 750, height: 500, format: "jpeg" }],
  } as unknown as AssetView);
  for (const open of ["1", "4"]) {
    const { preview } = draw(open);
    for (const text of [
      "Night trains",
      "Rail travellers",
      "/files/cabin.jpg",
      "The cabin. Photo: Ida Moen",
    ]) {
      expect(preview).toContain(text);
    }
  }
});

it("breaks a perk's name where it is too long for a phone", () => {
  const { html } = draw("3");
  expect(html).toMatch(
    /<span class="[^"]*min-w-0[^"]*\[overflow-wrap:anywhere\][^"]*">[^p]*<svg.*?<\/svg>p{40}/,
  );
});
