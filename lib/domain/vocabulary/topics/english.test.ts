import { describe, expect, it } from "vitest";
import { isEnglish } from "./english";

describe("isEnglish", () => {
  it.each([
    "Energy reporter",
    "E-commerce reporter. Retail, e-commerce",
    "The mill was fined for three figures on its carton",
    "Čebela cooperative of the Drava valley opens a shop that sells honey from 40 hives",
    "Bond fund fees halve",
  ])("%s", (text) => expect(isEnglish(text)).toBe(true));

  it.each([
    "Die letzte Sparkasse im Tal schließt, und die Gemeinde kauft den Tresor",
    "Le village reprend son four, et la farine vient de la vallée",
    "El pueblo volvió a llenar su acuífero con acequias",
    "Il paese riapre la biblioteca con i libri della scuola",
    "A aldeia que voltou a ter padaria e não fecha ao domingo",
    "Het dorp krijgt een bakker en de school blijft open",
    "Wieś odzyskała młyn i nie chce go oddać",
    "村のパン屋が三十年ぶりに再開する",
    "这个村子的面包店重新开张",
    "Село відкриває пекарню",
    "",
    "123 %",
  ])("not %s", (text) => expect(isEnglish(text)).toBe(false));
});
