import compiled from './compiled/phrases.json' with { type: 'json' };

/** A language whose phrases are known; models are made by `npm run phrases`. */
export type PhraseModel = keyof typeof compiled;

/** Letters a feature looks at, counted from the place that may be broken: from, up to. */
const windows = {
  UW1: [-3, -2],
  UW2: [-2, -1],
  UW3: [-1, 0],
  UW4: [0, 1],
  UW5: [1, 2],
  UW6: [2, 3],
  BW1: [-2, 0],
  BW2: [-1, 1],
  BW3: [0, 2],
  TW1: [-3, 0],
  TW2: [-2, 1],
  TW3: [-1, 2],
  TW4: [0, 3],
} as const;

type Feature = { from: number; to: number; weights: Map<string, number> };
type Model = { features: Feature[]; half: number };

const models = new Map<PhraseModel, Model>();

function modelOf(name: PhraseModel): Model {
  const known = models.get(name);
  if (known) return known;
  const features = Object.entries<Record<string, number>>(compiled[name]).map(([feature, weights]) => {
    const [from, to] = windows[feature as keyof typeof windows];
    return { from, to, weights: new Map(Object.entries(weights)) };
  });
  const all = features.flatMap(({ weights }) => [...weights.values()]);
  const model = { features, half: all.reduce((sum, weight) => sum + weight, 0) / 2 };
  models.set(name, model);
  return model;
}

/**
 * How well a phrase ends before each UTF-16 unit of a text, in thousandths: above 0 more likely than not. Scored as
 * BudouX does (github.com/google/budoux, Apache-2.0): the weights of all features found about a place, less half of
 * all weights there are.
 */
export function phraseEnds(text: string, name: PhraseModel): number[] {
  const { features, half } = modelOf(name);
  return Array.from({ length: text.length }, (_, place) => {
    let score = -half;
    for (const { from, to, weights } of features)
      score += weights.get(text.slice(Math.max(place + from, 0), Math.max(place + to, 0))) ?? 0;
    return score;
  });
}
