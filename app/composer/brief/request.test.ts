import { expect, it } from 'vitest';
import { withoutRequest } from './request.ts';

it.each([
  ['Ich brauche eine Werbung für meine Bäckerei', 'Bäckerei'],
  ["J'ai besoin d'une pub pour mon salon de coiffure", 'Salon de coiffure'],
  ['Necesito un anuncio para mi panadería', 'Panadería'],
  ['Vorrei un annuncio per la mia palestra', 'Palestra'],
  ['Ik zoek een advertentie voor mijn kapsalon', 'Kapsalon'],
  ['Potrebujem reklamu na moju pekáreň', 'Pekáreň'],
  ['Jag behöver en annons för mitt bageri', 'Bageri'],
  ['Kuaför salonum için bir reklam istiyorum', 'Kuaför salonum'],
  ['美容室の広告をお願いします', '美容室'],
  ['パン屋の広告を作ってください', 'パン屋'],
  ['우리 빵집 광고 만들어 주세요', '빵집'],
  ['我想给我的理发店做个广告', '理发店'],
  ['احتاج اعلان لصالون حلاقة', 'صالون حلاقة'],
  ['मुझे अपनी बेकरी के लिए विज्ञापन चाहिए', 'बेकरी'],
])('%j is about %j', (title, thing) => {
  expect(withoutRequest(title)).toBe(thing);
});

it.each(['Werbetechnik Müller', 'Reklame Schild', 'Salon de thé', 'Concert poster', '広告代理店'])(
  'keeps %j, which asks for no ad',
  (title) => {
    expect(withoutRequest(title)).toBe(title);
  },
);
