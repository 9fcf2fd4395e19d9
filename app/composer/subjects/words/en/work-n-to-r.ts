/** English words for work, business and learning, by the thing they lead to: n to r. Notation: word-list.ts. */
export const englishWorkNToR = `
network-cable: network cable, network cables, network cabling, structured cabling, data cabling, ethernet
newspaper: newsstand, newsstands, news stand, newsagent, newsagents, news agency, weekly email, weekly newsletter
newspaper: email newsletter, community newsletter, village newsletter, the friday letter, the sunday letter
newspaper: the weekly letter, local letter, press officer, breaking news, student paper, news desk, paper delivery
newspaper: media relations, fake news, news quiz, legal notices, journalist, journalists, gazette, reporter, reporters
newspaper: publicist, publicists, newsdesk, tabloids, columnists, columnist, broadsheet
newspaper bicycle: paper round, paper rounds, paper route, paper routes, paperboy, paper boys
newspaper books: news agent, magazine subscription, magazine, magazines, local paper, local newspaper
newspaper smartphone: one email, one email a week, weekly digest, daily digest, daily briefing
newspaper speech-bubble: current affairs, current affairs group
newspaper: ~ news kiosk, community news, local news, village news, headlines, classifieds
newspaper church: parish magazine, parish magazines
notebook: scrapbooking, scrapbook, memory book, notebooks, planners, bullet journal, journals, journaling, journal
notebook: diary, diaries, day planner, day planners, 2027 diary, 2027 diaries
notebook calendar: meal planner, printable planner, printable planners, digital planner, digital planners
notebook calendar: weekly planner, daily planner, planner printable, planner pages, printable, printables
notebook calendar: notion template, notion templates
notebook pen: morning pages, gratitude journal, gratitude journals, bullet journalling, revision notes, note books
notebook pen: journals and notebooks, journal making, bullet journals, planners and journals, handmade books
notebook pen: bullet journalers, jotters, jotter, notepads, notepad, logbooks, filofax
notebook pen: workbooks
notebook pencil: after school homework club, after-school homework club, after school homework, homework clubs
notebook pencil: homework group, homework help club, homework support, homework cafe, homework hub
notebook pencil: after school study club, after school tuition club, study club, school stationery, exercise books
notebook pencil: homework club, handwriting course
open-book books: reading recovery, study group, study groups, book week, after school tuition, bible class
open-book books: booster classes, study hall, study camp, home schooling, home school, supplementary school, torah study
open-book books: story tellers, holiday tuition, english tuition, gcse english, maths and english, scripture, remedial
open-book books: comprehension, readathon, read-a-thon, homeschooling, homeschool, homeschoolers, tutorials
open-book books: ~ spelling
open-book brain: dyslexia, dyscalculia, dyslexia assessment, special needs tutor
open-book crayon: early reading, reading club for kids
open-book pencil: kingdom hall, bible school, bible college, night school, night schools, evening classes
open-book pencil: adult education, 11 plus, 11 plus tuition, 11 tuition, 11+ tuition, braille, braille lessons, sat prep
open-book pencil: gcse tutor, english tutor, homework help, private tutor, eleven plus, tutor, tutoring, tutors
open-book pencil: private lessons, exam preparation, study skills, test prep, language school, language course
open-book pencil: language courses, english lessons, english course, spanish course, spanish lessons, french course
open-book pencil: french lessons, german course, german lessons, italian course, italian lessons, language lessons
open-book pencil: irish grinds, english grinds, physics grinds, chemistry grinds
open-book pencil: ~ tuition, lessons, lesson
open-book speech-bubble: storyteller, storytellers, storytelling, story telling, poetry night, poetry reading
open-book speech-bubble: poetry evening, open poetry, welsh for learners, learn welsh, welsh classes, irish lessons
open-book speech-bubble: learn irish, learn gaelic, spanish classes, french classes, italian classes, german classes
open-book speech-bubble: language classes, beginners' italian, beginners italian, italian conversation
open-book speech-bubble: beginners' french, beginners french, french conversation, beginners' spanish, beginners spanish
open-book speech-bubble: spanish conversation, beginners' german, beginners german, german conversation
open-book speech-bubble: beginners' portuguese, beginners portuguese, portuguese for beginners, portuguese conversation
open-book speech-bubble: beginners' japanese, beginners japanese, japanese for beginners, japanese conversation
open-book speech-bubble: beginners' mandarin, beginners mandarin, mandarin for beginners, mandarin conversation
open-book speech-bubble: beginners' arabic, beginners arabic, arabic for beginners, arabic conversation
open-book speech-bubble: beginners' russian, beginners russian, russian for beginners, russian conversation
open-book speech-bubble: beginners' greek, beginners greek, greek for beginners, greek conversation, beginners' dutch
open-book speech-bubble: beginners dutch, dutch for beginners, dutch conversation, beginners' polish, beginners polish
open-book speech-bubble: polish conversation, beginners' turkish, beginners turkish, turkish for beginners
open-book speech-bubble: turkish conversation, beginners' korean, beginners korean, korean for beginners
open-book speech-bubble: korean conversation
open-book teddy-bear: story time, storytime, rhyme time, rhymetime
open-book: sponsored read, sponsored reads
paintbrush: signs
paintbrush palette: procreate brush, procreate brushes, photoshop brushes, brush pack, ghost sign, ghost signs
paintbrush palette: signs repainted, acrylic paints, paint brushes, miniature painting, paint pots, silk painting
paintbrush palette: minis painting, touch up paint, paint a mug, paint a pot, paint a plate, paint a bauble, stencilling
paintbrush palette: stencils, decopatch, kalamkari
paintbrush printer: sign writer, sign writers, signwriter, signwriters, signwriting, lino print, print making
paintbrush printer: letterpress workshop, woodcut, block printing workshop, sign writing, sign writing course
paintbrush printer: sign painting
paintbrush saw: furniture painting
pallet: pallet, pallets, wooden pallets, euro pallets, pallet repair, pallet furniture, pallet collection, used pallets
pallet: pallets taken, dunnage, stillages, palletised, pallet wrap
pallet-racking: pallet racking, warehouse racking, industrial racking
pallet-truck: hand pallet truck, hand pallet trucks, pump truck, pallet truck, pallet trucks, pallet jack, pallet jacks
paperclip: office products, bulldog clips, binder clips
parcel delivery-van: corrugated, corrugated box, corrugated boxes, corrugated carton, corrugated cartons
parcel delivery-van: corrugated packaging, carton, cartons, carton box, carton boxes, cardboard box, cardboard boxes
parcel delivery-van: packaging box, packing box, packing boxes, mailer box, mailer boxes, mailers, shipping boxes
parcel delivery-van: shipping box, 3 ply box, 5 ply box, moving boxes, amazon fba, fba prep, fba shipping, mailing boxes
parcel delivery-van: postal boxes, mailing bags, packing tape, parcel tape, void fill, bubble wrap, poly mailers
parcel delivery-van: packing supplies, packing paper, packaging supplies, custom packaging, printed boxes
parcel delivery-van: packaging design, gift packaging, delivery bags, packaging, parcel service, shipping, parcels
parcel delivery-van: mail order, post office, warehouse, packing materials, packaging boxes, cardboard
parcel delivery-van: relocation service, relocation services, packing service, fulfilment, fulfillment, dropshipping
parcel delivery-van: courier company, parcel shop, packing station, fragile packing, relief supplies, gift boxes by post
parcel delivery-van: letterbox gifts, storage boxes, unboxing
parcel delivery-van: ~ wholesale, boxes
parcel envelope: mail sorting, sorting office, mailroom services, parcel lockers, parcel locker, mailbox rental
parcel envelope: mailing house, mail house, direct mail house
parcel ship: parcels & groceries, parcels and groceries, groceries and parcels, barrels shipped, barrel shipping
parcel ship: ship a barrel, barrels to jamaica, shipping barrels, door to door cargo, cargo to, freight to
parcel ship: boxes to ghana, boxes shipped, drums shipped, drums and boxes, balikbayan, balikbayan boxes, balikbayan box
parcel ship: parcels home, send parcels home, send a box home, shipping to ghana, shipping to nigeria, shipping to kenya
parcel ship: shipping to zimbabwe, barrels to
pen gift: promotional products, promotional gifts, promotional merchandise, branded merchandise
pen paperclip: office supplies, office supply, office supply store, office stationery, school supplies
pen pencil: felt tip pens, marker pens, markers and pens, promo pens, whiteboard markers, ballpoints, highlighters
pen pencil: rollerballs, stylus
pencil: drafting pencils, doodle club, 11+ mocks, mock tests, colour in, caricature artist, draw and, drawing room club
pencil: manga drawing, doodling, cartoonist, cartoonists, caricatures, worksheets, graphite, draftsman, erasers
pencil: sharpeners, sketchers
pencil keyboard: typeface, typefaces
pencil memo: family quiz, school quiz
pencil notebook: writers circle, writers' circle, novel writing, sketch pad, sketch pads, sketchbook, sketchbooks
pencil open-book: train as a teacher, train to teach, train to be a teacher, teacher training, become a teacher
pencil open-book: initial teacher training, pgce, tutorial centers, teaching assistant, teaching assistants
pencil open-book: classroom assistant, learning support assistant, supply teachers, supply teacher, supply teaching
pencil open-book: primary teacher, primary school teacher
pencil palette: drawing lessons, sketching class
pencil: ~ homework
pencil: drawing faces, drawing course, drawing class, drawing classes, learn to draw, drawing for beginners
pencil: caricaturist, caricaturists
petri-dish: cell culture, agar plates, bacteria
phone-case: phone case, phone cases, phone cover, phone covers, iphone case, iphone cases, mobile cover, mobile covers
phone-case: mobile case, cell phone cases, phone accessories, mobile accessories, mobile phone accessories
phone-case: smartphone accessories, cell phone accessories, smartphone cases, samsung cases
pill: probiotics
pill dumbbell: nutrition supplements, supplement store, sports supplements, sports nutrition, vitamin shop
pill dumbbell: vitamin store, vitamins and supplements
pill orange: vitamins, vitamin, supplements, food supplements, dietary supplements, nutritional supplements
pill stethoscope: repeat prescriptions, repeat prescription, prescriptions delivered, prescription delivery, pharmacy
pill stethoscope: pharmacies, pharmacist, chemist, drugstore, medication, homeopathy, hay fever, blister packs, omega 3
pill stethoscope: weight loss pills, medical store, antibiotics, hayfever, painkillers, wormers, worming, pharma
pill stethoscope: pharmaceutical, pharmaceuticals, nutraceuticals, anti-malarials, antimalarials, antihistamine
pill stethoscope: antihistamines, melatonin
pill stethoscope: ~ medicine
plaster: wound care
plaster first-aid-kit: wound dressings, sports tape, kt tape, cuts and grazes, leg ulcers, minor ailments, blister care
plaster first-aid-kit: burns unit, wound dressing, dressings and bandages, sports strapping, ankle strapping, bandages
plaster first-aid-kit: ~ wounds
plaster heart: event first aid, event first aiders, event medics, medical cover, first aid at work
pocket-knife: pocket knife, pocket knives, penknife, penknives, swiss army knife, swiss army knives
postbox: letter box, letter boxes, letterboxes, mailbox, mailboxes, post box, post boxes, parcel box, parcel boxes
postbox: letterbox
postbox envelope: postal service, letter drop, postman, scout post, scouts post
postbox envelope: ~ mailing list
power-bank: power bank, power banks, powerbank, powerbanks, portable charger, portable chargers, portable phone charger
power-bank: battery bank, battery banks, powerbank hire, power bank hire, powerbank rental
pressure-gauge: pressure gauge, pressure gauges, calibration, calibration services
price-tag desk-lamp: vintage fair, vintage fairs, vintage market, brocante, nearly new sale, table top sale
price-tag desk-lamp: tabletop sale, jumble sale, jumble, jumble sales, flea market, garage sale, yard sale, rummage sale
price-tag desk-lamp: bring and buy, bring & buy, bring and buy sale, antiques fair, trash and treasure
price-tag desk-lamp: trash & treasure
price-tag shopping-bags: discount store, discount stores, variety store, outlet store, outlet stores, catalogue shop
price-tag shopping-bags: catalog shop, surplus store, clearance store, clearance outlet, bargain bin, ex display
price-tag shopping-bags: ex-display, bankrupt stock, clearout sale, price crash, shelf labels, swing tags
price-tag shopping-bags: factory seconds, promo codes, doorbusters
price-tag shopping-bags: ~ price drop, price drops, clearance lines, end of line, surplus stock, markdown, markdowns
price-tag shopping-bags: ~ overstock, multibuy, closeout, closeouts
price-tag: price gun, price guns, pricing gun, pricing guns
printer: flyers, banners, poster printing, ink cartridges, toner, large format printing, leaflets, epson ink, hp ink
printer: canon ink, epson cartridges
printer document: xerox, photocopy, photocopies, photocopying, lamination, laminating, scan and print, print shop
printer document: copy shop, spiral bound notes, copy store, copy centre, copy center, photocopy shop, document printing
printer document: copying and binding, catalogue printing, design and print, print and design, printing and design
printer document: flyers and posters, leaflet printing, flyer printing, printing, printer, printers, print finishing
printer document: wide format, large format, managed print, print on demand, print and copy, ink refills, litho printing
printer document: zine printing, posters printed, photocopiers, copiers, copier, reprographics, plotters, scanners
printer document: sublimation
printer palette: risograph, riso printing, riso studio
printer paintbrush: vinyl lettering, vinyl letters
pushpin location-pin: pin boards, drawing pins, corkboard, corkboards, pinboard
pushpin location-pin: ~ notice board, notice boards, bulletin board, community notices, community board
pushpin: noticeboard, noticeboards, cork board, cork boards
pushpin framed-picture: mood board, mood boards, vision board, vision boards
receipt calculator: invoice factoring, expense tracking, expense app, receipt scanner, utility bills, bill switching
receipt calculator: electricity bills, claim back, tax rebate, tax rebates, accounts payable, cost of living
receipt calculator: rates rebate, warranty claims, utility switching, overcharged, form 11
receipt credit-card: payment gateway
receipt laptop: invoice template, invoice templates, invoicing, invoice software, billing software
receipt shopping-cart: cashiers, till operator, checkout operator, checkout assistant
road-roller: roller hire, vibrating roller, trench roller, tarmac, tarmacking, tarmac drives, asphalt, asphalt paving
road-roller: blacktop, road surfacing, surfacing contractors, surfacing contractor, car park surfacing, pothole repair
road-roller: pothole repairs, paving and asphalt, hot mix, road repair, surface dressing, chip seal
road-roller: car park resurfacing, bitumen, macadam, compaction, whacker plate, whacker plates, wacker plate
road-roller: wacker plates, plate compactor, plate compactors, tarmacadam, tarmacadam drives
robot gear: robotics club, robot club, robotics classes, robotics camp, lego robotics, robotics workshop, robotics
robot gear: robots, ai course, artificial intelligence, machine learning, ai agency, automation, coding robots
robot gear: robot workshop, ai tools, ai workshop, robot wars, droid building, tech camp, maker faire, stem kits
robot gear: prompt engineering, prompt writing, chatgpt, cobots, battlebots
robot speech-bubble: ai assistant, ai assistants, chatbot, chatbots, ai chatbot, ai chatbots, ai agent, ai agents
robot speech-bubble: chatbot for customers
robot toy-bricks: science toys
roll-up-banner: pull-up banner, pull-up banners, roll-up banner, roll-up banners, banner printing, pvc banners
rubber-stamp document: notary, notary public, notaries, mobile notary, notarization, notarisation, notarized, apostille
rubber-stamp document: apostilles, rubber stamp, rubber stamps, self-inking stamps, self inking stamps, custom stamps
rubber-stamp document: company stamps, company seals
ruler set-square: planning drawings, architectural drawings, building regs drawings, plans drawn, house plans drawn
ruler set-square: planning drawings for extensions, planning permission drawings, architectural plans, need plans
ruler set-square: measuring up, measure up, technical drawing, measured survey, measured surveys, site survey
ruler set-square: measure and fit, setting out
ruler set-square: ~ made to measure, made-to-measure, cut to size
`;
