import type { Language } from './language.ts';

/** Latvian. */
export const lv = {
  code: 'lv',
  functionWords:
    'un ar par no līdz uz jūsu mūsu jauns jauna visi visiem visām izpārdošana atlaide atlaides akcija piedāvājums bezmaksas piegāde tagad šodien tikai pērc veikals atklāšana lielā vasara vasaras ziema pirmais apavi ir kafejnīca',
  calls: {
    buy: 'Pērc tagad',
    order: 'Pasūti tagad',
    book: 'Rezervē tagad',
    table: 'Rezervē galdiņu',
    reserve: 'Rezervē vietu',
    'sign-up': 'Reģistrējies',
    learn: 'Uzzini vairāk',
    download: 'Lejupielādē lietotni',
    quote: 'Saņem piedāvājumu',
    donate: 'Ziedo tagad',
    visit: 'Apmeklē mūs',
    contact: 'Sazinies ar mums',
    start: 'Sāc tagad',
    discover: 'Atklāj vairāk',
    tickets: 'Pērc biļetes',
    apply: 'Piesakies',
    call: 'Zvani mums',
    enrol: 'Piesakies kursam',
    view: 'Piesakies apskatei',
    'test-drive': 'Piesakies izmēģinājumam',
    play: 'Spēlē tagad',
    listen: 'Klausies',
    directions: 'Kā nokļūt',
  },
  callNumber: 'Zvani {phone}',
  off: String.raw`atlaid\p{L}*|lētāk|ietaup\p{L}*|izpārdošan\p{L}*|akcij\p{L}*`,
  offers: [
    { kind: 'free', source: String.raw`bezmaksas|bez maksas|dāvan\p{L}*|par velti` },
    { kind: 'half', source: String.raw`par pusi cen\p{L}*|par puscenu|pus cena` },
    {
      kind: 'bundle',
      source: String.raw`# par (?:# cenu|#)|pērc #,? ?(?:un )?(?:maksā par|saņem) #|(?:otr\p{L}+|treš\p{L}+) [^.!?]{0,24}(?:bez maksas|dāvanā|puscenu|# ?%)|1 ?\+ ?1`,
    },
  ],
  upTo: 'līdz|vismaz|vairāk nekā',
  from: 'no|tikai|tagad|par|sākot no',
  insteadOf: 'nevis|iepriekš|bija|vērtība',
  per: String.raw`personai|cilvēkam|/\s?(?:mēn\.?|nakts|pers\.?|diena|stunda|h|kg|gab\.?)|mēnesī|par nakti|stundā`,
  until: 'līdz|derīgs līdz',
  lastDays:
    'tikai (?:šodien|šajā nedēļas nogalē|šonedēļ|rīt)|šajā nedēļas nogalē|kamēr prece ir|pēdējā iespēja|šodien',
  conditions: String.raw`izvēlēt\p{L}*|atsevišķ\p{L}*|jaun\p{L}* klient\p{L}*|biedr\p{L}*|student\p{L}*|senior\p{L}*|min\.|vismaz|maks\.|pērkot|virs|neattiecas|nav spēkā|izņemot|tikai (?:jauniem|internetā)|pirm\p{L}+ (?:pasūtījum\p{L}*|apmeklējum\p{L}*|mēnes\p{L}*)|pēc tam|katr\p{L}+`,
  hours: 'atvērts|darba laiks',
  phone: String.raw`tālr\.?|tālrunis|tel\.?|zvan\p{L}*|mob\.?|pieteikšanās|kontakti`,
  planning: String.raw`^(?:vairāk)|vairāk (?:klientu|pārdošanas|pasūtījumu)|palielin\p{L}*|pārdot|pārdošan\p{L}*|mērķis|budžets|mērķauditorija|iztukšot noliktavu|piesaist\p{L}*`,
  negations: String.raw`ne|nav|bez|nekad|neviens\p{L}*|nedrīkst`,
  pointers: {
    donate: 'ziedo* patversm* labdar* pārtikas_bank*',
    apply: 'meklējam darbs vakanc* aicinām_darbā darba_piedāvājum* prakse',
    download: 'lietotn* lejupielād*',
    play: 'spēle spēles spēl* mīkl*',
    listen: 'podkāst* podcast* albums klausies radio',
    view: 'dzīvokl* pārdod izīrē nekustam* pārdod_dzīvokli īrē māja_pārdošan* zemes_gabal*',
    'test-drive':
      'autosalon* lietotas_automašīnas izmēģinājuma_braucien* lietot*_auto* izmēģinājuma_brauc* jauni_auto',
    tickets: 'koncert* teātr* oper* cirk* festivāl* kino izstād* muzej* biļet* izrād*',
    table: 'restorān* krog* rezervēt_galdiņu brokastis pusdien* vakariņ* bistro',
    enrol:
      'kurss kursi kursu nodarbīb* skola* stund* apmācīb* darbnīc* akadēmij* bērnudārz* kurs* skol* privātstund* autoskol* nometn* pulciņ*',
    quote:
      'santehniķ* elektriķ* jumt* galdniek* krāsotāj* pārvākšan* uzkopšan* apdrošināšan* arhitekt* atslēdzniek* saules_panel* kondicionier* ēdināšan* tipogrāfij* remont* krāsošan* tīrīšan* apdrošin* saules_paneļ* siltumsūk* basein* dārznie* log* tāme druk* tulkoj* mājaslap*',
    book: 'velosipēdu_remont* zobārst* ārst* klīnik* fizioterap* frizier* bārddzin* salons masāž* manikīr* veterinār* autoserviss* viesnīc* kempings* fotogrāf* optik* noma psiholog* frizētav* barber* skaistumkopšan* pedikīr* nag* skropst* spa autoservis* riep* viesu_nam* naktsmītn* kemping* nomā auto_noma taksometr* ekskursij* ceļojum* lidojum* degustācij* tetovēj* dj vizīt*',
    order: 'pasūti* piegād* līdzņemšan* pic* picērij* burger* kebab* maiznīc* konditorej* tort* kūk*',
    visit:
      'atklāšan* apmeklē* tirg* tirdziņ* ziedu_veikal* ziedi grāmatnīc* kafejnīc* saldējum* atvērto_durvju aptiek* gaļas_veikal* veļas_mazgātav* bibliotēk* bār*',
    contact: 'advokāt* jurist* notār* grāmatved* konsult* apbedīšan* vairumtirdzniec*',
    start: 'sporta_zāl* fitnes* trenažier* crossfit programmatūr*',
    'sign-up': 'reģistr* piesak* abon* jaunum* brīvprātīg* biedr* vebinār*',
    buy: 'pērc* pirkt izpārdošan* atlaid* akcij* veikal* apav* mēbel* matrač* dīvān* apģērb* rotaslietas med* vīn* brill* velosipēd* grāmat* rotaļliet* svec* serum* kosmētik*',
  },
} satisfies Language;
