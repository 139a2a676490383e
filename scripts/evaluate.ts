/**
 * Judges the labelled sets with the models that the product uses and prints the published figures.
 * `npm run evaluate -- --write` puts them in the documents.
 */
import { reportNewsworthiness } from "../tests/evaluation/news-figures";
import { reportTopics } from "../tests/evaluation/topic-figures";
import { failWithSentence } from "./lib/lifecycle";

const write = process.argv.includes("--write");

try {
  console.log(await reportNewsworthiness(write));
  console.log(await reportTopics(write));
} catch (error) {
  failWithSentence(error);
}
