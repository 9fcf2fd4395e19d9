import { describe, expect, it } from 'vitest';
import { writeCopy } from '../../copywriter/copywriter.ts';
import { readBrief } from '../read-brief.ts';

const read = (title: string, adCopy: string, saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' });

describe('words that have a second meaning', () => {
  it.each([
    ['Used vans from £6k', 'Transits, Vivaros, 12 months MOT. A19', '', 'view'],
    ['Gebrauchte Transporter ab 6.900 €', 'TÜV neu, Finanzierung möglich. Ulm', '', 'view'],
    ['Spare room? Spare heart? Foster with us', '£480 a week, training given', 'enquiries', 'contact'],
    ['Spare room to let', '£450 pcm, Leeds', '', 'view'],
    ['Save our library', 'Consultation closes 12 June. Have your say online.', '', 'vote'],
    ['Bypass plans on show', 'Have your say: village hall, Thursday 7pm', '', 'visit'],
    ['Shed to man cave in a weekend', 'Garden rooms & shed conversions. From £3,200.', '', 'quote'],
    ['Drone photos of your property', '15 edited pics $290.', 'estate agents mainly', 'book'],
    ['Photos par drone de votre maison', '15 photos retouchées 250 €', 'agences immobilières', 'book'],
    ['Paniers de légumes – inscriptions AMAP ouvertes', '14 € le petit. Engagement six mois.', '', 'sign-up'],
    ['Veg box delivered', '£14 a week, no contract', '', 'order'],
    ['Parade sponsors needed', 'Float $250, lights $100', '', 'contact'],
    ['Landlords: we let it and answer the phone', '8% management fee, no set-up fee', '', 'contact'],
    ['Toddler gymnastics, ages 2 to 5', 'Wednesdays 9.30am, first class free', '', 'book'],
    ['Soirée raclette', 'Chaque jeudi dès 19 h. 24,50 € par personne', '', 'table'],
    ['Cơm trưa văn phòng 45k, đổi món mỗi ngày', 'giao miễn phí từ 3 suất', '', 'order'],
    ['첫 방문 펌 30% 할인', '예약제, 화요일 휴무', '', 'book'],
    ['Ménage à domicile, 2 h par semaine', '26 €/h, 50 % de crédit d’impôt', '', 'quote'],
    ['House cleaning, 2 hours a week', '£16 an hour', '', 'book'],
    ['Agent d’entretien, 20 h par semaine', '', '', 'apply'],
    ['Christmas market day trip by coach', '$59, leaves 7am from Central Station', '', 'book'],
    ['Führerschein in den Sommerferien – 100 € Rabatt', '', '', 'enrol'],
    ['Vino sfuso dal produttore', 'Montepulciano 2,80 € al litro, assaggio gratis', '', 'visit'],
    ['Работа за шивачки', 'Пълен работен ден, Русе', '', 'apply'],
  ])('%s, %s (%s): %s', (title, copy, goals, intent) => {
    expect(read(title, copy, goals).intent).toBe(intent);
  });

  it.each([
    ['Топли баници всяка сутрин', 'Баница 2,20 лв', 'повече хора преди работа', 'apply'],
    ['Clocks that tick again', 'We clean and repair clocks. Most jobs £80-£200, 3 weeks. Frome', '', 'enrol'],
  ])('%s, %s (%s): not %s', (title, copy, goals, intent) => {
    expect(read(title, copy, goals).intent).not.toBe(intent);
  });

  it.each([
    ['zwemles A diploma!! start na de kerstvakantie', 'groepjes van 6, proefles gratis', 'Schrijf je in'],
    [
      'App that splits the bill',
      'Who paid what, sorted.\n• tap what you had\n• nobody does maths',
      'Get the app',
    ],
    [
      'Lataa Lähikirppis-sovellus – osta ja myy omassa korttelissa',
      'Ilmainen, iPhone ja Android.',
      'Lataa sovellus',
    ],
  ])('%s, %s: %s', (title, copy, button) => {
    expect(writeCopy(read(title, copy)).copy.callToAction).toBe(button);
  });
});
