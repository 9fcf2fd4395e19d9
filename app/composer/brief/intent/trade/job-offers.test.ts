import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const intentFor = ({ title = '', copy = '', goals = '', notes = '' }) =>
  readBrief({ title, adCopy: copy, saleGoals: goals, instructions: notes }).intent;

describe('jobs that are offered', () => {
  it.each([
    { title: 'We’re looking for a pastry cook' },
    { title: 'Could you be our new beekeeper’s assistant?' },
    { title: 'we need a welder asap, saturdays, ask for Pat in the yard' },
    { title: 'Piano teacher needed, 2 days a week' },
    { title: 'JOIN US: optician', copy: 'Optician wanted\nApply by 3 May' },
    { title: 'Roofer - start now', copy: '£16.50/hour, paid breaks', goals: '4 applications this month' },
    { title: 'New seamstress for our small team', notes: 'send cv to pat@shop.example' },
    { title: 'Apprentice joiner', copy: 'Learn on the job, £8 an hour\nStarts August' },
    { title: 'Help us bake', copy: 'Part-time baker, 4am start' },
    { title: 'Our salon is growing', copy: 'We are looking for a beautician' },
    { title: 'Wir brauchen dringend eine*n Kellner*in', copy: 'Auch am Wochenende' },
    { title: 'Gärtner für unser kleines Team', notes: 'Lebenslauf an jo@laden.example' },
    { title: 'Il nous faut un plombier au plus vite', copy: 'Demandez Jo au magasin' },
    { title: 'Peluquera - empieza ya', copy: '11 € la hora, descansos pagados' },
    { title: "Cerchiamo un'educatrice d'infanzia" },
    { title: 'Padeiro para a nossa pequena equipa', notes: 'enviar cv para jo@loja.example' },
    { title: 'Schilder nodig, 3 dagen per week' },
    { title: 'Mechanik rowerowy - start od zaraz', copy: '32 zł za godzinę, płatne przerwy' },
    { title: 'Elektriker behövs 3 dagar i veckan' },
    { title: 'Нам срочно нужен пекарь', copy: 'Спросите Джо в магазине' },
    { title: 'Szakácsot keresünk heti 3 napra' },
    { title: 'Acil garson lazım', copy: 'Hafta sonları' },
    { title: 'نحتاج كهربائي 3 أيام في الأسبوع' },
    { title: 'אנחנו צריכים אופה דחוף' },
    { title: 'हमें शेफ चाहिए' },
    { title: 'Butuh tukang listrik, 3 hari seminggu' },
    { title: 'Chúng tôi đang tìm thợ điện' },
    { title: 'เรากำลังหาช่างทำผม' },
    { title: '美容師を探しています' },
    { title: '요가 강사를 찾습니다' },
    { title: '我们在找面包师' },
    { title: '我們在找髮型師' },
  ])('$title: apply', (brief) => {
    expect(intentFor(brief)).toBe('apply');
  });

  it.each([
    { title: 'Looking for a joiner?', copy: 'Call Pat, no job too small' },
    { title: 'Do you need a cat sitter', copy: '20 min visits £9' },
    { title: 'Nanny, £13 an hour', copy: 'Evenings and weekends' },
    { title: 'Volunteer cooks needed', copy: '2 hours a month' },
    { title: 'Blood donors needed', copy: 'Church hall, Monday 2-6pm' },
    { title: 'We need your old paint', copy: 'Drop off on Saturday' },
    { title: 'We need a cleaner river', copy: 'Come to the march on Saturday' },
    { title: 'Trainee haircuts £7', copy: 'Monday nights at the salon' },
    { title: 'Chef’s table for six', copy: '£60 a head, Friday 7pm' },
    { title: 'Bookkeeper in Leeds', copy: 'Payroll, wages, VAT from £90 a month' },
    { title: 'Architect', copy: 'Planning applications from £600' },
    { title: 'Fotografin', copy: 'Bewerbungsfotos 49 €' },
    { title: 'Autószerelő', copy: 'Műszaki vizsga 25000 Ft' },
    { title: 'Флорист', copy: 'Оформление свадеб от 15000 ₽' },
    { title: 'ピアノ講師 生徒募集', copy: '体験無料' },
    { title: 'Suchen Sie einen Klempner?', copy: 'Notdienst rund um die Uhr' },
    { title: 'Gardien de but recherché', copy: 'Vétérans, le lundi' },
    { title: 'Söker du en snickare?', copy: 'Gratis offert' },
    { title: 'Нужен электрик?', copy: 'Бесплатный выезд' },
    { title: 'Υδραυλικός όλο το 24ωρο', copy: 'Τηλ. 210 555 0123' },
    { title: '找水电师傅？', copy: '免费报价' },
  ])('$title: no job', (brief) => {
    expect(intentFor(brief)).not.toBe('apply');
  });
});
