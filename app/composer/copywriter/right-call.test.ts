import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

type Row = [call: string, title: string, adCopy?: string, saleGoals?: string];

const rows: Row[] = [
  // One puts one's name down, whatever it costs a child.
  [
    'Sign up',
    'Little League Sign-Ups',
    'Ages 5-12. $85 first child, $60 each sibling. Registration closes Feb 28. Tryouts March 7 at Memorial Park.',
  ],
  ['Get a quote', 'Pole barns & garages', '24x30 starting at $18,900 erected'],
  ['Get a quote', 'Steel barns', 'from $12,000 installed'],
  // What a factory sells off is fetched there.
  [
    'Visit us',
    'Ugg boots factory seconds',
    'Mens & ladies from $59, kids $35. Sat & Sun only, 14-15 June. No exchanges',
  ],
  ['Visit us', 'Factory seconds pottery', 'mugs £3. Sat only 10-4'],
  // People who come together join each other.
  [
    'Join us',
    'WI talk: Life as a lighthouse keeper',
    'Wed 11th March 7.15pm, Village Hall. Visitors £4 including tea & biscuits. All welcome',
  ],
  ['Join us', 'WI talk: the history of hats', '8pm'],
  ['Join us', 'Bunco night for the shelter'],
  ['Bli med', 'Dugnad på skolen'],
  ['Ti aspettiamo', 'tombola di natale della scuola'],
  ['Venha também', 'Aulão de zumba na praça', 'Domingo 9h. Grátis!'],
  ['Venha também', 'Mutirão de limpeza da praia', 'sábado 8h'],
  ['Te esperamos', 'Milonga en el club', 'Sábados 22 h'],
  [
    'Kom ook',
    'Sinterklaas komt naar de Dorpsstraat',
    'Zaterdag 15 november om 14 uur, pepernoten voor alle kinderen',
  ],
  // Who seeks members is joined.
  ['Mach mit', 'Freiwillige Feuerwehr sucht dich!', 'Übungsabend jeden Montag. Komm einfach vorbei'],
  ['Mach mit', 'Wandergruppe sucht Mitglieder'],
  ['Join us', 'Hiking group looking for members', 'Sundays 10am, just come along'],
  ['Rejoignez-nous', 'Club de randonnée cherche de nouveaux membres'],
  // A message to a handle.
  ['DM @hennabyzoya', 'Mehndi artist for weddings', '', 'instagram dm @hennabyzoya'],
  ['DM @nailsbykay', 'Nail artist', '', 'bookings by dm @nailsbykay'],
  // Eaten there, carried there, looked at there.
  ['Látogass el hozzánk', 'Lángos akció hétfőnként', 'csak helyben fogyasztásra'],
  ['Besuche uns', 'Skiservice Aktion'],
  ['Besichtigung buchen', 'Einzelgarage mit Strom'],
  ['Besök oss', 'ponnyridning för barn', 'söndagar 11-13, 80 kr per varv'],
  ['Besøk oss', 'Ferske reker rett fra båten', 'Kaia i Kragerø torsdag og fredag fra kl 12. 189 kr/kg'],
  ['Besøk oss', 'Herreklipp drop in 350 kr'],
  ['Bizi ziyaret et', 'Hayır çarşısı'],
  ['Prenota una visita', 'vendo garage', '25.000 €'],
  // Measured, put up, done at the house.
  ['Vraag een offerte aan', 'Gordijnen op maat', 'Wij meten thuis in'],
  ['Vraag een offerte aan', 'Raamdecoratie op maat'],
  ['Узнать цену', 'Аренда строительных лесов'],
  ['Pide presupuesto', 'Alquiler de andamios'],
  ['Vraag een offerte aan', 'Verhuur van steigers'],
  ['Prendre rendez-vous', 'Dératisation et nids de guêpes', 'Nid de guêpes ou frelons : 90 € TTC'],
  ['Κλείσε τώρα', 'Ξαπλώστρες και ομπρέλες στην παραλία'],
  // Work is applied for by people.
  ['Postúlate', 'Se busca mesero/a', 'Sueldo base $9,000 al mes + propinas.'],
  ['Postúlate', 'Se solicita cocinero'],
  ['Postúlate', 'se busca mozo', 'jornada completa'],
  // A meal of a club has seats, and one that is carried home no table.
  ['Réserver ma place', 'Soirée tartiflette + karaoké', 'au camping Les Pins, 16 € adulte'],
  ['Réserver ma place', 'Repas des anciens', 'dimanche 18 janvier'],
  ['Réserver ma place', 'Soirée crêpes du club'],
  ['Reserve your spot', 'Church supper', 'Saturday 7pm, £8'],
  ['Commander', 'Vente de bois de chauffage', '95 € le stère livré'],
  ['Commander', 'Choucroute garnie', '12 €'],
  ['Peça agora', 'quentinhas no almoço'],
  ['Inscríbete', 'campus de verano', '85 €/semana'],
  ['Inscríbete', 'multideporte'],
  // Words of Māori make no text Latvian.
  ['Donate now', 'Hāngī fundraiser', '$20 a plate'],
  ['Saņem piedāvājumu', 'Kūkas pēc pasūtījuma', 'no 25 €'],
];

it.each(rows)('%s: "%s" %s', (call, title, adCopy = '', saleGoals = '') => {
  expect(writeCopy(readBrief({ title, adCopy, saleGoals })).copy.callToAction).toBe(call);
});

it('a promise is no call', () => {
  const title = 'End of tenancy cleaning - get your deposit back!';
  expect(writeCopy(readBrief({ title })).copy.callToAction).toBe('Get a quote');
});
