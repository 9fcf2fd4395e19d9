/**
 * What English sellers call clothes, shoes, bags, jewellery and what is done for looks. Notation: word-list.ts.
 */
export const englishWearWords = `
videocassette film-strip: vhs, vhs tapes, vhs to usb, vhs to dvd, betamax, betamax conversion, vhs conversion, tape conversion, hi8, minidv, video8, camcorder tape, camcorder tapes, vcr, vcrs, old tapes, video transfer, tape transfer, home videos, ex rental videos
glasses eye: reading specs, prescription lenses, reglaze, reglazing, rimless frames, old specs, kids specs, children's specs, designer specs, cheap specs, multifocals, half moon specs, blue light lenses
sunglasses: polaroid lenses, mirrored lenses, tinted lenses, polarised lenses, polarized lenses, prescription sunnies
goggles: safety specs, safety glasses, safety spectacles, safety eyewear, protective eyewear, eye protection, prescription safety glasses
lab-coat: white coats, lab coats, lab overalls, warehouse coats, dust coats, butcher coats
safety-vest rescue-helmet: hi-viz, hi viz, hi-vis, high-vis, high vis, hi vis, hi-viz jackets, hi viz jackets, hi-vis jackets, hi vis jackets, hi viz clothing, hi vis clothing, high vis clothing, hi vis printing, high visibility bibs, high visibility jackets, fluoro vests, fluoro jackets, reflective vests, reflective waistcoats, site wear, sitewear, road crew wear
necktie: silk ties, club ties, school ties, school tie, regimental ties, clip-on ties, clip on ties, woven ties, wedding ties, cravat, cravats, pocket squares, tie and pocket square, kipper ties
t-shirt: dtf transfers, dtf prints, dtg printing, dtf printing, iron-on transfers, heat press vinyl, heat transfer vinyl, longsleeves, long sleeve tees, rash vest, rash vests, rashies, tie dye, tie-dye, tie dyeing, leavers tees, singlets, baselayers
jeans: dungarees, dungaree, slacks, work trousers, school trousers, cargo pants, cargo trousers, corduroys, moleskins, trouser hems, jeggings, joggers and jeans, capris
jeans: ~ trousers
scarf: pashmina, pashminas, snood, snoods, bandana, bandanas, shawl, shawls, stoles, neckerchief, neckerchiefs, dupatta, dupattas, keffiyeh, keffiyehs, cashmere wraps, silk squares, headsquares, mufflers and scarves, woggles and neckers, cowls and scarves
gloves: gauntlets, mitts, fingerless mitts, oven mitts, baseball mitts, rubber gloves, ski gloves, mittens
coat: anorak, anoraks, parka, parkas, gilet, gilets, fleece jackets, softshells, softshell jackets, bodywarmer, bodywarmers, overcoat, overcoats, windcheater, windcheaters, cagoule, cagoules, pacamac, reproofing, waterproof reproofing, fur remodelling, down jackets, barn jackets, drizabones, rainwear, outerwear, duffle coats, peacoats
socks: hosiery, tights, stockings and tights, compression stockings, compression socks, support stockings, support tights, pop socks, knee highs, slipper socks, walking socks
dress: frock, frocks, vintage frocks, skirt, skirts, kilts and skirts, pinafore, pinafores, jumpsuit, jumpsuits, playsuits, petticoat, petticoats, nightie, nighties, nightgowns, nightdresses, ladieswear, womenswear, ladies wear, ladies fashion, occasionwear, occasion wear, partywear, mother of the bride, mother of the groom, kurti, kurtis, lengha, kaftans, caftans, dress making, shift dresses, tutus and frocks, sundresses, girls party dresses, flower girl dresses, dance costumes, dancewear, festival costumes, feis dresses
kimono: yukata, haori, haori jackets, obi belts, kimono dressing
sari: anarkali, anarkalis, anarkali suits, salwar, salwars, salwar suits, salwar kameez, shalwar kameez, churidar, chaniya choli, ghagra choli, handloom sarees, handloom saris, saree fall, fall and pico, sharara, shararas
swimsuit: bathers, cozzies, swimming costume, swimming costumes, swim costumes, burkini, burkinis, tankini, tankinis, swim dresses, bathing suits, togs and towels, swim togs
briefs: knickers, period pants, period underwear, shapewear, undies, underpants, boxer shorts, boxer briefs, incontinence pants, long johns, men's trunks, mens trunks, big pants, thongs and briefs, nightwear and underwear, camiknickers
shorts: boardies, board shorts, boardshorts, swimming trunks, swim shorts, swim trunks, bike shorts, cycling shorts, gym shorts, running shorts, football shorts, rugby shorts, bermudas
blouse: blouses, ladies tops, women's tops, tunic, tunics, camisoles, camis, kurtas, kurta, silk tops, peplum tops
hand-fan: folding fans, paper fans, hand fans, flamenco fans, church fans, wedding fans
purse: card holders, card holder, money clips, coin purses, pouches and purses, kisslocks
clutch-bag: clutch bags, bridal clutch, evening clutch, clutch purses, cosmetic pouches, cosmetic bags, make up bags, make-up bags, makeup bags, toiletry bags, wash bags, washbags, sponge bags
handbag: totes, satchels, satchel, shoulder bags, bag making, handbag spa, bag restoration, leather bags, market totes, hobo bags, slouch bags, saddle bags for
shopping-bags: carrier bags, paper carriers, paper bags, paper bag, bag for life, bags for life, small business saturday, plastic free bags
shopping-bags: ~ shop local, shopping local
backpack: daypack, daypacks, schoolbag, schoolbags, school bags, holdall, holdalls, bergen, bergens, kit bag, kit bags, duffel bag, duffel bags, duffle bag, duffle bags, book bags, bug out bag, bug out bags, hiking packs, dofe kit, interrailing, gap year, bum bags, fanny packs, moon bags, satchels and rucksacks, backpackers
flip-flop: jandal, jandals, slops, pluggers, rubber thongs, pool sliders, pool slides, crocs, beach shoes
dress-shoe: cobbling, cobblers, monk straps, leather soles, soles and heels, school shoes, back to school shoes, boys shoes, girls shoes, shoe fitting, wide fit shoes, wider fit shoes, comfort shoes, shoe trees, shoe dyeing, shoe stretching, shoe care, smart shoes, work shoes, shoe making, shoemaking, winklepickers
sneaker: takkies, tekkies, plimsolls, plimsoll, sneakerhead, sneakerheads, cleats, trainer swap, running spikes, kids trainers, gym pumps, sandshoes, gutties, gym shoes, daps, court trainers
boot: wellingtons, wellington boots, steelies, steel toecaps, safety footwear, safety shoes, safety toe shoes, safety trainers, rigger boots, toecaps, riding boots, jodhpur boots, thigh boots, desert boots, veldskoens, vellies, boots resoled, boot stretching, snow boots, work boots, dealer boots, jump boots, welly boots
hiking-boot: bushwalking, bushwalk, bushwalks, bush walk, bush walks, bush walking, tramping, tramping club, trampers, fell walking, fellwalking, hillwalking, hill walking, hill walkers, hillwalkers, rogaining, hut to hut, munro bagging, wainwrights
flat-shoe: ballet flats, ballerina flats, mary janes, dolly shoes, slip on shoes, slip-on shoes, juttis, jutti, mojaris, mojari, boat shoes, deck shoes, pumps and flats
high-heel: wedding shoes, bridal shoes, platform shoes, wedge heels, wedges and heels, party shoes, prom shoes, evening shoes, stiletto, slingbacks, heels and flats
sandal: birkies, gladiator sandals, wedge sandals, huaraches, fisherman sandals, moccasins and sandals
ballet-shoes dancer: silver swans, rad exams, pliés and, barre fitness, barre workout, barre pilates, mini ballet, toddler ballet, ballet exams
hair-comb: nit comb, nit combs, nit combing, head lice, headlice, lice treatment, nit nurse, lice removal, hair brushes, hairbrush, hairbrushes, detangling brushes, beard combs, afro combs
crown: tiara, tiaras, bridal tiaras, tiara hire, pageant, pageants, beauty pageant, prom queen, prom king, carnival queen, rose queen, gala queen, may queen, coronation tea, homecoming court, homecoming queen, kings day, king's day, miss teen, little miss, festival queen
crown: ~ coronation
sun-hat: sunhats, sun hats, straw hats, straw hat, bucket hats, bucket hat, wide brim hats, floppy hats, legionnaire hats, slouch hats, panama hats, panamas, baby hats, race day hats, summer hats, school hats, hat making
felt-hat top-hat: tweed caps, hat blocking, cowboy hat, cowboy hats, western wear, akubras, hat shaping
top-hat: hat hire, ringmaster, ringmasters, top hat and tails, morning dress hire, derby hats
baseball-cap: snapbacks, snapback, trucker caps, trucker cap, embroidered caps, branded caps, cap embroidery, dad hats, school caps, peaked caps, branded headwear, caps and hats, five panel caps
graduation-cap: ucas, ged prep, ged classes, leaving cert grinds, grad gowns, graduation gowns, academic gowns, cap and gown, hood hire, commencement speaker, nvq, nvqs, functional skills, a level retakes, gcse retakes, gcse resits, student finance, leavers assembly, leavers ball, foundation degree, foundation degrees, art foundation, access to he, clearing places, gre classes, gmat, microcredentials, bootcamps for graduates
graduation-cap: ~ convocation, bursaries, adult ed, distance learning, foundation year, foundation course, postgraduate, postgrad, undergraduate, undergrad
military-helmet: reservist, reservists, armed forces day, ve day, vj day, d-day, d day, home guard, army surplus, ex army, service leavers, anzac day, battlefield tour, battlefield tours, army kit, military surplus, milsim
rescue-helmet: site helmets, bump caps, mine rescue, hard hat, hard hats, hardhats, ses volunteers, cave rescue, mountain rescue team
prayer-beads: rosary, rosaries, rosary group, japa, chaplets, rudraksha, misbaha, tasbih beads, mala beads, mala making, malas, bead blessing, meditation beads, prayer beads
lipstick nail-polish: lippy, lip gloss, lip glosses, lip blush, lip tint, lip balm, lip balms, glam squad, mua, bridal mua, bronzer, bronzers, concealer, blusher, foundation match, foundation shades, avon rep, beauty swap, blush and bronzer, lip liner, mascara and, contouring, makeup trial, bridal trial
lipstick nail-polish: ~ makeover, makeovers, make overs
eyelashes eye: lash fills, lash tech, lash techs, lash technician, russian volume, mascara, mascaras, lvl, eyebrow, eyebrows, brow lamination, brow tint, lash tint, lash and brow tint, classic set, lash room, eyeliner, eyeliner tattoo, nanobrows, nano brows, brow artist, semi permanent makeup, lash perm, infill lashes, lash infills
nail-polish: acrylics and gels, gels and acrylics, gel removal, gel fills, builder gel, acrylic nails, acrylic set, shellac, shellac nails, sns nails, polygel, press ons, press on nails, nail infills, infills, acrylic infills, nail fills, nail foils, russian mani, gel toes, toes and tips
ring diamond: solitaire ring, solitaires, eternity bands, eternity band, wedding bands, wedding band sale, friendship rings, handfasting, hand fasting, officiant, officiants, pre-wedding course, pre-cana, elopement, elopements, elopement packages, vow renewal, vow renewals
diamond ring: sapphire, sapphires, emeralds, rubies, moissanite, amethyst, jade, cubic zirconia, gemmology, gemology, cut stones, lab grown stones, lab grown diamonds, gem and mineral, gem show, gems and minerals, mineral show, lapidary, turquoise jewelry
bangles ring: kada, kadas, anklet, anklets, cuff bracelets, charm bracelets, wristband, wristbands, chooda, chura, bead work, beadwork, friendship bands, friendship bracelets, glass bangles, glass churi, churi, silver clay, jewellery class, jewelry class, jewellery party, gold plated, permanent jewellery, permanent jewelry, temple jewellery, oxidised jewellery
necklace ring: pendant, pendants, locket, lockets, choker, chokers, mangalsutra, mangalsutras, gold chain, gold chains, silver chains, silver charms, wire wrapping, trinkets, jhumka, jhumkas, kundan, polki, statement pieces, statement jewellery, nose rings, pearl stringing
ear: ear candling, earplugs, ear plugs, ear piercing, ear piercings, earlobe repair, lobe repair, earwax, ear wax, wax removal, ear wax removal, cartilage piercing, ear defenders
hearing-aid ear: hard of hearing, deaf club, deaf community, deaf awareness, lipreading, lip reading, loop systems, hearing loop, induction loop, hearing loss, tinnitus group
hoodie t-shirt: tracksuit, tracksuits, track suits, joggers, loungewear, lounge wear, crewnecks, crew necks, gymwear, gym wear, zip tops, zip-up tops, quarter zips, leisurewear, leisure wear, sweatpants, trackies, trackpants, track pants, base layers, hooded tops, teamwear, team wear, trakkies, sweat tops, pullover hoodies, leggings, half zips
yarn: woollens, woolies, woollies, aran, arans, gansey, ganseys, guernseys, knits, knitwear, cardis, fair isle, fairisle, merino knits
headscarf: turban, turbans, turban tying, dastar, tichels, doek, doeks, chemo caps, chemo headwear, chemo hats, head wraps, headwraps, hair wraps
braid: plaits, plaiting, hair plaiting, twist outs, natural hair, festival hair, sew-ins, sew in weave, afro hair, tape ins, tape-ins, protective styles, fulani braids, hair pieces, hairpieces, faux locs, relaxers, retwists, starter locs, ghana weaving
wig: toupee, toupees, hair systems, lace fronts, lace front, hair toppers, closures and frontals, frontals, hair loss cafe
haircut scissors: tapers, buzz cut, buzz cuts, crew cut, crew cuts, short back and sides, cut and finish, restyle, restyles, hair up, updo, updos, highlights and cut, half head highlights, colourist, colourists, hair models, models for haircuts, wash and set, curly cuts, fringe trims, mullet, mullets, hair trial, hair trials, foils and, senior cuts, dry cuts, kids cuts
hair-dryer: hair styling, hair straighteners, straighteners, curling tongs, curlers, rollers and set, hair irons
bra: bra bank, bra recycling, old bras, corset, corsets, corset making, breast forms, intimates, maternity bras, bralette, mastectomy wear, mastectomy bras
baby-bodysuit baby: sleepsuits, sleepsuit, layette, layettes, infantwear, romper suits, romper suit, baby swap, nearly new baby, baby and toddler clothes, baby bibs, baby hats and, baby knits, baby bundles
scrubs: scrub tops, nurses tunics, nurse tunics, beauty tunics, vet uniforms, carer uniforms, medical wear, medical workwear, healthcare workwear, theatre scrubs, salon tunics
bride wedding-dress: trousseau, bridal veils, bridesmaid, bridesmaids, brides to be, bride to be, shaadi, dress fittings, bridal fittings, bachelorette, bridal lehenga, bridal lehengas
bride wedding-dress: ~ brides, something blue, wedding expo
suit necktie: three piece suits, two piece suits, dinner jackets, tux, tuxes, waistcoat, waistcoats, sherwanis, sherwani, bandhgala, menswear, tailored jackets, morning suits, formalwear, suit hire
perfume: eau de toilette, aftershave, aftershaves, cologne, colognes, oud, ittar, attars, bakhoor, body sprays, body mist, body mists, room sprays, deodorants, deodorant, perfume dupes, decants, perfume making, scent bar, fragrance samples
serum-bottle lotion: hyaluronic, niacinamide, face oil, face oils, hair oil, hair oils, k-beauty, k beauty, glow up, dropper bottles, rosehip oil, retinoids, peptides, argan oil, castor oil, vitamin c serum, glass skin, dermaplaning, microneedling, hydrafacial, hydrafacials, facialist, facialists, esthetician, estheticians, chemical peel, chemical peels, skin treatments, skin boosters, acne, eczema, acne clinic, brightening facials
lotion: ointments, balms, salves, cleansers, body wash, body washes, aloe gel, hand creams, hand sanitiser, hand sanitizer, sun lotion, after sun, hygiene packs, emollients, sunblock, body butters, baby lotions
perfume lotion: body mists and lotions
razor: waxing studio, full body wax, bikini wax, clipper blades, movember, mo bros, straight razor
henna-hand: sangeet, karwa chauth, karva chauth, henna cones, mehndi cones, henna party
zip: zippers, zip replacement, zips replaced, new zips, zip repair, zip repairs
button: toggles, poppers, press studs, haberdashers, sewing notions, button box, buttons and trims, buttons and bows, button shop
safety-pin: hijab pins, kilt pins, nappy pins
cushion: bolsters, kapok, seat pads, beanbag, beanbags, bean bag, bean bags, pillowcases, foam cushions, foam cut, foam cut to size, foam inserts, floor pouffes, pouffe, pouffes
briefs: thermal underwear, thermal tops, thermals for, thermal leggings
jeans: men's chinos, mens chinos, slim chinos, cotton chinos, chino trousers, chinos and, jeans and chinos
iron: bag of shirts, shirts pressed, shirts ironed, shirt ironing
`;
