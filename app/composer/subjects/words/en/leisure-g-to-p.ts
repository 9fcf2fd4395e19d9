/** English words for play, sport and music, by the thing they lead to: g to p. Notation: word-list.ts. */
export const englishLeisureGToP = `
game-controller desktop-computer: minecraft, minecraft server, minecraft servers, roblox
game-controller joystick: co-op game, coop game, cooking game, play our demo, play the demo, demo out now, pc and switch
game-controller joystick: switch and pc, nintendo switch, game out now, video game, video games, arcade game
game-controller joystick: visual novel, on steam, out on steam, wishlist on steam, steam demo, wishlist now, game demo
game-controller joystick: horror game, indie horror, roguelike, roguelite, deckbuilder, deck builder game, metroidvania
game-controller joystick: platformer, farming game, farming sim, playtest, early access game, game jam, gaming
game-controller joystick: game store, esports, gaming cafe, gaming pc, computer game, console, gamers, playstation
game-controller joystick: arcade, retro games, lan party, cosy game, cozy game, pc game, out now on steam, farm game
game-controller joystick: puzzle game app, switch repair, game design, game designers, game dev, game development
game-controller joystick: game developers, game jams, ps5 repair, smash bros, fifa tournament, fifa night, game truck
game-controller joystick: game trucks, game bus, gaming bus, virtual reality, vr games, vr gaming
game-controller joystick: lan parties, game lounge, gaming lounge, games swap, nintendo, gamedev, e-sports
game-controller joystick: twitch, fortnite, speedrun, speedruns, streamers
gift: furoshiki, furoshiki wraps
gift basket: lobola, lobola gifts, umembeso, umabo
gift ribbon: return gift, return gifts, birthday return gifts, corporate gift, corporate gifts, corporate gifting
gift ribbon: teacher gift, teacher gifts, teachers gifts, client gifts, staff gifts, gifts for him, gifts for her
gift ribbon: gifts for teachers, gifts for dad, gifts for mum, wedding favours, wedding favors, secret santa gifts
gift ribbon: gift shop, gift wrapping, christmas shoebox, christmas shoeboxes, shoebox appeal, shoe box appeal
gift ribbon: christmas box appeal, gift card, gift cards, gift voucher, gift box, gift ideas, souvenir, souvenirs
gift ribbon: souvenir shop, subscription box, secret santa, gift vouchers, gift boxes, care package, care packages
gift ribbon: loot bag, loot bags, wish list, gift registry, trousseau packing, father's day, fathers day
gift ribbon: mother's day gifts, raksha bandhan, rakhi gifts, surprise box, surprise boxes, mum's day, mystery box
gift ribbon: mystery boxes, treat boxes, subscription boxes, lucky dip prizes, giftware, pressies
gift ribbon: ~ gifts, gift, presents, voucher, vouchers, giveaway, giveaways, freebies
gift ribbon: gift wrap, gift wraps, wrapping paper
go-board: go club, game of go, baduk, weiqi
go-kart: go-karting, karting, go kart, go-kart, go karts, go-karts, kart track, kart racing, karting track, go karting
goal-net: penalty shootout, penalty shoot-out, penalty shoot out, beat the keeper, beat the goalie, sports nets
goal-net: artificial pitch, artificial pitches, five aside, five-aside, goalpost, goalposts
golf golfer: crazy golf, mini golf, minigolf, putting green, adventure golf, 9 holes, 18 holes, nine holes
golf golfer: eighteen holes, 9 hole, 18 hole, twilight golf, green fee, green fees, pro shop, round of golf
golf golfer: rounds of golf, fourball, golf day, tee time, tee times, junior golf, golf camp, golf lessons, golf society
golf golfer: driving range, golf, golf membership, golf memberships, golf club, golf course, golf shop, golf tournament
golf golfer: texas scramble, charity scramble, putting greens, putt putt, putt-putt, pitch and putt, captain's day
golf golfer: captains day, par 3, club fitting, golf regripping, longest drive, chipping and putting, short game clinic
golf golfer: four ball, shotgun start, ladies section, swing lessons, hole in one, lake balls, masters sweep
golf golfer: golf simulator, golf simulators, golf caddies, golf caddy, caddie, fairway, fairways, ambrose, greenkeeper
golf golfer: greenkeepers, greenskeeper, greenkeeping, re-gripping, footgolf, putters, putter
golf tennis: country club, country clubs
guitar microphone: jam session, jam sessions, acoustic jam, blues jam, school of rock, rock school, battle of the bands
guitar microphone: folk session, folk sessions, acoustic duo, duo, covers band, function band
guitar musical-notes: guitar tuning, guitar setup, guitar setups, guitar set-up, beatles
guitar musical-notes: beatles tour, beatles tribute, left handed guitar, left handed guitars, left-handed guitars
guitar musical-notes: lefty guitars, guitar jam, music jam, jam night, jam nights
guitar musical-notes: guitar luthiers, guitar maker, guitar makers, guitar repairs, guitar repair, guitar set ups
guitar musical-notes: bass lessons, bass guitar, bass guitars, bass player, bassist, open jam, guitarist, guitarists
guitar musical-notes: music school, music lessons, music teacher, music store, music shop, instrument shop
guitar musical-notes: musical instruments, music academy
guitar musical-notes: balalaika, strum along, bass players, guitar amps, strings and picks, uke group, uke jam
guitar musical-notes: guitar pedals, restringing guitars, guitar restringing, country and western
guitar musical-notes: lap steel, gibson guitars, rock and roll, rock n roll, rock 'n' roll, grunge night
guitar musical-notes: songwriters circle, country singer, country singers, cowboy music, rock covers, metal band
guitar musical-notes: jamming session, pedalboards, pedalboard, strats, fretboard
guitar musical-notes: fretwork, plectrum, plectrums, troubadour, troubadours, metalheads
guitar musical-notes: ukelele, ukeleles, ukelele group
handpan lotus: tongue drum meditation, handpan meditation
handpan musical-notes: handpan, handpans, handpan lessons, handpan workshop, hang drum, hang drums, tongue drum
handpan musical-notes: tongue drums
harmonica: harmonica, harmonicas, harmonica lessons, mouth organ, mouth organs, blues harp
harp musical-score: harp, harps, harpist, harpists, harp lessons, celtic harp, wedding harpist, lever harp
headphones: headphone, headphones, hi-fi, hifi, podcast app, podcasts, noise cancelling
headphones: wireless headphones, telesales job, bpo jobs, voice process
headphones: listening service, live chat, audio tour, customer service jobs, customer service team
headphones: customer service adviser, customer service advisor
headphones: walkman, walkmans
headphones book: audiobook, audiobooks, audio book, audio books, audible
headphones calendar: ~ receptionist, receptionists, front desk staff, salon receptionist
headphones disco-ball: silent disco, silent discos, silent rave
headphones keyboard: transcription, transcriptions, transcription service, transcription services
headphones musical-notes: lo-fi, lofi, lo-fi beats, lofi beats, beats to licence, beats to license, beat pack
headphones musical-notes: beat packs, type beats, sample pack, sample packs, loop pack, royalty free music
headphones musical-notes: vocal presets, synth presets, reverb presets, synth patches, loop packs, house producers
headphones musical-notes: techno producers, music streaming, music subscription
headphones radio: cassette to mp3, cassette to digital, cassettes to digital, cassettes to mp3, tape to mp3
headphones radio: audio cassettes
headphones speech-bubble: language lab, language labs, translation earpieces, interpreter headsets
headphones speech-bubble: simultaneous interpretation, conference interpreters, conference interpreting
headphones speech-bubble: customer service rep, customer service reps, customer service representative
headphones speech-bubble: customer service representatives
headphones speech-bubble: customer service agents, csr hiring, bpo hiring
headphones speech-bubble: customer service outsourcing
headphones speech-bubble: live chat software
headphones speech-bubble: ai receptionist, virtual receptionist, virtual receptionists
headphones vinyl-record: official single, new single, debut single, official video, official audio, official music video
headphones vinyl-record: new ep, debut ep
headphones: ~ audio
headphones: headset, headsets
headphones telephone: bpo, telesales executive
hot-tub: swim spa, cedar tubs
hot-tub bubbles: hot tub, hot tubs, jacuzzi, hot tub hire, whirlpool, spa pools, inflatable spa, inflatable spas
hot-tub bubbles: spa chemicals, spa servicing, spa repairs, wood fired tubs, lazy spa, swim spas, hottub, hottubs
ice-hockey: ice hockey, hockey, peewee hockey, learn to play hockey, goalie pads, stick time, stick and puck
ice-hockey: powerplay hockey, beer league hockey, bantam hockey, atom hockey, shinny, ringette, broomball
ice-skate: canskate, skate canada, learn to skate, skate lessons, skating club, skating clubs, skating, figure skating
ice-skate: figure skaters, public skating, public skate, open skate, family skate, skate sharpening, skating rink
ice-skate: skating show, skate school, speed skating, skates sharpened, skate repair, hockey skates, figure skates
ice-skate: hockey skate, skating lessons, skate hire, ice dance, ice dancing, synchro skating, ice disco, ice time
ice-skate: ice show, ice shows, outdoor rink
ice-skate snowflake: ice skating, ice rink, ice skates
jack-o-lantern candy: trunk or treat, trunk-or-treat
jack-o-lantern corn: pumpkin field
jack-o-lantern ghost: halloween costume, halloween costumes, dog costume, dog costumes, halloween, halloween party
jack-o-lantern ghost: haunted house, spooky night, spooky trail, trick or treat, trick-or-treat, trick or treating
jack-o-lantern ghost: costume party halloween, fright night, fright nights, fright fest, zombie run, zombie walk
jack-o-lantern ghost: all hallows, all hallows eve, scream park, monster mash, haunted hayride, haunted attraction
jack-o-lantern ghost: boo at the zoo, halloween disco, spooky, samhain, spooktacular, guising, hallowe'en
jack-o-lantern pumpkin: pumpkin carving, carve a pumpkin, carve pumpkins, carved pumpkins, carved pumpkin, pumpkin trail
jack-o-lantern pumpkin: pumpkin party, pumpkin lantern, pumpkin lanterns, pumpkin parade, jack o'lantern, jack o lantern
jack-o-lantern pumpkin: jack-o-lanterns, halloween pumpkin, halloween pumpkins
joystick: space invaders, pac man, pac-man, commodore 64, racing simulator, racing simulators, arcade machine
joystick: arcade cabinet, arcade cabinets, pacman, barcade
joystick game-controller: pinball, pinball bar, pinball machine, pinball machines, arcade bar, claw machine
joystick game-controller: claw machines
judo-suit: tae kwon do, taekwondo, tang soo do, hapkido, krav maga, kickboxing class, aikido, kung fu, bjj
judo-suit: brazilian jiu jitsu, jiu jitsu, jiu-jitsu, mma, martial art, martial arts, karate, judo, self-defence
judo-suit: self defence, self-defense, self defense, dojo, capoeira, kids karate, black belt, black belts
judo-suit: little ninjas, no gi, ju jitsu, ju-jitsu, little dragons, karate grading, judo grading, ninja kids
judo-suit: ninja class, ninja classes, ninja warrior, kalari, kalaripayattu, shotokan, grappling, grapplers, jujitsu
judo-suit: kyokushin, ninjutsu
kite: kites, kite festival, kite flying, makar sankranti, uttarayan, sankranti, kiteflying, basant
kitesurfer: kitesurf, kitesurfing, kitesurf lessons, kitesurfing lessons, kite surfing, kite surf, kiteboarding
kitesurfer: kiteboarding lessons, kite school
knot flexed-arm: tug of war, tug o' war
knot yarn: ropework, rope work, rope fenders, rope doormats, hand knotted, ropes and knots, rope splicing, rigging knots
knot yarn: rope course knots, knot tying, tying the knot, tree ropes, splicing, handfasting, handfastings
lacrosse: lacrosse, lax camp, lax sticks, lax league
laser-blaster party-popper: nerf birthday, nerf birthday party, nerf parties
laser-blaster target: laser tag, lasertag, laser quest, laser game, laser arena, laser tag arena, nerf party, nerf wars
laser-blaster target: nerf war, nerf battle
lawn-bowls: croquet, croquet club, croquet lawn, croquet set hire, bowls club, lawn bowls, bowling green, bowls green
lawn-bowls: lawn bowling, bowls clubs, bowling greens, crown green bowls, crown green, flat green bowls, indoor bowls
lawn-bowls: short mat bowls, barefoot bowls, barefoot bowling, bowls league, bowls open day
lawn-bowls: boccia, try bowls, come and try bowls, play bowls, bowls taster
long-drum drum: bongos, djembe, cajon, samba drums, gumboots and drums, congas, darbuka, dundun
long-drum drum: chenda, ghatam, dholki
loom yarn: handloom expo, handloom mela, handloom exhibition, handloom week, weaving, weaving class, weaving classes
loom yarn: weaving workshop, weaving workshops, weavers' guild, hand weaving, handwoven cloth, handwoven textiles
loom yarn: tapestry weaving
loom yarn: ~ handloom, handlooms, handwoven, hand woven, hand-woven
magic-wand top-hat: magician, magic show, illusionist, children's magician, close up magic, close-up magic
magic-wand top-hat: spells and potions, fairy godmother, fairy godmothers, harry potter, stage hypnotist, mind reader
magic-wand top-hat: mind readers, potions class, wand making, card tricks, conjurer, conjurers, conjuring, wizardry
magic-wand top-hat: mentalist, mentalists, mentalism, quidditch, hypnotist, potions, hogwarts, illusions, abracadabra
magic-wand top-hat: ~ wizard, wizards, magic
mahjong-tile: mahjong, mah jong, mah-jong, mahjongg, mah jongg, mahjong club, mahjong lessons, majong, riichi, rummikub
maracas drum: toddler music, egg shakers, latin percussion, latin night, latin nights, latin party, cuban night
maracas drum: latin music, latin band, latino festival, percussion for toddlers, salsa band, salsa music, cumbia
maracas drum: merengue, castanets, tambourine, tambourines
marionette theatre-masks: puppet, puppets, puppet show, puppet shows, puppet theatre, puppet theater, puppeteer
marionette theatre-masks: puppeteers, puppetry, marionette, marionettes, punch and judy, puppet making, puppet workshop
medal: veterans club, veterans support, veterans charity, veterans' charity, armed forces charity, royal british legion
medal: ex-servicemen, ex service personnel, virtual race, virtual races, finisher medals, tri club, race series
medal: school olympics, mini olympics, special olympics, bleep test, race for life, inter school meet, track meet
medal: track meets, cross country champs, swim meet, swim meets, masters games athletics, long service awards
medal: bravery awards, bravery award, veterans games, finishers, duathlon, duathlons, ironman, olympics
medal runner: shot put, discus, javelin, long jump, high jump, pole vault, triple jump, athletics club, athletics
medal runner: track and field, running track, decathlon, hurdles
menorah: hanukkah, chanukah, menorah, menorah lighting, hanukkah lighting, menorahs, hanukkah party
menorah candle: hanukkah candles, hanukkah candle, hanukkah candle lighting, chanukah candles
metal-detector coin: metal detector, metal detectors, metal detecting, metal detecting club, detecting club
metal-detector coin: detecting rally, metal detecting rally, detectorist, detectorists, pinpointers, pinpointer
metal-detector coin: detector hire, treasure hunting club
microphone: stand-up in a, stand up in a, standup comedy, stand-up comedy, stand up comedy, comedy open mic
microphone: stand-up night, stand up night, voice recorder, voice recorders, stand up show, comedy night, wedding singer
microphone: mc hire, voice coach, open mic, open mic night, singing lessons, singing lesson
microphone: vocal coach, voice lessons, karaoke, karaoke night, stand up comedian, stand-up comedian, stand up comedians
microphone: comedy club, motivational speaker, talent contest, cabaret, variety show, karaoke bar, debating, sing-along
microphone: sing along, singalong, mc wanted, mc for hire, female vocalist, speaker series, guest speaker
microphone: guest speakers, swing singer, swing singers, talent quest, rap battle, rap battles, slam night
microphone: soapbox speeches, anchoring course, anchoring classes, master of ceremonies, ted talk, ted talks
microphone: ask me anything, panel discussions, cabaret singer, public speaker, compere, comperes, emcees, vocalist
microphone: vocalists, crooner, crooners, frontman, beatbox, beatboxing, speeches
microphone guitar: punk night, metal night, indie night, rock night, gig poster, tribute band, album launch, ep launch
microphone guitar: live concert, rock concert, live band, music festival, summer festival, open air, wedding band
microphone guitar: bands for weddings, band for weddings, tribute night, singer-songwriter, rock band, live show
microphone guitar: live session, support act, album release, on tour, concert tour, unplugged, acoustic night
microphone guitar: acoustic set
microphone guitar: ~ gig, gigs, band, singer
microphone musical-notes: carnatic vocal, carnatic vocals, carnatic singing, hindustani vocal, hindustani vocals
microphone musical-notes: vocal classes, vocal lessons, vocal training, vocal coaching, videoke, videoke rental
microphone musical-notes: karaoke machine, karaoke hire, can't sing, cant sing, can not sing, love singing
microphone musical-notes: sing with us, singing, singing teacher
microphone open-book: poets
microphone projector: conference venue, conference, conferences
microphone projector: keynote, symposium, trade conference, av hire
microphone speech-bubble: poetry slam, poetry slams, slam poetry, slam poets, poetry open mic, open mic poetry
microphone speech-bubble: spoken word, spoken word night, spoken word open mic, speaking coach, public speaking
microphone speech-bubble: speech coach, presentation skills, presenters, public speaking course, media training
microphone speech-bubble: speakers club, debate night
microphone speech-bubble: speak in public, speaking in public
microphone theatre-masks: comedy, comedies, comics live, comedians, comedian, standup, roast battle
microphone: ~ lecture, lectures, talk, speech
musical-notes: concert, concerts, music class, music classes, music for toddlers, baby music
musical-notes: carol concert, christmas concert, carols, live music, tribute act, tribute acts, elvis tribute
musical-notes: queen tribute, tribute to elvis, tribute to queen, blues music, reggae night, acoustic music
musical-notes: country night, country music, sufi night, sufi music, rhythm class, music makers, music making
musical-notes: mini music, music tots, retro hits, rhythm and blues, r&b night, backing vocals, backing vocalist
musical-notes: punk rock, hip hop, hip-hop, trad music, buddy holly, steel pan music
musical-notes: wedding music, busker, soundbath, ghazal, ghazals, qawwali, skiffle, antakshari, jingles, melodies
musical-notes: bandsmen
musical-notes anchor: sea shanty, sea shanties, shanty festival, shanty crew, shanty singers, shanty night
musical-notes microphone: tenors and basses, tenors wanted, tenors needed, basses wanted
musical-notes microphone: sopranos wanted, altos wanted, sopranos and altos
musical-notes microphone: barbershop singers, choral scholars, choristers, chorister, singers wanted
musical-notes microphone: harmony group, barbershop quartet, barbershop singing, singing groups, songs, gospel
musical-notes musical-score: tenors, tenor, sopranos, soprano, altos, basses, baritones, classical concert
musical-notes musical-score: symphony, chamber music, a cappella, hymn evening, hymns, songwriting, music theory
musical-notes musical-score: ear training, music therapy, musicals, chorus
musical-notes musical-score: ~ musical
musical-notes musical-score: guzheng, guzheng lessons, koto concert
musical-notes violin: carnatic, carnatic music, carnatic concert, carnatic concerts, carnatic classical, margazhi
musical-notes violin: sabha concert, kutcheri, hindustani classical, hindustani music
musical-notes: ~ playlist, playlists
musical-notes: carol evening
musical-notes: music box, music boxes
musical-notes candle: carols by candlelight
musical-score: sheet music sale, music shop sheet music, choral scores, sheet music, composition class, choral evening
musical-score: choral workshop, music exam, music exams, music grades, handel's messiah, handels messiah
musical-score: messiah from scratch, music library, music stand, music stands, verdi requiem, mozart requiem
musical-score: baroque music, baroque concert, trinity grades, glee club, glee clubs, proms concert
musical-score: last night of the proms, sight singing, candlelight concert, classical music, singing for all
musical-score: song writing, proms in the park, village proms, proms night, composer, composers, choral, madrigal
musical-score: madrigals, cantata, cantatas, requiem, mozart, quartet, quartets, philharmonia, arrangers, baroque
musical-score: ensemble, ensembles, sinfonia, sinfonietta, beethoven, vivaldi, lieder, symphonic, songwriters
nesting-dolls: russian doll, russian dolls, russian school, russian classes, russian food, ukrainian school, matryoshka
nesting-dolls: matryoshkas, maslenitsa, babushka
nesting-dolls: matryoshka dolls, matryoshka doll, nesting dolls
oboe: oboe, oboes, cor anglais, oboe reeds, clarinet reeds, woodwind, woodwinds
oboe musical-notes: clarinet, clarinets, clarinet lessons, clarinet teacher, clarinettist
origami-crane: origami, paper cranes, paper crane, paper folding
padel-racket: padel, paddle tennis, padel court, padel courts, padel club, padel coaching, padel lessons, padel tennis
padel-racket: racquetball
paintball-marker: paintball, paintballing, paintball gun, paintball guns, paintball marker, paintball markers
paintball-marker: paintball park, paintball party, paintball parties
painted-eggs chick: easter egg hunt, easter egg hunts, egg hunt, egg hunts, easter egg trail, egg decorating
painted-eggs chick: egg painting, egg rolling, painted eggs, decorated eggs, pysanky, easter eggs painting
palette balloon: face painter, face painting, face painters, glitter tattoos, glitter face painting
palette crayon: colouring book, coloring book, colouring books, coloring books, colouring pages, coloring pages
palette crayon: colouring sheets, adult colouring
palette hindu-temple: idol making, clay idol, clay idols, murti making, ganesh idol making, ganesha making
palette paint-roller: holi bash, holi party, festival of colours, colour runs, colour fun run
palette paintbrush: holi colours, holi colors, gulal, organic gulal, rangoli colours, rangoli colors, rangoli powder
palette paintbrush: kolam contest, kolam competition, rangoli, rangoli contest, rangoli competition, alpana, chalk art
palette paintbrush: art store, art stores, art supplies, art supply, art supply store, art materials, artists materials
palette paintbrush: artist materials, canvas and paints, art installation, art installations, printmaking, lino cut
palette paintbrush: lino printing, etching class, screen printing class, screen print class, mural, murals
palette paintbrush: mural painter, mural painters, mural artist, mural artists, paint and sip, paint-and-sip
palette paintbrush: paint & sip, sip and paint, sip & paint, painting course, painting class, painting workshop
palette paintbrush: watercolour, watercolor, watercolor painting, art class, art club, art clubs, art group
palette paintbrush: after-school art, art classes, art school, art workshop, paint night, artist, acrylic painting
palette paintbrush: oil painting, oil paintings, portrait painter, portrait painting, portraits, icon painting
palette paintbrush: watercolors, street art, graffiti, graffiti workshop, art studio, art for kids, paint by numbers
palette paintbrush: sketching, art therapy, art therapist, colouring in, colouring club, alcohol inks, alcohol ink
palette paintbrush: art camp, art camps, pastel painting, soft pastels, paint pour, paint pouring, pour painting
palette paintbrush: painters group, painting group, colour analysis, color analysis, colour me beautiful, messy art
palette paintbrush: calligraphy and art, foundation art, art lessons, art lesson, art society, art societies
palette paintbrush: mixed media, bob ross, fluid art, art for wellbeing, mandala art, fine art, fine arts
palette paintbrush: portfolio prep, portfolio preparation, resin art, art jam, arts festival, kids art, abstract art
palette paintbrush: abstract painting, art teacher, art teachers, art party, art parties, batik workshop
palette paintbrush: neurographic art, art exam, art exams, life model, life models, body art, body painting
palette paintbrush: tanjore painting, art tutor, art tutors, junk journals, junk journal, art journaling
palette paintbrush: art journalling, art history, art retreat, art retreats, colouring group, acrylic painting class
palette paintbrush: pastel drawing, gouache, madhubani, mandala, encaustic, crafternoon, crafternoons, neurographic
palette paintbrush: zentangle, decoupage
palette paintbrush: ~ canvas
palette pencil: plein air, plein-air, plein air painting, urban sketchers, urban sketching, sketch crawl, sketch club
palette pencil: sketching group, drawing club, life drawing, sketching walks, graphic design, logo design, brand design
palette pencil: ui design, ux design, ux agency, design agency, illustration course, illustrator, illustrators
palette pencil: life drawing class, sketching club, graphic designer, illustration, design studio, tattoo design
palette pencil: comic drawing
palette pencil: new logo
palette spray-bottle: street art tour, street art tours, street art walk, street art walks, street art walking tour
palette spray-bottle: mural tour, mural tours, mural walk, graffiti tour, graffiti tours
party-popper balloon: parade float, parade floats, float builder, carnival floats, mechanical bull, rodeo bull
party-popper balloon: bucking bronco, confetti, confetti cannon, confetti cannons, party venue, party room
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
piano-keys: piano tuner, piano tuners, piano tuning, pianos tuned, concert pitch, uprights and grands, piano restoration
piano-keys: piano moving, piano movers, piano removals, tinkle the ivories, grade exams piano, grade 5 piano
piano-keys: grade 5 theory, keys player, keys players, baby grands, grands and uprights, keyboard player, boogie woogie
piano-keys: boogie-woogie, honky tonk, modular synth, modular synths, suzuki piano, accompanist, accompanists, ivories
piano-keys: steinway, keyboardist, keyboardists, ragtime, chopin, synthesiser, synthesisers, clavinova, rachmaninov
piano-keys: rachmaninoff, pianolas, eurorack
piano-keys: used upright, upright piano tuned, restored upright
piano-keys church: organ lessons, organ music
piano-keys musical-notes: harpsichord, harpsichords, harpsichord tuning, upright piano, upright pianos, baby grand piano
piano-keys musical-notes: grand piano, grand pianos, boudoir grand, clavichord, spinet, keyboard class, keyboard classes
piano-keys musical-notes: keyboard lessons, keyboard lesson, keyboard teacher, keyboard tuition, piano and keyboard
piano-keys musical-notes: piano lessons, piano, piano teacher, piano school, pianist, synthesizer, synthesizers, synths
pickleball: pickleball, pickleball club, pickleball courts, pickleball court, pickleball lessons, pickle ball, picklers
pickleball: pickleballers
pinata: mexican party, fiesta night, pinata filler, las posadas, fiesta party
pipe-organ: organ tuning and repair
pipe-organ church: organ tuning, organ tuner, organ tuners, organ builder, organ builders, organ restoration
pipe-organ church: organ repair, organ repairs, pipe organ, pipe organs, church organ, church organs, organist
pipe-organ church: organists, church organist, relief organist, organ recital, organ recitals, organ concert
pipe-organ church: organ concerts, organ appeal, church organ restoration, organ restoration appeal, organ fund
pipe-organ church: organ pipes, organist wanted, organ scholar
playing-card: cribbage, crib league, euchre, canasta, rummy, bridge lessons, pinochle, magic cards, magic the gathering
playing-card: pokemon cards, trading cards, trading card game, card shop, sports cards, baseball cards, pokemon, pokémon
playing-card: trading card games, yugioh, pokemon trading, pokémon trading, pokémon cards, yu-gi-oh, card trading
playing-card: card games club, trading card shop, collectible cards, collectable cards, card games, bridge club
playing-card: bridge classes, poker night, whist drive, whist, poker, card game, skat, card school, duplicate bridge
playing-card: duplicate pairs, beginners bridge, bridge for beginners, rubber bridge, bridge drive, bridge players
playing-card: bridge tournament, learn bridge, bridge night, chicago bridge, 45 card drive, teen patti, texas holdem
playing-card: texas hold'em, card shark, card sharks, forty fives, progressive 45, cards night, card party, card drive
playing-card: card drives, uno night, cards club, pontoon and poker, blackjack, hold'em, holdem, sheepshead
playing-card: gin rummy
portuguese-guitar musical-notes: portuguese guitar, portuguese guitars, mandolin, mandolins, mandolin lessons, bouzouki
portuguese-guitar musical-notes: bouzoukis, lute, lutes, oud lessons, oud player, oud concert, oud music
portuguese-guitar violin: mandolin orchestra, mandolin orchestras
portuguese-guitar wine: fado, fados, fado night, fado nights, fado dinner, fado show, fado dinner show, fado singer
portuguese-guitar wine: fado house
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
projector: slide show, slide shows, presentation hire, projection mapping, beamer hire, powerpoint course, screen hire
projector: screen and projector, home theatre, home theatre installation, backyard cinema, magic lantern
projector: magic lantern show, magic lanterns, slideshow, powerpoint, epidiascope
projector laptop: presentation software, worship software, church presentation software, projection software
projector laptop: worship slides, sunday slides, song lyrics, song words on screen, hymn lyrics, hymn slides
projector laptop: lyrics on screen, lyric slides, slides and lyrics, slide decks, slide deck, pitch deck, pitch decks
puzzle: jigsaw, jigsaws, jigsaw puzzle, jigsaw puzzles, jigsaw library, jigsaw swap, puzzle, brain teaser, brain teasers
puzzle: speed puzzling, rubik's cube, rubiks cube, problem solving, autism support, autism awareness, autism friendly
puzzle: autism acceptance, autistic adults, sen support, sen children, sen group, logic puzzles, team bonding
puzzle: pieces missing, sudoku, crossword, crosswords, wordsearch, wordsearches, rubik's, cubers, speedcubing, puzzlers
puzzle: wasgij, riddles, autism, autistic, neurodiversity, neurodivergent, icebreakers
`;
