/**
 * These are the commonest short words of languages in Latin script, without those that English has too. A text counts
 * as the language with the most of them.
 */
const common = {
  english:
    "the and of to in is for with from that are by its it as at on who what how not after first one has have was will their this be or but new our my we every all more than no about between over when where which they them his her out up into",
  others: [
    "der das und ist ein eine einen im mit von für auf den dem des zu nicht nach wie wird werden ich wir über aus bei sich auch sind zum zur ohne",
    "le la les des du de et est une un dans pour sur par avec pas qui que aux au ne se sont nous je ce cette plus ses leur en",
    "el los las del es una un en con por para que se su sus al lo más como sobre sin",
    "il lo la gli le di del della dei delle è una un con che si su al alla sono come senza nel nella",
    "os as de do da dos das é uma um em com por para que se não na seu sua ao são como sem mais",
    "de het een en met op voor niet dat die aan te zijn bij naar ook door uit wordt",
    "na się nie jest że od po za przez dla oraz jak ze",
  ],
};
const setOf = (list: string) => new Set(list.split(" "));
const english = setOf(common.english);
const others = common.others.map(setOf);

/** An English text may hold this share of letters of other scripts: a name, a unit. */
const FOREIGN_SCRIPT = 0.1;
/** From this share of words with accents on a text needs many English ones. */
const MANY_ACCENTS = 0.12;
const ENOUGH_ENGLISH = 0.15;

const count = (words: readonly string[], wanted: (word: string) => boolean) => words.filter(wanted).length;

/**
 * A text counts as English that has Latin letters, few accents, and no other language's common words in greater number.
 * A text that is too short to tell, such as "Energy reporter", counts as English.
 */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0 || latin < letters * (1 - FOREIGN_SCRIPT)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = count(words, (word) => english.has(word));
  const accented = count(words, (word) => /[^\p{ASCII}]/u.test(word));
  if (accented > words.length * MANY_ACCENTS && found < words.length * ENOUGH_ENGLISH) return false;
  const foreign = Math.max(...others.map((list) => count(words, (word) => list.has(word))));
  return foreign === 0 || found > foreign;
}
