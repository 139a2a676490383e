import type { MemberRole } from "@/db/enums";
import type { AuditDetail } from "@/db/schema/platform";
import { roleLabels } from "./rules";

/** The log's filter by what was done has these names. It is safe in a browser. */
export const actKinds = ["team", "newsrooms", "releases", "pitches", "matches", "messages"] as const;
export type ActKind = (typeof actKinds)[number];
export const actKindLabels: Record<ActKind, string> = {
  team: "Team and company",
  newsrooms: "Newsrooms",
  releases: "Releases and assets",
  pitches: "Pitches",
  matches: "Matches and follows",
  messages: "Messages",
};

/** Where an act may leave what it was about or delete it, the second text is for what was deleted. */
type ActText = [kind: ActKind, text: string, ofDeleted?: string];

/** What the log says of the acts of jobs. Pictures drawn anew and marks compared by night are in none. */
const jobActTexts: Record<string, ActText> = {
  "pitches.expireOne": ["pitches", "ended the pitch"],
  "pitches.countRatingsOfOne": ["pitches", "counted the ratings of the pitch"],
  "pitches.showStoryPage": ["pitches", "read the published story of the pitch"],
  "pitchPages.expireOne": ["pitches", "ended the pitch page"],
  "releases.goLive": ["releases", "published the release"],
  "productRequests.markDue": ["releases", "found a lent product due back"],
  "evidence.settleCheck": ["newsrooms", "checked submitted evidence"],
  "evidence.settleSite": ["newsrooms", "checked the website of"],
};

/** What follows what such an act was about. */
const jobActRests: Record<string, string> = {
  "pitches.expireOne": "without an answer",
  "pitchPages.expireOne": "at its date",
  "releases.goLive": "at its time",
};

/** What the log of a company says of each act, after the name of whoever did it and before what it was about. */
export const actTexts: Record<string, ActText> = {
  ...jobActTexts,
  "companies.update": ["team", "changed the settings of"],
  "companies.remindTwoFactor": ["team", "reminded members of two-factor sign-in at"],
  "invitations.create": ["team", "invited"],
  "invitations.resend": ["team", "sent the invitation again to"],
  "invitations.revoke": ["team", "took back the invitation of"],
  "invitations.accept": ["team", "accepted the invitation sent to"],
  "members.update": ["team", "changed the role or status of"],
  "members.delete": ["team", "removed"],
  "members.leave": ["team", "left the company"],
  "members.transfer": ["team", "handed the company over to"],
  "companyTokens.create": ["team", "made the API token"],
  "companyTokens.rotate": ["team", "rotated the API token"],
  "companyTokens.revoke": ["team", "revoked the API token"],
  "newsrooms.create": ["newsrooms", "created the newsroom"],
  "newsrooms.update": ["newsrooms", "changed the status or manager of"],
  "plans.checkout": ["team", "opened the payment of"],
  "plans.portal": ["team", "opened the payment's settings of"],
  "plans.settle": ["team", "came back from the payment of"],
  "builders.saveDraft": ["newsrooms", "drafted changes to"],
  "builders.discardDraft": ["newsrooms", "discarded a draft of"],
  "builders.publish": ["newsrooms", "published"],
  "builders.saveTestProfile": ["newsrooms", "published from the template demo"],
  "profiles.update": ["newsrooms", "changed"],
  "profiles.setup": ["newsrooms", "set up"],
  "profiles.uploadPicture": ["newsrooms", "uploaded a picture for"],
  "profiles.uploadAvatar": ["newsrooms", "uploaded a portrait for"],
  "profiles.removeAvatar": ["newsrooms", "removed the portrait of"],
  "profiles.uploadLogo": ["newsrooms", "uploaded a logo for"],
  "profiles.removeLogo": ["newsrooms", "removed the logo of"],
  "evidence.startSite": ["newsrooms", "began to prove the website of"],
  "evidence.checkSite": ["newsrooms", "had the website checked of"],
  "evidence.submit": ["newsrooms", "submitted evidence"],
  "evidence.remove": ["newsrooms", "removed evidence"],
  "evidence.appeal": ["newsrooms", "appealed a refusal of evidence"],
  "imports.create": ["newsrooms", "imported a feed"],
  "imports.undo": ["newsrooms", "undid an import"],
  "workSamples.create": ["newsrooms", "added a piece of work"],
  "workSamples.update": ["newsrooms", "changed a piece of work"],
  "workSamples.setFiles": ["newsrooms", "gave a piece of work its files"],
  "workSamples.delete": ["newsrooms", "deleted a piece of work"],
  "requests.create": ["newsrooms", "wrote a request"],
  "requests.update": ["newsrooms", "changed a request"],
  "requests.delete": ["newsrooms", "deleted a request"],
  "releases.create": ["releases", "wrote the release"],
  "releases.save": ["releases", "saved the release"],
  "releases.update": ["releases", "changed the release"],
  "releases.delete": ["releases", "withdrew the release", "deleted a release"],
  "releases.share": ["releases", "shared the release"],
  "releases.unshare": ["releases", "stopped sharing the release"],
  "releases.agree": ["releases", "agreed to the terms of the release"],
  "assets.create": ["releases", "uploaded the asset"],
  "assets.update": ["releases", "changed the asset"],
  "assets.delete": ["releases", "deleted an asset"],
  "assets.order": ["releases", "put assets in order of"],
  "assets.setPoster": ["releases", "set the poster of"],
  "assets.setCaptions": ["releases", "set the captions of"],
  "assets.updateSeveral": ["releases", "changed several assets of"],
  "assets.deleteSeveral": ["releases", "deleted several assets of"],
  "assets.replaceFile": ["releases", "replaced the file of"],
  "productRequests.create": ["releases", "asked for a product"],
  "productRequests.respond": ["releases", "answered a product request"],
  "productRequests.markSent": ["releases", "sent a product"],
  "productRequests.markReturned": ["releases", "took a lent product back"],
  "productRequests.markKept": ["releases", "left a product with who asked for it"],
  "productRequests.withdraw": ["releases", "took back a product request"],
  "pitchDrafts.create": ["pitches", "wrote a pitch draft"],
  "pitchDrafts.save": ["pitches", "saved a pitch draft"],
  "pitchDrafts.update": ["pitches", "changed a pitch draft"],
  "pitchDrafts.duplicate": ["pitches", "copied a pitch draft"],
  "pitchDrafts.delete": ["pitches", "deleted a pitch draft"],
  "pitchPages.create": ["pitches", "made the pitch page"],
  "pitchPages.save": ["pitches", "saved the pitch page"],
  "pitchPages.update": ["pitches", "changed the pitch page"],
  "pitchPages.duplicate": ["pitches", "copied a pitch page as"],
  "pitchPages.archive": ["pitches", "archived the pitch page"],
  "pitchPages.unarchive": ["pitches", "took out of the archive the pitch page"],
  "pitchPages.delete": ["pitches", "deleted a pitch page"],
  "pitches.create": ["pitches", "wrote the pitch"],
  "pitches.update": ["pitches", "changed the pitch"],
  "pitches.send": ["pitches", "sent the pitch"],
  "pitches.sendDraft": ["pitches", "sent the pitch"],
  "pitches.delete": ["pitches", "withdrew the pitch", "removed an unsent pitch"],
  "pitches.markRead": ["pitches", "read the pitch"],
  "pitches.respond": ["pitches", "answered the pitch"],
  "pitches.complete": ["pitches", "completed the pitch"],
  "pitches.rate": ["pitches", "rated the collaboration on"],
  "pitches.showFeedback": ["pitches", "changed who reads the note on"],
  "coverage.state": ["pitches", "stated figures of the story of"],
  "matches.act": ["matches", "decided about"],
  "matches.feedback": ["matches", "rated the suggestion of"],
  "matches.generate": ["matches", "renewed the suggestions of"],
  "matches.takeBackWeight": ["matches", "took back what was learned of"],
  "matches.takeBackWeights": ["matches", "took back all that was learned of"],
  "matches.restoreWeight": ["matches", "restored what was learned of"],
  "matches.restoreWeights": ["matches", "restored all that was learned of"],
  "follows.follow": ["matches", "followed"],
  "follows.unfollow": ["matches", "stopped following"],
  "follows.followPress": ["matches", "followed"],
  "follows.unfollowPress": ["matches", "stopped following"],
  "follows.followBrand": ["matches", "followed"],
  "follows.unfollowBrand": ["matches", "stopped following"],
  "follows.followSource": ["matches", "followed"],
  "follows.unfollowSource": ["matches", "stopped following"],
  "follows.followPaidMedia": ["matches", "followed"],
  "follows.unfollowPaidMedia": ["matches", "stopped following"],
  "blocks.block": ["matches", "blocked"],
  "blocks.unblock": ["matches", "no longer blocks"],
  "reports.create": ["matches", "reported"],
  "saved.save": ["matches", "saved for later"],
  "saved.unsave": ["matches", "took off the saved profiles"],
  "calls.start": ["messages", "called somebody"],
  "calls.answer": ["messages", "answered a call"],
  "calls.decline": ["messages", "declined a call"],
  "calls.end": ["messages", "ended a call"],
  "calls.take": ["messages", "took a call over on another device"],
  "calls.expireOne": ["messages", "ended a call that nobody held"],
  "messages.createConversation": ["messages", "opened a conversation"],
  "messages.send": ["messages", "sent a message"],
  "messages.edit": ["messages", "edited a message"],
  "messages.react": ["messages", "reacted to a message"],
  "messages.unreact": ["messages", "took a reaction back"],
  "messages.delete": ["messages", "deleted a message"],
  "messages.schedule": ["messages", "wrote a message to send later"],
  "messages.updateScheduled": ["messages", "changed a message to send later"],
  "messages.deleteScheduled": ["messages", "deleted a message to send later"],
  "messages.sendScheduled": ["messages", "sent a message at its time"],
  "messages.archiveConversation": ["messages", "archived a conversation"],
  "messages.unarchiveConversation": ["messages", "brought a conversation back"],
};

/** A file of a log holds so many of the newest acts; the filters choose among more. */
export const MAX_EXPORTED_ACTS = 10_000;

/** What an entry with this detail says in place of its operation's text. */
const outcomeTexts: Record<string, Record<string, string>> = {
  "pitches.create": { sent: "sent the pitch" },
  "pitches.respond": { accepted: "accepted the pitch", declined: "declined the pitch" },
  "productRequests.respond": { granted: "granted a product", declined: "declined a product request" },
  "matches.act": { like: "liked", superlike: "super liked", pass: "passed", undo: "took back the pass of" },
  "matches.feedback": {
    helpful: "found helpful the suggestion of",
    "not helpful": "found not helpful the suggestion of",
  },
  "reports.create": {
    profile: "reported the profile",
    pitch: "reported a pitch",
    message: "reported a message",
  },
};

/** How the other side is joined to what was done with it. */
const joins: Record<string, string> = {
  "calls.start": "",
  "messages.send": "to",
  "pitches.create": "to",
  "pitches.respond": "of",
  "pitches.send": "to",
  "pitches.sendDraft": "to",
  "productRequests.create": "from",
  "productRequests.markSent": "to",
  "productRequests.respond": "to",
  "productRequests.markReturned": "from",
  "reports.create": "of",
};
const JOINED = "with";
const MAX_NAMED = 5;

/** Texts of a change of one field alone, where its new value says it better than "from … to …". */
const changeTexts: Record<string, Record<string, string>> = {
  "companies.update requiresTwoFactor": {
    true: "asked for two-factor sign-in of all members of",
    false: "asks no longer for two-factor sign-in of the members of",
  },
  "members.update status": { paused: "paused", active: "resumed" },
  "releases.create status": { scheduled: "scheduled the release", published: "published the release" },
  "releases.update status": {
    draft: "took back to a draft the release",
    scheduled: "scheduled the release",
    published: "published the release",
    corrected: "corrected the release",
    withdrawn: "withdrew the release",
  },
};

const fieldLabels: Record<string, string> = {
  requiresTwoFactor: "two-factor sign-in",
  newsroomsVisible: "visibility of new newsrooms",
  newsroomsTakeMessages: "messages to new newsrooms",
};

const listOf = new Intl.ListFormat("en");

type ActSentence = { kind: ActKind; text: string; rest: string | null };
type LoggedAct = { operation: string; subjectName: string | null; detail: AuditDetail | null };

/**
 * Says what an act was: `text` before what it was about and `rest` after it, "changed the role of" Ida "from Editor to
 * Admin". It is the same on screen, in the API and in the CSV; entries without a detail have no rest.
 */
export function describeAct({ operation, subjectName, detail }: LoggedAct): ActSentence {
  const [kind, did, ofDeleted = did] = actTexts[operation] ?? (["team", operation] as const);
  const { outcome = "", changed = {}, role, profileIds = [], names = {} } = detail ?? {};
  // The names are copied after the act, and what it deleted has none.
  const plain = outcomeTexts[operation]?.[outcome] ?? (subjectName === null ? ofDeleted : did);
  const change = describeChange(operation, changed, names);
  const others = profileIds.flatMap((id) => names[id] ?? []);
  const shown =
    others.length > MAX_NAMED
      ? [...others.slice(0, MAX_NAMED - 1), `${others.length - MAX_NAMED + 1} more`]
      : others;
  const join = joins[operation] ?? JOINED;
  const rest = [
    jobActRests[operation],
    change?.rest,
    role && `as ${labelOf(role, names)}`,
    shown.length > 0 && [join, listOf.format(shown)].filter(Boolean).join(" "),
  ];
  return {
    kind,
    text: operation === "calls.start" && shown.length > 0 ? "called" : (change?.text ?? plain),
    rest: rest.filter(Boolean).join(" ") || null,
  };
}

/** One change reads by its new value, or from and to; several are listed. */
function describeChange(
  operation: string,
  changed: NonNullable<AuditDetail["changed"]>,
  names: Record<string, string>,
): { text?: string; rest?: string } | null {
  const fields = Object.entries(changed);
  const [first] = fields;
  if (!first) return null;
  const [name, values] = first;
  if (fields.length === 1 && values !== true) {
    const text = changeTexts[`${operation} ${name}`]?.[String(values.to)];
    if (text) return { text };
  }
  // A new release that is a draft changed nothing.
  if (operation === "releases.create") return null;
  const withValues = fields.flatMap(([field, one]) =>
    one === true ? [] : [[field, `from ${labelOf(one.from, names)} to ${labelOf(one.to, names)}`] as const],
  );
  return {
    text: `changed the ${listOf.format(fields.map(([field]) => fieldLabels[field] ?? field))} of`,
    rest: listOf.format(
      withValues.map(([field, moved]) =>
        fields.length === 1 ? moved : `${fieldLabels[field] ?? field} ${moved}`,
      ),
    ),
  };
}

function labelOf(value: string | boolean | null, names: Record<string, string>): string {
  if (value === null) return "nobody";
  if (typeof value === "boolean") return value ? "on" : "off";
  return names[value] ?? roleLabels[value as MemberRole] ?? value;
}
