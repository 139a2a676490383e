/** The database, the schemas and the screens share these lists. Nothing is imported: they are safe in a browser. */
export const userTypes = ["press", "brand", "source", "paid_media"] as const;
export type UserType = (typeof userTypes)[number];

export const subscriptionLevels = ["basic", "premium"] as const;
export const sessionKinds = ["browser", "api"] as const;
export type SessionKind = (typeof sessionKinds)[number];
export const emailTokenPurposes = ["verify", "reset", "change", "stop", "restore"] as const;
export const memberRoles = ["admin", "manager", "editor"] as const;
export type MemberRole = (typeof memberRoles)[number];
export const memberStatuses = ["active", "paused"] as const;
export const newsroomStatuses = ["active", "paused", "inactive"] as const;
export type NewsroomStatus = (typeof newsroomStatuses)[number];

export const pitchStatuses = [
  "unsent",
  "sent",
  "read",
  "accepted",
  "declined",
  "completed",
  "expired",
  "withdrawn",
] as const;
export type PitchStatus = (typeof pitchStatuses)[number];

export const pitchPageStatuses = ["draft", "published", "archived", "expired"] as const;
export type PitchPageStatus = (typeof pitchPageStatuses)[number];

export const declineReasons = ["not_my_beat", "no_time", "not_newsworthy", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const urgencies = ["low", "medium", "high"] as const;
export const ratingValues = ["up", "down"] as const;

export const decisionKinds = ["like", "superlike", "pass"] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const pressePassLevels = ["gold", "silver", "bronze"] as const;

export const evidenceKinds = ["outlet_email", "author_page", "byline", "site_domain", "dns_or_meta"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
export const submissionStates = ["checking", "accepted", "refused", "appealed", "declined"] as const;
export type SubmissionState = (typeof submissionStates)[number];
export const siteProofWays = ["dns", "meta"] as const;
export type SiteProofWay = (typeof siteProofWays)[number];

export const messageTypes = ["TEXT", "CALL"] as const;

export const messageFileKinds = ["picture", "video", "audio", "document"] as const;
export type MessageFileKind = (typeof messageFileKinds)[number];
/** What a virus scanner said of a file; without a scanner nothing was said. */
export const scanResults = ["unscanned", "clean", "refused"] as const;
export const callKinds = ["voice", "video"] as const;
export type CallKind = (typeof callKinds)[number];
/** A mail of what happened in a day or a week, or of new releases alone. */
export const digestKinds = ["daily", "weekly", "releases"] as const;
export type DigestKind = (typeof digestKinds)[number];

export const callStates = ["ringing", "connected", "ended"] as const;
/** How a call ended: it was answered, and perhaps lost its connection, or why not. */
export const callOutcomes = ["answered", "declined", "missed", "cancelled", "busy", "lost"] as const;
export type CallOutcome = (typeof callOutcomes)[number];
/** What a call leaves in its conversation; `seconds` counts from its first sound or picture, null where none arrived. */
export type CallEntry = { kind: CallKind; outcome: CallOutcome; startedAt: string; seconds: number | null };

export const reactionKinds = ["agreed", "thanks", "question", "later"] as const;
export type ReactionKind = (typeof reactionKinds)[number];
/** A wording of a message that was edited since, with the moment from which on it was read. */
export type EarlierText = { version: number; content: string; writtenAt: string };

export const notificationKinds = [
  "match_created",
  "superlike_received",
  "pitch_received",
  "pitch_accepted",
  "pitch_declined",
  "pitch_expired",
  "pitch_withdrawn",
  "collaboration_completed",
  "rating_requested",
  "message_received",
  "message_not_sent",
  "follower_gained",
  "release_published",
  "release_shared",
  "product_requested",
  "product_request_updated",
  "verification_updated",
  "request_closed",
  "suggestions_prepared",
  "pitch_page_expired",
  "report_decided",
  "account_reviewed",
  "invitation_received",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const releaseStatuses = ["draft", "scheduled", "published", "corrected", "withdrawn"] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];

export const assetKinds = ["photo", "video", "quote", "product", "resource"] as const;
export type AssetKind = (typeof assetKinds)[number];
export const assetStates = ["processing", "ready", "failed"] as const;
export const assetLicences = ["editorial", "cc_by", "all_rights"] as const;
export type AssetLicence = (typeof assetLicences)[number];
/** IPTC's NewsCodes for how a picture or video came to be, named in `provenance.ts`. */
export const digitalSourceTypes = [
  "digital_capture",
  "computational_capture",
  "negative_film",
  "positive_film",
  "print",
  "human_edits",
  "algorithmically_enhanced",
  "software_image",
  "digital_creation",
  "data_driven_media",
  "trained_algorithmic_media",
  "algorithmic_media",
  "screen_capture",
  "virtual_recording",
  "composite",
  "composite_capture",
  "composite_synthetic",
  "composite_with_trained_algorithmic_media",
] as const;
export type DigitalSourceType = (typeof digitalSourceTypes)[number];
/** The terms of PLUS for data mining. */
export const dataMiningTerms = [
  "unspecified",
  "allowed",
  "prohibited_ai_training",
  "prohibited_generative_ai_training",
  "prohibited_except_search",
  "prohibited",
  "prohibited_see_constraints",
] as const;
export type DataMiningTerm = (typeof dataMiningTerms)[number];

export const productRequestStates = [
  "asked",
  "granted",
  "declined",
  "sent",
  "due",
  "returned",
  "kept",
  "withdrawn",
] as const;
export type ProductRequestState = (typeof productRequestStates)[number];
export const loanKinds = ["loan", "gift"] as const;

/**
 * What is counted. An event belongs to the profile whose figure it is: what two take part in is one event for each, and
 * `isOwn` says which of them acted.
 */
export const eventKinds = [
  "profile_shown",
  "profile_liked",
  "match_made",
  "pitch_sent",
  "pitch_accepted",
  "pitch_declined",
  "pitch_expired",
  "pitch_withdrawn",
  "collaboration_completed",
  "story_published",
  "rated_up",
  "rated_down",
  "profile_followed",
  "profile_unfollowed",
  "release_published",
  "pitch_page_published",
  "work_added",
  "request_posted",
  "product_requested",
  "message_sent",
  "page_viewed",
  "link_opened",
  "asset_downloaded",
  "feed_fetched",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Where an event came from: a signed-in page, the API, a job, a public page, or rows older than the events. */
export const eventSources = ["page", "api", "job", "visit", "rows"] as const;
export type EventSource = (typeof eventSources)[number];

/** Why a visit does not count. */
export const leftOutReasons = ["bot", "prefetch", "head", "owner"] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What became of a mail: what is deferred is tried again, and to a stopped address nothing is sent. */
export const mailStates = ["delivered", "deferred", "bounced", "complained", "stopped"] as const;
export type MailState = (typeof mailStates)[number];

/** A member reports the first three; an appeal is what a held or closed account answers to that decision. */
export const reportSubjects = ["profile", "pitch", "message", "appeal"] as const;
export type ReportSubject = (typeof reportSubjects)[number];
export const reportReasons = [
  "harassment",
  "spam",
  "fake_identity",
  "false_content",
  "illegal",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];
/** `closing` waits for a second member of staff, who confirms that the account is closed. */
export const reportStates = ["open", "closing", "no_breach", "held", "closed"] as const;
export type ReportState = (typeof reportStates)[number];
