import type { Language } from './language.ts';

/** Polish. */
export const pl = {
  code: 'pl',
  functionWords:
    'i z ze na w dla od do twój twoja nasz nasza nowy nowa nowe wszystkie promocja wyprzedaż oferta rabat zniżka zniżki darmowa dostawa teraz dziś dzisiaj tylko kup sklep otwarcie wielkie lato letnia zima pierwsze buty jest nie oraz kawiarnia kawa wynos chleb ciasto ciasta ser wino kwiaty meble kuchnia ogród dom szkoła kurs kursy tańca lekcje gitary fryzjer restauracja targ niedziela dzieci pies rower samochód książki biżuteria ubrania ślub koncert świeży świeże domowe lody obiady pierogi zimę etatu ekspedientka',
  genitives: 'do|dla',
  calls: {
    buy: 'Kup teraz',
    order: 'Zamów teraz',
    book: 'Zarezerwuj',
    table: 'Zarezerwuj stolik',
    reserve: 'Zarezerwuj miejsce',
    'sign-up': 'Zarejestruj się',
    learn: 'Dowiedz się więcej',
    download: 'Pobierz aplikację',
    quote: 'Poproś o wycenę',
    donate: 'Wesprzyj',
    visit: 'Odwiedź nas',
    contact: 'Skontaktuj się',
    start: 'Zacznij teraz',
    discover: 'Odkryj więcej',
    tickets: 'Kup bilety',
    apply: 'Aplikuj teraz',
    call: 'Zadzwoń',
    enrol: 'Zapisz się',
    view: 'Umów oglądanie',
    'test-drive': 'Umów jazdę próbną',
    play: 'Zagraj teraz',
    listen: 'Posłuchaj teraz',
    directions: 'Jak dojechać',
  },
  playfulCall: 'Chcę to',
  callNumber: 'Zadzwoń: {phone}',
  off: String.raw`rabat\p{L}*|zniżk\p{L}*|taniej|obniżk\p{L}*|oszczędź|upust|przecen\p{L}*`,
  offers: [
    {
      kind: 'free',
      source: String.raw`gratis|darmow\p{L}*|bezpłatn\p{L}*|za darmo|w prezencie|wstęp wolny|bez opłat`,
    },
    { kind: 'half', source: 'za pół ceny|pół ceny|o połowę taniej' },
    {
      kind: 'bundle',
      source: String.raw`# w cenie #|# za (?:cenę )?#|(?:kup|zamów) #,? ?(?:i |a )?(?:zapłać za|odbierz|dostaniesz|#)[^.!?]{0,14}|(?:drug\p{L}+|trzec\p{L}+) [^.!?]{0,24}(?:gratis|za pół ceny|za # ?(?:zł|grosz)|# ?%)|dwa w cenie jednego`,
    },
  ],
  upTo: 'do|nawet do|aż do|co najmniej|ponad',
  from: 'od|tylko|już od|teraz|za(?: jedyne)?',
  insteadOf: 'zamiast|było|wcześniej|cena regularna|wartość',
  per: String.raw`za (?:osobę|noc|dzień|miesiąc|godzinę|sztukę|lekcję)|od osoby|/\s?(?:mies\.?|miesiąc|noc|os\.?|osobę|dzień|rok|godz\.?|h|kg|szt\.?)|miesięcznie|brutto|netto`,
  until: 'do|do końca|ważne do|trwa do|tylko do',
  lastDays:
    'tylko (?:dziś|dzisiaj|w ten weekend|w tym tygodniu|jutro)|w ten weekend|do wyczerpania zapasów|ostatnia szansa|ostatnie dni|dziś',
  conditions: String.raw`wybran\p{L}*|now\p{L}+ klien\p{L}*|członk\p{L}*|student\p{L}*|senior\p{L}*|min\.|minimum|maks\.|przy zakup\p{L}*|zamówieni\p{L}* (?:od|powyżej)|powyżej|nie (?:dotyczy|łączy się|obowiązuje)|z wyjątkiem|tylko (?:dla|online)|dla (?:studentów|nowych|seniorów|dzieci|członków)|pierwsz\p{L}+ (?:zamówieni\p{L}*|wizyt\p{L}*|lekcj\p{L}*|zakup\p{L}*)|potem|następnie|bez zobowiązań|na drug\p{L}+|w (?:poniedziałki|wtorki|środy|czwartki|piątki|soboty|niedziele)|każd\p{L}+`,
  hours: 'otwarte|czynne|godziny otwarcia|zapraszamy',
  phone: String.raw`tel\.?|telefon|zadzwoń|kom\.?|dzwoń|rezerwacje|kontakt`,
  planning: String.raw`^(?:więcej)|więcej (?:klientów|sprzedaży|rezerwacji|zamówień)|zwiększ\p{L}*|sprzedać|sprzedaż\p{L}*|cel|budżet|grupa docelowa|wyczyścić magazyn|wyprzedać zapasy|przyciągn\p{L}*|pozyska\p{L}*|rozpoznawalność`,
  negations: String.raw`nie|bez|nigdy|żadn\p{L}*|ani|zamiast`,
  walkIns: String.raw`bez (?:umawiania|zapisów|rezerwacji|wcześniejsz\p{L}* \p{L}+)`,
  hiring: String.raw`wyślij cv|cv na|zatrudniamy|zatrudnimy|zatrudnię|szukamy (?:do pracy|pracownik\p{L}*|kucharz\p{L}*|kelner\p{L}*|kierowc\p{L}*|fryzjer\p{L}*)|szukamy|poszukujemy|poszukiwan[yai]|pół etatu|pełny etat|umowa o pracę|praca zmianowa|na etat`,
  cries: 'nowość|nowe|wreszcie|uwaga|ostatnia szansa|pilne|pomocy|już wkrótce|już otwarte',
  letting: 'do wynajęcia|wynajmę|na wynajem',
  selling: 'na sprzedaż|sprzedam',
  priced: {
    person: String.raw`(?:od|za) (?:osoby|osobę|dziecko|parę|os\.?)|\/ ?(?:os|osob)\p{L}*\.?|dorośli|dorosły|dzieci|dziecko|w obie strony|w jedną stronę|bilet powrotny`,
    stay: String.raw`(?:za|\/) ?(?:dobę|dzień|noc|godzinę|godz\.?|doba|weekend|h)|na (?:dobę|godziny|noc)|doba`,
    term: String.raw`(?:za|w|na|\/) ?(?:miesiąc|semestr|rok|sezon|kwartał|mies\.?)|miesięcznie`,
    piece: String.raw`szt(?:uk\p{L})?|za (?:kilo|słoik|worek|pęczek|litr|butelkę|metr)|słoik|worek|skrzynka`,
  },
  courseLength:
    '(?:przez |w )?(?:#|dwa|trzy|cztery|pięć|sześć|osiem|dziesięć) (?:tygodnie|tygodni|wieczory|wieczorów|popołudnia|popołudni|spotkania|spotkań|lekcje|lekcji|zajęcia|zajęć|soboty|sobót|niedziele|niedziel)',
  lasting: String.raw`godz|godziny|godzin|lekcji|zajęć|min|minut|tygodni\p{L}*`,
  provided: 'zapewniamy|materiały w cenie|materiały zapewnione|sprzęt (?:w cenie|zapewniony)|wypożyczamy',
  gifts: 'kupuje|karmi|nakarmi|sadzi|opłaca|opłaci|daje|starczy na|wystarczy na|pomaga',
  seeking: 'szuka|poszukuje',
  pictured: 'pokaż|zdjęcie|tło',
  forms: {
    deed: '*anie *enie napraw* serwis* pranie* sprzątan* montaż* wynajem* czyszczen* wymiana* usług* renowacj* tapicerowan* ostrzen* transport* przeprowadz* odbiór_gruzu wywóz* malowan* strzyżen* naprawimy naprawiamy czyścimy sprzątamy myjemy malujemy kosimy szyjemy ostrzymy przewozimy montujemy odbieramy usuwamy wymieniamy odnawiamy stroimy przycinamy skracan* skrócenie przeróbk* poprawk* krawieck* koszen* cięcie* szycie* mycie* przegląd* wyprowadzan* opieka_nad',
    lesson:
      'początkujących początkujący podstaw* poziom zajęcia lekcje warsztaty kurs* nauka dla_rodzin lepienie wypalanie od_zera od_podstaw pierwsze_kroki',
    goods:
      'słoik butelka zestaw paczka opakowanie domowe domowy domowa ręcznie_robion* sztuk szt blacha wędzon* śniadan* ubrani* mieszkani* używane używany używana odnowione',
    freeEntry: 'wstęp_wolny wstęp_bezpłatny bezpłatny_wstęp wejście_bezpłatne wstęp_darmowy',
    outing: 'wycieczka zwiedzanie rejs wyprawa przejażdżka spacer* wędrówk* noc_w nocleg*',
  },
  pointers: {
    donate: 'darowizn* wpłat* wesprzyj zbiórk* schronisk* fundacj* bank_żywności pomóż adoptuj',
    apply:
      'praca zatrudni* zatrudnimy poszukuj* szukamy oferta_pracy aplikuj dam_pracę staż* pracownik* rekrutacj* ekspedient* pół_etatu etat',
    download: 'aplikacj* pobierz app',
    play: 'gra gry *gra_mobilna łamigłówk* gra_mobiln*',
    listen: 'podcast* album płyt* słuchaj radio audiobook*',
    view: 'miejsce_parkingowe garaż_do działka działki mieszkani* na_sprzedaż do_wynajęcia nieruchomoś* pokojowe dom_na wynajm* nieruchomośc* działk* domy pokój_do pokój_do_wynajęcia pokój_dla_student*',
    'test-drive':
      'salon_samochodowy samochody_używane auta_używane jazda_próbna jazdy_próbnej auto_komis komis_samochodow* używane_auta jazd*_próbn* salon_samochodow*',
    tickets:
      'koncert* teatr* oper* cyrk* festiwal* kino wystaw* muzeum bilet* spektakl* stand-up kabaret* festyn* jarmark*',
    table:
      'restauracj* karczm* bistro rezerwacja_stolika stolik* brunch obiad* obiadow* kolacj* gospod* sushi',
    enrol:
      'kurs kursy lekcj* szkoł* nauka zajęcia korepetycj* warsztat* akademi* szkoleni* zapis* przedszkol* kursu szkółk* nauk* żłob* prawo_jazdy obóz* półkoloni* basen_dla nauka* zajęcia* trening* angielski* hiszpański* niemiecki* joga jogi pilates taniec tańca chór ceramik* ceramiki szycia pływani* nauka_pływania pierwsza_pomoc jazda_konna jazdy_konnej judo karate wspinaczk* gitara gitary śpiewu ',
    quote:
      'hydraulik* elektryk* dekarz* stolarz* malarz* przeprowadzk* sprzątani* ubezpieczeni* architekt* ślusarz* fotowolta* klimatyzacj* catering* drukarni* remont* wycen* dach* malowani* stolark* ubezpiecz* fotowoltaik* pompy_ciepła basen* ogrodnik* okna okien druk* tłumacz* strony_www murarz* glazurnik* płytk* meble_na_wymiar na_wymiar sprzątanie* czyszczenie* montaż* wycinka* deratyzacja* kominiar* komin* murar* cyklinowani* podłog* ogrodzeni* brukar* kostk* wycink* tapicer* markiz* rolet* żaluzj* alarm* monitoring* ładowark* łazienk* hydrauli* kanalizac* szyld* reklam* haft* hafty sitodruk* odśnieżani* elewacj* blat* szklar* rusztowani* opróżniani* tynk* ocieplen* gładzi* kuchnie_na introligator* grawer* renowacj* twój_stary twoja_stara nowa_kuchnia',
    book: 'napraw* dentyst* stomatolog* lekarz* klinik* fizjoterap* fryzjer* barber* salon_kosmet* kosmetycz* masaż* paznokc* weterynar* warsztat_samochodowy mechanik* hotel* pensjonat* kemping* fotograf* optyk* wizyt* wynajem* osteopat* psycholog* kosmetyczk* kosmetolog* paznokci* manicure pedicure rzęs* spa weterynarz* warsztat_samochod* opony wulkanizacj* nocleg* domki agroturystyk* pole_namiotow* wypożyczalni* wynajem_aut* okulist* groomer* hotel_dla_psów taksówk* taxi zwiedzani* wycieczk* loty lot degustacj* dj dmuchan* tatuaż* serwis_rower* naprawa* dmuchań* wymiana_opon krawc* krawiec* poprawki_krawieckie szewc* stroiciel* strojenie* opiekunk* wyprowadzani* hotel_dla_kotów petsitt* studio_nagrań sala_prób studio_nagraniowe akupunkt* refleksolog* sauna* piercing* brwi domek chata* chatk* paintball* laser_tag gokart* minigolf* lot_balonem kajak* spływ* fotobudk* animator* iluzjonist* myjni* auto_detailing przegląd* wulkanizac* higieniz* skaling* zabieg* depilacj* kosmetyka_auto ostrzenie* makijaż_ślubny dietetyk* logoped* paralotni*',
    order:
      'zamów* zamówieni* dostaw* dowóz na_wynos wynos pizz* pizzeri* burger* kebab* pierog* piekarni* cukierni* tort torty ciast* catering_dietetyczny kanapk* deska_serów skrzynk* paczka_warzyw diet* obiady_domowe obiady_z_dowozem bukiet* pączk* garmażer*',
    visit:
      'otwarci* odwiedź targ* jarmark* kwiaciarni* księgarni* kawiarni* kawa lodziarni* lody dzień_otwarty dni_otwarte aptek* sklep_mięsny rzeźnik* ogrodnicz* pralni* bibliotek* pub bar giełd* antyki antykwariat* pchli_targ targ_staroci giełda_staroci wyprzedaż_garażowa papierniczy pasmanteri* delikates* serowarni* rybny wymiana_ubrań odpust* dożynk* piknik* second_hand lumpeks* kiermasz*',
    contact:
      'adwokat* prawnik* radca_prawny kancelari* notariusz* księgow* biuro_rachunkowe doradc* doradztw* pogrzeb* dom_opieki hurtowni* konsult* skup* kredyt* adopcj* do_adopcji szuka_domu szukają_domu położn* detektyw* testament* spadk* opieka_nad_seniorem opieka_nad_osobami zarządzanie_nieruchomościami',
    start: 'siłowni* fitness crossfit klub_fitness oprogramowani* trening*',
    'sign-up':
      'nowych_członków zapis* zapisz zarejestruj rejestr* newsletter wolontariusz* członk* webinar* koło_gospodyń',
    buy: 'kup* wyprzedaż* promocj* rabat* sklep* butik* outlet buty mebl* materac* kanap* sof* odzież* ubrani* biżuteri* miód wino wina okular* rower* książk* zabawk* świec* serum kosmetyk* choink* drewno_kominkowe drewno_opałowe karma_dla karma poduszk* dywan* lamp* zastaw* plecak* walizk* torebk* skarpet* czapk* przypraw* dżem* mydł* włóczk* tkanin* nasion* rośliny sadzonk* zegark* płyty',
  },
} satisfies Language;
