/** English words for clothes, beauty and the body, by the thing they lead to: a to d. Notation: word-list.ts. */
export const englishWearAToD = `
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
baby-carrier: babybjorn, baby bjorn, babybjorn carrier, ergobaby, ergobaby carrier
backpack: backpacking, lost rucksack, unicorn rucksack, rucksack lost, lost backpack
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
dress: kaftan, kaftans, caftan, caftans, gym slip, gym slips, gymslip, gymslips, umembeso attire, umembeso outfit
dress: umembeso outfits, umembeso dress, umembeso dresses
dress church: first communion dresses, communion dresses, communion dress, christening gowns, christening gown
dress crown: frozen costume, frozen costumes, elsa costume, princess costume, princess costumes
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
dress t-shirt: preloved fashion, pre-loved fashion, clothes swaps
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
`;
