/** English words for clothes, beauty and the body, by the thing they lead to: s to z. Notation: word-list.ts. */
export const englishWearSToZ = `
safety-vest: safety gear, asbestos
safety-vest car: car guard, car guards
safety-vest megaphone: stewards, event stewards, event marshals, marshals wanted
safety-vest parcel: temp warehouse, temporary warehouse, warehouse temps, warehouse staff, warehouse operative
safety-vest parcel: warehouse operatives, warehouse workers, warehouse and packing, warehouse packing, packing staff
safety-vest parcel: packing operatives, pickers and packers, picker packer, picker packers, industrial staff
safety-vest parcel: industrial temps, labour hire, labor hire, labour supply, labour agency, factory operatives
safety-vest parcel: production operatives, general labourers, agency labour
safety-vest rescue-helmet: labourers, labourer, laborers, workwear, hi-vis, hi vis, ppe, safety boots and workwear
safety-vest rescue-helmet: site safety, site safety training, construction training, banksman training, asbestos removal
safety-vest rescue-helmet: asbestos survey, asbestos surveys, confined space training, work clothes, work clothing
safety-vest rescue-helmet: safety clothing, protective clothing, health and safety, safety training, hi viz, hi-viz
safety-vest rescue-helmet: high vis, high-vis, hi-viz jackets, hi viz jackets, hi-vis jackets, hi vis jackets
safety-vest rescue-helmet: hi viz clothing, hi vis clothing, high vis clothing, hi vis printing, high visibility bibs
safety-vest rescue-helmet: high visibility jackets, fluoro vests, fluoro jackets, reflective vests
safety-vest rescue-helmet: reflective waistcoats, site wear, road crew wear, sitewear
safety-vest rescue-helmet: ~ uniform
safety-vest school: lollipop person, lollipop lady, lollipop man, lolipop person, lolipop lady, lolipop man
safety-vest school: school crossing, school crossing patrol, crossing patrol, crossing guard, crossing guards
safety-vest t-shirt: workwear and aprons, work uniforms, staff uniforms, company uniforms
safety-vest traffic-light: road safety training
salwar-kameez: salwar kameez, shalwar kameez, salwar suit, salwar suits, salwar, salwars, kurti, kurtis, kurta, kurtas
salwar-kameez: kurta set, kurta sets, kurta pajama, kurta pyjama, kurta pajamas, anarkali, anarkali suit, anarkali suits
salwar-kameez: punjabi suit, punjabi suits, churidar, churidars, unstitched suits, pakistani suits, pakistani suit
salwar-kameez: lawn suits, chikankari, chikankari kurtis, palazzo suits, dupatta, dupattas, anarkalis, sharara, shararas
salwar-kameez: block printed kurta, block printed kurtas
sandal: chappal, chappals, kolhapuri, kolhapuris, kolhapuri chappal, kolhapuri chappals, leather chappals, huaraches
sandal: huarache, birkenstocks, leather sandals, handmade sandals, gladiator sandals, wedge sandals, fisherman sandals
sandal: moccasins and sandals, birkies
sari: saree, sarees, sari, saris
sari dress: kanjivaram, kanjivarams, kanchipuram silk, kanchipuram silks, banarasi, banarasi silk, banarasi saree
sari dress: banarasi sarees, pattu saree, pattu sarees, bridal sarees, wedding sarees
sari thread: handloom saree, handloom sarees, handloom cotton saree, handloom cotton sarees, handloom silk saree
sari thread: handloom silk sarees, handloom sari, handloom saris, cotton saree, cotton sarees, silk saree, silk sarees
sari sewing-needle: saree blouse, sari blouse, fall pico, saree fall, saree fall pico, sari fall
scarf: shemagh, shemaghs, ghutra
scarf gloves: dupattas and stoles, stoles, pashmina, pashminas, scarves, cashmere wraps, silk squares
scarf gloves: mufflers and scarves, woggles and neckers, cowls and scarves, snoods, bandana, bandanas, shawls
scarf gloves: neckerchief, neckerchiefs, keffiyeh, keffiyehs
scrubs: scrubs for nurses, scrubs for doctors, scrubs for clinics, scrubs for vets, scrubs for dentists, medical scrubs
scrubs: nursing scrubs, scrub sets, scrub suits, scrub tops, uniforms and scrubs, uniforms & scrubs, scrubs and uniforms
scrubs: scrubs & uniforms, scrubs and lab coats, medical uniform, medical uniforms, nurse uniform, nurse uniforms
scrubs: nurses uniforms, nursing uniforms, hospital uniforms, clinic uniforms, dental uniforms, healthcare uniforms
scrubs: carer tunics, care home uniforms, salon tunics, beauty tunics, nurses tunics, nurse tunics, vet uniforms
scrubs: carer uniforms, medical wear, medical workwear, healthcare workwear, theatre scrubs
scrubs sewing-needle: scrubs hub, scrub hub, for the love of scrubs
serum-bottle: cbd shop, cbd products, cbd drops, night oil, rosehip oil, rosehip night oil, rosehip
serum-bottle lotion: scrubs and masks, scrubs and oils, skincare, skin care, serum, vitamin c serum, face serum
serum-bottle lotion: facial oil, natural cosmetics, facial, facials, anti-ageing, anti-aging, retinol, hyaluronic acid
serum-bottle lotion: face oil, face oils, hair oil, hair oils, k beauty, k-beauty, glow up, dropper bottles, argan oil
serum-bottle lotion: castor oil, glass skin, chemical peel, chemical peels, skin treatments, skin boosters, acne clinic
serum-bottle lotion: brightening facials, hyaluronic, niacinamide, retinoids, peptides, dermaplaning, microneedling
serum-bottle lotion: hydrafacial, hydrafacials, facialists, esthetician, estheticians, eczema
serum-bottle lotus: essential oils, essential oil, aromatherapy oils
serum-bottle razor: beard oil, beard oils, beard serum
sherwani: achkan, wedding sherwani, groom sherwani, sherwani rental, sherwani, sherwanis, sherwani hire
sherwani: sherwani on rent, groom's sherwani
shirt: dress shirt, dress shirts, button-down shirt, button-down shirts, oxford shirt, oxford shirts, linen shirt
shirt: linen shirts, flannel shirt, flannel shirts, tailored shirts, bespoke shirts, made-to-measure shirts
shirt: business shirts, shirtmaker, shirtmakers, clerical shirt, clerical shirts, clergy shirts, dog collar shirts
shirt: shirt service, shirts made to measure
shirt backpack: school uniform, school uniforms, schoolwear, school uniform swap shop, uniform swap shop
shirt backpack: school uniform swap
shopping-bags price-tag: fill a bag, fill your bag, bag sale, bag a bargain, shop staff, retail staff, store staff
shopping-bags price-tag: shop floor staff, flash sale, clearance sale, outlet, department store, black friday
shopping-bags price-tag: cyber monday, stock clearance, pop-up store, pop-up shop, warehouse sale
shopping-bags price-tag: store assistant, sales associate
shopping-bags price-tag: carrier bags, paper carriers, paper bags, paper bag, bag for life, bags for life
shopping-bags price-tag: small business saturday, plastic free bags
shopping-bags price-tag: ~ mall, shopping mall, shopping centre, shopping center, shopping, summer sale, winter sale
shopping-bags price-tag: ~ sale, shop local, shopping local
shopping-bags t-shirt: shop fittings, concept store, high street, duty free
shopping-bags t-shirt: ~ retail
shorts: board shorts, swimming trunks, swim shorts, swim trunks, bike shorts, cycling shorts, gym shorts, running shorts
shorts: football shorts, rugby shorts, boardies, boardshorts, bermudas
skirt: skirt, skirts, pencil skirt, pencil skirts, pleated skirt, pleated skirts, mini skirt, mini skirts, miniskirt
skirt: miniskirts, maxi skirt, maxi skirts, midi skirt, midi skirts, denim skirt, denim skirts, wrap skirt, wrap skirts
skirt: circle skirt, tutu, tutu skirt, tutu skirts
sleep-sack: baby sleeping bag, baby sleeping bags, baby sleep bag, baby sleep sack, sleep sack, sleep sacks, sleepsack
sleep-sack: toddler sleeping bag, merino baby sleeping bag, merino baby sleeping bags, baby sleep bags, baby sleep sacks
sleep-sack: sleepsacks, toddler sleeping bags, tog sleeping bag, tog sleeping bags, tog baby sleeping bag
slippers: slipper, slippers, sheepskin slippers, felt slippers, wool slippers, house slippers, house shoes
slippers: bedroom slippers, indoor slippers, babouche, babouches, slipper socks
smartwatch: smartwatch, smartwatches, smart watch, smart watches, apple watch, galaxy watch, fitness watch, gps watch
smartwatch: smartwatch strap, fitness tracker, fitness trackers, activity trackers, fitbit, fitbits, garmin forerunner
smartwatch: garmin fenix
sneaker: plimsolls, plimsoll, gym shoes, run shop, running shop, running store, run store, gait check, gait checks
sneaker: gait analysis, running shoe fitting, trainers, running shoes, shoe sale, kids shoes, shoe shop, shoe store
sneaker: shoes, shoe, sneakers, sneaker, footwear, trainers sale, insoles and trainers, sneaker store, sneaker cleaning
sneaker: trainer swap, running spikes, kids trainers, gym pumps, court trainers, takkies, tekkies, sneakerhead
sneaker: sneakerheads, cleats, sandshoes, gutties, shoe lace, shoe laces, shoelace, shoelaces
sneaker soap: trainer cleaning, trainer restoration
socks: sock drive, sock drives, sock appeal, sock collection, socks, sock subscription, compression stockings
socks: compression socks, support stockings, pop socks, knee highs, walking socks
songkok: songkok, songkoks, kopiah, peci
spine: whip lash, whiplash, whiplash injury, chiropractic, back pain, posture clinic, sciatica, physical therapy
spine: physical therapist, back braces
spine massage: chiropractor consultation, desk neck, text neck, stiff neck, trapped nerve, slipped disc, sports injury
spine massage: sports injuries, pulled muscle, chiropractor, osteopath, osteopathy, physio, physiotherapist
spine massage: physiotherapy, lower back, neck pain, bad back, bad backs, back care, back class, back school
spine massage: back clinic, spinal cord, chronic pain, pain management, pain relief, joint pain, muscular pain
spine massage: herniated disc, herniated discs, disc pain, scoliosis, arthritis, myofascial, decompression, chiros
spine massage: ~ posture, spinal
spine massage: runner's knee, runners knee, jumper's knee
spine stethoscope: orthopaedic, orthopedic
suit: bandhgala, indo western for men, tuxedo hire, tux hire, tuxedos, womens blazers, mens blazers, linen blazers
suit: tailored blazers, blazers and suits, suits and blazers, suits, suit, tailcoat, formalwear hire, formal wear hire
suit: blazer, blazers, school blazer, school blazers, suits made to measure, tweed trousers
suit bow-tie: prom tux, prom tuxes, prom tuxedo
suit coat: waistcoat, waistcoats, tweed waistcoat, tweed waistcoats, tweed suit, tweed suits, tweed jacket
suit coat: tweed jackets, tweed blazer, tweed blazers
suit necktie: suit hire, suit rental, wedding suit, wedding suits, men's suits, mens suits, suits for men, tailored suit
suit necktie: tailored suits, bespoke suit, bespoke suits, made-to-measure suits, made to measure suits, tuxedo
suit necktie: tux rental, tuxedo rental, dinner suits, black tie hire, formalwear, formal wear, formal hire, prom suits
suit necktie: groom's suit, groomswear, three-piece suits, three piece suits, two piece suits, dinner jackets
suit necktie: tailored jackets, morning suits
sun-hat: bespoke hats, milliner, millinery, ladies hats, race hats, hats for the races, sun hats, bucket hats
sun-hat: bucket hat, wide brim hats, floppy hats, legionnaire hats, race day hats, summer hats, school hats, sunhats
sun-hat: derby hats, straw hat, straw hats
sunglasses sun: sunnies, polarised sunnies, sunnies sale, sunglasses, polaroid lenses, mirrored lenses, tinted lenses
sunglasses sun: polarised lenses, polarized lenses, prescription sunnies
swimsuit: beachwear
swimsuit goggles: swimwear, swimsuit, swimsuits, swimming costume, swimming costumes, swim costumes, swim dresses
swimsuit goggles: bathing suits, togs and towels, swim togs, bathers, cozzies, tankini, tankinis
t-shirt: children's clothes, childrens clothes, children's clothing, childrenswear, childrens wear, kids clothes
t-shirt: kids' clothes, kidswear, kids wear, preloved mens, preloved kids, pre-loved kids, uniform bank, uniform swaps
t-shirt: thermal tops, base layers
t-shirt backpack: all schools, uniforms in stock, uniforms back in stock, uniform lay-by, school uniform stock
t-shirt backpack: nearly new uniform, nearly new uniforms, second hand uniform, second hand uniforms, secondhand uniform
t-shirt backpack: pre-loved uniform, pre loved uniform, preloved uniform, uniform sale, used uniform sale, uniform shop
t-shirt backpack: uniform exchange, pe kit, uniform fitting, uniform fittings
t-shirt backpack: uniform appointments, name tags, name labels, second hand school uniform, pe kits
t-shirt backpack: back to school uniforms, school clothes
t-shirt football: football shirts, football shirt, jerseys, jersey, team kit, kit printing, fan shop, fan merch
t-shirt handshake: shirt sponsor, shirt sponsors, shirt sponsorship, kit sponsor, kit sponsors, kit sponsorship
t-shirt handshake: jersey sponsor
t-shirt jeans: kilo sale, vintage kilo sale, vintage kilo, vintage by the kilo, clothes by the kilo, kilo pop up
t-shirt jeans: clothing swap, swap shop clothes, clothes swishing, swishing, thrifted, thrift drop, thrift haul
t-shirt jeans: deadstock, y2k fashion, polo shirt, polo shirts, polos, embroidered polo, tank tops, tank top, vest tops
t-shirt jeans: ukay-ukay, ukay ukay, ukay, clothes collection, clothes drive, clothing collection, clothing donations
t-shirt jeans: dtf transfers, dtf prints, dtg printing, dtf printing, iron-on transfers, heat press vinyl
t-shirt jeans: heat transfer vinyl, long sleeve tees, rash vest, rash vests, tie dye, tie-dye, tie dyeing, leavers tees
t-shirt jeans: longsleeves, singlets, baselayers
t-shirt jeans: ~ shirts, shirt
t-shirt paintbrush: screen print, screen prints, screenprint, screenprinting, t-shirt printing, t-shirt, t-shirts
t-shirt paintbrush: tshirt, tshirts, screen printing, textile printing, custom t-shirts, tee, tees, merch, merchandise
t-shirt recycling: clothes recycling, clothing recycling, textile recycling
t-shirt shopping-bags: op shop, op shops, opshop, thrift shop, thrift store, thrift stores, thrifting
t-shirt socks: kids clothing, childrens clothing, boys clothes, girls clothes, toddler clothes
t-shirt thread: embroidery and print, print and embroidery, printing and embroidery, embroidery and printing
t-shirt thread: machine embroidery for workwear, logo embroidery, embroidered workwear
tattoo-machine: custom ink, tattoo, tattoos, tattooist, tattooists, tattoo studio, tattoo artist, cover-ups, inked
tattoo-machine: micropigmentation, flash day, tattoo flash, flash tattoos, walk-in tattoos, tattoo shop, tattoo parlour
tattoo-machine: tattoo parlor, ink studio, fine line tattoos, fine line tattoo, walk in flash, tattoo design
thobe: thobe, thobes, thawb, thawbs, thoub, kandura, kanduras, kandora, dishdasha, dishdashas, jubba, jubbah, jubbas
thobe: djellaba, djellabas, bisht, bishts
tights: pantyhose, opaque tights, sheer tights, tights, stockings and tights, hosiery, support tights
tooth: dental lab, dental labs, dental laboratory, dental laboratories, dental technician, dental technicians
tooth: denture lab, crown and bridge lab, crown & bridge lab, crowns and bridges, crowns & bridges
tooth: crowns bridges and dentures, zirconia crowns, hygienist, dental hygienist, dental prosthetics, dental prosthetist
tooth: dentures, denture, invisalign, veneers, denture repair, new patient special, new patient exam, exam and x-rays
tooth: x-rays and cleaning, x-rays & cleaning, family dental, cosmetic dentistry
tooth magic-wand: tooth fairy letters, tooth fairy letter
tooth nurse: dental nurse, dental nurses, dental assistant, dental assistants, dental receptionist
tooth toothbrush: cleaning & whitening, cleaning and whitening, scale and polish, scale & polish, scaling and polishing
tooth toothbrush: dental cleaning, endodontist, endodontists, periodontist, periodontists, prosthodontist, oral surgeon
tooth toothbrush: oral surgeons, maxillofacial surgeon, root canal, root canals, wisdom teeth, gum clinic, denturist
tooth toothbrush: denturists, whitening trays, nhs dentist, nhs patients, emergency dentist, tooth whitening kit
tooth toothbrush: your teeth, teeth cleaning, teeth whitening, tooth whitening, clear aligners, aligners
tooth toothbrush: new dental patients, dental patients, fillings, dentist, dentists, dental, dental clinic
tooth toothbrush: dental practice, dental care, invisible aligners, dentistry, oral care, teeth, mouth guards
tooth toothbrush: night guards, gum shields, smile makeover, smile makeovers, smile design, dental crowns, extractions
tooth toothbrush: retainers, mouthguards
tooth toothbrush: ~ whitening
tooth toothbrush: new patient check-up, new patient check-ups, new patient checkup, dental check-up
tooth toothbrush: dental check-ups, check-up and clean, check-up x-ray and clean
top-hat: hat making, hat hire, top hat and tails, morning dress hire
top-hat sun-hat: hatter
tote-bag: tote bag, tote bags, cotton bags
trousers: trousers, dress trousers, suit trousers, chinos, slacks
turban: pagri, turban, turbans, turban tying, dastar
vape: vape, vapes, vape shop, vape shops, vape store, vape liquid, vape liquids, vaping, vaping supplies, vape kits
vape: vape juice, e-cigarette, e cigarette, e-cigarettes, e cigarettes, e-cigs, ecigs, e-liquid, e-liquids, eliquid
vape: pods and coils, nic salts, disposable vapes, refillable pods, mods and pods, smoke shops, shisha pens, vape coils
walking-stick: walking stick, walking cane, walking canes, walking sticks, shepherd's crook, shepherd's crooks
walking-stick: shepherds' crooks, stick dressing
wallet: card holders, card holder, money clips
wallet coin: budgeting, debt advice, cashback
wallet handbag: leather wallets, wallets, debt help, iva, bankruptcy
wallet purse: billfold, billfolds
wallet receipt: credit repair, credit score, insolvency, debt relief, debt counselling
wax-pot: full leg, half leg, wax lyrical
wax-pot lotion: sugaring, waxing, waxing studio, full body wax, full leg wax, half leg wax, brazilian wax, hollywood wax
wax-pot lotion: bikini wax, underarm wax, leg wax, leg waxing, body waxing, waxing salon, waxing bar, wax bar
wax-pot lotion: men's waxing, waxing for men, intimate waxing, brazilian waxing, brow wax, sugar wax, sugaring studio
wedding-dress: wedding dress cleaned, bridal gown cleaning, wedding gown cleaning, wedding dress preservation
wedding-dress: wedding dress cleaning & boxing, wedding dress cleaning and boxing
wedding-dress bride: trunk shows, preloved wedding, alterations for brides
wedding-dress ring: wedding dress, wedding dresses, wedding gown, wedding gowns, bridal gown, bridal gowns, bridal shop
wedding-dress ring: bridal boutique, bridalwear, bridal wear, bridal dresses, bridal salon, wedding dress alterations
wedding-dress ring: bridal alterations, wedding dress cleaning, bridal sample sale
wellingtons: wellingtons, rubber boots, rain boots, rain boot, wellies, welly, wellington boots, welly boots, gumboots
wellingtons: wader, waders
wetsuit: stinger suit, stinger suits, dry suit, dry suits, drysuits
wetsuit surfer: wetsuit, wetsuits, wetsuit hire, wetsuit rental, wetsuit repair, wetsuit repairs, surf suit
wig: wig, wigs, human hair wigs, lace wigs, lace front wigs, hairpiece, hairpieces, toupee, toupees, hair system
wig: hair systems, wigs for hair loss, hair replacement, lace fronts, lace front, hair toppers, closures and frontals
wig: hair loss cafe, cancer hair loss, wig bank, hd lace, cranial prosthesis, frontals, postiche, wig boutique, wig shop
wig: wig salon, wig studio, wig fitting, wig fittings, hair pieces
x-ray: x-ray clinic, x-ray centre, x-ray department, radiology, radiologist, radiologists, ct scan, ct scans, mri
x-ray: mri scan, mri scans, mri centre, diagnostic imaging, imaging centre, imaging center, bone density scan
x-ray: mammography, medical imaging, diagnostic centre, scan centre, full body scan, breast screening, body scan
x-ray: radiographer, radiographers, radiography
x-ray hospital: scanner appeal, mri scanner, ct scanner, new scanner, scanner fund, mammogram, mammograms
x-ray: ~ x-ray, x-rays, xray, xrays, digital x-ray, digital x-rays
zip: zip repair, zip repairs, zip replacement, zips replaced, zips repaired, zipper repair, zipper repairs
zip: zipper replacement, zippers replaced, zippers, broken zip, broken zips, broken zipper, zips and hems, new zips
zip: zips
`;
