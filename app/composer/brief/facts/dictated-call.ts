import { readColors } from '../../color/read-colors.ts';
import { callEdges, isCallToAction } from '../../copywriter/calls-to-action.ts';
import { tellsLook } from '../../direction/tells-look.ts';
import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { capitalise } from '../request.ts';
import { clausesOf, setWidth } from '../text/segments.ts';

const names = [
  sourcesOfAll((language) => language.labels?.callToAction),
  sourcesOfAll((language) => language.quotedRoles?.callToAction),
  'button|cta',
].join('|');

/** Words between the button and what it says: "que el botón diga …", "버튼은 …", "按钮写 …". */
const telling =
  'text|with|saying|that says|should say|moet zijn|moet worden|skal være|skal hedde|ska vara|legyen|să fie|sa fie|dice|diga|que diga|con el texto|con scritto|con|dizendo|com|que dit|avec|indiquant|mit(?: der aufschrift)?|med texten|med|met|z napisem|с надписью|з написом';
const tellingUnspaced = '(?:에는|에|은|는)|(?:に|には|は)|(?:上?[写寫]|文字|是|用)|เขียนว่า|ว่า';

/** Small words before the button: "with the button", "que el botón". */
const leading = '(?:(?:and|with|use|que|y|e|et|und|mit|the|a|az|el|o|le|il|der|den|das|un|as|als|som) ){0,3}';

/** Words behind the label where the verb stands last: "butonda Tarih sor yazsın", "a gomb Foglalok legyen". */
const toldLast = /\s(?:yaz[ıi]?l?s[ıi]n|olsun|legyen)$/iu;

/** A clause that opens with the button; what stands behind it is the first group. */
const ofButton = toPattern(
  `^\\s*${leading}و?(?:${names})\\p{Script=Cyrillic}{0,2}(?![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:\\s(?:${telling})(?=\\s)|\\s?(?:${tellingUnspaced}))?\\s*[:：]?\\s*["“”„«'‘「『]?(.*?)["“”»'’」』]?[.。!]?$`,
  'iu',
);
const onButton =
  /^(?:put|write|use|say|scriv(?:ere|i)|mett(?:ere|i|re)|pon(?:er)?|écri(?:re|s)|schreib(?:en)?|zet)\s["“'‘„«]?(\p{Lu}[^"”’]{2,28}?)["”'’“»]?\s(?:on the button|sul (?:bottone|pulsante)|en el bot[oó]n|sur le bouton|auf den (?:button|knopf)|op de knop)[.!]?$/iu;

const asPart = sourcesOfAll((language) => language.asPart);
/** "With a book now button please", "Termin online buchen als Button": the label, before the word for the button. */
const beforeButton = toPattern(
  '^(?:(?:and|with|use|add|have|put|include|make|need|want|i|we|mit|met|med|en|ett|et|ein(?:en)?|een|an?|the|den|der) ){0,4}' +
    `["“”„«'‘]?(\\p{L}[^\\n"“”„«»]{1,38}?)["“”»’']?(?:\\s(?:${asPart})\\s|[\\s-])(?:${names})(?: please| pls| bitte)?[.!]?$`,
  'iu',
);

const cased = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** How wide what a button says may be (half widths), and how few letters it may have. */
const [widest, fewest] = [30, 2];
/** Wishes for the button itself, in scripts without capitals: "크게", "大きく", "红色". */
const ofItsLook = /크게|크고|작게|색|大き|小さ|色|醒目|显眼|大一点|突出|ใหญ่|สี/u;

/** Whether a clause of the instructions opens with the button, in the words of any language. */
export const isOfButton = (clause: string): boolean =>
  ofButton.test(clause) || onButton.test(clause.trim()) || labelBefore(clause) !== undefined;

/** Verbs of buttons that open no line of an ad, or not alone: "see the map", "schreib mir", "WhatsApp us". */
const ofButtonsOnly =
  /^(?:see|text|whats\s?app|wh?atsapp(?:e|ea|pe)?|schreib|ruf|melden?|skriv|skicka|stuur|bel|free|gratis|kostenlos\p{L}*)\s/iu;

/** Whether words in small letters, or a word alone, are those of a button: "termin buchen", "Candidati". */
function isLabel(said: string): boolean {
  const words = said.toLowerCase().split(/\s+/u);
  if (words.length > 5 || isLook(said)) return false;
  if (isCallToAction(said)) return true;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 1) return /^\p{Lu}/u.test(said) && first !== 'shop' && callEdges.has(first);
  return ofButtonsOnly.test(said) || callEdges.has(first) || callEdges.has(last);
}

const isLook = (said: string) => tellsLook(said) || readColors(said).length > 0;

/** "Free quote" of "free quote button": what stands before the word, where it is a call. */
function labelBefore(clause: string): string | undefined {
  const said = beforeButton.exec(clause.trim())?.[1]?.trim();
  return said && /\s/u.test(said) && isLabel(said) && !refuses.test(said) ? said : undefined;
}

const buttonAnywhere = toPattern(`(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, 'iu');
/** "Fa butonul rosu": a clause about the button, whatever it wants of it. */
export const namesButton = (clause: string): boolean => buttonAnywhere.test(clause);

const refusals = sourcesOfAll((language) => language.refusals);
const refuses = toPattern(`(?:^|\\s)(?:${refusals})(?:\\s|$)`, 'iu');
const refusedButton = toPattern(
  `^(?:${refusals})\\s?(?:an?\\s|the\\s|any\\s)?(?:${names})(?![\\p{L}\\p{M}-])|` +
    `^(?:${names})\\s?(?:${refusals})$`,
  'iu',
);

/** "No button", "kein Button nötig": every ad has one, so that this can only be told. */
export const refusesButton = (clause: string): boolean => refusedButton.test(clause.trim());

/** 'ปุ่ม "ทักแชทจองเลย"', "बटन पर 'दाखिला लें' लिखें": in quotation marks anywhere, in India behind "on". */
const onIt = sourcesOfAll((language) => language.onButton);
const quotedButton = toPattern(
  `(?<!\\p{L})و?(?:${names})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:\\s?(?:${onIt})(?:\\s|(?=["“「『'‘])))?\\s?[:：]?\\s?` +
    `(?:["“„«「『]([^"”»」』“\\n]{2,30})["”»」』“]|(?<=[\\s:：])['‘]([^'’\\n]{2,30})['’](?!\\p{L}))`,
  'iu',
);

const colonOfButton = toPattern(`(?<=(?<!\\p{L})(?:${names})\\s(?:${telling}))[:：](?=\\s)`, 'giu');
/** "Knop moet zijn: Plan een proefles": instructions in which the colon parts no clause. Their length stays. */
export const withButtonWhole = (instructions: string) =>
  instructions.replace(colonOfButton, ' ').replace(saidBehindColon, '\n写明');

/** "費用全免 加一句：初學者都歡迎": what is to be said has a line of its own, behind an order that every language knows. */
const saidBehindColon = toPattern(
  `(?:^|[\\s，。；])(?:${sourcesOfAll((language) => language.saidBehindColon)})[:：]\\s?`,
  'gmu',
);

/**
 * What instructions want the button to say where neither a colon nor quotation marks part it from its label: "botão
 * Reservar data", "que el botón diga Hacer pedido", "버튼은 신청하기", "Put Book online on the button". In scripts with
 * capitals it starts with one: "button big" is a wish for its looks.
 */
export function dictatedCall(instructions: string): string | undefined {
  const marked = quotedButton.exec(instructions);
  const quoted = (marked?.[1] ?? marked?.[2])?.trim();
  if (quoted && !ofItsLook.test(quoted)) return capitalise(quoted);
  for (const clause of clausesOf(instructions)) {
    if (refusesButton(clause)) continue;
    const said = (
      onButton.exec(clause.trim())?.[1] ??
      ofButton.exec(clause.trim())?.[1] ??
      labelBefore(clause)
    )
      ?.trim()
      .replace(toldLast, '');
    if (!said || setWidth(said) > widest || [...said].length < fewest || ofItsLook.test(said)) continue;
    // "Button Box, Leeds" is a name.
    if (cased.test(said) && !isLabel(said) && !/^\p{Lu}.*\s/u.test(said)) continue;
    if (isLook(said) || said.split(/\s+/u).length > 5) continue;
    return capitalise(said);
  }
  return undefined;
}

const messageTo =
  /(?<![\p{L}\p{N}])(?:dms?|pn|mp|md|direct message|message us)\s(?:(?:us|me|to|at|on|an|a|à|auf|op)\s){0,2}(@[\p{L}\p{N}_.]{2,23}[\p{L}\p{N}_])/iu;

/** "Instagram DM @hennabyzoya" in goals: to whom readers write. */
export function messageCall(goals: string): string | undefined {
  const handle = messageTo.exec(goals)?.[1];
  return handle && `DM ${handle}`;
}
