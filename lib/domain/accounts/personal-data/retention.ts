/** What is stored, why and for how long, as the privacy policy says it; a test compares it with the inventory. */
export type RetentionRow = { what: string; why: string; period: string; tables: string[] };

export const WITH_ACCOUNT = "As long as your account";
export const WITH_OTHERS =
  "As long as your account; what the other party received stays theirs, without your name";

export const retention: RetentionRow[] = [
  {
    what: "Account, consent and settings",
    why: "To sign you in and to write to you",
    period: WITH_ACCOUNT,
    tables: ["users", "companies", "memberships", "recovery_codes"],
  },
  {
    what: "Profile, work and newsroom",
    why: "To show you to people you fit",
    period: WITH_ACCOUNT,
    tables: [
      ...["profiles", "slugs", "profile_topics", "profile_meanings", "work_samples", "requests"],
      ...["evidence", "evidence_submissions", "site_proofs"],
      ...["releases", "release_versions", "release_shares", "release_assets", "assets", "coverage"],
      ...["pitch_pages", "pitch_page_assets", "imports", "import_items"],
    ],
  },
  {
    what: "Likes, passes, follows, saved profiles, drafts and notifications",
    why: "To suggest whom you may want to meet, and to tell you what happened",
    period: WITH_ACCOUNT,
    tables: [
      ...[
        "decisions",
        "daily_likes",
        "match_feedback",
        "prepared_suggestions",
        "feedback_resets",
        "follows",
        "saved_profiles",
      ],
      ...["pitch_drafts", "builder_drafts", "pitch_meanings", "notifications"],
    ],
  },
  {
    what: "Pitches, matches, messages, ratings, stories and requests for products",
    why: "To carry what you send, for both parties",
    period: WITH_OTHERS,
    tables: [
      ...["pitches", "matches", "conversations", "conversation_members", "messages", "ratings", "stories"],
      ...["product_requests"],
    ],
  },
  {
    what: "Sign-ins: device, network address and time",
    why: "To find and end misuse",
    period: "30 days after the session ended",
    tables: ["sessions"],
  },
  {
    what: "Links we mailed you",
    why: "To know that a link was used, or is out of date",
    period: "30 days after the link is out of date",
    tables: ["email_tokens"],
  },
  {
    what: "Record of acts: who did what and when, by ids alone",
    why: "To find out what happened, and to show you your account's activity",
    period: "400 days after the act",
    tables: ["audit_entries"],
  },
  {
    what: "The newsletter's readers",
    why: "To send what you confirmed that you want",
    period: "Until you stop it, and 30 days after; an address that nobody confirms, 30 days",
    tables: ["subscribers"],
  },
  {
    what: "Mails that could not be delivered, messages of the contact page among them",
    why: "To send them once the fault is mended",
    period: "30 days after the last attempt",
    tables: [],
  },
  {
    what: "Use of an AI provider: a number per day",
    why: "To keep to a daily allowance",
    period: "2 days after the day",
    tables: ["ai_usage"],
  },
  {
    what: "Counters of requests and attempts, and answers for repeated requests",
    why: "To keep misuse out, and to do once what is asked twice",
    period: "1 day, and up to an hour until they are deleted",
    tables: ["idempotency_keys", "account_limits", "rate_limits"],
  },
];
