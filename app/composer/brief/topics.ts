import type { Brief } from '../design/ad-design.ts';
import { stemsOfAll } from '../languages/registry.ts';
import { countStems, stemMatcher } from './text/stems.ts';

/** What an ad may be about; where several are named alike, the first of them counts. */
const topics = [
  'coffee',
  'burger',
  'restaurant',
  'baking',
  'drinks',
  'shoes',
  'fashion',
  'headphones',
  'phone',
  'app',
  'software',
  'business',
  'beauty',
  'fitness',
  'furniture',
  'house',
  'travel',
  'pets',
  'books',
  'finance',
  'cars',
  'health',
  'kids',
  'bike',
  'jewellery',
  'eco',
  'gifts',
  'events',
  'charity',
] as const;
/** Topics that words point to. */
export type NamedTopic = (typeof topics)[number];
/** What an ad is about. */
export type Topic = NamedTopic | 'general';

const matchers = topics.map(
  (topic) => [topic, stemMatcher(stemsOfAll((language) => language.topics?.[topic]))] as const,
);

/** A topic and how sure it is: 'strong' when the title or the ad copy names it. */
export type TopicGuess = { topic: Topic; strong: boolean; second?: Topic };

/** The topic of a brief, from the key words of every language; the title counts most. */
export function topicOf(brief: Brief): TopicGuess {
  const fields: [string, number][] = [
    [brief.title, 3],
    [brief.adCopy ?? '', 2],
    [brief.saleGoals ?? '', 1.5],
    [brief.instructions ?? '', 1],
    [brief.targetAudience ?? '', 0.5],
  ];
  const scored = matchers.map(([topic, matcher]) => {
    let score = 0;
    for (const [text, weight] of fields)
      score += Math.min(2, countStems(matcher, text.slice(0, 1500))) * weight;
    return { topic, score: score * (broad.has(topic) ? 0.7 : 1) };
  });
  scored.sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (!first || first.score === 0) return { topic: 'general', strong: false };
  return {
    topic: first.topic,
    strong: first.score >= 1.9,
    ...(second && second.score > 0 ? { second: second.topic } : {}),
  };
}

/** Topics that often come along with a narrower one (a coffee shop's app, a gift of jewellery). */
const broad = new Set<Topic>([
  'events',
  'gifts',
  'eco',
  'kids',
  'business',
  'app',
  'restaurant',
  'software',
  'baking',
]);
