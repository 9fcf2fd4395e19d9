/** English words for leisure, by the thing they lead to: g to l. Notation: word-list.ts. */
export const englishLeisureGToL = `
game-controller: indie game, puzzle game, game studio, ps5 controller, ps4 controller
game-controller desktop-computer: minecraft, minecraft server, minecraft servers, roblox
game-controller joystick: co-op game, coop game, cooking game, play our demo, play the demo, demo out now, pc and switch
game-controller joystick: switch and pc, nintendo switch, game out now, video game, video games, arcade game, game boy
game-controller joystick: visual novel, on steam, out on steam, wishlist on steam, steam demo, wishlist now, game demo
game-controller joystick: horror game, indie horror, roguelike, roguelite, deckbuilder, deck builder game, metroidvania
game-controller joystick: platformer, farming game, farming sim, playtest, early access game, game jam, gaming
game-controller joystick: game store, esports, gaming cafe, computer game, console, gamers, playstation, arcade
game-controller joystick: retro games, lan party, cosy game, cozy game, pc game, out now on steam, farm game, wii for
game-controller joystick: puzzle game app, switch repair, game design, game designers, game dev, game development
game-controller joystick: game developers, game jams, ps5 repair, smash bros, fifa tournament, fifa night, game truck
game-controller joystick: game trucks, game bus, gaming bus, lan parties, game lounge, gaming lounge, games swap
game-controller joystick: nintendo, gamedev, e-sports, twitch, fortnite, speedrun, speedruns, streamers, wii fit
game-controller joystick: game boys, gameboy, gameboys
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
gift christmas-tree: stocking filler, stocking fillers
gift santa: elf visit, elf visits, visiting elf, elf delivery
gift ticket: lucky dip, lucky dips
go-board: go club, game of go, baduk, weiqi
go-kart: go-karting, karting, go kart, go-kart, go karts, go-karts, kart track, kart racing, karting track, go karting
go-kart: kart hire, soapbox derby, soapbox race, soap box derby, soap box race
goal-net: penalty shootout, penalty shoot-out, penalty shoot out, beat the keeper, beat the goalie, sports nets
goal-net: artificial pitch, artificial pitches, five aside, five-aside, goalpost, goalposts, goalball
goal-net football: gaelic football, gaa football
golf golfer: crazy golf, mini golf, minigolf, putting green, adventure golf, 9 holes, 18 holes, nine holes
golf golfer: eighteen holes, 9 hole, 18 hole, twilight golf, green fee, green fees, pro shop, round of golf
golf golfer: rounds of golf, fourball, golf day, tee time, tee times, junior golf, golf camp, golf lessons, golf society
golf golfer: driving range, golf, golf membership, golf memberships, golf club, golf course, golf shop, golf tournament
golf golfer: texas scramble, charity scramble, putting greens, putt putt, putt-putt, pitch and putt, captain's day
golf golfer: captains day, par 3, club fitting, golf regripping, longest drive, chipping and putting, short game clinic
golf golfer: four ball, shotgun start, ladies section, swing lessons, hole in one, lake balls, masters sweep
golf golfer: golf simulator, golf simulators, golf caddies, golf caddy, caddie, fairway, fairways, ambrose, greenkeeper
golf golfer: greenkeepers, greenskeeper, greenkeeping, re-gripping, putters, putter
golf tennis: country club, country clubs
golf-bag: golf clubs, golf club repair, golf club set, golf bags, golf bag, golf club fitting
golf-bag golf: golf clubs left handed, left handed golf clubs, left-handed golf clubs, left hand golf clubs
golf-cart: golf cart rental, golf cart rentals, golf buggy hire, golf cart repair, golf buggy, golf buggies, golf cart
golf-cart: golf carts
greeting-card: greeting card, greeting cards, greetings card, greetings cards, birthday card, birthday cards
greeting-card: party invitations, wedding invitations
guitar microphone: acoustic jam, blues jam, school of rock, rock school, battle of the bands
guitar microphone: folk session, folk sessions, acoustic duo, duo, covers band, function band
guitar musical-notes: guitar tuning, guitar setup, guitar setups, guitar set-up, beatles, beatles tour, beatles tribute
guitar musical-notes: left handed guitar, left handed guitars, left-handed guitars, lefty guitars, guitar jam, music jam
guitar musical-notes: guitar luthiers, guitar maker, guitar makers, guitar repairs, guitar repair
guitar musical-notes: guitar set ups, bass lessons, bass guitar, bass guitars, bass player, bassist, open jam, guitarist
guitar musical-notes: guitarists, music school, music lessons, music teacher, music store, music shop, instrument shop
guitar musical-notes: musical instruments, music academy, strum along, bass players, guitar amps, strings and picks
guitar musical-notes: guitar pedals, restringing guitars, guitar restringing, country and western, lap steel
guitar musical-notes: gibson guitars, rock and roll, rock n roll, rock 'n' roll, grunge night, songwriters circle
guitar musical-notes: country singer, country singers, cowboy music, rock covers, metal band, jamming session
guitar musical-notes: pedalboards, pedalboard, strats, fretboard, plectrum, plectrums, troubadour, troubadours
guitar musical-notes: metalheads
guitar drum-kit: jam session, jam sessions, jam night, jam nights
guzheng: guzheng, guzheng lessons, chinese zither
gymnastics-rings: gymnastics rings, gymnastic rings, gym rings, still rings, ring workout
handpan lotus: tongue drum meditation, handpan meditation
handpan musical-notes: handpan, handpans, handpan lessons, handpan workshop, hang drum, hang drums, tongue drum
handpan musical-notes: tongue drums
harmonica: harmonica, harmonicas, harmonica lessons, mouth organ, mouth organs, blues harp, harmonica workshop
harmonica: blues harmonica
harmonium: harmonium, harmoniums
harp musical-score: harp, harps, harpist, harpists, harp lessons, celtic harp, wedding harpist, lever harp
headphones: headphone, headphones, podcast app, podcasts, noise cancelling, wireless headphones, audio tour, walkman
headphones: walkmans, ear defenders, ear muffs, earmuffs
headphones book: audiobook, audiobooks, audio book, audio books, audible
headphones disco-ball: silent disco, silent discos, silent rave
headphones keyboard: transcription, transcriptions, transcription service, transcription services
headphones musical-notes: lo-fi, lofi, lo-fi beats, lofi beats, beats to licence, beats to license, beat pack
headphones musical-notes: beat packs, type beats, loop pack, royalty free music
headphones musical-notes: vocal presets, synth presets, reverb presets, synth patches, loop packs, house producers
headphones musical-notes: techno producers, music streaming, music subscription, music sample pack, drum sample pack
headphones radio: cassette to mp3, cassette to digital, cassettes to digital, cassettes to mp3, tape to mp3
headphones radio: audio cassettes
headphones speech-bubble: language lab, language labs, translation earpieces, interpreter headsets
headphones speech-bubble: simultaneous interpretation, conference interpreters, conference interpreting
headphones vinyl-record: official single, new single, debut single, official video, official audio, official music video
headphones vinyl-record: new ep, debut ep
headphones: ~ audio
hot-tub: swim spa, cedar tubs, spa pool
hot-tub bubbles: hot tub, hot tubs, jacuzzi, hot tub hire, whirlpool, spa pools, inflatable spa, inflatable spas
hot-tub bubbles: spa chemicals, spa servicing, spa repairs, wood fired tubs, lazy spa, swim spas, hottub, hottubs
hula-hoop: hula hoop, hula hoops, hula hoop class, hoop dance
hurling: hurling stick, hurling sticks, hurling match, hurl maker, hurley maker, hurling, hurling club, under 10 hurling
hurling: hurling and camogie, camogie, camogie club, hurley, ash hurleys, sliotar, sliotars, camans, shinty
hurling: camogie under 10s, camogie under 12s, ash hurls, hurls made, hurleys
hurling football: cul camp, cul camps, cúl camp, cúl camps, gaa juvenile, juvenile gaa, gaa registration
hurling football: gaa membership, gaa training, gaa summer camp, gaa camp, gaelic juveniles
ice-hockey: ice hockey, hockey, peewee hockey, learn to play hockey, goalie pads, stick time, stick and puck
ice-hockey: powerplay hockey, beer league hockey, bantam hockey, atom hockey, shinny, ringette, broomball
ice-skate: canskate, skate canada, learn to skate, skate lessons, skating club, skating clubs, skating, figure skating
ice-skate: figure skaters, public skating, public skate, open skate, family skate, skate sharpening, skating rink
ice-skate: skating show, skate school, speed skating, skates sharpened, skate repair, hockey skates, figure skates
ice-skate: hockey skate, skating lessons, skate hire, ice dance, ice dancing, synchro skating, ice disco, ice time
ice-skate: ice show, ice shows, outdoor rink
ice-skate snowflake: ice skating, ice rink, ice skates
jack-o-lantern: trick or treaters
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
joystick: space invaders, pac man, pac-man, commodore 64, arcade cabinets, pacman
joystick: barcade, pinball bar, pinball machine, pinball machines, claw machine, claw machines
joystick game-controller: arcade bar
judo-suit: tae kwon do, taekwondo, tang soo do, hapkido, krav maga, aikido, kung fu, bjj, brazilian jiu jitsu, jiu jitsu
judo-suit: jiu-jitsu, martial art, martial arts, karate, judo, self-defence, self defence, self-defense, self defense
judo-suit: dojo, kids karate, black belt, black belts, little ninjas, no gi, ju jitsu, ju-jitsu, little dragons
judo-suit: karate grading, judo grading, ninja kids, ninja class, ninja classes, kalari, kalaripayattu
judo-suit: shotokan, grappling, grapplers, jujitsu, kyokushin, ninjutsu, karate suit, karate suits
kendo: kendo, kendo class, kendo classes, kendo club, kendo armour, shinai
kettlebell: kettlebell, kettlebells, kettle bell, kettle bells, kettlercise
kettlebell dumbbell: kettlebell class, kettlebell classes, kettlebell training, kettlebell workout, kettlebell workouts
kettlebell dumbbell: kettlebell course
kite: kites, kite festival, kite flying, makar sankranti, uttarayan, sankranti, kiteflying, basant
kitesurfer: kitesurf, kitesurfing, kitesurf lessons, kitesurfing lessons, kite surfing, kite surf, kiteboarding
kitesurfer: kiteboarding lessons, kite school
knot flexed-arm: tug of war, tug o' war
knot yarn: ropework, rope work, rope fenders, rope doormats, ropes and knots, rope splicing, rigging knots
knot yarn: rope course knots, knot tying, tying the knot, tree ropes, splicing, handfasting, handfastings
knot: rope and twine, baler twine, garden twine
korfball-post: korfball, korfball club, korfball post
lacrosse: lacrosse, lax camp, lax sticks, lax league
laser-blaster: nerf, nerf gun, nerf gun party, nerf gun parties, gel blaster, gel blasters, gel blast
laser-blaster party-popper: nerf birthday, nerf birthday party, nerf parties
laser-blaster target: laser tag, lasertag, laser quest, laser game, laser arena, laser tag arena, nerf party, nerf wars
laser-blaster target: nerf war, nerf battle
lawn-bowls: bowls club, lawn bowls, bowling green, bowls green, lawn bowling, bowls clubs, bowling greens
lawn-bowls: crown green bowls, crown green, flat green bowls, indoor bowls, short mat bowls, barefoot bowls
lawn-bowls: barefoot bowling, bowls league, bowls open day, try bowls, come and try bowls, play bowls
lawn-bowls: bowls taster, crown bowls
letter-tiles: scrabble tournament, scrabble night, letter tiles, word game night, word game, word games, scrabble
letter-tiles: scrabble group, scrabble club
lion-dance: lion dance, lion dances, lion dancers, lion dance troupe
long-drum: drum circle, drum therapy, chenda melam
long-drum drum: bongos, djembe, cajon, samba drums, gumboots and drums, congas, darbuka, dundun, chenda, ghatam, dholki
loom: loom, loom weaving, peg loom, weaver, weaving wool
loom yarn: handloom expo, handloom mela, handloom exhibition, handloom week, weaving, weaving class, weaving classes
loom yarn: weaving workshop, weaving workshops, weavers' guild, hand weaving, handwoven cloth, handwoven textiles
loom yarn: tapestry weaving
loom yarn: ~ handloom, handlooms, handwoven, hand woven, hand-woven
`;
