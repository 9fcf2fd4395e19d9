import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const shownFor = (language: string, title: string, adCopy = '', instructions = '') =>
  findSubjects({ title, adCopy, instructions }, language).map(({ name }) => name);

describe('words of the farm, the boatyard, the workshop, of faith and of civic life', () => {
  it.each([
    ['de', 'Flurputz in Oberkirch', 'broom'],
    ['de', 'Wir kaufen Wald', 'tree'],
    ['de', 'Preisskat im Schützenhaus', 'playing-card'],
    ['fr', 'Collecte de sang à la salle des fêtes', 'blood-drop'],
    ['fr', 'Hivernage et carénage au sec', 'sailing-boat'],
    ['es', 'Taller de encaje de bolillos', 'embroidery-hoop'],
    ['es', 'Alevines de trucha para repoblación', 'fish'],
    ['it', 'Tosatura pecore a domicilio', 'sheep'],
    ['it', "Concerto d'organo nella pieve", 'pipe-organ'],
    ['pt', 'Rendas de bilros de Peniche', 'embroidery-hoop'],
    ['pt', 'Serração Irmãos Pinto: barrotes e tábuas', 'logs'],
    ['nl', 'Fanfare zoekt blazers', 'trumpet'],
    ['nl', 'Inspraakavond herinrichting Dorpsstraat', 'megaphone'],
    ['da', 'Savværket i Skovby sælger planker', 'logs'],
    ['nb', 'Ryddeaksjon i fjæra', 'broom'],
    ['nb', 'Bunadsøm – rekker du 17. mai?', 'sewing-needle'],
    ['sv', 'Legosvarvning och fräsning', 'lathe'],
    ['da', 'Gammeldags isvafler ved havnen', 'soft-ice-cream'],
    ['da', 'Bogholderi-app til håndværkere', 'app-phone'],
    ['hi', 'शर्मा मिठाई भंडार', 'ladoos'],
    ['et', 'Päästame ära Rannaküla tuuliku', 'wheat'],
    ['sl', 'Čevljarstvo Zupan', 'dress-shoe'],
    ['da', 'Sandblæsning af fælge og porte', 'wheel'],
    ['lv', 'Deju kopa uzņem jaunus dejotājus', 'dancer'],
    ['hr', 'Baždarenje i servis vaga', 'scales'],
    ['it', 'Messa a punto violini', 'violin'],
    ['ro', 'Restaurare icoane vechi pe lemn', 'paintbrush'],
    ['uk', 'Збираємо на реабілітацію ветеранів', 'heart'],
    ['he', 'פלאפל שמעון', 'falafel'],
    ['sv', 'Mustning av äpplen', 'juice-glass'],
    ['fi', 'Taimikonhoitoa ja istutusta metsänomistajille', 'tree'],
    ['fi', 'Paljuvuokraus viikonlopuksi', 'hot-tub'],
    ['et', 'Talgud mõisapargis', 'broom'],
    ['lt', 'CNC tekinimas pagal brėžinius', 'gear'],
    ['lt', 'Bendruomenės talka prie ežero', 'broom'],
    ['lv', 'Zāģmateriāli vairumā no kokzāģētavas', 'logs'],
    ['lv', 'Dzintara rotas no Liepājas', 'necklace'],
    ['ro', 'Hramul bisericii din Rohia', 'church'],
    ['ro', 'Puieți de nuc altoiți', 'seedling'],
    ['bg', 'Пчелни отводки и майки', 'bee'],
    ['sl', 'Čistilna akcija ob Savi', 'broom'],
    ['hr', 'Dobrovoljno darivanje krvi', 'blood-drop'],
    ['sr-Cyrl', 'Вршидба комбајном', 'combine-harvester'],
    ['ca', 'Trobada de puntaires', 'embroidery-hoop'],
    ['ca', 'Missa del gall amb cobla', 'church'],
    ['pl', 'Zimowanie jachtów na Mazurach', 'sailing-boat'],
    ['cs', 'Výlov rybníka Svět', 'fish'],
    ['sk', 'Sústruženie a frézovanie kusovej výroby', 'lathe'],
    ['hu', 'Fúvósokat keresünk a Gyulai Városi Fúvószenekarba!', 'trumpet'],
    ['el', 'Χειμερινή φύλαξη σκαφών', 'sailing-boat'],
    ['tr', 'CNC torna ve freze fason işleme', 'lathe'],
    ['tr', 'İğne oyası kursu', 'embroidery-hoop'],
    ['ru', 'Субботник в парке', 'broom'],
    ['uk', 'Писанкарство: майстер-клас', 'painted-eggs'],
    ['he', 'הכנסת ספר תורה בשכונה', 'scroll'],
    ['ar', 'معصرة زيتون الوادي', 'olive-oil'],
    ['fa', 'نهال گردو پیوندی', 'seedling'],
    ['hi', 'खराद का काम, शाफ्ट और गियर', 'lathe'],
    ['hi', 'रक्तदान शिविर', 'blood-drop'],
    ['bn', 'মাছের পোনা বিক্রি — রুই কাতলা', 'fish'],
    ['bn', 'নৌকা বাইচ দেখতে আসুন', 'rower'],
    ['ur', 'مویشی منڈی میں بکرے', 'cow'],
    ['am', 'የችግኝ ተከላ ዘመቻ', 'seedling'],
    ['tl', 'Liga ng Barangay Mabini', 'basketball'],
    ['tl', 'Simbang gabi sa San Roque', 'church'],
    ['id', 'Jasa bubut dan frais', 'lathe'],
    ['ms', 'Gotong royong bersih sungai', 'broom'],
    ['vi', 'Gia công cơ khí chính xác', 'lathe'],
    ['ja', '海岸清掃ボランティア募集', 'broom'],
    ['ko', '김장 나눔 봉사', 'kimchi'],
    ['zh-Hans', '注塑模具开模 来图报价', 'gear'],
    ['zh-Hant', '里民大會', 'megaphone'],
    ['th', 'ทอดกฐินสามัคคี', 'lotus'],
  ])('are found, %s: %s', (language, title, lead) => {
    expect(shownFor(language, title)[0]).toBe(lead);
  });

  it.each([
    ['et', 'Näitus mõisamuuseumis', '19. sajandi kleidid, lehvikud ja pitsid', 'pizza'],
    ['ca', 'Còpies de claus i panys al moment', '', 'printer'],
    ['hi', 'गुप्ता टेंट हाउस – शादी, सबका सामान किराये पर', '', 'suitcase'],
    ['pt', 'Revisão da mota: óleo, velas e filtros 45 €', '', 'candle'],
    ['de', 'Spritzguss aus Lüdenscheid', '', 'syringe'],
    ['da', 'Laserskæring og sprøjtestøbning', '', 'syringe'],
    ['nl', 'Karper uit eigen vijver', '', 'carp-streamer'],
    ['lt', 'Lentos ir tašai', '', 'skateboard'],
    ['lv', 'Zivju mazuļi dīķiem', '', 'baby'],
    ['fa', 'شیر محلی هر صبح', '', 'lion'],
    ['id', 'Bank sampah Melati', '', 'bank'],
    ['nl', 'Burgerbegroting: stem mee', '', 'burger'],
    ['sv', 'Legojobb i plåt', '', 'toy-bricks'],
    ['hu', 'Csónakmotor szerviz', '', 'motorcycle'],
  ])('show nothing that they mean elsewhere, %s: %s', (language, title, adCopy, wrong) => {
    expect(shownFor(language, title, adCopy)).not.toContain(wrong);
  });

  it('lead where a shop says what it does', () => {
    expect(shownFor('ca', 'Ferreteria Puigdevall: còpies de claus i panys')[0]).toBe('key');
    expect(shownFor('uk', 'Пекарня «Колосок» — хліб на заквасці')[0]).toBe('round-loaf');
  });

  it('are kept where but the electric kind is refused', () => {
    const instructions = 'Bitte kein E-Bike zeigen, machen wir nicht';
    expect(shownFor('de', 'Fahrrad-Frühjahrscheck 49 €', '', instructions)[0]).toBe('bicycle');
    expect(shownFor('de', 'E-Bike-Verleih', '', 'kein E-Bike zeigen')).not.toContain('bicycle');
  });

  it.each([
    ['da', 'Julekoncert i Vejrup Kirke', 'levende lys, ikke julemanden', 'candle'],
    ['nb', 'Brøyting for sameier', 'brøytebil i snø', 'tractor'],
    ['ur', 'کھاد اور بیج', 'پہاڑ نظر آئیں', 'mountain'],
    ['tl', 'Bukas na ang pagpapalista', 'bola at court', 'basketball'],
  ])('are read where instructions ask for them, %s: %s', (language, title, instructions, asked) => {
    expect(shownFor(language, title, '', instructions)).toContain(asked);
  });
});
