/** Dutch words for play, sport, music and people at what they do, q to z. Notation: word-list.ts. */
export const dutchLeisureQToZ = `
quilt: quilt, quilts, quilten, patchwork, quiltcursus
raft: raften, rafting, wildwatervaren, wildwaterraften, raftingtocht, vlotbouwen, vlotten bouwen, vlottocht
raft: vlottochten, vlotvaren
recorder: blokfluit, blokfluiten, blokfluitles, blokfluitlessen, blokfluitensemble, blokfluitdocent, altblokfluit
ribbon: borstkanker, borstkankermaand, kankerbestrijding, kom op tegen kanker, kwf, samenloop voor hoop, kanker
ribbon: darmkanker, roze lint, aids, prostaatkanker, levensloop, think pink, baarmoederhalskanker
running-shirt football: sportkleding
saxophone piano-keys: jazz, jazzavond
sewing-needle: kleermaker, naaicursus, naaien, kledingreparatie
sewing-needle thread: klederdracht, naaiatelier, coupeuse, fournituren, borduurstudio
shofar: sjofar, shofar, ramshoorn
singing-bowl lotus: klankschalen, klankschaal, klankbad, gongbad, klankreis, klankconcert, soundhealing, sound healing
sitar musical-notes: sitar
skis skier: skiverhuur, langlaufen
skis snowy-mountain: skiles, skiservice, ski, skiën, skischool, wintersport, skivakantie, skivakanties, skireis
skis snowy-mountain: skireizen, skiweekend, skibaan, wintersportreizen, skikleding, langlaufles, langlauflessen
sleeping-bag: slaapzak, slaapzakken, donzen slaapzak, mummieslaapzak
snowmobile: sneeuwscooter, sneeuwscooters, sneeuwmobiel, sneeuwscootersafari, sneeuwscootertocht
squash-racket: squash, squashracket, squashrackets, squashbaan, squashbanen, squashen, squashles
steelpan: steelpan, steelpans, steeldrum, steeldrums, steelband, steelbands
studio-microphone guitar: feestband
studio-microphone headphones: opnamestudio, geluidsstudio, podcast, podcasts
sugar-skull candle: dag van de doden
sun-lounger: ligbed, ligbedden, ligstoel, ligstoelen, tuinligbed
surfer: surfkamp, surfkampen
tabla musical-notes: tabla
table-football: tafelvoetbal, tafelvoetbaltafel, tafelvoetbaltafels, kickertafel, voetbaltafel, jeugdhuis, jeugdhuizen
table-football: jeugdhonk, jongerencentrum
table-tennis: tafeltennis
tai-chi: tai chi, taichi, tai-chi, tai chi les, tai chi lessen, taijiquan
target: schutterij, darten, darttoernooi, darttoernooien, dartavond, schietclub, schietvereniging, schietclubs
teddy-bear: pop, speelkeuken
teddy-bear baby-bottle: kinderverzorgster, kinderverzorgsters
teddy-bear crayon: kinderopvang, kinderdagverblijf, speelgoed, oppas, peuterspeelzaal, peuteropvang, gastouderbureau
teddy-bear crayon: bso, buitenschoolse opvang, knuffel, knuffels, pedagogisch medewerker, onthaalouder, onthaalmoeder
teddy-bear crayon: speel-o-theek, speelotheek, babysitter, peuterklas, kinderclub, kinderoppas
teddy-bear crayon: vakantieopvang, kinderverzorger, kinderbegeleider, peuterleidster, peuterleidsters
teddy-bear sewing-needle: berendokter
television: televisie, elektronica, tv
television laptop: elektronicawinkel, elektronicazaak
tennis: tennisclub, tennisvereniging, tennis, tennisles, tennisbaan
theatre-masks: klucht, klucht in drie bedrijven, blijspel, komedie, toneelstuk, toneelvereniging, toneelgroep
theatre-masks: carnavalskleding, theater, toneel, opera, musical, acteerles, feestkleding carnaval, stoet
theatre-masks: kindervoorstelling, voorstelling
theatre-masks dress: kostuums
ticket: loterij
toy-bricks: lego, bouwstenen, legobouwers, legobeurs, playmobil, playmobil boot, playmobil kasteel
toy-bricks teddy-bear: houten speelgoed, houten blokken
trading-card: verzamelkaart, verzamelkaarten, ruilkaarten, trading cards, trading card, pokémonkaarten, pokemonkaarten
trading-card: pokémon kaarten, pokemon kaarten, verzamelkaartspel
trampoline gymnast: trampoline, trampolines, trampolinepark, trampolinehal
treadmill dumbbell: loopband, loopbanden, fitnessapparatuur, fitnessapparaten
trumpet: fanfare, hoornblazer, hoornblazers, jachthoorn, jachthoorns, jachthoornblazers
trumpet drum: blaaskapel, harmonieorkest, dweilorkest, harmonie, muziekvereniging, hofkapel
trumpet saxophone: blaasmuziek
tuba: tuba, bastuba
typewriter: typemachine, schrijfmachine
ukulele musical-notes: ukelele, ukeleles, ukulele, ukulele workshop
vinyl-record: platenzaak, vinyl, lp's, platenbeurs, platenavond, platenavonden
violin: vioolbouw, viool, vioolles
violin guitar: vioolbouwer, gitaarbouwer
volleyball: volleybal
vr-headset: vr-bril, vr-brillen, vr bril, vr brillen, virtual reality, virtual reality-bril, vr-headset, vr headset
vr-headset: vr-arcade
windsurfer: windsurfen, windsurfer, windsurfles, windsurflessen, windsurfplank, windsurfschool, windsurfing
windsurfer: windsurfcursus
xylophone: xylofoon, xylofoons
yarn: breicafé, breiclub, haken, wol, breien, breiwol, schapenwol, hakerij, vilten, wol spinnen
zip-line tree: klimbos, tokkelbaan, klimpark, touwenparcours, boomkroonpad
quiz-cards: pubquiz, kroegquiz, quizkaarten, dorpsquiz, quiz, kwis, kwisavond, kwisavonden, quizavond
rocking-horse: hobbelpaard, hobbelpaarden, hobbelpaardje
rodeo-bull: rodeostier, rodeostieren, mechanische stier, rodeo stier
rower canoe: roeiclub
rower: roeiboot, roeiboten, roeivereniging, roeien
runner sack: zaklopen
runner sneaker: veenloop, trailrun, bosloop, stratenloop, hardloopwedstrijd, hardlopen, prestatieloop, halve marathon
runner sneaker: dijkloop, dorpsloop, veldloop, marathon, trimloop, start to run, atletiekvereniging, triatlon
runner sneaker: loopwedstrijd, dwarsloop, avondloop, kidsrun, samenloop, loopclub, loopclubs, atletiek, atletiekclub
running-shirt: sportkledij, trainingspak, trainingspakken
santa: kerstparade, santa run, kerstman, kerstmanpak, kerstmanpakken
santa gift: intocht, schoencadeautjes, pietenochtend
sauna: sauna, wellness, spa
sauna bubbles: thermaalbad, thermen
sinterklaas: Sinterklaas, Sinterklaasfeest, Sinterklaasintocht, intocht van Sinterklaas, Sinterklaas huren
sinterklaas: Sinterklaaspak, Sinterklaasbezoek, pakjesavond, sint op huisbezoek, sint aan huis, sint op school
sinterklaas: zwarte piet en sint, sint en piet, sint boeken, pietenpak, pietenpakken, zwarte piet, pietenhuis
sinterklaas: sint op bezoek, pietengym, roetveegpiet
skipping-rope: springtouw, springtouwen, touwtjespringen
snowboarder: snowboardles
sticker-sheet: sticker, stickers, stickervel, stickervellen
sunbed: zonnebank, zonnebanken, zonnestudio, zonnestudio's, zonnecentrum
superhero carnival-mask: verkleedkleren, verkleedkleding, verkleedkist
surfer wave: surfschool, surfen
swimmer goggles: aquagym, zwembad, zwemles, zwemmen, zwemlessen, aquafit
swimmer swimming-pool: zwemschool, aquajoggen, zwemdiploma, zwem-abc, zwemclub, zwemvereniging, borstcrawl, snorkelles
swimmer swimming-pool: zwemmarathon
swimmer baby: babyzwemmen
swimmer snowflake: nieuwjaarsduik, nieuwjaarsduiken
tambourine: tamboerijn, tamboerijnen, pandeiro, schellentrom
treasure-chest: schattenjacht, schattenjachten, schatkist, schatkisten, speurtocht naar de schat, piratenschat
trombone: trombone, trombones, trombonist, tromboneles
trophy: trofeeën, sportbeker, sportbekers, sportprijzen
trophy gold-medal: bekers en medailles
turntable: platenspeler, platenspelers, draaitafel, draaitafels, pick-upplatenspeler
video-camera: video's
walker: pelgrimstocht, avondvierdaagse, wadlopen, wadlooptocht, wadlooptochten
water-polo-player: waterpolo
wrestlers: worstelen, worstelclub
yarn embroidery-hoop: handwerken, handwerkclub, handwerkcafé
`;
