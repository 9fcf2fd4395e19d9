/** English words for play, sport and music, by the thing they lead to: a to c. Notation: word-list.ts. */
export const englishLeisureAToC = `
accordion: accordion lessons, squeezebox, accordion, concertina, melodeon, polka night, box and fiddle, cajun music
accordion: oompah night, tango band, scottish country dance band, tex mex band, tex-mex band, polkas, zydeco, conjunto
accordion: oompah, accordionist, accordionists
accordion musical-notes: accordion orchestra, accordion band
acupuncture: acupuncture clinic, dry needling, acupuncture, acupuncturist, acupuncturists
admission-ticket: gate entry, ticketed event, ticketed events, early bird tickets, entry pass, entry passes
admission-ticket: event wristbands, festival pass, festival passes, pre-sale tickets, lift tickets
admission-ticket: ~ season pass, season passes, annual pass, annual passes, season ticket, season tickets, presale
admission-ticket: wristband
aerialist: aerialist, aerialists, aerial silk, aerial dance, aerial classes, silks classes, aerial silks, silks class
aerialist: aerial hoop, aerial yoga, trapeze class, aerial fitness, trapeze, flying trapeze, trapezes
american-football: american football, super bowl, superbowl, football watch party, tailgate party, friday night lights
american-football: homecoming game, fantasy draft, pop warner, wide receiver, wide receivers
american-football: two hand touch, gridiron, quarterback, quarterbacks, tailgate, tailgates, tailgating, touchdown
american-football: touchdowns, pigskin, homecoming, flag football, peewee football, pee wee football
arcade-machine: arcade machine, arcade machines, arcade cabinet, amusement arcade, penny arcade, pinball, retro arcade
awareness-ribbon: awareness ribbon, awareness ribbons, pink ribbon, cancer awareness, breast cancer
awareness-ribbon: breast cancer awareness, pink october, pinktober, hiv awareness, world aids day, aids day
awareness-ribbon: prostate cancer, bowel cancer screening, endometriosis
badminton: badminton, badminton club, feather shuttles, racquet night, smash club, no strings badminton, shuttlecock
badminton: shuttlecocks, battledore, badminton racket, badminton rackets, badminton racquet, badminton racquets
bagpipes: pipe chanter, practice chanter, chanter, chanter reeds, pipe reeds, pipe band, pipe bands, bagpipe lessons
bagpipes: piping lessons, highland pipes, highland piper, smallpipes, small pipes, uilleann piper
bagpipes: wedding piper, piper for hire, piper for weddings, piper
bagpipes kilt: st andrews night, scottish night, burns night supper, highland gathering, military tattoo, caledonian
bagpipes musical-notes: bagpipe, bagpipes, bagpiper, bagpipers, bagpiping, wedding pipers, scottish piper, lone piper
bagpipes musical-notes: pipes and drums, northumbrian pipes
ball-pit: ball pit, ball pits, ball pit hire, ball pool, ball pools
balloon birthday-cake: kids birthday party, kids birthday parties, children's birthday party
balloon birthday-cake: children's birthday parties, birthday parties, kids parties, children's parties
balloon birthday-cake: soft play parties
balloon cake-slice: baby shower, baby showers, gender reveal, gender reveals, christening party, summer fair
balloon cake-slice: school fair, school summer fair, winter fair, spring fair, fun day, family fun day, fete
balloon cake-slice: village fair
balloon clown: balloon artist, balloons, carnival
balloon party-popper: party decorations, party supplies, school fayre, helium hire
balloon party-popper: village gala, gala day, playgroup party, kids entertainers, helium, balloonist, balloonists
balloon party-popper: balloon decorator, balloon decorators, balloon decoration, balloon decorations, balloon arches
balloon party-popper: balloon arch, balloon garlands, balloon garland
banjo: clawhammer banjo, old time music, old-time music, appalachian music, jug band, jug bands, folk jam
banjo: americana music, banjo ukulele, clawhammer, banjolele, banjoleles, hootenanny, hillbilly, americana
banjo violin: bluegrass jam, bluegrass jams, bluegrass night, bluegrass nights
baseball: rounders, rounders league, rounders club, tee ball, t-ball, teeball, little league, baseball, batting cages
baseball: home run, home run derby, minor league, pitching lessons, pitchers and catchers, umpire baseball, world series
baseball: travel ball, mitts and bats, diamond sports, batting cage, dugout, ballpark, ballparks, sandlot, bullpen
basketball: basketball, basketball camp, basketball club, shoot hoops, slam dunk, midnight basketball, basketball court
basketball: march madness, pickup ball, pickup basketball, ballers camp, three on three, 3 on 3, hoop camp
basketball: dunk contests, dribblers, layups, streetball
basketball badminton: sports centre, sports center, sports hall, sports halls, sports complex, leisure centre
basketball badminton: leisure center, gymnasium, gymnasiums, multi court, multicourt, sports court, sports courts
basketball badminton: court hire, courts for hire
basketball wheelchair: wheelchair basketball
bell: bell appeal, bell fund, bell restoration, church bells appeal, sleigh bells, door bells, doorbells, hand bells
bell: handbell, handbells, handbell ringers, bell ringers, bell ringing, bell ringer, school bell
bell: wedding bells, ringing practice, cow bells, tubular bells, town crier, town criers, handbell choir
bell: chimes, campanology, cowbells, bell hanger, bell hangers, bell hanging
bell church: church bells, bells recast, bell foundry, ringers wanted, tower ringers, change ringing, bellringers
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
bingo-card teapot: bingo tea, bingo teas
binoculars: binocular, binoculars, field glasses, viewfinder hire, scopes and optics, migration count, wildlife spotting
binoculars: nature watch, wildlife watch
binoculars lighthouse: coastwatch, coastwatch volunteers, coastal lookout, lookout volunteers
block-tower: giant jenga, jenga, tumble tower, tumbling tower, wooden block tower
boules: petanque, pétanque, boules, boules evening, bocce, bocce ball, bocce league, boccia
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
bunting: bunting, party bunting, fabric bunting
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
camera: mirrorless, snapshots, instax, photobook, photobooks, sd card, sd cards, memory card, memory cards, stock photo
camera: stock photos, stock photography, canon eos, nikon d3500, nikon d3200, nikon d5300
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
capoeira: capoeira, capoeira class, capoeira classes, capoeirista, berimbau, berimbaus
carnival-mask party-popper: masked ball, masked balls, masquerade, masquerades, masquerade ball, masquerade party
carnival-mask party-popper: mardi gras, mardi gras ball, mardi gras float, mardi gras party, carnival ball
carnival-mask party-popper: carnival parade, carnival party, carnival costumes, carnival float, venetian masks
carnival-mask party-popper: venetian mask, carnival masks, purim, purim party, purim carnival, venice carnival
carnival-mask party-popper: notting hill carnival, rio carnival, carnival night, carnival of venice
carnival-mask: mask making, mask-making
carp-streamer: kodomo no hi, children's day japan, windsock, windsocks
carrom-board: carrom, carroms, carrom board, carrom boards
cello musical-notes: cello, cellos, cellist, cellists, cello lessons, cello lesson, cello teacher, double bass
cello musical-notes: double bass lessons, violoncello
cello: double basses
chess-pawn: chess puzzle, chess puzzles, after school chess, after-school chess
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
choir musical-notes: youth choir, school choir, singers wanted for choir, come and sing, singing group, carol concert
choir musical-notes: carol concerts
choir rainbow: lgbt choir, lgbtq choir, gay choir
christmas-tree: cut your own tree, choose and cut, fraser fir, fraser firs, nordmann fir, nordmann firs, nordman fir
christmas-tree: real trees, non drop trees, christmas decorations, christmas lights, xmas party
christmas-tree: pick your own christmas trees, non drop, christmas tree recycling, christmas tree collection, tree lot
christmas-tree: elf day, winter lights, winter lights trail, festive market, festive fair, festive season
christmas-tree: holiday bazaar, holiday market, holiday lights, kris kringle, christmas baubles
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
colour-cube: rubik's cube, speedcubing, puzzle cube
cool-box: cool box, cool boxes, coolbox, coolboxes, ice chest, ice chests, camping cool box, ice boxes and coolers
cool-box: cooler rental, cooler rentals
cool-box tent: swag and esky, esky, eskies
cornhole-board: cornhole, cornhole league, cornhole boards, bean bag toss
cricket: english willow, kashmir willow, willow bats, willow bat, cricket bat, cricket bats, bat repair, bat repairs
cricket: bat knocking, knocking in, free knocking, handmade bats, batting pads, batting gloves, leather ball cricket
cricket: tape ball, turf cricket, cricket nets, bowling machine, t20 league, blind cricket, table cricket
cricket: walking cricket, cricket club, cricket, cricket match, batters and bowlers, batting coach, batting coaching
cricket: bat oiling, cricket willow, gully cricket, ipl screening, winter nets, test match, seam bowlers, spin bowlers
cricket: dynamos cricket, all stars cricket, second xi, leather ball, the ashes, twenty20, wicket, wickets, wicketkeeper
cricket: wicketkeepers, batsman, batsmen, inclusive cricket, box cricket turf, box cricket, cricket turf booking
cricket: cricket turf, umpires wanted, umpires needed, umpire wanted
croquet: croquet lawns, croquet set, croquet sets, croquet mallet, croquet mallets, croquet tournament, croquet
croquet: croquet club, croquet lawn, croquet set hire
croquet boules: garden games, giant games, giant garden games, lawn games
crossword-grid: crossword, crosswords, crossword puzzle
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
`;
