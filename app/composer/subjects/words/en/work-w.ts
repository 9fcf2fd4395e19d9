/** English words for work, business and learning, by the thing they lead to: w. Notation: word-list.ts. */
export const englishWorkW = `
webcam: webcam, webcams, web camera, web cameras, streaming camera, streaming cameras, video call camera
welding-mask: metalworker, metalworkers, metal worker, metal workers, metal fabricator, metal fabricators
welding-mask: steel fabricator, steel fabricators, steel fabrication, boilermaker, boilermakers, pipefitter, pipefitters
welding-mask: structural steel, ironworker, ironworkers, metal fab, gas cutting, plasma cutting, steel workers
welding-mask: steel fixers, sheet metal work, aluminium welding, balustrades made, stick welding, plater, platers
welding-mask: steelworkers
welding-mask fire: welding, welder, welders, mobile welding, mobile welder, welding course, welding courses
welding-mask fire: welding class, welding classes, welding repairs, coded welder, coded welders, mig welding
welding-mask fire: tig welding, mig welder, tig welder, mig tig, arc welding, welding and fabrication
welding-mask fire: fabrication and welding, welder fabricator, fabricator welder, welder wanted, welders wanted
white-cane: sight loss, visually impaired, visual impairment, partially sighted, low vision, white stick, vi group
white-cane: blind club, blind association, cane training
`;
