/** English words for work, business and learning, by the thing they lead to: s to t. Notation: word-list.ts. */
export const englishWorkSToT = `
satellite-dish television: starlink, satellite broadband, satellite internet, satellite installer, satellite dish
satellite-dish television: sky dish, dish install, dish installers, dstv installers, decoders, telecommunications
scaffold: scaff boards, edge protection, access towers, mobile towers, temporary roofs, temporary roof, site hoarding
scaffold: tower scaffold, towers to hire, tower to hire, scaffs, shoring, propping, falsework, acrow prop, acrow props
scaffold ladder: scaffold tower, scaffold towers, scaffold, scaffolding, scaffolders, scaffolder, scaffolding hire
scaffold ladder: scaffold hire, tower hire
scales: legal clinic, free legal advice, class action, equal pay, jury duty, wage claims, immigration appeal
scales: immigration appeals, tenants rights, ombudsman, mooting
scales document: divorce, divorces, uncontested divorce, divorce mediation, divorce coach, no fault divorce
scales document: separation agreement, separation agreements, custody, child custody, prenup, prenups
scales document: prenuptial agreement, family law, family law solicitor, family law solicitors, family lawyer
scales document: family lawyers, divorce solicitor, divorce solicitors, family mediation, family mediator
scales document: accident claim, accident claims, personal injury, personal injury claims, compensation claims
scales document: no win no fee, no fee unless we win, injured, injury lawyer, injury lawyers, accident lawyer
scales document: accident lawyers, accident at work, car accident lawyer, slip and fall, workers comp, bail, bail bonds
scales document: trade marks, mediators
scales document: ~ court
scales gavel: court judge, retired judge, magistrate, magistrates, courthouse, court house, notary and courthouse
scales gavel: become a magistrate, justice of the peace, jury service, legal consultation, legal advice, law society
scales gavel: bar association, law centre, law center, law school, employment tribunal, tribunal, legal help
scales gavel: leasehold advice, employment law, competition law, legal support, small claims, litigation
scales gavel: civil litigation, dispute resolution, arbitration, mediation service, clinical negligence
scales gavel: medical negligence, immigration lawyer, immigration lawyers, immigration solicitors, criminal defence
scales gavel: legal aid, paralegals, barristers, barrister, patent attorneys, patent attorney, patents
scales gavel: trademark lawyers, intellectual property, debt recovery, debt collection, landlord and tenant law
scales gavel: eviction solicitors, lawyer, lawyers, law firm, attorney, attorneys, solicitor, solicitors, legal services
scales gavel: divorce lawyer, unfairly dismissed, law office, mediation, paralegal, trademark, immigration law
scales gavel: tenancy law, tenants union, tenant advice, consumer rights, bailiff, bailiffs
scales gavel: ~ legal
scissor-lift: scissor lift, scissor lifts, scissor lift hire, scissor lift rental
scissors: paper craft, paper crafts, paper cutting, papercraft, papercrafts, collage, collage workshop, pinking shears
scissors: cutting class, cutting mats, ribbon cutting
scissors hair-comb: rent a chair, chair to rent, chairs to rent, chair rental, chair renter, chair for rent
scissors hair-comb: barber chair to rent, unisex hair, unisex salon, hair by, hair at home, hair and beauty by
scissors hair-comb: hair & beauty by, kids cuts, kids cut, kids haircuts, grey hair, gray hair, grey coverage
scissors hair-comb: gray coverage, colour specialist, colour specialists, color specialist, perms, perm, shampoo and set
scissors hair-comb: perms sets, set and blow dry, brazilian blowout, brazilian blowouts, colour bar, color bar
scissors hair-comb: hair colour, hair color, colour and blow dry, cut and colour, cut & colour, colour and cut, balayage
scissors hair-comb: root touch up, roots done, full head of foils, half head of foils, hair foils, colour correction
scissors hair-comb: cut and color, senior stylist, your hair, highlights and cut, cut and blow dry, stylist, stylists
scissors hair-comb: hair salon, hairdresser, hairdressers, hairdressing, hair stylist, hairstylist, hair studio, haircut
scissors hair-comb: haircuts, hair care, hair treatment, salon, confirmation hair, communion hair
scissors hair-comb: ~ half price colour
scissors hair-comb: toner and highlights, highlights and toner, toner and blow dry, full head highlights, wash and cut
scissors hair-comb: half head of highlights, root tint, balayage and toner, toner and gloss, gloss and toner
scissors hair-comb: wash cut and blow dry
scissors laptop: svg files, svg cut files, cut files, cricut
scissors pencil: left handed, left-handed, left handers, left-handers, lefties, scissor sharpening, tailors scissors
scissors yarn: craft supplies, craft shop, craft store, craft club, craft group, craft session, craft sessions
scissors yarn: craft morning, craft mornings, craft afternoon, craft evening, craft night, craft nights, craft table
scissors yarn: craft kit, craft kits, craft stall, craft stalls, craft day, craft days, craft class, craft classes
scissors yarn: craft show, craft materials, craft and chat, craft & chat, craft activities, craft corner, craft circle
scissors yarn: craft party, craft cafe, craft café, craft hour, craft room, craft box, craft boxes, crafters
scissors yarn: junk modelling, craft fair, craft workshop, crafts, arts and crafts, handicraft
scroll: lobola letter, lobola letters
scroll books: parish records, parish registers, census records, family records, ancestral records
scroll books: birth marriage and death records, archives, archive search, heir hunters, heir hunting
scroll document: paper mill, handmade paper, paper making, papermaking, old deeds, illuminated letters, leave a legacy
scroll document: living wills, living will, degree certificates, trusts and wills, torah scroll, treaties, parchment
scroll document: legacies, archivist, archivists
scroll magnifier: heir hunter
security-guard: security guard, security guards, security officer, watchman, watchmen
server: web hosting, website hosting, server hosting, cloud hosting, vps hosting, dedicated servers, data centre
server: data centres, data center, data centers, server maintenance, server room, server racks, managed hosting
server: data backup, linux course, nas drives, cisco course, disaster recovery, it infrastructure
server: microsoft 365, office 365, cloud engineer, cloud engineers, minecraft hosting, game hosting, kubernetes, docker
server: database, databases, homelab, mainframe, devops, colocation
set-square abacus: maths tutor, math tutor, maths tutoring, math tutoring, maths, mathematics, math, maths lessons
set-square abacus: algebra, geometry
set-square calculator: gcse maths tutor, maths tutor gcse, a level maths, a-level maths, gcse maths, maths tuition gcse
set-square calculator: further maths
set-square house: planning permission, building regulations
set-square ruler: boundary pegs, masonic lodge, masonic lodge open day, freemasons, freemasonry, masonic hall open day
set-square ruler: structural engineers, structural engineer, structural calculations, structural survey, cad drafting
set-square ruler: architectural technologist, building regulations drawings, party wall, party wall surveyor
set-square ruler: party wall surveyors, quantity surveyor, quantity surveyors, town planners, planning consultants
set-square ruler: planning consultant, building control, house plans, architect, architecture firm, architecture studio
set-square ruler: architect office, architectural, draughtsman, surveyor, civil engineer, floor plans, floor plan
set-square ruler: drawings for planning, loft plans, extension plans, extension drawings, building regs
set-square ruler: structural calcs, granny flat plans, drafting service, interior architecture, blueprints, trigonometry
set-square ruler: architecture, technologist, draftsperson, cad drawings, cad drawing, cad design
shipping-container: shipping container, shipping containers, storage container, storage containers, container hire
shipping-container: container rental, container conversion, container conversions, container homes, containers for sale
shipping-container: sea freight, ocean freight, freight forwarder, freight forwarders, freight forwarding
shipping-container: tank containers, sea can, sea cans, 40ft containers, containers to rent, reefer, seacan, seacans
shipping-container: ~ imports and exports, imports
shipping-container: 40ft container, shipping container conversion, shipping container conversions, container home
shipping-container: container house, container houses, container office, container offices, used containers
shipping-container: 20ft container, 20ft containers
shop-assistant: ~ shop assistant, shop assistants, sales assistant, cashier, retail assistant
signing-hands: sign language course, sign language interpreter, sign language interpreters, bsl interpreter, bsl course
signing-hands: sign language, sign language class, sign language classes, bsl, auslan, asl classes, makaton
signing-hands: makaton course
site-cabin: site cabin hire, portable site office, site office hire, welfare cabin, portable cabin hire, portakabin
site-cabin: portakabins, portacabin, portacabins, portable cabin, portable cabins, site cabin, site cabins, site office
site-cabin: site offices, welfare unit, welfare units
smartphone: ringtone, ringtones, phone wallpaper, phone wallpapers, wallpaper pack, wallpapers for phones
smartphone: ios and android, android and ios, android and iphone, android & iphone, android & ios, ios & android
smartphone: free on android, old phone, old phones, used phones, cash for phones, cash for mobiles, sell your phone
smartphone: mobiles bought, on a phone, on the phone screen, on phone screen, phone mockup, phone mock up, phone mock-up
smartphone: on a mobile, sim only, sim only deals, sim card, sim cards, esim, mobile plan, mobile plans, iphone, iphones
smartphone: samsung galaxy, habit tracker, smartphone, smartphones, android phone, mobile phone, mobile phones
smartphone: cell phone, phone plan, mobile shop, phone contract, data plan, phones, telecom, mobile network
smartphone: mobile contract, mobile contracts, phone plans, prepaid, mobile provider, meditation timer, sim deals
smartphone: screen protectors, phone unlocking, data bundles, cell phones, phone bundles, push notifications
smartphone: whatsapp group, screen time, phone skills, mobile phone recycling, phone addiction, social media detox
smartphone: digital detox, phone insurance, handsets, handset, airtime, cellphone, cellphones, tiktok
smartphone battery: phone charging station, phone charging stations, device charging
smartphone calendar: salon diary, appointment diary, clinic diary, booking diary, salon software, booking software
smartphone calendar: appointment software, online booking system, no shows, no-shows, scheduling software, rota software
smartphone coin: tracks your spending
smartphone game-controller: out now on android, out now on ios, out on android, mobile game, mobile games
smartphone laptop: apple repair, apple repairs, apple products
smartphone loudspeaker: social media management, social media manager, social media, social media marketing
smartphone loudspeaker: influencer marketing, tiktok ads, instagram marketing
smartphone palette: icon set, icon sets, icon pack, icon packs, ui kit, ui kits
smartphone receipt: gst billing, split bills, split the bill, bill splitting, split your bills
smartphone wrench: mobile screen, mobile screens, phone screen, phone screens, screen broken, broken screen
smartphone wrench: broken screens, cracked screen, cracked screens, cracked phone, smashed screen, screen repair
smartphone wrench: screen repairs, screen replacement, screen replacements, mobile screen repair, mobile display
smartphone wrench: display replacement, mobile repair, mobile repairs, mobile repairing, phone repair, phone repairs
smartphone wrench: battery replacement phone, iphone repair, iphone repairs, iphone screen, ipad screen
smartphone: ~ gadgets
smartphone: phone clearance, phone sale, phones sale, lost phone, lost phones
smartphone car: phone holders for cars, car phone holder, car phone holders, car phone mount, phone mount
smartphone heart: instagram, do instagram, your instagram, instagram posts, social media posts, instagram management
smartphone heart: manage your instagram
soldering-iron circuit-board: soldering, soldering iron, soldering irons, soldering station, soldering workshop
soldering-iron circuit-board: soldering class, soldering course, solder workshop, makerspace, maker space, makerspaces
soldering-iron circuit-board: hackerspace, hackspace, electronics club, electronics kits, electronics repair
soldering-iron circuit-board: electronics repairs, electronics workshop, component level repair, amp repair, amp repairs
soldering-iron circuit-board: amplifier repair, amplifier repairs, synth repair, synth repairs, pedal building
soldering-iron circuit-board: guitar pedal building, circuit building, gadget repair, synth building, synth build
soldering-iron circuit-board: fab lab, diy electronics, solder, fablab, tinkering, tinkerers
speaker: pa hire, sound hire, disco equipment, loudspeakers, bluetooth speaker, pa rental, speakers, smart speaker
speaker: pa and lights, pa & lights, hi-fi, hifi, pa system, sound system hire, sound systems, speakers hire
speaker: car audio installation, valve amp, valve amps
speaker loudspeaker: surround sound, multiroom audio, dub night, dj gear, sound and light, sound & light, bass bins
speaker loudspeaker: subwoofer, subwoofers, soundbar, soundbars, amplifier, amplifiers, stereos, dancehall
speaker loudspeaker: drum and bass night, drum & bass night, dnb night
speaker radio: car audio, car radio, car stereo, car stereos
speech-bubble: interpreter for, stammering, chat group, discussion group, discussion groups, french class, italian class
speech-bubble: welsh class, arabic classes, hindi classes, korean classes, ask the expert, communication skills
speech-bubble: peer support, drop-in advice, parent forum, youth forum, talking group, men's talk, language immersion
speech-bubble: speaking club, negotiation skills, dialect coach, listening ear, talking therapies, practise your english
speech-bubble: practice your english, practise your french, practise your spanish, gaelic, cantonese, webchat
speech-bubble: assertiveness
speech-bubble books: conversation class, conversation classes, conversation practice, dysgu cymraeg, welsh for beginners
speech-bubble books: welsh for total beginners, welsh beginners, gaeilge, gàidhlig, gaidhlig, gaelic class
speech-bubble books: gaelic classes, irish for beginners, te reo, te reo māori, te reo maori, english classes
speech-bubble books: english class, english for beginners, esl, esl classes, esol, esol classes, ielts, ielts coaching
speech-bubble books: spoken english, spoken english classes, spanish for beginners, french for beginners
speech-bubble books: italian for beginners, german for beginners, learn spanish, learn french, learn italian
speech-bubble books: learn german
speech-bubble globe: english for foreigners
speech-bubble handshake: youth mentoring, mentoring, mentors wanted, volunteer mentors, mentor a young person
speech-bubble handshake: meet your mp, meet the mayor, mp surgery, meet your councillor, meet your councillors
speech-bubble handshake: councillor surgery, meet your representative, coffee with the mayor
speech-bubble microphone: accent coach, accent coaching, accent softening, elocution, elocution lessons
speech-bubble open-book: latin lessons, latin class, latin for beginners, mandarin, mandarin for kids, mandarin lessons
speech-bubble open-book: cantonese lessons, arabic lessons, russian lessons, hindi lessons, urdu lessons
speech-bubble open-book: japanese lessons, korean lessons, gaelic lessons, esperanto, english speaking course
speech-bubble open-book: english speaking classes, danish class, danish classes, danish lessons, swedish classes
speech-bubble open-book: norwegian classes, dutch classes, dutch lessons, polish lessons, polish for beginners
speech-bubble open-book: turkish lessons, greek lessons, welsh lessons, irish classes, learn portuguese, learn english
speech-bubble open-book: learn dutch, learn japanese, learn korean, learn arabic, learn mandarin, learn chinese
speech-bubble open-book: learn greek, learn polish, learn swahili, learn turkish, learn norwegian, learn swedish
speech-bubble open-book: learn russian, spanish for, french for, german for, english for, portuguese for, japanese for
speech-bubble open-book: italian for holidays, italian for your, english conversation, conversation club
speech-bubble open-book: conversational irish, conversational spanish, conversational french, conversational german
speech-bubble open-book: conversational italian
speech-bubble tea: conversation circle, conversation circles, conversation group, conversation groups, conversation café
speech-bubble tea: conversation cafe, language exchange, language exchanges, language café, language cafe, language swap
speech-bubble tea: tandem partner, clwb siarad, ciorcal comhrá, ciorcal comhra, cupán agus comhrá
speech-bubble teddy-bear: speech therapy, speech therapist, speech therapists, speech and language therapy
speech-bubble teddy-bear: speech and language therapist
speech-bubble: ~ q & a
speech-bubble: drug addiction, addiction, addictions
speech-bubble heart: marriage guidance
spiral-calendar: charity calendar, charity calendars, fundraising calendar, naked calendar
spotlight: floodlight, floodlights, portable floodlights, floodlighting, lighting tower, lighting towers, tower lights
spotlight: site lighting, stage lighting hire, stage lighting, stage lights, stage light, theatre lighting
spotlight: theatre lights, theater lights, event lighting, event lighting hire, lighting hire, lighting technician
spotlight: lighting rental, concert lighting, lighting and sound, sound and lighting, sound and light hire
spotlight: pa and lighting, stage hire, follow spot, talent show, talent night, open stage, light show, light festival
spotlight: light installation, staging hire, mobile stage hire
spray-gun: powder coating, spray painting, spray painter, kitchen respray, paint spraying, spray gun, spray guns
spray-gun: paint sprayer
spreadsheet: spreadsheet, spreadsheets, spreadsheet template, excel template, excel templates, excel course
steel-beam: steel beam, steel beams, rsj, rsjs, structural steel
stethoscope: weight loss surgery, gastric band, gastric sleeve, bariatric, bariatric surgery, varicose vein treatment
stethoscope: varicose veins, vein clinic, vein treatment, menopause clinic, women's health, well woman clinic
stethoscope: men's health, private gp, walk-in clinic, walk in clinic, health check, health checks, nhs health check
stethoscope: blood pressure check, blood pressure checks, occupational health, medicals, hgv medicals, taxi medicals
stethoscope: driver medicals, diabetes clinic, weight loss clinic, private scans, sleep clinic appointments, pain clinic
stethoscope: urology, urgent care, well woman, smear test, health screening, health screenings
stethoscope hospital: allergist, allergists, allergologist, immunologist, haematologist, haematologists, hematologist
stethoscope hospital: hematologists, rheumatologist, rheumatologists, rheumatology, arthritis clinic, nephrologist
stethoscope hospital: nephrologists, nephrology, kidney specialist, kidney clinic, dialysis, dialysis unit
stethoscope hospital: dialysis centre, dialysis center, haemodialysis, hemodialysis, gastroenterologist
stethoscope hospital: gastroenterologists, gastroenterology, endoscopy, colonoscopy, gut clinic, hepatologist
stethoscope hospital: liver clinic, proctologist, proctology, colorectal surgeon, colorectal surgeons, piles treatment
stethoscope hospital: piles clinic, piles doctor, piles surgery, piles and fissure, piles fissure, haemorrhoids
stethoscope hospital: hemorrhoids, hernia, general surgeon, general surgeons, trauma surgeon, vascular surgeon
stethoscope hospital: hand surgeon, breast surgeon, breast clinic, surgeon, surgeons, surgical clinic, endocrinologist
stethoscope hospital: endocrinologists, endocrinology, thyroid clinic, diabetologist, diabetologists
stethoscope hospital: diabetes specialist, internist, internists, geriatrician, geriatricians, ambulatory care
stethoscope hospital: outpatient clinic, outpatients, perfusionist, anaesthetist, anesthesiologist, hip replacement
stethoscope hospital: hip replacements, knee replacement, knee replacements, vasectomy, vasectomies, vasectomy clinic
stethoscope hospital: sleep apnoea, sleep apnea, well man check, well woman check, private hospital, doctor, doctors, gp
stethoscope hospital: medical practice, medical centre, medical center, health centre, check-up
stethoscope hospital: checkup, telemedicine, online doctor, paediatrician, pediatrician, surgery hours
stethoscope hospital: healthcare, hospital, sports clinic, plastic surgery, outpatient, diabetes, urologist
stethoscope hospital: gynaecologist, gynecologist, oncologist, oncology, internal medicine, gp surgery, private clinic
stethoscope hospital: health insurance plan, medical supplies, physician, health fair, health fairs, general practice
stethoscope hospital: check ups, check-ups, locum doctor, locum gp, eye and health camp, telehealth, gallstones
stethoscope hospital: ~ medical, surgery, symptoms
stethoscope: ~ clinic
stethoscope clipboard: prostate check, prostate checks, prostate test, psa test, psa testing, well man clinic
stethoscope magnifier: mole check, mole checks, mole mapping, skin check, skin checks, skin cancer check
syringe: needle exchange, syringe exchange, vaccination van, vaccine van, flu clinic, flu clinics, iron infusion
syringe: iron infusions, b12 shots, b12 injections, b12 injection, iv drip, iv drips, vitamin shots, vitamin infusions
syringe: flu jab, flu jabs, flu shot, flu shots, travel jabs, travel vaccines, covid jab, covid jabs, covid booster
syringe: free flu jab, mmr, hpv vaccine, travel vaccinations, vaccines, dermal fillers, fillers, botox, vaccination
syringe: vaccine, aesthetic clinic, cosmetic clinic, flu vaccine, covid vaccine, anti-wrinkle injections, booster jab
syringe: polio drive, hep b, steroid injections, steroid injection, whooping cough, local anaesthetic
syringe: weight loss injections, jab clinic, pet vaccinations, phlebotomist, phlebotomists, immunisations, immunisation
syringe: immunizations, boosters, anti-wrinkle, insulin, sclerotherapy, meningitis, measles, profhilo, rabies
syringe: weight loss jab, weight loss jabs, mounjaro, wegovy, ozempic, skinny jab, skinny jabs
syringe lipstick: cosmetic surgery, plastic surgeon, aesthetics, aesthetic medicine, cosmetic injections
syringe mirror: tummy tuck, tummy tucks, lipo, abdominoplasty, breast augmentation, boob job, breast reduction, nose job
syringe mirror: rhinoplasty, facelift, face lift, thread lift, thread lifts, brazilian butt lift, fat dissolving
syringe mirror: cosmetic injectables, injectables, polynucleotides
syringe stethoscope: botulinum clinic, vaccination centre, vaccination center, vaccination clinic, injection clinic
tablet: tablet computer, tablet computers, tablets for kids, kids tablet, kids tablets, tablet for kids
tablet: tablets for school, android tablet, android tablets, tablet repair, tablet repairs, tablets and phones
tablet: phones and tablets, ipad, ipads, ipad repair, ipad repairs, e-reader, e-readers, ereader, ereaders
tablet: graphics tablet, graphics tablets, drawing tablet, drawing tablets, drawing on ipad, ipad drawing, procreate
tablet: laptops and tablets, tablets and laptops
tablet open-book: kindles, kindle paperwhite, kindle e-reader, kindle with
teacher: schoolteacher, class teacher
telehandler: telehandler rental, telescopic handler, telescopic handlers, telehandler, telehandlers, telehandler hire
telehandler: telehandler course, telehandler training, manitou, manitous
telephone: telephone box, telephone boxes, phone box, phone boxes, telephone systems, phone systems, pbx
telephone: telephone engineer, telephone engineers, telephone system, phone system, business phones, business telephone
telephone: phone lines, telephone lines, voip, call answering, call answering service, phone answering service
telephone: befriending calls, telephone befriending, listening line, crisis line, call takers, appointment setters
telephone: personal alarms, home phone, cold calling, emergency call, talking line, phone befrienders, bereavement line
telephone: advice line, helpline volunteers, conference calls, tele sales, text line, landline, landlines, phonebox
telephone: telephonist, telephonists, callback, telecare, careline, dispatcher, dispatchers
telephone ear: samaritans, listening volunteers, listening volunteer
telephone: ~ helpline, switchboard
telephone: business phone systems, office phones, hotline, crisis hotline
telephone headset: voip phones
telephone stethoscope: medical receptionist, medical receptionists, receptionist for medical centre
telephone stethoscope: doctor's receptionist, gp receptionist
telescope: night of stars, spotting scope, spotting scopes
telescope night-sky: planetarium, observatory, astronomy, moon watch, eclipse, comets, astrophysics, planetariums
telescope night-sky: star party, star parties, stargazing, stargazing evening, astronomy night
telescope star: telescope evening, telescope evenings, star gazing, night skies, night sky
test-tube: blood test, dna test, phlebotomy, lab tests, urine test, urine tests, drug test, drug tests, pcr tests
test-tube: pcr test, fertility tests, sti tests, sti screening, std tests, cholesterol test, reagents, specimens
test-tube: biochemistry
test-tube alembic: gcse science, a level chemistry, chemistry tutor, chemistry tuition, science tutor, science tuition
test-tube alembic: chemistry
test-tube microscope: asbestos testing, asbestos test, asbestos tests, asbestos sampling, asbestos samples
test-tube microscope: asbestos sample testing, asbestos lab, mould testing, mold testing, air testing, radon testing
test-tube microscope: radon test, radon tests, lead testing, paint testing, water testing, soil testing, sample testing
test-tube petri-dish: allergy testing, allergy tests, allergy clinic, food intolerance, food intolerance test
test-tube petri-dish: drug testing, legionella testing, lab testing, laboratory services, blood testing, dna testing
test-tube petri-dish: covid tests, std testing, sexual health clinic, microbiology
theodolite set-square: land surveyor, land surveyors, land surveying, boundary survey, boundary surveys
theodolite set-square: topographical survey, land surveys, land survey, surveying, topographic survey
theodolite set-square: topographic surveys, topographical surveys, surveying services, surveying equipment
theodolite set-square: total station, total stations, setting out engineer, theodolite, theodolites, geodetic survey
tiller: rotary tiller, garden tiller, tillers, rotavator, rotavators, rototiller, motor hoe, garden rotavating
translation open-book: translation, translator, translation services, interpreter, interpreters, interpreting
translation open-book: translators, translations, translation agency, document translation, interpreting services
translation open-book: interpretation services, interpreter services, website translation, localisation, localization
translation open-book: subtitling
translation rubber-stamp: certified translation, certified translations, sworn translator, sworn translators
translation rubber-stamp: sworn translation, sworn translations, notarised translations
ultrasound: ultrasound, ultrasound scan, ultrasound scans, pregnancy scan, pregnancy scans, baby scan, baby scans
ultrasound: ultrasounds, sonography, sonographer, sonographers
usb-stick: usb flash drive, usb flash drives, thumb drive, thumb drives, memory stick, memory sticks, usb drive
usb-stick: branded usb sticks, usb stick, usb sticks, usb drives, flash drive, flash drives, pen drives
vending-machine soft-drink: ~ vending machine, vending machines
vending-machine soft-drink: vending, vending machine rental, vending machines for offices, snack machines, snack machine
vending-machine soft-drink: office vending, vending services, vending service, vending company, vending operator
vending-machine soft-drink: workplace vending, healthy vending
video-call headphones: ~ webinar
video-call headphones: webinars, free webinar, online webinar, live webinar, video call, video calls, video calling
video-call headphones: video meeting, video meetings, video conferencing, video conference, video consultation
video-call headphones: video consultations, zoom call, zoom meeting, zoom class, online meetings, online meeting
`;
