/** English words for play, sport and music, by the thing they lead to: a to f. Notation: word-list.ts. */
export const englishLeisureAToF = `
accordion: accordion lessons, squeezebox, accordion, concertina, melodeon, polka night, box and fiddle, cajun music
accordion: oompah night, tango band, scottish country dance band, tex mex band, tex-mex band, polkas, zydeco, conjunto
accordion: oompah
accordion musical-notes: accordion orchestra, accordion band
acupuncture: acupuncture clinic, dry needling, acupuncture, acupuncturist, acupuncturists
admission-ticket: gate entry, ticketed event, ticketed events, early bird tickets, entry pass, entry passes
admission-ticket: event wristbands, festival pass, festival passes, pre-sale tickets, lift tickets
admission-ticket: ~ season pass, season passes, annual pass, annual passes, season ticket, season tickets, presale
admission-ticket: wristband
aerialist: aerialist, aerialists, aerial silk, aerial dance, aerial classes, silks classes, aerial silks, silks class
aerialist: aerial hoop, aerial yoga, trapeze class, aerial fitness
american-football: american football, super bowl, superbowl, football watch party, tailgate party, friday night lights
american-football: homecoming game, fantasy draft, pee wee football, pop warner, wide receiver, wide receivers
american-football: two hand touch, gridiron, quarterback, quarterbacks, tailgate, tailgates, tailgating, touchdown
american-football: touchdowns, pigskin, homecoming, flag football
awareness-ribbon: awareness ribbon, awareness ribbons, pink ribbon, cancer awareness, breast cancer
awareness-ribbon: breast cancer awareness, pink october, pinktober, hiv awareness, world aids day, aids day
awareness-ribbon: prostate cancer, bowel cancer screening, endometriosis
badminton: badminton, badminton club, feather shuttles, racquet night, smash club, no strings badminton, shuttlecock
badminton: shuttlecocks, battledore
bagpipes: pipe chanter, practice chanter, chanter, chanter reeds, pipe reeds, pipe band, pipe bands, bagpipe lessons
bagpipes: piping lessons, highland pipes, highland piper, smallpipes, small pipes, uilleann pipes, uilleann piper
bagpipes: wedding piper, piper for hire, piper for weddings, piper
bagpipes kilt: st andrews night, scottish night, burns night supper, highland gathering, military tattoo, caledonian
bagpipes musical-notes: bagpipe, bagpipes, bagpiper, bagpipers, bagpiping, wedding pipers, scottish piper, lone piper
bagpipes musical-notes: pipes and drums, northumbrian pipes
balloon birthday-cake: kids birthday party, kids birthday parties, children's birthday party
balloon birthday-cake: children's birthday parties, birthday parties, kids parties, children's parties
balloon birthday-cake: soft play parties
balloon cake-slice: baby shower, baby showers, gender reveal, gender reveals, christening party, summer fair
balloon cake-slice: school fair, school summer fair, winter fair, spring fair, fun day, family fun day, fete
balloon cake-slice: village fair
balloon clown: balloon artist, balloons, carnival
balloon party-popper: party decorations, party supplies, school fayre, helium hire, naming ceremony, naming ceremonies
balloon party-popper: village gala, gala day, playgroup party, kids entertainers, helium, balloonist, balloonists
balloon party-popper: balloon decorator, balloon decorators, balloon decoration, balloon decorations, balloon arches
balloon party-popper: balloon arch, balloon garlands, balloon garland
banjo: clawhammer banjo, old time music, old-time music, appalachian music, jug band, jug bands, folk jam
banjo: americana music, banjo ukulele, clawhammer, banjolele, banjoleles, hootenanny, hillbilly, americana
baseball: rounders, rounders league, rounders club, tee ball, t-ball, teeball, little league, baseball, batting cages
baseball: home run, home run derby, minor league, pitching lessons, pitchers and catchers, umpire baseball, world series
baseball: travel ball, mitts and bats, diamond sports, batting cage, dugout, ballpark, ballparks, sandlot, bullpen
basketball: basketball, basketball camp, basketball club, shoot hoops, slam dunk, midnight basketball, basketball court
basketball: march madness, pickup ball, pickup basketball, ballers camp, three on three, 3 on 3, hoop camp
basketball: dunk contests, dribblers, layups, streetball
basketball badminton: sports centre, sports center, sports hall, sports halls, sports complex, leisure centre
basketball badminton: leisure center, gymnasium, gymnasiums, multi court, multicourt, sports court, sports courts
basketball badminton: court hire, courts for hire
bell: bell appeal, bell fund, bell restoration, church bells appeal, sleigh bells, door bells, doorbells, hand bells
bell: handbell, handbells, handbell ringers, bell ringers, bell ringing, bell ringer, school bell, change ringing
bell: wedding bells, ringing practice, cow bells, tubular bells, town crier, town criers, handbell choir, bellringers
bell: chimes, campanology, cowbells
bell church: church bells, bells recast, bell foundry
billiard-ball: 8 ball, 8-ball, eight ball, 9 ball, 9-ball, nine ball, 8 ball comp, pool comp, pool comps
billiard-ball: pool competition, pool tournament, pool league, pool teams, killer pool, pool night, pool hall, snooker
billiard-ball: snooker club, snooker league, snooker table, snooker tables, pool table, pool tables, billiards, pool cue
billiard-ball: pool cues, snooker cue, snooker cues, bagatelle league, bar billiards, american pool, 8 ball pool
billiard-ball: eight ball pool, pool team, green pool table, pub pool, pool shark, pool sharks, pool room, cue tip
billiard-ball: cue tips, cue sports, cue repair, cue repairs, table recovering pool, break and run, 147 club, eightball
billiard-ball: recloth, reclothing, blackball
billiard-ball slot-machine: pub games
bingo-card: bingo, bingo night, bingo nights, bingo hall, bingo afternoon, music bingo, loto, loto night, housie, housey
bingo-card: housey housey, tambola
binoculars: binocular, binoculars, field glasses, viewfinder hire, scopes and optics, migration count, wildlife spotting
binoculars: nature watch, wildlife watch
binoculars lighthouse: coastwatch, coastwatch volunteers, coastal lookout, lookout volunteers
boules: petanque, pétanque, boules, boules evening, bocce, bocce ball, bocce league
bowling: skittles, skittles night, skittles evening, skittles league, alley skittles, skittles alley, skittle alley
bowling: kids bowl, bowl free, bowl for free, bowling lanes, ten pin, ten-pin, tenpin, bowl a strike, bowl two games
bowling: games of bowling, bowling alley, bowling, ten pin bowling, bowling night, bowling league, bowl a thon
bowling: bowl-a-thon, strike night, bowlers, candlepin, candlepins, duckpin, duckpins, bowlathon, kingpin
boxing-glove: boxing, boxing gym, kickboxing, boxing club, muay thai, boxing class, thai boxing, boxercise, boxing night
boxing-glove: fight night, cage fighting, sparring partners, pad work, punch bag, punch bags, white collar boxing
boxing-glove: fight camp, bare knuckle, rock steady boxing, knockout boxing, mma gym, sparring, padwork, punchbag
boxing-glove: punchbags, pugilist, pugilists, boxfit, savate, kickboxing class, mma
breakdancer: breakdancer, breakdancers, break dance, break dancing, b-boy, b-girl, bboy, breakdance classes
breakdancer: breakdancing classes, breaking classes, street dance, streetdance, hip hop classes, hip hop class
breakdancer: hip hop dance, breakdance, breakdancing
bungee-jumper: bungee jump, bungee jumps, bungee jumper, bungy jump, bungy jumping, bungee jumping trips, bungee jumping
bungee-jumper: bungee
calligraphy-brush scroll: chinese calligraphy, japanese calligraphy, brush calligraphy, shodo, ink painting
calligraphy-brush scroll: ink wash painting, sumi-e, brush painting
camera: photo walk, photo walks, photowalk, photography walk, photography walks, boudoir, boudoir shoot
camera: boudoir photography, senior portraits, senior portrait, senior pics, senior pictures, senior photos
camera: mini sessions, mini session, family portraits, family portrait, newborn session, newborn sessions
camera: cap and gown photos, school photos, school photo, school photography, staff headshots, photo contest
camera: photo competition, photography contest, photography competition, school photographer, modelling agency
camera: model casting, photographer, photography, photo studio, photoshoot, photo shoot, portrait photography
camera: family photos, photography course, photography workshop, camera shop, camera, cameras, lens rental
camera: portrait session, photo day, lens repair, lens repairs, camera lenses, lens cleaning, camera cleaning
camera: sensor cleaning, product shots, photo comp, photographic society, candid photos, portfolio shoot
camera: portfolio shoots, property photos, property photography, real estate photos, real estate photography
camera: prints and canvases, pre wedding shoot, pre-wedding shoot, mirrorless cameras, photo course, photo courses
camera: photo book, macro photography, photo tour, photo tours, photo workshop, photo workshops, photo safari
camera: street photography, studio portraits, studio hire photo, pet photography, wildlife photography
camera: astrophotography course, photographic club, polaroid, polaroids, selfie, selfies, photographic, photojournalism
camera: mirrorless, snapshots, instax, photobook, photobooks, sd card, sd cards, memory card, memory cards
camera baby: baby photos, baby photography, baby photoshoot, newborn shoot, newborn photos, newborn photography
camera baby: newborn photographer, cake smash, maternity shoot
camera film-camera: photo prints
camera film-strip: photographic laboratory, film developing, film processing, darkroom, darkroom hire, photo printing
camera film-strip: photo lab, photo labs, film lab, headshots, head shots, headshot, film rolls, 35mm film, film cameras
camera film-strip: film camera
camera laptop: photo editing, photo retouching
camera passport: passport photos, passport photo, passport pictures, visa photos, id photos
camera pregnant-woman: maternity photos, maternity photography, maternity photographer
camera ring: wedding photographer, wedding photography, wedding photos, wedding video, wedding videographer
camera sliders: lightroom preset, lightroom presets, photo preset, photo presets, preset pack, preset packs, presets
camera sliders: luts, film luts
camera video-camera: wedding videographers, wedding videography
camera-flash: red carpet night, studio lighting, paparazzi, strobist, flashgun, flashguns, speedlight, speedlights
carnival-mask party-popper: masked ball, masked balls, masquerade, masquerades, masquerade ball, masquerade party
carnival-mask party-popper: mardi gras, mardi gras ball, mardi gras float, mardi gras party, carnival ball
carnival-mask party-popper: carnival parade, carnival party, carnival costumes, carnival float, venetian masks
carnival-mask party-popper: venetian mask, carnival masks, purim, purim party, purim carnival, venice carnival
carnival-mask party-popper: notting hill carnival, rio carnival, carnival night, carnival of venice
carp-streamer: kodomo no hi, children's day japan, windsock, windsocks
cello musical-notes: cello, cellos, cellist, cellists, cello lessons, cello lesson, cello teacher, double bass
cello musical-notes: double bass lessons, violoncello
chess-pawn: chess puzzle, chess puzzles
chess-pawn dice: carrom & chess, carrom and chess, chess & carrom, chess and carrom
chess-pawn trophy: chess, chess club, chess lessons, chess tournament, chess set, rapid play chess, chess congress
chess-pawn trophy: knights and bishops, strategy games, blitz chess, rapidplay, grandmaster, grandmasters, lichess
chess-pawn trophy: chess960, gambits
choir church: church choir, church choir concert
choir heart: dementia choir, wellbeing choir
choir musical-notes: choir, choirs, choir concert, choir concerts, community choir, children's choir, chamber choir
choir musical-notes: male voice choir, ladies choir, rock choir, gospel choir, barbershop chorus, barbershop choir
choir musical-notes: pop choir, choral society, choral concert, choral singing, carol singing, carol singers
choir musical-notes: choir rehearsals, choir wanted, choir seeks tenors, choir seeks basses, choir seeks
choir musical-notes: choir needs tenors, choir needs, choir looking for, choir master, choirmaster, choir leader
choir musical-notes: youth choir, school choir, singers wanted for choir, come and sing, singing group
christmas-tree: cut your own tree, choose and cut, fraser fir, fraser firs, nordmann fir, nordmann firs, nordman fir
christmas-tree: real trees, non drop trees, christmas decorations, christmas lights, xmas party
christmas-tree: pick your own christmas trees, non drop, christmas tree recycling, christmas tree collection, tree lot
christmas-tree: elf day, winter lights, winter lights trail, festive market, festive fair, festive season
christmas-tree: holiday bazaar, holiday market, holiday lights, kris kringle, christmas baubles, stocking fillers
christmas-tree: stocking stuffers, treecycle, treecycling, treelot, baubles, bauble, yuletide, tinsel, nutcracker
christmas-tree fir-tree: christmas trees, xmas trees, real christmas tree, real christmas trees, fresh christmas trees
christmas-tree fir-tree: christmas tree farm, christmas tree sale, christmas tree sales, nordmann, nordmanns, nordman
christmas-tree fir-tree: christmas tree, xmas tree, norway spruce, blue spruce, pot grown christmas trees
christmas-tree gift: christmas market, christmas, xmas, christmas party, christmas sale, christmas fair
christmas-tree gift: christmas dinner
christmas-tree santa: christmas parade, christmas light switch on, christmas light switch-on, christmas lights switch on
christmas-tree santa: christmas lights switch-on, tree lighting, tree lighting ceremony
cigar: cigar, cigar shop, cuban cigars, cigar merchant, hand-rolled cigars, cigars, cigar lounge, tobacco, tobacconist
clapperboard film-camera: film location, film locations, film location tour, movie location, movie locations
clapperboard film-camera: filming locations
clapperboard speech-bubble: subtitles, captions, captioning
clapperboard typewriter: screenwriting, screenwriter, screenwriters, scriptwriting
clapperboard video-camera: video editing, video editor, videographer, video production, film production, film school
clapperboard video-camera: film studio, film making, filmmaking, film festival, short film, filmmaker, video course
clapperboard video-camera: wedding film, film extras, tv extras, extras wanted, extras needed, movie extras
clapperboard video-camera: directors wanted, film academy, animation course, production company, production companies
clapperboard video-camera: script writing, background artist, background artists, oscars night, music video
clapperboard video-camera: music videos, production runners, film workshop, film workshops, 48 hour film, film shoot
clapperboard video-camera: film shoots, student film, student films, film crew wanted, movie set, promo film
clapperboard video-camera: promo films, showreel, showreels, screenplay, screenplays, storyboard, storyboards
clapperboard video-camera: ~ hollywood
clapperboard film-camera: ~ web series, webseries, mini-series, docuseries
classical-guitar musical-notes: classical guitar, classical guitars, classical guitar lessons, acoustic guitar
classical-guitar musical-notes: acoustic guitars, acoustic guitar lessons, spanish guitar, spanish guitar music
classical-guitar musical-notes: flamenco guitar, flamenco guitarist, fingerstyle, guitar luthier, nylon string guitar
classical-guitar musical-notes: folk guitar
classical-guitar trumpet: mariachi, mariachis, mariachi band, mariachi bands, mariachi night
cool-box: cool box, cool boxes, coolbox, coolboxes, ice chest, ice chests, camping cool box, ice boxes and coolers
cricket: english willow, kashmir willow, willow bats, willow bat, cricket bat, cricket bats, bat repair, bat repairs
cricket: bat knocking, knocking in, free knocking, handmade bats, batting pads, batting gloves, leather ball cricket
cricket: tape ball, box cricket, turf cricket, cricket nets, bowling machine, t20 league, blind cricket, table cricket
cricket: walking cricket, cricket club, cricket, cricket match, batters and bowlers, batting coach, batting coaching
cricket: bat oiling, cricket willow, gully cricket, ipl screening, winter nets, test match, seam bowlers, spin bowlers
cricket: dynamos cricket, all stars cricket, second xi, leather ball, the ashes, twenty20, wicket, wickets, wicketkeeper
cricket: wicketkeepers, batsman, batsmen, inclusive cricket
croquet: croquet lawns, croquet set, croquet sets, croquet mallet, croquet mallets, croquet tournament, croquet
croquet: croquet club, croquet lawn, croquet set hire
crystal-ball: tarot card reader, tarot card readers, oracle card reader, angel card reader, astrologer, astrologers
crystal-ball: birth chart, psychic readings, fortune teller, psychic, astrology, horoscope, clairvoyant, tarot reading
crystal-ball: tarot cards, medium reading, palm reading, palmistry, seance, oracle, numerology, dream interpretation
crystal-ball: fortune telling, palm readings, palm reader, kundli matching, birth charts, vedic astrology, medium night
crystal-ball: mediumship course, angel cards, oracle card, mystic fair, mystic market, aura reading, aura photography
crystal-ball: past life, past life regression, mind body spirit, mind body and spirit, mind body spirit fair
crystal-ball: rune reading, tea leaf reading, tea leaf readings, pagan moot, witches market, witch market
crystal-ball: pendulum dowsing, kundli, horoscopes, mediumship, mystics, spiritualist, spiritualists, scrying, jyotish
crystal-ball: clairvoyance, clairvoyants, wiccan, pagans, divination, seances
crystal-ball candle: esoteric store, esoteric shop, occult shop, metaphysical store, metaphysical shop, new age shop
crystal-ball candle: witch shop, witchcraft supplies, spiritual shop
crystal-ball playing-card: tarot, tarot deck, tarot decks, oracle deck, oracle decks
curling-stone: learn to curl, curling club, curling clubs, try curling, curling league, bonspiel, curling
curling-stone: curlers wanted, new age kurling, skip and lead curling, curling sheets, kurling
dance-couple: swing dance, swing dancing, swing class, swing classes, swing night, lindy hop, 50s swing, modern jive
dance-couple: jiving, salsa, salsa night, bachata, kizomba, cha cha, cha-cha, latin american, two step
dance-couple musical-notes: ballroom, ballroom dancing, ballroom dance, ballroom classes, ballroom and latin
dance-couple musical-notes: latin and ballroom, tango, tango lessons, argentine tango, milonga, milongas, waltz, waltzes
dance-couple musical-notes: viennese waltz, foxtrot, dancesport, dinner dance, dinner dances
dance-couple party-popper: viennese ball, debutante ball, debutante balls, polonaise ball
dance-couple ring: wedding dance, wedding dance lessons, first dance, first dance lessons
dance-couple tea: tea dance, tea dances
dhol: dhol drum, dhol drums, dhol player, dhol drummer, dhol classes, dhol lessons, dhol hire, dhol, dhols, dhol tasha
dhol: dhol players, dhol drummers, dholak
dice: bluffing game, player game, party game for, deduction game
dice chess-pawn: dungeon crawler, solo dungeon, dungeon zine, dungeon master, dungeon masters, one-shot rpg, ttrpg
dice chess-pawn: tabletop rpg, solo rpg, adventure module, backgammon, backgammon club, ludo, yahtzee, beetle drive
dice chess-pawn: beetle drives, board game, board games, board game café, board game night, game night, tabletop
dice chess-pawn: role-playing game, carrom, bunco night, snakes and ladders, games library, war games, family games
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
disco-ball: year 12 formal, formal night, clubbers, mirrorball, mirrorballs, dancefloor
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
doll: doll, dolls, rag doll, rag dolls, baby doll, baby dolls, barbie, barbies, barbie doll, barbie dolls, reborn doll
doll: reborn dolls, doll hospital, doll maker, doll makers, doll making, doll clothes, dolls clothes, doll fair
doll: porcelain dolls, porcelain doll, cloth dolls, cloth doll, doll collection, waldorf dolls, action figures and dolls
doll: dolls hospital, doll restoration, dolls house shop
dominoes: dominoes tournament, dominoes set, domino set, domino sets, dominoes, dominoes league, dominoes club
dominoes: dominoes night, domino drive
drum: drummer, drummers, taiko, snare drum, snare drums, pipe band drummers, drum kit lessons, kit lessons drums
drum: corps of drums, bodhran, bodhrán, timpani, lambeg, percussionist, percussionists
drum dancer: vaisakhi, vaisakhi procession, nagar kirtan
drum guitar: rehearsal space, rehearsal room, rehearsal rooms, rehearsal studio
drum headphones: drum sample pack, drum samples, drum kit samples, drum loops
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
exercise-bike: spin classes, spinning class, indoor cycling, stationary bike, stationary bikes, indoor cycling class
exercise-bike: spin studio, exercise bikes, spin class, spinning classes, exercise bike, spin bike, spin bikes
field-hockey: hockey club, hockey club trials, hockey team, field hockey, ladies hockey, men's hockey, mens hockey
field-hockey: junior hockey, unicycle hockey, hockey sticks, astro hockey, back to hockey, indoor hockey, hockey stick
field-hockey: underwater hockey, quicksticks
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
film-strip video-camera: home movies digitised
firecracker: diwali crackers, crackers for diwali, sivakasi crackers, green crackers, cracker stall, cracker stalls
firecracker: crackers sale, bursting crackers, sivakasi
fireworks: guy fawkes, july 4th, 4th of july, fourth of july, new year celebration, independence day, display night
fireworks: fireworks display, pyrotechnics
fireworks sparkler: fireworks tent, fireworks stand, fireworks shop, fireworks for sale
fishing-rod: bait worms, lugworm, lugworms, ragworm, maggots
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
fishing-rod snowflake: ice shanty, ice shanties
flag: flagpole, flagpoles, flags and banners, banners and flags, custom flags, feather flags, flag day, red ensign
flag: republic day, australia day, waitangi day, bastille day, freedom day, national day, st andrew's day
flag: saint andrew's day, parade day, feather banners, civic pride, jubilee day, bunting making, ensigns, coronation
flag: semaphore, burgee, burgees, jubilee
flute: recorders and flutes, bansuri class, flute choir, wind quintet, bansuri, flutist, flutists, flautist, flautists
flute musical-notes: piccolo
folk-dancers: céilí, céilithe, céilí mór, ceili, ceilis, set dancing, scottish country, contra dance, contra
folk-dancers: morris dancer, clog dancing, clogging, barn dance, morris men, morris dancing, morris dancers, morris side
folk-dancers accordion: folk dance, folk dances, folk dancing, folk dance evening, folk dance group, folk dancers
folk-dancers accordion: folk dance ensemble, folk ensemble, balfolk, bal folk, circle dance, circle dancing
folk-dancers accordion: country dancing, scandinavian dancing, greek dancing, greek dances, balkan dancing
folk-dancers accordion: israeli dancing, traditional dances
folk-dancers violin: ceilidh, ceilidhs, ceilidh night, wedding ceilidh
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
football goal-net: coaches u9, 7 a side, seven a side, 6 a side, six a side, kick off, kick about, gaelic football
football goal-net: fa cup, away day football, keepie uppie, keepie uppies, keepy uppies, wildcats girls, under 12s
football goal-net: under 10s, under 8s, under 14s, under 16s, football scout, football fixtures, saturday fixtures
football goal-net: striker, goalie, goalies, goalkeepers, goalkeeper, footie, linesman, linesmen, kickabouts
football goal-net: groundhopping, groundhoppers
football goal-net: ~ u6 trials, u7 trials, u8 trials, u9 trials, u10 trials, u11 trials, u12 trials, u13 trials
football goal-net: ~ u14 trials, u15 trials, u16 trials, shin pads, shinpads, shin pads and water, boots and shin pads
football goal-net: ~ girls trials, boys trials, player trials, trials day
framed-picture camera: old photos, photos restored, photo restoration, photo restorer, old photographs
framed-picture heart: keepsakes
framed-picture palette: artwork, artworks, limited edition prints, art prints, original paintings, artwork for sale
framed-picture palette: picture frames, picture frame, photo frames, photo frame, art walk, art walks, art trail
framed-picture palette: art trails, gallery walk, gallery night, print sale, fine art prints, giclee prints, linocuts
framed-picture palette: linocut prints, art gallery, gallery, art exhibition, vernissage, picture framing
framed-picture palette: picture framer, framing, art print, art fair, photo exhibition, canvas print, canvas prints
framed-picture palette: mosaic, mosaics, mosaic workshop, portrait gallery, art auction, posters, private view
framed-picture palette: private views, landscapes in oil, open studios, picture hanging, affordable art, art show
framed-picture palette: art shows, bespoke frames, painting exhibition, degree show, degree shows, wall art, art sale
framed-picture palette: art sales, limited editions, old masters, still life, still lifes, diamond painting, diamond art
framed-picture palette: studio trail, art crawl, art consultants, art collectors, nude art, art hang, mounts and frames
framed-picture palette: portrait commissions, photography exhibition, gallery late, watercolour paintings, etchings
framed-picture palette: etching, biennale, screenprints, portraiture
framed-picture palette: ~ exhibition, exhibitions
frisbee: frisbee, frisbees, flying disc, flying discs, disc golf, ultimate frisbee, frisbee golf
`;
