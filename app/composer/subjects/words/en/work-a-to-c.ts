/** English words for work, business and learning, by the thing they lead to: a to c. Notation: word-list.ts. */
export const englishWorkAToC = `
3d-printer: 3d printer, 3d printers, 3d printing, 3d print, 3d prints, 3d printed, 3d-printing, 3d-printed, 3d-printer
3d-printer: printer filament, pla filament, resin printer, resin printers, 3d model, 3d models, 3d model printing
3d-printer: stl file, stl files
3d-printer gear: prototyping, rapid prototyping, prototypes
abacus: mental arithmetic, abacus, soroban
abacus set-square: number skills, mental maths, vedic maths, brain maths, counting club, numeracy, arithmetic
air-compressor: air compressor, air compressors, compressor hire, compressor servicing
alembic: perfume making, chemistry set, science for kids
alembic test-tube: science parties, science party, science club, science festival, science fair, science camp
alembic test-tube: science show, science workshop, chemistry lessons, stem club, potion class, mad science
alembic test-tube: mad scientist, science week, flasks and beakers, slime making, essential oils distillation, hydrosols
anvil: forging, horseshoe smith
anvil hammer: blacksmith, blacksmiths, blacksmithing, forge, forge day, forge days, knife forging, wrought ironwork
anvil hammer: ironwork, metal art, metal smithing, blade smith, smith wanted, farrier anvils, smithy, smithing
app-phone: app, apps, mobile app, phone app, app store, taxi app, delivery app, budgeting app, banking app, parking app
app-phone: fares app, shopping app, app launch, habit tracker app, messenger app, smart home app, app download, our app
app-phone: new app, the app, app is here, ios app, android app, order on our app, loyalty app, free app, learning app
app-phone: weather app, travel app, tracking app, mobile apps, app design, mobile app design, app store launch
app-phone calendar: appointment app, booking app, booking apps, rota app, diary app
app-phone coin: budget app
app-phone cutlery: meal planner app, recipe app, meal planning app, qr menu, qr menus, qr code menu, qr code menus
app-phone cutlery: digital menu, digital menus, restaurant app, food ordering app
app-phone dumbbell: fitness app, workout app, training app, running app
app-phone heart: dating app, dating apps
app-phone laptop: app developers, app developer, app development, mobile app development
app-phone lotus-position: meditation app, mindfulness app, yoga app
app-phone receipt: expenses app, billing app, invoicing app, invoice app, accounting app
app-phone speech-bubble: language app, language apps
ballot-box: ballot drop box, ballot drop boxes, drop box locations, early voting, polling day, polling station
ballot-box: polling stations, election day, postal vote, postal votes, vote early, hustings, referendum, agm elections
ballot-box: polling place, poll workers, poll clerks, election workers, poll clerk, polling clerk, polling clerks
ballot-box: count staff, parish council, town council, community council, council vacancy, councillor, councillors
ballot-box: town clerk, vote yes, vote no, yes on measure, no on measure, yes on prop, no on prop, ballot measure
ballot-box: school bond, re-elect, elections, local elections, by-election, residents' vote, citizens' assembly, mayor
ballot-box: city council, campaign, election, vote, campaign rally, political party, candidate debate
ballot-box: candidate debates, council seat, electoral roll, bond measure, opinion polls, committee nominations
ballot-box: strata meeting, union ballot, mayoral race, balloting, referenda, caucus, canvassing, voters, manifesto
ballot-box: manifestos
ballot-box clipboard: parish councillor, parish councillors, town councillor, town councillors
ballot-box pencil: sign the petition, sign our petition, sign this petition
ballot-box: ~ candidates night, people's choice
ballot-box: voter registration, register to vote, get out the vote, voter registration drive
banknotes: cash advance, cash advances, cheque cashing, instant cash, mobile money, side hustle, side hustles
banknotes: cash buyers, trade-ins for cash, store credit, cash loans, dollars and euros, euros and dollars, buyback
banknotes coin: money lender, moneylender, moneylenders, licensed moneylender, payday loans, short term loans
banknotes coin: personal loans, microfinance, micro loans
banknotes credit-card: atm, atms, atm hire, atm placement, cash machine, cash machines
banknotes smartphone: send money home, sending money home, money transfer, money transfers, remittance, remittances
bar-chart chart-up: analytics dashboard, business intelligence, data analytics, dashboard software, reporting software
bar-chart chart-up: sales dashboard, kpi dashboard, data science, forecasting software, ppc agency, google ads
bar-chart chart-up: conversion rate, growth marketing
bar-chart clipboard: survey panel, statistician, data analyst, statistics, data analysis, spreadsheets and data
bar-chart clipboard: power bi course, tableau course, r course, dashboards, benchmarks
bar-chart clipboard: ~ focus group, focus groups, research participants, annual report, survey results, metrics
bar-chart clipboard: ~ analytics
barber-chair: barber chair, barber chairs, salon chair, styling chair, hairdressing chair
billboard: billboards, billboard, billboard advertising, outdoor advertising, hoardings for rent, hoarding advertising
billboard: billboards for rent, billboard space, digital billboards, out-of-home advertising, ooh advertising, yard sign
billboard: yard signs, lawn signs, signage, shop signs, sign shop, sign maker, sign makers, signmaker, signmakers
blackboard: blackboard, blackboards, chalkboard, chalkboards, chalkboard signs, cover supervisors, cover supervisor
blackboard: substitute teachers, substitute teacher, relief teachers, relief teacher, menu boards, specials board
blackboard: specials boards, a boards, a-boards, exam invigilators, teacher wanted, school vacancies, lecturer
blackboard: lecturers, invigilators
blackboard: ~ learning support, lessons for schools, educators, educator
blackboard school: deputy head, deputy heads, deputy headteacher
blood-drop: blood bank, blood banks, plasma centre, plasma center, bone marrow, stem cell donors, swab drive
blood-drop: blood donors, blood donor, blood donation, blood drive, give blood, plasma donors, sickle cell, blood group
blood-drop: plasma, platelets, haemophilia, anaemia, anemia, leukaemia, leukemia, glucose, thalassemia, thalassaemia
blood-drop: haematology, transfusions
blood-drop stethoscope: blood pressure, blood sugar
blood-drop test-tube: blood test at home, blood work, cholesterol check, cholesterol
blood-drop: blood stocks, blood stock, blood supplies, blood levels are
book: book nook, book corner, book printing, library card, textbooks, textbook, study guide, cookery book, yearbook
book: photo album, guest book, dictionary, dictionaries, encyclopaedia
book books: hard bound, hardbound, hardback binding, thesis binding, dissertation binding, thesis printing
book books: dissertation printing, bookbinding, book binding, bookbinder, bookbinders, bindery, thesis, dissertation
book books: dissertations, theses, case bound, perfect bound, spiral binding, self publishing, self-publishing
book books: literary agent, literary agents, crime fiction, first editions, first edition, book repair, life stories
book books: hymn books, readers group, e-book, autobiography, autobiographies, biographies, anthology
book books: encyclopaedias, encyclopedias, guidebook, guidebooks, manuscript, manuscripts, handbook, handbooks, thriller
book books: thrillers, book restoration, book conservation, book restorer
book books: ~ history book, literature
book open-book: ebook, ebooks, kindle, kindle unlimited, kobo, on kobo, on kindle, out on kindle, ebook sale, free ebook
book open-book: debut novel, debut thriller, fantasy romance, epic fantasy, cozy fantasy, cosy fantasy
book open-book: romantasy, cozy mystery, cosy mystery, cozy mysteries, cosy crime, crime novel, crime thriller
book open-book: psychological thriller, historical novel, historical fiction, historical romance, slow burn, slow-burn
book open-book: slow burn romance, enemies to lovers, grumpy sunshine, small town romance, romance novel
book open-book: regency romance, sci-fi novel, space opera, science fiction novel, horror novel, my novel, our novel
book open-book: new novel, the novel, a novel, novel out now, novella, novellas, memoir, memoirs, poetry collection
book open-book: poetry book, picture book, picture books, children's book, kids book, board book, graphic novel
book open-book: graphic novels, book one, book two, book three, series starter, free short story, newsletter novella
book open-book: box set ebook, arc readers, beta readers, advance readers, novel, novels, first chapter, chapter one
book open-book: first three chapters, whodunit, page turner, page-turner, bedtime story book, cookbook, cookbooks
book open-book: recipe book, recipe books
book pencil: zine, zines, zine fair
book church: bible, bibles, prayer book, prayer books
book world-map: travel guide, travel guides
book baby: baby name book, baby names book
bookmark: corner bookmarks, reading goals, bookmarks
books bookshelf: book exchange, literary festival, literary festivals, lit fest, book tokens, antiquarian fair
books bookshelf: paperback, paperbacks, book barn, book box, reading list, back issues, book donations, course texts
books bookshelf: gcse guides, revision guides, book tombola, litfest, bookcrossing, schoolbooks, antiquarian, bookstall
books bookshelf: bookstalls
books bus: bookmobile, bookmobiles, mobile library, library van, book bus, book van
books graduation-cap: matric rewrite, matric rewrites, matric upgrade, rewrite classes, rewrite matric, matric
books graduation-cap: gcse resit, gcse resits, a level resits, resits, resit, exam resits, supplementary exams
books graduation-cap: exam prep, revision classes, revision class, revision course, revision sessions, exam revision
books graduation-cap: easter revision, mock exams, past papers, extra lessons, extra classes, holiday classes
books graduation-cap: tutorial centre, tutorial center
books open-book: books by the metre, books by the yard, books by the foot, book drive, book drives, book appeal
books open-book: book collection drive, books for schools appeal, a book, with a book, blind date with a book, my book
books open-book: our book, new book, this book, his book, her book, first book, debut book, reading buddies
books open-book: reading buddy, reading volunteer, reading volunteers, reading helper, reading helpers, reading mentors
books open-book: school readers, hear children read, hear readers, help a child read, help children read
books open-book: help children to read, listen to a child read, listen to children read, learn to read, paired reading
books open-book: reading partners, adult literacy, literacy volunteers, phonics, reading room, reading rooms
books open-book: signed copies, book signing, book launch, meet the author, author talk, author event, author visit
books open-book: reading evening, silent reading, reading group, book swap, book fair, literature festival, used books
books open-book: second hand books, second-hand books, library, public library, bookshop, bookstore, book club
books open-book: book sale, secondhand books, bookseller, reading night, book reading, author reading, publisher
books open-book: publishing house, bestseller, hardbacks, reading program, reading programme, summer reading
books open-book: summer reading challenge, summer reading program, summer reading club, reading challenge
books pen: book festival, fantasy book festival, writing, writing club, editing service, blog writing
books pen: ~ author
books pencil: spelling bee, spelling bees, waec, neco, mock exam, past questions, home education, home ed, flash cards
books pencil: flash cards app, revision cards, teachers needed, maths teachers, science teachers, jee, neet, jee neet
books pencil: b2 first, c1 advanced, first certificate, cambridge exams, cambridge exam, toeic, upsc, upsc coaching
books pencil: ssc cgl, bank exams, bank po, bank coaching, gate coaching, cat coaching, iit jee, toefl, pte coaching
books pencil: board exams
books pencil: ~ crash course, coaching classes
books scissors: bookbinding workshop
books dragon: fantasy trilogy, fantasy series, fantasy novel, fantasy novels
briefcase document: company formation, company registration, limited company, business for sale, start a business
briefcase document: business start-up
briefcase handshake: job club, leadership training, employee benefits, time management, time management course
briefcase handshake: management course, leadership course, business training, business networking, chamber of commerce
briefcase handshake: training provider for business, headhunters, headhunter, talent acquisition, temp agency
briefcase handshake: temp staff, temporary staff, staffing agency, staffing solutions, outplacement, career coaching
briefcase handshake: career change, careers fair, careers advice, cv clinic, redundancy support, executive coaching
briefcase handshake: leadership coaching, management training, sales training, negotiation training, business coach
briefcase handshake: business coaching, business mentor, business mentoring, mentoring scheme, start-up support
briefcase handshake: startup support, startup accelerator, accelerator programme, incubator, enterprise agency
briefcase handshake: employment agency, job agency, job fair, staffing, job centre, consulting, consultant
briefcase handshake: business consulting, consultancy, management consulting, recruitment, recruiter, recruiting
briefcase handshake: hr consulting, career fair, careers, executive search, executive search firm, temp work
briefcase handshake: start-up advice, business club, management consultant, strategy consulting, apprentice wanted
briefcase handshake: we're hiring, career advice, career coach, human resources, labour union, trade union
briefcase handshake: startup incubator, business incubator, incubator programme, jobs fair, graduate scheme
briefcase handshake: graduate schemes, attache cases, office manager, office managers, business plan, business plans
briefcase handshake: business course, self employment, self-employment, job seekers, job hunting, pa wanted
briefcase handshake: management jobs, start your own business, unfair dismissal, side business, working mums
briefcase handshake: linkedin profiles, jobseekers, employability
briefcase handshake: ~ franchise, franchises, franchise opportunity, franchise opportunities, union, work experience
briefcase handshake: ~ return to work, business advice, business support, vacancies, interns, intern, internship
briefcase handshake: ~ internships, placements
briefcase handshake: jobs board, job board, jobs noticeboard, saturday job, summer job, summer jobs, part-time job
briefcase handshake: part-time jobs, we are hiring, work wanted
briefcase speech-bubble: interview coaching, interview coach, interview skills, interview practice, interview training
business-cards printer: business cards, letterheads, business card, calling cards, business card printing
business-cards printer: business card design, visiting cards, visiting card, letterhead
calculator bar-chart: budget spreadsheet, budgeting spreadsheet, budget template
calculator bar-chart: budget tracker, budget planner, budget planners
calculator bar-chart: google sheets planner, finance tracker, expense tracker, actuary, actuaries, cost control
calculator bar-chart: budget planning, invoice finance, asset finance, business rates, interim finance director
calculator bar-chart: interim finance directors, finance director, finance directors, part-time fd, virtual cfo
calculator bar-chart: fractional cfo, cfo services, financial modelling, management accounts, cash flow forecasting
calculator bar-chart: r&d tax credits, tax credits, tax investigation, corporation tax, year end accounts
calculator bar-chart: company accounts, statutory accounts
calculator magnifier: audit, audits, auditor, auditors, internal audit, audit services, financial audit, audit firm
calculator receipt: gst, gst filing, gst return, gst returns, gst registration, itr, itr filing, income tax return
calculator receipt: income tax returns, tax returns, vat returns, bas agent, bas returns, self assessment, sars efiling
calculator receipt: tax refund, tax refunds, tax time, sole trader accounts, sole trader tax, sole trader bookkeeping
calculator receipt: cis refund, cis refunds, cis tax, cis returns, fast refunds, tax season, max refund, maximum refund
calculator receipt: 1040, tax prep, tax preparation, tax clinic, tax clinics, payroll bureau, payroll bureaux
calculator receipt: times table, times tables, income tax, tax return, tax help, accountant, accounting
calculator receipt: accounting practice, accounting firm, accountancy, bookkeeper, bookkeeping, payroll, tax advisor
calculator receipt: tax adviser, tax filing, tax service, tax consultant, taxes, chartered accountant, cpa
calculator receipt: accounts assistant, tax agent, tax agents, capital gains, capital gains tax, ledger clerk
calculator receipt: purchase ledger, sales ledger, finance manager, credit controller, quantity surveying, year end
calculator receipt: tally course, ca foundation, inheritance tax, taxation, costings, auditing
calendar clipboard: event registration, congress, appointment scheduling, expo, townhall meeting
calendar clipboard: wall planner, wall planners, year planner, year planners, leave planner, almanac
calendar clipboard: ~ seminar, workshop day, summit, agenda, diary dates, dates for your diary, dates for the diary
calendar clipboard: ~ appointment booking, season dates, monthly meet, programme of events, events diary, event diary
calendar clipboard: ~ term time, summer term, spring term, autumn programme, summer programme, opening times
calendar clipboard: ~ opening hours, what's on, what's on in, timetable, timetables, fixtures
calendar laptop: staff scheduling, shift scheduling, staff rota, staff rotas, staff roster, rostering, roster app
calendar laptop: scheduling app, appointment booking software, booking systems, online booking software, rota planning
calendar laptop: shift planning, timesheets, timesheet app, time tracking, time tracking software, holiday tracker
calendar laptop: leave management, job planner, job scheduling, staff planner, shift planner
calendar pencil: wall calendar, wall calendars, photo calendar, photo calendars, desk calendar, desk calendars
calendar pencil: ~ calendar, calendars
calendar app-phone: period tracker, period trackers
card-terminal: take card payments, card payments, chip and pin, restaurant pos, cafe pos, point of sale
card-terminal banknotes: pos agent, pos agents, pos machine, mobile money agent, m-pesa agent, momo agent
card-terminal credit-card: card machine, card machines, card reader, card readers, card terminal, card terminals
card-terminal credit-card: payment terminal, payment terminals, card payments for shops, pos software, pos terminal
card-terminal credit-card: epos, point of sale system, point of sale software, merchant services, tap to pay terminal
cash-register: epos system, epos systems, pos system, pos systems, cash register repair, cash register rolls
cash-register: cash register, cash registers, till system, till systems, shop tills, epos tills, epos till
cash-register: restaurant till, cafe till, till for your, tills for, the till that, till rolls, till roll
chainsaw: chainsaw ticket, chainsaw tickets, stihl repairs, stihl repair, stihl servicing, stihl service, stihl ms180
chainsaw: stihl ms 180, stihl ms170, stihl ms 170, stihl and husqvarna, husqvarna and stihl, husqvarna 450
chainsaw: husqvarna 435, husqvarna servicing, husqvarna repairs
chainsaw logs: chainsaw, chainsaws, chain saw, chain saws, chainsaw course, chainsaw training, chainsaw carving
chainsaw logs: chainsaw sharpening, chainsaw servicing, logging, forestry contractor, forestry equipment
chainsaw tree: dangerous branches, overhanging branches, branches taken down
chart-up: invest, investing, stock trading, ifa, options trading, trade options
chart-up bar-chart: share dealing, business growth, scaling up, scale up, scale-up, intraday tips, growth hacking
chart-up bar-chart: google ranking, rank higher, demat account, technical analysis, house prices, pay rise, pay rises
chart-up bar-chart: shareholders, intraday, upskilling, upskill
chart-up bar-chart: ~ productivity, economics
chart-up coin: financial office, wealth management, wealth manager, wealth managers, stockbroker, stockbrokers
chart-up coin: stock broker, stockbroking, fund manager, trading desk, financial advisor, financial adviser
chart-up coin: financial planner, financial advice, investment, investments, investor, asset management, stock market
chart-up coin: trading course, trading platform, finance course, mutual fund, forex, forex trading, crypto
chart-up coin: cryptocurrency, bitcoin, day trading
chart-up computer-mouse: pay per click, ppc
cherry-picker: cherry picker, cherry pickers, cherry picker hire, boom lift hire, boom lift rental, boom lift
cherry-picker: boom lifts, aerial work platform, aerial work platforms, aerial lift, aerial lifts, powered access
cherry-picker: access platform, access platforms, access platform hire, ipaf, ipaf training, mewp, mewps, mewp hire
cherry-picker: bucket truck, man lift, man lifts, high reach, ewp ticket, spider lift, spider lifts, spider lift hire
chimney-sweep: chimney sweep, chimney sweeps, chimney sweeping, flue cleaning, sweep your chimney
circuit-board: electronic component, electronic components, electronic parts, component shop, circuit board
circuit-board: circuit boards, pcb, pcbs, pcb assembly, pcb repair, board level repair, electronics manufacturing
circuit-board: raspberry pi, ecu repair, ecu repairs, board repair, motherboard repair, embedded systems
circuit-board: hardware hacking, electronics engineer, electronics engineers, smart home kits, semiconductors
circuit-board: semiconductor, microelectronics, avionics, arduino, micro:bit, motherboard, motherboards, graphics cards
circuit-board: graphics card
cleaner: cleaning lady, house cleaner, office cleaner, cleaner wanted, domestic cleaner
cleaner broom: cleaner needed, cleaners needed, mum's help wanted, mother's help, mothers help, char available
clipboard: census, census takers, census worker, census workers, enumerators, stock takers, event coordinator, iso audit
clipboard: safety audit, energy assessor, care plan, care plans, trial participants, interviewers needed
clipboard: interviewers wanted, stocktaking, nebosh, prince2, inventories, fieldworkers
clipboard bar-chart: survey tool, survey software, surveys for, employee surveys, staff surveys, customer surveys
clipboard bar-chart: feedback tool, customer feedback, market research, mystery shopper, quality audits, iso 9001
clipboard bar-chart: iso certification, health and safety audit, health and safety audits, health and safety consultants
clipboard bar-chart: compliance audit, compliance training, compliance software, gdpr audit, task manager
clipboard bar-chart: inventory software, stock control, asset tracking, inspection app, risk assessment
clipboard bar-chart: risk assessments
clipboard calendar: agm, annual general meeting, notice of agm
clipboard document: checklist, checklists, point checklist, free checklist, checklist download, download the checklist
clipboard document: printable checklist, hr checklist, compliance checklist, hr consultant, hr consultants
clipboard document: hr consultancy, hr advice, hr support, hr services, outsourced hr, employment contracts
clipboard document: first employee, first employees, first hire, take on staff, taking on staff
clipboard laptop: project management, project management app, project management software, task management, to-do app
clipboard laptop: project planner
clipboard speech-bubble: planning meeting, public meeting, town hall meeting, council meeting, parish meeting
clipboard speech-bubble: residents meeting, residents' meeting
clipboard: ~ surveys wanted, project manager, project managers, day coordinator, event manager, event managers
clipboard: ~ stage manager, site supervisors, production manager, coordinator, coordinators, assessors, supervisors
clipboard: ~ questionnaire, questionnaires, marshals
clipboard house: inventory clerk, inventory clerks, property inventory, property inventories, landlord certificates
clipboard house: landlord certificate
clipboard laptop: ~ planning tool, project planning, project tool, task board, task boards, gantt chart, gantt charts
clipboard laptop: ~ kanban, kanban board, team planner, scheduling tool, project tracker, workflow tool
clipboard pen: petition, petitions
coin: two-up, penny drive, gold coin appeal, silver coins, penny falls, krugerrand, krugerrands, sovereigns
coin: pennies, sixpence, numismatist
coin magnifier: mudlark, mudlarks, mudlarking, coin collectors, coins, coin fair, coin fairs
coin magnifier: ~ silver, gold
coin watch: pawn, pawn shop, pawnbroker, pawnbrokers, pawn your gold, pawnshop, pawn shops, pawn broker
coin: ~ change for charity, small change
coin: numismatics, penny trail, coin trail, mile of pennies
coin money-bag: rare coins, rare coin, coin dealer, coin dealers, coin shop, proof sets
coin calendar: annual subs, membership subs, club subs
coin heart: collection tin, collection tins, collecting tin
combine-harvester: harvest drivers, harvest driver, header fronts, agri parts, arable, windrower, windrowers, cropping
combine-harvester: combining, contract combining, combine contractor, harvesting contractor, header contractor
combine-harvester: contract header, combining and baling
combine-harvester wheat: combine harvester, combine harvesters, combine harvesting, contract harvesting
combine-harvester wheat: custom harvesting, grain harvesting, agricultural contracting, threshing, threshing machine
combine-harvester wheat: combine driver, combine drivers
compact-disc vinyl-record: cd duplication, cds and dvds, second hand cds, dvd hire, blu rays, blu-rays, films on dvd
compact-disc vinyl-record: albums on cd, debut album
computer-mouse: mouse mats, mouse mat, mousepad, mouse pads, computer mouse, ergonomic mice, wireless mice, gaming mice
computer-mouse: computer mice, computers for beginners, peripherals
computer-mouse: ~ it basics
concrete-mixer: concrete floors
concrete-mixer bricks: concrete, ready mix, ready-mix, readymix, ready mix concrete, ready mixed concrete
concrete-mixer bricks: ready-mixed concrete, concrete delivery, concrete delivered, concrete pump, concrete pumping
concrete-mixer bricks: concrete pumps, concrete pump hire, concrete supplier, concrete suppliers, concrete mixer
concrete-mixer bricks: concrete mixers, cement mixer, cement mixers, floor screed, liquid screed, screed, screeding
concrete-mixer bricks: volumetric concrete, concrete slab, concrete slabs, concreting, concreter, concreters
concrete-mixer trowel: mini mix, footings poured, slabs poured, concrete base, concrete bases, shed bases
concrete-mixer trowel: concrete cutting, minimix, volumetric, footings, pre-cast, precast, screeds
conveyor-belt: conveyor belt, conveyor belts, conveyors
crayon: colouring book, coloring book, colouring books, coloring books, colouring pages, coloring pages
crayon: colouring sheets, adult colouring, colouring in, colouring club, colouring group, oil pastel, oil pastels
crayon pencil: stationer, coloring in, felt tip, pavement art, art box, childrens art, children's art, kids drawing
crayon pencil: colouring competition, coloring contest, colouring competitions, art attack, toddlers art, preschool art
crayon pencil: chalks, scribble
crayon teddy-bear: reception place, nursery places, toddler group, holiday club, babysitting, i babysit, we babysit
crayon teddy-bear: au pair, pre-school, child care
crayon book: activity book, activity books
credit-card: expense cards, fuel cards
credit-card smartphone: contactless payments, credit card, credit cards, payment provider, payments, debit card
credit-card smartphone: buy now pay later, direct debit, direct debits, standing order, charge card, store card
credit-card smartphone: store cards, points card, prepaid cards, prepaid card, bank cards, discount card, discount cards
credit-card smartphone: credit scores, credit builder, concession card, lay-by, lay-bys
credit-card smartphone: ~ pay later, interest free, pay monthly, finance available, 0% finance, contactless, instalments
credit-card smartphone: ~ student account, teen account, joint account, kids account, business account
credit-card smartphone: ~ account for students, account for teens, sole trader account, fee-free account
crutch: broken leg, broken bones, fracture clinic, post op, injury rehab, knee surgery, sprains, fractures
`;
