/** Columns: id | parent | label | keywords | aliases | also near. See `taxonomy.ts`. Economy and labour. */
export const economyRows = `
economy | | Economy, business and finance | | Business & Finance, Business and Economy, Economy & Business |
business | economy | Business | business, company, companies, ceo, corporate, enterprise, turnover, profit, chief executive, revenue, firm | Business News, Corporate, General business, Professional services |
business.startups | business | Start-ups and founders | startup, start up, founder, seed round, accelerator, incubator, scale up, spin off, bootstrapped | Startups, Entrepreneurship, Entrepreneurs, STARTUP | tech
business.small | business | Small and family firms | small business, family business, sme, shopkeeper, sole trader, workshop, third generation, family owned, self employed | Small Business, SMEs |
business.ownership | business | Ownership and co-operatives | employee ownership, staff ownership, cooperative, co op, shareholder, worker owned, share scheme, community owned, subscription share | Ownership, Corporate ownership, Cooperatives |
business.deals | business | Mergers and acquisitions | merger, acquisition, takeover, buyout, ipo, stake, divestment, private equity | M&A |
business.leadership | business | Management and leadership | leadership, management, executive, board of directors, succession, corporate governance, consultant, strategy | Leadership, Management, Consulting |
business.responsibility | business | Corporate responsibility | corporate responsibility, csr, esg, social enterprise, impact investing, b corp, supply chain audit, fair trade | CSR, ESG, Social impact | environment.sustainability
business.b2b | business | Business services | b2b, outsourcing, payroll, human resources software, accounting firm, coworking, office space, trade fair | B2B, Services |
finance | economy | Finance | finance, financial, capital, asset, interest rate, lender, credit | Finance & Banking, Financial services, Money |
finance.banking | finance | Banking | bank, banking, loan, mortgage lender, savings bank, credit union, branch closure, overdraft, deposit | Banks |
finance.markets | finance | Markets and investing | stock market, shares, bond, investor, fund manager, index fund, equity, stock exchange, dividend, hedge fund, commodity | Investing, Investment, Stock market, Markets |
finance.personal | finance | Personal finance | personal finance, saving money, household budget, debt advice, cost of living, financial literacy, side income, money tips | Personal Finance, Saving |
finance.pensions | finance | Pensions | pension, retirement fund, retirement saving, pensioner, pension scheme, annuity | Pensions, Retirement |
finance.insurance | finance | Insurance | insurance, insurer, premium payment, reinsurance, claim payout, underwriter, actuary | Insurance |
finance.fintech | finance | Fintech | fintech, payment app, neobank, mobile payment, open banking, digital wallet, buy now pay later, instant payment | Financial technology, Payments | tech
finance.crypto | finance | Cryptocurrency | cryptocurrency, bitcoin, crypto, stablecoin, token sale, nft, ethereum, digital currency | Crypto, Web3 | tech.blockchain
finance.venture | finance | Venture capital | venture capital, series a round, series a funding, series b, funding round, raised million, angel investor, valuation, term sheet | VC, Funding |
finance.tax | finance | Tax | tax, taxation, vat, tax return, levy, tax break, revenue office, duty | Taxes |
economics | economy | Economy | economy, economic, economist, gdp, inflation, recession, growth rate, productivity | Economics, Economy, Macroeconomics |
economics.prices | economics | Prices and inflation | inflation, consumer price, price rise, cost of living, energy bill, purchasing power, price index | Inflation |
economics.currency | economics | Currencies and central banks | currency, currencies, exchange rate, central bank, monetary policy, devaluation, naira, euro zone | Currencies |
economics.trade | economics | Trade | trade, tariff, export, import, customs, trade deal, free trade, exporter, supply chain | International trade, Trade |
economics.development | economics | Development | developing country, development aid, microfinance, world bank, emerging market, poverty reduction, informal economy | Emerging markets, Development |
retail | economy | Retail | retail, retailer, shop, store, shopper, shopping, supermarket, checkout | Retail & Consumer, Shopping, Consumer |
retail.ecommerce | retail | E-commerce | e commerce, ecommerce, online shop, online store, marketplace, webshop, direct to consumer, dtc, parcel return | E-commerce, Ecommerce, Online retail | tech
retail.stores | retail | High street and stores | high street, flagship store, pop up shop, shopping centre, mall, store opening, market stall, corner shop, department store | High street |
retail.consumer | retail | Consumer goods | consumer goods, fmcg, packaging, household product, private label, product launch, packaged goods, refill | Consumer Goods, CPG, FMCG, Consumer products, PRODUCT |
retail.luxury | retail | Luxury goods | luxury, luxury brand, watchmaker, watches, jeweller, high end, couture house, leather goods | Luxury | fashion
retail.rights | retail | Consumer rights | consumer rights, product recall, right to repair, consumer protection, warranty, refund, product safety | Consumer affairs |
property | economy | Real estate | real estate, property, landlord, tenant, estate agent, rent, square metre, housing market | Real Estate & Construction, Property, Housing market |
property.housing | property | Homes and housing | housing, house price, home buyer, apartment, mortgage, first time buyer, new homes, affordable home, rental market | Housing | society.housing
property.commercial | property | Commercial property | office tower, commercial property, warehouse, office vacancy, retail park, co working space, real estate fund | Commercial real estate |
property.construction | property | Construction | construction, builder, building site, contractor, concrete, timber frame, retrofit, civil engineering, scaffold | Construction, Building, Engineering & Construction |
property.planning | property | Planning and cities | urban planning, zoning, city centre, redevelopment, neighbourhood plan, public space, regeneration, land use | Urban planning, Cities, Urban development | society.urban
automotive | economy | Automotive | automotive, car, carmaker, vehicle, automaker, motoring, test drive, dealership | Cars, Automotive & Mobility, Autos, Motoring | transport
automotive.electric | automotive | Electric vehicles | electric car, electric vehicle, ev, charging station, charging point, battery range, plug in hybrid, charger | EVs, E-mobility | energy.renewables
automotive.classic | automotive | Classic and sports cars | classic car, vintage car, sports car, supercar, oldtimer, car restoration, car collector | Classic cars |
automotive.motorcycles | automotive | Motorcycles and vans | motorcycle, motorbike, scooter, campervan, van life, e scooter, moped | Motorcycles |
automotive.autonomous | automotive | Self-driving | self driving, autonomous vehicle, driver assistance, robotaxi, lidar, driverless | Autonomous driving | tech.robotics
transport | economy | Transport and logistics | transport, mobility, commuter, freight, traffic, passenger number, timetable | Transportation, Mobility, Transport |
transport.rail | transport | Railways | railway, rail operator, train line, branch line, rolling stock, station master, locomotive, rail network, tram, carriage, sleeper train | Railways, Rail, Rail industry | travel.rail
transport.aviation | transport | Aviation | airline, airport, aircraft, pilot, aviation, runway, air traffic, cabin crew, sustainable aviation fuel | Airlines, Aviation |
transport.shipping | transport | Shipping and ports | shipping, port, container ship, ferry, cargo, shipyard, harbour, seafarer, tanker | Maritime, Shipping |
transport.logistics | transport | Logistics | logistics, parcel, delivery van, warehouse robot, last mile, haulage, truck, supply chain, courier | Logistics, Supply chain |
transport.public | transport | Public transport | public transport, bus line, bus route, metro, underground line, tram stop, ticket price, commuting | Public transit |
transport.cycling | transport | Cycling and walking | bike lane, cycle path, bicycle, cargo bike, e bike, pedestrian, car free, bike share | Micromobility | sport.cycling
energy | economy | Energy | energy, power plant, electricity, power station, utility, megawatt, energy company | Energy & Utilities, Utilities, Oil & Energy |
energy.renewables | energy | Renewable energy | renewable, renewable energy, solar, wind farm, wind turbine, photovoltaic, hydropower, geothermal, tidal, heat pump | Renewables, Clean energy, Solar, Wind | environment.climate
energy.fossil | energy | Oil, gas and coal | oil, gas pipeline, coal, petroleum, drilling, refinery, lng, fossil fuel | Oil & gas, Oil |
energy.nuclear | energy | Nuclear energy | nuclear power, reactor, uranium, nuclear waste, fusion power, nuclear plant | Nuclear |
energy.grid | energy | Grids, storage and heat | power grid, battery storage, heat network, district heating, smart meter, hydrogen, blackout, transmission line | Energy storage, Hydrogen |
industry | economy | Industry and manufacturing | industry, industrial, manufacturer, factory, plant closure, assembly line, mill, foundry | Industrial |
industry.manufacturing | industry | Manufacturing | manufacturing, 3d printing, machine tool, production line, made in, workshop production, precision engineering, glassworks | Production |
industry.chemicals | industry | Chemicals and materials | chemical, plastics, steel, cement, biomaterial, coating, polymer, composite, bioplastic | Chemicals, Materials |
industry.mining | industry | Mining | mining, miner, quarry, lithium, copper mine, rare earth, gold mine, cobalt | Mining & metals |
industry.aerospace | industry | Aerospace and defence industry | aerospace, satellite maker, jet engine, arms industry, drone maker, aircraft maker, rocket maker | Aerospace | transport.aviation
industry.textile | industry | Textiles | textile, weaving, wool mill, yarn, garment worker, spinning mill, fabric, linen, loom | Textile | fashion
agriculture | economy | Agriculture | agriculture, farm, farmer, farming, crop, harvest, cattle, dairy, subsidy for farmers | Farming, Agriculture & Food, Agribusiness |
agriculture.organic | agriculture | Organic and regenerative farming | organic farm, regenerative, soil health, agroecology, pesticide free, permaculture, organic, peat soil | Organic, Soil | environment
agriculture.fishing | agriculture | Fishing and aquaculture | fishery, fishing, fisherman, aquaculture, salmon farm, seaweed, trawler, cod, oyster | Fisheries | environment.oceans
agriculture.forestry | agriculture | Forestry | forestry, timber, logging, sawmill, woodland, reforestation, tree nursery | Forestry | environment.forests
agriculture.agritech | agriculture | Agritech and food industry | agritech, vertical farm, precision farming, food processing, greenhouse, milling, cultured meat, seed company | AgTech, Food tech | tech
hospitality | economy | Hospitality and tourism trade | hospitality, tourism, tourist board, overnight stay, innkeeper, visitor number, hotelier, guest house | Hospitality, Tourism, Travel & Hospitality, Tourism industry | travel
hospitality.hotels | hospitality | Hotel trade | hotel, hotel chain, hostel, room rate, occupancy, boutique hotel, hotel opening, front desk | Hotels & Resorts | travel.hotels
hospitality.gastronomy | hospitality | Restaurant trade | restaurant owner, restaurateur, catering, canteen, delivery kitchen, staff shortage in kitchens, food service, pub landlord | Food service, Catering, Restaurants & Catering | food.restaurants
hospitality.events | hospitality | Events and conferences | trade show, conference, convention, event organiser, congress centre, exhibition hall, keynote | Events, EVENT, Events & Conferences |

labour | | Labour and work | | Labor, Work, Labour |
labour.employment | labour | Jobs and employment | job, employment, unemployment, hiring, job cut, layoff, recruit, labour market, apprentice, vacancy | Employment, Jobs, Recruiting, HR, Human resources |
labour.unions | labour | Unions and strikes | union, strike, collective agreement, shop steward, trade union, walkout, works council, picket | Unions, Labour relations |
labour.workplace | labour | Workplace and culture | workplace, remote work, four day week, home office, office culture, burnout at work, working hours, hybrid work, employee survey | Workplace, Future of work, Remote work, Work life |
labour.pay | labour | Pay and conditions | wage, minimum wage, salary, pay gap, living wage, gig worker, overtime, zero hours | Wages |
labour.careers | labour | Careers and skills | career, career change, job interview, upskilling, reskilling, mentor, cv, internship | Careers, Career, Career & Education |
labour.inclusion | labour | Diversity at work | women in leadership, diversity, inclusion, equal pay, accessible workplace, older worker, parental leave | Diversity & inclusion, DEI | society.equality
`;
