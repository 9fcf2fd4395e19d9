/** Danish words for clothes and jewellery. Notation: word-list.ts. */
export const danishWear = `
abaya: abaya, abayaer
apron chef-hat: forklæde, forklæder
baby-bodysuit: babytøj, børnetøj, børnetøjsmarked, sparkedragt, babykläder, babyklær
baby-carrier: bæresele, bæreseler, babybæresele, strækvikle
backpack: rygsække
backpack books: efterskole, efterskolen, kostskole
backpack pencil: ryggsäck, rygsæk, ryggsekk, skoltaske
bangles: armbånd, armringe
bathrobe: badekåbe, badekåber, morgenkåbe, morgenkåber
beanie: hue, huer, strikket hue, strikhue, strikhuer, uldhue, uldhuer
belt: læderbælte, læderbælter, bælter, bælte, læder bælte
bike-helmet: cykelhjelm, cykelhjelme, cykelhjelmen
bikini: badetøj
blouse: hørskjorte
bow-tie: butterfly til smoking, butterflies til mænd, butterfly slips
bra: lingeri, undertøj dame, bh, bh'er, dameundertøj
braces toothbrush: tannregulering, tandbøjle, tandbøjler, ortodonti, tandregulering
braid hair-comb: fletninger, afrofletninger, braids, box braids, dreadlocks
brain speech-bubble: psykiater, psykiatri, parterapi, samtaleterapi, hypnose, psykolog, terapeut, psykoterapi
briefs: undertøj, underbukser, trusser, boxershorts
brooch: broche, brocher, brochen
clogs: træsko, træskomager, træskostøvler
clothes-hanger: bøjler, knagerække
clothes-hanger coat: renseri, tøjrens, tøjbyttemarked, genbrugstøj
coat: buntmager, kappa, jackor, jakker, frakke, secondhand, genbrug, jacka, vinterjackor, flyverdragter, flyverdragt
coat: termotøj, pelse
coat scarf: vintertøj, varmt tøj, varme jakker, vinterjakker
coat umbrella: regntøj, regntøjet
conical-hat: konisk hat, rishat, vietnamesisk hat
contact-lens: kontaktlinse, kontaktlinser, endagslinser, månedslinser
corset: korset, korsetter, snøreliv
dental-implant toothbrush: implantat, tandimplantater, tandimplantat, implantater
diamond magnifier: mineraler, ædelsten
diamond ring: smycken, juvelerare, guldsmed, smykker, gullsmed
dirndl: dirndl, dirndlkjole, dirndlkjoler, tyrolerkjole, tyrolerkjoler
dress handbag: mode, damkläder, klänning, klänningar, kjole, kjoler, klær, kläder, tøj, mote
dress suit: festtøj
dress t-shirt: dametøj
dress washing-machine: brudekjole rens, rens af brudekjole, brudekjolerens
dress-shoe: skomakare, skomager
dungarees: smækbukser, smækbuks
ear stethoscope: ørelæge, øre næse hals, øre-næse-hals, øre-næse-halslæge
earrings diamond: ørering, øreringe, ørestikker
eyebrow: øjenbryn, retning af bryn, farvning af bryn, brow lift, browlift, brynlaminering, microblading
eyebrow: ret og farv bryn
eyelashes eye: fransförlängning, ögonfransar, vippeextensions, vipper, øjenvipper, ögonbryn
fascinator: fascinator, fascinators, fascinatorer
foot dress-shoe: indlæg, ortopædiske sko
foot lotion: fotvård, fodpleje, fotpleie, fodterapeut
football-boot: fodboldstøvler, fodboldstøvle, fodboldsko
glasses eye: optiker, glasögon, briller, synstest, synsprøve, synsprøver
gloves: handsker, vanter, luffer
graduation-cap books: studenterhue, studenterhuer, universitet, högskola, høyskole, utbildning, uddannelse, utdanning
graduation-cap books: legat, legater, stipendium
graduation-cap camera: studenterbilleder, studenterfoto, studenterfotos
graduation-cap lorry: studenterkørsel, studentervogn, studentervogne
hair-clipper: hårklipper, hårklippere, hårtrimmer, skægtrimmer, skægtrimmere
hair-comb: hårbørste
hair-comb scissors: dreads, flätor, fletter
hair-dryer: føntørrer, krøllejern
hair-dryer hair-comb: føntørring, hårtørrer, keratinbehandling, klip og føn
hair-extensions: hårforlængelse, hårforlængelser, hair extensions, hårextensions
handbag: väskor, väska, tasker, vesker, handväska
handshake coffee: besøgsven, besøgsvenner, besøgstjeneste, besøgstjenesten
hanfu: hanfu, leje af hanfu
headscarf: tørklæder hijab, hijab
hearing-aid: hörapparat, høreapparat, høreprøve, høreprøver
heart handshake: insamling, donation, indsamling, innsamling, frivilliga, frivillige, nødhjælp
high-heel: højhælede sko
hiking-boot: vandring, vandringar, vandretur, fottur, vandrestave, sikkerhedssko
holdall: sportstaske, sportstasker, træningstaske, træningstasker, duffelbag, duffel bag, weekendtaske, weekendtasker
hoodie t-shirt: hættetrøje, hættetrøjer, hoodie, hoodies
jumper: striktrøje
jumper scarf: sweater, sweatre, strikket sweater, strikkede sweatre, uldtrøje, uldtrøjer, islandsk sweater
jumper scarf: strik til hele familien, cardigan
jumpsuit: jumpsuit, jumpsuits, buksedragt, buksedragter, playsuit
kippah: kippa, kippaer, kippah
laser-hair-removal lotion: hårfjerning med laser, permanent hårfjerning, laser hårfjerning, laserhårfjerning
leggings: leggings
lehenga: lehenga
life-jacket: redningsvest, redningsveste, svømmevest, svømmeveste
lip-balm: læbepomade, læbepomader, læbebalsam
lips syringe: læbeforstørrelse, filler i læberne, læbefiller
lipstick: øjenskyggepalette
lipstick nail-polish: skönhetssalong, smink, makeup, skønhedssalon, hudpleiesalong, kosmetik, kosmetikk, skønhedsklinik
lipstick serum-bottle: ansigtsbehandling, kosmetolog, skønhedspleje
lungs stethoscope: lungelæge, lungemedicin, lungeklinik
makeup-palette: øjenskygge, øjenskygger, øjenskyggepalet, makeuppalet, makeupbørste, makeupbørster, makeupsæt
nail-polish: nagelsalong, manikyr, neglesalon, negle, naglar, negler
nappy baby: ble, bleer, stofbleer, blekage, blekager
necklace: halskæde, halskæder, perlekæde, sølvsmykker, håndlavede smykker, sølvhalskæde, sølvhalskæder, navnehalskæde
necktie: skjortor, butterfly i silke
perfume: parfym, parfume, parfyme
poncho: poncho, ponchoer, uldponcho, strikket poncho
prayer-shawl: tallit, bedesjal, bedesjaler
prosthetic-leg: benprotese, benproteser, bandagist
pyjamas: pyjamas, pyjamasser, nattøj, natkjole, natkjoler
qipao: qipao, cheongsam, kinesisk kjole, kinesiske kjoler
ring bouquet: bröllop, bryllup, vigselringar, vielsesringe, gifteringer
ring diamond: guld købes, køber guld, guldopkøb, køber dit guld, opkøb af guld, sælg dit guld, opkøb guld
rollator: rollator, rollatorer
safety-vest: arbejdstøj
scarf: tørklæde
serum-bottle: skægolie
serum-bottle lotion: hudterapeut, hudvård, hudpleje, hudpleie, ansiktsbehandling, serum
sherwani: sherwani
shirt: skjorte, skjorter, herreskjorte, herreskjorter, uniformer
shopping-bags price-tag: ~ rea, utförsäljning, udsalg, salg, loppis, loppetorv, tilbud
shorts: badebukser
skirt: nederdel, nederdele, nederdelen
sleep-sack: babysovepose, babysoveposer
slippers: hjemmesko, tøfler, filttøfler, futter, lammeskindsfutter, sutsko, hjemmesutter
smartwatch: smartur, smarture, smartwatch, smartwatches, apple watch
sneaker: skor, sneakers, sko, skobutik, skoaffär, kondisko
socks: sokker
socks briefs: strømper
songkok: songkok, kopiah
spine: kiropraktor, naprapat, fysioterapeut, fysioterapi, sjukgymnast, osteopat, ryggsmerter, ont i ryggen, rygsmerter
suit: kostymer, herrkläder, dress og skjorter
suit bow-tie: kjole og hvidt
suit necktie: jakkesæt, skræddersyet jakkesæt, smoking, herretøj, bryllupsdress
t-shirt: trykt tøj, tøj med tryk
t-shirt clothes-hanger: bytte tøj, tøjbytte, tøjbyttedag
t-shirt jeans: tröjtryck, tshirt, tshirttryk
t-shirt socks: børneloppemarked
tattoo-machine: tatuering, tatovering, tatovør, tatuerare
tights: strømpebukser, strømpebuks
tooth: tandläkare, tandlæge, tannlege, tandvård, tänder, tandblekning, tannbleking, tandkontroll, tænderne, tænder
tooth: tandlægeklinik, tandklinik, tandlægeklinikken, tandlægehus, tandlægehuset
tooth toothbrush: tandblegning, tandrensning, tandplejer
top-hat: hattemager
top-hat sun-hat: hatte
tote-bag: mulepose, muleposer, stofpose, stofposer, totebag, bomuldspose
trousers: bukser, bukserne, habitbukser
turban: turban, turbaner
vape: vape, e-cigaretter
walking-stick: spadserestok, spadserestokke, gåstok
wallet: pung, tegnebog, kortholder
wallet handbag: punge og bælter, lædervarer
wax-pot lotion: voks, voksbehandling, brasiliansk voks, voks hårfjerning, sugaring, hårfjerning med voks, voksning
wedding-dress: brudklänning, brudklänningar
wedding-dress ring: brudekjole, brudesalon
wellingtons: gummistøvler, gummistøvle
wetsuit surfer: våddragt, våddragter, våddragten, leje af våddragt
wig: paryk, parykker, hårerstatning
x-ray: røntgen, radiologi, mr-scanning
zip: lynlås, lynlåse
`;
