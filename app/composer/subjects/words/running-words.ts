/** How titles call people to run, before the distance: "Corri per l'ospedale, 5 km". */
export const runs =
  'corri|corriamo|courez|courons|corre|corremos|corra|lauf|lauft|laufen|biegnij|biegniemy|ren|hardlopen|juokse|fuss|aleargă|беги|бежим';

/** What 10K is too, behind it: an amount, a crowd, a screen. */
export const ofThousands =
  '(?:followers?|views?|subscribers?|likes?|giveaway|jackpot|salary|bonus|prize|reward|points?|monitors?|screens?|' +
  'tvs?|video|display|resolution|words?|steps|members|readers|users|reviews|downloads|customers|clients|people|ote|' +
  'a (?:year|month)|per|mah|rpm|seguidores|abonn\\p{L}+|volgers)(?!\\p{L})';

/** And before it: "within 5k". */
export const toThousands = '(?:over|under|within|every|win|than|earn|save|hit|reached|of|worth) ';
