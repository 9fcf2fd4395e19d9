/** Everyday trades by their plain names in Italian; kinds.ts says what they are. */
export const italianTradeNames = `
dentist: dentista, studio dentistico
doctor: medico di base, studio medico, medico
vet: veterinario, ambulatorio veterinario, clinica veterinaria
pharmacy: farmacia
optician: ottico, ottica
hearing: apparecchi acustici, centro acustico
physio: fisioterapista, fisioterapia
podiatrist: podologo, podologia
psychologist: psicologo, psicologa, psicoterapeuta
midwife: ostetrica
nursing-home: casa di riposo, residenza per anziani
massage: massaggi, massaggiatore
hairdresser: parrucchiere, parrucchiera, salone di parrucchiere
barber: barbiere
beauty: centro estetico, estetista
nails: onicotecnica, manicure e pedicure, ricostruzione unghie
tattoo: tatuatore, tatuaggi, studio di tatuaggi
perfumery: profumeria
bakery: panificio, forno, panetteria, panettiere
pastry: pasticceria
butcher: macelleria, macellaio
fishmonger: pescheria
greengrocer: fruttivendolo, ortofrutta, frutta e verdura
grocery: alimentari, supermercato
cheese: formaggeria, caseificio
wine: enoteca, vineria
ice-cream: gelateria
coffee-shop: caffetteria
restaurant: ristorante, trattoria, osteria
health-food: erboristeria, negozio biologico, prodotti biologici, alimenti naturali
catering: servizio catering
bookshop: libreria
stationery: cartoleria
toys: negozio di giocattoli, giocattoli
hardware: ferramenta
beds: materassi, negozio di materassi, letti
furniture: mobilificio, negozio di mobili, arredamenti
lamps: illuminazione, lampadari, negozio di lampade
florist: fioraio, fiorista, negozio di fiori
garden-centre: vivaio, garden center
jeweller: gioielleria, gioielliere, oreficeria
watchmaker: orologiaio, orologeria
shoes: negozio di scarpe, calzature
clothes: negozio di abbigliamento, abbigliamento
fabrics: merceria, negozio di tessuti, tessuti
electronics: elettrodomestici, negozio di elettronica
pets: negozio di animali
bikes: negozio di biciclette, biciclette
sports: negozio di sport, articoli sportivi
antiques: antiquario, antiquariato
framing: corniciaio, cornici su misura, cornici
instruments: strumenti musicali, negozio di musica
gifts: articoli da regalo, negozio di regali
dry-cleaner: lavanderia, lavasecco, tintoria
tailor: sartoria, sarto, sarta
shoe-repair: calzolaio, riparazione scarpe
locksmith: fabbro
notary: notaio, studio notarile
lawyer: avvocato, studio legale
accountant: commercialista, studio commercialista
insurance: assicurazioni, assicurazione, agenzia assicurativa, agenzia di assicurazioni
estate-agent: agenzia immobiliare, agente immobiliare
travel-agency: agenzia viaggi, agenzia di viaggi
movers: traslochi, ditta di traslochi
cleaning: impresa di pulizie, pulizie
photographer: fotografo, studio fotografico
copy-shop: copisteria, fotocopie, centro copie
printing: tipografia, stampa digitale
computer-help: assistenza computer, riparazione computer, assistenza informatica
phone-repair: riparazione cellulari, riparazione telefoni, riparazione smartphone
undertaker: onoranze funebri, pompe funebri, agenzia funebre
architect: architetto, studio di architettura
translator: traduttore, agenzia di traduzioni, traduzioni
security: istituto di vigilanza
pest-control: disinfestazione, disinfestazioni, derattizzazione
taxi: servizio taxi
hotel: albergo, pensione
campsite: campeggio
car-rental: autonoleggio, noleggio auto
garage: officina meccanica, autofficina, meccanico
tyres: gommista, pneumatici
car-wash: autolavaggio
car-dealer: concessionaria auto, concessionaria, auto usate
driving-school: autoscuola, scuola guida
plumber: idraulico
electrician: elettricista
roofer: lattoniere, coperture tetti
carpenter: falegname, falegnameria
painter: imbianchino, tinteggiature
glazier: vetraio, vetreria
chimney-sweep: spazzacamino
upholsterer: tappezziere, tappezzeria
builder: impresa edile, muratore
tiler: piastrellista
gardener: giardiniere, giardinaggio
heating: termoidraulica, impianti di riscaldamento
kindergarten: asilo nido, scuola materna, asilo
music-school: scuola di musica
dance-school: scuola di ballo, scuola di danza
language-school: scuola di lingue
riding-school: maneggio, scuola di equitazione
gym: palestra
cinema: multisala
theatre: teatro
bowling: sala bowling
swimming-pool: piscina comunale, piscina
library: biblioteca
dog-groomer: toelettatura cani, toelettatura
dog-hotel: pensione per cani
wedding-planner: organizzazione matrimoni
piano-tuner: accordatore di pianoforti
knife-grinder: arrotino
beekeeper: apicoltura
tea-shop: negozio di tè
bags: pelletteria
wool: negozio di lana
pool-builder: costruzione piscine
fences: recinzioni
scaffolding: ponteggi
tree-care: potatura alberi
chiropractor: chiropratico
dermatologist: dermatologo
diving-school: scuola di sub
sailing-school: scuola di vela
boat-rental: noleggio barche
escape-room: stanza di fuga
karting: pista di kart
planetarium: planetario
circus: circo
comics: fumetteria
`;
