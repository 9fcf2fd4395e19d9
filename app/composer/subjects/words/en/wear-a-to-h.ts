/** English words for clothes, beauty and the body, by the thing they lead to: a to h. Notation: word-list.ts. */
export const englishWearAToH = `
abaya: abaya, abayas, jilbab, jilbabs, chador, chadors, burqa, burqas, burka, burkas, modest wear for women
abaya: khaleeji dress
anatomical-heart: heart failure, cardiac rehab, pacemaker, pacemakers, angiogram
anatomical-heart heart: cardiac screening, heart screening, cardiac care
anatomical-heart stethoscope: cardiology, cardiologist, cardiologists, heart clinic, heart check, heart checks
ao-dai: ao dai, áo dài, ao dais
apron chef-hat: apron, aprons, leather apron, leather aprons, linen apron, linen aprons, pinny, pinnies, pinafore apron
apron chef-hat: workshop apron, workshop aprons, cafe aprons, kitchen aprons
apron: tabard, tabards
baby-bodysuit baby: sleepsuit, sleepsuits, baby grow, baby grows, babygrow, babygrows, onesie for babies
baby-bodysuit baby: newborn clothes, romper suits, romper suit, baby swap, nearly new baby, baby and toddler clothes
baby-bodysuit baby: baby bibs, baby hats and, baby knits, layette, layettes, infantwear
baby-bodysuit teddy-bear: baby clothes, baby clothing, babywear, baby wear, babygros, baby outfits, baby boutique
baby-bodysuit teddy-bear: baby bundles, baby and children's clothes
baby-bodysuit: baby onesie, baby onesies, bundle 3-6 months, bundle 6-9 months, bundle 9-12 months, 6-9 months boys
baby-bodysuit: 6-9 months girls
baby-carrier: baby carrier, baby carriers, baby sling, baby slings, baby wrap, babywearing, sling library, baby wearing
backpack: backpacking
backpack pencil: school supplies drive, school supply drive, back to school drive, stationery drive, backpack drive
backpack pencil: stuff the bus, school bag appeal, backpack, backpacks, rucksacks, school bags, book bags, bug out bag
backpack pencil: bug out bags, hiking packs, dofe kit, satchels and rucksacks, daypack, daypacks, schoolbag, schoolbags
backpack pencil: interrailing
backpack pencil: ~ back to school
backpack walker: school walking bus
ballet-shoes: jazz shoes, ballet, pointe shoes, baby ballet, ballet school, ballet class, ballet classes, ballet slipper
ballet-shoes: ballet slippers, ballet flats for dance
ballet-shoes dancer: barre, barre class, barre classes, dance shoes, dancewear, dance wear, silver swans, rad exams
ballet-shoes dancer: pliés and, barre fitness, barre workout, barre pilates, mini ballet, toddler ballet, ballet exams
bangles necklace: bangle, bangles, bracelet, bracelets, beaded bracelets, permanent jewellery, permanent jewelry
bangles ring: cuff bracelets, charm bracelets, bead work, friendship bands, friendship bracelets, glass bangles
bangles ring: glass churi, silver clay, jewellery class, jewelry class, jewellery party, gold plated, temple jewellery
bangles ring: oxidised jewellery, anklet, anklets, chooda, beadwork
baseball-cap: trucker caps, trucker cap, embroidered caps, branded caps, cap embroidery, dad hats, school caps
baseball-cap: peaked caps, branded headwear, five panel caps, snapbacks, snapback
bathrobe: bathrobe, bathrobes, dressing gown, dressing gowns, bath robe, bath robes, terry robe, terry robes
bathrobe: changing robes, swim robes, dryrobe, dryrobes
beanie: beanie, beanies, woolly hat, woolly hats, wooly hats, wool hat, wool hats, bobble hat, bobble hats, winter hat
beanie: winter hats, knitted hat, knitted hats, knit hat, knit hats, hat knitting, knitted caps, tuque, tuques, ushanka
beanie: ushankas, bobble hats and scarves, chemo hats, ushanka hat, ushanka hats, hats and scarves, hats scarves
beanie: hats and throws, baby hats, pom pom hat, pom pom hats, balaclava, balaclavas
belt: leather belt, leather belts, belts, mens belts, men's belts, ladies belts, belt buckle, belt buckles
belt: handmade belt, handmade belts, belts and wallets, belts and bags, belt maker
bike-helmet: bike helmet, bike helmets, cycle helmet, cycle helmets, cycling helmet, cycling helmets, bicycle helmet
bike-helmet: bicycle helmets, kids bike helmets, helmets for cyclists, ski and bike helmets
bikini: bikini, bikinis
blouse: linen blouse, linen blouses, ladies tops, women's tops, silk tops, peplum tops, tunics, camisoles, kebaya
blouse: kebayas, vyshyvanka, vyshyvankas
blouse sewing-needle: saree blouses, designer blouses
bone: bone density, osteoporosis, pet treats, dog chews, dexa scan, dexa scans
bone dog: dog biscuits
bone: ~ skeleton
bone x-ray: joint replacement, knee clinic, knee pain, orthopaedics, orthopedics, orthopaedic surgeon, carpal tunnel
bone x-ray: carpal tunnel release, acl surgery, acl repair, hip and knee, hip and knee clinic, shoulder surgery
bone x-ray: bone and joint, joint clinic
boot: jodhpur boots, thigh boots, boots resoled, boot stretching, mukluks
bow-tie: bow-tie, bow-ties, bowtie, bowties, bow tie, bow ties, bow ties and braces, braces and bow ties
bra: lingerie, lingerie boutique, lingerie shop, lingerie store, bras, bra, bra fitting, bra fittings, bra shop
bra: nightwear and lingerie, ladies underwear, bralette, bralettes, bra bank, bra recycling, old bras, breast forms
bra: maternity bras, mastectomy wear, mastectomy bras
braces toothbrush: braces, orthodontist, orthodontics, orthodontic, orthodontic treatment, dental braces, fixed braces
braces toothbrush: teeth straightening, braces for adults, braces for kids, invisalign braces
braid: weaves and braids, hair plaiting, twist outs, natural hair, festival hair, protective styles, fulani braids
braid: starter locs, ghana weaving, plaits, plaiting, retwists
braid hair-comb: braids, braider, braiders, hair braiding, braiding, braiding salon, african braiding, box braids
braid hair-comb: knotless braids, knotless, cornrows, cornrow, dreadlocks, dreads, locs, loctician, faux locs
braid hair-comb: goddess braids
brain: mental health first aid
brain heart: drug rehab, alcohol rehab, addiction treatment, drug and alcohol rehab
brain speech-bubble: psychiatrist, psychiatrists, psychiatry, psychiatric clinic, child psychiatrist
brain speech-bubble: adolescent psychiatrist, child and adolescent psychiatrist, psychoanalyst, psychoanalysts
brain speech-bubble: adhd assessment, adhd assessments, adhd clinic, autism assessment, autism assessments
brain speech-bubble: cbt therapist, cbt therapists, cbt therapy, cbt counselling, cbt counsellor, cbt sessions
brain speech-bubble: grief counselling, hypnotherapist, neurofeedback, mental health, anxiety help, therapist
brain speech-bubble: psychologist, psychotherapy, psychotherapist, therapy, counselling, counseling, counsellor
brain speech-bubble: counselor, couples therapy, hypnosis, hypnotherapy, life coach, life coaching, brain injury
brain speech-bubble: neuro rehab, iq test, iq tests, concussion, parkinsons, parkinson's, epilepsy, overthinking
brain speech-bubble: alzheimer's
brain speech-bubble: ~ coaching, anxiety, mindset
brain speech-bubble: cbt and counselling, cbt for anxiety, counselling and cbt, marriage counselling
brain speech-bubble: marriage counsellor
brain stethoscope: neurosurgeon, neurosurgeons, neurologist, neurologists, neurology, migraine clinic, headache clinic
brain stethoscope: epilepsy clinic, memory clinic, dementia clinic, stroke clinic
brain eye: emdr, emdr therapy
brain moon: cbt-i, insomnia, insomnia therapy, trouble sleeping
briefs: underwear, boxer shorts, period pants, period underwear, boxer briefs, incontinence pants, men's trunks
briefs: mens trunks, big pants, thongs and briefs, thermals for, knickers, shapewear, undies
briefs: underpants, camiknickers
brooch: brooch, brooches, cameo brooch, cameo brooches
button: buttons and buckles, vintage buttons, antique buttons, button museum, button collection, button fair
button: button collectors, button club, handmade buttons, wooden buttons, press studs, buttons and trims
button: buttons and bows, toggles
clogs: wooden clogs, leather clogs, swedish clogs, dutch clogs, wooden clog, wooden shoes, nursing clogs, clogs
clogs: clog maker, clog makers, clog making, crocs shoes, crocs footwear
clothes-hanger coat: dry cleaning, dry-cleaning, dry cleaner, dry cleaners, dry-cleaned, dry cleaned, coat hangers
clothes-hanger coat: clothes hangers, clothes rental, dress rental, clothes exchange, pre-loved clothes
clothes-hanger coat: preloved clothes, second-hand clothes, second hand clothes, secondhand clothes, used clothing
clothes-hanger coat: consignment boutique, personal shopper, personal stylist, wardrobe styling
clothes-hanger: clothes rail, clothes rails, clothing rail, clothing rails, garment rail, garment rails
clutch-bag: clutch bags, bridal clutch, evening clutch, clutch purses, cosmetic pouches, cosmetic bags, make up bags
clutch-bag: make-up bags, makeup bags, toiletry bags, wash bags, sponge bags, washbags
coat: coat drives, coat appeal, winter coat drive, winter coat appeal, wrap up appeal, outdoor clothing
coat: waterproof jackets, rainwear, raincoats, ski jackets, down jackets, fleece jackets, softshell jackets
coat: waterproof reproofing, fur remodelling, barn jackets, duffle coats, anorak, anoraks, parkas, gilets, softshells
coat: bodywarmer, bodywarmers, overcoat, overcoats, windcheater, windcheaters, cagoule, cagoules, pacamac, reproofing
coat: drizabones, peacoats, motorcycle clothing, motorcycle jackets, biker jackets, rewaxing
coat: capes and cloaks, hooded cloak, hooded cloaks
coat scarf: clothes bank, coat bank, coats, coat, jackets, jacket, outerwear, rain jacket, winter clothing
coat scarf: winter clothes, warm clothes, warm clothing, winter clothing drive, winter clothes drive, coat drive
coat scarf: winter coats, winter coat collection
coat t-shirt: hospital charity shop, hospice shop, hospice charity shop, hospice shops, vintage clothes
coat t-shirt: vintage clothing, vintage shop, charity shop, consignment store, used clothes
conical-hat: conical hat, conical hats, palm leaf hat, vietnamese hat, rice hat
contact-lens: contact lens, contact lenses, daily lenses, monthly lenses, coloured lenses, colored lenses
contact-lens: coloured contacts, colored contacts, toric lenses, lens fitting, contact lens fitting
contact-lens: contact lens solution, ortho-k lenses
corset: corset maker, corset makers, bespoke corsets, laced corset, corset, corsets, corset making, corsetry
crown: bridal tiaras, tiara hire, prom queen, prom king, carnival queen, rose queen, gala queen, may queen
crown: coronation tea, homecoming court, homecoming queen, kings day, king's day, miss teen, little miss, festival queen
crown: tiara, tiaras
crown star: three kings, three kings parade, three kings day, feast of the epiphany, epiphany service
crown party-popper: princess party, princess parties
dental-implant toothbrush: dental implants, implants, dental implant, tooth implants, tooth implant, all on 4, all-on-4
dental-implant toothbrush: missing teeth, implant dentist
diamond magnifier: gem fair, gem show
diamond pickaxe: opal, opals, opal cutting, gem cutting, lapidary, fossicking, faceting
diamond ring: goldsmith, jewelry repair, jewelry, gemstones, jeweller, jewellers, jeweler, jewellery, jewelry store
diamond ring: diamond, diamonds, jewels, jewellery repair, watch and jewellery repair, silver jewellery workshop
diamond ring: gemmologist, enamelling, cubic zirconia, cut stones, lab grown stones, lab grown diamonds
diamond ring: turquoise jewelry, sapphire, sapphires, emeralds, rubies, moissanite, gemmology, gemology
diamond ring: lab-grown sapphire, lab-grown diamond, lab-grown diamonds, lab-grown stones
dirndl: dirndl, dirndls, dirndl dress, dirndl dresses, dirndl blouse
dress: kaftan, kaftans, caftan, caftans, gym slip, gym slips, gymslip, gymslips
dress church: first communion dresses, communion dresses, communion dress, christening gowns, christening gown
dress handbag: matric dance, matric dance dress, matric dance dresses, matric farewell, matric farewell dresses
dress handbag: matric ball, shweshwe dresses, makoti, makoti dresses, makoti outfits, traditional outfits
dress handbag: traditional attire, umbhaco, ankara dresses, kitenge dresses, aso ebi, boutique, fashion boutique
dress handbag: women's fashion, fashion, fashion show, ladies wear, womenswear, fashion store, clothes shop
dress handbag: clothing store, clothing, clothes, dress shop, apparel, fashion brand, evening wear, prom dresses
dress handbag: prom dress, evening dresses, cocktail dress, summer dresses, dresses, tailor made dresses
dress handbag: plus size fashion, vintage frocks, kilts and skirts, ladies fashion, occasion wear, mother of the bride
dress handbag: mother of the groom, dress making, shift dresses, tutus and frocks, girls party dresses
dress handbag: flower girl dresses, dance costumes, festival costumes, feis dresses, frocks, pinafore, pinafores
dress handbag: petticoat, petticoats, ladieswear, occasionwear, partywear, sundresses
dress high-heel: gowns, gown, evening gowns, ball gowns, prom gowns
dress pregnant-woman: maternity clothes, maternity wear, maternity clothing, maternity fashion, maternity dresses
dress pregnant-woman: maternity dress
dress t-shirt: preloved womens, preloved women's, pre-loved womens, preloved clothing, pre-loved clothing
dress t-shirt: preloved fashion, pre-loved fashion, clothes swaps, swishing party
dress thread: ankara styles, asoebi
dress washing-machine: dress cleaning, dress cleaning & boxing, dress cleaning and boxing
dress bow-tie: school prom, school proms, prom ball
dress-shoe: shoe shine, shoe repair, shoe repairs, cobbler, cobblers, boot repair, heel bar, men's shoes, leather shoes
dress-shoe: oxfords, handmade shoes, brogues, loafers, monk straps, leather soles, soles and heels, boys shoes
dress-shoe: shoe fitting, wide fit shoes, wider fit shoes, comfort shoes, shoe trees, shoe dyeing, shoe stretching
dress-shoe: shoe care, smart shoes, work shoes, shoe making, cobbling, shoemaking, winklepickers, boat shoes, deck shoes
dress-shoe: tap shoes, tap shoe
dress-shoe flat-shoe: school shoe, school shoes, back to school shoes, black leather school shoes, lace up shoes
dress-shoe flat-shoe: lace-ups, lace ups, office shoes, formal shoes
dress-shoe foot: orthopaedic shoes, orthopedic shoes, bespoke shoes, made to measure shoes
dress-shoe hammer: sole heel, heel and sole, heels and soles, resoling, resoled, shoemaker
dress-shoe dancer: tap dancing, tap dance, tap dancers
dungarees: dungarees, bib overalls, bib and brace, bib-and-brace, denim dungarees, bib overall, dungaree
ear: ear wax, earwax, ear wax removal, earwax removal, microsuction, micro suction, ear microsuction, ear syringing
ear: ear clinic, ear candling, ear plugs, earlobe repair, lobe repair, wax removal, cartilage piercing
ear: earplugs, listening service, hearing aid batteries, hearing aid battery
ear hearing-aid: tinnitus support
ear stethoscope: otolaryngologist, otolaryngologists, ent, ent clinic, ent specialist, ent surgeon, ent surgeons
ear stethoscope: ent doctor, ear nose and throat, ear nose throat, ear nose & throat, vertigo clinic, tinnitus clinic
ear stethoscope: balance clinic
earrings: piercing, piercings, body piercing, nose piercing, piercing studio, piercing shop, ear piercing, ear piercings
earrings: ear piercer, ears pierced, earrings and piercing, piercers, studs and hoops, body jewellery
earrings: piercing jewellery, nose stud, nose studs
earrings diamond: earring, earrings, hoop earrings, stud earrings, statement earrings, clay earrings
earrings diamond: polymer clay earrings, silver earrings, gold earrings, jhumka, jhumkas, handmade earrings
earrings diamond: beaded earrings
eye glasses: low vision clinic, dry eye clinic, retina clinic, glaucoma clinic, ocularist, ocularists, artificial eyes
eye glasses: eye bank, cornea donation, iridology, iridologist, eye camp, free eye camp, eye check, eye check-up
eye glasses: eye checkup, cataract operation, cataract operations, laser eye surgery, laser eye clinic, cataract surgery
eye glasses: cataracts, eye test, eye tests, eye surgery, macular group, laser vision, vision therapy, eye screening
eye glasses: diabetic eye screening, lookouts wanted, dry eye, glaucoma, macular
eye mirror: eyelid surgery, blepharoplasty, droopy eyelids
eye: glass eye, glass eyes
eyebrow: eyebrow tinting, eyebrow shaping, eyebrow waxing, eyebrow threading salon, brow lamination, brow tint
eyebrow: brow waxing, brow shaping, hd brows, microblading, brow bar, brow artist, brow threading, eyebrow threading
eyebrow: eyebrow tint, powder brows, ombre brows, brow tattoo, brow tattoos, nano brows, nanobrows, brows, eyebrow
eyebrow: eyebrows, threading, semi permanent makeup, semi-permanent makeup, permanent makeup, permanent make up
eyelashes: mascara and
eyelashes eye: lash, lashes, lash fill, lash fills, lash infill, lash infills, lash refill, lash refills, lash set
eyelashes eye: lash sets, lash lift, lash lifts, lash lift and tint, lash bar, lash studio, lash studios, lash artist
eyelashes eye: lash artists, lash tech, lash techs, lash technician, lash technicians, lash training, lash course
eyelashes eye: lash client, lash clients, new lash clients, lash extension, lash extensions, volume lashes
eyelashes eye: hybrid lashes, classic lashes, russian lashes, russian volume, mink lashes, full set lashes
eyelashes eye: lash full set, volume fill, volume fills, hybrid fill, hybrid fills, classic fill, classic fills
eyelashes eye: eyelash extensions, eyelash tint, brows and lashes, lashes and brows, eyeliner tattoo, eyeliner tattoos
eyelashes eye: lash courses, eyelash, lash tint, lash and brow tint, classic set, lash room, lash perm, infill lashes
eyelashes eye: mascara, mascaras, eyeliner
fascinator: fascinator, fascinators, hatinator, hatinators
felt-hat: get your hat, your hat, hat shop, hat cleaning, hat reshaping, hat shaping, hat steaming, akubra, akubras
felt-hat: stetson, stetsons, felt hat, felt hats, bush hat, bush hats, panama hat, panama hats, fedora, fedoras, trilby
felt-hat: trilbies, cowboy hat, cowboy hats, hat fitting, felts and straws, caps and hats, hats, bowler hat, bowler hats
felt-hat: panamas, slouch hats
felt-hat top-hat: hat blocking, western wear
felt-hat horseshoe: wild west, cowboy party
flat-cap scarf: flat cap, flat caps, tweed cap, tweed caps, newsboy cap, newsboy caps, baker boy cap, baker boy caps
flat-cap scarf: paddy cap, paddy caps, donegal cap, donegal caps, bunnet, bunnets, driving cap
flat-shoe: ballerina flats, mary janes, dolly shoes, slip on shoes, slip-on shoes, pumps and flats, jutti, juttis
flat-shoe: punjabi jutti, mojari, mojaris, mojris, espadrille, espadrilles, moccasin, moccasins, girls shoes
flexed-arm: pull ups, pull-ups, pull up, tricep dips, core strength, strong woman, body building, testosterone
flexed-arm: bodybuilders, tennis elbow, golfer's elbow, arm wrestling
flexed-arm medal: highland games
flip-flop: rubber thongs, pool sliders, pool slides, beach shoes, jandal, jandals, pluggers
foot: foot clinic, orthotics, orthotic insoles, custom insoles, insoles, bunion clinic, verruca clinic
foot: podiatric surgeon, ingrown nails, ingrown nail, ingrown toenails, ingrown toenail, ingrowing toenails, toenails
foot: toenail cutting, fungal nails, verruca, verrucas, foot health, foot health practitioner, foot care at home
foot: chiropody, chiropodist, chiropodists, podiatry, podiatrist, foot care, corns, corns and calluses, bunions
foot: cracked heels, athlete's foot, nail cutting, gait clinic, footcare, sore heels, heel pain, sore heel, reflexology
foot: reflexologist
foot bone: bunion, bunion surgery, hammer toe
foot dress-shoe: orthopaedic insoles
foot fish: fish pedicure
football-boot: football boots, football boot, soccer cleats, soccer boots, kids football boots
glasses: blue light glasses, blue-light glasses
glasses eye: spectacles appeal, old glasses wanted, glasses appeal, eyecare, eye care, eye care centre, eye care center
glasses eye: opticians, optician, optometrist, optometrists, optometry, dispensing optician, spectacle frames
glasses eye: spectacles, varifocals, bifocals, designer frames, reading glasses, vision centre, vision center, eye exam
glasses eye: eye exams, eyes tested, eye tested, eyes checked, progressive lenses, varifocal lenses, second pair free
glasses eye: single vision lenses, glasses, glasses and lenses, eyeglasses, eyewear, eyesight test, eye clinic
glasses eye: eye doctor, ophthalmologist, vision test, reading specs, prescription lenses, rimless frames, old specs
glasses eye: kids specs, children's specs, designer specs, cheap specs, half moon specs, blue light lenses, reglaze
glasses eye: multifocals
gloves: fingerless mitts, oven mitts, baseball mitts, ski gloves, gauntlets
gloves safety-vest: work gloves, safety gloves, rigger gloves
gloves scarf: mittens hats, mittens and hats, hats gloves, hats and gloves, gloves hats, possum merino
gloves scarf: possum and merino, merino wool gloves, gloves, mittens
gloves soap: nitrile gloves, disposable gloves, latex gloves, vinyl gloves, examination gloves, exam gloves
gloves soap: rubber gloves, powder free gloves, medical gloves
gloves spade: gardening gloves, garden gloves
goggles: safety specs, safety glasses, safety spectacles, safety eyewear, protective eyewear, eye protection
goggles: prescription safety glasses
graduation-cap books: graduation gown, graduation gowns, academic gown, academic gowns, graduation robes, msc in, bsc in
graduation-cap books: ma in, mba, phd, masters degree, master's degree, community college, technical college
graduation-cap books: vocational college, vocational school, further education college, university, scholarship
graduation-cap books: scholarships, graduation, study abroad, student recruitment, vocational training, apprenticeship
graduation-cap books: alumni, apprenticeships, certificate course, diploma, further education, training centre
graduation-cap books: professional training, masterclass, continuing education, ged prep, ged classes
graduation-cap books: leaving cert grinds, grad gowns, cap and gown, hood hire, commencement speaker, functional skills
graduation-cap books: a level retakes, gcse retakes, student finance, leavers assembly, leavers ball, foundation degree
graduation-cap books: foundation degrees, art foundation, access to he, clearing places, gre classes
graduation-cap books: bootcamps for graduates, a levels, a-levels, microcredentials
graduation-cap books: ~ college, academy, degree, training course, campus, open day, training, courses, open evening
graduation-cap books: ~ open evenings, adult ed, distance learning, foundation year, convocation, postgraduate, postgrad
graduation-cap books: ~ undergraduate, undergrad
graduation-cap briefcase: business school, business schools
graduation-cap laptop: learnership, learnerships, traineeship, traineeships
graduation-cap moon: evening school
graduation-cap: student union, student unions, students' union
hair-clipper: barber clippers, cordless clippers, beard trimmer, hair clipper, hair clippers, hair trimmer
hair-clipper: hair trimmers, beard trimmers, head shave, head shaves
hair-comb: head lice, head lice clinic, nits, lice clinic, lice removal, weave, lice treatment
hair-comb: nit nurse, nit comb, nit combs, nit combing, hair brushes, detangling brushes, beard combs, afro combs
hair-comb: headlice, hairbrush, hairbrushes, hair weaving, sew in weave, sew-ins, tape ins
hair-comb: tape-ins, relaxers
hair-comb scissors: trichologist, trichology, hair loss clinic, thinning hair, hair loss, afro hair, mobile hairdresser
hair-comb scissors: updo, hairstyling, hair loss treatment, hair colouring, lowlights, highlights and lowlights
hair-comb stethoscope: hair transplantation, fue hair transplant
hair-dryer: hair styling, rollers and set
hair-dryer hair-comb: blow dry, blow-dry, blow dries, blowdry, blowout bar, blowout bars, blow dry bar, hairdryer
hair-dryer hair-comb: hair dryer, hair dryers, hairdryers, brazilian blow dry, wash and blow dry
hair-extensions: hair extensions, hair extension, hair weave, hair weaves
hanbok: hanbok, hanboks
hand-fan: folding fans, paper fans, hand fans, flamenco fans, church fans, wedding fans, handheld fan, handheld fans
handbag: bag repair, leatherwork, designer bag, designer bags, pre-loved bags, preloved bags
handbag: designer handbags, bags and purses, shoulder bags, handbag spa, bag restoration, market totes, hobo bags
handbag: slouch bags, saddle bags for, satchels, satchel
handbag purse: vegan leather, vegan leather handbags, vegan leather bags, handbags, handbag, bag shop, purses
handbag purse: ~ bags, bag
handbag wallet: leather goods, leather goods shop, leathercraft, leather craft, leather workshop, leatherworker
handbag wallet: leather worker, leather work, leather bags, leathersmith, leather tooling, leatherwork class, bag making
handshake: trade counter, meet the buyer, suppliers wanted, distributors wanted, sponsors wanted, business partner
handshake: business partners, buying group, job share, account managers, account manager, co-ops, cooperative, resellers
handshake: reseller
handshake briefcase: merger advice, mergers, mergers and acquisitions, acquisition advice, business brokers
handshake briefcase: business sales, joint ventures, partnership agreements, supplier negotiation
handshake briefcase: procurement consultants, procurement consultancy, procurement, b2b networking, networking lunch
handshake briefcase: networking events
handshake heart: prison visitor, prison visitors, befriender, befrienders, hospital volunteers, hospital volunteer
handshake heart: recovery group, alcohol support, drug and alcohol support, addiction support, aa meeting
handshake heart: victim support, voluntary work, volunteering, volunteer, volunteers, volunteers needed
handshake heart: social enterprise, community support, befriending, befriending service, community fund, twinning
handshake heart: town twinning, advice centre, citizens advice, mutual aid, volunteer centre, carers support
handshake heart: carers group, carers' group, young carers, community grant, community grants, grants for, small grants
handshake heart: trustees wanted, trustee vacancies, fundraising committee, charity trustees, charity appeal
handshake heart: donate monthly, refugee support, asylum support, domestic abuse support, time bank, timebank
handshake heart: addiction recovery, rotary club, rotarians, lions club, soroptimists
handshake: ~ mentors needed, networking, mentors, partnership, partnerships, collaboration, alliances, allies
hanfu: hanfu, hanfus, hanfu rental, chinese hanfu
headscarf: hijab, hijabs, headscarf, headscarves, modest fashion, modest wear, modestwear, modest clothing, niqab
headscarf: niqabs, muslim fashion, islamic clothing, chemo caps, chemo headwear, hair wraps, tichels, headsquares
hearing-aid: hearing aid, hearing aids, audiologist, audiology, hearing test, hearing care, hearing centre
hearing-aid: hearing check, free hearing check, hearing care professional, hearing loss
hearing-aid ear: hard of hearing, deaf club, deaf community, deaf awareness, loop systems, induction loop
hearing-aid ear: tinnitus group, lipreading
hearing-aid speech-bubble: lip reading, hearing loop, hearing loops, tinnitus
heart: defibrillator appeal, special needs, defibs
heart handshake: ngo, ngos, non-profit office, nonprofit office, community foundation, charitable foundation
heart handshake: family foundation, foundation grants, grant giving, organ donor, organ donors, organ donation
heart handshake: clothing drive, hygiene drive, donation drive, period products, sanitary pads, reusable pads
heart handshake: charity event, donation, donations, fundraiser, fundraising, nonprofit, non-profit, sponsorship
heart handshake: community project, crowdfunding, relief fund, refugees, refugee appeal, winter appeal, homeless
heart handshake: winter coats for the homeless, random acts of kindness, self love, date nights, singles social
heart handshake: speed friending, matchmakers
heart handshake: ~ charity, donate, helpers wanted, helpers needed, kindness
heart house: women's shelter, support group, self-help group, refugee aid, animal sanctuary, foster carers wanted
heart house: neighbourhood help
heart house: ~ shelter
henna-hand: mehendi, mehandi, henna artists, mehndi artist, mehndi artists, henna party, henna parties, henna design
henna-hand: henna designs, mehndi designs, arabic mehndi, bridal mehndi, bridal mehndi artist, bridal henna
henna-hand: bridal mehendi, henna, mehndi, henna artist, henna tattoo, karwa chauth, henna cones, mehndi cones
henna-hand: ~ mehndi night, mehndi nights, henna night, henna nights
high-heel: wedding shoes, wedding shoe, bridal shoes, bridal shoe, prom shoes, evening shoes, high heels, heels
high-heel: court pumps, stilettos, platform shoes, wedge heels, wedges and heels, party shoes, heels and flats, stiletto
high-heel: slingbacks, court shoe
hiking-boot: walking boots, walking boot, hill boots, steel toecaps, nordic walking, walking group, ramblers, rambling
hiking-boot: walking club, guided walk, guided walks, camino, alpine club, forest bathing, forest walk, nature walk
hiking-boot: night walk, bush walk, bush walks, bush walking, hut to hut, tramping, trampers, fellwalking, safety boots
hiking-boot: safety shoes, safety footwear, steel toe boots, steel toe cap boots, steel toecap boots, steel caps
hiking-boot: safety toe shoes, safety trainers, rigger boots, steelies, toecaps, jump boots, desert boots, veldskoens
hiking-boot: vellies, walking holiday, walking holidays, walk sicily, walking tour of, snow boots, dealer boots
hiking-boot: walking pole, walking poles, gaiters, steel toe caps, toe cap boots, walking festival, walking festivals
hiking-boot backpack: camino pilgrimage, pilgrimage walk, pilgrimage on foot, foot pilgrimage
hiking-boot mountain: hiking tours, hiking, hiking tour, hike, hikes, trekking, guided hike
hiking-boot mountain: mountain tour, hiking boots, hiking club, walking tour, walking tours
hiking-boot safety-vest: work boots, work boot, safety boot
hiking-boot walker: history walk, history walks, guided history walk, heritage walk, heritage walks, town walk
hiking-boot walker: city walk, city walks, free walking tour, free walking tours, historic walk, historical walk
hiking-boot walker: pilgrim walk, walking pilgrimage, pilgrim route, pilgrims way, architecture walk, architecture walks
hiking-boot walker: architecture tour, art deco walk, art deco tour, courtyards walk, guided town walk
hiking-boot walker: walk with a local, walks with a local, sponsored hike, charity hike
hiking-boot book: walking guide, walking guides
holdall: gym bag, gym bags, sports bag, sports bags, duffel bag, duffel bags, weekender bag, duffle bag, duffle bags
holdall: holdall, holdalls, kit bag, kit bags, duffel
hoodie: sweatshirt, sweatshirts, hoodies, hoody, hoodies and sweatshirts, fleeces, tracksuit, tracksuits, shell suit
hoodie: shell suits
hoodie t-shirt: hoodie, streetwear, leavers hoodies, custom hoodies, printed hoodies, sweaters and hoodies, athleisure
hoodie t-shirt: track suits, lounge wear, crew necks, gym wear, zip tops, zip-up tops, quarter zips, leisure wear
hoodie t-shirt: hooded tops, team wear, sweat tops, pullover hoodies, half zips, crewnecks, gymwear, leisurewear
hoodie t-shirt: teamwear
`;
