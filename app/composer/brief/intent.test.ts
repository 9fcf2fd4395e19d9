import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

describe('what a brief asks its readers to do', () => {
  it.each([
    ['Men’s haircut 15 €', 'No appointment needed, Mon–Sat 9–18'],
    ['Herrenhaarschnitt 15 €', 'Ohne Termin, Mo–Sa 9–18 Uhr'],
    ['Taller mecánico: cambio de aceite 39 €', 'Sin cita previa de 8 a 14 h'],
    ['Coiffeur homme 18 €', 'Sans rendez-vous, du mardi au samedi'],
    ['Стрижка 500 ₽', 'Без записи, ежедневно'],
    ['カット 1500円', '予約不要、毎日営業'],
    ['عيادة أسنان', 'بدون موعد مسبق'],
    ['ตัดผม 150 บาท', 'ไม่ต้องจองล่วงหน้า'],
  ])('asks for a visit, not for a booking, where %s: %s', (title, adCopy) => {
    expect(readBrief({ title, adCopy }).intent).toBe('visit');
    expect(readBrief({ title, adCopy: '' }).intent).toBe('book');
  });

  it('asks for the deed a sentence of the copy opens with, where nothing else but the shop would be named', () => {
    const title = 'City bikes, one month free';
    expect(readBrief({ title, adCopy: 'Sign up in the app before Sunday' }).intent).toBe('sign-up');
    expect(readBrief({ title, adCopy: 'No need to sign up for long' }).intent).toBe('buy');
  });
});
