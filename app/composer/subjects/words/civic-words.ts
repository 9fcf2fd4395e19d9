import { inCyrillic } from './serbian-cyrillic.ts';

const croatian = `
fire-engine rescue-helmet: vatrogasci, vatrogasac, vatrogascima, vatrogasno društvo, vatrogasna zabava, dvd
tent compass: izviđači, izviđača, izviđačima, skauti
`;

/** Those who serve a town, by language: its firefighters and its scouts. Notation: word-list.ts. */
const civicWords: Record<string, string> = {
  hr: croatian,
  de: `
fire-engine rescue-helmet: feuerwehrmann, feuerwehrleute, kinderfeuerwehr, floriansfest
tent compass: pfadfinder, pfadfinderinnen, pfadfindergruppe, pfadfinderstamm, wölflinge
`,
  fr: `
tent compass: scouts, scoutisme, éclaireurs, louveteaux, groupe scout
`,
  es: `
fire-engine rescue-helmet: bombero, bomberos voluntarios, bomberas
tent compass: grupo scout, scouts, boy scouts, lobatos
`,
  it: `
fire-engine rescue-helmet: vigile del fuoco, pompiere, pompieri volontari, vigili del fuoco volontari
tent compass: gruppo scout, scoutismo, agesci, lupetti
`,
  pt: `
tent compass: escuteiros, escutismo, escoteiros, grupo escoteiro, lobitos
`,
  nl: `
tent compass: scouting, scouts, scoutinggroep, scoutsgroep, welpen
`,
  sv: `
fire-engine rescue-helmet: räddningstjänst, räddningstjänsten, brandman, brandmän, deltidsbrandman
tent compass: scout, scouter, scoutkår, scouterna, scoutkåren
`,
  da: `
fire-engine rescue-helmet: brandmand, brandmænd, deltidsbrandmand, frivillig brandmand
tent compass: spejder, spejdere, spejderne, spejdergruppe, spejderliv
`,
  nb: `
fire-engine rescue-helmet: brannmann, brannmenn, deltidsbrannmann
tent compass: speider, speidere, speiderne, speidergruppe
`,
  fi: `
fire-engine rescue-helmet: palokunta, palokuntaan, vpk, palokuntalaiset, sopimuspalokunta, palokuntanuoret
tent compass: partio, partiolaiset, partiolippukunta, lippukunta, partiojohtaja, sudenpennut
`,
  et: `
fire-engine rescue-helmet: tuletõrje, tuletõrjujad, vabatahtlikud päästjad, päästjad, päästekomando, vabatahtlik tuletõrje
tent compass: skaudid, skautide, gaidid, noorkotkad
`,
  lv: `
fire-engine rescue-helmet: ugunsdzēsējs, ugunsdzēsēji, ugunsdzēsēju, ugunsdzēsējus
tent compass: skauti, skautu, gaidas, skautus
`,
  lt: `
fire-engine rescue-helmet: ugniagesys, ugniagesiai, ugniagesių, ugniagesius
tent compass: skautai, skautų, skautas, skautus
`,
  pl: `
fire-engine rescue-helmet: ochotnicza straż pożarna, strażak, strażacy, strażaków, straży pożarnej, remiza
tent compass: harcerze, harcerzy, harcerstwo, drużyna harcerska, hufiec, zuchy, obóz harcerski
`,
  cs: `
fire-engine rescue-helmet: hasiči, hasič, hasičů, sbor dobrovolných hasičů, sdh, dobrovolní hasiči, mladí hasiči
tent compass: skauti, skaut, skautů, skauting, skautský oddíl, junák, vlčata, světlušky
`,
  sk: `
fire-engine rescue-helmet: hasiči, hasič, hasičov, dobrovoľní hasiči, hasičský zbor, dhz, mladí hasiči
tent compass: skauti, skaut, skautov, skauting, skautský, skautský oddiel, skautský zbor
`,
  hu: `
fire-engine rescue-helmet: tűzoltó, tűzoltók, tűzoltóság, önkéntes tűzoltó, önkéntes tűzoltók, tűzoltónak
tent compass: cserkész, cserkészek, cserkészcsapat, cserkésztábor
`,
  ro: `
fire-engine rescue-helmet: pompier, pompieri, pompierilor, pompieri voluntari
tent compass: cercetași, cercetaș, cercetașii, cercetașilor
`,
  sl: `
fire-engine rescue-helmet: gasilci, gasilec, gasilcem, gasilcev, gasilka, gasilsko društvo, gasilskega društva, gasilski dom, gasilska veselica, pgd, gasilskim avtom, gasilski avto, gasilska mladina
tent compass: taborniki, tabornikov, tabornikom, skavti, skavtov
`,
  el: `
fire-engine rescue-helmet: πυροσβέστης, πυροσβέστες, πυροσβεστική, εθελοντές πυροσβέστες, δασοπυροσβέστες
tent compass: πρόσκοποι, προσκόπων, πρόσκοπος, λυκόπουλα
`,
  ru: `
fire-engine rescue-helmet: пожарный, пожарные, пожарных, пожарная часть, добровольная пожарная
tent compass: скауты, скаутов, скаутский, скаут
`,
  uk: `
fire-engine rescue-helmet: пожежник, пожежники, пожежників, пожежна частина, вогнеборці
tent compass: скаути, скаутів, пласт, пластуни, пластунів
`,
  bg: `
fire-engine rescue-helmet: пожарникар, пожарникари, пожарна, доброволци пожарникари
tent compass: скаути, скаутски, скаут
`,
  tr: `
fire-engine rescue-helmet: itfaiye, itfaiyeci, itfaiyeciler
tent compass: izci, izciler, izcilik, izci kampı
`,
};

/** Words for those who serve a town in a language; those of Serbian are Croatian too. */
export function civicWordsIn(language: string): string {
  if (language === 'sr-Cyrl') return inCyrillic(croatian);
  const code = language.slice(0, 2);
  return code === 'sr' ? croatian : (civicWords[code] ?? '');
}
