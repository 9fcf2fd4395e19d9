/** What an owner asks to be shown, in the other languages. Notation: word-list.ts. */
export const askedElsewhere = {
  sk: `
wave: more
national-park: jazero, rieka, pleso
tree: les, lesy
sunrise: západ slnka, východ slnka
mountain: kopce, hory, vrchy
armchair: kreslo
spotlight: svetlá reflektorov
theatre-masks: javisko, opona
delivery-van: dodávka
tanker: cisterna, fekál
concrete-mixer: domiešavač
lorry: kamión, nákladiak
smartphone: tablet, mobil
love-letter: staré listy, listy
torch: fakle
`,
  sv: `
wave: hav, havet, havsutsikt
national-park: sjö, sjön, å, älv, insjö
tree: skog, skogen
sunrise: solnedgång, soluppgång
mountain: fjäll, fjällen, berg, kullar
delivery-van: skåpbil
-: ljus, ljust, varmt ljus
tanker: tankbil, slambil, sugbil
concrete-mixer: betongbil
lorry: lastbil
smartphone: surfplatta, läsplatta, mobilskärm, tablet
love-letter: gamla brev, brev
spotlight: scenljus, strålkastare
theatre-masks: ridå
torch: facklor, fackelsken
armchair: fåtölj, gammal fåtölj
books: läderband, gamla läderband, gamla böcker
`,
  tr: `
wave: deniz, deniz manzarası, denizi
national-park: göl, göl manzarası, nehir
tree: orman, ormanı
sunrise: gün batımı, gün doğumu
mountain: dağlar, dağ, tepeler
armchair: berjer, koltuk
delivery-van: minivan, kamyonet
tanker: vidanjör, tanker
concrete-mixer: beton mikseri
lorry: kamyon, tır
smartphone: tablet, telefon ekranı
love-letter: eski mektuplar, mektup
spotlight: sahne ışıkları, sahne ışığı
theatre-masks: perde
torch: meşale, meşaleler
amphora: toprak çömlek, güveç kabı
`,
  uk: `
wave: море
national-park: озеро, річка
tree: ліс, сосни
sunrise: захід сонця, світанок
mountain: гори, пагорби, карпати
tanker: асенізатор, мулосос, бочка, автоцистерна
concrete-mixer: бетономішалка
lorry: вантажівка, фура, самоскид
smartphone: планшет, екран телефону, смартфон
love-letter: старі листи, листи, конверт
spotlight: світло софітів, софіти
theatre-masks: сцена, завіса
torch: смолоскипи, факели
armchair: крісло, старе крісло
amphora: глиняний горщик
`,
  bg: `
wave: море, морето
national-park: езеро, река, язовир
tree: гора, гората
sunrise: залез, изгрев
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
wave: θάλασσα, θέα θάλασσα
national-park: λίμνη, ποτάμι
tree: δάσος
sunrise: ηλιοβασίλεμα, ανατολή
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
wave: morje
national-park: jezero, reka
tree: gozd, gozdovi
sunrise: sončni zahod, sončni vzhod
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
wave: mar, el mar
national-park: llac, riu, pantà
tree: bosc, boscos
sunrise: posta de sol, sortida de sol
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
wave: meri, merevaade
national-park: järv, järve, jõgi
tree: mets, metsa, männimets
sunrise: päikeseloojang, päikesetõus
tanker: paakauto
lorry: veoauto
smartphone: tahvel, tahvelarvuti
armchair: tugitool
love-letter: vanad kirjad
torch: tõrvikud
`,
  lt: `
wave: jūra, jūros
national-park: ežeras, ežero, upė
tree: miškas, miškai, pušynas
sunrise: saulėlydis, saulėtekis
mountain: kalvos, kalnai
tanker: cisterna
lorry: sunkvežimis, vilkikas
delivery-van: mikroautobusas, furgonas
smartphone: planšetė
armchair: fotelis
love-letter: seni laiškai
`,
  lv: `
wave: jūra, jūras
national-park: ezers, ezera, upe
tree: mežs, priedes
sunrise: saulriets, saullēkts
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
