/** Norwegian words for clothes and jewellery. Notation: word-list.ts. */
export const norwegianWear = `
abaya: abaya, abayaer
apron chef-hat: forkle, forklær
baby-bodysuit: babyklær, barneklær, bytte av barneklær, sparkedrakt
baby-carrier: bæresele, bæreseler, bæresjal, bæremeis for baby
backpack pencil: ryggsäck, rygsæk, ryggsekk, skoltaske
ballet-shoes dancer: ballett
bangles: armbånd, armringer
bathrobe: badekåpe, badekåper, morgenkåpe, morgenkåper
beanie: luer, strikkelue, strikket lue, ullue, vinterlue, topplue, topplua
belt: lærbelte, skinnbelte, lærbelter, belte, belter
bike-helmet: sykkelhjelm, sykkelhjelmer, sykkelhjelmen
bikini: badetøy
blouse: linskjorte
boot: støvler, vintersko, vinterskoene
bow-tie: tversoversløyfe, smokingsløyfe
bra: undertøy dame, bh, bh-er, lingeri, dameundertøy
braces toothbrush: tandregulering, tannregulering, kjeveortoped, kjeveortopeder, tannreguleringen, regulering av tenner
braid hair-comb: fletter, afrofletter, braids, box braids, dreadlocks, fletting av hår
brain speech-bubble: psykiater, psykiatri, parterapi, samtaleterapi, psykolog, terapeut, psykoterapi
briefs: undertøy, boksershorts, truser
brooch: brosje, brosjer, brosjen
clogs: tresko, treskomaker, tretøfler
clothes-hanger: kleshengere, knaggrekke
clothes-hanger coat: renseri, tøyrens, bruktklær
clothes-hanger jeans: klær samles inn
coat: buntmaker, kappa, jackor, jakker, frakke, secondhand, genbrug, jacka, vinterjackor
coat beanie: vinterdress, vinterdresser, parkdress, parkdresser
coat scarf: vinterklær, varme klær, vinterjakker, varme jakker
coat umbrella: regntøy
conical-hat: konisk hatt, rishatt, vietnamesisk hatt
contact-lens: kontaktlinse, kontaktlinser, endagslinser, månedslinser, dagslinser
corset: korsett, korsetter, snøreliv
dental-implant toothbrush: implantat, tannimplantat, tannimplantater, implantater
diamond magnifier: mineraler, edelstener
diamond ring: sølvkjeder, sølvkjede, navnekjede, smycken, juvelerare, guldsmed, smykker, gullsmed
dirndl: dirndl, dirndlkjole, dirndlkjoler, tyrolerkjole
dress handbag: mode, damkläder, klänning, klänningar, kjole, kjoler, klær, kläder, tøj, mote
dress-shoe: skomakare, skomager, skomaker
dungarees: snekkerbukse, snekkerbukser, selebukse, selebukser, kjeledress, kjeledresser, russeklær
ear stethoscope: øre nese hals, øre-nese-hals, ørelege
earrings diamond: øredobb, øredobber, ørepynt, ørestikker
eyebrow: øyenbryn, øyebryn, brynslaminering, brow lift, browlift, brynslift, farging av bryn, microblading, nappe bryn
eyelashes eye: fransförlängning, ögonfransar, vippeextensions, vipper, øjenvipper, ögonbryn
fascinator: fascinator, fascinatorer, fascinators
flat-shoe: bunadsko
foot: fotterapi, fotterapeut, fotpleie
foot dress-shoe: fotsenger, ortopediske sko
foot lotion: fotvård, fodpleje, fodterapeut
football-boot: fotballsko, fotballskoene, fotballstøvler
glasses eye: optiker, glasögon, briller, synstest
gloves: votter
graduation-cap books: universitet, högskola, høyskole, utbildning, uddannelse, utdanning, stipend, stipender, stipendier
hair-clipper: hårklipper, hårklippere, hårklippemaskin, skjeggtrimmer, skjeggtrimmere, hårtrimmer
hair-comb scissors: fletninger, dreads, flätor
hair-dryer: krølltang
hair-dryer hair-comb: føning, hårføner, keratinbehandling, klipp og føn
hair-extensions: hårforlengelse, hårforlengelser, hårextensions, hair extensions, løshår
handbag: väskor, väska, tasker, vesker, handväska
handshake coffee: besøksvenn, besøksvenner, besøkstjeneste
handshake house: velforening
hanfu: hanfu, leie av hanfu
headscarf: skaut
hearing-aid: hörapparat, høreapparat
heart handshake: insamling, donation, indsamling, innsamling, frivilliga, frivillige, sanitetsforening
hiking-boot: vandring, vandringar, vandretur, fottur, gåstaver, turstaver, fjellsko, vernesko
holdall: sportsbag, sportsbager, treningsbag, treningsbager, duffelbag, duffelbager, weekendbag
hoodie t-shirt: hettegenser, hettegensere, hoodie
jumper scarf: genser, gensere, strikkegenser, ullgenser, ullgensere, islender, lusekofte, kofte, kofter
jumper scarf: strikkede gensere, strikkeplagg, strikkejakker, strikkejakke
jumpsuit: jumpsuit, jumpsuits, buksedress til dame, playsuit
kippah: kippa, kippaer, kippah
laser-hair-removal lotion: laser hårfjerning, hårfjerning med laser, permanent hårfjerning, laserhårfjerning
leggings: leggings, tights til trening
lehenga: lehenga
life-jacket: redningsvest, redningsvester, flytevest, flytevester
lip-balm: leppepomade, leppepomader, leppebalsam
lips syringe: leppeforstørrelse, leppefiller, fillers i leppene
lipstick nail-polish: skönhetssalong, smink, makeup, skønhedssalon, hudpleiesalong, kosmetik, kosmetikk
lipstick serum-bottle: ansiktspleie, kosmetolog
lungs stethoscope: lungelege, lungeklinikk
makeup-palette: øyenskygge, øyenskygger, øyenskyggepalett, sminkepalett, sminkekost, sminkekoster, sminkesett
nail-polish: nagelsalong, manikyr, neglesalon, negle, naglar, negler
nappy baby: bleie, bleier, tøybleier, bleiekake, bleiekaker
necklace: halskjede, halskjeder, perlekjede, sølvsmykker, håndlagde smykker
necktie: herrkläder, skjortor, herretøj, jakkesæt, dress og skjorter, sløyfe i silke
perfume: parfym, parfume, parfyme
poncho: poncho, ponchoer, ullponcho, strikket poncho
prayer-shawl: tallit, bønnesjal, bønnesjalet
prosthetic-leg: benprotese, beinprotese, ortopediteknikk
pyjamas: pysjamas, pysjamaser, pyjamas, nattøy, nattkjole
qipao: qipao, cheongsam, kinesisk kjole, kinesiske kjoler
ring bouquet: sølvsmed, bröllop, bryllup, vigselringar, vielsesringe, gifteringer
ring diamond: kjøper gull, kjøper gullet ditt, selg gull, gullkjøp, oppkjøp av gull, bunadsølv, bunadssølv, sølv, søljer
rollator: rullator, rullatorer
safety-vest: arbeidsklær, arbeidstøy
sandal: sandaler
scarf: sjal
serum-bottle: skjeggolje
serum-bottle lotion: hudterapeut, hudvård, hudpleje, hudpleie, ansiktsbehandling, serum
sherwani: sherwani
shirt: skjorte, skjorter, herreskjorte, herreskjorter
shopping-bags price-tag: ~ rea, utförsäljning, udsalg, salg, loppetorv, tilbud
skirt: skjørt, skjørter, foldeskjørt
sleep-sack: babysovepose, babysoveposer
slippers: tøfler, tøffel, filttøfler, innesko, saueskinnstøfler, lobber
smartwatch: smartklokke, smartklokker, smartklokka, smartklokken, smartwatch, apple watch
sneaker: skor, sneakers, sko, skobutik, skoaffär
socks: sokker, raggsokker
songkok: songkok, kopiah
spine: kiropraktor, naprapat, fysioterapeut, fysioterapi, sjukgymnast, osteopat, ryggsmerter, ont i ryggen
suit necktie: dress, dresser, skreddersydd dress, smoking, herreklær, bryllupsdress
swimsuit: badeshorts
t-shirt: trykk på klær
t-shirt clothes-hanger: bytte klær, klesbytte, klesbyttedag
t-shirt jeans: tröjtryck, tshirt, tshirttryk
t-shirt socks: barneloppis
tattoo-machine: tatuering, tatovering, tatovør, tatuerare
tights: strømpebukse, strømpebukser
tooth: tandläkare, tandlæge, tannlege, tandvård, tänder, tandblekning, tandblegning, tandkontroll, tennene, tenner
tooth toothbrush: tannbleking, tannrens, tannpleier
top-hat: hatter
top-hat sun-hat: hattemaker
tote-bag: handlenett, tøynett, bomullsnett, totebag, stoffnett
trousers: bukse, bukser, dressbukse, dressbukser
turban: turban, turbaner
vape: vape, e-sigaretter
walking-stick: spaserstokk, spaserstokker
wallet: lommebok
wallet handbag: lommebøker, lærvarer
wax-pot lotion: voksing, brasiliansk voks, hårfjerning med voks, sugaring
wedding-dress ring: brudekjole, brudekjoler, brudesalong
wellingtons: gummistøvler, gummistøvel, regnstøvler
wetsuit surfer: våtdrakt, våtdrakter, våtdrakten
wig: parykk, parykker, hårerstatning
x-ray: røntgen, radiologi, mr-undersøkelse
zip: glidelås, glidelåser
`;
