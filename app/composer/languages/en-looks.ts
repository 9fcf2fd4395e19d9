import type { Language } from './language.ts';

/** English words for how an ad looks, colours, moods, voices and typefaces, and for what is to stand on it. */
export const englishLooks = {
  colors: {
    red: '',
    blue: '',
    green: '',
    yellow: '',
    orange: '',
    purple: '',
    pink: 'rosy',
    brown: '',
    gray: '',
    black: '',
    white: '',
    gold: '',
    silver: '',
    beige: 'cream*',
    cream: '',
    turquoise: '',
    navy: '',
    'olive green': '',
    mint: '',
    sage: '',
    terracotta: '',
    burgundy: '',
    mustard: '',
    coral: '',
    lilac: '',
    salmon: '',
    peach: '',
    petrol: '',
    charcoal: '',
    emerald: '',
    rust: '',
    plum: '',
    sand: '',
    copper: '',
    'sky blue': '',
    teal: '',
    'dusty pink': '',
  },
  shades: {
    lighter: 'light|pale|soft',
    darker: 'dark|deep',
    brighter: 'bright|vivid|hot|electric|neon',
    pastel: 'pastel|baby|dusty|muted',
  },
  adParts: {
    background: 'background|backdrop',
    text: 'text|letters|font|type|lettering',
    accent: 'accents?|buttons?|cta|highlights?|details?',
  },
  themes: {
    autumn: 'autumn* fall',
    neon: 'cyberpunk* neon* synthwave vaporwave',
    pastel: 'pastel* pastels',
    halloween: 'halloween spooky',
    christmas: 'christmas xmas',
    valentine: 'valentine* valentin*',
    spring: 'spring',
    summer: 'summer* tropical*',
    winter: 'winter* wintry',
    earthy: 'earthy earth_tone* boho* bohemian*',
    retro: 'retro* vintage 70s 80s',
    monochrome: 'monochrome monochrom* black_and_white black_&_white',
    minimal: 'minimal* minimalist* clean scandinavian nordic',
    luxury: 'luxur* premium elegant* opulent',
    dark: 'dark dark_mode moody gothic* dark_colors dark_colours',
    bright: 'bright garish flashy vibrant* colorful colourful bright_colors bright_colours vivid',
    ocean: 'ocean* sea marine nautical',
    forest: 'forest jungle woodland nature nature_colors',
    sunset: 'sunset sunrise dusk',
    candy: 'candy bubblegum candy_colors',
    industrial: 'industrial* urban grunge concrete loft',
    rustic: 'rustic* farmhouse country',
    futuristic: 'futuristic* sci-fi space galaxy cosmic galax*',
    romantic: 'romantic*',
    warm: 'warm_colors warm_tones warm_colours warm_palette warm_hues',
    cool: 'cool_colors cool_tones cool_colours cool_palette cold_colors cold_colours',
    ramadan: 'ramadan* eid',
    diwali: 'diwali deepavali holi',
    lunarNewYear: 'chinese_new_year lunar_new_year',
  },
  voices: {
    luxury: 'luxur* premium elegan* exclusiv* sophisticated high-end refined classy opulent prestige',
    playful: 'playful* fun funny quirky humor* humour* witty cheerful happy silly joyful whimsical cheeky',
    urgent: 'urgent* hurry last_chance limited_time act_now fomo flash_sale pressing',
    professional:
      'professional* corporate formal* trustworth* trusted serious expert* authoritative informative confident business',
    friendly: 'friendly warm cozy cosy welcoming casual approachable conversational caring heartfelt homely',
    bold: 'bold* edgy loud energetic powerful dynamic strong daring rebellious hype gritty urban',
    calm: 'calm* minimal* simple clean soft gentle serene zen natural peaceful understated minimalist*',
    romantic: 'romantic* romance love dreamy tender',
    tech: 'tech techy futuristic* innovative* cutting-edge high-tech digital modern_tech cyber*',
    retro: 'retro* vintage nostalgi* old-school 70s 80s 90s classic*',
  },
  typefaces: {
    mono: 'mono monospace* monospaced code coding terminal typewriter',
    script: 'script cursive calligraph* wedding_script',
    handwritten: 'handwrit* hand-written hand_written hand-drawn hand_drawn brush marker',
    condensed: 'condensed narrow tall compressed',
    heavy:
      'impactful heavy chunky massive poster ultra_bold extra_bold black_weight loud sporty athletic sport*',
    tech: 'tech techy technolog* futuristic* digital cyber* sci-fi',
    editorial: 'editorial* high_fashion fashion* magazine vogue_like high-contrast dramatic',
    luxury: 'luxur* premium refined high-end exclusive',
    elegant:
      'elegant* classy serif serifs sophisticated classic* graceful vintage retro romantic* traditional*',
    playful: 'playful* fun funny childish kids bubbly bubble cartoon* comic* whimsical cute quirky',
    rounded: 'round* friendly soft',
    bold: 'bold* strong powerful bold',
    geometric: 'geometric*',
    clean: 'clean minimal* simple sans sans-serif sans_serif neutral readable legible',
    modern: 'modern* contemporary',
  },
  namedAs:
    'called|named|[Nn]ame is|(?:[Cc]lub|[Cc]hoir|[Ss]chool|[Gg]ym|[Cc]linic|[Bb]and|[Ff]arm|[Hh]otel|[Gg]arage|[Vv]enue|[Pp]ractice|[Gg]allery|[Aa]cademy|[Tt]eam|[Cc]harity) is',
  hopes: {
    take: String.raw`turn(?:ing)?(?: \p{L}+){0,3} into|(?:get|have|make)(?: \p{L}+){1,3} to (?:try|buy|book|take|order|join)|(?:book|get|request|reserve)(?:ing)?(?! (?:now|today|early|direct|online|ahead|in|up|out|by|before|via|at|on|with|here|through|it|them)(?!\p{L}))|fill(?:ing)?(?: up)?|shift(?:ing)?|push(?:ing)?|offer(?:ing)?|advertis(?:e|ing)|announc(?:e|ing)`,
    count: 'bookings|requests|enquiries|inquiries|registrations|downloads|appointments|takers',
  },
  writtenBig:
    '(?:nice and |really |very )?(?:big|large|bold|small)|in (?:big|large|bold|small|capital)(?: letters| type| print)?',
  withheld:
    "(?:do not|do ?n['’]?t|never) (?:put|print|show|include|mention|give|add|write|publish) (?:it|this|that|the (?:address|street)|(?:my|our) address)(?! (?:on|in) (?:top|the (?:top|middle|corner|left|right|bottom)))|not (?:for print|(?:to be )?(?:printed|shown|published))|leave (?:it|this|the address) (?:off|out)",
  roomKept: '(?:leave|keep) (?:the |some |a |enough )?(?:top|bottom|left|right|corner|space|room|gap|area)',
  aroundMention: {
    please: 'please',
    also: 'also',
    that: 'that|our|the',
    behind:
      '(?:(?:must|should|has to|have to|needs? to|to) be (?:on|in|there|included|mentioned|visible|shown|printed|displayed)|(?:must|should|has to|have to|needs? to) (?:appear|go on))(?: it| there| (?:it )?(?:on|in) the (?:ad|poster|picture|flyer|banner))?',
  },
  lettering: {
    capitals: 'all[ -]caps|uppercase|capitals',
    small: 'lowercase',
    light: 'light|thin|fine',
    bold: 'bold|heavy|black',
  },
} satisfies Pick<
  Language,
  | 'colors'
  | 'shades'
  | 'adParts'
  | 'themes'
  | 'voices'
  | 'typefaces'
  | 'withheld'
  | 'roomKept'
  | 'aroundMention'
  | 'hopes'
  | 'lettering'
  | 'namedAs'
  | 'writtenBig'
>;
