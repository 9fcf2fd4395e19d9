import { expect, it } from 'vitest';
import { readTitle } from '#tests/support/read-title.ts';

it.each([
  ['Zoohandlung', 'de', 'dog', 'buy'],
  ['Altenheim', 'de', 'nurse', 'contact'],
  ['Burgerrestaurant', 'de', 'burger', 'table'],
  ['Kino', 'de', 'popcorn', 'tickets'],
  ['Club de tennis', 'fr', 'tennis', 'sign-up'],
  ['Portes et fenêtres', 'fr', 'door', 'quote'],
  ['Station de lavage', 'fr', 'car', 'book'],
  ['Diseñador de interiores', 'es', 'sofa', 'quote'],
  ['Organizzazione matrimoni', 'it', 'ring', 'contact'],
  ['Clube de tênis', 'pt', 'tennis', 'sign-up'],
  ['Dierentuin', 'nl', 'lion', 'tickets'],
  ['Klub piłkarski', 'pl', 'football', 'sign-up'],
  ['Çikolatacı', 'tr', 'chocolate', 'order'],
  ['Курьерская служба', 'ru', 'delivery-van', 'quote'],
  ['靴屋', 'ja', 'sneaker', 'buy'],
  ['纹身店', 'zh-Hans', 'tattoo-machine', 'book'],
  ['전자제품 매장', 'ko', 'television', 'buy'],
  ['حديقة حيوانات', 'ar', 'lion', 'tickets'],
  ['ड्राई क्लीनर', 'hi', 'clothes-hanger', 'visit'],
  ['Djuraffär', 'sv', 'dog', 'buy'],
  ['Φυσιοθεραπεία', 'el', 'spine', 'book'],
  ['Mateřská škola', 'cs', 'teddy-bear', 'enrol'],
  ["Кур'єрська служба", 'uk', 'delivery-van', 'quote'],
  ['Thiết kế nội thất', 'vi', 'sofa', 'quote'],
  ['Cuci mobil', 'id', 'car', 'book'],
])('reads "%s", a trade by its plain name in %s', (title, language, thing, intent) => {
  expect(readTitle(title)).toEqual([language, thing, intent]);
});
