/**
 * What English offices, shops, surgeries, clubs and courses call what they offer. Notation: word-list.ts.
 */
export const englishDeskAndBodyWords = `
shopping-cart basket: weekly shop, click and collect, food coop, food co-op, trolley dash, cash and carry, food club, corner shop, cornershop, provisions store, wholesale foods, essentials basket, household essentials
headstone: epitaph, epitaphs, tombstone, tombstones, kerb sets, plaques for graves, memorial masons, letter cutting, grave tending
urn candle: columbarium, ashes jewellery, ashes into glass, cremation jewellery, scattering ashes
coffin candle: casket, caskets, shrouds, pallbearers, repatriation of remains, eulogies, eulogy, death cafe, embalmer, funeral plans, funeral plan, end of life doula, undertakers
padlock lock-and-key: locker hire, lockers, safes, gun safes, fireproof safes, deadbolt, deadbolts, hasp and staple, secure storage, secure store, infosec, data protection, self storage units, burglar bars
key house: fobs, key fob, key fobs, key safe, key safes, tenant find, rent to buy, rent to own, inventory clerk, inventory clerks, rent reviews, new lets, house hunting, flat hunting, home hunting, locksmithing, fobs and keys, keyholding
key house: ~ landlords, landlord, first time buyers, first-time buyers
shield: home cover, landlord cover, cyber cover, pet cover, private health cover, travel cover, car cover, gap cover, third party cover, umbrella cover, public liability, liability cover, professional indemnity, indemnity, insurer, insurers, extended warranty, heraldry, heraldic, coats of arms, coat of arms, close protection, bodyguard, bodyguards, antivirus, bouncers, door supervisor, door supervisors, security guards, security guard, security officer, security officers, door staff
shield: ~ medical cover, warranties, safeguarding, guarding, medieval
crossed-swords shield: sabre, sabres, swordplay, stage combat, stage fighting, broadsword, longsword, longswords, gladiator, gladiators, gladiator school, jousting, joust, medieval night, medieval banquet, medieval faire, medieval fair, renaissance faire, ren faire, viking festival, vikings, sealed knot, skirmish, skirmishes, kalaripayattu, kendo, iaido, sword fighting
fencer crossed-swords: foil and epee, foil fencing, fencing kit, fencing camp, olympic fencing, fencing masks, fencing salle, fencing academy, intro to fencing, sabre fencing, beginners fencing, fencing club, fencing classes, fencing lessons, fencing coach, adult fencing, junior fencing
boomerang: boomerangs, boomerang making, returning sticks
bow-and-arrow target: toxophilite, bowhunting, bowhunters, bow hunting, recurve, recurves, compound bows, clout shoot, archers, fletching, 3d shoot, popinjay, longbow, longbows
magnet: magnetism, magnet fishing, fridge magnets, magnetic signs, magnet therapy
smartphone: handsets, handset, sim deals, screen protectors, ipads, ipad repairs, ipad repair, phone unlocking, data bundles, airtime, androids, cellphone, cellphones, cell phones, payg, phone bundles, push notifications, whatsapp group, screen time, phone skills, ringtone, ringtones, app download, mobile phone recycling, phone addiction, social media detox, digital detox, influencer, influencers, content creator, content creators, instagram, tiktok, phone insurance, selfies
smartphone: ~ gadgets
telephone: landline, landlines, phonebox, phone box, call takers, telephonist, telephonists, callback, telesales, appointment setters, personal alarms, telecare, home phone, cold calling, emergency call, careline, talking line, phone befrienders, bereavement line, advice line, listening line, listening volunteers, dispatcher, dispatchers, helpline, helpline volunteers, conference calls, tele sales, text line
telephone: ~ intercom, intercoms
headphones: call agents, call agent
headphones: ~ customer service, customer services
laptop: macbook, macbooks, refurbished macbooks, chromebook, chromebooks, online store, online shop, wfh, web dev, spreadsheets, spreadsheet, excel course, excel training, excel for, domain names, it technician, it technicians, tech returners, digital inclusion, digital skills, digital nomad, digital nomads, it apprenticeship, it apprenticeships, tech jobs, virus removal, bootcamp for coders, silver surfers, online portal, emailing, blogging, vlogging, it skills, python course, python class, learn python, python coding, tech help, tech support, tech tuesdays, app testing, pc repair, pc repairs
laptop: ~ online learning, remote jobs, remote job, home working, working from home, work from home, freelancer, freelancers, freelancing, blog, front end, front-end
desktop-computer: pc, pcs, gaming pc, pc gaming, motherboards, motherboard, graphics cards, graphics card, workstation pcs, cad course, cad training, cad drafting, imac, imacs, game dev, 3d modelling, 3d modeling, sysadmin, sysadmins, coders, ict, ict suite, bim, vfx, rigs and monitors, game jam, software engineers, network engineer, network engineers, systems admin
desktop-computer: ~ computing
printer document: brochures, photocopiers, copiers, copier, letterheads, print finishing, reprographics, wide format, large format, plotters, riso, booklets, scanners, managed print, print on demand, print and copy, ink refills, sublimation, litho, litho printing, zine printing, posters printed, photo prints
keyboard: typist, typists, typing test, touch-typing, keycaps, keyswitches, audio typist, audio typists, transcriptionist, transcriptionists, transcription, captioning
computer-mouse: ergonomic mice, wireless mice, gaming mice, computer mice, mouse mats, mouse mat, peripherals, computers for beginners
computer-mouse: ~ it basics
compact-disc vinyl-record: dvds, dvd, cds, cd duplication, cds and dvds, second hand cds, dvd hire, blu rays, blu-rays, mixtape, mixtapes, box sets, films on dvd, albums on cd, ep launch, album launch, debut album
floppy-disk: floppies, zip disks, disk transfer, retro computing, retro computers, vintage computers, amiga, backups, data backup
abacus set-square: numeracy, number skills, mental maths, times tables, vedic maths, brain maths, arithmetic, counting club
magnifier: private investigations, forensics club, csi, forensic, proof reader, whodunnit, whodunit, citizen science, fact checking, fact-checking, missing persons, spot the difference, sleuths, sleuth, witness appeal, authentication service, find the clue, clue hunt, internal audit, peer review, job search, due diligence
notebook pen: jotters, jotter, notepads, notepad, logbooks, filofax, sketchbook, sketchbooks, morning pages, gratitude journal, gratitude journals, workbooks, bullet journalling, revision notes, note books, journals and notebooks, journal making, junk journals, bullet journals, journaling, planners and journals, handmade books
book books: ebook, ebooks, e-book, e-books, novelist, novelists, autobiography, autobiographies, biographies, anthology, dictionaries, encyclopaedias, encyclopedias, self publishing, self-publishing, literary agent, literary agents, guidebook, guidebooks, crime fiction, manuscript, manuscripts, first editions, first edition, handbook, handbooks, book repair, life stories, memoirs, thriller, thrillers, debut novel, hymn books, bibles, readers group
book books: ~ fiction, literature, history book
open-book books: adult literacy, scripture, reading recovery, remedial, comprehension, study group, study groups, book week, readathon, read-a-thon, after school tuition, bible class, booster classes, study hall, study camp, homeschooling, home schooling, home school, homeschool, homeschoolers, supplementary school, gita class, torah study, story tellers, bedtime stories, bedtime story, kumon, tutorials, holiday tuition, english tuition, gcse english, maths and english
open-book books: ~ literacy, grammar, spelling
books bookshelf: book exchange, literary festival, literary festivals, lit fest, litfest, librarian, librarians, bookcrossing, book drive, book tokens, schoolbooks, antiquarian, antiquarian fair, summer reading, reading challenge, book barn, book box, reading list, back issues, bookstall, bookstalls, book donations, course texts, gcse guides, revision guides, book tombola
bookmark: bookmarks, corner bookmarks, reading goals
bookshelf: built-ins, built ins, bookends, alcove units, alcove shelves, alcove shelving, alcove cupboards, reading corner, book clear out, floating shelves, shelves, bookcase
scroll document: deeds, old deeds, treaties, parchment, history society, historical society, illuminated letters, legacies, leave a legacy, living wills, living will, degree certificates, archivist, archivists, archive, trusts and wills, torah scroll
scroll document: ~ certificates
document: application forms, application form, form filling, form-filling, forms filled, visa forms, planning forms, affidavit, affidavits, attestation, attestations, statutory declaration, statutory declarations, deed poll, settlement agreements, birth certificate, birth certificates, certified copies, tax forms, resume, resumes, cv writing, resume writing, white paper, white papers, press pack, dbs checks, dbs check, police check, police checks, bid writing, ndas, fact sheets, factsheets, lease extension, lease extensions, cover letters, scanning service, document scanning
document: ~ paperwork, tenders, contracts, templates, terms and conditions
newspaper: journalist, journalists, journalism, gazette, reporter, reporters, press release, press releases, press officer, publicist, publicists, breaking news, student paper, newsdesk, news desk, parish magazine, tabloids, columnists, columnist, obituaries, paper delivery, paper rounds, media relations, op-ed, fake news, broadsheet, news quiz, paper shop, newsagents, media training, legal notices
newspaper: ~ headlines, community news, local news, village news, classifieds, public notice, public notices
price-tag shopping-bags: bargain bin, ex display, ex-display, bankrupt stock, bogof, clearout sale, price crash, shelf labels, doorbusters, swing tags, factory seconds, promo codes
price-tag shopping-bags: ~ markdown, markdowns, coupons, price drop, price drops, clearance lines, end of line, overstock, surplus stock, multibuy, closeout, closeouts
coin: bullion, krugerrand, krugerrands, sovereigns, pennies, penny drive, coppers, sixpence, proof sets, numismatist, numismatics, coin fair, coin fairs, wishing well, gold coin appeal, silver coins, penny falls, scrap gold
coin: ~ change for charity, small change
money-bag coin: seed funding, hardship fund, annuities, annuity, stokvel, chit fund, chit funds, provident fund, superannuation, 401k, rrsp, bursary fund, stipend, stipends, 50/50 draw, money worries, money matters
money-bag coin: ~ jackpot, prize money, cash prize, cash prizes, raise funds, matched funding, funding, compensation claims
banknotes: cash advance, cash advances, cheque cashing, instant cash, mobile money, mpesa, side hustle, side hustles, cash buyers, buyback, trade-ins for cash, store credit, cash loans, payday
euro-notes: euro exchange, travel cash, holiday euros, currency exchange
piggy-bank coin: pocket money, rainy day fund, rainy day savings, money tips, financial education, money mindset, money management, emergency fund, penny challenge, saving challenge, savings club, saving circle, term deposits, fixed deposits, recurring deposit, 529 plans, resp, child trust, money sense, kids money, frugal living, debt free, lisa and isa, retirement savings, super advice, money coaching, financial coaching, christmas savings
piggy-bank coin: ~ save money, saving money, savings
credit-card: buy now pay later, lay-by, layby, lay-bys, direct debit, direct debits, standing order, charge card, store card, store cards, points card, prepaid cards, prepaid card, bank cards, fuel cards, fuel card, discount card, discount cards, credit score, credit scores, credit repair, credit builder, concession card
credit-card: ~ contactless, cashless, pay later, interest free, pay monthly, instalments, finance available, 0% finance
receipt calculator: vat, vat returns, mtd, utility bills, bill switching, energy bills, electricity bills, claim back, tax rebate, tax rebates, bas, bas returns, hmrc, irs, payslips, accounts payable, overcharged, cost of living, rates rebate, gst filing, warranty claims, utility switching
receipt calculator: ~ expenses, rebates
calculator receipt: accounts assistant, acca, cima, aat, tax agent, tax agents, taxation, capital gains, capital gains tax, treasurer, treasurers, ledger clerk, purchase ledger, sales ledger, finance manager, credit controller, quantity surveying, year end, budgets, costings, auditing, actuary, actuaries, tally course, ca foundation, inheritance tax
calculator receipt: ~ accounts, tax, audit
parcel: care package, care packages, shoebox appeal, shoeboxes, mystery box, mystery boxes, 3pl, packing station, mailers, consignments, fragile packing, relief supplies, unboxing, gift boxes by post, letterbox gifts, storage boxes, subscription boxes, subscription box
parcel: ~ dispatch, postage, packers
postbox envelope: posties, postie, postal workers, postal worker, postman, mail redirection, postal service, letter drop, letterboxes, sorting office
postbox envelope: ~ mailing list
love-letter: love notes, love poems, dear john, wedding vows written, proposals planned, marriage proposals, vow writing
envelope: bulk mail, mail merge, airmail, first day covers, snail mail, thank you notes, write to your mp, email list, cardmaking, mail out, mailshot, leaflet drops, leaflet drop, letter writing, pen friends, penpals
envelope: ~ inbox, rsvp, letters
ballot-box: polling, ballot, balloting, candidate debate, candidate debates, council seat, egm, electoral roll, referenda, caucus, canvassing, voters, bond measure, manifesto, manifestos, opinion polls, committee nominations, strata meeting, agm, annual general meeting, union ballot, postal votes, mayoral race
ballot-box: ~ nominations, candidates night, people's choice
pencil: drafting pencils, doodle club, doodling, cartooning, cartoonist, cartoonists, caricatures, worksheets, sats, 11+ mocks, mock tests, graphite, draftsman, colour in, erasers, sharpeners, sketchers, caricature artist, draw and, drawing room club, manga drawing
pencil: ~ exams, exam, tests, mocks, homework
fountain-pen pen: ghost writer, ghostwriter, ghostwriters, biographer, copperplate, quill, quills, nibs, freelance writer, freelance writers, writers wanted, bespoke poems, contract signing, autographs, signature
pen pencil: biro, biros, ballpoints, highlighters, felt tips, felt tip pens, marker pens, markers and pens, promo pens, rollerballs, whiteboard markers, stylus
paintbrush palette: gouache, acrylic paints, acrylic painting, acrylics, paint brushes, fine art, open studios, stencilling, stencils, decopatch, kalamkari, madhubani, warli, wall art, easel, easels, airbrush, airbrushing, art retreat, mini painting, miniature painting, paint pots, silk painting, glass painting, minis painting, touch up paint, art lessons, art trail
paintbrush palette: ~ brushes, painting, art
crayon pencil: colouring in, coloring in, felt tip, chalks, pavement art, art box, kids art, childrens art, children's art, scribble, kids drawing, colouring competition, coloring contest, colouring books, coloring books, colouring competitions, colouring, art attack, toddlers art, preschool art
memo document: sticky notes, post-its, to do list, to-do list, to do lists, minute taker, minute takers, meeting minutes, note taker, note takers, essay help, essays, secretarial, shopping list, quiz sheets, sign up sheet, sponsor forms, assignments, written test, entrance exam, pa services
memo document: ~ admin support
briefcase handshake: jobs fair, graduate scheme, graduate schemes, attache cases, office manager, office managers, business plan, business plans, business course, self employment, self-employment, jobseekers, job seekers, job hunting, pa wanted, executive search, management jobs, start your own business, unfair dismissal, employability, virtual office, hr consultant, side business, working mums, linkedin, linkedin profiles
briefcase handshake: ~ vacancies, jobs, interns, intern, internship, internships, employment, work experience, return to work, temps, placements, business advice, business support, entrepreneur, entrepreneurs
folder file-cabinet: ring binders, lever arch, binders, admin assistant, admin assistants, case files, health records, dossiers, archiving, office admin, office organiser, filing clerk, personnel files, lateral files, plan chests, document management, virtual admin
folder file-cabinet: ~ filing, admin, personal assistant, personal assistants, clerical, clerk
calendar: almanac, wall planner, wall planners, year planner, year planners, leave planner
calendar: ~ term dates, diary dates, dates for your diary, dates for the diary, appointments, appointment booking, season dates, rota, rotas, rosters, timetable, timetables, monthly meet, fixtures, season passes, programme of events, events diary, event diary, save the date, save the dates, term time, autumn term, summer term, spring term, autumn programme, summer programme, opening times, opening hours, what's on, what's on in
spiral-calendar: charity calendar, charity calendars, fundraising calendar, naked calendar, 2027 diary, 2027 diaries, desk calendar
chart-up bar-chart: etfs, share dealing, shareholders, business growth, scaling up, scale-up, scale up, intraday, intraday tips, growth hacking, google ranking, rank higher, demat account, technical analysis, house prices, upskilling, upskill, pay rise, pay rises
chart-up bar-chart: ~ productivity, profits, economics
bar-chart: data analysis, dashboards, spreadsheets and data, benchmarks, kpi, kpis, power bi, power bi course, tableau course, r course
bar-chart: ~ census, focus group, focus groups, research participants, annual report, metrics, survey results, analytics, opinion poll, polls, market research
clipboard: stocktaking, stocktake, stock takers, event coordinator, nebosh, iosh, haccp, coshh, prince2, iso audit, safety audit, enumerators, quality inspector, inventories, energy assessor, legionella, care plan, care plans, trial participants, fieldworkers, marshals wanted
clipboard: ~ inspections, inspection, surveys wanted, project manager, project managers, coordinator, coordinators, assessors, supervisors, questionnaire, questionnaires, audits, day coordinator, event manager, event managers, stage manager, marshals, referees, site supervisors, production manager
pushpin location-pin: corkboard, corkboards, pin boards, pinboard, drawing pins
pushpin location-pin: ~ notice board, noticeboard, notice boards, noticeboards, bulletin board, community notices, community board
location-pin world-map: store locator, gps, gps trackers, gps tracking, vehicle tracking, vehicle trackers, sat nav, satnav, satnavs, filming locations, film locations, delivery zones, dealer locator, self guided trail, self-guided trail, treasure trail
location-pin world-map: ~ new location, second location, new premises, relocated, we're moving, we've moved, we have moved, new address, find us, new branch, directions, landmarks, map, maps
paperclip: staplers, stapler, office products, bulldog clips, binder clips
ruler set-square: tape measures, tape measure, laser measures, measuring up, measure up, technical drawing, measured survey, measured surveys, site survey, spirit levels, spirit level, measure and fit, setting out
ruler set-square: ~ made to measure, made-to-measure, cut to size
set-square ruler: floor plans, floor plan, blueprints, drawings for planning, planning drawings, loft plans, extension plans, extension drawings, house plans, trigonometry, building regs, architecture, structural calcs, structural calculations, technologist, draftsperson, granny flat plans, land surveys, land survey, cad, drafting service, planning permission drawings, interior architecture
scissors: papercraft, papercrafts, paper craft, paper crafts, paper cutting, decoupage, collage, collage workshop, pinking shears, shears, cutting class, ribbon cutting, cutting mats, scissors sharpened
scissors: ~ crafting, crafts
file-cabinet folder: filing cabinets, records management, archive volunteers
loudspeaker megaphone: announcements, announcer, announcers, tannoy, town crier, public address, address systems, compere, comperes
megaphone: protester, protesters, march for, march against, protest march, demonstration, demo march, picket, picket line, strike action, walkout, sit-in, boycott, campaigners, campaigning, activists, activist, lobbying, climate strike, street team, brand ambassadors, brand ambassador, promo staff, leafleting, leafleters, ad agency, pr agency, casting calls, media campaign
megaphone: ~ protest, protests, strike, advocacy, solidarity, awareness week, shout out, shout outs, spread the word, advertising, publicity, fan club, save our, speak up
speech-bubble: chat group, live chat, discussion group, discussion groups, french class, german classes, italian class, japanese class, welsh class, welsh classes, gaelic, gaelic classes, arabic classes, hindi classes, spanish lessons, french lessons, irish lessons, korean classes, cantonese, tefl, elocution, accent coaching, interpreting, ask the expert, webchat, communication skills, peer support, drop-in advice, parent forum, youth forum, talking group, men's talk, language immersion, language classes, speaking club, negotiation skills, presentation skills, dialect coach, assertiveness, listening ear, makaton, makaton course, talking therapies, language exchange
speech-bubble: ~ debate, debates, q&a, q & a
speaker loudspeaker: subwoofer, subwoofers, soundbar, soundbars, amps, amplifier, amplifiers, surround sound, turntable, turntables, live sound, sound techs, sound tech, backline, car stereo, stereos, multiroom audio, reggae night, dancehall, dub night, drum and bass, drum & bass, soundproofing, dj gear, sound and light, sound & light, bass bins
identity-card: visitor passes, id photos, season pass, staff passes, student id, sia licence, sia training, personal licence, cpcs, press cards, press card, key cards, access cards, working with children check, proof of age, library card, library cards, name tags, name tag, badge printing, background checks, rsa course, oci card, oci cards
identity-card: ~ membership cards, membership card, membership, members wanted, new members, members only, membership drive
robot: ai tools, ai course, ai agents, ai workshop, chatgpt, robot wars, arduino, micro:bit, cobots, cobot, droid building, tech camp, rpa, maker faire, stem kits, coding for kids, coding camp, coding camps, code club, scratch coding, battlebots, prompt engineering, prompt writing, robot vacuums, robot mowers
robot: ~ ai
flying-saucer rocket: sci fi, scifi, sci-fi con, ufo, ufos
flying-saucer rocket: ~ sci-fi
scales: weigh-in, weigh in, weigh-ins, weigh day, kitchen scales, bathroom scales, luggage scales, baby weigh in, baby weigh-in, class action, ombudsman, equal pay, no win no fee, jury service, jury duty, wage claims, mooting, immigration appeal, immigration appeals, tenants rights
scales: ~ law, justice
alembic test-tube: potions, potion class, mad science, mad scientist, hydrosols, science week, stem camp, flasks and beakers, slime making, slime workshop, essential oils distillation
test-tube: reagents, urine test, urine tests, drug test, drug tests, drug testing, pcr tests, pcr test, specimens, biochemistry, fertility tests, sti tests, sti screening, std tests, cholesterol test
petri-dish: bacteria, gut health, cell culture, probiotics, agar plates, microbiome, kombucha scobys, scobys
dna: paternity test, paternity tests, genome, biotechnology, gene therapy, stem cells, rare disease, rare diseases, heredity, ancestry test, ancestry tests, genetic counselling, dna family history
microscope: life sciences, histology, cancer research, biomedical, a level biology, forensics, science research, pond dipping, biology tuition, science camp
telescope: eclipse, comet, comets, astrophotography, northern lights, milky way, constellations, perseids, meteor shower, meteor showers, space week, astrophysics, planetarium, planetariums, star party, star parties, moon watch, spotting scopes
satellite-dish: freesat, freeview, sky dish, dish install, dish installers, dstv, dstv installers, decoders, telecommunications
syringe: phlebotomist, phlebotomists, immunisations, immunisation, immunizations, booster jab, boosters, anti-wrinkle, microchipping, polio drive, polio, hpv, hep b, insulin, sclerotherapy, dry needling, meningitis, steroid injections, steroid injection, measles, mmr, profhilo, rabies vaccination, rabies, prp, whooping cough, shingles, local anaesthetic, sharps, weight loss injections, jab clinic, pet vaccination, pet vaccinations, acupuncture, acupuncturist, acupuncturists
blood-drop: plasma, plasma donors, platelets, sickle cell, haemophilia, anaemia, anemia, leukaemia, leukemia, glucose, thalassemia, thalassaemia, period poverty, period products, sanitary products, sanitary pads, haematology, diabetes, transfusions, endometriosis, blood group, blood bank
blood-drop: ~ periods, diabetic, diabetics, menopause
pill: antibiotics, hay fever, hayfever, painkillers, wormers, worming, pharma, pharmaceutical, pharmaceuticals, hrt, nutraceuticals, collagen, uti, blister packs, omega 3, creatine, malaria, anti-malarials, antimalarials, antihistamine, antihistamines, melatonin, unani, flea treatment, weight loss pills, drug addiction, medical store, pre-workout
pill: ~ addiction, addictions
plaster first-aid-kit: minor injuries, bandages, wound dressings, sports tape, kt tape, cuts and grazes, leg ulcers, minor ailments, blister care, burns unit, walk in clinic, walk-in clinic, urgent care
plaster first-aid-kit: ~ wounds
first-aid-kit plaster: first responder, first responders, bls, frec, emt, emt course, st john ambulance, st john, resus, efaw, faw, aed, aeds, choking, trauma kits, survival kits, survival kit, emergency kits, emergency kit, disaster prep, wilderness medicine, event medics, medic wanted, medics
crutch: broken leg, broken bones, sprains, fracture clinic, fractures, knee braces, knee brace, ankle braces, ankle brace, wrist braces, back braces, acl, walking poles, post op, injury rehab, knee surgery, hip replacement
rollator older-person: tri walkers, tri-walkers, commodes, perching stools, independent living, daily living aids, living aids, aids to daily living, zimmer frame, walking frames, home adaptations, wheeled walkers, mobility aids, mobility products, mobility equipment, disability equipment, raised seats, reachers, grab rails, bath seats, ot assessments
stethoscope hospital: gps, gp, telehealth, health fair, health fairs, general practice, opd, check ups, check-ups, gallstones, gynae, locum doctor, mrcp, locum gp, medical camp, health camp, eye and health camp
stethoscope hospital: ~ allergies, symptoms
white-cane: sight loss, visually impaired, visual impairment, partially sighted, low vision, white stick, vi group, blind club, blind association, blind people, cane training, blind veterans, blind cricket
eye glasses: glaucoma, lasik, macular, macular group, laser vision, vision therapy, eye screening, diabetic eye screening, lookouts wanted, dry eye
foot: footcare, foot care, verruca, verrucas, athlete's foot, orthotics, toenails, toenail cutting, nail cutting, heel pain, fungal nails, gait clinic
brain: brain injury, emdr, concussion, neuro rehab, neurodiversity, neurodivergent, parkinsons, parkinson's, epilepsy, iq test, iq tests, overthinking, mensa, cbt therapy, alzheimers, alzheimer's
brain: ~ dementia, anxiety, mindset
heart: random acts of kindness, befriender, befrienders, adopters, adopt a child, self love, date night, date nights, singles mixer, singles social, speed friending, blind dates, matchmakers
heart: ~ kindness, respite, adoption, helpers wanted, helpers needed
anatomical-heart: ecg, ecgs, heart failure, cardiac rehab, pacemaker, pacemakers, defib, defibs, defibrillators, angiogram, heart check, heart checks, cardiology, cardiologists
lungs: asthma, copd, buteyko, respiratory, pulmonary, pulmonary rehab, breathe easy, long covid, breathing class, stop smoking, quit smoking, quit vaping, sleep apnoea, oxygen therapy, tb screening, lung health
flexed-arm: pull ups, pull-ups, pull up, tricep dips, core strength, testosterone, strong woman, arm wrestling, body building, bodybuilders
flexed-arm: ~ muscle, muscles
handshake: co-op, co-ops, cooperative, trustees, trustee, b2b, trade counter, meet the buyer, suppliers wanted, distributors wanted, resellers, reseller, sponsors wanted, business partner, business partners, buying group, job share, account managers, account manager
handshake: ~ networking, mentors, mentors needed, mentors wanted, partnership, partnerships, collaboration, brokers, broker, alliances, allies
tooth toothbrush: teeth whitening, extractions, retainers, mouthguards, mouth guards, night guards, gum shields, smile makeover, smile makeovers, smile design, crowns and bridges, dental crowns, wisdom teeth, dental nurses
tooth toothbrush: ~ whitening
bone: pet treats, dog chews, dexa scan, dexa scans, dexa, bone density
prosthetic-leg: limb centre, blade runners, amputees, limb loss, adaptive sport, adaptive sports, para sport, parasport, artificial limb
lotus-position: satsang, yin yoga, nidra, yoga nidra, kirtan, pelvic floor, flow class, yogalates, manifestation, surya namaskar, spiritual healing, breath work, pranayam, self-care day, wellbeing day, mobility class, sivananda, chakra, chakras, pregnancy yoga, prenatal yoga, pregnancy pilates, postnatal pilates, mum and baby yoga, reformer, reformer pilates, energy healing
lotus-position: ~ yin, stretch class, stretching, stress relief, mindful, zen, dharma, breathing
lifting-weights dumbbell: deadlift, deadlifts, olympic lifting, barbell club, hyrox, bodypump, body pump, body transformation, bench press, s&c, squats, strongwoman, lifting club, throwdown, wod, weight training
dumbbell: circuits, circuit class, exercise class, exercise classes, keep fit, strength class, fit camp, tabata, boxfit, step class, step aerobics, lbt, aerobics, toning, kettlercise, metafit, exercise referral, body blast, body sculpt, bums and tums, legs bums and tums, insanity workout, strength and conditioning, cross training, interval training, physical training, pt course, gym equipment, group exercise, core class, body tone, spinning class, spinning classes
dumbbell: ~ exercise, cardio, work out, get fit, shape up
massage: masseuse, masseur, masseuses, champi, bowen, bowen therapy, acupressure, hot stone, hot stones, pamper day, pamper days, pampering, pamper evening, back neck and shoulders, tui na, trigger point, muscle tension, body treatments, manual lymphatic, lymphatic drainage, cranial, thai massage, lomi lomi, indian head, sports therapy, remedial therapist, body work, bodywork
spine massage: scoliosis, whiplash, lower back, neck pain, bad back, bad backs, back care, back class, back school, back clinic, spinal injury, spinal cord, chronic pain, pain clinic, pain management, pain relief, joint pain, muscular pain, herniated disc, herniated discs, disc pain, arthritis, myofascial, decompression, chiro, chiros, trapped nerve, tight shoulders, frozen shoulder
spine massage: ~ posture, spinal
sauna: infrared sauna, thermal suite, temazcal, sweat lodge, turkish bath, hot and cold therapy, steam rooms
swimmer swimming-pool: lane hire, lane swimming, dippers, sea dippers, adult swim, synchro, cold dip, cold dips, cold water dips, cold water swimming, doggy paddle, breaststroke, front crawl, swim camp, channel swim, moonlight swim, ocean swim, aqua class, aquafit, nplq, float fit, para swimming, pool lifeguard, pool lifeguards, water safety, open water, open water swim, swimming gala
swimmer swimming-pool: ~ masters squad
surfer surfboard: groms, grommets, boardriders, malibu club, longboards, longboarders, hang ten, wave riding, bronze medallion, surf therapy, foiling, nippers
climber mountain: munros, scrambling, scrambles, belaying, belay, rappelling, crag, crags, ice climbing, trad climbing, base camp, three peaks, winter skills, auto belays, kili trek, kilimanjaro, indoor climb, tree top, high ropes, ropes course, gorge walking, canyoning, coasteering, steeplejack, steeplejacks, outdoor centre, aerial trek
climber mountain: ~ climb, climbs
runner sneaker: joggers, jogging, jog leaders, run leader, run leaders, cross country, cross-country, relay race, sprinters, ultramarathons, duathlon, pacers, hill sprints, backyard ultra, virtual race, ekiden, athletes, hash house, hash run, tough run, track club, hundred metres, runners wanted, runners, buggy run, orienteering club, athletics club, athletics, hurdles, steeplechase race, track and field
runner sneaker: ~ relays, ultra, ultras, run streak, race for, run, runs
walker hiking-boot: walkers wanted, walk leaders, race walking, coast path, walk and talk, walk & talk, litter walk, heritage walk, town walk, city walks, city walk, health walk, health walks, foot patrol, mall walk
walker hiking-boot: ~ ramble, rambles, walking, walk, walks, trek, treks, stroll, strolls, walkabout, steps challenge
dancer: jive, jiving, modern jive, kizomba, zouk, morris, morris men, morris side, hip hop, street dance, latin american, feis, rock n roll, rock 'n' roll, rock and roll, clubbercise, showgirls, haka, kathakali, scottish country, highland dancing, lyrical, cha cha, cha-cha, clogging, clog dancing, can can, can-can, two step, rumba, foxtrot, polka, afrobeats, waltz, twerk, twerking, pow wow, powwow, twirling, twirlers, charleston, baton twirling, tap class, tap classes, tap shoes, tap dancing, contra, contra dance, dance troupe, troupe, swing dance, swing dancing, lindy, majorettes, bollywood dance, pole dance, pole class, first dance
dancer: ~ contemporary dance
rower canoe: sculling, scullers, sculls, coxes, cox wanted, coxswain, coxswains, ergs, novice eights, oars, oarsmen, waka ama, surfboats, head race, rowers, learn to row, rowing machine, rowing machines
skier skis: powder days, apres ski, après ski, telemark, off piste, off-piste, moguls, lift pass, lift passes, lift tickets, snow sports, snowsports, dry slope, dry ski slope, slalom skiing, backcountry, snow tubing, freeride, heli ski, heli-skiing, snow school, snow trip, snow trips, snow holidays
skier skis: ~ slopes
snowboarder: half pipe, halfpipe, shred, shredders, terrain park, snowboard bindings, rail jam, board waxing, boarders and skiers
golfer golf: society day, pro-am, pro am, texas scramble, stableford, caddie, caddies, putting, putting green, putting competition, putters, fairway, greens fees, putt putt, putt-putt, captain's day, captains day, captain's drive in, captains drive in, par 3, longest drive, nearest the pin, footgolf, foot golf, ambrose, four ball, fourball, foursomes, golfing, links course, swing analysis, club repair, medal round, golf society
golfer golf: ~ fairways
wrestlers: grappling, kushti, no gi, no-gi, lucha, lucha libre, dangal, greco roman, greco-roman, kho kho, sumo suits, sumo suit
water-polo-player: flippaball, canoe polo, underwater hockey, polo squad
juggler: diabolo, poi, flow arts, variety acts, unicycle, unicycles, fire eaters, fire breathers, fire jugglers, plate spinning, street performer, circus skills
gymnast: cheer squad, cheer tryouts, floor and vault, tumblers, acrobats, acrobat, contortion, leotard, leotards, ninja warrior, tumble tots, freerunning, free running, vaulting, backflips, handstand, handstands, gym club, gymfest, gymbabes, baby gym, tots gym, kinder gym, kindergym, mini gym, recreational gym, beam and bars, bar and beam, aerial hoop, aerial silks, silks class, pole fitness, acro
gymnast: ~ cheer, tumble
horse-rider horse: hacks, hacking out, jockey, jockeys, ladies day, clear round, clear rounds, hunter trials, campdraft, campdrafting, drag hunt, fun ride, fun rides, endurance ride, endurance riding, team roping, team penning, racing syndicate, western riding, bronc, trotting, eventers, gallops, harness racing, yard help, tent pegging, beach rides, derby day
horse-rider horse: ~ riding, races, race meeting, race meetings
baby: tots, tots group, postnatal, naming ceremony, naming ceremonies, bumps and babies, bump and baby, infant sleep, babywearing, baby wearing, sling library, sip and see, baby bank, colic, tongue tie, baby signing, nct, nct class, christening, christenings, weaning, baby naming, newborn sleep
older-person: old age home, over 50s, over 55s, ageing well, aging well, extra care, domiciliary, hcas wanted for homes, silver surfers club, oaps, pensioner
older-person: ~ elderly, grandparents, grandparent, aged care, residential care, retirees, companionship, ageing, aging
nurse: hcas, hca, rn, rns, rgn, lpn, lpns, matron, matrons, nclex, palliative, palliative care, orderlies, critical care, psw, psws, care staff, ward nurses, night sitters, complex care, clinical lead, gnm, cna, cna training, cnas
cook: culinary, culinary arts, home cooking, cookalong, cook-along, cook along, commis, commis chef, fry cook, fry cooks, short order, batch cooking, cook off, cook-off, masterchef, kitchen hand, kitchen hands, kitchen assistants, cookery school, back of house, allergen course, school cook, school cooks, canteen assistant
cook: ~ cooking
mechanic: auto tech, auto techs, diesel fitter, diesel fitters, vehicle tech, lube tech, lube techs, auto apprentices, heavy vehicle, grease monkey, grease monkeys, hgv fitters, motor trade
artist: residency, artist residency, printmaker, printmakers, life models, life model, life class, art society, art collective, commissions open, portrait commissions, pet commissions, sculptor, sculptors
artist: ~ creatives, arts
astronaut rocket: space camp, moon landing, zero gravity, isro, mars mission, outer space, space party, space talk, nasa
santa: north pole, st nicholas, elf on the shelf, mrs claus, father christmas, christmas stockings, breakfast with father christmas, santa dash, santa dashes, letters to santa
santa: ~ elves
pregnant-woman: birth prep, mums to be, mums-to-be, moms to be, moms-to-be, midwifery, bump photos, bump shoot, surrogacy, birth class, birth classes, trimester, first trimester, morning sickness, home birth, homebirth, labour ward, birthing, gender scan, gender scans, birth partner, birth partners, birth trauma, egg donors, egg donor
pregnant-woman: ~ maternity, surrogate, surrogates, pregnancy, expecting
ghost jack-o-lantern: paranormal, scare maze, scare mazes, fright night, fright nights, fright fest, trick or treat, trick-or-treat, scare actors, horror films, zombie, zombies, monster mash, spooktacular, samhain, hallowe'en, halloween disco, mediumship, ghost hunting, ghost hunt, ghost hunts, dia de los muertos, day of the dead, spine chillers
clown balloon: entertainers, children's entertainers, kids entertainers, clowning, red nose day, slapstick, jester, jesters, face painters
superhero: blood heroes, capes and masks, anime, anime club, cosplayers, cosplay, character visits, marvel quiz, spiderman party, superhero party
superhero: ~ hero, heroes, local heroes, everyday heroes, heroes wanted
superhero books: manga, comic books
aquarium: aquatics, marine tanks, fish tanks, axolotl, axolotls, sealife, sea life, fishkeeping, fish keeping, reef tanks, reef tank, cichlids, bettas, shrimp tanks, coral frags, discus fish, tank cleaning for fish, tropicals, fish auction
ammonite rock: geology, geologist, geologists, palaeontology, paleontology, palaeontologist, jurassic coast, minerals, rock shop
alpaca: suri, cria, crias, alpaca fleece
barbecue: bbq, bbqs, barbeque, barbeques, braai, braais, braaivleis, spitbraai, cookout, cookouts, cook-out, hangi, pitmaster, pitmasters, pit boss, ribs, rib night, low and slow, smoked meats, charcoal grill, spit roast, boma dinner, byo meat, shisanyama, chisa nyama, fire pit, fire pits, burn-off, churrasco, smokehouse, pulled pork, ribs and brisket
barbecue: ~ grilling, grill, grills
barrel: cask, casks, kegs, keg, keg hire, vats, scrumpy, winemaking, wine making, brewers, brew day, brew days, brewhouse, firkin, firkins, camra, barrel ageing, barrel aging, cellar, beer barrels, whisky cask, whisky casks
beehive: queen rearing, apiarist, apiarists, swarm, swarms, pollinators, pollinator, hive supers
bench: park seats, garden seats, garden seat, pews, church pews, friendship bench, buddy bench, teak benches, sleeper benches, outdoor seating, memorial seats, memorial seat, picnic benches
binoculars: spotters, scopes and optics, optics, plane spotting, planespotting, bird hides, migration count, wildlife spotting, nature watch, wildlife watch, rspb
blackboard: lecturer, lecturers, tas, cover supervisors, cover supervisor, substitute teachers, substitute teacher, relief teachers, relief teacher, supply teacher, supply teachers, menu boards, specials board, specials boards, a-boards, a boards, interactive boards, exam invigilators, invigilators, lsa, teaching assistant, teaching assistants, pgce, teacher training, train to teach, white boards, whiteboards, teacher wanted, teachers wanted, school vacancies
blackboard: ~ teachers, teacher, teaching, learning support, educators, educator, lessons for schools, classroom
bouncy-castle: bounce house, bounce houses, assault course, assault courses, bouncy slides, gladiator duel, gladiator duels, inflatable park, party hire castles, soft play and bouncy, castles and slides, rodeo bull, inflatable nightclub, jumpers for rent, water slide hire, ball pit
bouncy-castle: ~ bounce, obstacle course, obstacle courses
bust: clay modelling, clay heads, bronze casting, stone carving, stone sculptures, antiquities, mouldmaking, life casting
bust: ~ carving
bagpipes kilt: piping, pipers, piper, hogmanay, st andrews night, st andrew's, caledonian, scottish night, burns night, burns supper, burns night supper, highland games, highland gathering, military tattoo
kilt bagpipes: trews, kilties, clan gathering
baklava: kunafa, knafeh, turkish delight
guitar microphone: busking, buskers
credit-card: ~ loyalty card, loyalty cards
wastebasket recycling: hard rubbish
walker hiking-boot: 10000 steps
market-stall: ~ stall, stalls
market-stall: stalls available, stall fees, table top, street traders, stall holders, craft fayre, craft fayres, local makers, local producers, swap meet, swap meets, pitches available, vendors wanted, traders wanted, trestle table sale, artisan fair, artisan fairs, haat
steering-wheel car: learner permit, learner permits, refresher drives, confidence drives, sim racing, power steering, mock driving test, pass plus
stroller: buggies, buggy, buggyfit, buggy bootcamp, pushchairs, pushchair, travel system, travel systems, double buggy, double buggies
surfboard: shapers, leashes, board repair, board repairs, softboards, softboard, foamies, board bags, second hand boards, surf wax
tagine: moroccan night, moroccan food, moroccan feast, harissa
tatami: ryokan, tatami mats
tattoo-machine: tattooing, fine line tattoos, fine line tattoo, body art, piercers, walk in flash, flash tattoos, tattoo removal, inked
tiffin: dabba, dabbas, ghar ka khana, lunch boxes, lunchboxes, mess food, home-cooked lunches, home cooked lunches, office lunches, home food
toy-bricks teddy-bear: pre-k, pre k, stay & play, oshc, playcentre, playcentres, building blocks, anganwadi, playworkers, playworker, play scheme, playschemes, rhythm and rhyme, rhyme and sign, early childhood, tinies, reception class, ece, childcare places, vacation care, brick club, brick clubs, playschool, nursery nurse, nursery nurses
trampoline: bounce class, bounce fitness, bounce and burn, rebounding, rebounders, rebound therapy
treadmill dumbbell: elliptical, ellipticals, walking pad, walking pads, spin bike, spin bikes, cross trainer machine, exercise machines, indoor cycling, exercise bike, exercise bikes
tuba trumpet: oompah, low brass, bandsmen, baritone horn, bavarian band, brass players
typewriter: typing, copy typing, playwriting, playwright, playwrights, script reading, script readings, storywriting, screenwriting, screenwriters, script writing, scriptwriting
vape: pods and coils, nic salts, disposable vapes, refillable pods, nicotine pouches, mods and pods, smoke shop, smoke shops, shisha pens, vape coils
vintage-car car: concours, restomod, restomods, rat rods, hot rod, autojumble, auto jumble, show and shine, show & shine, drive it day, street rods, classic motors, classic motor show, antique cars, car meet, car meets, cruise night, cruise nights, car cruise, mg owners, classic rally, classic car storage, veteran run, veteran cars, classic insurance
vinyl-record headphones: northern soul, rare groove, soul night, soul nights, funk and soul, funk & soul, motown, motown night, 45s, crate digging, crate diggers, lp swap, listening bar, listening bars, 7 inch singles, 12 inch singles, 80s night, 90s night, 60s night, 70s night
wallet purse: billfold, billfolds, coin pouch, coin pouches
wedding-cake: sugarcraft, royal icing, sugar paste, sugarpaste, sugar flowers, wedding bakers, wedding cake bakers, fondant cakes
wedding-dress bride: trunk show, trunk shows, preloved wedding, alterations for brides
wig: alopecia, postiche, cancer hair loss, hair loss, wig bank, hd lace, cranial prosthesis
wreath bouquet: poppy appeal, remembrance sunday, wreath laying, door rings, advent rings
x-ray: ultrasound, ultrasounds, ultrasound scans, ct scan, ct scans, radiographer, radiographers, radiography, sonography, sonographer, sonographers, mri, mris, medical imaging, diagnostic centre, scan centre, full body scan, private scans, breast screening, mammogram, mammograms, body scan
zip-line climber: zip slide, zip slides, treetop, treetop adventure, treetop trek, tree top adventure, outdoor pursuits, aerial park, outdoor adventure
plaster first-aid-kit: wound dressings, wound dressing, dressings and bandages, sports strapping, ankle strapping
razor: beard sculpting, beard shaping
bust: sculpting class, sculpture class, clay sculpting
runner sneaker: harriers club, road harriers
dancer: moroccan dance
graduation-cap: a levels, a-levels
document: grant applications, grant writing, bid and grant writing
banknotes: dollars and euros, euros and dollars
chart-up: options trading, trade options
clipboard: interviewers needed, interviewers wanted
speaker: pa and lights, pa & lights
lotus-position: slow flow
lifting-weights dumbbell: learn to lift
massage: knots in your shoulders, knots in your back
runner sneaker: sunday 5k, saturday 5k, fun 5k, 5k around
kayak: guided paddle, guided paddles
piggy-bank coin: kids to save, children to save
headstone: grave lettering, kerbs and chippings, lettering for graves
notebook pen: bullet journal, bullet journalers
card-terminal: card payments, take card payments
paintbrush palette: paint a mug, paint a pot, paint a plate, paint a bauble
speech-bubble: practise your english, practice your english, practise your french, practise your spanish
guide-dog: raise a puppy for
theatre-masks: dress as your, dress up as
lawn-bowls: try bowls, come and try bowls, play bowls, bowls taster
telescope: aurora borealis, aurora hunting
`;
