/**
 * Judges the labelled sets with the models that the product uses and prints the published figures. `npm run evaluate --
 * --write` puts them in the documents. Where settings name an AI provider, its figures are printed beside them, unless
 * `--without-provider` is given.
 */
import { hasModel } from "../lib/platform/ai/ask-model";
import { log } from "../lib/platform/log";
import { reportNewsworthiness } from "../tests/evaluation/news-figures";
import { reportProvider } from "../tests/evaluation/provider-figures";
import { reportTopics } from "../tests/evaluation/topic-figures";
import { failWithSentence } from "./lib/lifecycle";

const write = process.argv.includes("--write");

// Only the provider's settings are used: there is no deployment here, and what fails is counted, not logged.
process.env.DEPLOYMENT = "demo";
process.env.AUTH_SECRET ||= "x".repeat(32);
log.level = "silent";

try {
  console.log(await reportNewsworthiness(write));
  console.log(await reportTopics(write));
  if (!process.argv.includes("--without-provider") && hasModel()) await reportProvider(console.log);
} catch (error) {
  failWithSentence(error);
}
