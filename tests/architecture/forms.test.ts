import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "./surfaces";

/** What holds for each form that a screen draws: none loses what was typed, and each is listed once it draws a form. */

const files = listFiles("components", /\.tsx$/)
  .concat(listFiles("app", /\.tsx$/))
  .filter((file) => !file.includes(".test."));
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(sources.get(file) ?? ""));

/** The hooks that store what is typed, in this browser or on the server, with every change. */
const STORES =
  /\buse(StoredFields|FormDraft|SavedDocument|Builder|PitchPage|Release|Composer|PitchEditor)\(|useServerForm\([^()]*,|useStoredDraft[<(]|useMessageDraft\(|useProfileForm\b|storedForm\(|requestDraft\(/;
/** What is typed, or chosen from suggestions, goes into the component's own state. */
const TYPED = /\bset(?!Value\b)[A-Z]\w*\([^;]{0,60}\btarget\.value\b|\buseState<TagItem\b/;

/** Forms without a draft of their own, and why nothing is lost there. */
const withoutDraft: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...["ui/page-form", "ui/action-form", "matching/matches/learning/weight-form"],
      ...[
        "profiles/follows/toggle-button",
        "layout/sign-out-form",
        "layout/rail-viewer",
        "layout/newsroom-switcher",
      ],
      ...["accounts/testing-mode/testing-mode", "accounts/settings/manage-subscription"],
      ...["accounts/accounts/verify-screen", "accounts/accounts/mail-link-form"],
      ...["accounts/newsletter/letter-page", "profiles/picture/picture-editor"],
    ].map((name) => [`components/${name}.tsx`, "Its fields are buttons."]),
  ),
  ...Object.fromEntries(
    [
      ...["pitching/inbox/decline-dialog", "newsrooms/imports/choose-form"],
      ...["pitching/pitches/improve-screen", "accounts/settings/preferences-form"],
      ...["profiles/companies/permission-form", "insights/company/manager-form"],
    ].map((name) => [`components/${name}.tsx`, "Its fields are ticks: nothing is typed."]),
  ),
  ...Object.fromEntries(
    [
      ...[
        "accounts/settings-form",
        "accounts/login-form",
        "accounts/reset-form",
        "accounts/change-email-form",
      ],
      ...[
        "accounts/two-factor-screen",
        "accounts/forgot-form",
        "accounts/code-form",
        "tokens/token-form",
        "tokens/token-row",
      ],
    ].map((name) => [
      `components/accounts/${name}.tsx`,
      "Secrets, and an address beside them, are never stored.",
    ]),
  ),
  ...Object.fromEntries(
    [
      ...[
        "components/newsrooms/assets/editor/library-filter.tsx",
        "components/discovery/directories/search-box.tsx",
        "components/profiles/companies/act-log.tsx",
      ],
      ...["components/newsrooms/imports/address-form.tsx", "app/(app)/matching/search/page.tsx"],
      "components/insights/analytics/period-form.tsx",
      ...["app/(app)/admin/page.tsx", "app/(app)/admin/log/page.tsx"],
    ].map((file) => [file, "It asks for something: nothing is saved."]),
  ),
  "components/accounts/newsletter/newsletter-form.tsx": "It has one line, which the browser fills in.",
  "components/newsrooms/assets/editor/several-dialog.tsx":
    "It has one line in a window that no link leads out of.",
  "components/pitching/inbox/act-screen.tsx": "It is for browsers without scripts, and those store nothing.",
  "components/pitching/pitch-composer/plain-pitch-form.tsx":
    "It is for browsers without scripts, and those store nothing.",
  "components/messaging/chat/send-later.tsx": "It holds a day and a time alone.",
  "components/pitching/pitch-composer/composer-form.tsx": "useComposer stores it.",
  "components/pitching/pitch-composer/page-pitch.tsx": "It hands what is typed to the composer.",
  "components/profiles/profiles/offer-choice.tsx": "It stores each choice as it is made.",
  "components/wizard/wizard-frame.tsx":
    "Its wizards are documents that save themselves, or store nothing by promise.",
};

/** Fields that store nothing outside a form, and why nothing is lost there. */
const withoutForm: Record<string, string> = {
  "components/accounts/settings/time-field.tsx": "Leaving it saves the time, as a switch beside it does.",
  ...Object.fromEntries(
    [
      ...["pitching/inbox/search-dialog", "newsrooms/releases/photos/photo-picker"],
      ...["pitching/pitches/template-dialog"],
    ].map((name) => [`components/${name}.tsx`, "It asks for something: nothing is saved."]),
  ),
  ...Object.fromEntries(
    ["profiles/inputs/perks-field", "pitching/pitch-pages/editor/step-perks"].map((name) => [
      `components/${name}.tsx`,
      "Enter, or leaving the line, makes it a perk of the document around it, which saves itself.",
    ]),
  ),
  "components/newsrooms/releases/editor/rich-text-toolbar.tsx":
    "Its one line is a link of the text, which saves itself.",
  "components/newsrooms/releases/editor/share-panel.tsx": "People are chosen from a list: nothing is typed.",
};

describe("a form", () => {
  it("stores what is typed, or says why nothing is lost", () => {
    const open = filesWith(/<form\b/).filter((file) => !STORES.test(sources.get(file) ?? ""));
    expect(open.toSorted()).toEqual(Object.keys(withoutDraft).toSorted());
  });

  it("B3: or a field outside of one, as in a dialog, stores what is typed into it", () => {
    const open = filesWith(TYPED).filter((file) => !STORES.test(sources.get(file) ?? ""));
    const outside = open.filter((file) => !(file in withoutDraft) && !file.startsWith("app/dev/"));
    expect(outside.toSorted()).toEqual(Object.keys(withoutForm).toSorted());
  });

  it("that a server action answers keeps what is typed while it is under way", () => {
    // The others have no fields to type in, or scripts take their action's place.
    const others = [
      ...["weight-form", "improve-screen", "action-form", "choose-form", "preferences-form", "verify-screen"],
      ...["mail-link-form", "two-factor-screen", "composer", "account-form", "login-form", "reset-form"],
      ...["forgot-form", "signup-form"],
      // Its forms prevent the reset by which React answers.
      "token-screen",
    ];
    const bare = filesWith(/\buseActionState\(/).map((file) => file.replace(/^.*\/|\.tsx$/g, ""));
    expect(bare.toSorted()).toEqual(others.toSorted());
  });
});

/** Forms over which a refusal stands, without a button that is busy while they are sent, and how it is shown there. */
const withoutBusyButton = [
  // Their pages are loaded again.
  ...["app/(app)/settings/data/page.tsx", "app/(auth)/sign-out/page.tsx"],
  "components/profiles/follows/follow-screen.tsx",
  // Its switches send it.
  "components/accounts/settings/preferences-form.tsx",
  // It saves itself, and its buttons are those of `ReleaseActs`.
  "components/newsrooms/releases/editor/release-editor.tsx",
  // They stand in the forms of the composer, of a first message and of a company, whose buttons are.
  "components/pitching/pitch-composer/page-pitch.tsx",
  "components/pitching/pitch-dialogs/send-problem-note.tsx",
  "components/profiles/companies/plan-error.tsx",
];

it("B1: a refusal in the same words is seen again, because the form's button says when it was answered", () => {
  const silent = filesWith(/<FormError\b/).filter(
    (file) =>
      !file.startsWith("app/dev/") && !/\b(busy|pressed)=|<SubmitButton/.test(sources.get(file) ?? ""),
  );
  expect(silent.toSorted()).toEqual(withoutBusyButton.toSorted());
});

describe("a field", () => {
  it("of a web address is the one that adds its https://", () => {
    // A link in a release's text may be an e-mail address too.
    expect(
      filesWith(/(?:type|inputMode)="url"/).filter((file) => !/<LineField/.test(sources.get(file) ?? "")),
    ).toEqual([
      "components/newsrooms/releases/editor/rich-text-toolbar.tsx",
      "components/ui/address-field.tsx",
    ]);
    expect(filesWith(/<Input\s[^<]*type="url"/)).toEqual([
      "components/newsrooms/releases/editor/rich-text-toolbar.tsx",
      "components/ui/address-field.tsx",
    ]);
  });

  it("of a number takes text and is read by the one reader", () => {
    expect(filesWith(/type="number"|parseFloat\(/)).toEqual([]);
    const numbers = filesWith(/inputMode="decimal"|\bisNumber$/m);
    expect(numbers.length).toBeGreaterThan(3);
    const readers = /amount-notes"|read-number"|\.\/followers"/;
    expect(numbers.filter((file) => !readers.test(sources.get(file) ?? ""))).toEqual([]);
  });
});
