import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '', instructions = '') =>
  readBrief({ title, adCopy, saleGoals, instructions }).intent;

describe('who looks for what', () => {
  it.each([
    ['Old books wanted', 'Any age, cash paid', 'contact'],
    ['Vinyl wanted & sold', 'We buy collections', 'contact'],
    ['Schallplatten gesucht', 'Zahle bar', 'contact'],
    ['Oude platen gezocht', '', 'contact'],
    ['Wine waiter wanted', '', 'apply'],
    ['Furniture maker wanted', 'Full time', 'apply'],
    ['Tischler gesucht', 'Möbel nach Maß', 'apply'],
    ['Plasterer needs small jobs to fill diary', 'Text pics for a price', 'quote'],
    ['Painter looking for work this spring', '', 'quote'],
    ['Maler sucht Aufträge', 'Innen und außen', 'quote'],
    ['Electrician needs apprentice', '', 'apply'],
    ['Houses wanted', 'Cash buyers', 'contact'],
    ['Gesucht: alte Möbel', 'Barankauf', 'contact'],
    ['Gärtner sucht Kunden', 'Heckenschnitt ab 40 €', 'quote'],
    ['Le club de foot recrute des joueurs', 'U15', 'sign-up'],
    ['Cricket team looking for a bowler', 'Sundays', 'sign-up'],
    ['Adoptuj psa z útulku Bouda', 'So + Ne 10–16', 'visit'],
    ['Brass band looking for cornets and a tuba', 'Rusty players welcome', 'sign-up'],
    ['少年野球チーム 新メンバー大募集', '', 'sign-up'],
    ['Could you foster?', 'Spare room, big heart. Full training.', 'contact'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });

  it('asks no money for a dog that looks for a home', () => {
    const copy = 'Lleva 400 días en el refugio.';
    expect(intentFor('Adopta a Canela', copy, 'que conozcan la protectora')).toBe('contact');
    expect(intentFor('Senior cats looking for a sofa', 'Vet checked', 'adoptions')).toBe('contact');
    expect(intentFor('Adopta un árbol', '20 € al año')).toBe('donate');
  });
});

describe('a cause that asks for no money', () => {
  it.each([
    ['Animal shelter Willow Lane', 'No sad dogs', 'donate'],
    ['Animal shelter Willow Lane', "don't ask for money", 'contact'],
    ['Refugio Huellas del Sur', 'No pedir dinero en este anuncio', 'contact'],
    ['Tierheim Musterstadt', 'bitte nicht um Geld bitten', 'contact'],
  ])('%s (%s): %s', (title, instructions, intent) => {
    expect(intentFor(title, '', '', instructions)).toBe(intent);
  });
});

describe('goals and instructions beside a trade the title tells', () => {
  it.each([
    ['Tin Robot Toys', '', 'free bouncy ball for every child', 'buy'],
    ['Zwemles ABC zonder wachtlijst', '', 'zwembad de dolfijn in zwolle', 'enrol'],
    ['Location barnums, tables et bancs', '', 'devis gratuit par mail', 'quote'],
    ['Sharp knives again', 'chefs and gardeners to stop by', '', 'visit'],
    ['Storage units from £14 a week', 'online reservations', '', 'book'],
    ['Trasteros en alquiler desde 29 €/mes', 'que reserven online', '', 'book'],
    ['Impresión de tarjetas en 24 horas', 'que coticen por WhatsApp', '', 'quote'],
    ['EV charger fitted at home', 'charger installs', '', 'quote'],
    ['EV charger fitted for £899', 'leads from home owners', '', 'quote'],
    ['Meditation app for shift workers', 'installs', '', 'download'],
  ])('%s (%s; %s): %s', (title, goals, instructions, intent) => {
    expect(intentFor(title, '', goals, instructions)).toBe(intent);
  });

  it('follows a channel and signs up for a newsletter', () => {
    expect(intentFor('New repair videos every Sunday', 'On YouTube', 'subscribers')).toBe('follow');
    expect(intentFor('Weekly letter for gardeners', 'Free, by mail', 'subscribers')).toBe('sign-up');
  });
});

describe('what is done with goods, and where', () => {
  it.each([
    ['Custom kitchens built in Hobart', 'Made by three people. Installs from August.', 'quote'],
    ['Ski and snowboard tune $60', 'Drop by Thursday, ride on Saturday.', 'book'],
    ['Skiprepp og sliping', 'Fra kr 349 per par', 'book'],
    ['Second hand pianos delivered', 'Yamaha from $1,900', 'buy'],
    ['Museum of toys', 'New room opens 1 June. Family ticket £24.', 'tickets'],
    ['Pony rides & riding lessons', 'Half hour £28', 'book'],
    ['Fresh pasta class + dinner', '$95pp. Sunday 5pm', 'enrol'],
    ['Sourdough baked overnight', 'Tues to Sat 7am-2pm, 12 Harbour Lane', 'visit'],
    ['Oysters on the quay', '£20. Open when the flag is up.', 'visit'],
    ['Caravan show weekend', 'Over 60 tourers on the forecourt', 'visit'],
    ['Compact tractors, 0% over 3 years', 'Come and drive one round our paddock', 'visit'],
    ['Топла баничка и боза', 'Баничка със сирене 1,20 €, с кайма 1,40 €', 'order'],
    ['Boiler fitted in a day', '£1,895 all in', 'quote'],
    ['Boiler serviced', '£75 all in', 'book'],
    ['Nuovi gusti alla Gelateria Bianca', '', 'visit'],
    ['Mittagstisch 9,50 €', 'Mo–Fr 11.30–14 Uhr', 'visit'],
    ['Thali lunch Rs 180', '12 to 3.30 pm, Monday to Saturday', 'visit'],
    ['Italian restaurant La Pergola', 'Mon-Sat 12-22, mains from £14', 'table'],
    ['E-Bikes reduziert', 'Probefahrt ohne Termin, Di–Sa', 'visit'],
    ['E-Bikes reduziert', 'Probefahrt bei uns im Hof', 'test-ride'],
    ['PAKET UMROH 9 HARI', 'Mulai Rp 32,5 juta. Sisa 12 seat!', 'book'],
    ['Stop paying for 5 tools', 'Rosterly plans your shifts. 30 day trial, no card needed.', 'start'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });

  it('is sent where the instructions say so', () => {
    expect(
      intentFor('Ekstra djevičansko maslinovo ulje, nova berba', '', '', '0,5 l 14 €, šaljemo poštom'),
    ).toBe('buy');
  });
});
