/**
 * Columns: id | parent | label | keywords | aliases | also near. See `taxonomy.ts`.
 * Arts and media, conflict, crime, disaster, human interest, politics, religion, weather.
 */
export const cultureAndNewsRows = `
arts | | Arts, culture, entertainment and media | | Arts & Entertainment, Culture & Entertainment |
culture | arts | Arts and culture | art, artist, culture, cultural, arts council, creative industry, biennale | Culture, Art |
culture.visual | culture | Visual art | painting, painter, sculpture, gallery, exhibition, contemporary art, art fair, illustration, mural, ceramics | Fine art |
culture.design | culture | Design | designer, product design, graphic design, typography, furniture design, design week, industrial design, prototype | Design & Creativity | home
culture.architecture | culture | Architecture | architect, building design, facade, timber building, urban design, pavilion, landscape architecture | | property
culture.books | culture | Books and literature | book, novel, author, poetry, poet, bookshop, bookseller, memoir, fiction, book club, literary, library | Books, Literature, Publishing & Books, Writing |
culture.theatre | culture | Theatre | theatre, theater, stage, playwright, drama, premiere, actor, opera, musical, rehearsal | Theater, Performing arts, Opera |
culture.dance | culture | Dance | ballet, choreographer, dancer, dance company, contemporary dance, choreography | |
culture.classical | culture | Classical music | orchestra, symphony, conductor, chamber music, composer, choir, violin, string quartet | Classical |
culture.museums | culture | Museums | museum, curator, collection, permanent exhibition, archive, restitution | Museums & galleries |
culture.heritage | culture | Heritage and history | heritage, historic, monument, world heritage, unesco, restoration, history, centenary, listed building | History, Heritage |
culture.photography | culture | Photography | photographer, photograph, photo essay, camera, darkroom, portrait series, photojournalism, lens | Photo |
culture.festivals | culture | Festivals and culture events | festival, arts festival, book fair, carnival, open air, street festival, cultural event | Festivals |
culture.language | culture | Language | language, dialect, translation, translator, linguist, bilingual, endangered language | Languages |
entertainment | arts | Entertainment | showbiz, entertainer, box office, blockbuster, pop culture, fan | Showbusiness, Pop culture, Entertainment & Media |
entertainment.film | entertainment | Film | film, movie, cinema, director, screenplay, feature film, filmmaker, box office, hollywood, short film | Movies, Cinema, Film & TV |
entertainment.festivals | entertainment | Film festivals | film festival, festival premiere, competition film, sundance, cannes, berlinale, jury prize | |
entertainment.documentary | entertainment | Documentary | documentary, documentaries, docuseries, documentary maker, factual film, true story film | Documentaries |
entertainment.animation | entertainment | Animation and comics | animation, animated, cartoon, comic, graphic novel, anime, manga, stop motion | Animation, Comics |
entertainment.television | entertainment | Television and streaming | tv, television, tv series, streaming, showrunner, episode, season finale, sitcom, reality show, netflix | TV, Television, Streaming |
entertainment.music | entertainment | Pop and rock music | music, album, band, concert, singer, songwriter, tour dates, record label, hip hop, jazz, folk music, vinyl | Music, Popular music, Jazz, Live music |
entertainment.celebrity | entertainment | Celebrity | celebrity, celebrities, red carpet, star interview, famous, paparazzi, gossip | Celebrity News, Celebrity Interviews, Celebrities | human.people
entertainment.games | entertainment | Video games | video game, game studio, gamer, gaming, console, playstation, nintendo, indie game, mobile game, game developer | Gaming, Games, Video Games & Gaming | tech
entertainment.comedy | entertainment | Comedy | comedy, comedian, stand up, satire, sketch show, improv | |
media | arts | Media and communication | media, newsroom, press freedom, media company, audience, media industry | Media, Media & Advertising, Communications |
media.journalism | media | Journalism | journalism, journalist, reporter, editor, investigative reporting, local news, newspaper, fact checking, byline | News media, News, Newspapers |
media.broadcast | media | Radio and podcasts | radio, podcast, podcaster, broadcaster, audio series, radio station, audiobook, listener | Podcast, Podcasts, Radio, Audio |
media.advertising | media | Advertising and marketing | advertising, marketing, ad campaign, brand campaign, agency, marketer, branding, slogan, rebrand, sponsorship | Marketing, Advertising, PR, Public relations, Marketing & Advertising | business
media.social | media | Social media | social media, instagram, tiktok, youtube, hashtag, viral, social network, algorithm feed, short video | Social | tech
media.creators | media | Creators and influencers | influencer, creator, content creator, vlogger, youtuber, creator economy, blogger, blogging, newsletter writer, ugc | Influencers, Creator economy, Creators, Blogging |
media.publishing | media | Publishing | publisher, publishing house, magazine, magazine launch, imprint, print run, subscription revenue, paywall | Magazines |

conflict | | Conflict, war and peace | | Conflict, Security & Defence |
conflict.war | conflict | War | war, armed conflict, invasion, front line, ceasefire, occupation, civil war, shelling, war crime | |
conflict.peace | conflict | Peace and diplomacy of peace | peace talks, peace treaty, peacekeeping, peacebuilding, reconciliation, mediator | Peace |
conflict.defence | conflict | Defence and armed forces | military, army, navy, air force, soldier, defence, defense, nato, veteran, troop, drone strike | Defence, Defense, Military | politics
conflict.terrorism | conflict | Terrorism and unrest | terrorism, terrorist, insurgent, extremism, hostage, unrest, riot, coup | Terrorism |
conflict.displacement | conflict | War refugees | refugee camp, displaced people, war refugee, evacuation, humanitarian corridor, asylum seeker | Refugees | society.migration

crime | | Crime, law and justice | | Crime & Justice, Law & Crime |
crime.offences | crime | Crime | crime, criminal, murder, theft, burglary, gang, trafficking, assault, smuggling, organised crime | True crime |
crime.fraud | crime | Fraud and corruption | fraud, corruption, bribery, embezzlement, money laundering, scam, ponzi, whistleblower | White-collar crime | finance
crime.courts | crime | Courts and trials | court, lawsuit, judge, verdict, appeal court, jury, plaintiff, ruling, class action, prosecutor | Courts |
crime.law | crime | Law | law, lawyer, legal, attorney, law firm, legislation, contract law, legal aid, intellectual property, copyright, patent | Legal, Law & Legal |
crime.police | crime | Police and prisons | police, prison, inmate, policing, detective, sentencing, probation, parole, rehabilitation of offenders | Police, Prisons |
crime.cyber | crime | Cybercrime | cybercrime, ransomware, phishing, identity theft, dark web, online fraud, extortion | | tech.security

disaster | | Disaster, accident and emergency | | Disasters, Emergency |
disaster.natural | disaster | Natural disasters | earthquake, flood, flooding, hurricane, wildfire, landslide, volcano, tsunami, avalanche, drought | Natural disaster | weather
disaster.accident | disaster | Accidents | accident, crash, derailment, explosion, collapse, shipwreck, plane crash, collision, oil spill | Accidents |
disaster.fire | disaster | Fire and rescue | fire brigade, firefighter, rescue, rescue service, lifeboat, search and rescue, mountain rescue, ambulance | Emergency services |
disaster.relief | disaster | Relief and preparedness | disaster relief, humanitarian aid, emergency planning, evacuation plan, first aid, civil protection, early warning | Humanitarian aid | society.charity

human | | Human interest | | Human Interest Stories, Human-interest |
human.people | human | People and profiles | profile, interview, portrait, life story, anniversary, obituary, biography, centenarian, local hero | People, Interviews, Profiles |
human.animals | human | Animals | animal, dog rescue, animal shelter, zoo, animal welfare, kitten, puppy, adopted dog | Animals | family.pets
human.awards | human | Awards and prizes | award, prize, winner, shortlist, nobel, medal, honour, jury | Awards |
human.curiosities | human | Curiosities and records | world record, guinness, oddity, mystery, superstition, unusual, quirky | Weird news |
human.royalty | human | Royalty | royal family, king, queen, prince, princess, coronation, palace | Royals |
human.goodnews | human | Good news and community stories | neighbour, good news, kindness, community project, reunion, survivor, helped by strangers, crowdfunding | Feel-good stories, Inspiration | society.communities

politics | | Politics and government | | Politics, Politics & Government |
politics.elections | politics | Elections | election, vote, voter, campaign trail, ballot, candidate, referendum, poll, turnout | Elections |
politics.government | politics | Government | government, minister, parliament, senate, congress, cabinet, prime minister, president, coalition | Government |
politics.policy | politics | Public policy and regulation | policy, regulation, regulator, bill, reform, subsidy, ban, consultation, directive, compliance | Policy, Public policy, Regulation |
politics.local | politics | Local government | city council, municipality, mayor, town hall, local authority, councillor, county, district | Local politics, Local government, Municipalities |
politics.foreign | politics | Foreign affairs | foreign policy, diplomacy, embassy, ambassador, summit, united nations, european union, sanction, treaty | World affairs, International, Diplomacy, World |
politics.activism | politics | Protest and activism | protest, activist, campaigner, demonstration, petition, boycott, movement, civil disobedience | Activism |
politics.rights | politics | Human rights | human rights, civil rights, free speech, censorship, civil liberties, detention, amnesty | Human rights |
politics.spending | politics | Public spending | public money, budget, austerity, tax money, public finance, procurement, tender, infrastructure spending | Public procurement, Procurement | economics

religion | | Religion and belief | | Religion, Faith, Religion & Spirituality |
religion.christianity | religion | Christianity | church, christian, bishop, pope, parish, cathedral, protestant, catholic, orthodox, gospel | |
religion.islam | religion | Islam | muslim, mosque, imam, ramadan, halal, eid, quran, hajj | |
religion.judaism | religion | Judaism | jewish, synagogue, rabbi, hanukkah, kosher, torah, passover | |
religion.eastern | religion | Hinduism, Buddhism and Sikhism | hindu, buddhist, temple, monk, diwali, sikh, gurdwara, monastery | Buddhism, Hinduism |
religion.spirituality | religion | Spirituality and pilgrimage | pilgrimage, pilgrim, spiritual, spirituality, prayer, retreat, astrology, tarot | Spirituality |
religion.dialogue | religion | Interfaith and secular life | interfaith, secular, humanist, atheism, religious freedom, ethics | Ethics |

weather | | Weather | | Weather & Climate |
weather.forecast | weather | Forecasts | weather forecast, meteorologist, forecast, rainfall, temperature, weather station, barometer | Forecast |
weather.extreme | weather | Extreme weather | storm, heatwave, heat wave, blizzard, cyclone, hail, tornado, cold snap, extreme weather | Storms | environment.climate
weather.seasons | weather | Seasons and phenomena | snowfall, northern lights, aurora, first frost, monsoon, solstice, spring bloom, autumn leaves | Northern lights |
`;
