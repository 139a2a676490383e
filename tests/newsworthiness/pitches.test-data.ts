import type { PitchText } from "@/lib/domain/pitching/pitches/pitch-text";

/** Invented pitches of the kinds that a model of form alone verified, with what the note must say. */
export const unverified: { name: string; pitch: PitchText; note: RegExp }[] = [
  {
    name: "a crypto presale",
    pitch: {
      title: "Norvela opens stage two of its presale on 5 December",
      who: "Founder Mira Castell and chief economist Dr Jonas Ahlberg of Norvela",
      what: "On 5 December 2026 Norvela sells 40 million tokens at $0.06; early investors get a 20% bonus and staking at 90% APY",
      where: "Lisbon, Portugal, and online",
      when: "5 December 2026, 14:00 UTC, until sold out",
      why: "Stage one closed in 31 hours with 6,200 wallets. The listing price is set at $0.24, and whitelisted buyers go first. 71% of Lisbon's savers would hold a token, a survey of 900 found.",
    },
    note: /an offer to invest/,
  },
  {
    name: "lorem ipsum with a date",
    pitch: {
      title: "Lorem ipsum dolor sit amet 12 December 2026",
      who: "Consectetur Adipiscing, Dr Elit Tempor",
      what: "Sed do eiusmod tempor incididunt ut labore et dolore magna aliqua, 41% of 3,812 on 12 December 2026",
      where: "Ut enim ad minim veniam, Oslo",
      when: "12 December 2026",
      why: "Quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in 1,140 reprehenderit.",
    },
    note: /Placeholder text|dummy text/,
  },
  {
    name: "random keys with numbers",
    pitch: {
      title: "Xkqz wvbt 4821 plorf",
      who: "Gzrt Hjklp, Dr Wqxz Bnmt",
      what: "Fghj kdls 41% qwpo zxcv 3,812 mnbv tyru 12 December 2026 lkjh gfds rtzu",
      where: "Vbnq, Xstrw",
      when: "12 December 2026",
      why: "Poiz trew 88 qasd yxcv hgfd lkoi 1,140 wert zuio plkm njhb vgcf xdre.",
    },
    note: /letter pairs|the model does not know/,
  },
  {
    name: "a shop's discount",
    pitch: {
      title: "Modehaus Berger takes 30% off 1,200 winter coats",
      who: "Owner Anna Berger and 14 staff of Modehaus Berger",
      what: "From 27 November 2026 every coat is 30% off, the second pair of gloves is free and a voucher of 20 euros goes to the first 100 customers",
      where: "Salzburg, Linzer Gasse 12",
      when: "27 November to 5 December 2026, while stocks last",
      why: "Winter is near and prices rise. With the discount a coat of 240 euros costs 168. Order now in the online shop with the code COAT30.",
    },
    note: /an offer to buyers/,
  },
  {
    name: "a decision of March 2024",
    pitch: {
      title: "Hexham council votes 11 to 4 to keep the library open",
      who: "Councillor Joan Armley and librarian Peter Dodds",
      what: "Hexham town council voted 11 to 4 to keep the library; it had planned to close it for want of £84,000",
      where: "Hexham, Northumberland",
      when: "14 March 2024",
      why: "2,300 residents signed the petition. On 14 March 2024 the council found the money in the parking budget. Two other towns in the county close theirs.",
    },
    note: /14 March 2024.*more than a year ago/,
  },
];

/** Good pitches in languages that a model of English scored low. */
export const verified: { name: string; language: string; pitch: PitchText }[] = [
  {
    name: "a Japanese town's school",
    language: "ja",
    pitch: {
      title: "岩科町、最後の小学校を3月で閉校　町議会が可決",
      who: "岩科町長・名倉正樹、保護者会代表・森下ゆかりさん",
      what: "岩科町議会は11月17日、町に残る唯一の小学校を来年3月末で閉校する案を賛成7、反対3で可決した。児童は18人",
      where: "静岡県岩科町",
      when: "2026年11月17日可決、2027年3月31日閉校",
      why: "児童は隣町の学校へバスで片道50分かけて通う。保護者会は署名2,140人分を町に提出し、12月5日に説明会が開かれる。",
    },
  },
  {
    name: "a Chinese town's wells",
    language: "zh",
    pitch: {
      title: "柳河镇查出三口水井超标，八千居民改用送水车",
      who: "柳河镇镇长周启明，退休教师何秀兰",
      what: "镇政府11月18日公布检测结果，三口水井的硝酸盐超标两倍，当天起停用，由送水车供水",
      where: "湖北省柳河镇",
      when: "2026年11月18日公布，12月10日复检",
      why: "涉及8,200名居民、两所小学和一家卫生院。村民去年九月就递交过水样，没有得到答复。县水务部门答应12月10日公布复检数据。",
    },
  },
  {
    name: "a German council's vote with a superlative",
    language: "de",
    pitch: {
      title: "Stadtrat von Ellwangen stoppt Parkhaus im schönsten Hof der Stadt",
      who: "Stadträtin Meral Aydin und Bauamtsleiter Jörg Kessler",
      what: "Der Stadtrat lehnte am 19. November das Parkhaus mit 18 zu 9 Stimmen ab; 2.600 Anwohner hatten unterschrieben",
      where: "Ellwangen, Ostalbkreis",
      when: "Beschluss vom 19. November 2026",
      why: "Das Parkhaus sollte 6,4 Mio. Euro kosten. Die Schule nebenan bekommt nun einen Garten, die Klage des Investors wird im Januar verhandelt.",
    },
  },
  {
    name: "a French hospital with figures that have spaces",
    language: "fr",
    pitch: {
      title: "La maternité de Saint-Girac ferme le 4 janvier",
      who: "Sage-femme Awa Diallo et le maire Luc Fabre",
      what: "L’agence de santé ferme la maternité, qui a vu naître 312 enfants en 2025 ; 12 400 habitants ont signé la pétition",
      where: "Saint-Girac, Creuse",
      when: "Décision du 16 novembre 2026, fermeture le 4 janvier 2027",
      why: "L’hôpital le plus proche est à 58 km. Trois médecins sont partis, deux postes restent vides. Le tribunal examine le recours des élus le 11 décembre.",
    },
  },
  {
    name: "a court case about a presale",
    language: "en",
    pitch: {
      title: "Pensioners sue token seller over vanished presale money",
      who: "Lawyer Ines Moura and 61 pensioners from Setúbal",
      what: "61 pensioners filed a complaint against a token presale that took 1.4 million euros and shut its website",
      where: "Setúbal, Portugal, at the district court",
      when: "Complaint filed on 18 November 2026",
      why: "Police traced the calls to a rented office. The court hears the first witnesses on 9 December; two other towns report the same seller.",
    },
  },
];

/** Pitches about a council that closes a school, in languages that the model does not judge. */
export const foreignPitches: Record<string, string> = {
  sv: "Kommunfullmäktige i Ljungby beslutade på tisdagen att stänga skolan i Ryssby från och med den 15 januari. Föräldrarna protesterar.",
  da: "Byrådet i Hjørring besluttede tirsdag at lukke skolen i Løkken fra den 15. januar. Forældrene protesterer mod beslutningen.",
  fi: "Kaupunginvaltuusto päätti tiistaina sulkea koulun tammikuun alusta. Vanhemmat vastustavat päätöstä.",
  hu: "A képviselő-testület kedden úgy döntött, hogy januártól bezárja az iskolát. A szülők tiltakoznak a döntés ellen.",
  cs: "Zastupitelstvo města v úterý rozhodlo, že od ledna zavře školu v obci Lhota. Rodiče protestují proti rozhodnutí.",
  hr: "Gradsko vijeće odlučilo je u utorak zatvoriti seosku školu od siječnja. Roditelji prosvjeduju protiv odluke.",
  ro: "Consiliul local a decis marți să închidă școala din sat începând cu ianuarie. Părinții protestează față de decizie.",
  tr: "Belediye meclisi salı günü köydeki okulun ocaktan itibaren kapatılmasına karar verdi. Veliler karara karşı çıkıyor.",
  vi: "Hội đồng thành phố hôm thứ Ba quyết định đóng cửa trường làng từ tháng Giêng. Phụ huynh phản đối quyết định này.",
  uk: "Міська рада у вівторок вирішила закрити школу в селі з січня. Батьки протестують проти рішення.",
  el: "Το δημοτικό συμβούλιο αποφάσισε την Τρίτη να κλείσει το σχολείο από τον Ιανουάριο. Οι γονείς διαμαρτύρονται.",
  ar: "قرر مجلس المدينة يوم الثلاثاء إغلاق مدرسة القرية اعتبارا من يناير، ويحتج أولياء الأمور على القرار",
  ko: "시의회는 화요일 1월부터 마을 학교를 폐교하기로 결정했다. 학부모들은 이 결정에 반대하고 있다.",
  sw: "Baraza la mji liliamua Jumanne kufunga shule ya kijiji kuanzia Januari. Wazazi wanapinga uamuzi huo.",
};
