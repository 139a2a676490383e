/** Columns: id | parent | label | keywords | aliases | also near. See `taxonomy.ts`. Lifestyle, leisure and sport. */
export const lifestyleAndSportRows = `
lifestyle | | Lifestyle and leisure | | Lifestyle, Lifestyle & Leisure, Leisure |
lifestyle.slow | lifestyle | Slow living | slow living, simple living, minimalism, minimalist, digital detox, off grid, downshifting, tiny house, unhurried | Slow living, Minimalism | travel.slow
travel | lifestyle | Travel | travel, traveller, traveler, trip, holiday, vacation, itinerary, destination, journey, passport, tourist, excursion | Travel & Tourism, Travel & Leisure, Destinations |
travel.rail | travel | Rail travel | train journey, night train, sleeper, train travel, interrail, rail pass, scenic railway, dining car, by train, train | Train travel, Rail travel, Night trains | transport.rail
travel.slow | travel | Slow travel | slow travel, slow route, long distance walk, without flying, flight free, overland, walking holiday, canal boat, by bike and train, no car | Slow travel, Overland travel | lifestyle.slow
travel.sustainable | travel | Responsible travel | responsible travel, sustainable tourism, ecotourism, overtourism, eco lodge, community tourism, car free resort | Sustainable travel, Ecotourism | environment.sustainability
travel.hotels | travel | Hotels and stays | hotel, cabin, lodge, guesthouse, b&b, bed and breakfast, resort, holiday rental, small hotel, hut, overnight guest, suite | Hotels, Small hotels, Accommodation, Stays | hospitality.hotels
travel.city | travel | City breaks | city break, city trip, weekend in, city guide, walking tour, neighbourhood guide, old town | City breaks, City guides |
travel.adventure | travel | Adventure travel | expedition, adventure, trekking, safari, wilderness, kayaking, backpacking, ski touring, diving trip | Adventure, Adventure travel | leisure.outdoors
travel.beach | travel | Islands and beaches | beach, island, seaside, snorkelling, coastal holiday, island hopping, lido | Beaches, Islands |
travel.cruise | travel | Cruises and ferries | cruise, cruise ship, river cruise, ferry crossing, expedition ship, sailing trip, houseboat | Cruises |
travel.luxury | travel | Luxury travel | luxury travel, five star, private villa, first class, spa resort, yacht, concierge | Luxury travel | retail.luxury
travel.budget | travel | Budget travel | budget travel, hostel, cheap flight, backpacker, travel hack, free things to do, low cost airline | Budget travel | finance.personal
travel.family | travel | Family travel | family holiday, travelling with children, theme park, kid friendly hotel, family trip, school holiday | Family travel | family
travel.nordic | travel | Nordics and the Arctic | nordic, norway, sweden, finland, denmark, iceland, lapland, fjord, arctic, svalbard, greenland, scandinavia | Nordics, Scandinavia, Arctic travel |
travel.europe | travel | Europe | mediterranean, alps, balkan, iberia, british isles, italy, spain, portugal, greece, france, provence, danube | European travel |
travel.world | travel | Africa, Asia and the Americas | patagonia, andes, sahara, himalaya, southeast asia, japan, morocco, caribbean, amazon, kenya, australia | Long-haul |
travel.culinary | travel | Food travel | food tour, culinary trip, wine route, street food, food market, cooking class, tasting trip | Culinary travel, Food & Travel | food
travel.camping | travel | Camping and vans | camping, campsite, tent, motorhome, glamping, caravan, bivouac | Camping | leisure.outdoors
food | lifestyle | Food and drink | food, cuisine, eat, meal, ingredient, chef, flavour, dish, culinary, kitchen | Food & Beverage, Food & Drink, Food, Food and Beverage, F&B, Foodie, Gastronomy |
food.cooking | food | Cooking and recipes | recipe, home cooking, cookbook, cook, air fryer, batch cooking, weeknight dinner, cookware | Cooking, Recipes |
food.regional | food | Regional cooking | regional cooking, traditional recipe, local produce, heirloom, farmhouse, cheese, cheesemaker, bread baked, foraging, terroir, fermentation | Regional cooking, Local food | agriculture
food.restaurants | food | Restaurants | restaurant, bistro, michelin, tasting menu, head chef, diner, cafe, food critic, supper club | Restaurants, Dining, Restaurant reviews | hospitality.gastronomy
food.plant | food | Plant-based food | vegan, vegetarian, plant based, meat free, tofu, oat milk, meat alternative, pulses, lentil | Vegan, Vegetarian, Plant-based | environment.sustainability
food.baking | food | Baking and sweets | bakery, baker, sourdough, cake, pastry, chocolate, dessert, ice cream, confectionery, honey | Baking, Desserts |
food.wine | food | Wine | wine, vineyard, winemaker, vintage, sommelier, natural wine, sparkling wine, cellar, grape | Wine |
food.beer | food | Beer and spirits | beer, brewery, brewer, craft beer, gin, whisky, whiskey, distillery, cocktail, bartender, rum, cider | Beer, Spirits, Cocktails, Alcohol |
food.drinks | food | Coffee, tea and soft drinks | coffee, roaster, barista, tea, alcohol free, juice, kombucha, soft drink, mineral water, beverage, drink | Drinks, Beverages, Beverage, Coffee, Tea |
food.waste | food | Food waste | food waste, surplus food, leftover, ugly vegetable, food rescue, best before | | environment.waste
fashion | lifestyle | Fashion | fashion, clothing, clothes, collection, style, wardrobe, fashion designer, garment, outfit, apparel | Fashion & Style, Style, Apparel, Fashion & Beauty, Apparel & Fashion |
fashion.shows | fashion | Fashion weeks and couture | fashion week, runway, catwalk, haute couture, couture, fashion show, model agency, atelier | Couture, Fashion week |
fashion.sustainable | fashion | Sustainable fashion | sustainable fashion, second hand clothing, fast fashion, thrift, clothing repair, upcycled clothes, vintage clothing, rental clothing | Sustainable fashion, Ethical fashion | environment.sustainability
fashion.street | fashion | Streetwear and denim | streetwear, sneaker, denim, jeans, hoodie, trainers, skate brand | Streetwear |
fashion.accessories | fashion | Jewellery and accessories | jewellery, jewelry, handbag, watch, ring, scarf, sunglasses, goldsmith, hat, belt, eyewear | Jewelry, Accessories |
fashion.outdoor | fashion | Outdoor and workwear | outdoor clothing, rain jacket, knitwear, wool jumper, workwear, down jacket, knit, boots | Outdoor wear | leisure.outdoors
fashion.menswear | fashion | Menswear and tailoring | menswear, suit, tailor, tailoring, bespoke, shirtmaker, shoemaker | Menswear |
beauty | lifestyle | Beauty | beauty, cosmetic, beauty brand, beauty routine, salon, spa treatment, beautician | Beauty & Cosmetics, Cosmetics, Beauty & Personal Care, Personal care |
beauty.skincare | beauty | Skincare | skincare, skin care, moisturiser, sunscreen, serum, acne, dermatologist, face cream, spf | Skincare |
beauty.makeup | beauty | Make-up | makeup, make up, lipstick, mascara, foundation shade, make up artist, eyeshadow, nail polish | Makeup |
beauty.hair | beauty | Hair | hair, hairdresser, barber, shampoo, curly hair, hair dye, haircut, hairstyle | Haircare, Hair care |
beauty.fragrance | beauty | Fragrance | perfume, fragrance, perfumer, scent, cologne, scented candle, essential oil | Fragrance, Perfume |
beauty.clean | beauty | Natural and clean beauty | clean beauty, natural cosmetics, vegan cosmetics, cruelty free, refillable, solid soap, plastic free shampoo | Clean beauty, Natural cosmetics | environment.sustainability
beauty.grooming | beauty | Grooming | grooming, shaving, beard, razor, aftershave, men's skincare | Grooming |
home | lifestyle | Home and garden | home, household, homeware, living room, domestic, renovation, housekeeping | Home & Garden, Home, Home & Living, Home Decor |
home.interiors | home | Interiors | interior, interior design, furniture, sofa, lighting, wallpaper, tableware, glassware, pottery, rug, decor | Interior design, Interiors, Furniture | culture.design
home.gardening | home | Gardening | garden, gardening, gardener, allotment, balcony garden, houseplant, seed, flower, orchard, greenhouse | Gardening, Plants |
home.diy | home | DIY and repair | diy, repair cafe, tool, woodworking, home improvement, restoration project, power tool, repair | DIY, Home improvement |
family | lifestyle | Family and relationships | family, families, household with children, siblings, grandparent | Family, Family & Parenting, Parenting & Family |
family.parenting | family | Parenting | parent, parenting, baby, toddler, new mother, father, screen time, bedtime, bringing up | Parenting, Kids, Mom, Children |
family.weddings | family | Weddings and relationships | wedding, bride, marriage, dating, divorce, couple, engagement ring, love story, dating app | Weddings, Relationships, Dating |
family.pets | family | Pets | pet, dog, cat, pet food, puppy, veterinary, vet, dog walker, aquarium | Pets, Pet care | human.animals
family.toys | family | Toys and children's products | toy, children's book, pram, baby product, board game for children, doll, playground, wooden toy | Toys, Baby products | retail.consumer
leisure | lifestyle | Leisure and hobbies | hobby, hobbies, leisure, spare time, pastime, club evening | Hobbies, Recreation |
leisure.outdoors | leisure | Outdoors | outdoor, hiking, hiker, trail, climbing, mountain hut, wild swimming, national trail, ski tour, angling, birdwatching | Outdoors, Hiking, Outdoor recreation |
leisure.crafts | leisure | Crafts and making | craft, knitting, sewing, pottery class, handmade, weaving, woodcarving, embroidery, maker, quilt | Crafts, Handmade |
leisure.games | leisure | Board games and puzzles | board game, puzzle, chess, crossword, card game, escape room, role playing game | Board games |
leisure.parks | leisure | Amusement and days out | theme park, roller coaster, funfair, aquarium visit, day out, zoo visit, playground | Attractions | travel.family
leisure.collecting | leisure | Collecting and antiques | collector, antique, auction, stamp, flea market, vintage find, coin collection | Antiques, Auctions |

sport | | Sport | | Sports, Sports & Recreation, Sport, Sports & Fitness |
sport.football | sport | Football (soccer) | football, soccer, premier league, world cup, striker, goalkeeper, fan club, bundesliga, football club, uefa, fifa | Soccer, Football |
sport.american | sport | American football and baseball | nfl, super bowl, quarterback, baseball, touchdown, home run, mlb, pitcher | NFL, Baseball |
sport.basketball | sport | Basketball, handball and volleyball | basketball, nba, handball, volleyball, slam dunk, point guard, beach volleyball | Basketball |
sport.tennis | sport | Tennis and racket sports | tennis, wimbledon, padel, badminton, grand slam, table tennis, squash court, pickleball | Tennis, Padel |
sport.rugby | sport | Rugby and cricket | rugby, cricket, six nations, test match, wicket, scrum, batsman | Rugby, Cricket |
sport.athletics | sport | Athletics and running | athletics, marathon, sprinter, runner, half marathon, track and field, trail running, parkrun, triathlon, javelin | Athletics, Running |
sport.cycling | sport | Cycling | cycling, cyclist, tour de france, peloton, mountain bike, gravel bike, velodrome, bike race | Cycling | transport.cycling
sport.winter | sport | Winter sports | ski, skiing, snowboard, ice hockey, biathlon, ski jumping, figure skating, cross country skiing, bobsleigh | Skiing, Winter sports, Hockey |
sport.motor | sport | Motor sport | formula 1, rally, motorsport, motogp, grand prix, le mans, pit stop, racing driver | Motorsport, Formula 1 | automotive
sport.water | sport | Swimming and water sports | swimming, swimmer, rowing, surfing, surfer, regatta, sailing race, canoe, diving, open water | Swimming, Sailing, Surfing |
sport.golf | sport | Golf | golf, golfer, ryder cup, golf course, pga, handicap, caddie | Golf |
sport.combat | sport | Boxing and martial arts | boxing, boxer, judo, karate, mma, wrestling, ufc, taekwondo | Boxing, Martial arts |
sport.climbing | sport | Climbing and mountaineering | climbing gym, boulderer, bouldering, mountaineer, alpinist, everest, summit ascent | Climbing, Mountaineering | leisure.outdoors
sport.esports | sport | Esports | esports, e sports, esport, pro gamer, league of legends, counter strike, esports team | eSports | entertainment.games
sport.women | sport | Women's sport | women's sport, women's football, women's team, female athlete, women's league, netball | Women's sport |
sport.olympics | sport | Olympics and Paralympics | olympic, olympics, paralympic, paralympics, gold medal, olympic games, podium, national team | Olympics, Paralympics |
sport.business | sport | Business of sport | transfer fee, club owner, broadcast rights, football finance, sports sponsorship, stadium naming, ticket sales | Football finance, Sports business | business
sport.grassroots | sport | Grassroots and youth sport | youth team, amateur club, grassroots sport, sports hall, community club, school sport, youth coach | Youth sports |
sport.equestrian | sport | Equestrian | horse, horse racing, dressage, show jumping, jockey, stable, riding school | Horse racing |
`;
