import { reelTypes } from "@/lib/domain/profiles/profiles/reels";
import { workTypes } from "@/lib/domain/vocabulary/options/options";

export const WORK_PATH = "/work";
export const CAMPAIGNS_PATH = "/work/campaigns";

export const workLabels = {
  title: "Work",
  all: "All your work",
  summary: "Every piece you show, with its picture, video and figures",
  add: "Add a piece",
  selfReported: "Self-reported: your profile says so beside it",
  noVideo: "A video of your own plays with a social reel. Its type is Reel, Short, Video, Story or Live",
} as const;

/** A creator's campaign or social piece may also be one of these, which no address tells. */
const creatorTypes = ["Post", "Story", "Reel"];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A piece is offered these types, its own among them whatever it is. */
export const typesFor = (isCreator: boolean, current: string): string[] => [
  ...new Set([...(current ? [current] : []), ...workTypes, ...(isCreator ? creatorTypes : [])]),
];

/** A creator is offered every type of reel first. */
export const typesWithReels = (isCreator: boolean, current: string): string[] =>
  isCreator
    ? [...new Set([...reelTypes.map(capital), ...typesFor(true, current)])]
    : typesFor(false, current);
