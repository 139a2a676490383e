/** Words the model and the assistant look for. English only: in other languages figures, dates and names still count. */

function list(text: string): string[] {
  return text.split(/\s*,\s*/).map((item) => item.trim());
}

/** Matches any of the phrases, then of the patterns, as whole words; spaces in phrases match spaces and hyphens. */
function anyOf(phrases: readonly string[], patterns: readonly string[] = []): RegExp {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length);
  const pattern = [...longestFirst.map((phrase) => phrase.replace(/ /g, "[\\s-]+")), ...patterns].join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");
}

/** Praise that cannot be checked. "First", "oldest" or "largest" are facts and stay out. */
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

/** Office talk: words for nothing one could photograph. */
export const jargon = anyOf(
  list(`synergy, synergies, synergistic, leverage, leveraging, leverages, disrupt, disruptive, disrupting, solution, solutions, ecosystem,
  paradigm, paradigm shift, holistic, seamless, seamlessly, end to end, next generation, next gen, empower, empowers,
  empowering, unlock, unlocks, value proposition, thought leader, thought leadership, best practice, scalable, robust,
  mission critical, turnkey, frictionless, omnichannel, low hanging fruit, deep dive, win win, touchpoint, touchpoints,
  stakeholders, stakeholder alignment, ideate, monetize, monetise, actionable, future proof, bleeding edge, reimagine,
  reimagining, reimagines, elevate, elevates, elevating, curated, bespoke experience, customer centric, data driven,
  go to market, growth hacking, rockstar, guru, ninja, storytelling platform, vertical integration, offerings,
  deliverables, core competencies, digital transformation, lifestyle brand, passionate about, is passionate,
  content is king, space where, brand experience, optimize, optimise, optimizing, empowerment, transformative`),
);

/** Talk of a shop: a sentence with it sells, and its figures and dates are the offer's. */
export const salesTalk = anyOf(
  list(`while stocks last, buy now, order now, shop now, book now, sign up now, special offer, limited offer, limited time,
  discount code, voucher code, promo code, coupon, black friday, cyber monday, money back, best price, best prices, lowest price,
  lowest prices, free shipping, don't miss, don’t miss, you save, save up to, buy one, clearance, flash sale, sale of the year,
  biggest sale, huge sale, bargain, bargains`),
  ["\\d+ ?% off", "\\d+ ?% discount"],
);

/** Amounts that name no amount. */
export const vagueAmounts = anyOf(
  list(`a lot, lots, many, several, various, numerous, countless, tons, plenty, huge, massive, a number of,
  all kinds of, all sorts of, and much more, etc, significant, significantly, some people, a range of,
  a wide range of, a variety of, endless, millions of people, so much`),
  ["and more(?=\\s*(?:[.!;]|$))"],
);

/** Answers that answer nothing, when they are the whole field or nearly. */
export const vagueAnswers = anyOf(
  list(`everyone, everybody, anyone, anybody, all, people, consumers, customers, users, us, me, we, you, our team, the team, our company, my company,
  everywhere, anywhere, online, worldwide, globally, global, the world, the internet, international, internationally,
  nationwide, all over, all over the world, around the world, all countries, soon, now, asap, anytime, any time, always, ongoing, tbd, tba, tbc, n/a, na,
  none, unknown, whenever, coming soon, very soon, flexible, this year, 24/7, all year round, year round, every day, right now, it depends,
  stuff, things, something, various, lots, yes, no, test, see website, see above, same, x, our website, our store, the web, out now, available now,
  interested parties, decision makers, businesses, companies, young people, women, men, millennials, gen z, audiences, fans,
  because, great story, its great, it is great, to be announced, to be confirmed, in stores, in stores now`),
);

/** Occasions a story can hang on. */
export const pegs = anyOf(
  list(`anniversary, published, publishes, publication, opens, opened, opening, reopens, reopened, reopening, deadline, election,
  ahead of, since, festival, hearing, premiere, premieres, takes effect, took effect, comes into force, came into force, first time, starts, begins, began, ends,
  ended, closed, closes, closing, verdict, vote, votes, season, jubilee, inaugurates, report, study, ruling, launch, launches, released, releases,
  strike, expires, world day, centenary, summit, ban, budget, law, harvest, final, kick off, tour, exhibition, trial, last, inquiry, record`),
);

/** Posts and titles that announce a person. */
export const roles = list(
  `dr, prof, professor, mr, mrs, ms, sir, dame, founder, co-founder, director, chef, ceo, chair, chairwoman, chairman, mayor, nurse, doctor,
  engineer, architect, author, editor, baker, farmer, teacher, curator, head, coach, captain, president, minister, designer, artist, owner,
  researcher, scientist, economist, biologist, historian, pharmacist, midwife, manager, conductor, driver, violinist, singer, fisherman, brewer, winemaker, roaster, carpenter, weaver, tailor, perfumer,
  analyst, spokesperson, spokeswoman, spokesman, lawyer, judge, student, pupil, volunteer, dermatologist, hydrologist, ecologist, glaciologist, astronomer, surgeon, physiotherapist,
  runner, sprinter, climber, swimmer, goalkeeper, referee, photographer, filmmaker, composer, choreographer, potter, glassblower, luthier, beekeeper, shepherd, gardener, ranger, librarian, principal, headteacher, says, with`,
);

/** Given names common enough to tell a person from a company. */
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
