/** English words for leisure, by the thing they lead to: m to p. Notation: word-list.ts. */
export const englishLeisureMToP = `
magic-wand top-hat: magician, magic show, illusionist, children's magician, close up magic, close-up magic
magic-wand top-hat: spells and potions, fairy godmother, fairy godmothers, harry potter, stage hypnotist, mind reader
magic-wand top-hat: mind readers, potions class, wand making, card tricks, conjurer, conjurers, conjuring, wizardry
magic-wand top-hat: mentalist, mentalists, mentalism, quidditch, hypnotist, potions, hogwarts, illusions, abracadabra
magic-wand top-hat: ~ wizard, wizards, magic
mahjong-tile: mahjong, mah jong, mah-jong, mahjongg, mah jongg, mahjong club, mahjong lessons, majong, riichi, rummikub
maracas drum: toddler music, egg shakers, latin percussion, latin night, latin nights, latin party, cuban night
maracas drum: latin music, latin band, latino festival, percussion for toddlers, salsa band, salsa music, cumbia
maracas drum: merengue
marimba: marimba, marimbas, marimba band, marimba lessons
marionette theatre-masks: puppet, puppets, puppet show, puppet shows, puppet theatre, puppet theater, puppeteer
marionette theatre-masks: puppeteers, puppetry, marionette, marionettes, punch and judy, puppet making, puppet workshop
marionette: ventriloquist, ventriloquists
massage-stones: hot stone massage, massage stones, hot stones, hot stone therapy
mat-exercise: mat pilates, pilates mat, pilates class, pilates classes, pilates instructor, clinical pilates
mat-exercise: pilates lessons, pilates, pilates studio, mum and baby pilates, mum & baby pilates, pregnancy pilates
mat-exercise: postnatal pilates
maypole: maypole, maypoles, maypole dance, maypole dancing
medal: veterans club, veterans support, veterans charity, veterans' charity, armed forces charity, royal british legion
medal: ex-servicemen, ex service personnel, tri club, bleep test, inter school meet, masters games athletics
medal: long service awards, bravery awards, bravery award, veterans games
menorah: hanukkah, chanukah, menorah, menorah lighting, hanukkah lighting, menorahs, hanukkah party
menorah candle: hanukkah candles, hanukkah candle, hanukkah candle lighting, chanukah candles
mermaid: mermaid, mermaids, mermaid party, mermaid swimming
metal-detector: metal detectorist, metal detectorists, treasure hunting gear
metal-detector coin: metal detector, metal detectors, metal detecting, metal detecting club, detecting club
metal-detector coin: detecting rally, metal detecting rally, detectorist, detectorists, pinpointers, pinpointer
metal-detector coin: detector hire, treasure hunting club
microphone: stand-up in a, stand up in a, standup comedy, stand-up comedy, stand up comedy, comedy open mic
microphone: stand-up night, stand up night, voice recorder, voice recorders, stand up show, comedy night, wedding singer
microphone: mc hire, voice coach, open mic, open mic night, singing lessons, singing lesson, vocal coach, voice lessons
microphone: karaoke, karaoke night, stand up comedian, stand-up comedian, stand up comedians, comedy club
microphone: motivational speaker, talent contest, cabaret, variety show, karaoke bar, debating, sing-along, sing along
microphone: singalong, mc wanted, mc for hire, female vocalist, speaker series, guest speaker, guest speakers
microphone: swing singer, swing singers, talent quest, rap battle, rap battles, slam night, soapbox speeches
microphone: anchoring course, anchoring classes, master of ceremonies, ted talk, ted talks, ask me anything
microphone: panel discussions, cabaret singer, public speaker, compere, comperes, emcees, vocalist, vocalists, crooner
microphone: crooners, frontman, beatbox, beatboxing, speeches
microphone guitar: punk night, metal night, indie night, rock night, gig poster, tribute band, album launch, ep launch
microphone guitar: live concert, rock concert, live band, music festival, summer festival, open air, wedding band
microphone guitar: bands for weddings, band for weddings, tribute night, singer-songwriter, rock band, live show
microphone guitar: live session, support act, album release, on tour, concert tour, unplugged, acoustic night
microphone guitar: acoustic set, tribute act, tribute acts, impersonator, impersonators
microphone guitar: ~ gig, gigs, band, singer
microphone musical-notes: carnatic vocal, carnatic vocals, carnatic singing, hindustani vocal, hindustani vocals
microphone musical-notes: vocal classes, vocal lessons, vocal training, vocal coaching, videoke, videoke rental
microphone musical-notes: karaoke machine, karaoke hire, can't sing, cant sing, can not sing, love singing, sing with us
microphone musical-notes: singing, singing teacher
microphone open-book: poets
microphone projector: conference venue, conference, conferences, keynote, symposium, trade conference, av hire
microphone speech-bubble: poetry slam, poetry slams, slam poetry, slam poets, poetry open mic, open mic poetry
microphone speech-bubble: spoken word, spoken word night, spoken word open mic, speaking coach, public speaking
microphone speech-bubble: speech coach, presentation skills, presenters, public speaking course, media training
microphone speech-bubble: speakers club, debate night, speak in public, speaking in public
microphone theatre-masks: comedy, comedies, comics live, comedians, comedian, standup, roast battle
microphone: ~ lecture, lectures, talk, speech
mochi-pounding: mochi pounding, mochitsuki, mochi making
musical-notes: concert, concerts, music class, music classes, music for toddlers, baby music
musical-notes: christmas concert, carols, live music, elvis tribute, queen tribute
musical-notes: tribute to elvis, tribute to queen, blues music, reggae night, acoustic music, country night
musical-notes: country music, sufi night, sufi music, rhythm class, music makers, music making, mini music, music tots
musical-notes: retro hits, rhythm and blues, r&b night, backing vocals, backing vocalist, punk rock, hip hop, hip-hop
musical-notes: trad music, buddy holly, steel pan music, wedding music, busker, soundbath, ghazal, ghazals, qawwali
musical-notes: skiffle, antakshari, jingles, melodies, bandsmen
musical-notes anchor: sea shanty, sea shanties, shanty festival, shanty crew, shanty singers, shanty night
musical-notes microphone: tenors and basses, tenors wanted, tenors needed, basses wanted, sopranos wanted, altos wanted
musical-notes microphone: sopranos and altos, barbershop singers, choral scholars, choristers, chorister, singers wanted
musical-notes microphone: harmony group, barbershop quartet, barbershop singing, singing groups, songs, gospel
musical-notes musical-score: tenors, tenor, sopranos, soprano, altos, basses, baritones, classical concert, symphony
musical-notes musical-score: chamber music, a cappella, hymn evening, hymns, songwriting, music theory, ear training
musical-notes musical-score: music therapy, musicals, chorus
musical-notes musical-score: ~ musical
musical-notes musical-score: koto concert
musical-notes violin: carnatic, carnatic music, carnatic concert, carnatic concerts, carnatic classical, margazhi
musical-notes violin: sabha concert, kutcheri, hindustani classical, hindustani music
musical-notes: ~ playlist, playlists
musical-notes: carol evening, music box, music boxes, didgeridoo, didgeridoo workshop, panpipes, ocarina, ocarinas
musical-notes: veena, veena classes, sarod, tanpura, sarangi
musical-notes: mridangam, mridangam class
musical-notes candle: carols by candlelight
musical-score: sheet music sale, music shop sheet music, choral scores, composition class, choral evening
musical-score: choral workshop, music exam, music exams, music grades, handel's messiah, handels messiah
musical-score: messiah from scratch, music library, music stand, music stands, verdi requiem, mozart requiem
musical-score: baroque music, baroque concert, trinity grades, glee club, glee clubs, proms concert
musical-score: last night of the proms, sight singing, candlelight concert, classical music, singing for all
musical-score: song writing, proms in the park, village proms, proms night, composer, composers, choral, madrigal
musical-score: madrigals, cantata, cantatas, requiem, mozart, quartet, quartets, philharmonia, arrangers, baroque
musical-score: ensemble, ensembles, sinfonia, sinfonietta, beethoven, vivaldi, lieder, symphonic, songwriters
musical-score musical-notes: sheet music, songbook, songbooks
nesting-dolls: russian doll, russian dolls, russian school, russian classes, russian food, matryoshka, matryoshkas
nesting-dolls: maslenitsa, babushka, matryoshka dolls, matryoshka doll, nesting dolls
netball: netballs, netballer, netball team, netball training, netball tournament, netball, netball club, netballers
netball: walking netball, netball taster, netball league, netball comp, netball trials, netty, netty comp, netty trials
netball: back to netball, fast 5 netball
oboe: oboe, oboes, cor anglais, oboe reeds, clarinet reeds, woodwind, woodwinds, bassoon, oboist, oboists
oboe musical-notes: clarinet, clarinets, clarinet lessons, clarinet teacher, clarinettist
opera-mask: peking opera, beijing opera, chinese opera, cantonese opera, face changing show
origami-crane: origami, paper cranes, paper crane, paper folding
oud: oud lute, oud music, oud lessons, oud player
padel-racket: padel, paddle tennis, padel court, padel courts, padel club, padel coaching, padel lessons, padel tennis
paintball-marker: paintball, paintballing, paintball gun, paintball guns, paintball marker, paintball markers
paintball-marker: paintball park, paintball party, paintball parties, airsoft, skirmish
painted-eggs chick: easter egg hunt, easter egg hunts, egg hunt, egg hunts, easter egg trail, egg decorating
painted-eggs chick: egg painting, egg rolling, painted eggs, decorated eggs, pysanky, easter eggs painting
palette balloon: face painter, face painting, face painters, glitter tattoos, glitter face painting
palette hindu-temple: idol making, clay idol, clay idols, murti making, ganesh idol making, ganesha making
palette paint-roller: holi bash, holi party, festival of colours
palette paintbrush: organic gulal, rangoli colours, rangoli colors, rangoli powder
palette paintbrush: kolam contest, kolam competition, rangoli, rangoli contest, rangoli competition, alpana, chalk art
palette paintbrush: art store, art stores, art supplies, art supply, art supply store, art materials, artists materials
palette paintbrush: artist materials, canvas and paints, art installation, art installations, printmaking, lino cut
palette paintbrush: etching class, screen printing class, screen print class, mural, murals
palette paintbrush: mural painter, mural painters, mural artist, mural artists, paint and sip, paint-and-sip
palette paintbrush: paint & sip, sip and paint, sip & paint, painting course, painting class, painting workshop
palette paintbrush: watercolour, watercolor, watercolor painting, art class, art club, art clubs, art group
palette paintbrush: after-school art, art classes, art school, art workshop, paint night, artist, acrylic painting
palette paintbrush: oil painting, oil paintings, portrait painter, portrait painting, portraits, icon painting
palette paintbrush: watercolors, street art, graffiti, graffiti workshop, art studio, art for kids, paint by numbers
palette paintbrush: sketching, art therapy, art therapist, alcohol inks, alcohol ink, art camp, art camps
palette paintbrush: pastel painting, soft pastels, paint pour, paint pouring, pour painting, painters group
palette paintbrush: painting group, messy art, calligraphy and art, foundation art, art lessons, art lesson, art society
palette paintbrush: art societies, mixed media, bob ross, fluid art, art for wellbeing, mandala art, fine art, fine arts
palette paintbrush: portfolio prep, portfolio preparation, resin art, art jam, arts festival, kids art, abstract art
palette paintbrush: abstract painting, art teacher, art teachers, art party, art parties, batik workshop
palette paintbrush: neurographic art, art exam, art exams, life model, life models, body art, body painting
palette paintbrush: tanjore painting, art tutor, art tutors, junk journals, junk journal, art journaling
palette paintbrush: art journalling, art history, art retreat, art retreats, acrylic painting class, pastel drawing
palette paintbrush: gouache, madhubani, mandala, encaustic, crafternoon, crafternoons, neurographic, zentangle
palette paintbrush: decoupage, muralist, muralists
palette paintbrush: ~ canvas
palette pencil: plein air, plein-air, plein air painting, urban sketchers, urban sketching, sketch crawl, sketch club
palette pencil: sketching group, drawing club, life drawing, sketching walks, graphic design, logo design, brand design
palette pencil: ui design, ux design, ux agency, design agency, illustration course, illustrator, illustrators
palette pencil: life drawing class, sketching club, graphic designer, illustration, design studio, comic drawing
palette pencil: new logo
palette spray-bottle: street art tour, street art tours, street art walk, street art walks, street art walking tour
palette spray-bottle: mural tour, mural tours, mural walk, graffiti tour, graffiti tours
palette framed-picture: easel, easels
palette: face paints, face paint, marbling workshop, paper marbling
palette bucket: messy play
palette suitcase: painting holiday, painting holidays
palette crayon: clip art, clipart
paraglider: paraglider, paragliders, paragliding, tandem paragliding, paragliding flights, tandem paragliding flights
paraglider: paragliding school, paragliding lessons, paragliding course, paragliding tandem, paraglide, tandem flight
paraglider: tandem flights, paramotor, paramotors, paramotoring
party-popper balloon: parade float, parade floats, float builder, carnival floats
party-popper balloon: confetti, confetti cannon, confetti cannons, party venue, party room
party-popper balloon: retirement party, birthday party, party rental, new year's eve, office party, party planner
party-popper balloon: event planner, event planning, event agency, event management, street party, street fair
party-popper balloon: neighbourhood party, block party, summer party, grand opening party, leaving do, leaving dos
party-popper balloon: retirement do, works do, works dos, prom after party, after prom, house warming, birthday do
party-popper balloon: 60th do, 40th do, milestone birthday, milestone birthdays, sangeet night, wrap party
party-popper balloon: engagement do, bachelorette, bachelorettes, hoedown, shindig, housewarming, sangeet
party-popper balloon: ~ party, parties, celebration, entertainment, farewell do, anniversaries
party-popper champagne: event venue, event venues, venue hire, event venue hire, event hall, wedding hall, hen party
party-popper champagne: hen do, stag do, stag party, nye party, anniversary party, leaving party, function room
party-popper cocktail: hens night, hens nights, hen weekend, hen weekends, hen night, hen nights, hen dos
party-popper disco-ball: class reunion, year reunion, school reunion, high school reunion, college reunion
party-popper disco-ball: reunion party, class of 1985, class of 1995, class of 2005, class of 2015, alumni night
party-popper disco-ball: old boys reunion, old girls reunion
party-popper gift: party bag, party bags, pinata fillers, piñata fillers, party favours, party favors, goody bags
party-popper: party hats, paper hats
pedal-boat: pedal boat, pedal boats, pedalo, pedalos, pedaloes, pedal boat hire, pedal boat rental, pedalo hire
pedal-boat: swan boats
piano-keys: piano tuner, piano tuners, piano tuning, pianos tuned, concert pitch, uprights and grands, piano restoration
piano-keys: piano moving, piano movers, piano removals, tinkle the ivories, grade exams piano, grade 5 piano
piano-keys: grade 5 theory, keys player, keys players, baby grands, grands and uprights, keyboard player, boogie woogie
piano-keys: boogie-woogie, honky tonk, modular synth, modular synths, suzuki piano, accompanist, accompanists, ivories
piano-keys: steinway, keyboardist, keyboardists, ragtime, chopin, synthesiser, synthesisers, clavinova, rachmaninov
piano-keys: rachmaninoff, pianolas, eurorack, used upright, upright piano tuned, restored upright
piano-keys musical-notes: harpsichord, harpsichords, harpsichord tuning, upright piano, upright pianos, baby grand piano
piano-keys musical-notes: grand piano, grand pianos, boudoir grand, clavichord, spinet, keyboard class, keyboard classes
piano-keys musical-notes: keyboard lessons, keyboard lesson, keyboard teacher, keyboard tuition, piano and keyboard
piano-keys musical-notes: piano lessons, piano, piano teacher, piano school, pianist, synthesizer, synthesizers, synths
pickleball: pickleball, pickleball club, pickleball courts, pickleball court, pickleball lessons, pickle ball, picklers
pickleball: pickleballers
pilates-reformer: pilates reformers, reformer studio, reformer pilates studio, reformer bed, reformer beds
pilates-reformer: reformer pilates, pilates reformer, reformer, reformer class, reformer classes
pinata: mexican party, fiesta night, pinata filler, las posadas, fiesta party
pipe-organ: organ tuning and repair, organ lessons, organ music
pipe-organ church: organ tuning, organ tuner, organ tuners, organ builder, organ builders, organ restoration
pipe-organ church: organ repair, organ repairs, pipe organ, pipe organs, church organ, church organs, organist
pipe-organ church: organists, church organist, relief organist, organ recital, organ recitals, organ concert
pipe-organ church: organ concerts, organ appeal, church organ restoration, organ restoration appeal, organ fund
pipe-organ church: organ pipes, organist wanted, organ scholar
pirate-ship: pirate ships, pirate cruise, pirate cruises, pirate ship cruise, pirate boat trip, pirate boat trips
pirate-ship: pirate, pirates, pirate ship, pirate fest, pirate festival, pirate party, pirate parties, pirate day
pirate-ship: pirate weekend
playing-card: cribbage, euchre, canasta, rummy, bridge lessons, pinochle, card shop, card games club, crib tournament
playing-card: card games, bridge club, bridge classes, poker night, whist drive, whist, poker, card game, skat
playing-card: card school, duplicate bridge, duplicate pairs, beginners bridge, bridge for beginners, rubber bridge
playing-card: bridge drive, bridge players, bridge tournament, learn bridge, bridge night, chicago bridge, 45 card drive
playing-card: teen patti, texas holdem, texas hold'em, card shark, card sharks, forty fives, progressive 45, cards night
playing-card: card party, card drive, card drives, uno night, cards club, pontoon and poker, blackjack, hold'em, holdem
playing-card: sheepshead, gin rummy, chase the ace, crib night, crib league, crib and dominoes, crib drive
playing-card suitcase: bridge holiday, bridge holidays, bridge weekend, bridge weekends
pole-dancer: pole dancer, pole dance classes, pole dancing classes, pole dance studio, pole fitness, pole dance
pole-dancer: pole dancing, pole class, pole classes
pom-poms: cheerleader, cheerleaders, cheerleading squad, cheerleading classes, cheerleading tryouts, cheer camp
pom-poms: cheerleading pom poms, cheerleader pom poms, cheer pom poms, cheerleading, cheer tryouts, cheer squad
pom-poms: cheer team, cheer gym, allstar cheer, all star cheer, majorettes, majorette
portuguese-guitar musical-notes: portuguese guitar, portuguese guitars, mandolin, mandolins, mandolin lessons, bouzouki
portuguese-guitar musical-notes: bouzoukis, lute, lutes, oud concert
portuguese-guitar violin: mandolin orchestra, mandolin orchestras
portuguese-guitar wine: fado, fados, fado night, fado nights, fado dinner, fado show, fado dinner show, fado singer
portuguese-guitar wine: fado house
postage-stamp: postage stamp, postage stamps, stamp collecting, stamp collection, stamp collections, stamp dealer
postage-stamp: stamp fair, philately, philatelist, stamps, stamp club, philatelic society, first day covers
postage-stamp: stamp collectors, vintage postcard, vintage postcards, old postcards, postcard fairs
postage-stamp: postcard collector
postcard: postcard, postcards, postcard fair, picture postcards
potters-wheel: pottery wheels, wheel thrown, pot throwing, throwing a pot
potters-wheel vase: clay day, clay days, clay workshop, clay workshops, learn to throw, throwing class, throwing classes
potters-wheel vase: hand building, handbuilding, make a mug, glaze a bowl, go on the wheel, have a go on the wheel
potters-wheel vase: pots on the wheel, pottery wheel session, wheel session, wheel sessions, wheel taster
potters-wheel vase: fire and glaze, glaze and fire, clay club, hand building clay, raku, potter's wheel, potters wheel
potters-wheel vase: wheel throwing, wheel-throwing, throwing on the wheel, pottery class, pottery classes
potters-wheel vase: pottery course, pottery courses, pottery lesson, pottery lessons, pottery workshop
potters-wheel vase: pottery workshops, pottery studio, pottery taster, throw a pot, throw pots, throw your own pot
potters-wheel vase: throw your first pot, throwing pots, clay class, clay classes, clay studio, ceramics class
potters-wheel vase: ceramics classes, ceramics course, ceramics studio, ceramics workshop, ceramics workshops
potters-wheel vase: hand building and throwing
potters-wheel amphora: potters, studio potter, village potter
projector: slide show, slide shows, presentation hire, projection mapping, beamer hire, powerpoint course, screen hire
projector: screen and projector, home theatre, home theatre installation, backyard cinema, magic lantern
projector: magic lantern show, magic lanterns, slideshow, powerpoint, epidiascope
projector laptop: presentation software, worship software, church presentation software, projection software
projector laptop: worship slides, sunday slides, song lyrics, song words on screen, hymn lyrics, hymn slides
projector laptop: lyrics on screen, lyric slides, slides and lyrics, slide decks, slide deck, pitch deck, pitch decks
puzzle: jigsaw, jigsaws, jigsaw puzzle, jigsaw puzzles, jigsaw library, jigsaw swap, puzzle, brain teaser, brain teasers
puzzle: speed puzzling, problem solving, sen support, sen children, sen group, logic puzzles, team bonding
puzzle: pieces missing, puzzlers, wasgij, riddles, icebreakers, puzzles
`;
