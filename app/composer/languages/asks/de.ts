import type { Asks } from './asks.ts';

/** What ads in German ask their readers to do. */
export const asks = {
  calls: {
    buy: 'Jetzt kaufen',
    order: 'Jetzt bestellen',
    book: 'Jetzt buchen',
    table: 'Tisch reservieren',
    reserve: 'Platz sichern',
    'sign-up': 'Jetzt anmelden',
    learn: 'Mehr erfahren',
    download: 'App laden',
    quote: 'Angebot anfordern',
    donate: 'Jetzt spenden',
    visit: 'Besuche uns',
    contact: 'Kontakt aufnehmen',
    start: 'Jetzt starten',
    discover: 'Jetzt entdecken',
    tickets: 'Tickets sichern',
    apply: 'Jetzt bewerben',
    call: 'Jetzt anrufen',
    enrol: 'Jetzt anmelden',
    view: 'Besichtigung buchen',
    'test-drive': 'Probefahrt buchen',
    play: 'Jetzt spielen',
    listen: 'Jetzt anhören',
    directions: 'Route anzeigen',
    'test-ride': 'Probefahrt buchen',
    demo: 'Demo buchen',
    appointment: 'Termin vereinbaren',
    text: 'Nachricht schreiben',
    follow: 'Folge uns',
    vote: 'Jetzt abstimmen',
  },
  timeIsBookedApart: true,
  moneyAskedFor: 'geld|spenden?',
  yours: 'ihr(?:e[nmrs]?)?|dein(?:e[nmrs]?)?|eure[nmrs]?|euer',
  broken:
    'stehen ?geblieben|klemmt|quietscht|klappert|zerrissen|kaputt|platt|defekt|undicht|verstopft|ausgefallen|gebrochen|zerbrochen|gesprungen|gerissen|tropft|kaputte[rs]?|defekte[rs]?|gesprungene[rs]?|undichte[rs]?|verstopfte[rs]?|verkalkte?|schimmel|grüner pool|grünes wasser',
  handedIn: 'Sammelstellen?|Annahmestellen?|Abgabestellen?|wir sammeln',
  people:
    'Moderator(?:en|innen)|Schauspieler(?:innen)?|Helfer(?:innen)?|Trainer(?:innen)?|Betreuer(?:innen)?|Sänger(?:innen)?|Spieler(?:innen)?|Fahrer(?:innen)?|Vorleser(?:innen)?|Leute|Ehrenamtliche|Paten|Musiker(?:innen)?|Tänzer(?:innen)?|Mitstreiter(?:innen)?|Statisten|Schiedsrichter(?:innen)?|Übungsleiter(?:innen)?|Lotsen',
  negotiable: 'VH?B|Verhandlungsbasis|verhandelbar|Preisvorschlag',
  emergency: String.raw`Not(?:dienst|fall)\p{L}*|rund um die Uhr|24[- ]Stunden|Tag und Nacht`,
  guests:
    'Kundschaft|(?:Stamm|Mittags|Frühstücks|Lauf)?(?:gäste|gästen|kundschaft)|volle(?:s|r|n)? (?:Tische|Haus|Terrasse|Laden|Biergarten)|(?:Kunden|Leute|Familien) (?:am|im|in|unter|mittags|abends|vor|an|zum)',
  madeFor: String.raw`Web(?:site|seite|design)s?|Homepages?|Logos?|(?:\p{L}+)?(?:schilder|beschriftung|banner|flyer|plakate|stempel|aufkleber)|Visitenkarten|Plissees?|Gardinen|Vorhänge|Grabsteine`,
  players: String.raw`Spieler\p{L}*|Mitspieler\p{L}*`,
  votes: 'stimmen|abstimmung|voting',
  weAre: '(?:wir sind|ich bin)(?:\\s(?:eine?))?',
  callNumber: 'Anrufen: {phone}',
  textNumber: 'SMS an {phone}',
  deeds: {
    visit:
      'selbst_schlagen selbst_pflücken selbst_schneiden selbst_ernten selberpflücken selbstpflück* selberschlagen tag_der_offenen_tür* tage_der_offenen_tür offene_tür hofverkauf* werksverkauf* ab-hof-verkauf* kommt_vorbei komm_vorbei kommen_sie_vorbei schau_vorbei schaut_vorbei schauen_sie_vorbei besuche_uns besuchen_sie besucht_uns',
    footfall:
      'vorbeikommen vorbeischauen laufkundschaft besucher* besuche *besuche kundenfrequenz frequenz kunden_im_laden leute_im_laden',
    view: 'besichtigung* hausbesichtigung*',
    'test-drive': 'probefahrt*',
    'test-ride': '',
    demo: 'demo demos produktvorführung* vorführtermin*',
    appointment:
      'beratungstermin* beratungsgespräch* erstgespräch* anprobe* *anprobe kennenlerngespräch* erstberatung*',
    call: 'anrufe anruf telefonate',
    text: 'schreib_mir schreib_uns schreibt_uns schreiben_sie nachricht_an sms whatsapp nachricht',
    follow: 'follower* folge_uns folgt_uns',
    contact: 'anfrage* kontaktanfrage* leads',
    adopt:
      'suchen_ein_zuhause sucht_ein_zuhause sucht_zuhause suchen_zuhause zuhause_gesucht suchen_neues_zuhause sucht_neues_zuhause adoptier* schutzgebühr',
    join: 'mitglieder neue_mitglieder mitgliedschaft* newsletter-anmeldung* newsletteranmeldung* abonnenten werde_mitglied werden_sie_mitglied',
    taster:
      'probestunde* probetraining* probeunterricht* schnupperstunde* schnupperkurs* schnuppertraining* schnuppertag* probelektion*',
    vote: 'stimmt_ab stimm_ab stimmt_für stimmen_sie_ab stimmen_sie_für jetzt_abstimmen abstimmen',
    volunteer:
      'fahrer fahrerin fahrerinnen helfer helfer:innen helferinnen freiwillige(?!_spende|_gabe|_feuer|_blut) ehrenamtliche',
    online: 'onlineverkauf* online-verkauf* onlineverkäufe* onlineshop* internet webseite website webshop*',
  },
} satisfies Asks;
