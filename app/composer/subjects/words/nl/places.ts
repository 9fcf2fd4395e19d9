/** Dutch words for places. Notation: word-list.ts. */
export const dutchPlaces = `
apartment-building key: appartement, appartementen
barber-pole razor: barbier, barbershop, herenkapper, baard trimmen, baardverzorging, knippen en scheren
barn: schuurbruiloft, graanschuur, hooischuur, boerenschuur
bouncy-castle balloon: springkussen, springkussens, luchtkussen, springkastelen, stormbaan, opblaasbare attracties
bouncy-castle trampoline: springkasteel
bricks trowel: voegwerken, gipsplaten, fundering, betonvloer, chape, natuursteen, steenhouwer, aannemer, bouwbedrijf
bricks trowel: metselaar, bouw, metselwerk, metselbedrijf, aanbouw, uitbouw, voegen, voegbedrijf
bricks trowel: gevelreiniging en voegwerk, kelder waterdicht, klusbedrijf verbouwing, badkamer en toilet verbouwen
building-plot: bouwkavel, bouwkavels, bouwgrond, kavel, kavels, bouwgronden, verkaveling, vrije kavels, landbouwgrond
building-plot: grond te koop, bouwgrond te koop, bouwkavel te koop, kavel te koop, bouwpercelen, perceel grond
campervan campsite: camper, campers, camperverhuur, camper huren, kampeerbus, buscamper, buscampers, camperbouw
caravan campsite: caravan
castle: kasteel
church candle: kerstnachtdienst, parochie, eucharistieviering, kinderkerk, bijbelkring, vesper, oecumenische viering
church candle: adventsviering, paaswake, processie, doopdienst, doop, doopsel, communie, eerste communie, vormsel
church candle: bedevaart, kerstmis viering, alpha-cursus, bijbelstudie, gebedsavond, doopfeest, bedevaarten
church candle: taizéviering, gebed, paasviering, kerstviering, misdienaars, gebedsgroep, huiskring, lijdensmeditatie
church candle: kliederkerk, bezinning, dankdienst
convenience-store key: winkelruimte, winkelpand, winkelruimte te huur, winkel te huur, bedrijfspand, handelspand
convenience-store key: handelsruimte, bedrijfsruimte, horecapand, overname handelszaak
crane excavator: kraanverhuur, mobiele kraan, hijskraan
factory pallet: bedrijfshal, loods, loodsen, loods te huur, bedrijfshallen, magazijn te huur, kmo-unit, kmo-units
factory pallet: bedrijventerrein, opslagloods, bedrijfsunit, bedrijfsunits
ferris-wheel: kermis, reuzenrad, foor
house heart: pleegouder, pleegouders, pleegzorg, pleeggezin, pleeggezinnen
house key: woning waard, uw woning waard, je woning waard, huis waard, waardebepaling, gratis waardebepaling
house key: woningwaarde, syndicus, huurwoning, vastgoed, makelaar, makelaardij, huis te koop, huizen te koop, hypotheek
house key: hypotheekadvies, vakantiehuis, woning te koop, flat, flatje, studio te huur, koopwoning, koopwoningen, woning
house key: woningen, tussenwoning, hoekwoning, twee-onder-een-kap, vrijstaand, maisonnette, immo, immokantoor
house key: woningtaxatie, taxatie, taxateur, starterswoning, starters op de woningmarkt, woonlening, vve beheer
house key: vve-beheer, nieuwbouwwoning, nieuwbouwwoningen, nieuwbouwproject, seniorenwoning, chalet te koop, bungalow
house key: villa's, rijhuis, bel-etage, gelijkvloers, te huur woning, vakantiechalet, woningruil, sociale huur
house key: woningcorporatie, huurhuis, serviceflat, assistentiewoning, aannemer sleutel-op-de-deur, projectontwikkelaar
house key: mantelzorgwoning, opbrengsteigendom, zomerhuisje, boshuisje
house location-pin: perceel, percelen
house snowy-mountain: chalet in de bergen, berghut
house thermometer: zolder isoleren
house-with-garden hut: broeikassen
houses house: eengezinswoning, rijwoning
lectern: spreekgestoelte, debatclub
market-stall basket: ambachtenmarkt, lentefair, zomerfair
market-stall carrot: marktkraam, marktkramen, standhouders, weekmarkt, boerenmarkt, streekmarkt
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
swimming-pool swimmer: zwembaden, zwemvijver
swing slide: schommel, schommels, speeltoestellen, klimrek
tent: padvinders, zomerkamp, camping, tent, tenten, kamperen, chiro, jeugdkamp, vouwwagen, trekkershut, luchtbed
tent: slaapmat
tent compass: scouting, scouts, scoutinggroep, scoutsgroep, welpen, welpen scouting, scouting welpen
`;
