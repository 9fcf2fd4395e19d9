import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const shownFor = (language: string, title: string, adCopy = '') =>
  findSubjects({ title, adCopy }, language).map(({ name }) => name);

it.each([
  ['en', 'Mole check in 15 minutes', 'stethoscope'],
  ['en', '4 quart air fryer', 'air-fryer'],
  ['es', 'Se alquila piso 3 habitaciones', 'apartment-building'],
  ['uk', 'Потрібен водій категорії C', 'lorry'],
  ['ja', '町内会 夏祭り', 'paper-lantern'],
  ['nl', 'Verhuisbus huren', 'delivery-van'],
  ['en', 'The 3-seater that climbs stairs', 'sofa'],
  ['en', 'Hotel receptionist wanted', 'bellhop-bell'],
  ['en', 'Circus Bellini is in town', 'circus-tent'],
  ['en', 'Moor Valley Railway steam weekend + cake stall', 'locomotive'],
  ['en', 'Funeral plans, explained simply', 'candle'],
  ['en', 'The spicy bean burger', 'burger'],
  ['en', 'Video doorbell', 'video-intercom'],
  ['fr', 'Cours d’impro pour débutants', 'theatre-masks'],
  ['it', 'Pranzo della domenica in trattoria', 'spaghetti'],
  ['nl', 'Verse pepernoten', 'cookie'],
])('shows what is meant: %s %s', (language, title, lead) => {
  expect(shownFor(language, title)[0]).toBe(lead);
});

it('takes the open doors of a house for no concert', () => {
  const copy = 'Venez goûter le nouveau millésime.\nEntrée libre';
  expect(shownFor('fr', 'Portes ouvertes au domaine', copy)[0]).toBe('wine');
  expect(shownFor('fr', 'Les Renards Gris', 'Portes 19 h, première partie : Milo')[0]).toBe('microphone');
});

describe('a band', () => {
  it.each([
    ['en', 'The Paper Boats - LIVE at the Corn Mill', 'Doors 7pm, show 8pm\nTickets £11', 'microphone'],
    ['en', 'The Loud Kettles live at The Ferry', 'Doors 7.30pm, support: Ann Wray', 'microphone'],
    ['en', 'Grey Foxes + The Lamp Boys', 'Sat 9 May\nDoors 8pm\nTickets $12', 'microphone'],
    ['en', 'Petal & Thorn – in concert', 'Saturday, 8pm', 'musical-notes'],
    ['en', 'New album by Paper Boats', 'Nine songs. Out now.', 'vinyl-record'],
    ['de', 'Die Roten Dächse live im Alten Kino', 'Einlass 19 Uhr', 'microphone'],
    ['de', 'Neues Album von Papierschiff', '', 'vinyl-record'],
    ['it', 'Le Lepri Rosse dal vivo al Vecchio Mulino', '', 'microphone'],
    ['es', 'Nuevo disco de Farolillos', '', 'vinyl-record'],
    ['es', 'Los Lobos Pardos en vivo', 'Entradas 10 €', 'microphone'],
    [
      'fr',
      'Les Lièvres Bleus en concert',
      'Ouverture des portes 20h, première partie : Lou',
      'musical-notes',
    ],
    ['nl', 'De Rode Dassen live in de Oude Molen', '', 'microphone'],
    ['pl', 'Czerwone Borsuki na żywo w Starym Młynie', '', 'microphone'],
  ])('shows music and nothing of its name, %s: %s', (language, title, copy, lead) => {
    expect(shownFor(language, title, copy)[0]).toBe(lead);
  });

  it.each([
    ['England v Wales live at The Plough', ''],
    ['Websites for builders, live in a week', 'web-page'],
    ['Wrestling live at the arena', 'wrestlers'],
    ['Whisky tasting', 'spirits-bottle'],
    ['Bingo night', 'bingo-card'],
    ['Autumn tours of the vineyard', 'wine'],
  ])('is not read where something else is on: %s', (title, lead) => {
    expect(shownFor('en', title, 'Doors 7pm, tickets £9')[0] ?? '').toBe(lead);
  });
});

describe('a house in the name of a firm', () => {
  it.each([
    ['fr', 'Chocolats de Pâques – Maison Perrin', 'easter-egg'],
    ['fr', 'Maison Perrin, boulangerie', 'croissant'],
    ['de', 'Haus Lorenz Schokoladen', 'chocolate'],
    ['it', 'Casa Bianchi – cioccolato artigianale', 'chocolate'],
    ['pl', 'Dom Chleba – piekarnia', 'croissant'],
    ['en', 'House of Candles – soy candles', 'candle'],
    ['fr', 'Maison à vendre, 4 chambres', 'house'],
    ['es', 'Casa en venta con jardín', 'house'],
    ['de', 'Haus kaufen in Bonn', 'house'],
  ])('gives way to what is sold, %s: %s', (language, title, lead) => {
    const shown = shownFor(language, title);
    expect(shown[0]).toBe(lead);
    if (lead !== 'house') expect(shown).not.toContain('house');
  });
});

describe('what is done', () => {
  it.each([
    ['SUNRISE YOGA, FIRST CLASS FREE', 'lotus-position'],
    ['Goat yoga at Hill Farm', 'lotus-position'],
    ['Sunrise hike up the ridge', 'hiking-boot'],
    ['Full moon swim', 'swimmer'],
    ['Sunset drinks on the roof', 'cocktail'],
  ])('stands before when and where: %s', (title, lead) => {
    expect(shownFor('en', title)[0]).toBe(lead);
  });

  it.each([
    ['en', 'Seaview 10K for the hospice', 'runner'],
    ['en', 'Town 5k for the food bank', 'runner'],
    ['en', 'Hospice 10K by night', 'runner'],
    ['en', '10 mile run in aid of the lifeboat', 'runner'],
    ['de', '10-km-Lauf für das Hospiz', 'runner'],
    ['es', '10K Ciudad de Lugo', 'runner'],
    ['it', "Corri per l'ospedale, 5 km", 'runner'],
    ['en', 'Pizza within 5k', 'pizza'],
    ['en', '5K monitor sale', 'shopping-bags'],
  ])('a run is no amount, whoever its money is for, %s: %s', (language, title, lead) => {
    expect(shownFor(language, title)[0]).toBe(lead);
  });
});

describe('an open house', () => {
  it.each([
    ['en', 'Open house at Hillside Community College', 'graduation-cap'],
    ['en', 'Open day at Hillside College', 'graduation-cap'],
    ['en', 'Tiny Oaks nursery open morning', 'teddy-bear'],
    ['en', 'Open house at Ironworks Gym', 'dumbbell'],
    ['en', 'Brewery open house', 'beer'],
    ['en', 'Open house at our dance studio', 'dancer'],
    ['en', 'Open house Sunday, 3 bed bungalow', 'house'],
    ['en', 'Open house with pool and garden', 'house'],
    ['pt', 'Portas abertas no colégio', 'school'],
  ])('shows whose house it is, %s: %s', (language, title, lead) => {
    expect(shownFor(language, title)[0]).toBe(lead);
  });
});

describe('what is learnt', () => {
  it.each([
    ['en', 'Free webinar: how small makers can sell online', 'laptop'],
    ['en', 'Webinar: tax for makers', 'laptop'],
    ['en', 'Coding bootcamp', 'laptop'],
    ['en', 'Python for beginners', 'laptop'],
    ['en', 'Webinar: how to prune roses', 'secateurs'],
    ['nl', 'Nederlands voor beginners', 'speech-bubble'],
    ['fr', "Apprendre l'italien", 'speech-bubble'],
    ['es', 'Aprende italiano', 'speech-bubble'],
    ['pt', 'Aprenda italiano', 'speech-bubble'],
    ['pl', 'Włoski od podstaw', 'speech-bubble'],
    ['fi', 'Suomea aloittelijoille', 'speech-bubble'],
    ['ar', 'تعلم الإيطالية', 'speech-bubble'],
  ])('is shown, %s: %s', (language, title, lead) => {
    expect(shownFor(language, title)[0]).toBe(lead);
  });
});

describe('a name before a dash', () => {
  it.each([
    ['The Thistle & Fern – Sunday roast', 'meat-on-bone'],
    ['Foxglove Studio: reformer pilates', 'pilates-reformer'],
    ['Tea & Tattle – vintage clothes', 'coat'],
    ['Peppermint Cleaning', 'broom'],
    ['Honey Pot Preschool', 'teddy-bear'],
    ['Villa Lucia pizzeria', 'pizza'],
    ['Willow & Wren – new autumn menu', 'dinner-plate'],
    ['Iron Horse Cycles winter service', 'bicycle'],
    ['Green Door Bistro opens Friday', 'cutlery'],
    ['Rainbow Nursery – staff wanted', 'teddy-bear'],
  ])('gives way to what is sold: %s', (title, lead) => {
    expect(shownFor('en', title)[0]).toBe(lead);
  });

  it.each([
    ['de', 'Zur Alten Mühle – Gänseessen im November', 'goose'],
    ['es', 'El Gato Pardo – noche de tapas', 'cutlery'],
    ['it', 'Il Gatto Verde – libri usati', 'books'],
    ['nl', 'Het Huis van de Fiets', 'bicycle'],
    ['de', 'Arztpraxis Dr. Vogel', 'stethoscope'],
  ])('does so in other languages, %s: %s', (language, title, lead) => {
    expect(shownFor(language, title)[0]).toBe(lead);
  });
});

describe('goods beside a price cut', () => {
  it.each([
    ['Italian shoes, 40% off', 'sneaker'],
    ['Italian shoes £20 off', 'sneaker'],
  ])('are shown: %s', (title, lead) => {
    expect(shownFor('en', title)[0]).toBe(lead);
  });
});

describe('a drink', () => {
  it.each([
    ['en', 'Mango juice all June', 'mango'],
    ['en', 'Fresh pineapple juice', 'pineapple'],
    ['de', 'Erdbeer-Smoothie', 'strawberry'],
    ['es', 'Jugo de mango', 'mango'],
    ['en', 'Smoothie bar', 'smoothie'],
  ])('is shown by the fruit it is pressed from, %s: %s', (language, title, lead) => {
    expect(shownFor(language, title)[0]).toBe(lead);
  });
});

it.each([
  ['en', 'Choose and cut your own Christmas tree', 'Saws, hot cider and a hay ride'],
  ['de', 'Weihnachtsbaum selbst sägen', 'Glühwein und Lagerfeuer'],
  ['nl', 'Kerstboom zelf zagen', 'Met erwtensoep'],
  ['es', 'Tu árbol de Navidad', 'Con chocolate caliente'],
])('shows the tree that is sold, and not what is drunk beside it, %s: %s', (language, title, adCopy) => {
  const [lead] = findSubjects({ title, adCopy }, language);
  expect(lead?.name).toBe('christmas-tree');
});

it.each([
  ['fr', 'Gîte en Bretagne à 300 m de la plage', 'Réveil au bruit des vagues', 'house'],
  ['en', 'New patient check-up at Maple Dental', '$79 until May', 'tooth'],
  ['en', 'Learn to dive in Gozo', 'Open water course, 4 days', 'diving-mask'],
  ['en', 'Speak in public without shaking', '8 short video lessons', 'microphone'],
  ['pl', 'Przegląd + usuwanie kamienia 199 zł', '', 'tooth'],
  ['en', 'Pest control', 'Cockroaches, bed bugs, wasps. Same day.', 'cockroach'],
  ['en', "Adopt don't shop", '12 kittens looking for homes this Saturday 10-3.', 'cat'],
])('shows first what is meant, %s: %s', (language, title, adCopy, lead) => {
  const [first] = findSubjects({ title, adCopy }, language);
  expect(first?.name).toBe(lead);
});
