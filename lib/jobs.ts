import type { Job } from "@/lib/core/jobs";
import { publishJob } from "@/lib/core/publish-job";
import { removeAssetFilesJob } from "@/lib/core/remove-files-job";
import { eraseAccountJob, findAccountsToEraseJob } from "@/lib/domain/accounts/commands/delete-account";
import {
  accountDeletedMail,
  confirmNewEmailMail,
  emailChangeNoticeMail,
  passwordChangedMail,
  resetMail,
  securityMail,
  terminateSockets,
  verifyMail,
} from "@/lib/domain/accounts/events";
import { renderAssetJob } from "@/lib/domain/assets/commands/render-asset";
import { contactMailJob } from "@/lib/domain/contact/events";
import { planReleaseDigestsJob, planWeeklyDigestsJob } from "@/lib/domain/digests/commands";
import { releaseDigestMailJob, weeklyDigestMailJob } from "@/lib/domain/digests/events";
import {
  forgetSearchTermsJob,
  refreshDirectoriesJob,
  refreshDirectoryOfOneJob,
} from "@/lib/domain/directories/commands";
import { checkEvidenceJob } from "@/lib/domain/evidence/commands/check-submission";
import { refreshMarksJob, refreshMarksOfOneJob } from "@/lib/domain/evidence/commands/refresh-marks";
import { checkSiteJob, findSitesToCheckJob } from "@/lib/domain/evidence/commands/site";
import { verificationMailJob } from "@/lib/domain/evidence/events";
import { removeUnsavedPicturesJob } from "@/lib/domain/link-previews/commands";
import { findToPrepareJob, prepareSuggestionsJob } from "@/lib/domain/matches/commands/prepare";
import {
  findUnreadPitchesJob,
  findUnreadProfilesJob,
  pitchMeaningJob,
  profileMeaningJob,
} from "@/lib/domain/meaning/commands";
import { firstMessageMailJob } from "@/lib/domain/messages/events";
import { expirePitchPageJob, findExpiredPitchPagesJob } from "@/lib/domain/pitch-pages/commands/expire";
import { countRatingsJob, countRatingsOfPitchJob } from "@/lib/domain/pitches/commands/count-ratings";
import { expirePitchesJob, expirePitchJob } from "@/lib/domain/pitches/commands/expire-pitches";
import { storyPageJob } from "@/lib/domain/pitches/commands/story-page";
import { storyPictureJob } from "@/lib/domain/pitches/commands/story-picture";
import { pitchAcceptedMailJob, pitchReceivedMailJob } from "@/lib/domain/pitches/events";
import { findDueLoansJob, markLoanDueJob } from "@/lib/domain/product-requests/commands/mark-loans-due";
import { goLiveDueJob, goLiveJob } from "@/lib/domain/releases/commands/go-live";
import { closeRequestJob, findDueRequestsJob } from "@/lib/domain/requests/commands";
import { confirmMailJob } from "@/lib/domain/subscribers/events";
import { pingHubJob } from "@/lib/domain/syndication/events";
import { purgeJob } from "@/lib/domain/upkeep/commands";

/** Every job there is. What is missing here is never done: tests/architecture/jobs.test.ts compares. */
export const jobs = [
  publishJob,
  purgeJob,
  removeUnsavedPicturesJob,
  verifyMail,
  resetMail,
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
  verificationMailJob,
  profileMeaningJob,
  pitchMeaningJob,
  findUnreadProfilesJob,
  findUnreadPitchesJob,
  findToPrepareJob,
  prepareSuggestionsJob,
  firstMessageMailJob,
  pitchReceivedMailJob,
  pitchAcceptedMailJob,
  expirePitchJob,
  expirePitchesJob,
  expirePitchPageJob,
  findExpiredPitchPagesJob,
  countRatingsOfPitchJob,
  countRatingsJob,
  storyPageJob,
  storyPictureJob,
  renderAssetJob,
  removeAssetFilesJob,
  findDueLoansJob,
  markLoanDueJob,
  closeRequestJob,
  findDueRequestsJob,
  goLiveJob,
  goLiveDueJob,
  planWeeklyDigestsJob,
  weeklyDigestMailJob,
  planReleaseDigestsJob,
  releaseDigestMailJob,
  pingHubJob,
  confirmMailJob,
  contactMailJob,
] as unknown as readonly Job<never>[];
