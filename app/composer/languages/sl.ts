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
  topics: {
    shoes: 'čevlj*',
    furniture: 'pohištv*',
    house: 'stanovanj*',
    travel: 'potovanj* počitnic*',
    pets: 'pes psi mačk* ljubimc*',
    books: 'knjig* tečaj* šola',
    finance: 'zavarovanj*',
    cars: 'avtomobil* avto gume',
    health: 'zobozdr*',
    kids: 'otroc* otroš* igrač*',
    eco: 'vrt* rož*',
    gifts: 'darila božič*',
    events: 'dogodek* poroka*',
  },
} satisfies BasicLanguage;
