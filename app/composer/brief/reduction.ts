/** Words that say no more of a trade than that it costs less now ("gym membership sale"). */
export const reduction =
  /(?<!\p{L})(?:sales?|deals?|clearance|offers?|discounts?|promo\p{L}*|outlet|(?:aus|ab)?verkauf|rabatt\p{L}*|aktion|soldes?|remise|rebajas?|liquidaci\p{L}*|liquida[çz]\p{L}*|oferta|saldi|sconto|desconto|uitverkoop|korting|wyprzedaż|promocja|rea|udsalg|salg|ale|sleva|zľava|akció|reducer\p{L}*|скидк\p{L}*|распродаж\p{L}*|знижк\p{L}*|indirim\p{L}*)(?!\p{L})|%|割引|セール|할인|세일|折|优惠|優惠/iu;
