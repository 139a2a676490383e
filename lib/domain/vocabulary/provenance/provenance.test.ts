import { describe, expect, it } from "vitest";
import { dataMiningTerms, digitalSourceTypes } from "@/db/enums";
import { readProvenance } from "@/lib/platform/images/picture-facts";
import { writeXmp } from "@/lib/platform/images/write-facts";
import { dataMiningOf, provenanceFacts, provenanceForFile, sourceTypeOf } from "./provenance";
import { readStated } from "./read-stated";

const facts = { creator: "", credit: "", copyright: "", caption: "" };
const silent = { digitalSourceType: null, dataMining: null, dataMiningConstraints: "" } as const;
const IPTC = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** The members of schema.org/IPTCDigitalSourceEnumeration. */
const members = [
  ...["AlgorithmicMedia", "AlgorithmicallyEnhanced", "CompositeCapture", "Composite", "CompositeSynthetic"],
  ...["CompositeWithTrainedAlgorithmicMedia", "DataDrivenMedia", "DigitalArt", "DigitalCapture"],
  ...["MinorHumanEdits", "MultiFrameComputationalCapture", "NegativeFilm", "PositiveFilm", "Print"],
  ...["ScreenCapture", "TrainedAlgorithmicMedia", "VirtualRecording"],
].map((name) => `https://schema.org/${name}DigitalSource`);

describe("files keep where they came from", () => {
  it.each(digitalSourceTypes)("a file that states %s is read as that again", (digitalSourceType) => {
    const xmp = writeXmp({ ...facts, ...provenanceForFile({ ...silent, digitalSourceType }) });
    expect(sourceTypeOf(readProvenance({ xmp }).digitalSourceType)).toBe(digitalSourceType);
  });

  it.each(dataMiningTerms)("a file that states data mining as %s is read as that again", (dataMining) => {
    const stated = { ...silent, dataMining, dataMiningConstraints: "Not <for> machines & co" };
    const read = readProvenance({ xmp: writeXmp({ ...facts, ...provenanceForFile(stated) }) });
    expect(dataMiningOf(read.dataMining)).toBe(dataMining);
    const refersToThem = dataMining === "prohibited_see_constraints";
    expect(read.dataMiningConstraints).toBe(refersToThem ? "Not <for> machines & co" : "");
  });

  it.each(digitalSourceTypes)("%s is a member of schema.org's enumeration, or IPTC's code", (type) => {
    const view = { ...silent, digitalSourceType: type.toUpperCase() as Uppercase<typeof type> };
    const fact = provenanceFacts(view).digitalSourceType;
    expect(members.includes(fact ?? "") || sourceTypeOf(fact ?? "") === type).toBe(true);
  });

  it.each([
    [`<Iptc4xmpExt:DigitalSourceType>${IPTC}trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>`],
    [`<Iptc4xmpExt:DigitalSourceType rdf:resource="${IPTC}trainedAlgorithmicMedia"/>`],
    ["<iptcExt:DigitalSourceType>digsrctype:trainedAlgorithmicMedia</iptcExt:DigitalSourceType>"],
    [`<rdf:Description Iptc4xmpExt:DigitalSourceType="${IPTC}trainedAlgorithmicMedia "/>`],
  ])("reads %s", (written) => {
    const { digitalSourceType } = readProvenance({ xmp: Buffer.from(`<rdf:RDF>${written}</rdf:RDF>`) });
    expect(sourceTypeOf(digitalSourceType)).toBe("trained_algorithmic_media");
  });

  it.each([
    [`${IPTC}minorHumanEdits`, "human_edits"],
    [`${IPTC}digitalArt`, "digital_creation"],
    ["http://c2pa.org/digitalsourcetype/empty", null],
    [`${IPTC}constructor`, null],
    ["", null],
  ])("takes %j for %j", (stated, type) => expect(sourceTypeOf(stated)).toBe(type));

  it.each([
    ["http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-SEEEMBEDDEDRIGHTSEXPR", "prohibited"],
    ["https://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-SEELINKEDRIGHTSEXPR", "prohibited"],
    ["DMI-ALLOWED", "allowed"],
    ["DMI-SOMETHING", null],
  ])("takes %j for %j", (stated, term) => expect(dataMiningOf(stated)).toBe(term));

  it("cuts long constraints between two signs", () => {
    const dataMiningConstraints = `x${"\u{1f682}".repeat(600)}`;
    const provenance = {
      digitalSourceType: "",
      dataMining: "DMI-PROHIBITED-SEECONSTRAINT",
      dataMiningConstraints,
    };
    const stated = readStated({ provenance, contentCredentials: null });
    expect(stated.dataMiningConstraints).toBe(`x${"\u{1f682}".repeat(499)}`);
  });
});
