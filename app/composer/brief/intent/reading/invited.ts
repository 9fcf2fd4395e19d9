import { opensWithDeed, saysDeed } from '../signs/deeds.ts';
import type { Reading } from './reading.ts';

/** "Visit our showroom", "farm sale on Saturday 9–13": the copy says to come by. */
export const isInvited = ({ copy, language }: Reading): boolean =>
  opensWithDeed('visit', copy, language) ||
  (saysDeed('visit', copy, language) && /\p{Nd}[^\p{Nd}\n]{0,6}[-–—~]/u.test(copy));

/** Whether a brief sells where nobody can come by. */
export const isOnlineOnly = ({ said, language, isComeBy, saysOpen, has }: Reading): boolean =>
  saysDeed('online', said, language) && !isComeBy() && !saysOpen() && !has('hours');

/** Whether goals ask for messages about goods nobody takes from a shelf: "enquiries". */
export const wantsEnquiries = ({ brief, language }: Reading): boolean =>
  saysDeed('contact', brief.saleGoals, language);
