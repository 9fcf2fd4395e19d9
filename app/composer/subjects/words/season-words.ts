import { inCyrillic } from './serbian-cyrillic.ts';

const croatian = `
spray-bottle cockroach: stjenice, stjenica, stenice
spade seedling: živica, živice, živicu, živicom, šišanje živice, orezivanje živice, rezanje živice, šišanje žive ograde, orezivanje žive ograde, živa ograda, žive ograde, živu ogradu, živih ograda
spray-bottle: osinjak, osinjaci, osinje gnijezdo, osinje gnezdo, uklanjanje osa, uklanjanje osinjaka, ose i stršljeni, osa i stršljena, osa i stršljenova, stršljeni, stršljena, stršljena, stršljenovi
christmas-tree fir-tree: božićna drvca, božićnih drvaca, božićno drvce, prodaja božićnih drvaca, jelke, prodaja jelki, novogodišnje jelke, novogodišnjih jelki, nordmanska jela, nordmann jela, božićne jelke, božićnih jelki
`;

/**
 * Work of the seasons out of doors, by language: hedges, which many languages call a living fence; nests of wasps and
 * bugs, which are sprayed; trees for Christmas. Notation: word-list.ts.
 */
const seasonWords: Record<string, string> = {
  en: `
spray-bottle: wasps, wasp, wasp nest, wasps nest, wasp nest removal, wasps nest removal, wasp control, nest removal, hornets in the loft, hornets in the roof, hornets nest, hornet nest, yellowjackets, yellow jacket nest, yellow jackets nest
spray-bottle: ~ hornets, hornet
rugby-ball: wasps rugby, wasps rfc, hornets rugby
-: wasps netball, wasps fc
christmas-tree fir-tree: christmas trees, xmas trees, real christmas tree, real christmas trees, fresh christmas trees, christmas tree farm, christmas tree sale, christmas tree sales, nordmann, nordmanns, nordman, norway spruce, blue spruce, pot grown christmas trees
spade seedling: hedge cutting, hedges cut, hedge trimming, hedges trimmed, hedge cutter, hedge removal, hedges and lawns, lawns and hedges
`,
  de: `
spray-bottle cockroach: bettwanzen, bettwanze
spade seedling: hecke, hecken, heckenschnitt, hecke schneiden, hecken schneiden
spray-bottle: wespen, wespe, wespennest, wespennester, wespenbekämpfung, hornissen, hornissennest
christmas-tree fir-tree: weihnachtsbäume, weihnachtsbaumverkauf, christbäume, christbaum, christbaumverkauf, nordmanntanne, nordmanntannen, tannenbäume
`,
  nl: `
spray-bottle cockroach: bedwantsen, bedwants
spade seedling: heg, heggen, hagen snoeien, haag snoeien, hagen knippen, haag knippen, heg snoeien, heggen snoeien, heggen knippen, heg knippen
spray-bottle: wespen, wespennest, wespennesten, wespenbestrijding, wespennest verwijderen, hoornaars, hoornaar
christmas-tree fir-tree: kerstbomen, kerstbomenverkoop, nordmann, nordmannspar, nordmannsparren
`,
  fr: `
spray-bottle cockroach: punaises de lit, punaise de lit, punaises de lits
spade seedling: taille de haie, taille de haies, taille haie, taille haies, haies, tailler la haie, tailler les haies
spray-bottle: guêpes, guêpe, nid de guêpes, nids de guêpes, frelons, frelon, nid de frelons, nids de frelons, frelon asiatique, frelons asiatiques
christmas-tree fir-tree: sapins de noël, sapin de noël, sapins, vente de sapins, sapin nordmann, sapins nordmann, nordmann
`,
  es: `
spray-bottle cockroach: chinches, chinches de cama
spade seedling: setos, seto, corte de setos, poda de setos, recorte de setos
spray-bottle: avispas, avispero, avisperos, nido de avispas, nidos de avispas, avispones, avispa asiática, avispa velutina
christmas-tree fir-tree: árboles de navidad, árbol de navidad natural, abetos de navidad, pinos de navidad, arbolitos de navidad
`,
  ca: `
spray-bottle cockroach: xinxes
spade seedling: tanques vegetals, tanca vegetal, poda de tanques
spray-bottle: vespes, vespa asiàtica, niu de vespes, nius de vespes, vespa velutina
christmas-tree fir-tree: arbres de nadal, avet de nadal, avets de nadal
`,
  it: `
spray-bottle cockroach: cimici dei letti, cimici da letto, cimici
spade seedling: siepe, siepi, taglio siepi, potatura siepi, taglio siepe, taglio delle siepi
spray-bottle: nido di vespe, nidi di vespe, disinfestazione vespe, vespe e calabroni, calabroni, calabrone
christmas-tree fir-tree: alberi di natale, albero di natale vero, abeti di natale, vendita abeti
`,
  pt: `
spray-bottle cockroach: percevejos
spade seedling: sebes, corte de sebes, poda de sebes, cerca viva, cercas vivas, poda de cerca viva
spray-bottle: ninho de vespas, ninhos de vespas, vespeiro, vespeiros, vespa asiática, marimbondos, marimbondo
christmas-tree fir-tree: árvores de natal, pinheiros de natal, pinheiro de natal, pinheirinhos de natal
`,
  sv: `
spray-bottle cockroach: vägglöss
spade seedling: häck, häckar, häcken, häckklippning, klippa häcken, klippa häck
spray-bottle: getingbo, getingbon, getingar, geting, bålgetingar
christmas-tree fir-tree: julgranar, julgran, kungsgran, kungsgranar, granförsäljning, julgransförsäljning
`,
  da: `
spray-bottle cockroach: væggelus
spade seedling: hæk, hække, hækken, hækklipning, klipning af hæk, klippet hæk, klippe hæk
spray-bottle: hveps, hvepse, hvepsebo, hvepsebekæmpelse, gedehamse, gedehamsebo
christmas-tree fir-tree: juletræer, juletræ, juletræssalg, nordmannsgran, nordmannsgraner
`,
  nb: `
spray-bottle cockroach: veggdyr
spade seedling: hekk, hekker, hekken, hekkeklipping, hekkeklipp, klipping av hekk, klippe hekken
spray-bottle: veps, vepsebol, vepser, fjerning av vepsebol
christmas-tree fir-tree: juletrær, juletre, juletresalg, edelgran, nordmannsgran
`,
  fi: `
spray-bottle cockroach: luteet, luteiden, lutikat
spade seedling: pensasaita, pensasaidan, pensasaidat, pensasaitojen, pensasaidan leikkuu
spray-bottle: ampiaiset, ampiaisten, ampiaispesä, ampiaispesän, ampiaispesät, ampiaistorjunta, herhiläiset
christmas-tree fir-tree: joulukuuset, joulukuusi, joulukuusia, joulukuusien, joulukuusenmyynti, joulukuusen
`,
  et: `
spray-bottle cockroach: lutikad, lutikate
spade seedling: hekk, heki, hekki, hekkide, hekipügamine, heki pügamine, heki lõikus, hekilõikus, hekkide lõikus
spray-bottle: herilased, herilaste, herilasepesa, herilasepesade, herilasepesad
christmas-tree fir-tree: jõulukuused, jõulukuusk, jõulukuuse, jõulupuud, jõulukuuskede müük
`,
  lv: `
spray-bottle cockroach: blaktis, blakšu
spade seedling: dzīvžogs, dzīvžogi, dzīvžoga, dzīvžogu, dzīvžogu griešana, dzīvžogu apgriešana
spray-bottle: lapsenes, lapseņu, lapseņu pūznis, lapseņu pūžņi, lapseņu pūžņu, iršu pūznis
christmas-tree fir-tree: ziemassvētku egles, ziemassvētku eglīte, ziemassvētku eglītes, eglītes
`,
  lt: `
spray-bottle cockroach: patalinės blakės, blakės, blakių
spade seedling: gyvatvorė, gyvatvorės, gyvatvorių, gyvatvores, gyvatvorių karpymas, gyvatvorių kirpimas, gyvatvorių genėjimas
spray-bottle: vapsvos, vapsvų, vapsvų lizdas, vapsvų lizdai, vapsvų naikinimas, širšės, širšių, širšių lizdas
christmas-tree fir-tree: kalėdinės eglės, kalėdinė eglė, kalėdinės eglutės, kalėdinių eglučių, kalėdų eglutės, eglutės kalėdoms, kalėdinių eglių
`,
  pl: `
spray-bottle cockroach: pluskwy, pluskiew
spade seedling: żywopłot, żywopłoty, żywopłotu, żywopłotów, cięcie żywopłotu, cięcie żywopłotów, strzyżenie żywopłotów, przycinanie żywopłotu, przycinanie żywopłotów
spray-bottle: osy, gniazdo os, gniazda os, usuwanie os, zwalczanie os, usuwanie gniazd os, gniazd os, szerszenie, szerszeni, osy i szerszenie, os i szerszeni
christmas-tree fir-tree: choinki, choinki żywe, żywe choinki, choinka, choinek, świerki na choinki, jodła kaukaska, jodły kaukaskie
`,
  cs: `
spray-bottle cockroach: štěnice, štěnic
spade seedling: živý plot, živého plotu, živé ploty, živých plotů, živým plotem, stříhání živých plotů, střihání živých plotů, střih živých plotů, stříhání živého plotu, střih živého plotu, tvarování živých plotů
spray-bottle: vosy, vosí hnízdo, vosího hnízda, vosí hnízda, vosích hnízd, likvidace vos, likvidace vosích hnízd, hubení vos, sršni, sršně, vos a sršňů, sršňů
christmas-tree fir-tree: vánoční stromky, vánoční stromek, vánočních stromků, prodej vánočních stromků, živé stromky, jedle kavkazská, jedle kavkazské, vánoční stromečky
`,
  sk: `
spray-bottle cockroach: ploštice, ploštíc
spade seedling: živý plot, živého plota, živé ploty, živých plotov, živým plotom, strihanie živých plotov, strihanie živého plota, strih živých plotov, tvarovanie živých plotov, strihanie plotov
spray-bottle: osy, osie hniezdo, osieho hniezda, osie hniezda, osích hniezd, likvidácia ôs, likvidácia osích hniezd, sršne, sršňov, ôs a sršňov
christmas-tree fir-tree: vianočné stromčeky, vianočný stromček, vianočných stromčekov, predaj vianočných stromčekov, živé stromčeky, jedľa kaukazská, jedle kaukazské
`,
  hu: `
spray-bottle cockroach: ágyi poloska, ágyi poloskák, ágyipoloska
spade seedling: sövény, sövények, sövényt, sövénynyírás, sövényvágás, sövény nyírás, élősövény, élősövények
spray-bottle: darazsak, darázs, darázsirtás, darázsfészek, darázsfészkek, darázsfészek eltávolítás, lódarázs
christmas-tree fir-tree: karácsonyfa, karácsonyfák, karácsonyfavásár, fenyőfa, fenyőfák, fenyőfavásár, fenyővásár, nordmann fenyő
`,
  ro: `
spray-bottle cockroach: ploșnițe
spade seedling: gard viu, garduri vii, gardului viu, gardurilor vii, tuns gard viu, tunderea gardului viu
spray-bottle: viespi, viespe, cuib de viespi, cuiburi de viespi, viespar, bărzăuni
christmas-tree fir-tree: brazi de crăciun, brad de crăciun, brazi naturali, brad natural, brad nordmann
`,
  hr: croatian,
  sl: `
spray-bottle cockroach: stenice, stenic
spade seedling: živa meja, žive meje, živih mej, živo mejo, obrezovanje žive meje, obrezovanje živih mej, striženje žive meje, striženje živih mej, rez žive meje
spray-bottle: osje gnezdo, osja gnezda, osjih gnezd, ose in sršeni, sršeni, sršenov, os in sršenov, odstranjevanje os
christmas-tree fir-tree: božična drevesca, božičnih drevesc, novoletne jelke, novoletnih jelk, smrečice, božične smrečice, božične jelke, božičnih jelk
`,
  el: `
spray-bottle cockroach: κοριοί, κοριών, κοριούς
spade seedling: φυτικός φράχτης, φυτικοί φράχτες, φυτικών φραχτών, κούρεμα φράχτη, μπορντούρα
spray-bottle: σφήκες, σφηκών, σφηκοφωλιά, σφηκοφωλιές, σφηκοφωλιών
christmas-tree fir-tree: χριστουγεννιάτικα δέντρα, φυσικά έλατα, χριστουγεννιάτικα έλατα
`,
  ru: `
spade seedling: живая изгородь, живой изгороди, живую изгородь, живых изгородей, живые изгороди, стрижка живой изгороди, стрижка живых изгородей, стрижка кустов, стрижка кустарников
spray-bottle: осы, осиное гнездо, осиных гнёзд, осиные гнёзда, уничтожение ос, осы и шершни, от ос, шершни, шершней
christmas-tree fir-tree: новогодние ёлки, новогодних ёлок, живые ёлки, живых ёлок, ёлочный базар, живые ели, пихта нордмана, пихты нордмана, датские ели, датские ёлки
`,
  uk: `
spray-bottle cockroach: клопи, клопів
spade seedling: живопліт, живоплоту, живоплоти, живоплотів, жива огорожа, живої огорожі, живих огорож, стрижка живоплоту, стрижка живоплотів
spray-bottle: осине гніздо, осиних гнізд, осині гнізда, знищення ос, шершні, шершнів
christmas-tree fir-tree: новорічні ялинки, новорічних ялинок, живі ялинки, живих ялинок, різдвяні ялинки, ялинковий базар, ялинки
`,
  be: `
spade seedling: жывая агароджа, жывой агароджы, жывых агародж, стрыжка жывой агароджы
spray-bottle: восы, асінае гняздо, асіныя гнёзды, шэршні
christmas-tree fir-tree: навагоднія ёлкі, жывыя ёлкі, калядныя ёлкі
`,
  bg: `
spray-bottle cockroach: дървеници
spade seedling: жив плет, живи плетове, живия плет, подрязване на жив плет, подкастряне на жив плет, жива ограда, живи огради
spray-bottle: осино гнездо, осини гнезда, премахване на оси, оси и стършели, стършели
christmas-tree fir-tree: коледни елхи, коледна елха, живи елхи, коледни дръвчета, елхи
`,
  mk: `
spade seedling: жива ограда, живи огради, живата ограда, кастрење жива ограда
spray-bottle: осино гнездо, осини гнезда, осици, стршлени
christmas-tree fir-tree: божиќни елки, новогодишни елки, природни елки, елки
`,
  tr: `
spade seedling: çit budama, çit bitkisi, çit bitkileri, çim ve çit
spray-bottle: eşek arısı, eşek arıları, yaban arısı, yaban arıları, arı kovanı imha
`,
  ja: `
spray-bottle: スズメバチ, 蜂の巣, ハチの巣, 蜂駆除, ハチ駆除
`,
  ko: `
spray-bottle: 말벌, 벌집 제거, 벌집제거
`,
  zh: `
spray-bottle: 马蜂窝, 马蜂, 黄蜂, 馬蜂窩, 虎頭蜂, 蜂窝清除
`,
};

/** The words of the seasons in a language; those of Serbian are Croatian too. */
export function seasonWordsIn(language: string): string {
  if (language === 'sr-Cyrl') return inCyrillic(croatian);
  const code = language.slice(0, 2);
  return code === 'sr' ? croatian : (seasonWords[code] ?? '');
}
