/** Italian words for clothes and the body. Notation: word-list.ts. */
export const italianWear = `
abaya: abaya
anatomical-heart stethoscope: elettrocardiogramma, ecg, ipertensione, donazione organi, donazione degli organi
anatomical-heart stethoscope: colesterolo
apron chef-hat: grembiule, grembiuli
baby-bodysuit: abbigliamento neonato, abbigliamento bambino, abbigliamento bambini, vestiti per bambini, corredino
baby-bodysuit: abbigliamento per l'infanzia, vestitini, moda bimbo, body neonato, tutina
baby-carrier: marsupio porta bebè, marsupio neonato, fascia porta bebè, fasce porta bebè, babywearing, marsupi neonato
baby-carrier: marsupio porta bimbo
backpack pencil: zaini, cartoleria scuola
ballet-shoes: scuola di danza classica, danza classica, balletto, balletti
bangles: bracciale, bracciali, braccialetto, braccialetti
bathrobe: accappatoio, accappatoi, vestaglia, vestaglie
beanie: berretto di lana, berretti di lana, cuffia di lana, cuffie di lana, cappello di lana, cappelli di lana
belt: cintura in pelle, cinture in pelle, cinture in cuoio, cintura in cuoio, cinture
bike-helmet: casco bici, caschi bici, casco da bici, caschi da bici, casco da bicicletta
bikini: costumi da bagno
blouse: camicia di lino
blouse dress: camicetta, camicette, bluse
boot: tronchetti
bow-tie: papillon, cravattino, cravattini, farfallino
bra: lingerie, reggiseno, reggiseni, intimo donna, biancheria intima, intimo
braces toothbrush: ortodonzia, apparecchio per i denti, apparecchi per i denti, apparecchio dentale
braces toothbrush: apparecchi ortodontici, apparecchio ortodontico, ortodontista, ortodontisti
braid hair-comb: treccine, treccine africane, trecce africane, box braids, dreadlocks
brain speech-bubble: psichiatra, psichiatri, psichiatria, psicologo, psicologa, psicoterapia, ipnosi, psicoterapeuta
brain speech-bubble: salute mentale, attacchi di panico
briefs: boxer da uomo, mutande, mutandine
brooch: spilla cammeo, spille gioiello, spilla gioiello, spille vintage
button: bottoni, bottone, bottoni gioiello
clogs: zoccoli in legno, zoccoli di legno, zoccoli sanitari, zoccoli in pelle, zoccoli svedesi, zoccoli
clothes-hanger coat: tintoria, tintorie, lavasecco, lavaggio a secco, abbigliamento usato, vestiti usati, grucce
clothes-hanger t-shirt: indumenti usati
coat: pellicceria, pellicce, cappotti, cappotto, giacche, usato vestiti, piumino, piumini, giacca, impermeabile
coat: giacca a vento, soprabito, second hand, giubbino, giubbini
coat scarf: vestiti invernali, abiti invernali, indumenti invernali, vestiti caldi, coperte e giacche
coat scarf: raccolta di abiti invernali, raccolta di vestiti caldi
conical-hat: cappello conico, cappelli conici, cappello vietnamita, cappelli vietnamiti
contact-lens: lenti a contatto, lente a contatto, lenti giornaliere, lenti mensili, lenti colorate, contattologia
corset: corsetto, corsetti, bustino, bustini, guêpière, corsetteria
crown shield: corteo storico, cortei storici, rievocazione storica
crown star: re magi, corteo dei magi
dental-implant toothbrush: implantologia, impianti dentali, impianto dentale, implantologia dentale, denti fissi
dental-implant toothbrush: implantologo
diamond magnifier: gemme
diamond ring: pendente, gioielleria, gioielli, orafo
dirndl: dirndl, abito tirolese, abiti tirolesi, vestito bavarese
dress: regalo vestiti bambino, regalo vestiti
dress handbag: moda, abbigliamento, vestiti, abito, abiti, boutique, abiti da cerimonia
dress washing-machine: lavaggio abiti da sposa, lavaggio abito da sposa
dress-shoe: calzolaio
dress-shoe hammer: ciabattino
dungarees: salopette, salopette di jeans, salopette da lavoro
ear stethoscope: otorinolaringoiatra, otorino, otorinolaringoiatria
earrings diamond: orecchini, orecchino
earrings ring: foratura lobi
eye glasses: visita oculistica, laser agli occhi, laser occhi, chirurgia refrattiva, miopia, cataratta
eye glasses: intervento cataratta, oculistica, oftalmologo, esame della vista, controllo della vista, blefaroplastica
eye glasses: maculopatia, optometrista
eyebrow: sopracciglio, sopracciglia, laminazione sopracciglia, epilazione sopracciglia, trucco permanente sopracciglia
eyebrow: tinta sopracciglia, microblading
eyelashes eye: extension ciglia, ciglia, dermopigmentazione
fascinator: fascinator, fascinators, cappellino da cerimonia, cappellini da cerimonia
felt-hat: cappelli, cappelleria, raduno alpini, raduno degli alpini, adunata alpini, adunata degli alpini
flat-cap: coppola siciliana, coppole siciliane, coppola, coppole
flat-shoe: mocassini
foot dress-shoe: plantari, calzature ortopediche, plantare, podologia
foot lotion: podologo, pedicure curativo, unghia incarnita
football-boot: scarpe da calcio, scarpa da calcio, scarpini da calcio, scarpe da calcetto
glasses eye: ottico, occhiali, oculista, lenti progressive
glasses sunglasses: occhiali da vista, occhiali da sole e da vista
gloves: guanti
graduation-cap books: università, master, laurea, formazione, open day universitario, maturità, esame di maturità
graduation-cap books: concorsi pubblici, concorso pubblico, preparazione concorsi, feste di laurea, corsi gratuiti
graduation-cap books: corso gratuito, borsa di studio, borse di studio, diplomi, scuola serale, corsi serali, alternanza
graduation-cap books: istituto tecnico, corso professionale, corsi professionali, apprendista, apprendisti
graduation-cap books: apprendistato, tirocinio, test di medicina
graduation-cap: stagisti, stagista
hair-clipper: tagliacapelli, macchinetta per capelli, macchinetta tagliacapelli, regolabarba, rifinitore barba
hair-comb: spazzola per capelli, pettine di legno
hair-comb scissors: extension, colpi di sole, tinta, caduta dei capelli
hair-comb scissors: salone di bellezza parrucchiere
hair-comb lotion: tricologia, tricologo, tricologa
hair-dryer hair-comb: phon, asciugacapelli, cheratina, stiratura brasiliana, stiratura alla cheratina, piega
hair-extensions: extension capelli, extension per capelli, allungamento capelli, infoltimento capelli
hair-extensions: extension di capelli
handbag: borse, pelletteria, borsette, borsetta, borsa in pelle, borse in pelle, borsa pelle, borsa di pelle
handbag: borsa a tracolla, borse a tracolla, borsa in cuoio, borsa cuoio, borsa firmata, borse firmate
handshake speech-bubble: alcolisti anonimi, gruppo di auto aiuto
hanfu: hanfu, noleggio hanfu, abito hanfu
headscarf: hijab
hearing-aid: apparecchi acustici, apparecchio acustico, audioprotesista, protesi acustiche, test dell'udito
hearing-aid: esame dell'udito, controllo dell'udito, sordità, audiometria
heart: agenzia matrimoniale, agenzie matrimoniali
heart handshake: adozione a distanza, sostegno a distanza, donazioni, volontariato, volontari, raccolta fondi
heart handshake: beneficenza, alluvionati, alluvione, terremotati, dona ora, solidarietà, onlus, 5 per mille
heart handshake: cinque per mille, croce rossa, senzatetto, emergenza ucraina, servizio civile, affido familiare
heart handshake: aiuti umanitari
henna-hand: henné, tatuaggi all'henné, hennè
high-heel: tacchi
hiking-boot: escursioni, trekking, escursionismo, escursione, scarpe antinfortunistiche, anfibi
hiking-boot walker: camminata, camminate, passeggiata ecologica, guida escursionistica, passeggiata nel bosco
holdall: borsone, borsoni, borsa da palestra, borse da palestra, borsone da palestra, borsa sportiva, borse sportive
hoodie: tuta, tute
hoodie t-shirt: felpa, felpe, felpa con cappuccio, felpe personalizzate, streetwear
jumper scarf: maglione, maglioni, maglieria, pullover, cardigan, maglioni di lana, golf di lana
jumpsuit: jumpsuit, tuta elegante, tute eleganti, tuta da donna elegante, tutina donna
kippah: kippah, kippà
laser-hair-removal: luce pulsata
laser-hair-removal lotion: epilazione laser, laser diodo, epilazione definitiva, depilazione laser, laser epilazione
laser-hair-removal lotion: epilazione permanente
lederhosen: lederhosen
leggings: leggings
lehenga: lehenga
life-jacket: giubbotto di salvataggio, giubbotti di salvataggio, giubbotto salvagente, giubbotti salvagente
life-jacket: giubbetto salvagente
lip-balm: balsamo labbra, balsami labbra, balsamo per le labbra, burrocacao, burro cacao, burro labbra
lip-balm: cura delle labbra
lips syringe: filler labbra, aumento labbra, filler alle labbra
lipstick: fondotinta
lipstick nail-polish: centro estetico, estetista, trucco, cosmetici, make-up
lungs stethoscope: pneumologo, pneumologa, pneumologia, asma, smettere di fumare, spirometria
makeup-palette: palette trucco, palette ombretti, ombretto, ombretti, pennelli trucco, pennelli da trucco
makeup-palette: palette di ombretti, set trucco, kit trucco
mannequin: manichini, manichino
nail-polish: manicure, unghie, pedicure, nail bar
nappy baby: pannolino, pannolini, pannolini lavabili, torta di pannolini
nappy: fasciatoio, fasciatoi
necklace: collana, collane, collana di perle, bigiotteria, gioielli artigianali, gioielli in argento, ciondoli, ciondolo
necklace: gioielli in ambra, cammeo, cammei
necktie: moda uomo
perfume: profumeria, profumo, profumi, deodorante solido, deodorante, diffusore di aromi, profumatore per ambienti
poncho: poncho, poncho in lana, poncho di lana, ruana
prayer-shawl: tallit, tallèd, scialle di preghiera
prosthetic-leg: protesi arto, officina ortopedica, protesi di gamba, tecnico ortopedico
pyjamas: pigiama, pigiami, camicia da notte, camicie da notte
qipao: qipao, cheongsam, abito cinese, abiti cinesi
ring: fede nuziale, fedi nuziali, smarrita fede nuziale, smarrita fede, fede smarrita, persa fede
ring bouquet: matrimonio, matrimoni, wedding planner, fedi, anello di fidanzamento, fiera sposi, unioni civili
ring diamond: compro oro, compriamo oro, comproro, vendi il tuo oro, oro usato
rollator: deambulatore, deambulatori, ausili per anziani
safety-vest: abbigliamento da lavoro, abiti da lavoro, antinfortunistica
safety-vest lab-coat: divise, divise da lavoro
safety-vest hard-hat: protezione civile
sandal: sandali, espadrillas, sandali gioiello
scarf: foulard di seta, foulard
scrubs: divise sanitarie, divise mediche, camici e divise, casacche sanitarie
serum-bottle lotion: pulizia viso, pulizia del viso, trattamento viso, siero, crema viso, cosmesi naturale
sherwani: sherwani
shirt: camicia, camicie, camicie su misura, camicia su misura, camiceria
shopping-bags handshake: addetta vendite
shopping-bags price-tag: liquidazione totale, svuota tutto, baratto, sconti di fine stagione, fuori tutto, seconda mano
shopping-bags price-tag: ~ saldi, outlet, svendita
shopping-bags: shopper, sacchetti di carta, buste di carta
skirt: gonna, gonne, minigonna, minigonne, gonna plissettata
sleep-sack: sacco nanna, sacchi nanna
slippers: pantofola, pantofole, ciabatte da casa, babbucce, friulane da casa, ciabatte
smartwatch: smartwatch, orologio smart, orologi smart, apple watch, orologio intelligente, orologi intelligenti
sneaker: scarpe, calzature, sneakers, scarpe da corsa, scarpine bimbo, scarpine bimba, scarpine neonato
socks: calzini, calze
songkok: songkok, kopiah
spine: fisioterapia, fisioterapista, osteopata, chiropratico, mal di schiena, osteopatia, riabilitazione
spine: ernia del disco, posturale, tecar, fisiatra, cervicale
suit necktie: abiti da uomo, abito da sposo, abiti da sposo, smoking, abbigliamento uomo, sartoria maschile
suit necktie: abiti da cerimonia uomo
sun-hat: cappello di paglia, cappelli di paglia
swimsuit: costume intero, costumi
t-shirt: serigrafia, abbigliamento personalizzato, felpe e magliette, polo personalizzate, polo uomo, polo ricamate
t-shirt backpack: divise scolastiche, divisa scolastica, grembiuli scuola
t-shirt clothes-hanger: swap party, scambio di vestiti, guardaroba solidale
t-shirt jeans: magliette, t-shirt, stampa magliette
t-shirt socks: abbigliamento per bambini
tattoo-machine: tatuaggi, tatuatore, tatuaggio, tatuatrice
tattoo-machine ring: trucco permanente
tights: collant, calzamaglia, calzamaglie
tooth: odontotecnico, dentiera, odontoiatra, dentista, denti, apparecchio invisibile, sbiancamento, odontoiatria
tooth: faccette dentali, otturazioni, devitalizzazione, protesi dentali, clinica dentale, carie
tooth: assistente alla poltrona
tooth toothbrush: studio dentistico, studio medico dentistico, igiene dentale, pulizia dei denti, sbiancamento denti
tote-bag: tote bag, shopper in cotone, borsa di tela, borse di tela, borse in cotone, borsa in cotone
trousers: pantaloni, pantalone
turban: turbante, turbanti
vape: sigarette elettroniche, sigaretta elettronica, svapo, vape
walking-stick: bastone da passeggio, bastoni da passeggio
wallet: portamonete
wallet handbag: portafogli
wax-pot: epilazione a cera
wax-pot lotion: ceretta, ceretta brasiliana, depilazione con cera, epilazione con cera, ceretta araba
wax-pot lotion: depilazione a cera, cerette
wedding-dress ring: abito da sposa, abiti da sposa, atelier sposa, vestito da sposa, atelier sposi
wellingtons: stivali di gomma, stivali da pioggia, stivali in gomma
wetsuit surfer: muta da surf, mute da surf, muta in neoprene, mute in neoprene, muta subacquea, mute subacquee
wetsuit surfer: muta da sub, mute da sub
wig: parrucca, parrucche, protesi capillari, parrucchino
x-ray: radiologia, radiografia, radiografie, raggi x, risonanza magnetica, diagnostica per immagini, mammografia
x-ray: risonanza, tac, moc
zip: cerniera lampo, cerniere lampo, riparazione cerniere, sostituzione cerniere, cambio cerniera
`;
