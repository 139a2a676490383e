/** Columns: id | parent | label | keywords | aliases | also near. See `taxonomy.ts`. Education, environment, health, science, society. */
export const knowledgeRows = `
education | | Education | | Education & Learning, Learning |
education.schools | education | Schools | school, pupil, classroom, primary school, secondary school, headteacher, school meal, homework, curriculum | Schools, K-12 |
education.higher | education | Universities | university, universities, student, professor, campus, degree, phd, tuition fee, college, lecture hall | Higher education, Universities, College |
education.early | education | Early childhood | kindergarten, nursery school, preschool, daycare, childcare, forest kindergarten, toddler learning | Early education, Childcare | family.parenting
education.edtech | education | Edtech | edtech, e learning, online course, learning app, learning platform, mooc, virtual classroom | EdTech, E-learning, Online learning | tech
education.vocational | education | Vocational training | apprenticeship, vocational, trade school, training scheme, craft training, journeyman, master craftsman | Training, Vocational education | labour.careers
education.teaching | education | Teaching | teacher, teaching, pedagogy, literacy, reading skills, teacher shortage, lesson plan, maths lesson | Teaching |
education.adult | education | Lifelong learning | adult education, evening class, lifelong learning, language course, night school, second chance | Adult education |
education.inclusive | education | Special needs and inclusion | special needs, dyslexia, inclusive school, learning disability, autism support, sign language | Inclusive education | society.disability

environment | | Environment | | Environment & Nature, Green, Nature & Environment |
environment.climate | environment | Climate change | climate, climate change, carbon, emission, net zero, global warming, carbon neutral, greenhouse gas, decarbonise, glacier | Climate, Climate Change, Climate action |
environment.sustainability | environment | Sustainability | sustainability, sustainable, eco friendly, carbon footprint, low impact, green label, life cycle, sustainability report | Sustainability, Sustainable living, Green living, Eco, Environment policy |
environment.waste | environment | Waste and circular economy | waste, recycling, recycle, plastic free, circular economy, landfill, compost, reuse, upcycle, litter, bin, zero waste | Circular economy, Recycling, Waste |
environment.water | environment | Rivers and water | river, water supply, drinking water, wetland, delta, dyke, dam, groundwater, water quality, peat | Rivers, Water, Rivers and floods, Peat |
environment.oceans | environment | Oceans and coasts | ocean, sea level, coral reef, marine life, beach clean, coast, whale, kelp | Oceans, Marine |
environment.wildlife | environment | Wildlife and biodiversity | wildlife, biodiversity, species, bird, bee, pollinator, rewilding, wolf, endangered species, habitat, insect | Wildlife, Biodiversity, Nature |
environment.conservation | environment | Conservation and parks | national park, nature reserve, conservation, ranger, protected area, land trust | Conservation |
environment.forests | environment | Forests | forest, deforestation, rainforest, tree planting, old growth, woodland, forest fire | Forests |
environment.pollution | environment | Pollution | pollution, air quality, microplastic, toxic, pesticide, smog, noise pollution, light pollution, contaminated | Pollution |

health | | Health | | Health & Wellness, Health & Medicine, Health and Fitness |
healthcare | health | Healthcare | healthcare, health care, health service, patient, clinic, doctor, health system | Healthcare & Medical, Health care, Medical |
healthcare.hospitals | healthcare | Hospitals and care | hospital, surgeon, ward, waiting list, emergency department, intensive care, operation theatre, hospice | Hospitals |
healthcare.nursing | healthcare | Nursing and midwifery | nurse, nursing, midwife, midwives, care worker, nursing home, caregiver, home care | Nursing, Care |
healthcare.pharma | healthcare | Pharmaceuticals | pharma, drug maker, pharmacy, medicine price, pharmaceutical, prescription, pill, generic drug | Pharmaceuticals, Pharma |
healthcare.biotech | healthcare | Biotech and genetics | biotech, gene therapy, crispr, genome, stem cell, lab grown, dna test, genetics | Biotech, Biotechnology, Life sciences | science.biology
healthcare.digital | healthcare | Digital health and devices | digital health, telemedicine, health app, medical device, wearable, remote monitoring, medtech, prosthesis, hearing aid | Healthtech, Digital health, MedTech | tech
healthcare.public | healthcare | Public health | public health, epidemiology, health policy, screening programme, smoking, obesity rate, health inequality, life expectancy | Public health |
medicine | health | Medicine and disease | disease, illness, treatment, therapy, diagnosis, medical research, symptom | Medicine, Diseases |
medicine.cancer | medicine | Cancer | cancer, tumour, oncology, chemotherapy, breast cancer, melanoma, leukaemia | Oncology |
medicine.infectious | medicine | Infections and vaccines | vaccine, virus, infection, pandemic, epidemic, malaria, antibiotic resistance, flu, covid, tuberculosis | Vaccines, Infectious disease |
medicine.chronic | medicine | Chronic illness | diabetes, heart disease, stroke, asthma, arthritis, chronic pain, allergy, endometriosis, high blood pressure | |
medicine.trials | medicine | Clinical trials | clinical trial, placebo, trial patient, randomised, phase three, medical study, double blind | Clinical trials, Trials |
medicine.dementia | medicine | Dementia and the brain | dementia, alzheimer, parkinson, brain injury, neurology, memory loss, epilepsy | Neurology |
wellbeing | health | Wellbeing | wellbeing, well being, wellness, self care, healthy living, health tip | Wellness, Wellbeing |
wellbeing.mental | wellbeing | Mental health | mental health, depression, anxiety, therapist, loneliness, burnout, suicide prevention, counselling, psychologist | Mental health, Psychology |
wellbeing.nutrition | wellbeing | Nutrition | nutrition, nutritionist, diet, healthy eating, dietitian, protein, gut health, vitamin, sugar intake, supplement | Nutrition, Diet | food
wellbeing.fitness | wellbeing | Fitness | fitness, gym, workout, personal trainer, strength training, pilates, yoga, exercise | Fitness, Yoga | sport
wellbeing.sleep | wellbeing | Sleep and rest | sleep, insomnia, mattress, nap, meditation, mindfulness, breathing exercise, sauna, cold bath | Sleep, Mindfulness |
wellbeing.women | wellbeing | Women's health | menopause, pregnancy, fertility, period pain, ivf, birth control, maternity, breastfeeding | Women's health |
wellbeing.ageing | wellbeing | Healthy ageing | healthy ageing, longevity, aging well, active at 80, fall prevention, senior fitness | Longevity, Ageing |

science | | Science and technology | | Science & Technology, Science & Tech |
research | science | Science | science, scientist, research, researcher, study, laboratory, experiment, peer reviewed, data set, finding | Science, Research |
science.space | research | Space | space, astronomy, telescope, satellite, rocket, moon, mars, nasa, esa, planet, asteroid, orbit | Space, Astronomy |
science.biology | research | Biology | biology, biologist, cell, gene, evolution, microbe, fungi, fungus, botany, zoology | Biology |
science.physics | research | Physics and chemistry | physics, physicist, chemistry, chemist, quantum, particle, laser, molecule, superconductor | Physics, Chemistry |
science.earth | research | Earth sciences | geology, geologist, oceanography, seismology, polar research, antarctica, arctic, permafrost, ice core | Geology, Arctic |
science.archaeology | research | Archaeology and palaeontology | archaeology, archaeologist, excavation, fossil, dinosaur, viking ship, roman, ancient, burial | Archaeology |
science.social | research | Social sciences | sociology, sociologist, opinion survey, behavioural science, anthropology, political scientist, statistics office | Social science |
science.maths | research | Mathematics and statistics | mathematics, mathematician, statistics, statistician, algorithm theory, theorem, probability | Mathematics, Data science |
science.policy | research | Research policy | research funding, science policy, open access, research council, science budget, open data, grant | Research policy |
tech | science | Technology | technology, tech, digital, innovation, engineer, tech company, high tech, gadget | Tech, Technology & Innovation, IT, Information Technology, Innovation |
tech.ai | tech | AI and machine learning | ai, artificial intelligence, machine learning, neural network, large language model, chatbot, generative ai, deepfake, computer vision | AI, Artificial Intelligence, Machine learning, AI & Machine Learning |
tech.security | tech | Cybersecurity | cybersecurity, cyber security, hacker, data breach, encryption, vulnerability, malware, password, zero day | Security, Cyber Security, Cybersecurity |
tech.privacy | tech | Privacy and digital rights | privacy, gdpr, surveillance, data protection, tracking cookie, facial recognition, digital rights | Data privacy, Privacy | politics.rights
tech.software | tech | Software | software, app, developer, programming, saas, programmer, code, api, mobile app, operating system | Software, SaaS, Apps, Software & Apps |
tech.opensource | tech | Open source | open source, open standard, linux, free software, open hardware, github, wikipedia | Open source |
tech.hardware | tech | Chips and hardware | chip, semiconductor, processor, gpu, chipmaker, silicon, server, wafer, sensor, circuit board | Chips, Semiconductors, Hardware |
tech.gadgets | tech | Consumer electronics | gadget, smartphone, laptop, headphone, smart home, consumer electronics, loudspeaker, tablet computer, smartwatch, wearable | Gadgets, Consumer electronics, Consumer tech, Electronics |
tech.cloud | tech | Cloud and data | cloud computing, data centre, data center, database, big data, analytics platform, data engineer | Cloud, Big data, Data |
tech.robotics | tech | Robotics and drones | robot, robotics, drone, automation, humanoid, exoskeleton, robot arm | Robotics, Automation |
tech.telecom | tech | Telecoms and internet | 5g, broadband, fibre network, telecom, mobile network, internet access, undersea cable, provider | Telecommunications, Telecom, Internet |
tech.immersive | tech | Virtual and augmented reality | virtual reality, augmented reality, vr headset, metaverse, mixed reality, immersive | VR, AR/VR, Metaverse |
tech.blockchain | tech | Blockchain | blockchain, smart contract, distributed ledger, decentralised, web3 | Blockchain |
tech.green | tech | Green technology | cleantech, green tech, climate tech, carbon capture, battery technology, energy efficiency, heat recovery | CleanTech, Climate tech, Green tech | environment.climate
tech.government | tech | Digital government | e government, digital identity, govtech, digital service, smart city, online voting, public sector software | GovTech, Smart cities | politics.policy

society | | Society | | Society & Culture, Social issues, Society & Community |
society.migration | society | Migration | migration, migrant, immigrant, asylum, refugee, integration course, diaspora, newcomer, border | Immigration, Migration |
society.equality | society | Equality and inclusion | equality, gender, feminism, racism, discrimination, women's rights, pay gap, anti racism, inclusion | Gender, Equality, Women |
society.lgbtq | society | LGBTQ+ life | lgbt, lgbtq, queer, pride parade, gay, lesbian, transgender, same sex | LGBTQ, LGBTQ+ |
society.charity | society | Charities and giving | charity, charities, nonprofit, non profit, ngo, donation, volunteer, fundraiser, foundation, food bank, philanthropy | Nonprofit, Non-profit, NGO, Charity, Philanthropy, Volunteering |
society.communities | society | Communities | community, community centre, neighbourhood, local community, village hall, association, residents, mutual aid | Community, Local |
society.youth | society | Young people | teenager, youth club, young people, gen z, youth, student movement, adolescence | Youth, Gen Z, Teens |
society.ageing | society | Older people | elderly, older people, senior citizen, retirement home, retiree, grandparent, generation gap | Seniors | wellbeing.ageing
society.poverty | society | Poverty and welfare | poverty, homeless, homelessness, welfare, food bank, social security, child poverty, benefit claimant, soup kitchen | Poverty, Welfare, Homelessness |
society.housing | society | Affordable housing | affordable housing, social housing, housing crisis, rent control, eviction, housing association, squat | Affordable housing |
society.disability | society | Disability and access | disability, wheelchair, accessible, accessibility, blind, deaf, barrier free, sign language, guide dog | Disability, Accessibility |
society.indigenous | society | Indigenous and minority life | indigenous, sami, first nations, aboriginal, minority, roma, reindeer herder, ancestral land | Indigenous peoples |
society.population | society | Population and family | birth rate, census, population, ageing society, depopulation, demography, single household, marriage rate | Demographics, Population |
society.rural | society | Rural life | village, rural, countryside, depopulated, small town, remote valley, crofter, mountain village, island community | Rural |
society.urban | society | City life | city life, street life, urban, neighbourhood, nightlife, public square, commuter town, high rise | Urban life |
`;
