/** English words for play, sport and music, by the thing they lead to: d to f. Notation: word-list.ts. */
export const englishLeisureDToF = `
dance-couple: swing dance, swing dancing, swing class, swing classes, swing night, lindy hop, 50s swing, modern jive
dance-couple: jiving, salsa, salsa night, bachata, kizomba, cha cha, cha-cha, latin american, two step, ceroc, leroc
dance-couple musical-notes: ballroom, ballroom dancing, ballroom dance, ballroom classes, ballroom and latin
dance-couple musical-notes: latin and ballroom, tango, tango lessons, argentine tango, milonga, milongas, waltz, waltzes
dance-couple musical-notes: viennese waltz, foxtrot, dancesport, dinner dance, dinner dances
dance-couple party-popper: viennese ball, debutante ball, debutante balls, polonaise ball
dance-couple ring: wedding dance, wedding dance lessons, first dance, first dance lessons
dance-couple tea: tea dance, tea dances
dhol: dhol drum, dhol drums, dhol player, dhol drummer, dhol classes, dhol lessons, dhol hire, dhol, dhols, dhol tasha
dhol: dhol players, dhol drummers, dholak, bhangra, vaisakhi, baisakhi
dice: bluffing game, player game, party game for, deduction game, bunco
dice chess-pawn: dungeon crawler, solo dungeon, dungeon zine, dungeon master, dungeon masters, one-shot rpg, ttrpg
dice chess-pawn: tabletop rpg, solo rpg, adventure module, backgammon, backgammon club, ludo, yahtzee, beetle drive
dice chess-pawn: beetle drives, board game, board games, board game café, board game night, game night, tabletop
dice chess-pawn: role-playing game, bunco night, snakes and ladders, games library, war games, family games
dice chess-pawn: family games night, table top day, tabletop day, games afternoon, games afternoons, games night
dice chess-pawn: mini painting, games cafe, games café, settlers of catan, boardgame, boardgames, monopoly
dice dragon: tabletop games, roleplaying, role-playing games, one-shots, wargames, wargaming, miniatures painting
dice dragon-head: d&d, dungeons and dragons, dungeons & dragons, dnd, rpg night, tabletop gaming, warhammer
disco-ball: dj, djs, dj hire, wedding dj, mobile disco, disco, school disco, 80s night, 70s night, 90s night, 60s night
disco-ball: 00s night, 80's night, 90's night, 70s disco, mirror ball, mirror balls, studio 54, northern soul
disco-ball: prom night, boogie nights, boogie night, abba tribute, abba night, over 30s night, over 40s disco
disco-ball: school formal, deb ball, debs ball, glow party, glow in the dark party, sock hop, uv party, neon party
disco-ball: funk and soul, bollywood night, soul night, dancefloor hire, house music, ibiza classics, throwback night
disco-ball: old skool, student night disco, day party, freshers party, roller disco lights, club nights, school formals
disco-ball: year 12 formal, formal night, clubbers, mirrorball, mirrorballs, dancefloor, light-up dance floor
disco-ball: led dance floor
disco-ball cocktail: nightclub, night club, dj night, dj party, techno, techno night, dance party, party night
disco-ball cocktail: house party, 80s party, 90s party, ladies night, rave
diving-mask fish: spearfishing, spear fishing, scallop diving
diving-mask seal: snorkel with seals, snorkelling with seals, swim with seals
diving-mask tropical-fish: manta ray, manta rays, snorkel, snorkel trip, snorkel trips, snorkel tour, snorkelling
diving-mask tropical-fish: snorkeling, first dive, try dive, try dives, reef dive, reef dives, dive centre, dive center
diving-mask tropical-fish: dive trip, dive trips, scuba dive, padi, diving school, scuba diving, scuba, diving
diving-mask tropical-fish: freediving, dive club, dive gear, dive boat, wreck dives, wreck diving, sub aqua, sub-aqua
diving-mask tropical-fish: open water diver, octopush, aqualung, subaqua, divemaster, divemasters, snorkels, nitrox
diving-mask tropical-fish: spearos, learn to dive, open water course, learn to scuba dive
dodgem-car: dodgem, dodgems, bumper cars, bumper car
dog-walker: dog walker, dog walkers, dog walking, dog-walking
doll: doll, dolls, rag doll, rag dolls, baby doll, baby dolls, barbie, barbies, barbie doll, barbie dolls, reborn doll
doll: reborn dolls, doll hospital, doll maker, doll makers, doll making, doll clothes, dolls clothes, doll fair
doll: porcelain dolls, porcelain doll, cloth dolls, cloth doll, doll collection, waldorf dolls, action figures and dolls
doll: dolls hospital, doll restoration, dolls house shop, barriguitas y nenucos
doll house: sylvanian families house, sylvanian families, sylvanian house
dominoes: dominoes tournament, dominoes set, domino set, domino sets, dominoes, dominoes league, dominoes club
dominoes: dominoes night, domino drive
draughts-board: draughts club, draughts set, draughts board, checkers game, checkerboard
drum: drummer, drummers, taiko, snare drum, snare drums, pipe band drummers, drum kit lessons, kit lessons drums
drum: corps of drums, bodhran, bodhrán, timpani, lambeg, percussionist, percussionists
drum dancer: vaisakhi procession, nagar kirtan
drum guitar: rehearsal space, rehearsal room, rehearsal rooms, rehearsal studio
drum headphones: drum samples, drum kit samples, drum loops
drum musical-notes: samba band, samba drumming, drumline, drum lessons, drum lesson, drum teacher, drum classes, drums
drum musical-notes: drumming, drumming lessons
drum-kit: drum tuning, cymbal, cymbals
drum-kit drum: drum kit, drum kits, drum set, drum sets, drummer wanted, drum tuition, drum school
dumbbell: strength and conditioning, strength & conditioning, s and c coach, week shred, shred challenge, week challenge
dumbbell: transformation challenge, week transformation, coached sessions, strength class, strength classes
dumbbell: strength training, strength coach, strength program, small group training, hiit, f45, functional fitness
dumbbell: weights class, open gym, pt session, pt sessions, pt 1:1, 1:1 pt, personal training sessions, ladies gym
dumbbell: outdoor gym, crossfit, circuit training, bodybuilding, personal training, powerlifting, weightlifting
dumbbell: women's gym, circuit class, exercise class, exercise classes, keep fit, fit camp, step class, step aerobics
dumbbell: exercise referral, body blast, body sculpt, bums and tums, legs bums and tums, insanity workout
dumbbell: cross training, physical training, pt course, group exercise, core class, body tone, circuits, metafit
dumbbell older-person: seated fitness
dumbbell stopwatch: gym, gyms, fitness, fitness studio, fitness centre, fitness center, gym membership, health club
dumbbell stopwatch: personal trainer, weight training, workout, workouts, fitness class, home gym, fitness coach
dumbbell stopwatch: functional training
dumbbell: ~ bootcamp, bootcamps, boot camp, weights, protein, work out, get fit, shape up, exercise, cardio
earbuds: earbuds, earbud, ear buds, wireless earbuds, airpods, air pods, airpod, in-ear headphones, wireless earphones
earbuds: earpods, earphones, earphone, airpods case
embroidery-hoop: embroidered patches, embroidered patch, tapestry, tapestry kit, needlepoint kits, cross stitch kits
embroidery-hoop: crewel, bargello, punch needle, monogramming, zardozi, applique, appliqué, kantha
embroidery-hoop thread: embroidery, embroidery class, embroidery classes, embroidery workshop, hand embroidery
embroidery-hoop thread: embroiderer, embroiderers, embroiderers' guild, cross stitch, cross-stitch, needlework
embroidery-hoop thread: needlepoint, embroidery kits, stitching group, tapestry kits
erhu: erhu, erhu lessons, chinese fiddle
exercise-bike: spin classes, spinning class, indoor cycling, stationary bike, stationary bikes, indoor cycling class
exercise-bike: spin studio, exercise bikes, spin class, spinning classes, exercise bike, spin bike, spin bikes
exercise-bike: peloton, peloton bike, pelotons
exercise-bike treadmill: rowing machine, rowing machines
field-hockey: hockey club, hockey club trials, hockey team, field hockey, ladies hockey, men's hockey, mens hockey
field-hockey: junior hockey, unicycle hockey, hockey sticks, astro hockey, back to hockey, indoor hockey, hockey stick
field-hockey: underwater hockey, quicksticks, walking hockey, mixed hockey
film-camera: cine club, cine clubs, analogue film, film crew, film crews, reels transferred, screening and q&a
film-camera: film festivals, indie film, indie films, film season, film seasons, picture house, movie makers
film-camera: film makers, cinematography, cinematographer, flicks, bioscope, moviegoers
film-camera popcorn: film society, film club, film night, film nights, village cinema, community cinema, movie night
film-camera popcorn: movie nights, cinema club, film screening, film screenings, screening of, movie screening
film-strip camera: slides to digital, digitise, digitize, old slides, negs and slides, cine to dvd, cine to digital
film-strip camera: roll film, stop motion, doc fest, short films, shorts night, photo negatives, animation, documentary
film-strip camera: documentaries
film-strip film-camera: cine film, cine films, cine reel, cine reels, cine transfer, film to digital, films to digital
film-strip film-camera: reels to digital, 8mm reels, film reels, super 8, super 8 film, 8mm film, 16mm film
film-strip film-camera: reel to digital, slide scanning, slides scanned, slides and negatives, negatives scanned
film-strip film-camera: negative scanning, photo scanning, scan your slides, 35mm slides, film scanning
film-strip usb-stick: diapositivas a usb
film-strip video-camera: home movies digitised
fire-cupping: cupping therapy, fire cupping, wet cupping, hijama
firecracker: diwali crackers, crackers for diwali, sivakasi crackers, green crackers, cracker stall, cracker stalls
firecracker: crackers sale, bursting crackers, sivakasi
fireworks: guy fawkes, july 4th, 4th of july, fourth of july, new year celebration, independence day, display night
fireworks: fireworks display, pyrotechnics
fireworks sparkler: fireworks tent, fireworks stand, fireworks shop, fireworks for sale
fishing-rod: bait worms, lugworm, lugworms, ragworm, maggots, landing net, landing nets
fishing-rod fish: fly tying, fly-tying, fly fishing, fly casting, fly tying evening, tackle and bait, bait and tackle
fishing-rod fish: tackle shop, rods and bait, rod and bait, rods & bait, rods included, bait included, fishing charter
fishing-rod fish: fishing charters, charter fishing, big fish, deep sea fishing, sea fishing, sea angling, reef fishing
fishing-rod fish: bait, live bait, bait shop, nightcrawlers, minnows leeches, worms minnows, worms and minnows
fishing-rod fish: minnows and worms, fishing, fishing trip, angling, fishing tackle, fishing shop, fishing licence
fishing-rod fish: angler, tackle shops, tackle sale, lure making, casting lessons, casting club, casting clinic
fishing-rod fish: fishing reels, rods and reels, syndicate lake, fishing pegs, catch and release, bass club, rod licence
fishing-rod fish: rod licences, fly rod, fly rods, surf casting, day ticket lake, day ticket water, fishing lures
fishing-rod fish: tackle box, soft baits, fishery, barbel, surfcasting, steelhead, bassmaster, bassmasters, ghillie
fishing-rod fish: ghillies, gillie, carpers, stillwater, stillwaters, beachcasting, beachcasters
fishing-rod snowflake: ice hut, ice huts, ice hut rental, ice hut rentals, ice fishing, ice fishing huts, fishing huts
fishing-rod snowflake: ice shanties
flag: flagpole, flagpoles, flags and banners, banners and flags, custom flags, feather flags, flag day, red ensign
flag: republic day, australia day, waitangi day, bastille day, freedom day, national day, st andrew's day
flag: saint andrew's day, parade day, feather banners, civic pride, jubilee day, bunting making, ensigns, coronation
flag: semaphore, burgee, burgees, jubilee
flute: recorders and flutes, bansuri class, flute choir, wind quintet, bansuri, flutist, flutists, flautist, flautists
flute musical-notes: piccolo
folk-dancers: céilí, céilithe, céilí mór, ceili, ceilis, set dancing, scottish country, contra dance, contra
folk-dancers: morris dancer, clog dancing, clogging, barn dance, morris men, morris dancing, morris dancers, morris side
folk-dancers: irish dancing, irish dance, step dance, step dancing, highland dancing, scottish country dance
folk-dancers: scottish country dancing, jig and reel
folk-dancers accordion: folk dance, folk dances, folk dancing, folk dance evening, folk dance group, folk dancers
folk-dancers accordion: folk dance ensemble, folk ensemble, balfolk, bal folk, circle dance, circle dancing
folk-dancers accordion: country dancing, scandinavian dancing, greek dancing, greek dances, balkan dancing
folk-dancers accordion: israeli dancing, traditional dances
folk-dancers violin: ceilidh, ceilidhs, ceilidh night, wedding ceilidh
folk-dancers crossed-swords: rapper sword, rapper dancing, sword dancing, sword dance
football: mini kickers
football goal-net: stadium tour, stadium tours, football stadium, pitch hire, pitch for hire, pitches for hire
football goal-net: pitch to hire, 3g pitch, 4g pitch, 3g pitches, astro pitch, astro pitches, floodlit pitch
football goal-net: five a side pitch, 5 a side pitch, sunday league, referee needed, referees needed, referee wanted
football goal-net: referees wanted, referee course, footy, 5 a side footy, walking footy, kids footy, football camp
football goal-net: football camps, football holiday camp, soccer camp, soccer camps, sports pitch, sports pitches
football goal-net: pitch renovation, sports pitch renovation, blind football, footballers, footballer, girls footballers
football goal-net: boys footballers, playing fields, sports field, five-a-side, 5-a-side, walking football
football goal-net: football club trials, football club, football, football team, football trials, football academy
football goal-net: football training, soccer, soccer club, soccer academy, football match, football tournament
football goal-net: football pitch, futsal, kickabout, world cup, league match, public viewing, match day, kids football
football goal-net: strikers wanted, goalkeeper training, little kickers, non league, non-league, grassroots football
football goal-net: coaches u9, 7 a side, seven a side, 6 a side, six a side, kick off, kick about
football goal-net: fa cup, away day football, keepie uppie, keepie uppies, keepy uppies, wildcats girls, under 12s
football goal-net: under 10s, under 8s, under 14s, under 16s, football scout, football fixtures, saturday fixtures
football goal-net: striker, goalie, goalies, goalkeepers, goalkeeper, footie, linesman, linesmen, kickabouts
football goal-net: groundhopping, groundhoppers
football goal-net: ~ u6 trials, u7 trials, u8 trials, u9 trials, u10 trials, u11 trials, u12 trials, u13 trials
football goal-net: ~ u14 trials, u15 trials, u16 trials, shin pads, shinpads, shin pads and water, boots and shin pads
football goal-net: ~ girls trials, boys trials, player trials, trials day
football golf: foot golf, footgolf
framed-picture camera: old photos, photos restored, photo restoration, photo restorer, old photographs
framed-picture heart: keepsakes
framed-picture palette: artwork, artworks, limited edition prints, art prints, original paintings, artwork for sale
framed-picture palette: picture frames, picture frame, photo frames, photo frame, art walk, art walks, art trail
framed-picture palette: art trails, gallery walk, gallery night, print sale, fine art prints, giclee prints, linocuts
framed-picture palette: linocut prints, art gallery, gallery, art exhibition, vernissage, picture framing
framed-picture palette: picture framer, framing, art print, art fair, photo exhibition, canvas print, canvas prints
framed-picture palette: mosaic workshop, portrait gallery, art auction, posters, private view
framed-picture palette: private views, landscapes in oil, open studios, picture hanging, affordable art, art show
framed-picture palette: art shows, bespoke frames, painting exhibition, degree show, degree shows, wall art, art sale
framed-picture palette: art sales, limited editions, old masters, still life, still lifes, diamond painting, diamond art
framed-picture palette: studio trail, art crawl, art consultants, art collectors, nude art, art hang, mounts and frames
framed-picture palette: portrait commissions, photography exhibition, gallery late, watercolour paintings, etchings
framed-picture palette: etching, biennale, screenprints, portraiture, picture restoration, picture restorer
framed-picture palette: painting restoration, art restoration, art conservation
framed-picture palette: ~ exhibition, exhibitions
framed-picture paintbrush: gilder, gilders, gilding
french-horn: french horn, french horns, horn lessons
frisbee: frisbee, frisbees, flying disc, flying discs, disc golf, ultimate frisbee, frisbee golf
`;
