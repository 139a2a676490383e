import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { DeckLinks } from "@/components/discovery/deck/deck-links";
import { InfoPage } from "@/components/site/info/info-page";
import { PRODUCT_NAME } from "@/lib/product";
import { DECKS_PATH } from "@/lib/utils/deck-paths";

export const generateMetadata = () =>
  pageMetadata({
    path: DECKS_PATH,
    title: "Decks",
    description: `${PRODUCT_NAME} in slides, for investors, for those who will use it and for engineers.`,
  });

export default function DecksPage() {
  return (
    <InfoPage
      title="Decks"
      lede="To present, to print or to read. Figures in them are counted in the product or measured by its bench, and what is planned says so."
    >
      <div className="mt-10 md:mt-14">
        <DeckLinks level={2} />
      </div>
    </InfoPage>
  );
}
