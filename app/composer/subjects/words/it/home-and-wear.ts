/** Italian words for the home, clothes and the body. Notation: word-list.ts. */
export const italianHomeAndWear = `
air-conditioner: climatizzatore, aria condizionata, climatizzazione
armchair: pouf
armchair chair: restauro mobili, restauro mobili antichi, restauro di mobili
armchair sofa: tappezzeria
awning: tenda da sole, tende da sole, vele ombreggianti, tende da esterno
basket carrot: fruttivendolo, frutta e verdura, verdura, ortofrutta, prodotti biologici, verdure biologiche
basket carrot: azienda agricola, prodotti agricoli, gas gruppo di acquisto, negozio bio, ortaggi, prodotti tipici
basket carrot: bottega contadina, prodotti a km 0
basket leaves: cesteria, cestaio, vimini
bathtub shower: ristrutturazione bagno, ristrutturazione bagni, rifacimento bagno, da vasca a doccia, bagno, bagni
bathtub shower: vasca da bagno, arredobagno, mobili bagno, sanitari bagno
battery: caricabatterie, cavo di ricarica
bed: camerette, cameretta, camera matrimoniale, copripiumino, trapunta
bed bellhop-bell: affittacamere, locanda, hotel, albergo, pensione, ostello, b&b, letto, letti, alberghi
bed bellhop-bell: pernottamento, rifugio alpino, receptionist, cameriera ai piani, cameriere ai piani
bed bellhop-bell: portiere notturno
bed key: affitto stanza, affitto camera, stanza in affitto, stanze in affitto, camera in affitto, camere in affitto
bed key: affittasi stanza, affittasi camera, stanza singola, camera singola, stanza doppia, posto letto
bed key: stanza per studenti, coinquilino, coinquilina
bed key: ~ camere, camera con bagno
bench: panchina, panchine, panca da giardino, panche da giardino
blanket cushion: coperta, coperte, plaid, coperte di lana
blinds: tapparella, tapparelle, veneziane, persiane, tende a rullo, avvolgibili, zanzariere e tapparelle, scuri
blinds: tenda oscurante
boiler radiator: caldaia, caldaie, revisione caldaia, assistenza caldaie, manutenzione caldaie, manutenzione caldaia
boiler radiator: sostituzione caldaia, scaldabagno, scaldabagni
bookshelf: mensola
bookshelf books: libreria su misura, librerie su misura, scaffale, scaffali, scaffalature
bow-and-arrow target: tiro con l'arco
broom bucket: colf
broom socks: befana, festa della befana
broom spray-bottle: pulizie, impresa di pulizie, pulizia, donna delle pulizie, pulizie uffici, pulizie condomini
broom spray-bottle: pulizia scale, governante, domestica
broom wastebasket: giornata ecologica, raccolta rifiuti
broom wastebasket: plogging
bucket: mocio, lavapavimenti
bust: scultura, sculture, statua, statue, corso di scultura
candle: ceri, candele, onoranze funebri, pompe funebri
candle bouquet: cura delle tombe, pulizia tombe, pulizia lapidi, manutenzione tombe, funerale, funerali
candle bouquet: lapidi e cremazione
candle headstone: cremazione, agenzia funebre
chair: sedie, impagliatore, impagliatura sedie, sdraio, lettino da giardino, seggiolone
chair dining-table: mobili da giardino, arredo giardino, arredo esterno, arredi da esterno, sgabelli, lettini prendisole
chandelier: lampadario, lampadari, illuminazione d'interni
chimney fire: spazzacamino, pulizia camini, canne fumarie, canna fumaria
cooker-hood: cappa aspirante, cappe aspiranti, cappa da cucina, cappe da cucina, pulizia cappe, pulizia cappa
cot: culla, culle, lettino, lettini per bambini, cameretta neonato
crossed-swords shield: palio, rievocazione storica, giostra medievale
curtains window: tende, tendaggi
cushion: cuscini, cuscino, cuscini arredo, biancheria per la casa, federa di seta, federe
desk office-chair: scrivania, scrivanie, mobili per ufficio, arredo ufficio, arredamento ufficio
desk-lamp: piantana
dining-table: tovaglia, tovaglioli di stoffa, tavolino da salotto, tavolino
dining-table chair: tavolo, tavoli, tavolo da pranzo, tavoli in legno
door: porte, porte blindate, porte interne
door balloon: porte aperte, open day, giornata porte aperte, giornate a porte aperte
door fence: portoni
drainpipe droplet: spurgo, spurghi, autospurghi, disostruzione, disotturazione, scarichi intasati
drainpipe droplet: tubature otturate, fognature, videoispezione, scarichi, scarico intasato, tubature
fabric-roll thread: tessuti, tessuto, stoffe, stoffa, tessuti al metro, scampoli, tessuti d'arredo
fence hammer: recinzioni, recinzione
fire-extinguisher: estintori, antincendio
fireplace fire: camino, camini, caminetto, caminetti
first-aid-kit: primo soccorso, corso di primo soccorso, corso blsd, blsd, defibrillatore, cassetta di pronto soccorso
fitted-kitchen: cucine su misura, cucina su misura, cucine componibili, mobili da cucina, arredo cucina, centro cucine
fitted-kitchen: top cucina, piano cucina, piani cucina, cucine moderne, rinnovo cucina, arredamento cucina
fitted-kitchen: cucine outlet
floorboards: parquet, parchettista, posa parquet, levigatura parquet, pavimenti in legno, laminato, pavimenti laminati
floorboards: decking, pavimento in legno, pavimenti in pvc, pavimento, pavimenti
fridge: frigorifero, frigoriferi, celle frigo, congelatore, congelatori, banco frigo
garage-door: porta garage, porte garage, portone sezionale, portoni sezionali, basculante, basculanti, serranda
garage-door: serrande
garden-shed: casetta da giardino, casette da giardino, casette in legno, casetta in legno, ripostiglio da giardino
gas-cylinder fire: bombole gas, bombola del gas, bombole di gas, gpl domestico, bombole
gate fence: cancello, cancelli, cancelli automatici, cancello automatico, cancelli scorrevoli
gear: officina tornio
gear wrench: carpenteria metallica, conto lavorazione, stampi per plastica, stampi industriali, stampaggio plastica
gear wrench: cuscinetti, ingranaggi, taglio laser, fonderia, minuterie metalliche, galvanica, operaio, operai
gear wrench: operatore cnc, manutentore, addetto alla produzione
grandfather-clock: pendola, pendole, orologio a pendolo, orologi a pendolo
gutter house: grondaia, grondaie, pulizia grondaie, lattoneria, lattoniere
headstone: arte funeraria, marmeria, marmista, lapidi, marmi
heat-pump radiator: pompa di calore, pompe di calore
iron t-shirt: stireria, stiro, stiratura a domicilio, ferro da stiro
key convenience-store: fondo commerciale
key padlock: apertura casseforti, apertura porte, fabbro, chiavi, ferramenta chiavi, cambio serratura, serrature
key padlock: porte blindate serratura
light-bulb: lampade, illuminazione, luci decorative, catena luminosa
light-bulb plug: interruzione corrente
lock-and-key: cassaforte
lock-and-key padlock: serratura, sicurezza informatica, cybersecurity
lock-and-key puzzle: escape room
lotion: depilazione, epilazione, epilazione laser, dermatologo, crema mani, latte corpo, crema corpo, burro corpo
lotion: shampoo solido, balsamo per capelli
lotion serum-bottle: scrub, anti-age, antirughe, acne, criolipolisi, trattamenti corpo, trattamento corpo
lotion serum-bottle: radiofrequenza, cura della pelle, mappatura nei, psoriasi, biorivitalizzazione, maschera viso
lotion sun: creme solari, crema solare, protezione solare, solari
mattress bed: materassi, materasso, biancheria da letto, cuscini e materassi, piumoni, guanciali, lenzuola
mortar: macinapepe, portaspezie
mouse-trap: topi, ratti
mouse-trap cockroach: derattizzazione, blatte, scarafaggi, cimici da letto
office-chair desk: sedia da ufficio, sedie da ufficio, sedia ergonomica, sedie ergonomiche, sedia gaming
oven: microonde, forno a microonde, forni a microonde, piano cottura, piano a induzione, friggitrice ad aria
oven: forno elettrico, forni, fornetto
oven dining-table: cucine
padlock: deposito, self storage, custodia mobili
paint-roller bricks: ristrutturazioni complete, ristrutturazione, ristrutturazioni, ristrutturazioni chiavi in mano
paint-roller bucket: imbianchino, tinteggiatura, decoratore, imbiancatura, imbiancatura appartamenti, imbiancare casa
paint-roller bucket: tinteggiatura pareti, verniciatura interni, carta da parati, pitturazioni
paper-lantern: fiaccolata, lanternata
pergola house-with-garden: pergola, pergole, gazebo, pergolato, pergole bioclimatiche
piggy-bank coin: salvadanaio, piano di risparmio, fondo pensione, conto deposito, risparmio, risparmi
piggy-bank coin: previdenza complementare, piano di accumulo
piggy-bank coin: libretto di risparmio, buoni fruttiferi
plug lightning: gruppo elettrogeno, generatore, noleggio generatori, elettricista, impianti elettrici
plug lightning: quadro elettrico, domotica, prese elettriche, luce e gas, energia elettrica, bolletta luce
plug lightning: fornitore luce, automazioni, elettrauto casa
pressure-washer: idropulitrice, idropulitura, pulizia facciate, idropulitrici
radiator wrench: riscaldamento, termosifoni, termosifone, caloriferi
razor: rasatura, ceretta
razor lotion: laser diodo, luce pulsata
recycling: ritiro ferro, ritiro metalli, rottami, ferro vecchio, sgombero ferro, riciclo, zero sprechi
recycling wastebasket: sgomberi, sgombero, svuota cantine, ritiro mobili usati, sgombero cantine
recycling wastebasket: sgombero appartamenti, svuotacantine, isola ecologica, ritiro ingombranti, ingombranti, rifiuti
roof house: infiltrazioni dal tetto, infiltrazioni tetto, perdita dal tetto, perdite dal tetto, tetto che perde, tetto
roof house: tetti, coperture, tegole, coibentazione, carpenteria in legno
rug: tappeti, tappeto, tappetino bagno, zerbino
sack spade: letame, stallatico, humus di lombrico
sack wheat: mangimificio
saw: seghetto alternativo
saw hammer: serramenti in legno, ebanista, falegname, falegnameria, mobili su misura
screwdriver coffee: caffè della riparazione
screwdriver toolbox: repair café, repair cafè
security-camera: antifurto, allarme, videosorveglianza
sewing-machine: tagliacuci
sewing-machine sewing-needle: cucitrice, cucitrici
sewing-machine thread: macchina da cucire, macchine da cucire, riparazione macchine da cucire
shield laptop: privacy gdpr
shield security-camera: guardia giurata, guardie giurate, vigilanza, addetto alla sicurezza
shield umbrella: assicurazione, assicurazioni, polizza, polizze, rc auto, assicuratore, broker assicurativo
shopping-cart basket: supermercato, alimentari, spesa a domicilio
shopping-cart price-tag: cassiera, cassiere, cassieri, addetto vendita, addetti vendita, scaffalista, ipermercato
shopping-cart price-tag: spesa online, discount, banconista
shower: docce, trasformazione vasca in doccia, vasca in doccia
soap: sapone, saponi, bagnoschiuma, docciaschiuma
sofa: mobili, divano, divani, arredamento, poltrone, arredatore, interior design, tappezziere
sofa desk-lamp: arredatore d'interni, arredatrice d'interni, interior designer
sofa spray-bottle: pulizia divani, pulizia divano, lavaggio divani, lavaggio divano
solar-panel sun: solare termico, pannelli solari, fotovoltaico, impianto fotovoltaico, comunità energetica
sponge: panni in microfibra
spray-bottle bucket: vespe e calabroni, calabrone, idropulizia, sanificazione, disinfezione, disinfestazione muffa
spray-bottle bucket: sanificazioni
spray-bottle cockroach: cimici dei letti, cimici
squeegee window: lavavetri, pulizia vetri, lavaggio vetri, pulizia vetrate, pulizia finestre
staircase: scale in legno, scale interne
staircase saw: scale su misura
stairlift: montascale, servoscala
stove fire: fumista
stove logs: stufa, stufe, stufa a pellet, stufe a pellet, stufa a legna, stufe a legna, termostufe, pellet
stove logs: termocamino
tap droplet: interruzione idrica, interruzione acqua, sospensione idrica
tap wrench: perdite d'acqua, perdita d'acqua, riparazione perdite, ricerca perdite, perdite e tubi, idraulico
tap wrench: rubinetteria, rubinetto, rubinetti, lavandino, termoidraulica, termoidraulico
tiles trowel: cementine, pavimenti e rivestimenti, piastrelle, piastrellista, mattonelle, mosaico, gres
tiles trowel: gres porcellanato, ceramiche per bagno, posatore
toilet: bagno chimico, wc chimici
toilet: bagni chimici, bagni mobili
toilet plunger: stasatura
toolbox: set di cacciaviti
toolbox hammer: ferramenta, fai da te, tuttofare, utensili
toothbrush: dentifricio, spazzolino elettrico
towel soap: asciugamano, asciugamani, accappatoi, teli mare
vacuum-cleaner: aspirapolvere, scopa elettrica, lavaggio moquette
vase: vaso di vetro, vasi in ceramica, vasi decorati, vaso di ceramica, vaso
vase fire: vetro soffiato, vetreria artistica
wardrobe: armadi, armadi su misura, cabina armadio, armadio, armadio a muro, cassettiera, credenza, comò, scarpiera
wardrobe oven: ante della cucina, ante cucina
washing-machine: lavanderia, lavatrice, lavastoviglie, asciugatrice, asciugatrici, lavasciuga, detersivo, ammorbidente
washing-machine wrench: elettrodomestici
wastebasket recycling: rottamazione, smaltimento rifiuti, smaltimento
wastebasket recycling: puliamo il parco, pulizia della spiaggia, puliamo la spiaggia, puliamo il bosco, puliamo il mondo
water-pump droplet: pozzi, trivellazione pozzi, pozzo artesiano, pozzi artesiani, perforazione pozzi, trivellazioni
water-tank droplet: cisterna, cisterne, serbatoio acqua, serbatoi acqua, autoclavi
wheelie-bin: bidoni della spazzatura, cassonetti, lavaggio cassonetti, bidoni rifiuti, sacchi della spazzatura
wheelie-bin: pattumiera
wifi-router: fibra ottica, internet fibra, connessione internet, router wifi, banda larga
window: finestre, infissi, serramenti, vetraio, vetri, doppi vetri, lucernari
window house: vetreria
window palette: vetrata
wrench car: officina, meccanico, autofficina, carrozzeria, revisione auto, tagliando, tagliando auto, cambio olio
wrench car: freni, ricambi auto, revisioni, revisione, frizione, ammortizzatori, cinghia di distribuzione, marmitta
wrench car: meccatronico, autoricambi, gpl e metano, impianti gpl, convergenza
anatomical-heart stethoscope: elettrocardiogramma, ecg, ipertensione, donazione organi, donazione degli organi
anatomical-heart stethoscope: colesterolo
apron chef-hat: grembiule, grembiuli
baby-bodysuit: abbigliamento neonato, abbigliamento bambino, abbigliamento bambini, vestiti per bambini, corredino
baby-bodysuit: abbigliamento per l'infanzia, vestitini, moda bimbo, body neonato, tutina
backpack pencil: zaini, cartoleria scuola
ballet-shoes: scuola di danza classica, danza classica
bangles: bracciale, bracciali, braccialetto, braccialetti
bikini: costumi da bagno
blouse: camicia di lino
blouse dress: camicetta, camicette, bluse
boot: stivali di gomma, scarpe antinfortunistiche, anfibi
bra: lingerie, reggiseno, reggiseni, intimo donna, biancheria intima, corsetteria, intimo
braid hair-comb: treccine, treccine africane, trecce africane, box braids, dreadlocks
brain speech-bubble: psichiatra, psichiatri, psichiatria, psicologo, psicologa, psicoterapia, ipnosi, psicoterapeuta
brain speech-bubble: salute mentale, attacchi di panico
briefs: boxer da uomo
clothes-hanger: stendino, appendiabiti
clothes-hanger coat: tintoria, tintorie, lavasecco, lavaggio a secco, abbigliamento usato, vestiti usati, grucce
clothes-hanger t-shirt: indumenti usati
coat: pellicceria, pellicce, cappotti, cappotto, giacche, usato vestiti, piumino, piumini, giacca, impermeabile
coat: giacca a vento, soprabito, second hand
coat scarf: vestiti invernali, abiti invernali, indumenti invernali, vestiti caldi, coperte e giacche
coat scarf: raccolta di abiti invernali, raccolta di vestiti caldi
crown star: re magi, corteo dei magi
diamond magnifier: minerali, gemme
diamond ring: pendente, gioielleria, gioielli, orafo
dress: gonna, gonne
dress handbag: moda, abbigliamento, vestiti, abito, abiti, boutique, abiti da cerimonia
dress washing-machine: lavaggio abiti da sposa, lavaggio abito da sposa
dress-shoe: calzolaio
dress-shoe hammer: ciabattino
ear stethoscope: otorinolaringoiatra, otorino, otorinolaringoiatria
earrings diamond: orecchini, orecchino
earrings ring: foratura lobi
eye glasses: visita oculistica, laser agli occhi, laser occhi, chirurgia refrattiva, miopia, cataratta
eye glasses: intervento cataratta, oculistica, oftalmologo, esame della vista, controllo della vista, blefaroplastica
eye glasses: maculopatia, optometrista
eyelashes eye: extension ciglia, ciglia, sopracciglia, dermopigmentazione
flat-shoe: pantofole, ciabatte da casa, mocassini, pantofola, ciabatte
foot dress-shoe: plantari, calzature ortopediche, plantare, podologia
foot lotion: podologo, pedicure curativo, unghia incarnita
glasses eye: ottico, occhiali, lenti a contatto, oculista, lenti progressive
glasses sunglasses: occhiali da vista, occhiali da sole e da vista
gloves: guanti
graduation-cap books: università, master, laurea, formazione, open day universitario, maturità, esame di maturità
graduation-cap books: concorsi pubblici, concorso pubblico, preparazione concorsi, feste di laurea, corsi gratuiti
graduation-cap books: corso gratuito, borsa di studio, borse di studio, diplomi, scuola serale, corsi serali
graduation-cap books: alternanza, istituto tecnico, corso professionale, corsi professionali
graduation-cap books: apprendista, apprendisti, apprendistato, tirocinio, test di medicina
hair-comb: spazzola per capelli, pettine di legno
hair-comb scissors: extension, extension capelli, colpi di sole, tinta, stiratura
hair-comb scissors: caduta dei capelli, salone di bellezza parrucchiere
hair-dryer: piastra per capelli, arricciacapelli
hair-dryer hair-comb: phon, asciugacapelli, cheratina, stiratura brasiliana, stiratura alla cheratina, piega
handbag: borse, pelletteria, valigeria
headscarf: hijab, abaya
hearing-aid: apparecchi acustici, apparecchio acustico, audioprotesista, protesi acustiche, test dell'udito
hearing-aid: esame dell'udito, controllo dell'udito, sordità, audiometria
heart handshake: adozione a distanza, sostegno a distanza, donazioni, volontariato, volontari, raccolta fondi
heart handshake: beneficenza, alluvionati, alluvione, terremotati, dona ora, solidarietà, onlus, 5 per mille
heart handshake: cinque per mille, croce rossa, senzatetto, emergenza ucraina, servizio civile, affido familiare
heart handshake: aiuti umanitari
henna-hand: henné, tatuaggi all'henné, hennè
high-heel: tacchi
hiking-boot: escursioni, trekking, escursionismo, escursione
hiking-boot walker: camminata, camminate, passeggiata ecologica, ciaspolata, guida escursionistica
hiking-boot walker: passeggiata nel bosco
hoodie t-shirt: felpa, felpe, felpa con cappuccio, felpe personalizzate, streetwear
jeans: leggings, tuta, tute
jumper scarf: maglione, maglioni, maglieria, pullover, cardigan, maglioni di lana, golf di lana
lipstick: balsamo labbra, burrocacao, palette di ombretti, fondotinta
lipstick nail-polish: centro estetico, estetista, trucco, cosmetici, make-up
lungs stethoscope: pneumologo, pneumologa, pneumologia, asma, smettere di fumare, spirometria
nail-polish: manicure, unghie, pedicure, nail bar
nappy baby: pannolino, pannolini, pannolini lavabili, torta di pannolini
necklace: collana, collane, collana di perle, bigiotteria, gioielli artigianali, gioielli in argento, ciondoli
necklace: ciondolo
necktie: moda uomo, camicie, papillon
perfume: profumeria, profumo, profumi, deodorante solido, deodorante, diffusore di aromi, profumatore per ambienti
prayer-beads ring: gioielli in ambra
prosthetic-leg: protesi arto, officina ortopedica, protesi di gamba, tecnico ortopedico
ring bouquet: matrimonio, matrimoni, wedding planner, fedi, anello di fidanzamento, fiera sposi
ring bouquet: unioni civili
ring diamond: compro oro, compriamo oro, comproro, vendi il tuo oro, oro usato
rollator: deambulatore, deambulatori, ausili per anziani
safety-vest: abbigliamento da lavoro, abiti da lavoro, antinfortunistica
safety-vest lab-coat: divise, divise da lavoro
sandal: sandali, espadrillas, sandali gioiello
scarf: foulard di seta
scrubs: divise sanitarie, divise mediche, camici e divise, casacche sanitarie
serum-bottle lotion: pulizia viso, pulizia del viso, trattamento viso, siero, crema viso, cosmesi naturale
shopping-bags handshake: addetta vendite
shopping-bags price-tag: liquidazione totale, svuota tutto
shopping-bags price-tag: baratto, sconti di fine stagione, fuori tutto
shopping-bags price-tag: seconda mano
shopping-bags price-tag: ~ saldi, outlet, svendita
sneaker: scarpe, calzature, sneakers, scarpe da corsa
socks: calzini, calze, collant
spine: fisioterapia, fisioterapista, osteopata, chiropratico, mal di schiena, osteopatia, riabilitazione
spine: ernia del disco, ginnastica posturale, posturale, tecar, fisiatra, cervicale
suit necktie: abiti da uomo, abito da sposo, abiti da sposo, smoking, abbigliamento uomo, sartoria maschile
suit necktie: abiti da cerimonia uomo
swimsuit: costume intero
t-shirt: pigiama, pigiami, serigrafia, camicia da notte, abbigliamento personalizzato, felpe e magliette
t-shirt: polo personalizzate
t-shirt backpack: divise scolastiche, divisa scolastica, grembiuli scuola
t-shirt clothes-hanger: swap party, scambio di vestiti, guardaroba solidale
t-shirt jeans: magliette, t-shirt, stampa magliette
t-shirt socks: abbigliamento per bambini
tattoo-machine: tatuaggi, tatuatore, tatuaggio, tatuatrice
tattoo-machine ring: trucco permanente
tooth: odontotecnico, dentiera, odontoiatra, dentista, denti, impianti dentali, implantologia, apparecchio invisibile
tooth: sbiancamento, odontoiatria, faccette dentali, otturazioni, devitalizzazione, protesi dentali, clinica dentale
tooth: carie, assistente alla poltrona
tooth toothbrush: studio dentistico, studio medico dentistico, igiene dentale, pulizia dei denti, sbiancamento denti
tooth toothbrush: ortodonzia
top-hat: cappelli, cappelleria
vape: sigarette elettroniche, sigaretta elettronica, svapo, vape
wallet: portamonete
wallet handbag: portafogli, cinture
wedding-dress ring: abito da sposa, abiti da sposa, atelier sposa, vestito da sposa, atelier sposi
wig: parrucca, parrucche, protesi capillari, parrucchino
x-ray: radiologia, radiografia, radiografie, raggi x, risonanza magnetica, diagnostica per immagini, mammografia
x-ray: risonanza, tac, moc
zip: cerniera lampo, cerniere lampo, riparazione cerniere, sostituzione cerniere, cambio cerniera
`;
