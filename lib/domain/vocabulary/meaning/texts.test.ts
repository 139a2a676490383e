import { describe, expect, it } from "vitest";
import { pitchLimits } from "../../pitching/pitches/pitch-text";
import { pitchSource, topicsInText } from "./texts";

describe("the text of a pitch that is embedded", () => {
  const fill = (sentence: string, length: number) => sentence.repeat(length).slice(0, length);
  const longest = {
    title: fill("The ferry to the island will stop in March. ", pitchLimits.title),
    who: fill("The harbour office. ", pitchLimits.who),
    what: fill("It carries the post, and the school's nine pupils. ", pitchLimits.what),
    why: fill("Nobody has said how the island is to be reached then. ", pitchLimits.why),
  };

  it("is at most 200 characters, title first, however long the pitch is", () => {
    const { text, written } = pitchSource(longest, ["Transport"], []);
    expect(written).toBe(true);
    expect(text).toHaveLength(200);
    expect(text).toContain(`${longest.title}. It carries the post`);
  });

  it("is the topics' labels where the whole pitch is in another language, an English title or not", () => {
    const why = fill(
      "Die Insel ist dann nicht mehr zu erreichen, und das ist für die Kinder ein Problem. ",
      300,
    );
    const what = "Die Fähre mit der Post und den neun Kindern der Schule wird im März eingestellt";
    const german = {
      title: fill("The Island and the Sea: who we are and what we do. ", 100),
      who: "",
      what,
      why,
    };
    expect(pitchSource(german, ["Transport"], [])).toMatchObject({ written: false });
  });
});

describe("A match reason states what is not so: a text is about a topic", () => {
  it("where two of the topic's own terms stand in it, and not where one does", () => {
    const surgeries =
      "Forty villages lose their surgeries. A midwife drives the border road to the next one.";
    expect(topicsInText(surgeries).named).toEqual(
      expect.arrayContaining(["healthcare.nursing", "society.migration"]),
    );
    expect(topicsInText(surgeries).stated).toEqual([]);
    expect(topicsInText(`${surgeries} A nurse walks.`).stated).toEqual(["healthcare.nursing"]);
  });

  it("and neither by forms of one word, nor by a term that another topic has too, nor by one phrase", () => {
    expect(topicsInText("A midwife, two midwives").stated).toEqual([]);
    expect(topicsInText("A museum shows its collection").stated).toEqual([]);
    expect(topicsInText("The night train leaves")).toMatchObject({ sure: ["travel.rail"], stated: [] });
    expect(topicsInText("The night train has a sleeper").stated).toContain("travel.rail");
  });
});
