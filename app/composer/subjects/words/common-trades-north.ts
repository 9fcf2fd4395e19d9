/** What common-trades.ts says, in the languages of the north of Europe. Notation: word-list.ts. */
export const northernCommonTrades: Record<string, string> = {
  da: `
motor-scooter: elknallert, elknallerter
suv mountain: atv, atv udlejning, atv-kørsel, firhjulet motorcykel
lettuce jar: surkål, rødkål
droplet drill: brøndboring, vandboring, brøndborer
lorry bricks: færdigbeton, fabriksbeton, betonlevering, mørtelværk
wheelbarrow lorry: sand og grus, grus, stabilgrus, granitskærver
books: læseklub, læsekreds
calculator: årsopgørelse, årsopgørelsen, forskudsopgørelse
bird: undulater, undulat, kanariefugle
duck: ællinger, gæslinger
wheat tractor: wrap og hø, høballer, halmballer, wraphø
olives: olivenolie
trowel: gipsvægge, gipsloft
candle: stearinlys, duftlys, håndstøbte lys, bivokslys
candy: candyfloss
car ring: bryllupsbil
`,
  de: `
suv mountain: quad mieten, quad, quads, quadtour, quadverleih
peanuts: nüsse und mandeln, nüsse, mandeln, walnüsse, haselnüsse
lorry bricks: transportbeton, fertigbeton, betonlieferung
shield security-camera: wachmann, wachleute, sicherheitsmitarbeiter, nachtwächter
sewing-machine sewing-needle: näherin, näherinnen
excavator hammer: abbrucharbeiten, abbruchunternehmen, abrissarbeiten
candy: zuckerwatte
window: fliegengitter, insektenschutz, insektenschutzgitter
`,
  et: `
sauna: suitsusaun, suitsusauna, saunamaja, saunaõhtu
memo beers: mälumäng, mälumänguõhtu, mälumängu, viktoriin
speedboat anchor: väikelaevajuht, väikelaevajuhi kursus, väikelaevajuhi load, kaatrijuht
suv mountain: atv, atv rent, atv matkad, atv matk
lorry bricks: betoon, betoonivedu, valmisbetoon
wheelbarrow lorry: kruus, liiv ja kruus, killustik, liiv ja killustik
shield security-camera: turvatöötaja, turvamees, turvatöötajad
fire nut-and-bolt: keevitaja, keevitamine, keevitustööd, keevitajad
blood-drop: doonor, doonoriks, doonorid, tule doonoriks
lettuce jar: hapukapsas, hapukapsad
lettuce: kapsas, kapsad, peakapsas
accordion violin: pulmabänd, pulmamuusikud, pulmaansambel
printer: 3d-printimine, 3d printimine, 3d print
camera passport: passipildid, passipilt, dokumendifoto
massage spine: nõelravi
bird: viirpapagoid, kanaarilinnud, kanaarilind
duck: pardid, pardipojad, part
pig: põrsad, põrsas
wheat tractor: hein, heinarullid, hein rullides, silorullid, põhk
olives: oliiviõli
greenhouse: kasvuhooned, kasvuhoone, triiphoone
trowel: kipsitööd, kipsplaat, kipsplaadi paigaldus
goat: kitsed, kitsetall
candy: suhkruvatt
`,
  fi: `
dancer: juhannustanssit, lavatanssit, iltatanssit, humppatanssit, tanssilava, lavalla tanssit, päivätanssit
accordion: häähanuristi, hanuristi, haitaristi
speedboat anchor: veneilykurssi, veneilykurssit, kuljettajantutkinto, rannikkolaivurikurssi, saaristolaivuri
suv mountain: mönkijä, mönkijät, mönkijäsafari, mönkijävuokraus
motor-scooter: sähkömopo, sähkömopot, mopo, mopot
lorry: loka-auto, loka-autopalvelu, lokaauto, viemärihuolto, lokakaivon tyhjennys
goat: vuohet, vuohia, kutut
hair-comb haircut: afroletit, letitys, rastat, rastaletit
droplet drill: porakaivo, porakaivot, kaivonporaus, energiakaivo
lorry bricks: valmisbetoni, betonitoimitus, betoniauto
wheelbarrow lorry: soraa ja hiekkaa, soraa, mursketta, sora, murske, hiekka ja sora
shield security-camera: vartija, vartijat, järjestyksenvalvoja
fire nut-and-bolt: hitsaaja, hitsaajat, hitsaustyöt, hitsaus
books: lukupiiri, kirjakerho
robot: robotiikkakerho, robotiikka
drone camera: dronekuvaus, ilmakuvaus, dronekuvaukset
printer: 3d-tulostus, 3d tulostus
bird: undulaatit, undulaatteja, kanarialinnut
duck: ankanpoikasia, ankat, ankka
pig: porsaita, porsaat, porsas
mushroom: sieniä, sienet, tatteja, kantarelleja
fish: savukala, savusiika, savulohi, savustettu kala
olives: oliiviöljy
trowel: kipsilevytyöt, kipsilevy
candy: hattara, hattarat
magic-wand top-hat: taikuri, taikurit
`,
  lt: `
sauna: pirtis, pirties nuoma, kaimiška pirtis, rusiška pirtis, pirtelė, pirties
memo beers: protmūšis, protų mūšis, viktorina, viktorinos
dancer: šokių vakaras, šokių vakarai, šokių vakaronė
speedboat anchor: laivavedžių kursai, laivavedys, vidaus vandenų laivavedys, kateriai
suv mountain: keturračių nuoma, keturratis, keturračiai, keturračiais
droplet drill: gręžiniai, gręžinys, vandens gręžiniai, gręžinių gręžimas
excavator: mini ekskavatoriaus nuoma, ekskavatoriaus nuoma, ekskavatorius
lorry bricks: betonas, betono pristatymas, prekinis betonas
wheelbarrow lorry: žvyras, skalda, smėlis ir žvyras, skaldos
fire nut-and-bolt: suvirintojas, suvirintojai, suvirinimo darbai, suvirinimas
lettuce jar: rauginti kopūstai, raugintų kopūstų
lettuce: kopūstai, kopūstas
calculator: pajamų deklaracija, pajamų deklaravimas, deklaracijos
massage spine: akupunktūra
tooth: breketai, breketų
bird: kanarėlės, kanarėlė, papūgėlės, banguotosios papūgėlės
duck: ančiukai, ančiukas, antys
sausage: dešros, dešra, dešrelės, naminės dešros
olives: alyvuogių aliejus
greenhouse: šiltnamiai, šiltnamis
trowel: gipso kartonas, gipso kartono montavimas
excavator hammer: griovimas, griovimo darbai, pastatų griovimas
printer: 3d spausdinimas
candy: cukraus vata
`,
  lv: `
sauna: pirtiņa, pirtiņas, lauku pirts, pirts ar kublu
blood-drop: asinsdonoru diena, asinsdonors, asinsdonori, ziedo asinis, nodod asinis
accordion violin: kāzu muzikanti, kāzu muzikants
memo beers: prāta spēles, viktorīna, erudīcijas spēle
dancer: zaļumballe, zaļumballes, deju vakars, balle, groziņballe, groziņu vakars
speedboat anchor: laivu vadītāju kursi, kuģu vadītāju kursi, atpūtas kuģu vadītājs
suv mountain: kvadracikli, kvadraciklu noma, kvadracikls
droplet drill: urbumi, urbums, ūdens urbumi, dziļurbumi, akas un spices, ūdens spices, spices urbšana
lorry bricks: betons, betona piegāde
wheelbarrow lorry: grants, šķembas, smilts un grants, melnzeme
shield security-camera: apsargs, apsargi, apsardze
fire nut-and-bolt: metinātājs, metinātāji, metināšana, metināšanas darbi
lettuce jar: skābēti kāposti, skābi kāposti
lettuce: kāposti, kāposts
calculator: gada ienākumu deklarācija, ienākumu deklarācija
massage spine: akupunktūra
bird: kanārijputniņi, kanārijputniņš, viļņpapagailīši
duck: pīlēni, pīles
pig: sivēni, sivēns
sausage: desas, desa, desiņas, mājas desas
olives: olīveļļa
greenhouse: siltumnīcas, siltumnīca
trowel: reģipsis, reģipša montāža
-: mājas gatavots, mājas gatavota, mājas ražots
cheese milk: mājas siers, jāņu siers, mājas jāņu siers, līgo siers
candy: cukurvate
`,
  nb: `
speedboat anchor: båtførerprøven, båtførerprøve, båtførerkurs, båtførerbevis
suv mountain: atv, atv-utleie, atv utleie, atv safari
lettuce jar: surkål, rødkål
droplet drill: brønnboring, energibrønn, brønnborer
lorry bricks: ferdigbetong, betonglevering, betongbil
wheelbarrow lorry: sand og grus, grus, singel, pukk
sewing-machine sewing-needle: syer, syersker, sydame
fire nut-and-bolt: sveiser, sveisere, sveising, sveisearbeid
books: lesesirkel, bokklubb
bird: undulater, undulat, kanarifugler
duck: endunger, ender til salgs
pig: smågris, smågriser, grisunger
wheat tractor: høy til salgs, høyballer, rundballer, halmballer
fish: røkelaks, rakfisk, røykt laks, gravlaks
trowel: gipsplater, gipsvegg
candle: stearinlys, duftlys, håndlagde lys, talglys
candy: sukkerspinn
car ring: bryllupsbil
`,
  nl: `
suv mountain: quad verhuur, quad rijden, quads, quadverhuur
lettuce jar: zuurkool
toilet lorry: beerput ledigen, beerput, septische put ledigen, septische put
wheelbarrow lorry: zand en grind, grind, ophoogzand
shield security-camera: beveiliger, beveiligers, beveiligingsbeambte
camera passport: pasfoto's, pasfoto
pig: biggen, biggetjes
fish: gerookte paling, gerookte zalm, verse paling, palingrokerij
excavator hammer: sloopwerk, sloopwerken, sloopbedrijf
candy: suikerspin, suikerspinnen
`,
  sv: `
motor-scooter: elmoped, elmopeder, elmopeden, elskoter, mopeder, moped
memo beers: frågesport, frågesportskväll, musikquiz, pubquiz
suv mountain: fyrhjuling, fyrhjulingar, fyrhjuling uthyres, atv
lettuce jar: surkål
lorry bricks: betong, fabriksbetong, betongbil
fire nut-and-bolt: svetsare, svetsning, svetsarbeten
drone camera: drönarfoto, drönarfilm, drönarbilder, drönarfotografering
books: bokcirkel, läsecirkel, bokklubb
printer: 3d-utskrift, 3d-utskrifter, 3d-printing
bird: undulater, undulat, kanariefåglar
duck: ankor, ankungar, myskankor
candy: sockervadd
car ring: bröllopsbil
`,
};
