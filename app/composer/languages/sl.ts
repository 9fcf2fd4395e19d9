import type { BasicLanguage } from './language.ts';

/** Slovenian. */
export const sl = {
  code: 'sl',
  functionWords:
    'in z s na v za od do vaš vaša naš naša nov nova novo vsi vse razprodaja popust popusti akcija ponudba brezplačna dostava zdaj danes samo kupi trgovina otvoritev veliko poletje poletna zima prvi čevlji je ni kavarna',
  calls: {
    buy: 'Kupi zdaj',
    order: 'Naroči zdaj',
    book: 'Rezerviraj',
    table: 'Rezerviraj mizo',
    reserve: 'Rezerviraj mesto',
    'sign-up': 'Prijavi se',
    learn: 'Več informacij',
    download: 'Prenesi aplikacijo',
    quote: 'Zahtevaj ponudbo',
    donate: 'Doniraj',
    visit: 'Obišči nas',
    contact: 'Kontaktiraj nas',
    start: 'Začni zdaj',
    discover: 'Odkrij več',
    tickets: 'Kupi vstopnice',
    apply: 'Prijavi se',
  },
} satisfies BasicLanguage;
