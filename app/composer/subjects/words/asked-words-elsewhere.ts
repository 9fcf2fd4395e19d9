/** What an owner asks to be shown, in eleven more languages. Notation: word-list.ts. */
export const askedElsewhere = {
  bg: `
rose: розови полета, розово поле, рози, розови градини
mountain: планина, планината, хълмове, планини
tanker: цистерна
concrete-mixer: бетоновоз
lorry: камион, самосвал
delivery-van: бус, микробус за доставки
smartphone: таблет, смартфон
armchair: фотьойл, кресло
love-letter: стари писма, писмо
torch: факли
`,
  el: `
mountain: βουνά, βουνό, λόφοι
tanker: βυτίο, βυτιοφόρο
concrete-mixer: μπετονιέρα
lorry: φορτηγό
delivery-van: βαν, φορτηγάκι
smartphone: τάμπλετ, tablet, κινητό
armchair: πολυθρόνα
love-letter: παλιά γράμματα, γράμμα
spotlight: φώτα σκηνής, προβολείς
theatre-masks: σκηνή
torch: πυρσοί, δαυλοί
`,
  sl: `
mountain: hribi, hribe, gore, griči
tanker: cisterna
lorry: tovornjak, kamion
delivery-van: kombi, dostavnik
smartphone: tablica, tablični računalnik
armchair: fotelj
love-letter: stara pisma, pismo
torch: bakle
`,
  sr: `
mountain: brda, brdo, planine, planina
tanker: cisterna
concrete-mixer: mikser
lorry: kamion
delivery-van: kombi
smartphone: tablet
armchair: fotelja
love-letter: stara pisma
`,
  ca: `
mountain: muntanyes, muntanya, turons
candle: espelma, espelmes
tanker: camió cisterna
concrete-mixer: formigonera
lorry: camió
delivery-van: furgoneta
smartphone: tauleta, mòbil
armchair: butaca
love-letter: cartes antigues
torch: torxes
amphora: olla de fang, atuell de fang
`,
  et: `
tanker: paakauto
lorry: veoauto
smartphone: tahvel, tahvelarvuti
armchair: tugitool
love-letter: vanad kirjad
torch: tõrvikud
`,
  lt: `
mountain: kalvos, kalnai
tanker: cisterna
lorry: sunkvežimis, vilkikas
delivery-van: mikroautobusas, furgonas
smartphone: planšetė
armchair: fotelis
love-letter: seni laiškai
`,
  lv: `
mountain: kalni, pakalni
tanker: cisterna
lorry: kravas auto, kravas mašīna
smartphone: planšete
armchair: atpūtas krēsls
love-letter: vecas vēstules
`,
  vi: `
tanker: xe bồn, xe bồn hút
lorry: xe tải
smartphone: máy tính bảng
`,
};
