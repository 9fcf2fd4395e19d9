import { withoutRequest } from '../brief/request.ts';
import type { Brief } from '../design/ad-design.ts';
import { isHiring } from '../languages/matchers.ts';

/** A field of the brief and what its words weigh: the title says what is sold, the rest mentions it. */
export type ReadField = {
  field: 'title' | 'adCopy' | 'saleGoals' | 'instructions';
  text: string;
  weight: number;
};

/**
 * Each part starts where no other could have: tried at every letter of
 * a long run, it would cost the square of its length.
 */
const addresses =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|[@#][\p{L}\p{N}_.]+|(?<=^|\s)\/\S+|(?<![\p{L}\p{N}-]\.?)[\p{N}-]*\p{L}[\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|io|co|app|dev|shop|store|info|example|[a-z]{2})(?:\/\S*)?(?![\p{L}\p{N}])/giu;
const named =
  /(?<=^|[\n.;,!])\s*(?:brand|company|business|button|cta|marke|firma|marque|marca|merk|бренд|ブランド|品牌)(?: name)?\s*[:：=][^\n.;]*/giu;

/** What a food is made without: "dairy-free ice cream" shows no cow. */
const madeWithout =
  /(?<!\p{L})(?:dairy|sugar|gluten|lactose|nut|egg|milk|meat|smoke|wheat|soya?|plastic|cruelty|alcohol|caffeine)[- ]free(?!\p{L})/giu;

/**
 * Hours are no watches: "ab 7 Uhr". What is finished is no key:
 * "schlüsselfertig". Pets that may come along are not sold.
 */
const turnsOfPhrase =
  /\d\s*(?:uhr|uur|óra)(?!\p{L})|(?<!\p{L})(?:schlüsselfertig\p{L}*|sleutelklaar|nyckelfärdig\p{L}*|nøkkelferdig\p{L}*|nøglefærdig\p{L}*|turn-?key|clés? en mains?|llave en mano|chiavi in mano|chave na mão|pod klucz|na klíč|na kľúč|ključ u ruke|под ключ|під ключ|до ключ|kulcsrakész|avaimet käteen|anahtar teslim|la cheie|de casă|(?:pets|dogs?) (?:welcome|allowed|considered|friendly)|(?:haustiere|hunde) (?:erlaubt|willkommen)|prête?s? pour (?:l[ae'’]|les|votre|vos|ton|cet)|(?:animaux|chiens) (?:acceptés|bienvenus)|(?:mascotas|perros) (?:bienvenid[oa]s|permitid[oa]s)|animali (?:ammessi|benvenuti)|huisdieren (?:toegestaan|welkom))(?!\p{L})/giu;

/** What is given away with what is sold, in the words for that: "a sleeping bag as a gift", "спальник в подарок". */
const asGift =
  /(?<!\p{L})(?:as a (?:free )?gift|(?:with )?(?:a )?free gift|als geschenk|geschenkt dazu|gratis dazu|als cadeau|cadeau erbij|en cadeau|cadeau offert|de regalo|como regalo|in (?:regalo|omaggio)|de presente|de oferta|w prezencie|(?:jako|jako milý) dárek|jako darček|ako darček|v? ?dar(?:ek|ček) zdarma|cadou inclus|cadou la|na poklon|za darilo|на подарък|като подарък|в подарок|[ву] подарунок|як подарунок|у падарунак|ajándékba|lahjaksi|kaupan päälle|kingituseks|dovanų prie|dāvanā|ως δώρο|δώρο με κάθε|på köpet|som present|i gave|med i gave|com a oferta de|de regal|hediyeli|hediye olarak)(?!\p{L})/giu;

/** What an employer gives beside the wage: "company car, pension" show neither. */
const benefits =
  /(?<!\p{L})(?:company (?:car|van|bike|phone|laptop|pension)|work (?:phone|van)|pension(?: scheme| plan)?|(?:private |free )?(?:health|dental|medical) (?:insurance|cover|plan)|gym membership|free (?:lunch(?:es)?|meals?|parking|fruit|coffee)|staff discount|paid holidays?|days['’]? holiday|firmenwagen|dienstwagen|firmenhandy|diensthandy|jobrad|dienstrad|jobticket|urlaubstage|altersvorsorge|voiture de fonction|véhicule de (?:fonction|service)|mutuelle|tickets? restaurant|coche de empresa|seguro (?:médico|de salud)|auto aziendale|buoni pasto|carro da empresa|vale[- ](?:transporte|refeição|alimentação)|plano de saúde|lease ?auto|auto van de zaak|firmabil|tjänstebil|samochód służbowy|prywatna opieka medyczna|karta (?:multisport|sportowa)|служебный автомобиль|firemní auto|şirket aracı|yemek kartı)(?!\p{L})/giu;

/** When a hall opens is no door: "doors 19:30". */
const openingTimes = /(?<!\p{L})doors(?: open)?(?: at| from)?[: ]+\d{1,2}(?:[:.]\d{2})?/giu;

/**
 * The fields that may name what is sold, with what names nothing blotted out by spaces (so that places stay): web and
 * mail addresses, handles, the brand and the button's words. The audience is no subject.
 */
export function readableFields(brief: Brief): ReadField[] {
  const fields: [ReadField['field'], number][] = [
    ['title', 1],
    ['adCopy', 0.5],
    ['saleGoals', 0.5],
    ['instructions', 0.45],
  ];
  const isJob = isHiring(brief.title.slice(0, 200));
  return fields.flatMap(([field, weight]) => {
    const text = (brief[field] ?? '').slice(0, 1500).toWellFormed();
    if (!text.trim()) return [];
    const blank = (part: string) => ' '.repeat(part.length);
    const bare = text
      .replace(addresses, blank)
      .replace(named, blank)
      .replace(madeWithout, blank)
      .replace(openingTimes, blank)
      .replace(asGift, blank)
      .replace(turnsOfPhrase, blank);
    const told = isJob ? bare.replace(benefits, blank) : bare;
    return [{ field, weight, text: field === 'title' ? withoutOrder(bare) : told }];
  });
}

/** "Make an ad for my bakery" is about a bakery; what is cut leaves spaces. */
function withoutOrder(title: string): string {
  // What was blotted out left more spaces than any request has: to try each of them would take long.
  if (/\s{200}/u.test(title)) return title;
  const rest = withoutRequest(title);
  const at = rest.length < title.length ? title.toLowerCase().lastIndexOf(rest.toLowerCase()) : -1;
  return at > 0 ? ' '.repeat(at) + title.slice(at, at + rest.length) : title;
}
