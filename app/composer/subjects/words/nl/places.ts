/** Dutch words for places. Notation: word-list.ts. */
export const dutchPlaces = `
apartment-building key: appartement, appartementen, loft, lofts
barber-pole razor: barbier, barbershop, herenkapper, baard trimmen, baardverzorging, knippen en scheren
barn: schuurbruiloft, graanschuur, hooischuur, boerenschuur, stal te huur, stallen te huur
barn house: boerderij te koop, woonboerderij, woonboerderijen, hoeve te koop
bouncy-castle balloon: springkussen, springkussens, luchtkussen, springkastelen, stormbaan, opblaasbare attracties
bouncy-castle trampoline: springkasteel
bricks: oude bakstenen, bakstenen, baksteen
bricks trowel: voegwerken, fundering, betonvloer, chape, natuursteen, aannemer, bouwbedrijf
bricks trowel: metselaar, bouw, metselwerk, metselbedrijf, aanbouw, uitbouw, voegen, voegbedrijf
bricks trowel: gevelreiniging en voegwerk, kelder waterdicht, klusbedrijf verbouwing, badkamer en toilet verbouwen
bricks trowel: voeger, voegers, ruwbouw, ruwbouwwerken, kasseien leggen
building-plot: bouwkavel, bouwkavels, bouwgrond, kavel, kavels, bouwgronden, verkaveling, vrije kavels, landbouwgrond
building-plot: grond te koop, bouwgrond te koop, bouwkavel te koop, kavel te koop, bouwpercelen, perceel grond
campervan campsite: camper, campers, camperverhuur, camper huren, kampeerbus, buscamper, buscampers, camperbouw
campervan parking-sign: camperplaats, staanplaats, staanplaatsen, camperstandplaats
caravan campsite: caravan
castle: kasteel
castle church: Open Monumentendag, Open Monumentendagen, monumentendag
church candle: kerstnachtdienst, parochie, eucharistieviering, kinderkerk, bijbelkring, vesper, oecumenische viering
church candle: adventsviering, paaswake, processie, doopdienst, doop, doopsel, communie, eerste communie, vormsel
church candle: bedevaart, kerstmis viering, alpha-cursus, bijbelstudie, gebedsavond, doopfeest, bedevaarten
church candle: taizéviering, gebed, paasviering, kerstviering, misdienaars, gebedsgroep, huiskring, lijdensmeditatie
church candle: kliederkerk, bezinning, dankdienst, mariaviering, mariavieringen, koster gezocht, kosteres, vespers
church candle: vesperdienst
convenience-store key: winkelruimte, winkelpand, winkelruimte te huur, winkel te huur, bedrijfspand, handelspand
convenience-store key: handelsruimte, bedrijfsruimte, horecapand, overname handelszaak
crane excavator: kraanverhuur, mobiele kraan, hijskraan
crane: kraan huren, kraanwerk, kraanwerken, torenkraan
factory pallet: bedrijfshal, loods, loodsen, loods te huur, bedrijfshallen, magazijn te huur, kmo-unit, kmo-units
factory pallet: bedrijventerrein, opslagloods, bedrijfsunit, bedrijfsunits
ferris-wheel: kermis, reuzenrad, foor
gurdwara: gurdwara, gurdwara's, sikhtempel, sikhtempels
house clipboard: asbestattest, asbestattesten
house heart: pleegouder, pleegouders, pleegzorg, pleeggezin, pleeggezinnen
house key: woning waard, uw woning waard, je woning waard, huis waard, waardebepaling, gratis waardebepaling
house key: woningwaarde, syndicus, huurwoning, vastgoed, makelaar, makelaardij, huis te koop, huizen te koop, hypotheek
house key: hypotheekadvies, vakantiehuis, woning te koop, flat, flatje, studio te huur, koopwoning, koopwoningen, woning
house key: woningen, hoekwoning, twee-onder-een-kap, vrijstaand, maisonnette, immo, immokantoor
house key: woningtaxatie, taxatie, taxateur, starterswoning, starters op de woningmarkt, woonlening, vve beheer
house key: vve-beheer, nieuwbouwwoning, nieuwbouwwoningen, nieuwbouwproject, seniorenwoning, chalet te koop, bungalow
house key: villa's, bel-etage, gelijkvloers, te huur woning, vakantiechalet, woningruil, sociale huur
house key: woningcorporatie, huurhuis, serviceflat, assistentiewoning, aannemer sleutel-op-de-deur, projectontwikkelaar
house key: mantelzorgwoning, opbrengsteigendom, zomerhuisje, boshuisje, herenhuis, herenhuizen, openhuizendag
house key: open huizendag, hypotheek oversluiten
house location-pin: perceel, percelen
house snowy-mountain: chalet in de bergen, berghut
house thermometer: zolder isoleren
house: gevelbekleding, gevelbekledingen
house-with-garden hut: broeikassen
houses house: eengezinswoning, rijwoning
houses: rijtjeshuis, rijtjeswoning, rijtjeswoningen, rijhuis, rijhuizen, tussenwoning, tussenwoningen
hut tree: boomhut, boomhutten
lectern: spreekgestoelte, debatclub
lectern microphone: presenteren leren, leren presenteren
market-stall basket: ambachtenmarkt, lentefair, zomerfair
market-stall carrot: marktkraam, marktkramen, standhouders, weekmarkt, boerenmarkt, streekmarkt
market-stall: zomermarkt, zomermarkten, avondmarkt, avondmarkten, jaarmarkt, lentemarkt, zwarte markt, kraam huren
market-stall: kraampje huren, marktkraam huren
marquee: feesttent, feesttenten, tentverhuur, partytent, partytenten, bruiloftstent
museum: museum, museumnacht
nativity-crib: kerststal, kerststallen, levende kerststal, kerststallententoonstelling
office-building key: kantoorruimte, kantoorruimte te huur, kantoorruimtes, kantoor te huur, kantoren te huur
office-building key: bedrijfsverzamelgebouw, praktijkruimte, praktijkruimte te huur, kantoorpand, kantoren
office-building key: zaalverhuur vergadering
photo-booth: fotohokje, photobooth, fotobooth, fotoautomaat, fotobox
portable-toilet: mobiele toiletten, dixi's, mobiel toilet, toiletwagen, toiletwagens, dixi, toiletverhuur, toiletcabine
portable-toilet: toiletcabines, mobiele wc
road-barrier: wegafsluiting, straat afgesloten, wegwerkzaamheden
road-barrier safety-vest: verkeersregelaar, verkeersregelaars, wegwerkers, belijning, wegmarkering
roller-coaster: pretpark, pretparken, achtbaan, attractiepark
school backpack: middelbare school, kleuterschool, secundaire school, schoolfeest, internaat, ouderavond
school backpack: eetfestijn school, brugklas, kleuterklas, inschrijvingen school, schoolreünie, ouderraad
school backpack: tussenschoolse opvang, groep 8, overblijf, overblijfkracht, voorleesouder
school backpack: ~ school, basisschool
silo: graansilo, graansilo's, graandroger, voersilo
slide: speeltuin
slide toy-bricks: binnenspeeltuin, indoor speeltuin
stained-glass: glas in lood, glas-in-lood, glas-in-loodramen, gebrandschilderd glas
storage-unit parcel: opslagruimte, self storage, opslag, opslagbox, opslagboxen, opslag huren, opslagruimtes
storage-unit parcel: opslagruimte huren, garagebox opslag, meubelopslag
swimming-pool swimmer: zwembad onderhoud, zwembadonderhoud, groen zwembad, zwembadreiniging, zwembadwater, zwembadbouw
swimming-pool swimmer: zwembaden
swimming-pool house: poolhouse, poolhouses
swimming-pool: opzetzwembad, zwembadzeil, zwembadzeilen, zwembadafdekking
swing slide: schommel, schommels, speeltoestellen, klimrek, speelplaats, speelplaatsen, speelplein, speelpleinen
swing slide: speelpleinwerking
tent: padvinders, zomerkamp, camping, tent, tenten, kamperen, chiro, jeugdkamp, vouwwagen
tent: slaapmat, kinderkamp, kinderkampen
tent compass: scouting, scouts, scoutinggroep, scoutsgroep, welpen, welpen scouting, scouting welpen, jeugdbeweging
tent compass: jeugdbewegingen
tipi: tipi, tipi's, tipitent, tipitenten, tipi huren
wind-turbine: windmolen, windmolens, windturbine, windturbines, windmolenpark
windmill: korenmolen, korenmolens, poldermolen, poldermolens, Hollandse molen, molendagen
yurt: yurt, yurts, joert, joerts, overnachten in een yurt
`;
