import { inCyrillic } from './serbian-cyrillic.ts';

const croatian = `
lungs stethoscope: pulmolog, pulmologija, pulmološka ordinacija
ear stethoscope: otorinolaringolog, orl ordinacija, orl
stethoscope hospital: reumatolog, gastroenterolog, endokrinolog, nefrolog, hematolog, alergolog, dijaliza, proktolog, opći kirurg
brain speech-bubble: psihijatar, psihijatrija
`;

/** What specialists treat, in the languages that listed-firms-en.ts does not know. Notation: word-list.ts. */
const doctors: Record<string, string> = {
  ar: `
lungs stethoscope: أمراض صدرية, أمراض الصدر, طبيب صدر, صدرية وحساسية
ear stethoscope: أنف وأذن وحنجرة, انف واذن وحنجرة
stethoscope hospital: أمراض الكلى, غسيل الكلى, روماتيزم, جهاز هضمي, أمراض الجهاز الهضمي, غدد صماء, أمراض الدم, جراحة عامة, مناظير الجهاز الهضمي
brain speech-bubble: طبيب نفسي, طب نفسي, عيادة نفسية
`,
  bg: `
lungs stethoscope: пулмолог, белодробни болести
ear stethoscope: уши нос гърло, унг кабинет, унг
stethoscope hospital: ревматолог, гастроентеролог, ендокринолог, нефролог, хематолог, алерголог, хемодиализа, проктолог
brain speech-bubble: психиатър
`,
  cs: `
lungs stethoscope: pneumolog, plicní ambulance, plicní ordinace, plicní lékař, pneumologie
ear stethoscope: orl, orl ordinace, orl ambulance, ušní nosní krční
stethoscope hospital: revmatolog, revmatologie, gastroenterolog, gastroenterologie, endokrinolog, endokrinologie, nefrolog, nefrologie, hematolog, alergolog, alergologie, dialýza, dialyzační středisko, proktolog, interna, interní ambulance
brain speech-bubble: psychiatr, psychiatrie, psychiatrická ambulance
`,
  da: `
lungs stethoscope: lungelæge, lungemedicin, lungeklinik
ear stethoscope: ørelæge, øre næse hals, øre-næse-hals, øre-næse-halslæge
stethoscope hospital: reumatolog, gigtlæge, hudlæge og allergi, nefrolog, endokrinolog, gastroenterolog, dialyse, kirurgisk klinik
brain speech-bubble: psykiater, psykiatri
`,
  de: `
lungs stethoscope: pneumologe, pneumologin, pneumologie, lungenfacharzt, lungenfachärztin, lungenarzt, lungenpraxis
ear stethoscope: hno, hno-arzt, hno-ärztin, hno-praxis, hals nasen ohren, hals-nasen-ohren, hals-nasen-ohren-arzt
stethoscope hospital: rheumatologe, rheumatologin, rheumatologie, gastroenterologe, gastroenterologie, endokrinologe, endokrinologie, nephrologe, nephrologie, nierenzentrum, dialyse, dialysezentrum, hämatologe, hämatologie, allergologe, allergologie, proktologe, proktologie, viszeralchirurgie, gefäßchirurgie, internist, internistin, chirurg, chirurgin, chirurgische praxis
brain speech-bubble: psychiater, psychiaterin, psychiatrie
basket leaves: korbflechter, korbmacher, korbflechterei
coin watch: leihhaus, pfandhaus, pfandleihe
paintbrush printer: schildermacher, schilderwerkstatt, schilderherstellung, beschilderung, schilder und werbetechnik
locomotive: modellbahn, modelleisenbahn, modelleisenbahnen, modellbahnbörse, modellbahnausstellung
locomotive small-airplane: modellbau, modellbauladen, modellbaugeschäft, modellbaubörse
`,
  el: `
lungs stethoscope: πνευμονολόγος, πνευμονολογικό ιατρείο
ear stethoscope: ωρλ, ωτορινολαρυγγολόγος
stethoscope hospital: ρευματολόγος, γαστρεντερολόγος, ενδοκρινολόγος, νεφρολόγος, αιματολόγος, αλλεργιολόγος, αιμοκάθαρση, χειρουργός, παθολόγος
brain speech-bubble: ψυχίατρος
window: υαλουργός, υαλουργείο, τζαμάς, τζάμια
`,
  es: `
lungs stethoscope: neumólogo, neumóloga, neumología
ear stethoscope: otorrino, otorrinos, otorrinolaringólogo, otorrinolaringóloga, otorrinolaringología
stethoscope hospital: reumatólogo, reumatóloga, reumatología, gastroenterólogo, gastroenteróloga, gastroenterología, digestivo, endocrinólogo, endocrinóloga, endocrinología, nefrólogo, nefrología, hematólogo, hematología, alergólogo, alergóloga, alergología, alergista, diálisis, centro de diálisis, hemodiálisis, proctólogo, proctología, cirujano, cirujana, cirugía general, cirugía vascular
brain speech-bubble: psiquiatra, psiquiatras, psiquiatría
basket leaves: cestería, cestero, cestas de mimbre, cestos de mimbre
`,
  et: `
lungs stethoscope: kopsuarst, pulmonoloog
ear stethoscope: kõrva-nina-kurguarst, lor arst, kõrvaarst
stethoscope hospital: reumatoloog, gastroenteroloog, endokrinoloog, nefroloog, allergoloog, dialüüs
brain speech-bubble: psühhiaater
`,
  fi: `
lungs stethoscope: keuhkolääkäri
ear stethoscope: korvalääkäri, korva nenä kurkku
stethoscope hospital: reumalääkäri, reumatologi, gastroenterologi, endokrinologi, nefrologi, allergologi, dialyysi, kirurgi
brain speech-bubble: psykiatri, psykiatrit
`,
  fr: `
lungs stethoscope: pneumologue, pneumologues, pneumologie
ear stethoscope: orl, médecin orl, cabinet orl, oto-rhino, oto-rhino-laryngologiste
stethoscope hospital: rhumatologue, rhumatologues, rhumatologie, gastro-entérologue, gastroentérologue, gastro-entérologie, endocrinologue, endocrinologie, néphrologue, néphrologie, hématologue, hématologie, allergologue, allergologie, dialyse, centre de dialyse, proctologue, proctologie, chirurgien, chirurgienne, chirurgiens, chirurgie vasculaire, chirurgie viscérale
brain speech-bubble: psychiatre, psychiatres, psychiatrie
spray-bottle soap: droguerie, drogueries
`,
  he: `
lungs stethoscope: רופא ריאות, מרפאת ריאות
ear stethoscope: אף אוזן גרון, רופא אף אוזן גרון
stethoscope hospital: ראומטולוג, גסטרואנטרולוג, אנדוקרינולוג, נפרולוג, המטולוג, אלרגולוג, דיאליזה, פרוקטולוג
brain speech-bubble: פסיכיאטר, פסיכיאטרית
`,
  hi: `
lungs stethoscope: छाती रोग विशेषज्ञ, फेफड़े के डॉक्टर, चेस्ट स्पेशलिस्ट
ear stethoscope: कान नाक गला, ईएनटी
stethoscope hospital: डायलिसिस, किडनी रोग विशेषज्ञ, पेट रोग विशेषज्ञ, सर्जन
brain speech-bubble: मनोचिकित्सक
`,
  hr: croatian,
  hu: `
lungs stethoscope: tüdőgyógyász, tüdőgyógyászat, pulmonológus, pulmonológia
ear stethoscope: fül-orr-gégész, fül-orr-gégészet, fül-orr-gége, gégész
stethoscope hospital: reumatológus, reumatológia, gasztroenterológus, gasztroenterológia, endokrinológus, endokrinológia, nefrológus, hematológus, allergológus, allergológia, dialízis, proktológus, proktológia, belgyógyász, belgyógyászat, sebész, sebészet
brain speech-bubble: pszichiáter, pszichiátria
`,
  id: `
lungs stethoscope: dokter paru, spesialis paru, klinik paru
ear stethoscope: dokter tht, klinik tht, spesialis tht
stethoscope hospital: cuci darah, hemodialisis, penyakit dalam, spesialis penyakit dalam, dokter bedah
brain speech-bubble: psikiater
`,
  it: `
lungs stethoscope: pneumologo, pneumologa, pneumologia
ear stethoscope: otorinolaringoiatra, otorino, otorinolaringoiatria
stethoscope hospital: reumatologo, reumatologa, reumatologia, gastroenterologo, gastroenterologa, gastroenterologia, endocrinologo, endocrinologa, endocrinologia, nefrologo, nefrologia, ematologo, ematologia, allergologo, allergologa, allergologia, dialisi, centro dialisi, proctologo, proctologia, chirurgo, chirurgia generale, chirurgia vascolare
brain speech-bubble: psichiatra, psichiatri, psichiatria
`,
  ja: `
lungs stethoscope: 呼吸器内科, 呼吸器科
ear stethoscope: 耳鼻咽喉科, 耳鼻科
stethoscope hospital: 人工透析, 透析クリニック, リウマチ科, 消化器内科, 胃腸科, 内分泌内科, 腎臓内科, アレルギー科, 肛門科, 内視鏡クリニック
brain speech-bubble: 精神科, 心療内科
scroll framed-picture: 表具店, 表具, 掛け軸修理
`,
  ko: `
lungs stethoscope: 호흡기내과
ear stethoscope: 이비인후과
stethoscope hospital: 류마티스내과, 소화기내과, 내분비내과, 신장내과, 투석, 알레르기내과, 항문외과, 외과
brain speech-bubble: 정신건강의학과, 정신과
`,
  lt: `
lungs stethoscope: pulmonologas, pulmonologė, plaučių gydytojas
ear stethoscope: otorinolaringologas, lor gydytojas, ausų nosies gerklės
stethoscope hospital: reumatologas, gastroenterologas, endokrinologas, nefrologas, hematologas, alergologas, dializė, chirurgas
brain speech-bubble: psichiatras, psichiatrė
`,
  lv: `
lungs stethoscope: pneimonologs, pulmonologs
ear stethoscope: otolaringologs, lor ārsts, ausu kakla deguna
stethoscope hospital: reimatologs, gastroenterologs, endokrinologs, nefrologs, hematologs, alergologs, dialīze, ķirurgs
brain speech-bubble: psihiatrs
`,
  nb: `
lungs stethoscope: lungelege, lungeklinikk
ear stethoscope: øre nese hals, øre-nese-hals, ørelege
stethoscope hospital: revmatolog, gastroenterolog, endokrinolog, nefrolog, allergolog, dialyse, kirurg
brain speech-bubble: psykiater, psykiatri
`,
  nl: `
lungs stethoscope: longarts, longartsen, longkliniek
ear stethoscope: kno-arts, kno arts, kno, keel neus oor
stethoscope hospital: reumatoloog, reumatologie, maag-darm-leverarts, mdl-arts, endocrinoloog, nefroloog, hematoloog, allergoloog, dialyse, dialysecentrum, proctoloog, chirurg
brain speech-bubble: psychiater, psychiatrie
`,
  pl: `
lungs stethoscope: pulmonolog, pulmonologia, poradnia pulmonologiczna
ear stethoscope: laryngolog, laryngologia, otolaryngolog
stethoscope hospital: reumatolog, reumatologia, gastroenterolog, gastroenterologia, gastrolog, endokrynolog, endokrynologia, nefrolog, nefrologia, hematolog, alergolog, alergologia, dializa, dializy, stacja dializ, proktolog, proktologia, chirurg, chirurgia naczyniowa, diabetolog
brain speech-bubble: psychiatra, psychiatria
`,
  pt: `
lungs stethoscope: pneumologista, pneumologia
ear stethoscope: otorrinolaringologista, otorrino, otorrinolaringologia, otorrinos
stethoscope hospital: reumatologista, reumatologia, gastroenterologista, gastroenterologia, endocrinologista, endocrinologia, nefrologista, nefrologia, hematologista, hematologia, alergologista, alergista, imunoalergologia, diálise, hemodiálise, proctologista, proctologia, cirurgião, cirurgiã, cirurgia geral, cirurgia vascular
brain speech-bubble: psiquiatra, psiquiatras, psiquiatria
`,
  ro: `
lungs stethoscope: pneumolog, pneumologie
ear stethoscope: orl, cabinet orl, medic orl
stethoscope hospital: reumatolog, reumatologie, gastroenterolog, gastroenterologie, endocrinolog, endocrinologie, nefrolog, nefrologie, hematolog, alergolog, alergologie, dializă, centru de dializă, proctolog, proctologie, chirurg, chirurgie generală
brain speech-bubble: psihiatru, psihiatrie
`,
  ru: `
lungs stethoscope: пульмонолог, пульмонология, пульмонологи
ear stethoscope: лор, лор врач, лор-врач, отоларинголог, оториноларинголог, лор кабинет
stethoscope hospital: ревматолог, ревматология, гастроэнтеролог, гастроэнтерология, эндокринолог, эндокринология, нефролог, нефрология, гематолог, аллерголог, аллергология, диализ, гемодиализ, проктолог, проктология, хирург, флеболог, флебология
brain speech-bubble: психиатр, психиатрия
`,
  sk: `
lungs stethoscope: pneumológ, pľúcna ambulancia, pľúcny lekár
ear stethoscope: orl, orl ambulancia, ušné nosné krčné
stethoscope hospital: reumatológ, gastroenterológ, endokrinológ, nefrológ, hematológ, alergológ, alergológia, dialýza, proktológ, interná ambulancia
brain speech-bubble: psychiater, psychiatrická ambulancia
`,
  sl: `
lungs stethoscope: pulmolog, pulmologija
ear stethoscope: orl ambulanta, otorinolaringolog
stethoscope hospital: revmatolog, gastroenterolog, endokrinolog, nefrolog, hematolog, alergolog, dializa, proktolog, kirurg
brain speech-bubble: psihiater, psihiatrija
`,
  sv: `
lungs stethoscope: lungläkare, lungmottagning
ear stethoscope: öronläkare, öron näsa hals, öron-näsa-hals, önh
stethoscope hospital: reumatolog, gastroenterolog, endokrinolog, njurläkare, allergolog, dialys, proktolog, kirurg
brain speech-bubble: psykiater, psykiatri
`,
  th: `
lungs stethoscope: คลินิกโรคปอด, อายุรกรรมทรวงอก
ear stethoscope: หู คอ จมูก, คลินิกหูคอจมูก, หูคอจมูก
stethoscope hospital: ฟอกไต, ศูนย์ไตเทียม, โรคไต, ศัลยแพทย์
brain speech-bubble: จิตแพทย์, จิตเวช
`,
  tr: `
lungs stethoscope: göğüs hastalıkları, göğüs hastalıkları uzmanı
ear stethoscope: kulak burun boğaz, kbb, kbb uzmanı
stethoscope hospital: romatoloji, romatolog, gastroenteroloji, gastroenterolog, endokrinoloji, endokrinolog, nefroloji, nefrolog, hematoloji, diyaliz, diyaliz merkezi, proktoloji, genel cerrahi, dahiliye, iç hastalıkları
brain speech-bubble: psikiyatrist, psikiyatri
paintbrush printer: tabelacı, tabela, tabela imalatı, tabela ve reklam
`,
  uk: `
lungs stethoscope: пульмонолог, пульмонологія
ear stethoscope: лор, лор лікар, отоларинголог, лор-лікар
stethoscope hospital: ревматолог, гастроентеролог, ендокринолог, ендокринологія, нефролог, гематолог, алерголог, діаліз, гемодіаліз, проктолог, хірург, флеболог
brain speech-bubble: психіатр, психіатрія
`,
  vi: `
lungs stethoscope: hô hấp, phòng khám hô hấp
ear stethoscope: tai mũi họng, phòng khám tai mũi họng
stethoscope hospital: chạy thận, tiêu hóa, nội tiết, cơ xương khớp, thận nhân tạo
`,
  zh: `
lungs stethoscope: 呼吸内科, 呼吸科, 胸腔科, 胸腔內科
ear stethoscope: 耳鼻喉科, 耳鼻喉
stethoscope hospital: 血液透析, 人工透析, 洗腎, 透析中心, 风湿科, 風濕科, 消化内科, 腸胃科, 内分泌科, 肾内科, 肛肠科, 肛腸科
brain speech-bubble: 精神科, 身心科, 心身科
`,
};

/** These words in a language; Malay has those of Indonesian, Serbian those of Croatian. */
export function specialistDoctorsIn(language: string): string {
  if (language === 'sr-Cyrl') return inCyrillic(croatian);
  const code = language.slice(0, 2);
  return doctors[sharedWith[code] ?? code] ?? '';
}

const sharedWith: Record<string, string> = { ms: 'id', sr: 'hr' };
