import type { Job } from "@/lib/core/jobs";
import { publishJob } from "@/lib/core/publish-job";
import { purgeExpired } from "@/lib/core/purge-job";
import { passwordChangedMail, resetMail, terminateSockets, verifyMail } from "@/lib/domain/accounts/events";
import { refreshMarksJob, refreshMarksOfOneJob } from "@/lib/domain/evidence/events";
import { firstMessageMailJob } from "@/lib/domain/messages/events";
import {
  countRatingsJob,
  countRatingsOfPitchJob,
  expirePitchesJob,
  expirePitchJob,
  pitchAcceptedMailJob,
  pitchReceivedMailJob,
  storyPictureJob,
} from "@/lib/domain/pitches/events";

/** Every job there is. What is missing here is never done: tests/architecture/jobs.test.ts compares. */
export const jobs = [
  publishJob,
  purgeExpired,
  verifyMail,
  resetMail,
  passwordChangedMail,
  terminateSockets,
  refreshMarksJob,
  refreshMarksOfOneJob,
  firstMessageMailJob,
  pitchReceivedMailJob,
  pitchAcceptedMailJob,
  expirePitchJob,
  expirePitchesJob,
  countRatingsOfPitchJob,
  countRatingsJob,
  storyPictureJob,
] as unknown as readonly Job<never>[];
