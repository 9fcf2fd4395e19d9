/** Three colours to choose at once, '#rrggbb'. */
export type PaletteChoice = { background: string; surface: string; accent: string };

/** A thing an ad can show, with a flat picture of it as a data URL; `hasProp` where it is also modelled. */
export type SubjectChoice = { name: string; label: string; picture: string; hasProp: boolean };

/** Why an ad can't be edited; what can be done instead is the page's to say. */
export type NotEditable = 'painted-whole' | 'not-finished' | 'failed' | 'unreadable';
