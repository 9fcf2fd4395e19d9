import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const namesIn = (language: string, title: string, adCopy = '', saleGoals = '') =>
  findSubjects({ title, adCopy, saleGoals }, language).map(({ name }) => name);

describe('findSubjects', () => {
  it.each([
    ['en', '125cc bikes & scooters', 'motorcycle'],
    ['en', 'Kids bikes and scooters', 'bicycle'],
    ['en', 'Smash repairs, all insurers, free loan car', 'car'],
    ['en', '2014 Massey Ferguson 5612 for sale', 'tractor'],
    ['en', 'New tyres from £40', 'tyre'],
    ['en', 'Vacation Bible School June 10-14', 'church'],
    ['en', 'Memorial Day mattress blowout', 'mattress'],
    ['en', 'Xmas meat packs', 'steak'],
    ['en', 'Borehole drilling', 'water-pump'],
    ['en', 'CDL-A drivers: home every weekend', 'lorry'],
    ['en', 'Jack & the Beanstalk', 'theatre-masks'],
    ['en', 'Junior footy rego now open', 'rugby-ball'],
    ['en', 'All 10x10 units, first month $1', 'storage-unit'],
    ['en', 'Electrical apprentice wanted', 'plug'],
    ['en', 'Venetian plaster', 'trowel'],
    ['en', 'Spark plugs fitted', 'spark-plug'],
    ['en', 'Laminate, vinyl and LVT fitted', 'floorboards'],
    ['en', 'Point of lay hens £18', 'hen'],
    ['en', 'Senior pictures, class of 2025', 'camera'],
    ['sl', 'Komedija v dveh dejanjih', 'theatre-masks'],
    ['hu', 'Vígjáték két felvonásban', 'theatre-masks'],
    ['sv', 'Lustspel i tre akter', 'theatre-masks'],
    ['sr-Cyrl', 'Бурек са сиром', 'pie'],
    ['bg', 'Домашна баница', 'pie'],
    ['lt', 'Gintaro papuošalai iš Nidos', 'necklace'],
    ['fr', 'Agneau de lait', 'steak'],
    ['fa', 'آموزش سه‌تار', 'banjo'],
    ['ru', 'Требуется водитель категории E', 'lorry'],
    ['ca', 'Calçotada', 'leek'],
    ['sw', 'Kuchimba visima', 'droplet'],
    ['zh-Hans', '隐形矫正', 'tooth'],
    ['de', 'Azubi Anlagenmechaniker SHK', 'radiator'],
    ['tr', 'Şeffaf plak', 'tooth'],
    ['uk', 'Паска та крафін', 'kulich'],
    ['es', 'Se vende finca con pozo', 'house'],
    ['ar', 'دهن عود أصلي', 'perfume'],
    ['en', 'Singing bowls', 'singing-bowl'],
    ['en', 'Bass lessons', 'guitar'],
    ['en', 'Bar stools', 'bar-stool'],
    ['en', 'Wells repaired', 'droplet'],
    ['en', 'Turkey holidays', 'airplane'],
    ['en', 'Boxing Day sale', 'shopping-bags'],
    ['es', 'Bancos de jardín', 'bench'],
    ['fr', 'Batteries auto', 'car-battery'],
    ['pl', 'Zamki dmuchane', 'bouncy-castle'],
    ['nl', 'Bank opknappen', 'sofa'],
    ['it', 'Tasso fisso', 'bank'],
    ['pt', 'Banco de sangue', 'blood-drop'],
    ['nb', 'Mus?', 'mouse-trap'],
    ['uk', 'Голосуйте за наш проєкт', 'ballot-box'],
    ['sv', 'Takrenovering', 'roof'],
  ])('reads the words of a town, %s: %s', (language, title, lead) => {
    expect(namesIn(language, title)[0]).toBe(lead);
  });

  it.each([
    ['en', 'Meet Biscuit', '7 yr old lab mix, house trained', 'dog'],
    ['en', 'Good fences make good neighbours', 'Timber and pool fencing', 'saw'],
    ['en', 'The Codfather', 'Large cod supper £9.80', 'fish'],
    ['en', 'Purrfect stay', 'Heated pens, vaccinated cats only', 'cat'],
    ['en', 'Second chances', 'Retired greyhounds, good with cats', 'dog'],
    ['ur', 'بجلی جاتی ہے تو جائے', '5 کلو واٹ سولر سسٹم', 'solar-panel'],
    ['ar', 'انقطعت الكهرباء؟', 'ألواح طاقة شمسية', 'solar-panel'],
    ['id', 'Tagihan listrik mahal?', 'Panel surya 3 kWp', 'solar-panel'],
    ['hr', 'Sjaj kao prvi dan', 'Ručno pranje, kemijsko čišćenje sjedala', 'car'],
    ['pl', 'Szuka domu', 'Kundelek, 2 lata', 'dog'],
    ['it', 'Cerca casa', 'Meticcio, 3 anni', 'dog'],
  ])('reads them in the copy, %s: %s', (language, title, adCopy, lead) => {
    expect(namesIn(language, title, adCopy)[0]).toBe(lead);
  });

  it('leaves out a third thing that only goes with the first', () => {
    expect(namesIn('it', 'Sartoria: orli e abiti su misura')).toEqual(['dress', 'sewing-needle']);
    expect(namesIn('sv', 'Stor loppis', 'Bord med kläder, porslin, leksaker och vinyl')).toEqual([
      'teddy-bear',
      'vinyl-record',
    ]);
  });

  it('shows what is done rather than the doctor or the job', () => {
    expect(namesIn('ro', 'Implant dentar - Clinica DentaVie')[0]).toBe('dental-implant');
    expect(namesIn('ro', 'Implant dentar - Clinica DentaVie')).not.toContain('stethoscope');
    expect(namesIn('en', "We're hiring carers in Inverness")).toEqual(['nurse']);
  });

  it.each([
    ['en', 'Planning a wedding?', 'Photography from £900', 'camera'],
    ['it', 'Matrimonio in vista?', 'Fotografo, album e drone', 'camera'],
    ['tr', 'Düğün mü var?', 'Fotoğrafçı, albüm', 'camera'],
  ])('shows what serves a wedding that the title asks about, %s: %s', (language, title, adCopy, lead) => {
    expect(namesIn(language, title, adCopy)[0]).toBe(lead);
  });

  it('shows the animal that the title names before the other one of the trade', () => {
    expect(namesIn('en', 'Wake up to elephants', 'Tented safari camp')).toEqual(['elephant', 'lion']);
  });

  it('knows which beans are roasted', () => {
    const brief = {
      title: 'Beans roasted Tuesdays',
      adCopy: 'Free local delivery',
      instructions: 'close up of beans',
    };
    expect(findSubjects(brief, 'en')[0]?.name).toBe('coffee');
  });

  it('does not show hens for a hen party', () => {
    expect(namesIn('en', '60 minutes. 1 way out.', '2-6 players', 'bookings + stag/hens')).toEqual([]);
  });
});
