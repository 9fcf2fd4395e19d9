import { wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import type { Intent } from '../intents.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { longestRead } from '../signs/pointings.ts';

const callForWorks = toPattern(
  wordsOfAll((language) => language.callFor?.works),
  'iu',
);
const callForPeople = toPattern(
  wordsOfAll((language) => language.callFor?.people),
  'iu',
);
/** What is won by the best of those who take part. */
export const contests = toPattern(
  wordsOfAll((language) => language.callFor?.contests),
  'iu',
);
/** A fee that each team pays. */
export const perTeam = toPattern(
  wordsOfAll((language) => language.perTeam),
  'iu',
);
/** That something is sent in by a day: "submit the form", "closing date". */
export const sentInBy = toPattern(
  wordsOfAll((language) => language.sentIn),
  'iu',
);

/** "Entries close 24 July". */
export const entriesClose = toPattern(
  wordsOfAll((language) => language.entriesClose),
  'iu',
);

/** What a race or a day of golf may be called after. */
const takenPartIn = new Set<Intent | undefined>([undefined, 'tickets', 'visit', 'donate', 'play', 'book']);

/** A number, and nowhere else to send it. */
const isRung = ({ has }: Reading) => has('phone') && !has('web');

/** What is sent in or entered, and neither visited nor paid for at a gate. */
export const sentIn: Record<string, Rule> = {
  /** "Call for entries: Harbour Short Film Prize". */
  works: (reading) =>
    reading.named !== 'quote' && !isRung(reading) && callForWorks.test(titleOf(reading))
      ? 'sign-up'
      : undefined,
  /** "Open call for stallholders, winter market". */
  people: (reading) =>
    reading.named !== 'quote' && !isRung(reading) && callForPeople.test(titleOf(reading))
      ? 'apply'
      : undefined,
  /** "Young writers' prize", "stories by 4 May": for those who hope to win. */
  contest: (reading) => {
    const { has, said } = reading;
    if (isRung(reading) || !contests.test(titleOf(reading))) return undefined;
    return has('deadline') || sentInBy.test(said) || entriesClose.test(said) ? 'sign-up' : undefined;
  },
  /** "Cod festival, Saturday 28 March", "registration 150 kr": for those who fish. */
  entered: ({ named, has, pointed, isWalkIn }) =>
    named === 'tickets' &&
    has('price') &&
    pointed().includes('sign-up') &&
    !pointed().includes('tickets') &&
    !isWalkIn()
      ? 'sign-up'
      : undefined,
  /** "Charity concert", "ticket 250 UAH": who comes pays for a seat. */
  charityShow: ({ named, has, pointed, hasDay }) =>
    named === 'donate' && has('price') && hasDay() && pointed().includes('tickets') ? 'tickets' : undefined,
  /** "Raft race, 14 June, £80 per team". */
  team: (reading) => {
    const { named, has, isEvent, hasDay, isWalkIn, said } = reading;
    if (!takenPartIn.has(named) || isRung(reading) || isWalkIn()) return undefined;
    return has('price') && (isEvent() || hasDay()) && perTeam.test(said) ? 'sign-up' : undefined;
  },
};

const titleOf = ({ brief }: Reading) => brief.title.slice(0, longestRead);
