/**
 * Names of topics in German, French, Spanish, Italian, Portuguese, Dutch, Polish, Japanese and Chinese, by id: the words
 * under which people of these languages look for a beat, and what English says in two ways. English words keep their own
 * meaning.
 */
export const otherLanguagesRows = `
culture | Kultur, Kunst, Cultura, Kunst und Kultur, Sztuka, Kultura, 文化, アート, 艺术, 藝術
culture.architecture | Architektur, Arquitectura, Architettura, Arquitetura, Architectuur, 建築, 建筑
culture.books | Bücher, Literatur, Livres, Littérature, Libros, Literatura, Libri, Letteratura, Livros, Boeken, Literatuur, Książki, 本, 文学, 图书, 書籍
culture.theatre | Théâtre, Teatro, Toneel, Teatr, 演劇, 戏剧, 戲劇
culture.museums | Museen, Musées, Museos, Musei, Museus, Musea, Muzea, 博物館, 博物馆
culture.photography | Fotografie, Photographie, Fotografía, Fotografia, 写真, 摄影, 攝影
entertainment.film | Kino, Cinéma, Cine, Cinema, Filme, 映画, 电影, 電影
entertainment.music | Musik, Musique, Música, Musica, Muziek, Muzyka, 音楽, 音乐, 音樂
entertainment.games | Videospiele, Jeux vidéo, Videojuegos, Videogiochi, Jogos, Gry wideo, ゲーム, 电子游戏, 電子遊戲
media | Medien, Médias, Medios, Mídia, 媒体, 媒體, メディア
media.journalism | Journalismus, Journalisme, Periodismo, Giornalismo, Jornalismo, Journalistiek, Dziennikarstwo, ジャーナリズム, 新闻业
crime.law | Recht, Droit, Derecho, Diritto, Direito, Prawo, 法律
politics | Politik, Politique, Política, Politica, Politiek, Polityka, 政治
politics.elections | Wahlen, Élections, Elecciones, Elezioni, Eleições, Verkiezingen, Wybory, 選挙, 选举, 選舉
politics.local | Kommunalpolitik, Gemeinde, Collectivités, Municipio, Comune, Autarquia, Gemeente, Samorząd, 自治体, 地方政府
religion | Glaube, Religión, Religione, Religião, Geloof, Wiara, 宗教
weather | Wetter, Météo, Tiempo meteorológico, Meteo, Weer, Pogoda, 天気, 天气, 天氣
business | Wirtschaft, Unternehmen, Entreprises, Empresas, Imprese, Bedrijven, Firmy, ビジネス, 商业, 商業
business.startups | Gründer, Jeunes pousses, Emprendedores, Empreendedores, スタートアップ, 创业, 創業
finance | Finanzen, Finanzas, Finanza, Finanças, Financiën, Finanse, 金融
finance.tax | Steuern, Impôts, Impuestos, Imposte, Impostos, Belastingen, Podatki, 税金, 税收, 稅收
economics | Volkswirtschaft, Économie, Economía, Economia, Economie, Gospodarka, 経済, 经济, 經濟
retail | Einzelhandel, Handel, Commerce, Comercio, Commercio, Comércio, Detailhandel, 小売, 零售
property | Immobilien, Immobilier, Inmobiliario, Immobili, Imobiliário, Vastgoed, Nieruchomości, 不動産, 房地产, 房地產
property.housing | Wohnen, Logement, Vivienda, Abitazione, Habitação, Wonen, Mieszkania, 住宅
automotive | Autos, Automobil, Voitures, Coches, Automóviles, Auto, Carros, Motoryzacja, 自動車, 汽车, 汽車
automotive.electric | Elektroautos, E-Autos, Voitures électriques, Coches eléctricos, Auto elettriche, Carros elétricos, Elektrische auto's, Samochody elektryczne, 電気自動車, 电动汽车, 電動汽車
transport | Verkehr, Transports, Transporte, Trasporti, Transportes, Vervoer, 交通
transport.rail | Bahn, Eisenbahn, Zug, Züge, Chemin de fer, Ferroviaire, Ferrocarril, Trenes, Ferrovia, Ferrovie, Treni, Comboios, Trens, Spoor, Spoorwegen, Kolej, Pociągi, 鉄道, 铁路, 鐵路
transport.aviation | Luftfahrt, Aviación, Aviazione, Aviação, Luchtvaart, Lotnictwo, 航空
transport.cycling | Bicycle, Bike, Radverkehr, Fahrrad, Fahrräder, Vélo, Bicicleta, Bicicletas, Bicicletta, Fiets, Fietsen, Rower, 自転車, 自行车, 自行車
energy | Energie, Énergie, Energía, Energia, エネルギー, 能源
energy.renewables | Erneuerbare Energien, Erneuerbare, Énergies renouvelables, Energías renovables, Energie rinnovabili, Energias renováveis, Duurzame energie, Odnawialne źródła, 再生可能エネルギー, 可再生能源
industry | Industrie, Industria, Indústria, Przemysł, 産業, 工业, 工業
agriculture | Landwirtschaft, Agricultura, Agricoltura, Landbouw, Rolnictwo, 農業, 农业
agriculture.fishing | Fischerei, Pêche, Pesca, Visserij, Rybołówstwo, 漁業, 渔业
labour | Arbeit, Travail, Trabajo, Lavoro, Trabalho, Werk, Praca, 労働, 劳动, 勞動
education | Bildung, Éducation, Educación, Istruzione, Educação, Onderwijs, Edukacja, 教育
education.schools | Schule, Schulen, École, Écoles, Escuelas, Scuola, Escolas, Scholen, Szkoły, 学校, 學校
education.higher | Hochschule, Hochschulen, Universität, Universités, Universidades, Università, Universiteiten, Uczelnie, 大学, 大學
environment | Umwelt, Environnement, Medio ambiente, Ambiente, Meio ambiente, Milieu, Środowisko, 環境, 环境, 环保, 環保
environment.climate | Klima, Klimawandel, Klimaschutz, Climat, Clima, Cambio climático, Cambiamento climatico, Klimaat, Klimat, 気候変動, 気候, 气候, 氣候
environment.sustainability | Nachhaltigkeit, Durabilité, Sostenibilidad, Sostenibilità, Sustentabilidade, Duurzaamheid, Zrównoważony rozwój, 持続可能性, 可持续, 永續
environment.waste | Abfall, Müll, Déchets, Residuos, Rifiuti, Resíduos, Afval, Odpady, ごみ, 垃圾
environment.wildlife | Artenschutz, Wildtiere, Biodiversität, Biodiversité, Biodiversidad, Biodiversità, Biodiversidade, Biodiversiteit, 野生動物, 野生动物
health | Gesundheit, Santé, Salud, Salute, Saúde, Gezondheid, Zdrowie, 健康
healthcare.hospitals | Krankenhaus, Kliniken, Hôpitaux, Hospitales, Ospedali, Hospitais, Ziekenhuizen, Szpitale, 病院, 医院, 醫院
medicine | Medizin, Médecine, Medicina, Geneeskunde, Medycyna, 医療, 医学, 醫學
wellbeing.mental | Psychische Gesundheit, Santé mentale, Salud mental, Salute mentale, Saúde mental, Psyche, Zdrowie psychiczne, メンタルヘルス, 心理健康
wellbeing.nutrition | Ernährung, Nutrición, Nutrizione, Nutrição, Voeding, Żywienie, 栄養, 营养, 營養
research | Wissenschaft, Forschung, Sciences, Recherche, Ciencia, Scienza, Ciência, Wetenschap, Nauka, 科学, 科學
science.space | Raumfahrt, Weltraum, Espace, Espacio, Spazio, Espaço, Ruimtevaart, Kosmos, 宇宙, 航天
tech | Technik, Technologie, Tecnología, Tecnologia, テクノロジー, 科技, 技术, 技術
tech.ai | Künstliche Intelligenz, KI, Intelligence artificielle, Inteligencia artificial, Intelligenza artificiale, Inteligência artificial, Kunstmatige intelligentie, Sztuczna inteligencja, 人工知能, 人工智能, 人工智慧
tech.privacy | Datenschutz, Vie privée, Privacidad, Riservatezza, Privacidade, Prywatność, プライバシー, 隐私, 隱私
society | Gesellschaft, Société, Sociedad, Società, Sociedade, Maatschappij, Samenleving, Społeczeństwo, 社会, 社會
society.migration | Migración, Migrazione, Migração, Migratie, Migracja, 移民
society.rural | Landleben, Ländlicher Raum, Ruralité, Mundo rural, Platteland, Wieś, 農村, 农村
travel | Reisen, Reise, Tourismus, Voyage, Tourisme, Viajes, Turismo, Viaggi, Viagens, Reizen, Toerisme, Podróże, Turystyka, 旅行, 観光, 旅游, 旅遊
food | Essen, Ernährung und Genuss, Cuisine, Gastronomía, Comida, Cucina, Cibo, Comida e bebida, Eten, Jedzenie, 食, グルメ, 美食
food.wine | Wein, Vin, Vino, Vinho, Wijn, Wino, ワイン, 葡萄酒
food.beer | Bier, Bière, Cerveza, Birra, Cerveja, Piwo, ビール, 啤酒
food.restaurants | Gastronomie, Restaurantes, Ristoranti, Restauracje, レストラン, 餐厅, 餐廳
fashion | Mode, Moda, ファッション, 时尚, 時尚
beauty | Schönheit, Beauté, Belleza, Bellezza, Beleza, Schoonheid, Uroda, 美容
home.gardening | Garten, Jardin, Jardinage, Jardinería, Giardinaggio, Jardinagem, Tuin, Tuinieren, Ogród, 園芸, 园艺, 園藝
family | Familie, Famille, Familia, Famiglia, Família, Gezin, Rodzina, 家族, 家庭
sport | Sports, Deporte, Deportes, Esporte, Desporto, スポーツ, 体育, 體育
sport.football | Fußball, Football, Fútbol, Calcio, Futebol, Voetbal, Piłka nożna, サッカー, 足球
sport.cycling | Radsport, Cyclisme, Ciclismo, Wielrennen, Kolarstwo, 自転車競技, 自行车运动
sport.tennis | Tenis, テニス, 网球, 網球
sport.winter | Wintersport, Sports d'hiver, Deportes de invierno, Sport invernali, Sporty zimowe, ウィンタースポーツ, 冬季运动
`;
