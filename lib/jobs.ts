import type { Job } from "@/lib/core/jobs";
import { publishJob } from "@/lib/core/publish-job";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import {
  eraseAccountJob,
  findAccountsToEraseJob,
} from "@/lib/domain/accounts/accounts/commands/delete-account";
import {
  accountDeletedMail,
  confirmNewEmailMail,
  emailChangeNoticeMail,
  passwordChangedMail,
  resetMail,
  reviewedMail,
  securityMail,
  terminateSockets,
  verifyMail,
} from "@/lib/domain/accounts/accounts/events";
import { announceFeesJob } from "@/lib/domain/accounts/plans/commands/announce-fees";
import { endBetaJob, findBeyondBasicJob } from "@/lib/domain/accounts/plans/commands/end-beta";
import {
  findPlansToReconcileJob,
  reconcilePlanJob,
} from "@/lib/domain/accounts/plans/commands/follow-provider";
import { feeMailJob, forgetCustomerJob, planMailJob } from "@/lib/domain/accounts/plans/events";
import { confirmMailJob } from "@/lib/domain/accounts/subscribers/events";
import { warnOfExpiryJob } from "@/lib/domain/accounts/tokens/commands/expiry";
import { tokenExpiryMailJob } from "@/lib/domain/accounts/tokens/events";
import { purgeJob } from "@/lib/domain/accounts/upkeep/commands";
import {
  forgetSearchTermsJob,
  refreshDirectoriesJob,
  refreshDirectoryOfOneJob,
} from "@/lib/domain/discovery/directories/commands";
import { pingHubJob } from "@/lib/domain/discovery/syndication/events";
import { computeBenchmarksJob } from "@/lib/domain/insights/analytics/commands";
import {
  planDigestsJob,
  planMonthlyReportsJob,
  planReleaseDigestsJob,
} from "@/lib/domain/insights/digests/commands";
import { digestMailJob, monthlyReportMailJob } from "@/lib/domain/insights/digests/events";
import { keepEventMonthsJob, sumEventsJob } from "@/lib/domain/insights/figures/commands";
import { findToPrepareJob, prepareSuggestionsJob } from "@/lib/domain/matching/matches/commands/prepare";
import { expireCallJob, expireCallsJob } from "@/lib/domain/messaging/calls/commands/expire";
import { callPushJob } from "@/lib/domain/messaging/calls/events";
import { contactMailJob } from "@/lib/domain/messaging/contact/events";
import { renderMessageFileJob } from "@/lib/domain/messaging/files/commands/render";
import { sweepUnsentFilesJob } from "@/lib/domain/messaging/files/commands/sweep";
import { readLinkedPageJob, sweepLinkedPagesJob } from "@/lib/domain/messaging/messages/commands/linked-page";
import {
  findDueScheduledJob,
  sendScheduledJob,
} from "@/lib/domain/messaging/messages/commands/send-scheduled";
import { firstMessageMailJob, messagePushJob } from "@/lib/domain/messaging/messages/events";
import { renderAssetJob } from "@/lib/domain/newsrooms/assets/commands/render-asset";
import {
  findDueLoansJob,
  markLoanDueJob,
} from "@/lib/domain/newsrooms/product-requests/commands/mark-loans-due";
import { goLiveDueJob, goLiveJob } from "@/lib/domain/newsrooms/releases/commands/go-live";
import { findReleasesToSetJob, setPdfJob } from "@/lib/domain/newsrooms/releases/commands/set-pdf";
import {
  expirePitchPageJob,
  findExpiredPitchPagesJob,
} from "@/lib/domain/pitching/pitch-pages/commands/expire";
import {
  countRatingsJob,
  countRatingsOfPitchJob,
} from "@/lib/domain/pitching/pitches/commands/count-ratings";
import { expirePitchesJob, expirePitchJob } from "@/lib/domain/pitching/pitches/commands/expire-pitches";
import { storyPageJob } from "@/lib/domain/pitching/pitches/commands/story-page";
import { storyPictureJob } from "@/lib/domain/pitching/pitches/commands/story-picture";
import {
  pitchAcceptedMailJob,
  pitchAcceptedPushJob,
  pitchReceivedMailJob,
  pitchReceivedPushJob,
} from "@/lib/domain/pitching/pitches/events";
import {
  endSockets,
  invitationMailJob,
  removalMailJob,
  twoFactorMailJob,
} from "@/lib/domain/profiles/companies/events";
import { checkEvidenceJob } from "@/lib/domain/profiles/evidence/commands/check-submission";
import { refreshMarksJob, refreshMarksOfOneJob } from "@/lib/domain/profiles/evidence/commands/refresh-marks";
import { checkSiteJob, findSitesToCheckJob } from "@/lib/domain/profiles/evidence/commands/site";
import { verificationMailJob } from "@/lib/domain/profiles/evidence/events";
import { removeUnsavedPicturesJob } from "@/lib/domain/profiles/link-previews/commands";
import { makePushKeysJob } from "@/lib/domain/profiles/push/commands/make-keys";
import { testPushJob } from "@/lib/domain/profiles/push/events";
import { closeRequestJob, findDueRequestsJob } from "@/lib/domain/profiles/requests/commands";
import { questionMailJob } from "@/lib/domain/staff/reports/events";
import {
  findUnreadPitchesJob,
  findUnreadProfilesJob,
  pitchMeaningJob,
  profileMeaningJob,
} from "@/lib/domain/vocabulary/meaning/commands";

/** A job that is missing here is never done: tests/architecture/jobs.test.ts compares. */
export const jobs = [
  publishJob,
  purgeJob,
  removeUnsavedPicturesJob,
  verifyMail,
  resetMail,
  reviewedMail,
  passwordChangedMail,
  confirmNewEmailMail,
  emailChangeNoticeMail,
  accountDeletedMail,
  securityMail,
  terminateSockets,
  findAccountsToEraseJob,
  eraseAccountJob,
  forgetSearchTermsJob,
  refreshDirectoriesJob,
  refreshDirectoryOfOneJob,
  refreshMarksJob,
  refreshMarksOfOneJob,
  checkEvidenceJob,
  checkSiteJob,
  findSitesToCheckJob,
  questionMailJob,
  verificationMailJob,
  endSockets,
  invitationMailJob,
  removalMailJob,
  twoFactorMailJob,
  warnOfExpiryJob,
  tokenExpiryMailJob,
  profileMeaningJob,
  pitchMeaningJob,
  findUnreadProfilesJob,
  findUnreadPitchesJob,
  findToPrepareJob,
  prepareSuggestionsJob,
  renderMessageFileJob,
  readLinkedPageJob,
  sweepLinkedPagesJob,
  sweepUnsentFilesJob,
  firstMessageMailJob,
  messagePushJob,
  sendScheduledJob,
  findDueScheduledJob,
  pitchReceivedMailJob,
  pitchAcceptedMailJob,
  pitchReceivedPushJob,
  pitchAcceptedPushJob,
  callPushJob,
  testPushJob,
  makePushKeysJob,
  expirePitchJob,
  expireCallJob,
  expireCallsJob,
  expirePitchesJob,
  expirePitchPageJob,
  findExpiredPitchPagesJob,
  countRatingsOfPitchJob,
  countRatingsJob,
  storyPageJob,
  storyPictureJob,
  renderAssetJob,
  removeFilesJob,
  findDueLoansJob,
  markLoanDueJob,
  closeRequestJob,
  findDueRequestsJob,
  goLiveJob,
  setPdfJob,
  findReleasesToSetJob,
  goLiveDueJob,
  planDigestsJob,
  digestMailJob,
  monthlyReportMailJob,
  planMonthlyReportsJob,
  planReleaseDigestsJob,
  sumEventsJob,
  keepEventMonthsJob,
  computeBenchmarksJob,
  pingHubJob,
  planMailJob,
  feeMailJob,
  announceFeesJob,
  forgetCustomerJob,
  reconcilePlanJob,
  findPlansToReconcileJob,
  endBetaJob,
  findBeyondBasicJob,
  confirmMailJob,
  contactMailJob,
] as unknown as readonly Job<never>[];
