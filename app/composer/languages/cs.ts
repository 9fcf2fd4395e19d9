import type { Language } from './language.ts';

/** Czech. */
export const cs = {
  code: 'cs',
  functionWords:
    'a s se na v ve pro od do váš vaše náš naše nový nová nové všechny výprodej sleva slevy akce nabídka doprava zdarma nyní teď dnes jen pouze kupte obchod otevření velké léto letní zima vánoční první boty je není kavárna pečivo čerstvé čerstvý chléb dort sýr víno květiny nábytek kuchyně zahrada dům škola kurz keramiky kytara kadeřnictví restaurace trh neděle děti pes kolo auto knihy šperky oblečení svatba koncert káva zmrzlina',
  calls: {
    buy: 'Koupit',
    order: 'Objednat',
    book: 'Rezervovat',
    table: 'Rezervovat stůl',
    reserve: 'Rezervovat místo',
    'sign-up': 'Zaregistrovat se',
    learn: 'Zjistit více',
    download: 'Stáhnout aplikaci',
    quote: 'Získat nabídku',
    donate: 'Přispět',
    visit: 'Navštivte nás',
    contact: 'Kontaktujte nás',
    start: 'Začít',
    discover: 'Objevit více',
    tickets: 'Koupit vstupenky',
    apply: 'Přihlásit se',
    call: 'Zavolejte nám',
    enrol: 'Přihlásit na kurz',
    view: 'Domluvit prohlídku',
    'test-drive': 'Domluvit testovací jízdu',
    play: 'Hrát',
    directions: 'Jak k nám',
  },
  callNumber: 'Volejte {phone}',
  off: String.raw`slev\p{L}*|sleva|levněji|ušetř\p{L}*|zlevněn\p{L}*`,
  offers: [
    {
      kind: 'free',
      source: String.raw`zdarma|gratis|bezplatn\p{L}*|jako dárek|vstup volný|bez poplatk\p{L}*`,
    },
    { kind: 'half', source: String.raw`za polovi\p{L}* (?:ceny|cenu)?|za půlku|poloviční cen\p{L}*` },
    {
      kind: 'bundle',
      source: String.raw`# za (?:cenu )?#|kupte #,? ?(?:a )?(?:zaplaťte|dostanete|#)[^.!?]{0,14}|koupíte #,? ?# zdarma|(?:druh\p{L}+|třet\p{L}+) [^.!?]{0,24}(?:zdarma|za polovi\p{L}*|se slevou[^.!?]{0,8}|# ?%)`,
    },
  ],
  upTo: 'až(?: do| o)?|minimálně|přes',
  from: 'od|jen|pouze|nyní|za|už od',
  insteadOf: 'místo|původně|dříve|namísto|běžná cena|hodnota',
  per: String.raw`na osobu|za (?:osobu|noc|den|měsíc|hodinu|kus|lekci)|/\s?(?:měs\.?|měsíc|noc|os\.?|den|rok|hod\.?|h|kg|ks)|měsíčně|vč\. DPH`,
  until: 'do|až do|platí do|nejpozději',
  lastDays:
    '(?:jen|pouze) (?:dnes|tento víkend|tento týden|zítra)|tento víkend|do vyprodání zásob|poslední šance|dnes',
  conditions: String.raw`vybran\p{L}*|nov\p{L} zákazní\p{L}*|člen\p{L}*|student\p{L}*|senior\p{L}*|min\.|minimálně|max\.|při (?:nákupu|objednávce)|nad # ?Kč|neplatí|nelze kombinovat|kromě|jen (?:pro|online)|pouze pro|pro (?:studenty|nové|děti|seniory|členy)|první (?:objednávk\p{L}*|nákup|návštěv\p{L}*|lekc\p{L}*)|poté|pak|bez závazku|každ\p{L}+|v (?:pondělí|úterý|středu|čtvrtek|pátek|sobotu|neděli)`,
  hours: 'otevřeno|otevírací doba',
  phone: String.raw`tel\.?|telefon|volejte|mobil|zavolejte|rezervace|kontakt`,
  planning: String.raw`více (?:zákazníků|prodejů|rezervací)|zvýšit|prodat|prodej\p{L}*|cíl|rozpočet|cílová skupina|vyprázdnit sklad|přilákat|získat nové|povědomí`,
  negations: String.raw`ne|bez|nikdy|žádn\p{L}*|není|ani|místo`,
  pointers: {
    enrol: 'kurz kurzy lekc* škol* výuk* doučován* akademi* dílna workshop* školka*',
    quote:
      'instalatér* elektrikář* pokrývač* truhlář* malíř* stěhován* úklid* pojišt* architekt* zámečn* fotovolta* klimatiz* catering* tiskárn* rekonstrukc*',
    view: 'byt byty na_prodej k_pronájmu nemovitost* dům',
    'test-drive': 'autosalon* autobazar* ojetá ojeté zkušební_jízd*',
    play: 'hra hry videohr* hlavolam*',
    book: 'zubař* zubní* lékař* klinik* fyzioterap* kadeřn* holičství* salon masáž* nehty kosmetik* veterin* autoservis* servis hotel* penzion* kemp fotograf* optik* pronájem* termín*',
  },
} satisfies Language;
