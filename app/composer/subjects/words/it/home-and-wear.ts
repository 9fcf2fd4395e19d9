/** Italian words for the home, clothes and the body. Notation: word-list.ts. */
export const italianHomeAndWear = `
air-conditioner: climatizzatore, aria condizionata, climatizzazione
armchair sofa: tappezzeria
awning: tenda da sole, tende da sole, vele ombreggianti, tende da esterno
basket carrot: fruttivendolo, frutta e verdura, verdura, ortofrutta, prodotti biologici, verdure biologiche
basket leaves: cesteria, cestaio, vimini
bathtub shower: ristrutturazione bagno, ristrutturazione bagni, rifacimento bagno, da vasca a doccia, bagno, bagni
bathtub shower: vasca da bagno
bed bellhop-bell: affittacamere, locanda, hotel, albergo, pensione, ostello, b&b, letto, letti
bed key: affitto stanza, affitto camera, stanza in affitto, stanze in affitto, camera in affitto, camere in affitto
bed key: affittasi stanza, affittasi camera, stanza singola, camera singola, stanza doppia, posto letto
bed key: stanza per studenti
bed key: ~ camere, camera con bagno
bench: panchina, panchine, panca da giardino, panche da giardino
blanket cushion: coperta, coperte, plaid, coperte di lana
blinds: tapparella, tapparelle, veneziane, persiane, tende a rullo, scuri
boiler radiator: caldaia, caldaie, revisione caldaia, assistenza caldaie, manutenzione caldaie, manutenzione caldaia
boiler radiator: sostituzione caldaia, scaldabagno, scaldabagni
bookshelf books: libreria su misura, librerie su misura, scaffale, scaffali, scaffalature
broom bucket: colf
broom spray-bottle: pulizie, impresa di pulizie, pulizia, donna delle pulizie, pulizie uffici, pulizie condomini
broom wastebasket: pulizia della spiaggia, puliamo il mondo, puliamo il bosco
bust: scultura, sculture, statua, statue, corso di scultura
candle: ceri, candele, onoranze funebri, pompe funebri
candle bouquet: cura delle tombe, pulizia tombe, pulizia lapidi, manutenzione tombe
candle headstone: cremazione, agenzia funebre
chair: sedie, impagliatore, impagliatura sedie
chandelier: lampadario, lampadari, illuminazione d'interni
chimney fire: spazzacamino, pulizia camini, canne fumarie, canna fumaria
cooker-hood: cappa aspirante, cappe aspiranti, cappa da cucina, cappe da cucina, pulizia cappe, pulizia cappa
cot: culla, culle, lettino, lettini per bambini, cameretta neonato
crossed-swords shield: palio, rievocazione storica, giostra medievale
curtains window: tende, tendaggi
cushion: cuscini, cuscino, cuscini arredo, biancheria per la casa
desk office-chair: scrivania, scrivanie, mobili per ufficio, arredo ufficio, arredamento ufficio
dining-table chair: tavolo, tavoli, tavolo da pranzo, tavoli in legno
door: porte, porte blindate, porte interne
door fence: portoni
drainpipe droplet: spurgo, spurghi, autospurgo, autospurghi, disostruzione, disotturazione, scarichi intasati
drainpipe droplet: tubature otturate, fognature, videoispezione
fabric-roll thread: tessuti, tessuto, stoffe, stoffa, tessuti al metro, scampoli, tessuti d'arredo
fence hammer: recinzioni, recinzione
fire-extinguisher: estintori, antincendio
fireplace fire: camino, camini, caminetto, caminetti
first-aid-kit: primo soccorso, corso di primo soccorso, corso blsd, blsd, defibrillatore, cassetta di pronto soccorso
fitted-kitchen: cucine su misura, cucina su misura, cucine componibili, mobili da cucina, arredo cucina, centro cucine
floorboards: parquet, parchettista, posa parquet, levigatura parquet, pavimenti in legno, laminato, pavimenti laminati
floorboards: decking, pavimento in legno
fridge: frigorifero, frigoriferi, celle frigo
garage-door: porta garage, porte garage, portone sezionale, portoni sezionali, basculante, basculanti, serranda
garage-door: serrande
garden-shed: casetta da giardino, casette da giardino, casette in legno, casetta in legno, ripostiglio da giardino
gas-cylinder fire: bombole gas, bombola del gas, bombole di gas, gpl domestico, bombole
gate fence: cancello, cancelli, cancelli automatici, cancello automatico, cancelli scorrevoli
gear: officina tornio
gear wrench: carpenteria metallica, conto lavorazione, stampi per plastica, stampi industriali, stampaggio plastica
gear wrench: cuscinetti, ingranaggi, taglio laser, fonderia, minuterie metalliche, galvanica
grandfather-clock: pendola, pendole, orologio a pendolo, orologi a pendolo
gutter house: grondaia, grondaie, pulizia grondaie, lattoneria, lattoniere
headstone: arte funeraria, marmeria, marmista, lapidi, marmi
heat-pump radiator: pompa di calore, pompe di calore
iron t-shirt: stireria, stiratura, stiro, stiratura a domicilio, ferro da stiro
key convenience-store: fondo commerciale
key padlock: apertura casseforti, apertura porte, fabbro, chiavi
light-bulb: lampade, illuminazione
lock-and-key padlock: serrature, serratura, sicurezza informatica, cybersecurity
lock-and-key puzzle: escape room
lotion: depilazione, epilazione, epilazione laser, dermatologo
lotion sun: creme solari, crema solare, solari, protezione solare
mattress bed: materassi, materasso, biancheria da letto
mouse-trap: topi, ratti
mouse-trap cockroach: derattizzazione
office-chair desk: sedia da ufficio, sedie da ufficio, sedia ergonomica, sedie ergonomiche, sedia gaming
oven dining-table: cucine
padlock: deposito, self storage
paint-roller bricks: ristrutturazioni, ristrutturazione, ristrutturazioni chiavi in mano, ristrutturazioni complete
paint-roller bucket: imbianchino, tinteggiatura, decoratore, imbiancatura, imbiancatura appartamenti, imbiancare casa
paint-roller bucket: tinteggiatura pareti
pergola house-with-garden: pergola, pergole, gazebo, pergolato, pergole bioclimatiche
piggy-bank coin: salvadanaio, piano di risparmio, fondo pensione, conto deposito
plug lightning: gruppo elettrogeno, generatore, noleggio generatori, elettricista, impianti elettrici
pressure-washer: idropulitrice, idropulitura, pulizia facciate, idropulitrici
radiator wrench: riscaldamento
razor: rasatura, ceretta
recycling: ritiro ferro, ritiro metalli, rottami, ferro vecchio, sgombero ferro, riciclo, raccolta rifiuti, zero sprechi
recycling wastebasket: sgomberi, sgombero, svuota cantine, ritiro mobili usati
roof house: infiltrazioni dal tetto, infiltrazioni tetto, perdita dal tetto, perdite dal tetto, tetto che perde, tetto
roof house: tetti, coperture
rug: tappeti, tappeto
sack spade: letame, stallatico, humus di lombrico
sack wheat: mangimi, mangimificio
saw hammer: serramenti in legno, ebanista, falegname, falegnameria, mobili su misura, restauro mobili
screwdriver coffee: caffè della riparazione
screwdriver toolbox: repair café, repair cafè
security-camera: antifurto, allarme, videosorveglianza
sewing-machine sewing-needle: cucitrice, cucitrici
sewing-machine thread: macchina da cucire, macchine da cucire, riparazione macchine da cucire
shield laptop: privacy gdpr
shield security-camera: guardia giurata, guardie giurate, vigilanza
shield umbrella: assicurazione, assicurazioni, polizza, polizze
shopping-cart basket: supermercato, alimentari, spesa a domicilio
soap: sapone, saponi
sofa: mobili, divano, divani, arredamento, poltrone, arredatore, interior design, tappezziere
sofa desk-lamp: arredatore d'interni, arredatrice d'interni, interior designer
sofa spray-bottle: pulizia divani, pulizia divano, lavaggio divani, lavaggio divano
solar-panel sun: solare termico, pannelli solari, fotovoltaico, impianto fotovoltaico
spray-bottle bucket: vespe e calabroni, calabrone, idropulizia, sanificazione, disinfezione, disinfestazione muffa
spray-bottle bucket: sanificazioni
spray-bottle cockroach: cimici dei letti, cimici da letto, cimici
squeegee window: lavavetri, pulizia vetri, lavaggio vetri, pulizia vetrate, pulizia finestre
staircase: scale in legno, scale interne
staircase saw: scale su misura
stairlift: montascale, servoscala
stove fire: fumista
stove logs: stufa, stufe, stufa a pellet, stufe a pellet, stufa a legna, stufe a legna, termostufe
tap wrench: perdite d'acqua, perdita d'acqua, riparazione perdite, ricerca perdite, perdite e tubi, idraulico
tiles trowel: cementine, pavimenti e rivestimenti, piastrelle, piastrellista, mattonelle, mosaico
toilet: bagni chimici, bagni mobili, bagno chimico, wc chimici
toilet plunger: stasatura
toolbox hammer: ferramenta, fai da te, tuttofare, utensili
towel soap: asciugamano, asciugamani, accappatoi, teli mare
vacuum-cleaner: aspirapolvere
vase: vaso di vetro, vasi in ceramica, vasi decorati
vase fire: vetro soffiato, vetreria artistica
wardrobe: armadi, armadi su misura, cabina armadio
wardrobe oven: ante della cucina, ante cucina
washing-machine: lavanderia, lavatrice
washing-machine wrench: elettrodomestici
wastebasket recycling: rottamazione, smaltimento rifiuti, smaltimento
water-pump droplet: pozzi, trivellazione pozzi, pozzo artesiano, pozzi artesiani, perforazione pozzi, trivellazioni
water-tank droplet: cisterna, cisterne, serbatoio acqua, serbatoi acqua, autoclavi
wheelie-bin: bidoni della spazzatura, cassonetti, lavaggio cassonetti, bidoni rifiuti
wheelie-bin recycling: rifiuti, isola ecologica, ingombranti
wifi-router: fibra ottica, internet fibra, connessione internet, router wifi, banda larga
window: finestre, infissi, serramenti, vetraio
window house: vetreria
window palette: vetrata
wrench car: officina, meccanico, autofficina, carrozzeria, revisione auto, tagliando, tagliando auto, cambio olio, freni
wrench car: ricambi auto
apron chef-hat: grembiule, grembiuli
baby-bodysuit: abbigliamento neonato, abbigliamento bambino, abbigliamento bambini, vestiti per bambini, corredino
baby-bodysuit: abbigliamento per l'infanzia, vestitini, moda bimbo
backpack pencil: zaini, cartoleria scuola
ballet-shoes: danza classica, scuola di danza classica
bangles: bracciale, bracciali, braccialetto, braccialetti
bikini: costumi da bagno
bra: lingerie, reggiseno, reggiseni, intimo donna, biancheria intima, corsetteria
braid hair-comb: treccine, treccine africane, trecce africane, box braids, dreadlocks
brain speech-bubble: psichiatra, psichiatri, psichiatria, psicologo, psicologa, psicoterapia, ipnosi, psicoterapeuta
briefs: intimo
clothes-hanger coat: tintoria, tintorie, lavasecco, lavaggio a secco, abbigliamento usato, vestiti usati, grucce
coat: pellicceria, pellicce, cappotti, cappotto, giacche, usato vestiti, second hand
diamond magnifier: minerali, gemme
diamond ring: ciondolo, ciondoli, pendente, gioielleria, gioielli, orafo
dress handbag: moda, abbigliamento, vestiti, abito, abiti, boutique, abiti da cerimonia
dress washing-machine: lavaggio abiti da sposa, lavaggio abito da sposa
dress-shoe: calzolaio
dress-shoe hammer: ciabattino
ear stethoscope: otorinolaringoiatra, otorino, otorinolaringoiatria
earrings diamond: orecchini, orecchino
eye glasses: visita oculistica
eyelashes eye: extension ciglia, ciglia, sopracciglia
foot dress-shoe: plantari, calzature ortopediche, plantare, podologia
foot lotion: podologo, pedicure curativo
glasses eye: ottico, occhiali, lenti a contatto, oculista
glasses sunglasses: occhiali da vista, occhiali da sole e da vista
gloves: guanti
graduation-cap books: università, master, laurea, formazione, open day universitario
hair-comb scissors: extension, extension capelli
hair-dryer hair-comb: piega, phon, asciugacapelli, cheratina, stiratura brasiliana, stiratura alla cheratina
handbag: borse, pelletteria, valigeria
headscarf: hijab, abaya
hearing-aid: apparecchi acustici, apparecchio acustico, audioprotesista
heart handshake: adozione a distanza, sostegno a distanza, donazioni, volontariato, volontari, raccolta fondi
heart handshake: beneficenza
henna-hand: henné, tatuaggi all'henné, hennè
high-heel: tacchi
hiking-boot: escursioni, trekking, escursionismo, escursione
hoodie t-shirt: felpa, felpe, felpa con cappuccio, felpe personalizzate, streetwear
jumper scarf: maglione, maglioni, maglieria, pullover, cardigan, maglioni di lana, golf di lana
lipstick nail-polish: centro estetico, estetista, trucco, cosmetici, make-up
lungs stethoscope: pneumologo, pneumologa, pneumologia
nail-polish: manicure, unghie, pedicure, nail bar
nappy baby: pannolino, pannolini, pannolini lavabili, torta di pannolini
necklace: collana, collane, collana di perle, bigiotteria, gioielli artigianali, gioielli in argento
necktie: moda uomo, camicie
perfume: profumeria, profumo, profumi
prayer-beads ring: gioielli in ambra
prosthetic-leg: protesi arto, officina ortopedica, protesi di gamba, tecnico ortopedico
ring bouquet: matrimonio, matrimoni, wedding planner, fedi, anello di fidanzamento
ring diamond: compro oro, compriamo oro, comproro, vendi il tuo oro
rollator: deambulatore, deambulatori, ausili per anziani
safety-vest: abbigliamento da lavoro, abiti da lavoro, antinfortunistica
safety-vest lab-coat: divise, divise da lavoro
scrubs: divise sanitarie, divise mediche, camici e divise, casacche sanitarie
serum-bottle lotion: pulizia viso, pulizia del viso, trattamento viso, siero, crema viso, cosmesi naturale
shopping-bags price-tag: mercatino dell'usato, mercatini dell'usato
shopping-bags price-tag: ~ saldi, outlet, svendita
sneaker: scarpe, calzature, sneakers, scarpe da corsa
socks: calzini, calze
spine: fisioterapia, fisioterapista, osteopata, chiropratico, mal di schiena, osteopatia
suit necktie: abiti da uomo, abito da sposo, abiti da sposo, smoking, abbigliamento uomo, sartoria maschile
suit necktie: abiti da cerimonia uomo
t-shirt backpack: divise scolastiche, divisa scolastica, grembiuli scuola
t-shirt clothes-hanger: swap party, scambio di vestiti, guardaroba solidale
t-shirt jeans: magliette, t-shirt, stampa magliette
t-shirt socks: abbigliamento per bambini
tattoo-machine: tatuaggi, tatuatore, tatuaggio
tattoo-machine ring: trucco permanente
tooth: odontotecnico, dentiera, odontoiatra, dentista, denti, impianti dentali, implantologia, apparecchio invisibile
tooth: sbiancamento
tooth toothbrush: studio dentistico, studio medico dentistico, igiene dentale, pulizia dei denti, sbiancamento denti
tooth toothbrush: ortodonzia
top-hat: cappelli, cappelleria
vape: sigarette elettroniche, sigaretta elettronica, svapo, vape
wallet handbag: portafogli, cinture
wedding-dress ring: abito da sposa, abiti da sposa, atelier sposa, vestito da sposa, atelier sposi
wig: parrucca, parrucche, protesi capillari, parrucchino
x-ray: radiologia, radiografia, radiografie, raggi x, risonanza magnetica, diagnostica per immagini, mammografia
zip: cerniera lampo, cerniere lampo, riparazione cerniere, sostituzione cerniere, cambio cerniera
`;
