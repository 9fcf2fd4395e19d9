import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

describe('findSubjects', () => {
  it.each([
    ['et', 'Suitsusaun Võrumaal', 'sauna'],
    ['lt', 'Pirties nuoma', 'sauna'],
    ['it', 'Prova la scherma!', 'fencer'],
    ['ja', 'フェンシング教室', 'fencer'],
    ['it', 'Dona sangue con noi', 'blood-drop'],
    ['ca', 'Xaranga per a festes', 'trumpet'],
    ['fi', 'Juhannustanssit Koivurannan lavalla', 'dancer'],
    ['hu', 'Ingyenes kvízjáték', 'smartphone'],
    ['hr', 'Tečaj za voditelja brodice', 'speedboat'],
    ['el', 'Ενοικίαση γουρούνας', 'quad-bike'],
    ['el', 'Γουρουνάκια για πάχυνση', 'pig'],
    ['th', 'เช่ารถเอทีวี', 'suv'],
    ['sv', 'Provkör nya elmopeden', 'motor-scooter'],
    ['ro', 'Vidanjare fose septice', 'tanker'],
    ['ko', '해남 절임배추 20kg', 'cabbage'],
    ['lv', 'Mājas Jāņu siers', 'cheese'],
    ['tr', 'Adisyon ve QR menü programı', 'desktop-computer'],
    ['vi', 'Bánh chưng gói tay', 'banh-chung'],
    ['sw', 'Kusuka rasta', 'braid'],
    ['ja', '遺品整理', 'sofa'],
    ['sr-Cyrl', 'Настава мачевања и најам квадова', 'fencer'],
    ['nb', 'Ferdigbetong levert', 'concrete-mixer'],
    ['he', 'עבודות הריסה', 'excavator'],
    ['de', 'Zuckerwatte', 'cotton-candy'],
  ])('reads the common trades of a town, %s: %s', (language, title, lead) => {
    expect(findSubjects({ title, adCopy: '', saleGoals: '' }, language)[0]?.name).toBe(lead);
  });

  it('takes no harvest of lavender for one of grapes', () => {
    const names = findSubjects({ title: 'Levendulaszüret', adCopy: '', saleGoals: '' }, 'hu');
    expect(names.map(({ name }) => name)).not.toContain('grapes');
  });
});
