import { expect, it } from 'vitest';
import type { Brief } from '../design/ad-design.ts';
import type { SubjectName } from './catalog.ts';
import { findSubjects } from './find-subjects.ts';

type Row = [language: string, title: string, adCopy: string, star: SubjectName, never?: SubjectName];

const shownFor = (brief: Brief, language: string) => findSubjects(brief, language).map(({ name }) => name);

/** What briefs of clubs, crafts, rural trades and notices show, whose words often mean something else elsewhere. */
const rows: Row[] = [
  // What is farmed, not the farm; whence and where to is by the way.
  ['en', 'Catfish farming training - from pond to pepper soup', '', 'fish', 'stew'],
  ['en', 'Snail farming training this weekend', '', 'snail', 'tractor'],
  ['en', 'Pick your own sunflowers', '', 'sunflower', 'strawberry'],
  ['en', 'Corn maze + pumpkin patch + cider donuts = fall', '', 'corn', 'beer'],
  ['en', 'Raise the roof', 'Gospel choir concert for the hospice.', 'choir', 'nurse'],
  ['en', 'On the fence', 'Post and rail, closeboard and gates.', 'fence', 'train'],
  ['en', 'The nose knows', 'Scent detection classes for pet dogs.', 'dog', 'perfume'],
  ['en', 'Aerial hoop', '', 'aerialist', 'satellite-dish'],
  ['en', 'Lost property auction', '', 'gavel', 'house'],
  ['pt', 'Mãos na massa', 'Oficina de pão caseiro.', 'bread', 'wrench'],
  ['ru', 'С лёгким паром', 'Веники берёзовые оптом.', 'leaves', 'ferry'],
  ['es', 'Belén viviente', '', 'nativity-crib'],
  ['fi', 'Pilkkikilpailut', '', 'fishing-rod'],
  // One spelling, two things.
  ['en', 'JAMB CBT practice centre', '', 'desktop-computer', 'motorcycle'],
  ['en', 'CBT and full bike licence training', '', 'motorcycle'],
  ['en', 'CBT therapist, online sessions', '', 'brain', 'motorcycle'],
  ['en', 'Bee suits and smokers in stock', '', 'bee', 'necktie'],
  ['en', 'Bespoke suits', '', 'suit'],
  ['en', 'Clock stopped? Horologist, 40 yrs at the bench', '', 'mantel-clock'],
  ['bg', 'Розоварна Павел баня - розово масло', '', 'rose', 'bathtub'],
  ['et', 'Naabririist – laena tööriistu naabrilt', '', 'toolbox', 'banknotes'],
  ['zh-Hant', '機車換機油+全車檢查 399元', '', 'motorcycle', 'car'],
  ['ta', 'மாடித்தோட்டம் அமைக்க கிட் - விதை, பை', '', 'seedling', 'handbag'],
  // Verbs.
  ['en', 'Sign the petition: keep the 47 bus', '', 'bus', 'paintbrush'],
  ['en', 'Shop signs and banners', '', 'billboard'],
  ['en', 'Watch how we restore a 1963 Land Rover', '', 'suv', 'watch'],
  ['en', 'Watch repair, batteries while you wait', '', 'watch'],
  ['sv', 'Amatörteatern spelar Doktor Glas', '', 'theatre-masks', 'game-controller'],
  // What stands beside what is sold says little.
  ['en', 'Text us a photo of your tree', 'Pruning, removals, stump grinding.', 'tree', 'lorry'],
  ['en', 'Removals and storage', '', 'lorry'],
  ['en', 'Retro pinball bar seeks wizards', '', 'joystick', 'top-hat'],
  ['en', 'Hospital radio needs presenters', '', 'studio-microphone', 'stethoscope'],
  ['en', 'Headstones, engraving & restoration', '', 'headstone', 'ring'],
  ['en', 'Laundromat franchise', '', 'washing-machine', 'briefcase'],
  ['en', 'Crawfish boil catering', '', 'lobster', 'dinner-plate'],
  ['en', 'Pizza catering', '', 'pizza'],
  ['en', 'Beehives for sale', 'Bee suit, smart suits and ties too.', 'beehive', 'necktie'],
  ['en', 'For sale: stone cottage, Mill Lane', 'Log burner, garden.', 'house-with-garden', 'wheat'],
  ['en', 'Church sale', 'Rugs, curtains and lamps.', 'rug'],
  ['en', 'Send us your dog photos - calendar 2026', '', 'dog', 'calendar'],
  ['en', 'Photo calendars from £9', '', 'calendar'],
  // What is not wanted ends with its sentence.
  ['en', 'Pottery? No. Blacksmithing!', '', 'anvil', 'amphora'],
  ['en', 'Golf? No thanks. Archery!', '', 'bow-and-arrow', 'golf'],
  ['en', 'No skates? No problem.', 'Roller derby for beginners.', 'roller-skate'],
  ['en', 'Data never lies: drone surveys', '', 'drone'],
  // Crafts, clubs and goods by their own names.
  ['en', 'Aquascaping workshop: build your own nano tank', '', 'aquarium'],
  ['en', 'Carnatic vocal classes online', '', 'microphone'],
  ['en', 'Our village shop is up for sale', '', 'convenience-store'],
  ['en', 'Send your balikbayan box', '', 'parcel'],
  ['cs', 'Degustace ve sklípku U Vaňků', '', 'wine'],
  ['hu', 'Liliom – a Kerekdombi Műkedvelő Színkör előadása', 'Művelődési Ház', 'theatre-masks', 'house'],
  ['uk', 'Плетемо маскувальні сітки', 'школа №4, спортзал', 'knot', 'dumbbell'],
  ['de', 'Bienenvölker und Ableger abzugeben', '', 'bee'],
  ['hr', 'Pčelinje zajednice', '', 'bee'],
  ['cs', 'Hasičský ples', '', 'dance-couple'],
  ['da', 'Bankospil i forsamlingshuset', '', 'bingo-card', 'bank'],
  ['sv', 'Motorsågskörkort', '', 'chainsaw', 'car'],
  ['cs', 'Sběr starého papíru', '', 'newspaper'],
  ['en', 'Planning notice: 24 homes on Mill Lane', '', 'house', 'wheat'],
  ['en', 'Scissor lift training', '', 'scissor-lift', 'scissors'],
  ['en', 'CCTV drain surveys', '', 'drainpipe', 'security-camera'],
  ['lt', 'Paminklai iš granito', '', 'headstone'],
  ['th', 'สามล้อไฟฟ้าผู้สูงอายุ ทดลองขี่ฟรี', '', 'bicycle'],
  ['vi', 'Cho thuê máy xúc mini', '', 'excavator'],
  ['ja', 'こども食堂「ひだまり」ボランティア募集', '', 'rice'],
];

it.each(rows)('%s: %s', (language, title, adCopy, star, never) => {
  const shown = shownFor({ title, ...(adCopy && { adCopy }) }, language);
  expect(shown[0]).toBe(star);
  if (never) expect(shown).not.toContain(never);
});

it.each([
  ['ro', 'Casa de Cultură Bacău'],
  ['sv', 'Folkets Hus Hede'],
  ['it', 'Casa della cultura'],
  ['uk', 'Будинок культури'],
])('shows no house for a hall of the town: %s', (language, adCopy) => {
  expect(shownFor({ title: 'A – B', adCopy }, language)).not.toContain('house');
});

it('refuses only what stands in the brackets', () => {
  const brief = { title: 'MINIKOPARKA', instructions: 'mała koparka (nie taka wielka)' };
  expect(shownFor(brief, 'pl')[0]).toBe('excavator');
});
