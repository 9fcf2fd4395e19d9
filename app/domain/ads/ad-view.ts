import { href } from 'react-router';
import type { AdSize, Tuning } from '#app/composer/design/ad-design.ts';
import type { ExportFormat } from '#app/composer/design/placements.ts';
import type { AdStage, AdStatus } from '#app/db/schema.ts';

/** An ad as somebody sees it in the dashboard; safe to send to the browser. */
export type AdView = {
  id: string;
  title: string;
  /** Counts what was saved, from 1. */
  version: number;
  size: AdSize;
  /** px */
  width: number;
  height: number;
  status: AdStatus;
  stage: AdStage;
  /** While it waits for its turn: how many ads come before it. */
  adsBefore: number | null;
  /** While generating: no worker runs anywhere that would go on with it. */
  isOnHold: boolean;
  /** Set when failed: a sentence that says what happened and what to do. */
  failure: string | null;
  /** Set when completed. What the owner's plan allows is served: marked or clean. */
  imageUrl: string | null;
  downloadUrl: string | null;
  /** 'Summer_Sale.png' */
  downloadName: string;
  /** ISO 8601 */
  createdAt: string;
  /** Which designer and models made it, such as 'Built-in designer'. */
  madeBy: string | null;
  /** Set where the built-in writer stood in for the language model, or mended its words: a sentence that says why. */
  stoodIn: string | null;
  /** Same brief, tuning and seed: same ad. */
  seed: number;
  tuning: Tuning | null;
  /** Whether it can be drawn again in other sizes: not when a model painted it whole. */
  reflows: boolean;
  /** Facts of the brief that the picture does not hold, the weightiest first. */
  leftOut: string[];
  /** Who made it, for a team: 'you', a name, or 'a former member'. */
  creator: string;
  /** Whether the ad belongs to the account whose credits are used now. False for ads a member made outside the team. */
  isShared: boolean;
  mayDelete: boolean;
};

/** One page of somebody's ads; `page` and `pages` count from 1, `total` is the number of ads on all pages. */
export type AdPage = { ads: AdView[]; page: number; pages: number; total: number };

/** What the card says in each stage of a generation. */
export const stageLabels: Record<AdStage, string> = {
  queued: 'Waiting its turn',
  writing: 'Writing the copy',
  directing: 'Directing the look',
  painting: 'Painting the scene',
  'setting-type': 'Setting the type',
};

/** Where the finished picture is. A new version has a new address: pages keep pictures by it. */
export function imageUrlOf({ id, version }: Pick<AdView, 'id' | 'version'>): string {
  return `${href('/files/ads/:adId', { adId: id })}${version > 1 ? `?v=${version}` : ''}`;
}

/** 'Summer Sale' to 'Summer_Sale.png': spaces as underscores, what no file system takes left out. */
export function downloadNameOf(title: string): string {
  return `${fileStemOf(title)}.png`;
}

/** 'Summer Sale' exported as a story in JPEG to 'Summer_Sale_story.jpg'. */
export function exportNameOf(title: string, placement: string, format: ExportFormat): string {
  return `${fileStemOf(title)}_${placement}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** The name of the zip with every export of an ad. */
export function exportZipNameOf(title: string): string {
  return `${fileStemOf(title)}.zip`;
}

function fileStemOf(title: string): string {
  const name = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    .replace(/[\u0000-\u001f\u007f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(/\s+/gu, '_')
    .replace(/^\.+/, '');
  return [...name].slice(0, 100).join('') || 'ad';
}
