/**
 * Models of cars as private persons sell them, the same in every language: "Golf 7 TDI", "Octavia 1.9". Words that mean
 * something else alone (a golf course, a fiesta) stand beside their make, their engine or their number. Read behind the
 * list of a language. Notation: word-list.ts.
 */
export const carModels = `
car key: golf 4, golf 5, golf 6, golf 7, golf 8, golf iv, golf v, golf vi, golf vii, golf viii, golf tdi, golf gti
car key: golf gte, golf tsi, golf variant, golf kombi, golf plus, vw golf, vw polo, vw passat, vw jetta, vw gol
car key: vw up, vw lupo, vw fox, volkswagen golf, volkswagen polo, volkswagen passat, volkswagen jetta
car key: volkswagen gol, volkswagen up, volkswagen lupo, volkswagen fox, passat, tiguan, touran, sharan, touareg
car key: polo tdi, polo tsi, polo gti, polo benzin, jetta tdi, corsa, astra, insignia, zafira, meriva, vectra
car key: opel mokka, opel adam, opel agila, ford fiesta, ford focus, ford mondeo, ford kuga, ford puma, ford ka
car key: ford ecosport, ford galaxy, mondeo, kuga, clio, megane, mégane, twingo, captur, kadjar, renault scenic
car key: renault laguna, renault zoe, peugeot 106, peugeot 107, peugeot 108, peugeot 206, peugeot 207, peugeot 208
car key: peugeot 306, peugeot 307, peugeot 308, peugeot 2008, peugeot 3008, peugeot 5008, citroen c1, citroen c2
car key: citroen c3, citroen c4, citroen c5, citroen xsara, citroën c1, citroën c2, citroën c3, citroën c4
car key: citroën c5, citroën xsara, dacia duster, dacia sandero, dacia logan, duster, sandero, fiat panda
car key: panda 4x4, fiat punto, grande punto, fiat tipo, fiat uno, fiat palio, seat ibiza, seat leon, seat león
car key: seat ateca, seat arona, octavia, fabia, skoda superb, škoda superb, kodiaq, karoq, yaris, corolla, auris
car key: aygo, toyota rav4, qashqai, nissan micra, nissan juke, nissan versa, honda civic, honda jazz, hyundai i10
car key: hyundai i20, hyundai i30, hyundai tucson, kia ceed, kia picanto, kia sportage, kia rio, suzuki swift
car key: suzuki jimny, mazda 2, mazda 3, mazda 6, mazda cx-5, bmw 116, bmw 118, bmw 318, bmw 320, bmw 520, bmw x1
car key: bmw x3, bmw x5, bmw e46, bmw e90, audi a1, audi a3, audi a4, audi a6, audi q3, audi q5, volvo v40
car key: volvo v50, volvo v60, volvo v70, volvo xc60, volvo xc90, tesla model, mini cooper, smart fortwo
car key: lancia ypsilon, alfa romeo, giulietta, mercedes c, mercedes a, chevrolet onix, chevrolet spark
car key: chevrolet aveo, hb20, gol trend, tsuru
car key: ваз, ваз 2107, ваз 2110, лада, лада гранта, лада веста, нива, жигули, москвич 412, уаз, славута
car key: шкода октавия, шкода октавія, рено логан, форд фокус, опель, опель астра, фольксваген поло, киа рио
car key: хендай солярис, шкода, фольксваген, мерседес, ауди, ауді, бмв, тойота, рено, пежо, ланос, деу ланос
`;
