import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const callFor = (title: string, adCopy: string, saleGoals = '') =>
  writeCopy(readBrief({ title, adCopy, saleGoals })).copy.callToAction;

it.each([
  ['Flower show: handicraft classes', 'Schedule out now. Entries close 3 August', '', 'Enter now'],
  [
    'Photo contest: My River',
    'Open to all. Closing 30 June. First prize £300. river.example',
    '200 entries',
    'Enter now',
  ],
  ['Online auction for the lifeboat', 'Bidding open 3-9 May at lifeboatbids.example', '', 'Bid now'],
  ['Free guide: choosing a care home', 'Twelve pages, no jargon', '', 'Download now'],
  ['Window cleaner in Ely', 'Semi £14. txt Ryan 07700 900312', '', 'Text 07700 900312'],
  ['Ridge ramblers', 'Join us every Sunday', 'new members', 'Sign up'],
])('%s: %s', (title, copy, goals, call) => {
  expect(callFor(title, copy, goals)).toBe(call);
});
