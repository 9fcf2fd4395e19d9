import { describe, expect, it } from 'vitest';
import { writeCopy } from '../../copywriter/copywriter.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { listLeftOut } from '../left-out.ts';
import { readBrief } from '../read-brief.ts';
import { dictatedCall as dictatedIn, isOfButton, withButtonWhole } from './dictated-call.ts';

const dictatedCall = (instructions: string) => dictatedIn(withButtonWhole(instructions));

describe('what instructions want the button to say', () => {
  it.each([
    ['Lu Andrade Fotografia. Foto ocupando tudo, botão Reservar data', 'Reservar data'],
    ['Academia Little Steps, Gijón. boton Pide tu clase de prueba', 'Pide tu clase de prueba'],
    ['que el botón diga Hacer pedido', 'Hacer pedido'],
    ['กก.ละ 189 ส่งถึงบ้าน ตัดรอบจอง 5 พ.ค. ปุ่ม "ทักแชทจองเลย"', 'ทักแชทจองเลย'],
    ['A gomb szövege legyen: Időpontot kérek', 'Időpontot kérek'],
    ['Knop moet zijn: Plan een proefles', 'Plan een proefles'],
    ['Knappen skal være "Søg jobbet"', 'Søg jobbet'],
    ['Butonul să fie „Vino și tu”', 'Vino și tu'],
    ['scrivere Prenota un tavolo sul bottone', 'Prenota un tavolo'],
    ['업체명 든든이사. 트럭 사진 크게, 버튼은 무료 견적 받기', '무료 견적 받기'],
    ["버튼 '지금 등록'", '지금 등록'],
    ['按钮写 立即抢购', '立即抢购'],
    ["बटन पर 'दाखिला लें' लिखें", 'दाखिला लें'],
    ["버튼에 '무료 체험 신청' 이라고 써주세요", '무료 체험 신청'],
    ['ボタンには「体験予約」と書いてください', '体験予約'],
    ['ใส่ปุ่ม สมัครเลย', 'สมัครเลย'],
    ['ปุ่ม สมัครเลย', 'สมัครเลย'],
    ['без драконов, кнопка Вызвать мастера', 'Вызвать мастера'],
    ['Geelong West Physio. Put Book online on the button', 'Book online'],
    ['Agence Val de Maine, bouton « Estimer mon bien »', 'Estimer mon bien'],
    ['SudsUp, 850.555.0166, free quote button', 'Free quote'],
    ['SudsUp. Get a free quote button please', 'Get a free quote'],
    ['with a book online button', 'Book online'],
    ['Keystone Lofts. Call us button', 'Call us'],
    ['AquaDrill. 015 555 0110. WhatsApp us button', 'WhatsApp us'],
    ['see the map button', 'See the map'],
    ['Termin online buchen als Button', 'Termin online buchen'],
    ['Buchen Sie jetzt-Button', 'Buchen Sie jetzt'],
    ['button termin buchen', 'Termin buchen'],
    ['button schreib mir', 'Schreib mir'],
    ['knop schrijf je in', 'Schrijf je in'],
    ['Bottone Candidati', 'Candidati'],
    ['Botó «Encarrega ara»', 'Encarrega ara'],
    ["Saray Davet, butonda 'Tarih sor' yazsın", 'Tarih sor'],
    ['butonda Tarih sor yazsın', 'Tarih sor'],
    ["buton 'Tarih sor' olsun", 'Tarih sor'],
  ])('is read without a colon: %s', (instructions, call) => {
    expect(dictatedCall(instructions)).toBe(call);
    expect(readBrief({ title: 'Maja', instructions }).named.callToAction).toBe(call);
  });

  it.each([
    'button big and orange',
    'Button Orange',
    '버튼 크게',
    'Button Box, Leeds. Blue and white',
    'no button',
    'with a big red button',
    'geen knop',
    'a booking button',
    'make the call to action clear',
  ])('is not what it looks like, nor a name: %s', (instructions) => {
    expect(dictatedCall(instructions)).toBeUndefined();
  });

  it('is neither printed, nor listed as left out, nor drawn', () => {
    const brief = {
      title: 'Combien vaut votre maison ?',
      instructions: 'Agence Val de Maine, bouton « Estimer mon bien »',
    };
    const facts = readBrief(brief);
    const { copy } = writeCopy(facts);
    const texts = [copy.headline, copy.subline ?? '', copy.callToAction];
    expect(copy.callToAction).toBe('Estimer mon bien');
    expect(copy.subline ?? '').not.toMatch(/bouton/iu);
    expect(listLeftOut(facts, texts)).not.toContainEqual(expect.stringMatching(/bouton/iu));
    const moving = { title: 'Flyttstädning', instructions: 'Knapp: Boka städning' };
    expect(findSubjects(moving, 'sv')[0]?.name).toBe('broom');
  });

  it.each([
    ['Button: melden sie sich', 'Melden sie sich'],
    ['Als Button: online buchen', 'Online buchen'],
    ['Botó: Encarregar', 'Encarregar'],
    ['Przycisk: "Umów przegląd". Dodaj numer 512 908 447', 'Umów przegląd'],
    ['Bouton : « Je réserve ». Ajouter le 04 55 01 22 33', 'Je réserve'],
  ])('is read behind a colon, up to its closing mark: %s', (instructions, call) => {
    expect(readBrief({ title: 'Maja', instructions }).named.callToAction).toBe(call);
  });

  it.each([
    ['Massage 59 €', 'kein Button'],
    ['Fietsen op maat', 'geen knop'],
    ['Loppemarked', 'Ingen knap'],
    ['Loppis söndag', 'ingen knapp'],
    ['Mercadillo', 'sin botón'],
    ['Flea market', 'no button'],
  ])('is told where it cannot be left away: %s, %s', (title, instructions) => {
    const facts = readBrief({ title, instructions });
    expect(listLeftOut(facts, [title])).toEqual([instructions]);
  });

  it('leaves neither a name, a comma nor a wish for its colour behind', () => {
    const brandOf = (title: string, instructions: string) =>
      readBrief({ title, instructions }).facts.find(({ kind }) => kind === 'brand')?.text;
    expect(brandOf('Cerchiamo cuoco', 'Bottone Candidati')).toBeUndefined();
    expect(brandOf('Keramikkurser', 'Lerværket, Svendborg, knap: Tilmeld dig')).toBe('Lerværket');
    const pottery = readBrief({
      title: 'Keramikkurser',
      instructions: 'Lerværket, Svendborg, knap: Tilmeld dig',
    });
    expect(writeCopy(pottery).copy.subline).toBe('Svendborg');
    const cake = readBrief({ title: 'Tort la comandă', instructions: 'fa butonul rosu' });
    expect(listLeftOut(cake, [])).not.toContain('fa butonul rosu');
    const oil = { title: 'Ölwechsel 79 €', instructions: 'Als Button: online buchen' };
    expect(findSubjects(oil, 'de').map(({ name }) => name)).not.toContain('books');
  });

  it('is told in a clause of its own', () => {
    expect(isOfButton('Knopf „Jetzt anrufen“')).toBe(true);
    expect(isOfButton('buttons and zips in the window')).toBe(false);
  });
});

it.each([
  ['Business is Brightline Electrical. No cartoon lightning bolts please', 'Brightline Electrical'],
  ['Agency is Harbour & Hill Realty. Keep it clean', 'Harbour & Hill Realty'],
  ['Practice name: Foothills Family Dental. Button should say Book Now', 'Foothills Family Dental'],
])('the name behind its label is read without it: %s', (instructions, name) => {
  const { facts } = readBrief({ title: 'Switchboard upgrades', instructions });
  expect(facts.find(({ kind }) => kind === 'brand')?.text).toBe(name);
});

it('what is there daily is no gathering to join', () => {
  const copy = (adCopy: string) =>
    writeCopy(readBrief({ title: 'frischer spargel direkt vom hof', adCopy })).copy.callToAction;
  expect(copy('ab 18. april täglich 8-18 uhr auch sonntags')).not.toBe('Sei dabei');
});
