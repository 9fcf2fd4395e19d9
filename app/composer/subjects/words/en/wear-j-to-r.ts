/** English words for clothes, beauty and the body, by the thing they lead to: j to r. Notation: word-list.ts. */
export const englishWearJToR = `
jeans: ~ corduroys
jeans: cargo pants, cargo trousers, mens trousers, ladies trousers, linen trousers, tailored trousers, corduroy trousers
jeans sewing-needle: trousers shortened, trousers taken up, trouser hems, trouser hemming, trouser alterations
jeans sewing-needle: trouser shortening
jeans t-shirt: jeans, denim, work trousers, school trousers, joggers and jeans, men's chinos, mens chinos, slim chinos
jeans t-shirt: cotton chinos, chino trousers, chinos and, jeans and chinos, moleskins, jeggings, capris
jumper: school jumpers, logo jumpers, cardis, jumpers knitted, merino knits, fair isle, fairisle, woollens, woollies
jumper: woolies, twinset, twinsets
jumper scarf: jumper, jumpers, sweater, sweaters, woolly jumper, woolly jumpers, wool jumper, wool jumpers
jumper scarf: knitted jumpers, hand knitted jumpers, hand knit sweaters, handknit sweaters, knit sweaters, aran jumper
jumper scarf: aran jumpers, aran sweater, aran sweaters, fair isle jumper, fair isle jumpers, fair isle knitwear
jumper scarf: christmas jumper, christmas jumpers, christmas jumper day, ugly sweater, ugly sweaters, ugly sweater party
jumper scarf: cashmere sweaters, cashmere jumpers, cashmere, knitwear, merino knitwear, cardigan, cardigans, pullover
jumper scarf: pullovers, lopapeysa, lopapeysur, gansey, ganseys, guernsey jumpers, turtleneck, turtlenecks, sweater vest
jumper scarf: sweater vests
jumpsuit: playsuit, women's jumpsuit, wide leg jumpsuit, jumpsuit, jumpsuits, playsuits, boiler suit, boiler suits
jumpsuit: hazmat suit, hazmat suits, overalls, coverall, coveralls
kilt: kilt, kilts, kilt hire, kilt hires, kiltmaker, kiltmakers, kilt maker, kilt makers, highland wear, highlandwear
kilt: highland dress, highland hire, highland outfit, highland outfits, tartan, tartans, sporran, sporrans
kilt: prince charlie jacket, tweed kilt outfit, bonnie prince charlie
kilt bagpipes: clan gathering, kilties
kimono: haori jackets, obi belts, kimono dressing, yukata
kippah: kippah, kippot, kippahs, yarmulke, yarmulkes
lab-coat gloves: cleanroom, cleanrooms, cleanroom garments
lab-coat safety-vest: white coats, lab coats, lab overalls, warehouse coats, dust coats, butcher coats
laser-hair-removal: laser clinic, laser clinics, laser treatment skin, lhr sessions, hair removal, tattoo removal
laser-hair-removal: laser tattoo removal, tattoo fading, remove tattoos, tattoos removed
laser-hair-removal lotion: laser hair reduction, ipl hair removal, laser hair removal, laser hair, laser full body
laser-hair-removal lotion: permanent hair removal, hair removal laser, ipl, electrolysis hair removal, electrolysis
laser-hair-removal lotion: laser underarm, laser legs
lederhosen: lederhosen, bavarian costume, bavarian costumes
lederhosen dress: lederhosen and dirndls, dirndls and lederhosen, dirndl and lederhosen, lederhosen and dirndl
lederhosen dress: oktoberfest outfit, oktoberfest outfits, oktoberfest costume, oktoberfest costumes, trachten
leggings: legging, gym leggings, yoga leggings, leggings, thermal leggings, long johns, thermal underwear
lehenga: lehengas, lehenga choli, lehnga, bridal lehenga, bridal lehengas, lehenga, chaniya choli, ghagra choli, lengha
life-jacket: lifejacket, lifejackets, buoyancy aid, buoyancy aids, life jacket hire, lifejacket servicing, life jacket
life-jacket: life jackets, life vest, life vests
lip-balm: lip balm, lip balms, lip butter, lip butters, lip salve, lip salves, chapstick, chapsticks, lip care
lip-balm: chapped lips, lip mask, lip masks, lip oil, lip oils
lips lipstick: lip blush, lip blushing, lip tattoo, lip tattoos
lips syringe: lip filler, lip augmentation, lip enhancement, lip enhancements, fuller lips, lip injections, russian lips
lips syringe: lip fillers
lipstick makeup-palette: make-up, makeup, makeup artist, make-up artist, makeup trial, bridal trial
lipstick nail-polish: beauty salon, beauty parlour, beauty parlor, beautician, cosmetics, cosmetic, beauty studio
lipstick nail-polish: lip gloss, lip glosses, lip tint, glam squad, avon rep, beauty swap, lip liner
lipstick nail-polish: ~ make overs, makeover, makeovers
lipstick wig: drag show, drag shows, drag brunch, drag queens, drag night
lungs: quit vaping, vaping cessation, stop smoking and vaping, quit smoking and vaping, salt therapy, salt room
lungs: salt cave, halotherapy, breathing exercises, pulmonary rehab, long covid, breathing class, oxygen therapy
lungs: tb screening, lung health, asthma, buteyko, respiratory, pulmonary, nebuliser, nebulisers
lungs heart: quit smoking, stop smoking, smoking cessation, stop smoking group, quit smoking group, stop vaping
lungs stethoscope: pulmonologist, pulmonologists, pulmonology, respiratory physician, respiratory clinic
lungs stethoscope: chest physician, chest specialist, chest clinic, asthma clinic, asthma specialist, copd clinic
lungs stethoscope: lung clinic, lung specialist, spirometry
makeup-palette: makeup palette, makeup palettes, eyeshadow palette, eyeshadow palettes, eye shadow palette, eye shadow
makeup-palette: eyeshadow, eyeshadows, eye shadows, makeup brush, makeup brushes, make-up brushes, make-up brush
makeup-palette: makeup kit, makeup kits, make-up kit, contour kit, makeup set, makeup sets, makeup box, face powder
makeup-palette: blush palette, blush and bronzer, bronzer, bronzers, blusher, concealer, contouring, foundation match
makeup-palette: foundation shades
mannequin: mannequin supplier
mannequin sewing-needle: mannequin, mannequins, haute couture, fashion design, fashion design course, fashion designer
mannequin sewing-needle: fashion designers, pattern cutting, fashion school, made to measure dresses, custom dresses
mannequin sewing-needle: fashion college
military-helmet: battlefield tour, battlefield tours, battlefields tour, militaria, militaria fair, military surplus
military-helmet: army surplus, regimental museum, army reserve, army reserves, army cadets, cadets, military museum
military-helmet: armed forces day, ve day, vj day, d day, home guard, ex army, service leavers, army kit, reservist
military-helmet: reservists, milsim
military-helmet: ~ military
nail-polish: nail infills, gel infills, acrylic infills, mani pedi, mani pedis, gel mani, gel manicure, shellac nails
nail-polish: shellac manicure, biab, sns nails, gel polish, dip powder, gel and acrylic, acrylic nails, gel nails, nails
nail-polish: nail salon, nail bar, manicure, pedicure, nail art, nail studio, nail technician, acrylics and gels
nail-polish: gels and acrylics, gel removal, gel fills, builder gel, acrylic set, press ons, press on nails, nail fills
nail-polish: nail foils, russian mani, gel toes, toes and tips, shellac, polygel
nail-polish: ~ infills
nail-polish bathrobe: pamper party, pamper parties
nappy: diaper drive, nappy drive, nappy appeal, nappy bank, diaper pantry, nappy service
nappy baby: real nappy library, cloth diaper library, nappy, nappies, nappy library, cloth nappy library
nappy baby: reusable nappy library, nappy libraries, cloth nappy, cloth nappies, reusable nappies, reusable nappy
nappy baby: real nappies, washable nappies, nappy cake, nappy cakes, diaper, diapers, cloth diaper, cloth diapers
nappy baby: diaper service, diaper bank, diaper cake
necklace: necklace, necklaces, pearl necklace, pearls, pearl jewellery, pearl jewelry, beaded jewellery, beaded jewelry
necklace: jewellery making, jewelry making, costume jewellery, costume jewelry, silver jewellery, silver jewelry
necklace: handmade jewellery, handmade jewelry, handcrafted jewellery, handcrafted jewelry, artificial jewellery
necklace: imitation jewellery, fashion jewellery, fashion jewelry, silver pendants, cultured pearls, freshwater pearls
necklace: pearl restringing, pearl stringing, pearl strands, pounamu, greenstone pendant, greenstone pendants
necklace: bone carving pendants, pendant, pendants, beads for jewellery, jewellery beads, jewelry beads
necklace: beading supplies, bead shop, beads, beading
necklace ring: gold chain, gold chains, silver chains, silver charms, wire wrapping, statement pieces
necklace ring: statement jewellery, locket, lockets, choker, chokers, mangalsutra, mangalsutras, trinkets, kundan
necklace urn: cremation jewellery, memorial jewellery, ashes jewellery
necktie: bow ties braces, ties and braces, neckties, bespoke tailor, menswear, men's fashion, gentlemen's outfitter
necktie: silk ties, club ties, school ties, school tie, regimental ties, clip-on ties, clip on ties, woven ties
necktie: wedding ties, pocket squares, tie and pocket square, kipper ties, cravat, cravats
perfume: perfume, perfumes, perfumery, fragrance, fragrances, eau de parfum, scent, eau de toilette, body sprays
perfume: body mist, body mists, perfume dupes, scent bar, fragrance samples, aftershave, aftershaves
perfume: cologne, colognes, attars, deodorants, deodorant, decants
perfume lotion: body mists and lotions
poncho: poncho, ponchos, ruana, ruanas, sarape, serape, serapes
prayer-beads: rosary group, tasbih beads, mala beads, mala making, bead blessing, meditation beads, prayer beads
prayer-beads: chaplets, rudraksha, misbaha
prayer-beads candle: religious store, religious shop, religious goods, religious articles, church supplies
prayer-beads candle: church supply, holy shop, rosaries, rosary beads, pooja store, puja store, samagri, puja samagri
prayer-shawl: tallit, tallis, tallitot, prayer shawl, prayer shawls
prosthetic-leg: prosthetics, prosthetist, prosthetists, prosthetic limb, prosthetic limbs, prosthetic leg
prosthetic-leg: prosthetic legs, artificial limb, artificial limbs, artificial leg, prosthesis clinic, amputee clinic
prosthetic-leg: amputees, orthotics and prosthetics, prosthetics and orthotics, limb centre, blade runners, limb loss
prosthetic-leg: adaptive sport, adaptive sports
purse: coin purses, pouches and purses, kisslocks, coin pouch, coin pouches
pyjamas: pyjama, pyjamas, pajama, pajamas, pjs, pyjama set, pyjama sets, pajama sets, nightwear, sleepwear, nightgown
pyjamas: nightgowns, nightdress, nightdresses, nightie, nighties, loungewear, pyjama party, pajama party, pyjama day
pyjamas: pajama day, nightwear and underwear, adult onesie, adult onesies, fleece onesies
qipao: qipao, qipaos, cheongsam, cheongsams, chinese dress, chinese dresses
rescue-helmet plaster: paramedic, rescue service, mine rescue
rescue-helmet safety-vest: ses, ses unit, ses volunteers, state emergency service, emergency service volunteers
rescue-helmet safety-vest: emergency volunteers, emergency response team, cert training, cert volunteers, civil defence
rescue-helmet safety-vest: civil defense, search and rescue, cave rescue, flood wardens, flood warden, storm response
rescue-helmet torch: cavers, potholing, potholers
ring: shaadi, matrimony, matrimonial, matrimonials, marriage hall, marriage garden, civil ceremonies, wedding registrar
ring: elopement, country house wedding, nose rings, wedding bands, ring resizing, ring found, found ring, lost ring
ring: lost rings
ring bouquet: wedding celebrant, wedding celebrants, marriage celebrant, marriage celebrants, celebrant for weddings
ring bouquet: registry office, register office, civil ceremony, wedding planner, wedding planning, wedding fair
ring bouquet: wedding venue, wedding, weddings, engagement ring, engagement, wedding ring, marriage
ring diamond: memorial jewelry, ashes into glass, ring making, wedding ring making
ring diamond: make your own ring, make your own rings, nan's ring, gran's ring, grandma's ring, granny's ring
ring diamond: mum's ring, mother's ring, inherited gold, inherited jewellery, inherited jewelry, old gold, gold remade
ring diamond: gold remodelled, we buy gold, sell your gold, sell gold, gold buyers, gold buyer, cash for gold
ring diamond: scrap gold, unwanted gold, gold bought, gold wanted, gold jewellery, gold jewelry, rings, ring
ring diamond: diamond rings, diamond ring, gold rings, silver rings, wedding rings, engagement rings, solitaire ring
ring diamond: eternity bands, eternity band, wedding band sale, friendship rings, hand fasting, pre-wedding course
ring diamond: elopement packages, vow renewals, solitaires, officiant, officiants, pre-cana
ring hammer: silversmith, silversmiths, silversmithing
ring microphone: civil celebrant, civil celebrants, celebrant, celebrants
ring love-letter: engagement announcement, engagement announcements
rollator: rollator, rollators, walking frame, walking frames, zimmer frame, zimmer frames, walking aids, mobility aids
rollator: daily living aids
rollator older-person: tri walkers, tri-walkers, independent living, living aids, aids to daily living, wheeled walkers
rollator older-person: mobility products, disability equipment, ot assessments
`;
