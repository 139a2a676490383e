import { activityTexts } from "@/lib/domain/accounts/accounts/activity";
import { actKindLabels, actKinds, actTexts } from "@/lib/domain/profiles/companies/act-texts";

/** The log's filter by what was done has these names. It is safe in a browser. */
export const actAreas = [...actKinds, "account", "staff", "jobs"] as const;
export type ActArea = (typeof actAreas)[number];
export const actAreaLabels: Record<ActArea, string> = {
  ...actKindLabels,
  account: "Accounts and security",
  staff: "Our staff",
  jobs: "By itself",
};

/** What staff do reads in their log and on an account's page as its owner does not read it. */
const staffTexts: Record<string, string> = {
  "auditLog.export": "downloaded the audit log",
  "auditLog.open": "opened the audit log",
  "evidence.decideAppeal": "decided an appeal about evidence",
  "jobs.retry": "tried a failed job again",
  "people.hold": "put the account on hold",
  "people.lift": "lifted the hold of the account",
  "people.open": "opened the account",
  "people.reopen": "restored the account",
  "people.signOut": "signed the account out everywhere",
  "stoppedAddresses.lift": "let mail go again to a stopped address",
  "reports.ask": "asked the account in a report about",
  "reports.decide": "decided a report about",
  "reports.openCase": "opened a report about",
  "reports.release": "left to others a report about",
  "reports.take": "took a report about",
};

/** What the owner's list of security and the log of a company leave out. */
const personalTexts: Record<string, string> = {
  "accounts.confirm": "Confirmed by password",
  "accounts.resendVerification": "The confirmation was sent once more",
  "accounts.setPreferences": "Preferences changed",
  "accounts.signInAsDemo": "Signed in as a demo account",
  "accounts.startTwoFactor": "Two-factor sign-in begun",
  "contact.send": "Wrote to us",
  "monthlyReports.schedule": "Monthly report turned on or off",
  "notifications.unsubscribe": "Stopped a kind of mail",
  "notifications.resubscribe": "Took the stop of a kind of mail back",
  "push.setDevice": "Pushes to a device changed",
  "push.test": "A push tried on a device",
  "subscribers.confirm": "Newsletter confirmed",
  "subscribers.stop": "Newsletter stopped",
};

const jobTexts: Record<string, string> = {
  "accounts.erase": "erased the account",
  "accounts.issueLink": "issued the link of a mail",
  "assets.showRenditions": "showed an asset with its sizes",
  "evidence.refreshMarksOfOne": "computed the marks of",
  "evidence.settleCheck": "settled a check of evidence",
  "evidence.settleSite": "settled the check of the website of",
  "matches.prepare": "prepared the suggestions of",
  "pitchPages.expireOne": "marked a pitch page as expired",
  "pitches.countRatingsOfOne": "counted the ratings of a collaboration",
  "pitches.expireOne": "marked a pitch as expired",
  "pitches.showStoryPage": "read the page of a story",
  "pitches.showStoryPicture": "stored the picture of a story",
  "plans.receiveEvent": "took an event of the payment provider",
  "productRequests.markDue": "marked a loan as due back",
  "releases.goLive": "announced a release",
  "requests.close": "closed a request at its deadline",
  "subscribers.issueLink": "issued the link of the newsletter",
};

const inArea = (area: ActArea, texts: Record<string, string>) =>
  Object.entries(texts).map(([operation, text]): [string, [ActArea, string]] => [operation, [area, text]]);

/** This log names no subject, whose name says elsewhere whether the act deleted it. */
const ownerActs = Object.entries(actTexts).map(
  ([operation, [area, text, ofDeleted]]): [string, [ActArea, string]] => [
    operation,
    [area, ofDeleted ? `${text} or ${ofDeleted}` : text],
  ],
);

/** Every act by its operation, in the texts that its own log has; staff's wording comes before the owner's. */
export const loggedActs: ReadonlyMap<string, [area: ActArea, text: string]> = new Map([
  ...ownerActs,
  ...inArea("account", { ...activityTexts, ...personalTexts }),
  ...inArea("jobs", jobTexts),
  ...inArea("staff", staffTexts),
]);

export const operationsIn = (area: ActArea): string[] =>
  [...loggedActs].flatMap(([operation, [of]]) => (of === area ? [operation] : []));
