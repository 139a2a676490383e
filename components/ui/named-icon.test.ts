import { expect, test } from "vitest";
import { isNamedIcon } from "@/components/ui/named-icon";
import { allPerks } from "@/lib/domain/vocabulary/perks/perks";
import { allTopics } from "@/lib/domain/vocabulary/topics/taxonomy";
import { perkIcon, topicIcon } from "@/lib/domain/vocabulary/topics/topic-icons";

test("every icon name that perks and topics carry can be drawn", () => {
  const names = [
    ...allPerks().flatMap((perk) => [perk.icon, perkIcon(perk.name)]),
    ...allTopics().map((topic) => topicIcon(topic.label)),
    topicIcon("nothing known"),
    perkIcon("nothing known"),
  ];
  expect(names.filter((name) => !isNamedIcon(name))).toEqual([]);
});
