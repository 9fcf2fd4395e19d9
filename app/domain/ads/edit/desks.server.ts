import type { BriefFacts } from '#app/composer/brief/brief-facts.ts';
import type { AdDesign, Brief } from '#app/composer/design/ad-design.ts';
import type { ScenePixels } from '#app/composer/scenes/scene-pixels.ts';
import { inTextThread } from '#app/composer/thread/text-thread.ts';
import { loadAssets } from '#app/domain/ads/design-assets.server.ts';

/** What is kept of an ad while somebody edits it, so that only its type is drawn again. */
export type Desk = {
  facts: () => Promise<BriefFacts>;
  assets: (design: AdDesign) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Scenes painted for this design's scene and palette, by what layouts ask of them. */
  scenes: (design: AdDesign, scale: number) => Map<string, ScenePixels>;
};

/** An ad as far as its brief goes. */
export type BriefedAd = { id: string; brief: Brief; language: string | null; languageHint: string | null };

type Kept = Desk & { usedAt: number; bytes: () => number; shrink: () => void };

/** Bytes of pixels kept in this process: a scene has 4 to 6 MB. */
const mostBytes = 72 * 1024 * 1024;
/** Looks of one ad kept at once: those somebody goes back and forth between. */
const mostLooks = 4;
/** ms after its last use that a desk is cleared. */
const clearedAfter = 90_000;

const desks = new Map<string, Kept>();

/** The desk of an ad; made when somebody begins, cleared a while after the last drawing. */
export function deskOf(ad: BriefedAd): Desk {
  const known = desks.get(ad.id);
  const desk = known ?? makeDesk(ad);
  desk.usedAt = Date.now();
  // The one used last stands last.
  desks.delete(ad.id);
  desks.set(ad.id, desk);
  tidy();
  return desk;
}

function makeDesk({ brief, language, languageHint }: BriefedAd): Kept {
  const looks = new Map<string, Map<string, ScenePixels>>();
  const assets = new Map<string, Promise<ReadonlyMap<string, Uint8Array>>>();
  let facts: Promise<BriefFacts> | undefined;
  const readFacts = async () => {
    const how = { language: language ?? undefined, hint: languageHint ?? undefined };
    return (await inTextThread('read', { brief, how })).facts;
  };
  return {
    usedAt: 0,
    facts: () => {
      facts ??= readFacts();
      facts.catch(() => {
        facts = undefined;
      });
      return facts;
    },
    assets: (design) => {
      const { scene, product, logo } = design.layers;
      const key = JSON.stringify([scene.kind === 'picture' && scene.asset, product?.asset, logo?.asset]);
      const loading = assets.get(key) ?? loadAssets(design);
      assets.set(key, loading);
      loading.catch(() => assets.delete(key));
      return loading;
    },
    scenes: (design, scale) => {
      const key = JSON.stringify([scale, design.layers.scene, design.palette]);
      const look = looks.get(key) ?? new Map<string, ScenePixels>();
      looks.delete(key);
      looks.set(key, look);
      for (const old of [...looks.keys()].slice(0, -mostLooks)) looks.delete(old);
      return look;
    },
    bytes: () =>
      [...looks.values()]
        .flatMap((look) => [...look.values()])
        .reduce((sum, { data }) => sum + data.length, 0),
    shrink: () => looks.clear(),
  };
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Clears desks that nobody uses any more, and the oldest ones when too many pixels are kept. */
function tidy(): void {
  const now = Date.now();
  for (const [id, { usedAt }] of desks) if (now - usedAt > clearedAfter) desks.delete(id);
  let bytes = [...desks.values()].reduce((sum, desk) => sum + desk.bytes(), 0);
  for (const [id, desk] of [...desks]) {
    if (bytes <= mostBytes) break;
    bytes -= desk.bytes();
    if (desks.size > 1) desks.delete(id);
    else desk.shrink();
  }
  clearTimeout(timer);
  if (desks.size === 0) return;
  timer = setTimeout(tidy, clearedAfter + 1_000);
  timer.unref();
}
