import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const asked = (title: string, adCopy = '', saleGoals = '') => readBrief({ title, adCopy, saleGoals }).intent;

describe('one session of what is taught', () => {
  it.each([
    ['Ukulele lessons for adults', '', 'first lesson $10'],
    ['Sunset yoga, first class free', 'Mon, Wed 6:45am', ''],
    ['Karate for kids', '', '2 free trial classes'],
    ['Holly wreath workshop', '28 November, 7pm, £42 with all materials', ''],
  ])('%s (%s%s) is booked', (...brief) => {
    expect(asked(...brief)).toBe('book');
  });

  it.each([
    [
      'Beginners beekeeping course',
      '6 Tuesday evenings from 4 February. £95 incl. first year’s membership',
      '',
    ],
    ['Oil painting course', '8 weeks, Tuesdays 7pm, £120', ''],
    ['Уроки вокала', 'Первое занятие 500 ₽', ''],
  ])('%s (%s%s) is enrolled in', (...brief) => {
    expect(asked(...brief)).toBe('enrol');
  });

  it('is watched where others play', () => {
    expect(
      asked('First home game of the season', 'Sat 6 September, kick-off 3pm\nAdults £8, kids free'),
    ).toBe('tickets');
    expect(asked('Board game for two to six players', 'Free to play on iOS and Android')).not.toBe('tickets');
  });
});
