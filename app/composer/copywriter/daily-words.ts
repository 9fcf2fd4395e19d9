import { noLetterBefore, noLetterBehind } from '../languages/letters.ts';
import { toPattern } from '../pattern.ts';

const parted = [
  'daily|every day|seven days a week|7 days a week|täglich|tous les jours|chaque jour|tutti i giorni|ogni giorno',
  'todos (?:los días|os dias)|diariamente|a diario|dagelijks|elke dag|codziennie|ежедневно|каждый день|щодня',
  'her gün|dagligen|varje dag|alla dagar|dagligt|hver dag|alle dager|denně|každý den|naponta|minden nap|zilnic',
  'în fiecare zi|καθημερινά|κάθε μέρα|päivittäin|joka päivä|setiap hari|hàng ngày|mỗi ngày|रोज़|हर दिन|يوميا|כל יום',
].join('|');

/** Words for what is there on every day. */
export const everyDay = toPattern(
  `${noLetterBefore}(?:${parted})${noLetterBehind}|毎日|每日|每天|매일|ทุกวัน`,
  'iu',
);
