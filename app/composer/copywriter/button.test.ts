import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const buttonFor = (title: string, adCopy = '', instructions = '') =>
  writeCopy(readBrief({ title, adCopy, saleGoals: '', instructions })).copy.callToAction;

describe('the number on a button', () => {
  it.each([
    ['Troca de tela', 'Galeria Central, loja 22 - (31) 3271-0955', 'Ligue (31) 3271-0955'],
    ['Plumber in Leeds', '1 (800) 555-0199', 'Call 1 (800) 555-0199'],
    ['Ветклиника', 'Ночью: 8 (800) 555-01-49', 'Звоните: 8 (800) 555-01-49'],
    ['Fogászat Szegeden', 'Bejelentkezés: 62/550-318', 'Hívj: 62/550-318'],
    ['rørlegger stavanger 51 40 77 21 lekkasje', '', 'Ring 51 40 77 21'],
    ['Schuhe in Größe 36 38 40 42', 'nur heute', 'Besuche uns'],
    ['Clases de baile', 'Escríbenos por WhatsApp al 655 208 417', 'WhatsApp 655 208 417'],
    ['Clases de baile', 'Llama o WhatsApp al 655 208 417', 'Llama al 655 208 417'],
    ['Rosca de reyes', 'Mediana $180. Pedidos por WhatsApp 55 5555 0177', 'WhatsApp 55 5555 0177'],
    ['Rosca de reyes', 'Mediana $180. Pedidos 55 5555 0177', 'Llama al 55 5555 0177'],
    ['Bolo caseiro', 'R$ 60. Reservas pelo WhatsApp 11 95555 0177', 'WhatsApp 11 95555 0177'],
    ['We buy any scooter', 'Text us a photo. Pick up within 50 km. 0491 570 156', 'Text 0491 570 156'],
    ['Yoga for all', 'Text or call 07700 900318', 'Call 07700 900318'],
    ['Btw-aangifte € 75', 'Bel of app 038 555 01 42', 'Bel 038 555 01 42'],
  ])('%s, %s: %s', (title, copy, button) => {
    expect(buttonFor(title, copy)).toBe(button);
  });

  it.each([
    ['Window cleaning', 'they should text your postcode to 07700 900456', 'Text 07700 900456'],
    ['Hytte til leie på Geilo', 'WhatsApp/sms til 915 22 403', 'WhatsApp 915 22 403'],
    ['Clases de baile', 'wasap 655 208 417', 'WhatsApp 655 208 417'],
    ['Hundtrim i Borås', 'ring el sms 0702-55 12 83', 'Ring 0702-55 12 83'],
    ['Fisioterapia en Zaragoza', 'tel/whatsapp 654 21 98 03', 'Llama al 654 21 98 03'],
  ])('%s, ordered with "%s": %s', (title, instructions, button) => {
    expect(buttonFor(title, '', instructions)).toBe(button);
  });
});

describe('the button of what is booked', () => {
  it.each([
    ['Маникюр с покрытием', 'Записаться'],
    ['Стоматологія, чистка зубів', 'Записатися'],
    ['Парикмахерская у дома', 'Записаться'],
    ['Отель у моря', 'Забронировать'],
    ['Friseur am Markt', 'Termin vereinbaren'],
    ['Barbería El Patio', 'Pide cita'],
    ['Hair salon on Mill Street', 'Book now'],
    ['Hytte til leie på Geilo', 'Book nå'],
  ])('%s: %s', (title, button) => {
    expect(buttonFor(title)).toBe(button);
  });
});
