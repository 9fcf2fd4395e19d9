/** English words for work, business and learning, by the thing they lead to: w. Notation: word-list.ts. */
export const englishWorkW = `
waiter: waiter, waiters, waitress, waiting staff, server and hostess, servers wanted, servers needed, server needed
waiter: server wanted, wait staff, waitstaff, servers and hostesses, servers and bartenders
walkie-talkie: walkie-talkie, handheld radio, handheld radios, two-way radio hire, walkie talkie hire, walkie talkie
walkie-talkie: walkie talkies, walkie-talkies, two way radio, two-way radio, two way radios, two-way radios, cb radio
walkie-talkie: cb radios, marine vhf, radio hire
web-page laptop: web design, web designer, web development, web developer, website, websites, website builder
web-page laptop: website design, landing pages, wordpress, website care plan, wordpress plugin, wordpress plugins
web-page laptop: wordpress theme, wordpress themes, web dev
web-page laptop: ~ web page builder
web-page laptop: web page, web pages, landing page, new website, websites for, website launch, website redesign
web-page laptop: website templates, website maintenance, site builder, web agency, web studio, website care plans
web-page laptop: homepage
web-page shopping-cart: e-commerce agency, ecommerce, e-commerce, online shop software, online store, online shop
web-page shopping-cart: online shops, online stores, store builder, online store builder, shopify store, shopify stores
web-page shopping-cart: woocommerce, webshop, webshops, online shop set up
webcam: webcam, webcams, web camera, web cameras, streaming camera, streaming cameras, video call camera
welding-mask: metalworker, metalworkers, metal worker, metal workers, metal fabricator, metal fabricators
welding-mask: steel fabricator, steel fabricators, steel fabrication, boilermaker, boilermakers, pipefitter, pipefitters
welding-mask: ironworker, ironworkers, metal fab, gas cutting, plasma cutting, steel workers
welding-mask: steel fixers, sheet metal work, aluminium welding, balustrades made, stick welding, plater, platers
welding-mask: steelworkers, welding service, welding shop, weld, learn to weld
welding-mask fire: welding, welder, welders, mobile welding, mobile welder, welding course, welding courses
welding-mask fire: welding class, welding classes, welding repairs, coded welder, coded welders, mig welding
welding-mask fire: tig welding, mig welder, tig welder, mig tig, arc welding, welding and fabrication
welding-mask fire: fabrication and welding, welder fabricator, fabricator welder, welder wanted, welders wanted
wheel-loader: wheel loader, wheel loaders, loading shovel, wheel loader hire, front loader hire, front end loader
white-cane: sight loss, visually impaired, visual impairment, partially sighted, low vision, white stick, vi group
white-cane: blind club, blind association, cane training
whiteboard: mobile whiteboard, mobile whiteboards, dry erase board, dry erase boards, magnetic whiteboard, whiteboard
whiteboard: whiteboards, white boards, interactive boards, flip chart, flip charts, flipchart, flipcharts
windscreen: windscreen, windscreens, windshield, windshields, windscreen repair, windscreen replacement
windscreen: windshield repair, windshield replacement, windscreen chip repair, stone chip repair, auto glass, car glass
windscreen: windscreen chips
`;
