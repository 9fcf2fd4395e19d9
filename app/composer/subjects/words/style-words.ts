/**
 * Words of instructions that make of a thing how the ad looks: "wine red", "marble background", "style affiche de
 * cinéma". `before` the noun, `behind` it. By language, alternatives of a regular expression.
 */
const before: Record<string, string> = {
  cs: 've stylu|barvy|pozadí',
  de: '(?:im stil|im look) (?:eine[rs]|von)|wie (?:auf )?ein(?:e[mnr]?)?',
  en: 'like an?|in the style of|shades? of|colou?r of',
  es: 'ambiente|estilo|efecto|fondo|tonos?|color(?:es)?|cartel|como un[ao]?|verde|azul|gris|amarillo|rojo|rosa|blanco|marrón',
  fr: 'ambiance|esprit|style|effet|fond|tons?|couleurs?|affiche|comme une?|vert|bleu|gris|jaune|rouge|rose|blanc|marron',
  it: 'atmosfera|stile|effetto|sfondo|toni|colore|colori|locandina|come un[ao]?|verde|blu|giallo|rosso|rosa|bianco|grigio',
  pl: 'w stylu|w klimacie|kolory|kolorystyka|tło',
  pt: 'ambiente|clima|estilo|efeito|fundo|tons?|cor(?:es)?|cartaz|como uma?|verde|azul|cinza|amarelo|vermelho|rosa|branco',
  ro: 'în stil|culori|fundal',
  ru: 'в стиле|в цветах|фон|цвета?',
  uk: '[ву] стилі|[ву] кольорах|тло|фон',
};

const behind: Record<string, string> = {
  da: 'stil|stemning|farver|baggrund',
  de: 'stil|look|optik|farben|töne|stimmung|atmosphäre|hintergrund|rand',
  en: '(?:(?:club|cover|sign|stub|scarf|window|poster) )?(?:look|styled?|feel|mood|vibes?|tones?|colou?rs?|palette|textures?|background|backdrop|border|theme|effect|font|poster|headline|design|lit|light|glow|red|brown|green|yellow|blue|pink|cream|white|gr[ae]y|purple)',
  fi: 'tyyli\\p{L}*|tunnelma\\p{L}*|sävy\\p{L}*|väri\\p{L}*|tausta\\p{L}*',
  hu: 'stílus\\p{L}*|hangulat\\p{L}*|színek|színű|háttér\\p{L}*',
  nb: 'stil|stemning|farger|bakgrunn',
  nl: 'stijl|sfeer|kleuren|tinten|look|achtergrond',
  sv: 'stil|känsla|färger|toner|bakgrund',
  tr: 'tarzı\\p{L}*|havası\\p{L}*|renkleri?|tonları?|arka plan',
};

export const styleWords = {
  before: Object.values(before).join('|'),
  behind: Object.values(behind).join('|'),
};
