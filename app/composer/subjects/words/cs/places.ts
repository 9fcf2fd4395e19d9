/** Czech words for places. Notation: word-list.ts. */
export const czechPlaces = `
apartment-building key: pronájem bytu, byt k pronájmu, prodej bytu, byty, byt, bytu
bank coin: banka, hypotéka a úvěr, pôžička
barber-pole razor: barber, holičství, holič, úprava vousů, střihací strojky
barn: stodola, stodoly, svatba ve stodole
bouncy-castle balloon: skákací hrad, skákacího hradu, skákací hrady, skákacích hradů, nafukovací hrad
bouncy-castle gymnast: skákací centrum
bricks: sušení zdiva, vysoušení zdiva, podřezání zdiva
bricks trowel: zednické práce, stavební práce, stavby na klíč, základy, kámen, kameník, zdění, stavební firma
bricks trowel: zedník, stavba domů, sádrokarton, rekonštrukcie, omítky, fasády, hydroizolace, základová deska
bricks trowel: odvlhčení zdiva, stavebniny, hrubá stavba, obrubníky, dláždění, sádrokartonáři, sádrokartonář
bricks trowel: sádrokartonáře, sanace vlhkého zdiva, sanace zdiva
building-plot: stavební pozemek, stavební pozemky, pozemek k prodeji, stavební parcela, pozemek na prodej, pozemky
building-plot: pozemek, stavební parcely, parcely, parcela, prodej pozemků, stavebních pozemků, zahrada na prodej
campervan campsite: obytný vůz, obytné vozy, obytné auto, obytná auta, karavan a obytné vozy, půjčovna obytných vozů
campervan campsite: obytňák, obytňáky, obytná dodávka
campsite tent: tábor, stanování, outdoorové vybavení
caravan campsite: karavan, karavany
caravan house: mobilní domy, mobilní dům, mobilních domů, mobilheimy, mobilheim
carousel market-stall: pouť, poutě, pouťové atrakce, svatojakubská pouť, václavská pouť
castle: hrad, zámek, hradní slavnosti, prohlídka zámku, prohlídky zámku, prohlídky zámků, prohlídku zámku
castle: koncert na zámku, hrady a zámky, hradů a zámků, zámecký park, zámeckém parku, noční prohlídky, noční prohlídka
church: mše, bohoslužba
church baby: křtiny, křest
church candle: farnost, roráty, velikonoční vigilie, farní den, biblická hodina, biřmování, první svaté přijímání
church candle: modlitby, adorace, shromáždění sboru
church walker: poutní zájezd
circus-tent: cirkus
convenience-store key: pronájem prodejny, pronájem obchodu, nebytový prostor, obchodní prostor, obchodní prostory
convenience-store key: nebytové prostory, nákupní centrum, komerční prostory
crane excavator: jeřáb s obsluhou, autojeřáb, autojeřáby, jeřáb
factory gear: operátor výroby, obráběč, seřizovač, strojník, dělník ve výrobě, montážní dělník, strojírenství
factory gear: cnc obráběč, frézař, údržbář výroby, dělník, lakýrník výroba, lisař, nástrojář, obrábění
factory key: výrobní hala, hala k pronájmu, montované haly, skladová hala, sklady k pronájmu
ferris-wheel: lunapark
gurdwara: gurdvára, gurdváry, gurudvára, sikhský chrám
house bed: agroturistika
house heart: pěstouni, pěstounství, pěstounská péče, pěstounem
house key: 2+kk, 3+kk, 4+kk, 3+1, 2+1, 4+1, 1+kk, rekreační apartmán, apartmán, apartmány, reality, realitní kancelář
house key: nemovitosti, hypotéka, domy na prodej, nehnuteľnosti, chalupa, hypotéky, hypoteční poradenství
house key: hypoteční poradce, dřevostavby, rodinné domy, garsonka, makléř, developerský projekt, novostavba, mezonet
house key: orná půda, zahrádka s chatkou, úvěr na bydlení
house key: ~ dům, domů, domu
house light-bulb: energetické štítky, energetický štítek, energetických štítků
house snowy-mountain: chata na horách, horská chata, roubenka na horách, chalupa na horách
house tree: maringotka, modulové domy
house-with-garden key: chata, chaty, chatu
houses house: rodinný dům, řadový dům
hut fir-tree: dřevěné chatky
market-stall: trdlo, trhy, staročeské trhy
market-stall carrot: stánek na trhu, stánkaři, farmářské trhy, farmářský trh, jarmark, tržiště
marquee: party stan, party stany, svatební stan, pronájem stanů
museum: muzeum, múzeum
nativity-crib: betlém, betlémy, živý betlém, výstava betlémů, půlnoční a betlém, tříkrálová sbírka, tři králové
office-building key: kanceláře k pronájmu, virtuální sídlo, kancelářské prostory, sídlo firmy, sdílená kancelář
office-building key: pronájem kanceláře
photo-booth: fotokoutek, fotokoutky, fotobudka
portable-toilet: mobilní toaleta, mobilní toalety, mobilní wc, pronájem toalet, pronájem mobilních toalet, chemické wc
portable-toilet: toitoi
road-barrier: uzavírka, uzavírka silnice, uzavírka ulice
road-barrier safety-vest: dopravní značení, práce na silnici, vodorovné značení
roller-coaster: zábavní park, horská dráha
school backpack: ~ škola
silo: silo, sila, sušička obilí
slide: dětská herna, herna pro děti
slide swing: nové hřiště, dětské hřiště, dětská hřiště, hřiště pro děti, herní prvky, herních prvků
stained-glass: vitráž, vitráže, vitráží
storage-unit: pronájem skladů, skladové prostory, skladových prostor
storage-unit parcel: self storage, skladování nábytku, skladové boxy, uskladnění nábytku, skladovací boxy
storage-unit parcel: samoobslužné sklady
swimming-pool hot-tub: termální lázně, termály, aquapark a termály
swimming-pool swimmer: údržba bazénů, údržba bazénu, servis bazénů, čištění bazénů, čištění bazénu, zelený bazén
swimming-pool swimmer: bazénová chemie, jezírka
swing slide: houpačka, houpačky
tent: kemp, kempování, stan, stany, karimatka, nafukovací matrace
tent compass: skauti, skaut, skautů, skauting, skautský oddíl, junák, vlčata, světlušky, skauty
tipi: týpí, stan týpí, teepee, teepee stan, pronájem týpí
tower: rozhledna, rozhledny, rozhlednu, rozhlednou
windmill: větrný mlýn, větrné mlýny, větrného mlýna, větrných mlýnů, větrném mlýně
yurt: jurta, jurty, jurtě, ubytování v jurtě, mongolská jurta
`;
