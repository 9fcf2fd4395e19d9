/** The languages that people learn and how lessons are offered, `X` for the language. */
type Learning = { names: string; forms: string };

const learning: Record<string, Learning> = {
  en: {
    names:
      'english,french,german,spanish,italian,portuguese,dutch,polish,swedish,danish,norwegian,finnish,czech,' +
      'hungarian,romanian,greek,turkish,russian,ukrainian,arabic,hebrew,hindi,japanese,korean,chinese,mandarin,' +
      'cantonese,thai,vietnamese,indonesian,welsh,irish,gaelic,latin,catalan,croatian,swahili,farsi,urdu',
    forms:
      'learn X,X for beginners,X for expats,X for adults,X for kids,X for travel,X for travellers,X for work,' +
      'X for business,beginners X,beginner X,speak X,X for everyone,X tutor',
  },
  de: {
    names:
      'deutsch,englisch,französisch,spanisch,italienisch,portugiesisch,niederländisch,polnisch,schwedisch,' +
      'dänisch,norwegisch,russisch,ukrainisch,türkisch,arabisch,griechisch,japanisch,chinesisch,koreanisch',
    forms: 'X lernen,lerne X,lernen sie X,X für anfänger,X für einsteiger,X für erwachsene,X für den beruf',
  },
  fr: {
    names:
      'français,anglais,allemand,espagnol,italien,portugais,néerlandais,polonais,russe,arabe,japonais,chinois,coréen',
    forms:
      "apprendre l'X,apprendre le X,apprenez l'X,apprenez le X,apprendre X,parler X,parlez X,X pour débutants," +
      'X pour adultes,X pour expatriés',
  },
  es: {
    names:
      'inglés,francés,alemán,italiano,portugués,español,catalán,euskera,chino,japonés,coreano,ruso,árabe,holandés',
    forms: 'aprende X,aprender X,aprenda X,X para adultos,X para principiantes,X para extranjeros',
  },
  it: {
    names:
      'inglese,francese,tedesco,spagnolo,portoghese,italiano,russo,cinese,giapponese,coreano,arabo,olandese',
    forms:
      "impara l'X,impara il X,impara lo X,imparare l'X,imparare il X,imparare lo X,impara X," +
      'X per principianti,X per stranieri,X per adulti',
  },
  pt: {
    names:
      'inglês,francês,alemão,espanhol,italiano,português,russo,chinês,japonês,coreano,árabe,mandarim,holandês',
    forms:
      'aprenda X,aprender X,aprende X,fale X,X para adultos,X para iniciantes,X para principiantes,X para estrangeiros',
  },
  nl: {
    names:
      'nederlands,engels,frans,duits,spaans,italiaans,portugees,pools,russisch,arabisch,turks,japans,chinees,zweeds',
    forms: 'leer X,X leren,X voor beginners,X voor expats,X voor anderstaligen,X voor volwassenen,spreek X',
  },
  pl: {
    names:
      'angielski,niemiecki,francuski,hiszpański,włoski,polski,rosyjski,ukraiński,norweski,szwedzki,japoński',
    forms:
      'X od podstaw,X dla dorosłych,X dla początkujących,X dla dzieci,ucz się X,X online,X dla obcokrajowców',
  },
  sv: {
    names: 'svenska,engelska,franska,tyska,spanska,italienska,arabiska,japanska,kinesiska,finska',
    forms: 'lär dig X,X för nybörjare,X för vuxna,prata X',
  },
  da: {
    names: 'dansk,engelsk,fransk,tysk,spansk,italiensk,arabisk,japansk,kinesisk',
    forms: 'lær X,X for begyndere,X for udlændinge,X for voksne,tal X',
  },
  nb: {
    names: 'norsk,engelsk,fransk,tysk,spansk,italiensk,arabisk,japansk,kinesisk',
    forms: 'lær X,lær deg X,X for nybegynnere,X for innvandrere,X for voksne,snakk X',
  },
  fi: {
    names: 'suomea,englantia,ruotsia,ranskaa,saksaa,espanjaa,italiaa,venäjää,japania,kiinaa',
    forms: 'opi X,X aloittelijoille,X aikuisille,X maahanmuuttajille,opiskele X,puhu X',
  },
  cs: {
    names: 'angličtina,němčina,francouzština,španělština,italština,čeština,ruština,japonština',
    forms: 'X pro začátečníky,X pro dospělé,X pro děti,X pro cizince,X od základů',
  },
  hu: {
    names: 'angol,német,francia,spanyol,olasz,magyar,orosz,japán,kínai',
    forms: 'X kezdőknek,X felnőtteknek,X gyerekeknek,X külföldieknek',
  },
  ro: {
    names: 'engleză,germană,franceză,spaniolă,italiană,română,rusă,japoneză',
    forms: 'învață X,X pentru începători,X pentru adulți,X pentru copii,X pentru străini',
  },
  el: {
    names: 'αγγλικά,γερμανικά,γαλλικά,ισπανικά,ιταλικά,ελληνικά,ρωσικά,κινέζικα',
    forms: 'μάθε X,μάθετε X,X για αρχάριους,X για ενήλικες,X για ξένους',
  },
  tr: {
    names: 'ingilizce,almanca,fransızca,ispanyolca,italyanca,türkçe,rusça,arapça,japonca',
    forms: 'X öğren,X öğrenin,X öğreniyoruz,yeni başlayanlar için X,yabancılar için X',
  },
  ru: {
    names: 'английский,немецкий,французский,испанский,итальянский,русский,китайский,японский,турецкий',
    forms: 'учим X,X для начинающих,X для взрослых,X для детей,X с нуля,X для иностранцев',
  },
  uk: {
    names: 'англійська,німецька,французька,іспанська,італійська,польська,українська,чеська',
    forms: 'X для початківців,X для дорослих,X для дітей,X з нуля,X для іноземців',
  },
  ar: {
    names: 'الإنجليزية,الفرنسية,الألمانية,الإسبانية,الإيطالية,العربية,التركية,الصينية',
    forms: 'تعلم X,تعلّم X,تعلم اللغة X,X للمبتدئين',
  },
  he: {
    names: 'אנגלית,צרפתית,גרמנית,ספרדית,איטלקית,עברית,ערבית,רוסית',
    forms: 'ללמוד X,לומדים X,X למתחילים',
  },
  id: {
    names:
      'bahasa inggris,bahasa jepang,bahasa korea,bahasa mandarin,bahasa jerman,bahasa indonesia,bahasa arab',
    forms: 'belajar X,X untuk pemula',
  },
};

const linesOf = ({ names, forms }: Learning) =>
  names
    .split(',')
    .map((name) => `speech-bubble books: ${forms.replaceAll('X', name).replaceAll(',', ', ')}`)
    .join('\n');

/** The lines of a language for lessons in others: "Learn Italian", "Deutsch für Anfänger". Notation: word-list.ts. */
export function learningWords(language: string): string {
  const lessons = learning[language];
  return lessons ? linesOf(lessons) : '';
}
