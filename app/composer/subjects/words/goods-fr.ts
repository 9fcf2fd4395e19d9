/** Goods and crafts in French. Notation: word-list.ts. */
export const frenchGoods = `
tree seedling: bonsaï, bonsaïs, rempotage
cat: toilettage félin, chatterie
trumpet: cor de chasse, trombone, clairon
guitar: ukulélé, mandoline, luth
doughnut: churros, chichis, beignets
kitchen-knife: affûteur
umbrella: parapluies, parapluie, parasols
logs fire: pellets
amphora: stage de poterie
theatre-masks: déguisements, location de costumes
`;
