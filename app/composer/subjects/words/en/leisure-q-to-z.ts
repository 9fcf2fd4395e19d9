/** English words for play, sport and music, by the thing they lead to: q to z. Notation: word-list.ts. */
export const englishLeisureQToZ = `
quilt: quilt fabric, quilters guild, quilters' guild, quilters guild annual show, quilt, quilts, quilting, quilters
quilt: quilter, quilt makers, quilt maker, quilt show, quilt shows, quilt shop, quilt guild, quilting bee
quilt: quilting class, quilting classes, quilting retreat, quilting club, quilting group, quilt raffle, patchwork
quilt: patchwork quilt, patchwork quilts, patchwork and quilting, quilting and patchwork, longarm quilting
quilt: long arm quilting, memory quilt, memory quilts, t-shirt quilts
quiz-cards: quiz cards, quiz night, pub quiz, trivia night, trivia cards
radio: radio repair, radio repairs, old radios, vintage radio, vintage radios, radio tuning, radios, amateur radio
radio: ham radio, vintage wireless, dab radio, dab radios, transistor radio, transistor radios, radio rally, radio shows
radio: radio club, radio hams, radio ham, radio stations, community fm, community radio station, morse code
radio: radio amateurs, transistor, airband, boombox, boomboxes, shortwave, airwaves
radio screwdriver: radio restoration, valve radios, valve radio, wireless sets
raft: rafting, whitewater rafting, rafting trip, rafting trips, rafting tour, rafting tours, river rafting
raft: inflatable raft, inflatable rafts, white-water rafting, white water rafting, white water, whitewater, rubber rafts
raft: float trip, float trips, raft race, raft races, raft building
recorder: recorder lesson, recorder consort, descant recorders, soprano recorder, treble recorder, alto recorder
recorder: tenor recorder, recorder lessons, recorder teacher, recorder group, recorder club, recorder class
recorder: recorder ensemble, descant recorder, tin whistle class, penny whistle, penny whistles
recorder: low whistle, whistle lessons
recorder musical-notes: uilleann pipes, tin whistle, tin whistles
red-envelope: ang pow, ang bao, ang baos, spring festival, chinese spring festival, angpow, angpows
red-envelope dragon-head: lunar new year, chinese new year, lunar new year market, spring festival parade
red-envelope dragon-head: chinese new year banquet, lunar new year banquet
ribbon: ribbon by the metre, ribbon by the meter, ribbon by the yard, rosette making, hair bow, hair bows
ribbon: bows and ribbons, grosgrain ribbon, haberdashery ribbons, rosettes, rosette, scrunchie, scrunchies, hair clip
ribbon: hair clips, hair accessories, headband, headbands, hair ties, hair slides, bow clips, alice band, alice bands
ribbon: hair bobble, hair bobbles
ribbon dahlia: homecoming mums, homecoming mum, hoco mums, hoco mum, mums & garters, mums and garters
ribbon thread: rakhi, rakhis
rocking-horse: rocking horse, rocking horses
rodeo-bull: rodeo bull, bucking bronco, mechanical bull, bucking bull
rugby-ball: 1st xv, 2nd xv, 3rd xv, first xv, second xv, rfc, rugby club, rugby shirt, rugby shirts, rugby sevens
rugby-ball: rugby 7s, touch rugby, tag rugby, walking rugby, women's rugby, minis rugby, scrum, lineout, wasps rugby
rugby-ball: wasps rfc, hornets rugby, footy rego, junior footy, footy season, auskick, aussie rules, aussie football
rugby-ball: afl, footy club, footy training, footy tipping, vic kick, nrl, league tag, oztag, touch footy, rugby camp
rugby-ball: rugby camps, rugby holiday camp, rugby tots, rugby, sevens tournament, six nations, props and hookers
rugby-ball: props wanted, line outs, state of origin, tri nations, tri-nations, colts rugby, underwater rugby, ruggers
rugby-ball: rugger, lineouts, vets rugby, veterans rugby
running-shirt football: sports shop, sports club, sportswear, sports equipment, sporting goods, sports day, sports camp
running-shirt football: sports store, activewear, running vests, track club, track night, road runners, sprint training
running-shirt football: hash house harriers, run crew, run leader, run leaders, hill reps, run streak, ultra running
running-shirt football: fell runners, relays, hashers, joggers, striders, couch25k, pacers, jeffing, ultras
running-shirt stopwatch: sports lessons, sports festival
saxophone piano-keys: jazz club, jazz, jazz night, jazz festival, jazz concert, blues night, swing band, sax quartet
saxophone piano-keys: reed repairs, alto sax, ska band, jazz cafe, jazz café, jazz improv, jazz brunch, swing dance band
saxophone piano-keys: big band swing, saxophonist, saxophonists, saxophones, dixieland
sewing-needle: clothing repair, invisible mending, stitch and bitch, stitch n chat, stitch and chat
sewing-needle: make do and mend, sew along, saree fall and pico
sewing-needle: invisible menders, taking in and letting out, clothes repair, clothes repairs
sewing-needle: repairs to clothes, upcycling clothes, clothing repairs, stitchers, sewalong, sewists, sewist
sewing-needle: pin cushion, pin cushions, pincushion, pincushions
sewing-needle thread: sewing bee, sewing bees, mending circle, visible mending, sashiko, button box, buttons zips
sewing-needle thread: ribbons and trims, ribbons trims, trims and zips, haberdasher, haberdashers, sewing notions
sewing-needle thread: notions and trims, clothes alterations, alterations, alterations and repairs, hems and zips
sewing-needle thread: tailor, tailors, tailoring, dressmaker, dressmaking, seamstress, hems, darning, mending, hemming
shisha: shisha, shisha bar, shisha lounge, hookah, hookah lounge, hookah bar
shofar: shofar, shofars, shofarot, ram's horn
shogi-piece: shogi, shogi club
singing-bowl lotus: sound bath, sound baths, gong bath, gong baths, sound healing, sound healings, singing bowl
singing-bowl lotus: singing bowls, tibetan bowls, crystal bowls, sound journey, sound meditation
sinterklaas: sinterklaas, st nicholas day, sinterklaas party
sitar musical-notes: sitar, sitars, sitar lessons, sitar concert
sitar tabla: sitar and tabla
skipping-rope: skipping rope, skipping ropes, jump rope, skipping club, skipping workshops, double dutch, sponsored skip
skipping-rope: skip for charity
skis coat: ski suit, ski suits, ski suit hire, snow suit, snow suits
skis skier: ski boots, ski boot, ski boot fitting
skis snowy-mountain: ski tuning, ski tune, ski tunes, ski tune up, ski tune-up, ski servicing, ski service, ski waxing
skis snowy-mountain: ski sharpening, skis tuned, skis waxed, tune and wax, ski wax, wax and edge, ski edge, waxing skis
skis snowy-mountain: edges sharpened, ski workshop, ski school, skiing, ski, ski lessons, ski resort, ski rental
skis snowy-mountain: ski hire, ski trip, ski pass, skis, ski holiday, winter sports, ski shop, ski slopes, apres ski
skis snowy-mountain: apres-ski, après ski, après-ski, dry slope, dry slopes, dry ski slope, nordic skiing, snow sports
skis snowy-mountain: backcountry skiing, lift passes and ski hire, chalet holidays, boot fitting skis, powder days
skis snowy-mountain: powder day, ski pistes, ski slope, snowsports, snowsport, salopettes, backcountry, telemark
skis snowy-mountain: telemarking, freeride, freeriding, moguls, heliski, gulmarg, perisher, whistler, chamonix
skis snowy-mountain: cross-country skiing, cross-country ski, cross-country skis
skis snowy-mountain: ~ slalom
sled snowman: toboggan, toboggans, toboggan run, tobogganing, sledging, luge, sleigh rides, tubing hill, snow tubing
sled snowman: skeleton bobsleigh, bobsleigh, bobsled, mushing, mushers, sleigh, sleighs, sledges
sleeping-bag: sleeping bag, sleeping bags, mummy bag, mummy bags, down sleeping bag, down sleeping bags
sleeping-bag: sleeping bags wanted, sleeping bags needed, needs sleeping bags, sleeping bag appeal, sleeping bag drive
sleeping-bag moon: sleepover, sleepovers, sleepover party
sleeping-bag heart: charity sleep out, sponsored sleep out, big sleep out
sleeping-bag tent: swags and fridges, double swag, double swags, canvas swag, single swag, swags for hire
sliders: sound desk, sound desks, mixing desk, mixing desks
sliders headphones: sound engineer, sound engineering, mixing and mastering, audio engineering, sound technician
sliders headphones: event technology, stage equipment, beat making, dj course, dj school, dj equipment, dj lessons
sliders headphones: dj lesson, dj controller, dj controllers, learn to dj, dj workshop, dj workshops, lighting desk
sliders headphones: lighting desks, logic pro, ableton course, sound tech, sound techs, live sound, av tech
sliders headphones: av technician, av technicians, equalizer, equaliser, ableton
slot-machine: fruit machine, fruit machines
slot-machine dice: gambling hall, gaming hall, amusements with prizes, online casino, casino, slot machines
slot-machine dice: casino night, gaming machines, vegas night, vegas nights, las vegas, vegas trip, one armed bandit
slot-machine dice: one armed bandits, slots night, croupier course, casino bus, monte carlo night, problem gambling
slot-machine dice: atlantic city, fruities, pokies, roulette, croupier, croupiers
snowmobile: snowmobiling, snowmobile tour, snowmobile rental, snowmobile rentals, snowmobile, snowmobiles
snowmobile: snowmobile safari, snowmobile tours, snowmobile hire, skidoo, skidoos
softball: fast pitch, slowpitch, fastpitch, softball league, slo-pitch, slow pitch
sparkler light-bulb: cake fountains, ice fountains, sparkler send off
sports-medal: finisher medals, finishers, virtual race, virtual races, race series, olympics, school olympics
sports-medal: mini olympics, special olympics, race for life, shot put, discus, javelin, long jump, high jump
sports-medal: pole vault, triple jump, decathlon, ironman
squash-racket: squash racket, squash rackets, squash racquet, squash racquets, squash court, squash courts, squash club
squash-racket: squash lessons, squash coaching, squash league, racketball, racquetball, squash, squash ladder
steelpan: steel bands, steelbands, steelpan lessons, steel drum band, steel pan lessons, steelpan, steelpans, steel pan
steelpan: steel pans, steel drum, steel drums, steelband, steel band, steel orchestra, panyard, pan yard, pannist
steelpan: pannists
sticker-sheet: sticker, stickers, sticker sheet, vinyl stickers, planner stickers, decals
studio-microphone headphones: breakfast show, the breakfast show, new breakfast show, breakfast radio, drive show
studio-microphone headphones: drive time, drivetime, morning show, late show radio, community radio, campus radio
studio-microphone headphones: hospital radio, local radio, radio presenters, radio presenter, fm stereo, podcast
studio-microphone headphones: podcast studio, recording studio, sound studio, voice over, voice-over, music production
studio-microphone headphones: voice-over artist, voice over artist, voiceover, voice actor, audiobook recording, dubbing
studio-microphone headphones: broadcasting course, recording session, recording sessions, demo recording
studio-microphone headphones: demo recordings, jingle production, home studio, home studios, oral history
studio-microphone headphones: oral histories, voice artist, voice artists, rap workshop, rap workshops
studio-microphone headphones: talking newspaper, beat makers, beats and bars, record your song, record a song
studio-microphone headphones: audiobook narrator, radio drama, radio play, radio plays, podcasters, podcaster
studio-microphone headphones: broadcasters, mixtape, mixtapes, narration, rapper, rappers
sugar-skull candle: day of the dead, sugar skull, sugar skulls, dia de los muertos, dia de muertos, día de muertos
sun-lounger: sun lounger, sun loungers, sunlounger, sunloungers, garden lounger, garden loungers, pool loungers
sun-lounger: loungers, lounger hire
sunbed: sunbed, sunbeds, tanning salon, tanning studio
tabla musical-notes: tabla, tablas, tabla class, tabla classes, tabla lessons
table-football: table football, foosball, foosball table, foosball tables, table football league
table-tennis: table tennis, ping pong, tt club, tt league, tt tables, bats and balls, bat and chat, rec room, games room
table-tennis: pingpong
table-tennis football: youth center, youth club, youth centre, youth work, youth group, youth workers, youth services
tai-chi: taichi, tai-chi, tai chi chuan, tai chi class, tai chi classes, tai chi lessons, tai chi instructor, t'ai chi
tai-chi: tai chi, qigong, qi gong
tambourine: tambourine, tambourines, pandeiro, pandeiros, tambourine lessons
target: gunsmith, gunsmiths, rifle club, pistol club, shooting supplies, quoits, quoits league, aunt sally, laser clay
target: tin can alley, clay shooting, clay pigeons, clay pigeon, shooting range, air rifles, clay pigeon shooting
target: pistol range, gun range, darts, darts league, dart night, shooting club, knife throwing, clay shoot
target: clay shoots, sporting clays, bull's eye, trap shooting, gun club, gun clubs, firearms safety, firearms course
target: firearms training, rifle range, ccw class, concealed carry, concealed carry class, goal setting, goals workshop
target: marketing strategy, clay busters, sharpshooters, sharpshooter, bullseye, bullseyes, dartboard, dartboards
target: marksmanship, smallbore, rangemaster, shotgun, shotguns, gun repairs, gun repair, shotgun servicing
target: firearms repair, gun show, gun shows, gun and knife show, firearm safety
target deer: hunter safety, hunter education, hunter ed, hunter ed class
target droplet: dunk tank, dunk tanks, dunk booth, dunk booths
target turkey-bird: turkey shoot, turkey shoots
teddy-bear baby-bottle: nannies
teddy-bear basket: teddy bears' picnic, teddy bears picnic, teddy bear picnic
teddy-bear crayon: family centre, family center, family hub, children's centre, childrens centre, after school club
teddy-bear crayon: after-school club, after school clubs, after school care, after-school care, after school childcare
teddy-bear crayon: after school care club, before and after school club, before and after school care, wraparound care
teddy-bear crayon: wrap around care, breakfast and after school club, kindy, kindies, kindy enrolments
teddy-bear crayon: kinder enrolments, day nursery, montessori kindy, creche, crèche, teddy hospital, teddy bear repairs
teddy-bear crayon: teddy repairs, bear repairs, childminding, childminder, childminders, ofsted registered childminder
teddy-bear crayon: teddy bear hospital, childminder has, childminder with, childminder space, childminder spaces
teddy-bear crayon: play group, playgroup, stay and play, daycare, day care, nursery school, childcare, kindergarten
teddy-bear crayon: preschool, kids club, babysitter, nanny, toy, stuffed animals, plush toys, toy fair
teddy-bear crayon: teddy bear repair, toy museum, stuffed toys, bears picnic, teddies picnic, teddy clinic, build a bear
teddy-bear crayon: bears wanted, crochet animals, toy box, mums and tots, mum and tots, little ones, little explorers
teddy-bear crayon: collectable bears, nursery nurse, nursery nurses, nursery assistants, play therapist, plushie
teddy-bear crayon: plushies, stuffies, teddies, preschoolers, toybox, anganwadi, playscheme, playschemes
teddy-bear gift: toy drive, toy appeal
teddy-bear toy-bricks: toy shop, toy sale, toy store, toy swap, baby room, toddler room, preschool room, funded places
teddy-bear toy-bricks: funded hours, free childcare hours, year olds, childcare places, children's nursery, kids nursery
teddy-bear toy-bricks: nursery open day, nursery for children, toddler class, toddler classes
teddy-bear toy-bricks: ~ toddler, toddlers
television: televisions, tv wall mounting, tv mounting, tv calibration, tv repair, tv, tvs, television, big tv, smart tv
television: home cinema, tv sale, home theater, cable tv, satellite tv, pay tv, tv licence, telly addicts, sky install
television: sky installation, big screen sport, big screen, box set, box sets, wall mounting tv, flat screen
television: flat screens, flat screen tv, sky sports, sky tv, soap opera, soap operas, set top box, set top boxes
television: tata sky, plasma tv, uhd tv, match screening, match screenings, live sports, wall mounts, tellies, boxset
television: boxsets, freeview, freesat, gogglebox, telly repair, telly repairs, telly repaired, telly mended
television: tv brackets fitted, tv bracket fitted, telly on the wall, telly on wall, telly hung, tellies hung
television: tv hung on wall
television laptop: electronics, electronics store, electronics shop, electronics stores, consumer electronics
television laptop: home electronics, electrical goods
television popcorn: streaming service, tv series, streaming
tennis: tennis, tennis club, tennis lessons, tennis court, tennis coach, tennis camp, racquets, rackets
tennis: racket restringing, mixed doubles, court resurfacing, tennis courts, clay court, clay courts, ball machine
tennis: singles ladder, doubles night, hot shots tennis, rusty rackets, wimbledon, touchtennis, swingball, swing ball
theatre-masks: amateur production, amateur dramatics, amateur theatre, amdram, am dram, am-dram, operatic, light opera
theatre-masks: players present, theatre group, drama group, dramatic society, theatre company, theatre society
theatre-masks: drama society, theatrical society, musical theatre, the musical, a play in, one act plays, one-act plays
theatre-masks: play in two acts, a comedy by, a farce by, a play by, by sheridan, by oscar wilde, by noel coward
theatre-masks: by alan ayckbourn, by agatha christie, by shakespeare, by william shakespeare, by chekhov
theatre-masks: by anton chekhov, by ibsen, by harold pinter, by alan bennett, by arthur miller, by tennessee williams
theatre-masks: by willy russell, by john godber, by ray cooney, by jb priestley, by brian friel, by sean o'casey
theatre-masks: by thornton wilder, blithe spirit, hay fever by, an inspector calls, importance of being earnest
theatre-masks: midsummer night's dream, much ado about nothing, the tempest, as you like it, the mousetrap
theatre-masks: abigail's party, noises off, hedda gabler, the crucible, waiting for godot, our country's good
theatre-masks: under milk wood, romeo & juliet, king lear, othello, the winter's tale, the rivals, she stoops to conquer
theatre-masks: school for scandal, calendar girls, the 39 steps, mummers, mummers play, mumming, mystery plays
theatre-masks: passion play, panto, pantomime, pantomimes, pantos, sat matinee, saturday matinee, sunday matinee
theatre-masks: amateur theatre group, jack the beanstalk, jack and the beanstalk, snow white and the seven dwarfs
theatre-masks: our spring play, our autumn play, christmas play, school play, relaxed performance, relaxed performances
theatre-masks: playhouse, acting classes, acting class, acting lessons, acting school, acting workshop
theatre-masks: after school acting classes, drama classes, drama club, stage school, stage play
theatre-masks: theatre company presents, community theatre, community theater, youth theatre, youth theatre auditions
theatre-masks: panto auditions, curtain up, theatre, theater, drama, drama school, drama class, improv theatre
theatre-masks: theatre play, shakespeare, costumes, costume hire, costume shop, fancy dress, improvisation
theatre-masks: murder mystery play, punch & judy, twelfth night, hamlet, macbeth, romeo and juliet, one act play
theatre-masks: stage crew, mime artist, cabaret night, play reading, play readings, actors wanted, acting course
theatre-masks: fringe show, fringe festival, prop makers, prop making, theatre props, gilbert and sullivan
theatre-masks: west end show, west end shows, les mis, nukkad natak, dinner show, mystery dinner, murder mystery night
theatre-masks: stage makeup, stage make-up, one woman show, one man show, summer stock, gang show, screen acting
theatre-masks: acting for screen, lamda exams, variety shows, stagecoach theatre, casting call, casting calls
theatre-masks: idol auditions, drama workshop, dress as your, dress up as, playwright, playwrights, repertory, thespian
theatre-masks: thespians, actors, dramatics, theatresports, broadway, monologue, monologues, revues, costumiers
theatre-masks: costumier, showtime
theatre-masks ballet-shoes: performing arts, performing arts school, theatre school
theatre-masks microphone: improv, improv jam, improv night, improv class, improv show, improv troupe, la bohème
theatre-masks microphone: la boheme, la traviata, tosca, rigoletto, turandot, nabucco, the magic flute, madama butterfly
theatre-masks microphone: madame butterfly, barber of seville, marriage of figaro, opera, opera house, opera night
theatre-masks microphone: opera gala
theatre-masks palette: arts centre, arts center, arts centres, cultural centre, cultural center, culture house
theatre-masks party-popper: fancy dress party
theatre-masks ticket: box office
theatre-masks: ~ amateur players, panto dame, aladdin jr, aladdin, dick whittington, puss in boots, mother goose
theatre-masks: ~ goldilocks, matinee, matinees, opening night, cinderella, sleeping beauty, peter pan
theatre-masks: ~ beauty and the beast, costume, auditions, audition, open auditions
theatre-masks: year 3 presents, year 4 presents, year 5 presents, year 6 presents, year 7 presents, year 8 presents
theatre-masks: year 9 presents, year 10 presents, drama club presents, school presents, proudly presents, class presents
theatre-masks: theatre presents, society presents, guys and dolls, wizard of oz, the wizard of oz, musical society
theatre-masks: operatic society, musical theatre society, prop hire, props hire, prop maker, stagehand, stagehands
thread button: haberdashery, haberdasheries, zips and thread, zips and buttons, buttons and zips, buttons and ribbon
thread button: bobbins
thread sewing-needle: agbada, agbadas, senator wear, senator and kaftan, senator & kaftan, native wear, native wears
thread sewing-needle: babariga, tailoring house, tailoring shop, tailoring services, buba and sokoto, dashiki, dashikis
thread sewing-needle: lace, lace making, costume maker, dress alterations, cotton reels, cotton reel, stash sale
thread sewing-needle: bobbin lace, textile art, bobbin, overlocking, destash, needlecraft, needlecrafts, lacemaking
thread sewing-needle: thimble, thimbles, lacemakers, lacemaker, lace makers
ticket: admission tickets, ticket shop, tombola, festival tickets, 50/50 draw, 50/50 raffle, draw night, 100 club
ticket: 200 club, tricky tray, basket raffle, basket raffles, grand draw, fundraising raffle, queen of hearts draw
ticket: cash draw, super draw, door prizes, door prize, duck raffle, raffle fundraiser, bottle tombola, tombola drum
ticket: tombola drums, scratch card, scratch cards, scratchcard, scratchcards, hundred club
ticket coin: lotto, sweepstake, prize draw
ticket gate: turnstile operator, turnstile operators
ticket horse-rider: bookmaker, bookmakers, betting shop, betting shops, turf accountant, tote
ticket: ~ tickets, raffle, lottery
toy-bricks crayon: early learning, early learning centre, early learning center, early years, early years setting
toy-bricks crayon: long day care, childcare centre, childcare center, montessori, montessori school, montessori nursery
toy-bricks crayon: sensory play, kids crafts, children's museum, kids workshop, school holidays club
toy-bricks crayon: school holiday club, holiday camp
toy-bricks fitted-kitchen: wooden toy kitchen, toy kitchen, toy kitchens, play kitchen, play kitchens
toy-bricks puzzle: lego
toy-bricks teddy-bear: toy library, wooden toys, wooden toy, pre k, stay & play, building blocks, play scheme
toy-bricks teddy-bear: rhythm and rhyme, rhyme and sign, early childhood, reception class, vacation care, brick club
toy-bricks teddy-bear: brick clubs, playcentre, playcentres, playworkers, playworker, tinies, playschool
teddy-bear toy-bricks: ~ nursery
teddy-bear sewing-needle: teddy making, teddy-making
teddy-bear: name the teddy, guess the teddy
tennis wheelchair: wheelchair tennis
theatre-masks hand-fan: kabuki
toy-bricks: shape sorter, shape sorters, wooden blocks, toy blocks
trading-card: trading card, football cards, booster packs, booster pack, card grading, pokemon, pokémon, pokemon cards
trading-card: pokémon cards, pokemon trading, pokémon trading, trading cards, trading card game, trading card games
trading-card: trading card shop, card trading, magic cards, yugioh, yu-gi-oh, sports cards, magic the gathering
trading-card: baseball cards, collectible cards, collectable cards, cigarette card, cigarette cards
trading-card: magic the gathering cards, mtg cards
trampoline: bounce class, bounce fitness, bounce and burn, rebound therapy, rebounders, trampoline class
trampoline gymnast: trampoline, trampolines, trampoline park, trampoline parks, trampoline hire, trampolining
trampoline gymnast: trampoline club, trampoline fitness, rebounding, jump park
treadmill dumbbell: treadmill, treadmills, gym equipment, fitness equipment, home gym equipment, exercise equipment
treadmill dumbbell: cardio machines, running machine, running machines, walking pad, walking pads, exercise machines
treasure-chest: treasure hunt, treasure hunts, treasure chest, treasure trail, pirate treasure
trombone: trombone, trombones, trombonist, trombone lessons
trophy: cup final, trophies, awards ceremony, prizegiving, beauty pageant, hall of fame, grand final, grand finals
trophy: best in show, presentation night, presentation nights, prize giving, champions league, challenge cup
trophy: club champion, club champions, knockout cup, knockout competition, award nominations, wall plaques
trophy: best kept village, rose bowl, bowl game, winners announced, league finals, finals night, finals day
trophy: shields and cups, pageant, pageants, playoffs, play-offs, tourney, tourneys, plaques, rosebowl, gamification
trophy ballot-box: best small shop, business awards, small business awards
trophy memo: big quiz, the big quiz, quiz for, quiz in aid of, quiz fundraiser, fundraising quiz, table quiz
trophy: ~ tournament, championship, awards, competition, contest
trophy ring: engraver, engravers
trumpet: brass repairs, brass repair, brass instruments, brass instrument repairs, brass and woodwind, brass lessons
trumpet: trumpet lessons, big band, brass tuition, brass players, brass teacher, brass section, band practice brass
trumpet: last post, horn section, horn sections, horns and trumpets, band room brass, bugler, buglers, flugelhorn
trumpet: flugelhorns, vuvuzela, vuvuzelas, fanfare, fanfares, trumpeter, trumpeters
trumpet drum: wind band
trumpet musical-notes: bandstand, bandstand concert, bandstand concerts, band in the park, brass in the park
trumpet musical-notes: brass on the green, cornet, bugle
trumpet tuba: brass band, brass bands, silver band, silver bands, colliery band, oompah band, oompah bands, town band
trumpet tuba: marching band, marching bands, brass ensemble, brass quintet, salvation army band
tuba: tuba, tubas, euphonium, euphoniums, sousaphone, eb bass, e flat bass, bb bass, b flat bass, eb bass players
tuba: tenor horn, tenor horns
tuba trumpet: low brass, baritone horn, bavarian band
turntable: turntable, turntables, record player, record players, dj decks, technics decks, technics deck
turntable: technics 1210
typewriter: font bundle, font bundles, typewriter, typewriters, typewriter repair, copy typing, script reading
typewriter: script readings, typing, playwriting, storywriting
ukulele: ukelele, ukeleles, ukelele group, uke group, uke jam, ukelele jam, ukulele jam, ukelele jams
ukulele musical-notes: ukulele, ukuleles, ukulele orchestra, ukulele club, ukulele group, ukulele lessons
ukulele musical-notes: ukulele band, ukes
video-camera: live streaming, live stream, live streams, corporate video, corporate videos, youtube channel
video-camera: video marketing, event filming, wedding videos, wedding filming, content creators, content creation
video-camera: content days, explainer video, explainer videos, camera operator, camera operators, promo video
video-camera: promo videos, shooting reels, premiere pro, youtube videos, tiktok videos, vlogging, vlogger, vloggers
video-camera: livestream, livestreaming, youtuber, youtubers, webcast, webcasts, webcasting, cameraman, cameramen
video-camera: influencer, influencers, videography, videographers, camcorder, camcorders
video-camera camera: gopro, gopros, go pro hero
video-camera film-strip: stock footage, b-roll, stock video, stock clips
videocassette: video transfer, video transfers, vhs tape, vhs tapes, vhs transfer, vhs to dvd, vhs to usb
videocassette: vhs to digital, videos to usb, videos to dvd, videos to digital, old videos, video tape, video tapes
videocassette: video to dvd, video to digital, tapes to dvd, tapes to usb, tapes to digital, old tapes, tape transfer
videocassette: tape to digital, home videos, home movies, camcorder tapes, minidv, mini dv, hi8, betamax
videocassette: digitise your tapes, digitize your tapes, media transfer, vhs a digital
videocassette film-strip: betamax conversion, vhs conversion, tape conversion, camcorder tape, ex rental videos, video8
vinyl-record: gramophone, gramophones, phonograph, 78s, records, record fair, vinyl records, lps, jukebox, jukebox hire
vinyl-record: dj deck, record deck, record decks
vinyl-record headphones: record store, record shop, vinyl, vinyls, records fair, vinyl fair, vinyl shop
vinyl-record headphones: second hand records, rare groove, soul nights, funk & soul, motown night, crate digging
vinyl-record headphones: crate diggers, lp swap, listening bar, listening bars, 7 inch singles, 12 inch singles, motown
violin: bow rehair, bow rehairs, bow rehairing, bow maker, violin repairs, violin repair, string instruments
violin: viola lessons, viola, fiddle lessons, fiddle, luthier, suzuki method, suzuki violin, suzuki strings
violin: hardanger fiddle, upright bass, bows rehaired, string teacher, string players, hardanger, violist, violists
violin accordion: trad session, trad sessions, irish session
violin guitar: folk festival, folk club, folk night, folk music, ceilidh band, session musicians, open mic folk
violin guitar: bluegrass
violin musical-notes: carnatic violin, veena and violin, orchestra, orchestras, symphony orchestra, chamber orchestra
violin musical-notes: philharmonic, string orchestra, youth orchestra, fiddler
violin musical-score: string quartet, violinist
violin musical-score: ~ strings
violin cello: string duo, string trio, string quintet
volleyball: sepak takraw, footvolley, volleyball, beach volleyball, spike camp, setters and spikers, spikers, newcomb
volleyball: throwball
vr-headset: vr arcade, vr goggles, vr glasses, vr experience, virtual reality arcade, virtual reality, vr games
vr-headset: vr gaming, vr headset, vr headsets, virtual reality headset, virtual reality headsets
windsurfer: windsurfing, windsurfer, windsurfers, windsurf, windsurf board, windsurf boards, windsurfing lessons
windsurfer: windsurfing school, windsurf school, windsurf rental, windsurf lessons
xylophone: xylophone, xylophones, glockenspiel, glockenspiels
yarn: amigurumi, amigurumi pattern, amigurumi patterns, natural dyeing, natural dye workshop, tatting, smocking
yarn: needle lace, spinning wheels, fleece spinning, wool, crochet, knit and natter, yarn shop, granny square
yarn: granny squares, hand dyed, hand dyed yarn, hand dyeing, dyeing workshop, tunisian crochet, twiddle muff
yarn: twiddle muffs, fibre fair, fiber fair, fibre festival, hand spinners, chunky blankets, chunky knit, chunky knits
yarn: hats for the homeless, premature baby hats, merino wool, merino yarn, alpaca yarn, craft and chat wool, knitters
yarn: knitter, knitalong, knitathon, crocheters, crocheter, twiddlemitts, spinners
yarn scarf: woollen mill, woollen mills, wool mill, knitting, yarn, knitting club, knit, learn to knit
yarn sheep: fleece washing, fleeces for spinners, hand spinning, handspinning
yarn sheep: spinners and weavers, drop spindle, wool day, wool fair, wool festival, wool shop
yarn thread: macrame, macramé
yo-yo: yo yo, yo yos, yo-yos, retro toys, diabolo, diabolos
zip-line climber: zip slide, zip slides, treetop trek, outdoor pursuits, aerial park, outdoor adventure, treetop
zip-line tree: zip line, zip lines, zipline, ziplines, zip wire, zip wires, zipwire, zip lining, ziplining
zip-line tree: high ropes course, ropes courses, rope bridge, treetop trail, canopy tour, canopy tours, aerial trekking
zip-line tree: adventure park
`;
