import type { Topic } from '../brief/topics.ts';
import type { SceneName } from '../design/ad-design.ts';
import type { Voice } from './voices.ts';

const byTopic: Partial<Record<Topic, SceneName[]>> = {
  coffee: ['silk', 'paper', 'bokeh'],
  burger: ['sunburst', 'paper'],
  restaurant: ['bokeh', 'paper', 'silk'],
  baking: ['paper', 'bokeh', 'silk'],
  drinks: ['bokeh', 'sunburst', 'silk'],
  shoes: ['sunburst', 'skyline', 'dunes'],
  fashion: ['silk', 'paper', 'dunes'],
  headphones: ['bokeh', 'sunburst', 'skyline'],
  phone: ['silk', 'bokeh', 'skyline'],
  app: ['paper', 'silk', 'skyline'],
  software: ['silk', 'skyline', 'paper'],
  business: ['skyline', 'paper', 'silk'],
  beauty: ['silk', 'botanical', 'bokeh'],
  fitness: ['sunburst', 'skyline', 'dunes'],
  furniture: ['paper', 'botanical', 'dunes'],
  house: ['skyline', 'botanical', 'paper'],
  travel: ['dunes', 'sunburst', 'skyline'],
  pets: ['paper', 'botanical', 'sunburst'],
  books: ['paper', 'botanical', 'silk'],
  finance: ['skyline', 'silk', 'paper'],
  cars: ['skyline', 'dunes', 'bokeh'],
  health: ['botanical', 'silk', 'paper'],
  kids: ['sunburst', 'paper', 'bokeh'],
  bike: ['dunes', 'skyline', 'sunburst'],
  jewellery: ['silk', 'bokeh'],
  eco: ['botanical', 'dunes', 'paper'],
  gifts: ['bokeh', 'paper', 'sunburst'],
  events: ['bokeh', 'sunburst', 'skyline'],
  charity: ['paper', 'botanical', 'dunes'],
};

const byVoice: Partial<Record<Voice, SceneName[]>> = {
  luxury: ['silk', 'bokeh'],
  playful: ['sunburst', 'paper'],
  urgent: ['sunburst', 'skyline'],
  professional: ['skyline', 'silk'],
  friendly: ['paper', 'botanical'],
  bold: ['sunburst', 'skyline'],
  calm: ['dunes', 'botanical', 'paper'],
  romantic: ['bokeh', 'silk', 'botanical'],
  tech: ['skyline', 'silk', 'bokeh'],
  retro: ['sunburst', 'paper', 'dunes'],
};

/** Painters that suit topic and voice; those that suit both come first. */
export function paintersFor(topic: Topic, voice: Voice): SceneName[] {
  const ofTopic = byTopic[topic] ?? [];
  const ofVoice = byVoice[voice] ?? [];
  const both = ofVoice.filter((name) => ofTopic.includes(name));
  if (both.length > 0)
    return both.length > 1 ? both : [...both, ...ofTopic.filter((name) => !both.includes(name)).slice(0, 1)];
  if (ofTopic.length > 0) return [...ofTopic.slice(0, 2), ...ofVoice.slice(0, 1)];
  return ofVoice.length > 0 ? ofVoice : ['silk', 'paper', 'dunes', 'bokeh', 'sunburst', 'skyline'];
}
