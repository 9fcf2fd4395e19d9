/** English words for work, business and learning, by the thing they lead to: d to m. Notation: word-list.ts. */
export const englishWorkDToM = `
defibrillator: defibrillator, defibrillators, aed
dentist-chair: dentist chair, dental chair, dentist's chair, dental unit
desktop-computer: computer monitor, computer monitors, gaming monitor, gaming monitors, monitors and, led monitors
desktop-computer: pc monitors, curved monitor, curved monitors, blender 3d, blender course, blender workshop
desktop-computer: blender tutorial, gaming pc, hard drive, hard drives
desktop-computer books: jamb cbt, jamb exam, jamb lessons, jamb past questions, utme, cbt practice, cbt practice centre
desktop-computer books: cbt practice center, cbt centre, cbt center, cbt centres, cbt exam, cbt exams, cbt test
desktop-computer books: computer based test, computer-based test, computer based tests, computer based test centre
desktop-computer coffee: internet cafes
desktop-computer computer-mouse: pisonet, cyber cafe, cybercafe
desktop-computer game-controller: twitch overlay, twitch overlays, stream overlay, stream overlays, stream pack
desktop-computer laptop: practice software, software development, software developer, coding, programming
desktop-computer laptop: programming course, programmer, it training, computer course, erp, computer shop, computers
desktop-computer laptop: computer store, tech startup, hackathon, software house, it company, it consulting
desktop-computer laptop: computer class, digital agency, internet agency, gaming pcs, custom pc, custom pcs, pc builds
desktop-computer laptop: shopify, tech bootcamp, pc gaming, workstation pcs, cad course, cad training, 3d modelling
desktop-computer laptop: 3d modeling, ict suite, rigs and monitors, software engineers, network engineer
desktop-computer laptop: network engineers, systems admin, sysadmin, sysadmins, coders
desktop-computer laptop: ~ software, saas, cloud, computing
desktop-computer house: 3d rendering, 3d renders, architectural visualisation
dna: paternity test, paternity tests, gene therapy, rare disease, rare diseases, ancestry test, ancestry tests
dna: genetic counselling, dna family history, genome, biotechnology, heredity
doctor: family doctor, general practitioner
document: application forms, application form, form filling, form-filling, forms filled, visa forms, planning forms
document: statutory declaration, statutory declarations, deed poll, settlement agreements, birth certificate
document: birth certificates, certified copies, tax forms, white paper, white papers, press pack, dbs checks, dbs check
document: police check, police checks, fact sheets, scanning service, document scanning, grant applications
document: bid and grant writing, affidavit, affidavits, attestation, attestations, factsheets
document pencil: resume template, resume templates, cv template, cv templates, cover letter template, grant writer
document pencil: grant writers, grant writing, bid writer, bid writers, bid writing, cv, cv writing, cv writer
document pencil: resume writing, cover letters
document postbox: leaflet distribution, leaflet drop, flyer distribution
document rubber-stamp: legal translation, birth certificate translation, translated certificates
document wastebasket: shredding, shredding event, shred event, shred day, shredding day
document: ~ terms and conditions
document recycling: confidential shredding, document shredding, paper shredding, shredding service, shredding services
document recycling: secure shredding
document scales: process server, process servers, process serving
document church: order of service, orders of service
document pushpin: public notice, public notices, notice of application
drill: dewalt combi, makita combi, dremel, dremels
drill concrete-mixer: kango, kango hire, kango hammer
drill toolbox: library of things, tool rental, tool rentals, tool hire, tool library, power tools, power tool, tool shop
drill toolbox: tool store, tools shop, drill, drills, drilling, impact drivers, impact driver, cordless tools
drill toolbox: sds drills, hole cutting, drill drivers, diamond drilling, masonry bits, diamond core drilling
drill toolbox: diamond core, drillers, cordless
drone: crop spraying by drone, by drone, drone spraying, drone crop spraying, agri drone, agricultural drone
drone: drone roof survey, drone roof surveys, drone survey, drone surveys, drone inspection, drone inspections
drone: aerial survey, drone video, drone, drones, drone photography, aerial photography, drone footage
drone: drone filming course
drone camera: aerial photos, aerial photo, aerial video, aerial filming
dust-mask: dust mask, dust masks, respirator, respirators
envelope: envelopes, direct mail, mailshot, mailshots, mail shot, mail drop, letter writing club, letter writers
envelope: pen pal, thank you letters, bulk mail, mail merge, snail mail, thank you notes, write to your mp, email list
envelope: mail out, leaflet drops, airmail, cardmaking
envelope laptop: email course, email courses, shared inbox, team inbox, support inbox, help desk software
envelope love-letter: wax seal, wax seals, sealing wax
envelope postbox: postie, posties, mail carrier, mail carriers, postal workers
envelope: ~ newsletter, newsletters
envelope: padded envelopes, jiffy bags
euro-notes: euro exchange, travel cash, holiday euros
euro-notes coin: bureau de change, currency exchange, foreign exchange, money exchange, exchange office, travel money
excavator bricks: pile driving, piling, piling contractor, piling contractors, sheet piling, screw piles, mini piling
excavator bricks: piled foundations, underpinning, groundworks, demolition, demolition contractors
excavator bricks: demolition contractor, demolition services, site clearance, demolitions
excavator crane: farm drainage, land drainage, field drainage, ditch clearing, ditching, digger ticket, digger tickets
excavator crane: dumper ticket, dumper tickets, excavation, excavations, excavating, excavation contractor
excavator crane: excavation contractors, excavator, excavators, mini digger, mini diggers, digger hire, earthworks
excavator crane: groundwork, earthmoving, trenching, backhoe, 360 operators, 360 operator, 360 driver, land clearing
excavator crane: land clearance, digger driver, digger drivers, dig outs, site prep, site preparation, tlb hire
excavator crane: strip outs, strip out, bobcat hire, bobcat work, bobcat and tipper, bobcat and truck, dingo hire
excavator crane: dingo digger, skid steer, skid steers, plant training, plant operator, plant operators, machinery hire
excavator crane: earth movers, pond dug, ponds dug, footings dug, driveway dig, kanga hire, civil contractors
excavator crane: house demo, demo and strip, digging work, micro digger, micro diggers, trackhoe, trenches
excavator drill: plant hire, construction equipment, equipment rental
excavator droplet: dam sinking, farm dams, dam building, dam construction, dam cleaning
excavator wave: dredging, dredger, lake dredging, pond digging, desilting
exhibition-stand: exhibition booth, trade show booths, exhibition stand design, exhibition stand builders
exhibition-stand: exhibition stand hire, exhibition stand, exhibition stands, trade show stand, trade show stands
exhibition-stand: trade show booth, trade show, trade shows, trade fair, trade fairs, business expo, business expos
file-cabinet: lateral files
file-cabinet document: archiving, records management, document storage, office admin, secretarial services
file-cabinet document: court reporter, secretary
file-cabinet folder: filing cabinets, archive volunteers
floppy-disk laptop: zip disks, disk transfer, retro computing, retro computers, vintage computers, floppies
folder file-cabinet: ring binders, lever arch, admin assistant, admin assistants, case files, office organiser
folder file-cabinet: filing clerk, personnel files, document management, dossiers
folder file-cabinet: ~ personal assistant, personal assistants, clerical
forklift: counterbalance course, reach truck, reach trucks, forklift ticket, forklift tickets, flt licence, flt training
forklift: flt driver, flt drivers, forklift, forklifts, forklift licence, forklift training, forklift hire
forklift: forklift driver, forklift drivers, fork lift, fork lift truck, forklift truck, forklift trucks
forklift factory: racking, warehouse shelving, warehouse equipment, loading bay, dock levellers
forklift pallet: materials handling, order picker, order pickers, goods in, stock controllers, stock controller
forklift pallet: warehouse jobs, warehouse manager, pick and pack, storage and distribution, stackers, storeman
forklift pallet: storemen, storeperson
fountain-pen books: short story, short stories, short story prize, short story competition, story competition
fountain-pen books: story prize, flash fiction, poetry prize, poetry competition, poem competition, poems wanted
fountain-pen books: writing prize, writing competition, writing contest, essay prize, essay competition, essay contest
fountain-pen books: novel prize, call for submissions, submissions open, literary magazine, literary prize
fountain-pen books: creative writing, writers group, writers' group, writing group, writing workshop, writing retreat
fountain-pen document: contracts and leases, contracts checked, lease review, contract review, e-signature
fountain-pen document: e-signature platform, e-signatures, electronic signatures, contract management
fountain-pen document: contract templates, tender writing, policy templates, terms and conditions drafting, calligraphy
fountain-pen document: calligraphy workshop, stationery, stationery shop, last will, hand lettering, lettering
fountain-pen document: inheritance, contract law, legal documents, citizenship test
fountain-pen notebook: pens, handwriting
fountain-pen notebook: ~ ink
fountain-pen pen: freelance writer, freelance writers, writers wanted, bespoke poems, contract signing
fountain-pen pen: biographer, copperplate, autographs
fountain-pen scroll: made a will, a will, your will, single will, mirror wills, will and probate, wills and probate
fountain-pen scroll: bricks and mortals, estate planning, will writing, wills, make a will, write your will
fountain-pen scroll: lasting power of attorney, power of attorney, probate, calligrapher, place cards
fountain-pen typewriter: copywriter, copywriters, copywriting, proofreading, proofreader, editor, editors
fountain-pen typewriter: content writer, content writing, writing course, ghostwriter, ghostwriters, ghostwriting
gardener: gardener, gardeners, landscape crew, landscape crew leader
gardener spade: landscape laborers, landscape laborer, landscape labourers, landscaping laborers
gavel: under the hammer, auctioneer, auctioneers, auction, auctions, estate auction, live auction
gavel amphora: auction house, auction houses, auction rooms, saleroom, salerooms
gavel car: car auction, car auctions, vehicle auction, vehicle auctions
gavel cow: dairy equipment auction, dairy auction, clearing sale, clearing sales, dispersal sale, dispersal auction
gavel cow: herd dispersal, livestock auction, livestock auctions, stock sale, cattle auction, farm dispersal
gavel heart: charity auction, charity auctions, online auction, online auctions, silent auction, silent auctions
gavel heart: auction of promises, promises auction, fundraising auction, bidding open, bidding opens, bidding closes
gavel heart: timed auction
gavel umbrella: lost property auction, unclaimed property auction
generator plug: generators, generator hire, generator, generator repair, generator repairs, generator service
generator plug: generator servicing, diesel generator, diesel generators, standby generator, standby generators, genset
generator plug: gensets, backup power, backup generators, power generators
gold-bars: gold bar, gold bars, gold bullion, bullion, gold ingots
guide-dog: raise a puppy for
hard-hat: hardhat, safety helmet, safety helmets, construction helmet, construction helmets, builder's helmet, hard hat
hard-hat: hard hats, hardhats, site helmets, bump caps, safe pass, safe pass course, safe pass courses, safepass
headset: headset, headsets, customer service jobs, customer service team, customer service adviser
headset: customer service advisor, customer service rep, customer service reps, customer service representative
headset: customer service representatives, customer service agents, customer service outsourcing, telesales job
headset: telesales executive, bpo, bpo jobs, bpo hiring, csr hiring, voice process, live chat, live chat software
headset: ai receptionist, virtual receptionist, virtual receptionists
headset speech-bubble: call handler, call handlers, live chat support, call agents, call agent, call centre agents
headset speech-bubble: call center agents, call centre agent, call center agent, call centre, call center, call handling
headset speech-bubble: contact centre, contact center, customer support, telecaller, telecallers, telecalling
headset speech-bubble: call centres, call centers, helpdesk, help desk, telesales, telemarketing, telemarketers
headset speech-bubble: answering service, telephone answering service, telephone answering, contact centres
headset speech-bubble: inbound calls
headset speech-bubble: ~ customer service, customer services
house-contract: conveyancing, conveyancer, conveyancers, conveyancing solicitor, conveyancing solicitors
house-contract: licensed conveyancers, conveyancing quote, conveyancing quotes, conveyancing fees, property lawyer
house-contract: property lawyers, property solicitor, property solicitors, property law, buying or selling a house
house-contract: title deed, title deeds, tenancy agreements, tenancy agreement, lease agreements, lease extension
house-contract: lease extensions, property transfer, closing attorney, title company, title insurance
hydraulic-hose: hydraulic hose, hydraulic hoses, hydraulic hose repair, hydraulic repair, hydraulic repairs
hydraulic-hose: hydraulic fittings, hose repair, hose repairs, mobile hose repair, hose fittings, hoses and fittings
hydraulic-hose: hose and fittings, hoses made, hoses crimped, hydraulic cylinder, hydraulic cylinders, hydraulic rams
hydraulic-hose: hydraulic ram, hydraulic pump, hydraulic pumps, industrial hose, industrial hoses, pneumatics
hydraulic-hose: hose and couplings, fluid power
identity-card: name badges, badges and lanyards, lanyards, id cards, badges, visitor passes, staff passes, student id
identity-card: sia licence, sia training, personal licence, press cards, press card, key cards, access cards
identity-card: working with children check, proof of age, library cards, name tag, badge printing, rsa course, oci card
identity-card: oci cards
identity-card document: aadhaar, aadhaar card, aadhar, pan card, voter id, csc centre, csc center, e mitra, id renewal
identity-card document: smart id, home affairs
identity-card: ~ membership cards, members wanted, new members, members only, membership drive
identity-card lorry: pdp renewal, pdp renewals, pdp permit, prdp, prdp renewal, professional driving permit
identity-card lorry: professional driving permits
keyboard: typing course, typing lessons, touch typing, touch-typing, typing class, typing test, audio typist
keyboard: audio typists, typist, typists, keycaps, keyswitches, transcriptionist, transcriptionists
keyboard desktop-computer: data entry, transcription typist, typing service, back office outsourcing, back office
keyboard desktop-computer: word processing
label-roll: label printing, labels and stickers, sticker printing, printed labels
laptop: ssd upgrade, ssd upgrades, data recovery, backup service
laptop bar-chart: excel courses, excel training, excel class, excel classes, google sheets, power bi
laptop calendar: virtual pa, virtual pas, virtual assistant, virtual assistants, virtual admin, online pa, remote pa
laptop calendar: freelance pa, inbox management, diary management, virtual secretary, virtual office manager
laptop clipboard: minutes software, agenda software, board software, board portal, committee software
laptop clipboard: governance software, strata software, strata management software, body corporate software
laptop clipboard: parish council software, council minutes software, meeting software, membership software
laptop clipboard: club software, donor software, charity software
laptop coffee: coworking, co-working, coworking space, shared office, desk rental
laptop desktop-computer: sql course, python course, coding course, coding courses, html course, learn sql, learn python
laptop desktop-computer: donor database, member database, membership database, crm, crm for, visitor sign in
laptop desktop-computer: visitor sign-in, visitor management, domain name, domain names, software for, works offline
laptop desktop-computer: free trial software, chrome extension, chrome extensions, browser extension, booking plugin
laptop desktop-computer: open source, java course, java classes, python classes, java training, python training
laptop desktop-computer: windows upgrade, windows laptop, mac repairs, macbook repair, macbook repairs
laptop desktop-computer: apple mac repairs, after school coding club, after-school coding club, coding club
laptop desktop-computer: coding clubs, code club, code clubs, coding for kids, kids coding, kids' coding, learn to code
laptop desktop-computer: coding classes, coding camp, coding camps, scratch coding, minecraft coding
laptop desktop-computer: robotics and coding, coding and robotics, girls who code, coderdojo, coder dojo, saas platform
laptop desktop-computer: software as a service, hr software, crm software, crm system, erp software, accounting software
laptop desktop-computer: payroll software, invoicing software, ticketing software, school software, church software
laptop desktop-computer: club management software, gym software, restaurant software, hotel software, learning platform
laptop desktop-computer: e-learning, elearning, online course platform, webinar software, no-code, low-code
laptop desktop-computer: api platform, managed it, managed it services, database design, data migration, it outsourcing
laptop desktop-computer: cloud migration, microsoft 365 training, digital skills, computer classes, computer lessons
laptop headphones: virtual event, remote work
laptop headphones: ~ online course, online courses, online class, online classes, online school, online training
laptop notebook: canva template, canva templates, spreadsheet templates
laptop screwdriver: computer repair, laptop repair, pc repair, it service, it help, refurbished macbooks, it technician
laptop screwdriver: it technicians, tech returners, digital inclusion, digital nomad, digital nomads, it apprenticeship
laptop screwdriver: it apprenticeships, tech jobs, virus removal, bootcamp for coders, silver surfers, online portal
laptop screwdriver: it skills, python class, python coding, tech help, tech tuesdays, app testing, pc repairs, macbook
laptop screwdriver: macbooks, chromebook, chromebooks, blogging, laptop screen, laptop screens
laptop screwdriver: ~ online learning, remote jobs, remote job, home working
laptop screwdriver: ~ front end, front-end, freelancing
laptop smartphone: browser extensions, browser plugin
laptop wrench: information technology office, it office, it support company, it helpdesk, it consultancy, tech repair
laptop wrench: tech support, it support, computer help
laptop smartphone: ~ form builder, app builder, blog, my blog, bloggers, blog posts, web app
laptop speech-bubble: meeting notes, meeting minutes, ai notes, ai note taker, note taker, meeting assistant
laptop speech-bubble: meeting recorder, meeting summaries, call notes, call summaries
laptop older-person: it for seniors, it for over 60s
laptop house: work from home, working from home
lathe: turned legs, fitter and turner, turner and fitter, wood turners, pen turning, spindle turning, milling machines
lathe: setter operators, turners, woodturners, penturning, bowl turning, bowl turning class, woodturning, wood turning
lathe: wood turner, woodturner, woodturning demo, pole lathe
lathe gear: lathe, lathes, cnc, cnc turning, cnc machining, cnc milling, cnc machinist, cnc machinists, cnc machine
lathe gear: cnc machines, cnc operators, precision turning, precision turned parts, turned parts, turned components
lathe gear: machine shop, machine shops, precision engineering, precision engineers, precision components
lathe gear: precision machining, machining, machinist, machinists, turning and milling, milling and turning
lathe gear: metal turning, toolmaking, toolmaker, toolmakers, tool and die, tool making, jig and fixture
lathe gear: jigs and fixtures, machine tools, machine tool, gear cutting, crankshaft grinding, cylinder boring
lathe gear: turner fitter
lift: lift maintenance, lift engineer, lift engineers, lift servicing, lift service engineer, lift repair, lift repairs
lift: lift installation, lift installers, elevator repair, elevator repairs, elevator maintenance, elevator mechanic
lift: elevator mechanics, elevator technician, elevator installation, elevator company, home elevator, home elevators
lift: home lift, home lifts, domestic lift, domestic lifts, passenger lift, passenger lifts, platform lift
lift: platform lifts, dumbwaiter, goods lift, through floor lifts, through floor lift, wheelchair lifts, wheelchair lift
lift: elevator, elevators, goods lifts
location-pin delivery-van: gps tracker, gps trackers, gps tracking, vehicle tracking, vehicle trackers, fleet tracking
location-pin delivery-van: fleet management, van trackers
location-pin world-map: store locator, delivery zones, dealer locator, self guided trail, self-guided trail
location-pin world-map: ~ new location, second location, new premises, we're moving, new address, find us, new branch
location-pin world-map: ~ relocated, directions
location-pin: sat nav, sat navs, satnav, satnavs
lockers: locker, lockers, locker hire, locker rental, staff lockers, school lockers
loudspeaker megaphone: public address, address systems, announcements, announcer, announcers, tannoy
love-letter: old letters, letter writing, handwritten letters, penpals, pen friends, love letters, card making
love-letter: card-making, card makers, cards, save the dates, wedding stationery
love-letter: invitations, invitation cards, valentine's card
love-letter: save the date cards, love notes, love poems, dear john, wedding vows written, proposals planned
love-letter: marriage proposals, vow writing
love-letter envelope: letterpress, letterpress invitations, letterpress printing, letterpress studio
love-letter open-book: ~ poetry
magnifier: lie detector, lie detector tests, lie detector test, polygraph, private eye, background checks, home survey
magnifier: lost and found, private investigator, private detective, detective agency, detective, murder mystery
magnifier: murder mystery dinner, crime dinner, private investigations, forensics club, proof reader, citizen science
magnifier: fact checking, fact-checking, missing persons, spot the difference, witness appeal, authentication service
magnifier: find the clue, clue hunt, peer review, job search, due diligence, whodunnit, whodunnits, forensic, sleuths
magnifier: sleuth, home inspector, building inspector
magnifier chart-up: seo, seo agency, seo audit, search engine optimisation, search engine optimization
magnifier coin: collectors fair
magnifier scroll: genealogist, ancestors
meeting-room: meeting room, meeting rooms, conference room, conference rooms, boardroom, boardrooms, meeting room hire
meeting-room: conference room hire, meeting room rental, meeting rooms for hire, meeting table, meeting tables
megaphone chart-up: marketing agency, digital marketing, online marketing, branding, lead generation
megaphone chart-up: social media agency, protest rally, rally for, rally against, rally to save, march for
megaphone chart-up: march against, protest march, demo march, picket line, strike action, street team, brand ambassadors
megaphone chart-up: brand ambassador, promo staff, ad agency, media campaign, protester, protesters, picket, walkout
megaphone chart-up: sit-in, boycott, campaigners, campaigning, activists, activist, lobbying, leafleting, leafleters
megaphone chart-up: ~ marketing, awareness week, shout out, shout outs, spread the word, save our, speak up, protest
megaphone chart-up: ~ protests, strike, advocacy, solidarity, publicity
megaphone speech-bubble: pr agency, public relations, press office, crisis communications, content marketing
megaphone speech-bubble: email marketing, copy and content, brand strategy, branding agency, brand agency
megaphone speech-bubble: advertising agency, consultation, have your say, public hearing, public consultation
megaphone speech-bubble: town meeting, council notice
memo document: sticky notes, to do list, to-do list, to do lists, minute taker, minute takers, note takers, essay help
memo document: shopping list, quiz sheets, sign up sheet, sponsor forms, written test, entrance exam, pa services
memo document: post-its, essays, secretarial, assignments
memo document: ~ admin support
microscope test-tube: pathologist, pathologists, pathology, pathology lab, pathology labs, histopathology
microscope test-tube: diagnostic lab, diagnostic labs, diagnostics lab, sample collection, sample collection centre
microscope test-tube: swab test, swab tests, science museum, laboratory, lab, biotech, research study, clinical study
microscope test-tube: clinical trial, life sciences, cancer research, a level biology, science research, biology tuition
microscope test-tube: histology, biomedical, forensics
money-bag: crowdfunding campaign, subsidy, payday
money-bag coin: seed funding, hardship fund, provident fund, bursary fund, money worries, money matters, annuities
money-bag coin: annuity, superannuation, stipend, stipends
money-bag coin: ~ prize money, cash prize, cash prizes, raise funds, matched funding
money-bag: ~ grant, grants, bonus
`;
