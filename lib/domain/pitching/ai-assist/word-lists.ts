/** The assistant looks for these words. They are English: in other languages it proposes nothing that needs them. */

function list(text: string): string[] {
  return text.split(/\s*,\s*/).map((item) => item.trim());
}

/** Matches any of the phrases, then of the patterns, as whole words; spaces in phrases match spaces and hyphens. */
function anyOf(phrases: readonly string[], patterns: readonly string[] = []): RegExp {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length);
  const pattern = [...longestFirst.map((phrase) => phrase.replace(/ /g, "[\\s-]+")), ...patterns].join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");
}

/** This praise cannot be checked. "First", "oldest" or "largest" are facts and are not here. */
const hypeTerms = list(
  `amazing, incredible, incredibly, revolutionary, groundbreaking, ground breaking, game changing, unique, world class,
  world leading, industry leading, market leading, ultimate, unparalleled, unrivalled, unrivaled, unmatched, stunning,
  must have, unbelievable, iconic, exciting, extraordinary, awesome, fantastic, phenomenal, never before seen,
  one of a kind, once in a lifetime, state of the art, cutting edge, best in class, best ever, greatest, finest,
  coolest, hottest, perfect, spectacular, breathtaking, mind blowing, jaw dropping, life changing, next level,
  unforgettable, sensational, outstanding, exceptional, superb, wonderful, marvellous, marvelous, magical, top notch,
  truly, innovative, trailblazing, visionary, unprecedented, epic, legendary, insane, wow,
  brilliant, gorgeous, premier, superior`,
);
export const hype = anyOf(hypeTerms, [
  "most \\p{L}+(?:ing|ive|ful|ous|ary|ible|able|ic|ed)",
  "best(?! (?:before|friend|man|known|practice|selling|seller|picture|actor|actress|director))",
  "(?:a|the) leading",
]);

/** These answers say nothing, when they are the whole field or nearly. */
export const vagueAnswers = anyOf(
  list(`everyone, everybody, anyone, anybody, all, people, consumers, customers, users, us, me, we, you, our team, the team, our company, my company,
  everywhere, anywhere, online, worldwide, globally, global, the world, the internet, international, internationally,
  nationwide, all over, all over the world, around the world, all countries, soon, now, asap, anytime, any time, always, ongoing, tbd, tba, tbc, n/a, na,
  none, unknown, whenever, coming soon, very soon, flexible, this year, 24/7, all year round, year round, every day, right now, it depends,
  stuff, things, something, various, lots, yes, no, test, see website, see above, same, x, our website, our store, the web, out now, available now,
  interested parties, decision makers, businesses, companies, young people, women, men, millennials, gen z, audiences, fans,
  because, great story, its great, it is great, to be announced, to be confirmed, in stores, in stores now`),
);

/** Posts and titles that announce a person. */
export const roles = list(
  `dr, prof, professor, mr, mrs, ms, sir, dame, founder, co-founder, director, chef, ceo, chair, chairwoman, chairman, mayor, nurse, doctor,
  engineer, architect, author, editor, baker, farmer, teacher, curator, head, coach, captain, president, minister, designer, artist, owner,
  researcher, scientist, economist, biologist, historian, pharmacist, midwife, manager, conductor, driver, violinist, singer, fisherman, brewer, winemaker, roaster, carpenter, weaver, tailor, perfumer,
  analyst, spokesperson, spokeswoman, spokesman, lawyer, judge, student, pupil, volunteer, dermatologist, hydrologist, ecologist, glaciologist, astronomer, surgeon, physiotherapist,
  runner, sprinter, climber, swimmer, goalkeeper, referee, photographer, filmmaker, composer, choreographer, potter, glassblower, luthier, beekeeper, shepherd, gardener, ranger, librarian, principal, headteacher, says, with`,
);

/** These given names are common enough to tell a person from a company. */
export const givenNames = new Set(
  list(
    `aaron, abdul, adam, adaeze, aisha, agnes, ahmed, aiko, alan, alba, alex, alexander, alice, amanda, amara, amina, amir, ana, andrea, andreas, andrew, anders, angela, anita, anna, anne, antonio, ari, arjun, astrid, ben, benjamin, beatriz,
    bjorn, brian, camille, carla, carlos, carmen, caroline, catherine, charles, charlotte, chen, chiara, chidi, chloe, chris, christian, claire, clara, claudia, daniel, dario, david, deborah, diana, diego, dieter, dmitri, dora, edith, eduardo, elena, eleni, elif, elin, elisa, elizabeth,
    ella, emeka, emil, emily, emma, erik, eric, esther, eva, fatima, fatou, fiona, francesca, francis, frank, freya, gabriel, geert, george, giulia, grace, greta, hana, hanna, hannah, hans, hassan, heidi, helen, helena, henrik, henry, hiroshi, hugo, ibrahim, ida, ines, ingrid, irene, isabel, ivan, jack, jacob, james,
    jan, jane, jasmine, jean, jennifer, jin, joan, johan, johanna, john, jonas, jorge, jose, josef, joseph, joyce, juan, julia, julian, julie, jun, kai, karen, karin, karl, kate, katrin, kemal, kenji, kirsten, kofi, kwame, lars, laura, lea, leila, lena, leo, li, lin, linda, lisa, lucas, lucia, lucy, luis, luka, magnus, mai, malik, manuel, marc, marco,
    maren, margaret, maria, marie, marit, marina, mario, marisol, mark, markus, marta, martha, martin, mary, matteo, matthew, maya, mei, mette, michael, miguel, mila, mira, mirela, miriam, mohammed, monica, muhammad, nadia, naomi, natalia, nathan, nia, nicholas, nicola, niels, nikos, nina, noor, nora, oleg, oliver, olivia, olu, omar, oscar, otto, pablo, paolo, patricia, patrick, paul, paula, pedro, per, peter, petra, philip, pierre, pilar, priya,
    rachel, rafael, rahul, raj, rebecca, ravi, richard, rita, robert, rohan, rosa, rose, ruth, sam, samir, samuel, sandra, sara, sarah, sergei, sigrid, silvia, simon, sofia, solveig, sophie, stefan, stella, stephen, steven, sunita, susan, sven, tariq, teresa, theo, thomas, tim, tom, tomas, tunde, ursula, vera, victor, victoria, viktor, walter, wei, wilhelm, william, yara, yasmin, yuki, yusuf, zainab, zoe`,
  ),
);
