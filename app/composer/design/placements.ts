import type { Insets, Pixels } from './ad-size.ts';

/** File formats an ad can be exported in. */
export const exportFormats = ['png', 'jpeg', 'webp'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const networks = ['Facebook and Instagram', 'LinkedIn', 'X', 'Pinterest', 'TikTok', 'Google'] as const;
export type Network = (typeof networks)[number];

/** A place an ad can be shown in, with what its network asks for. */
export type Placement = Pixels & {
  key: string;
  network: Network;
  label: string;
  /** Largest file the network takes. */
  maxBytes: number;
  /** Formats the network takes; the others are for pages of one's own. */
  formats: readonly ExportFormat[];
  /** Edges the network covers or may cut off, px: no word, button, logo or product stands there. */
  safe: Insets;
  /** Characters the network shows of each text beside the picture. */
  textLimits: Readonly<Record<string, number>>;
  /** Key of a larger placement of the same shape: this one is its picture, made smaller. */
  drawnAs?: string;
};

/** The month the table was last compared with what the networks say. They change it without notice. */
export const placementsCheckedOn = '2026-11';

const megabyte = 1024 * 1024;
const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const taken = ['png', 'jpeg'] as const;
const square = { width: 1200, height: 1200 };
const landscape = { width: 1200, height: 628 };
const upright = { width: 1080, height: 1920 };
/** The same edge left and right and another one above and below. */
const edges = (x: number, y: number): Insets => ({ top: y, right: x, bottom: y, left: x });

const meta = {
  network: 'Facebook and Instagram',
  maxBytes: 30 * megabyte,
  formats: taken,
  safe: none,
  textLimits: { primary: 125, headline: 27, description: 27 },
} as const;
const linkedin = {
  network: 'LinkedIn',
  maxBytes: 5 * megabyte,
  formats: taken,
  safe: none,
  textLimits: { introduction: 150, headline: 70 },
} as const;
const x = {
  network: 'X',
  maxBytes: 5 * megabyte,
  formats: taken,
  safe: none,
  textLimits: { post: 280 },
} as const;
/** Keeps the middle 80 % of width and height and may cut off the rest. */
const google = {
  network: 'Google',
  maxBytes: 5120 * 1024,
  formats: taken,
  textLimits: { headline: 30, 'long headline': 90, description: 90 },
} as const;

/** Every placement an ad is exported to, in the order they are shown. */
export const placements: readonly Placement[] = [
  {
    ...meta,
    key: 'feed-square',
    label: 'Feed, square',
    width: 1080,
    height: 1080,
    drawnAs: 'linkedin-square',
  },
  { ...meta, key: 'feed-portrait', label: 'Feed, portrait', width: 1080, height: 1350, safe: edges(64, 0) },
  { ...meta, key: 'link-landscape', label: 'Link', ...landscape, drawnAs: 'linkedin-landscape' },
  {
    ...meta,
    key: 'story',
    label: 'Story',
    ...upright,
    safe: { ...none, top: 269, bottom: 384 },
    textLimits: { primary: 125, headline: 40 },
  },
  {
    ...meta,
    key: 'reel',
    label: 'Reel',
    ...upright,
    safe: { top: 269, right: 65, bottom: 672, left: 65 },
    textLimits: { primary: 60 },
  },
  { ...linkedin, key: 'linkedin-landscape', label: 'Landscape', ...landscape },
  { ...linkedin, key: 'linkedin-square', label: 'Square', ...square },
  {
    ...linkedin,
    key: 'linkedin-portrait',
    label: 'Portrait',
    width: 720,
    height: 900,
    drawnAs: 'feed-portrait',
  },
  { ...x, key: 'x-landscape', label: 'Landscape', ...landscape, drawnAs: 'linkedin-landscape' },
  { ...x, key: 'x-square', label: 'Square', ...square, drawnAs: 'linkedin-square' },
  {
    key: 'pinterest',
    network: 'Pinterest',
    label: 'Pin',
    width: 1000,
    height: 1500,
    maxBytes: 20 * megabyte,
    formats: taken,
    safe: none,
    textLimits: { title: 100, description: 500 },
  },
  {
    key: 'tiktok',
    network: 'TikTok',
    label: 'In feed',
    ...upright,
    // Not stated; what the strictest of the others take.
    maxBytes: 5 * megabyte,
    formats: taken,
    safe: { ...none, top: 150, right: 150, bottom: 440 },
    textLimits: { description: 100 },
  },
  { ...google, key: 'google-landscape', label: 'Landscape', ...landscape, safe: edges(120, 63) },
  { ...google, key: 'google-square', label: 'Square', ...square, safe: edges(120, 120) },
  { ...google, key: 'google-portrait', label: 'Portrait', width: 960, height: 1200, safe: edges(96, 120) },
];

/** The placement of a key; undefined for one that does not exist. */
export function placementOf(key: string): Placement | undefined {
  return placements.find((placement) => placement.key === key);
}
