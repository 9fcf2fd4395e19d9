/** The same as outings-and-industry.ts in languages of the east. */
export const outingsAndIndustryEast: Record<string, string> = {
  bg: `
alpaca: алпака, алпаки
ammonite: фосили, вкаменелости
binoculars: бинокъл, бинокли
bust: скулптура, скулптури, статуи, бюст
cooker-hood: аспиратор, аспиратори, почистване на аспирация
houseboat: хаусбот, къща на вода
hydraulic-hose: хидравлични маркучи, хидравличен маркуч, хидравлика
kayak: каяк, каяци
kitesurfer: кайтсърф
lathe: стругарски услуги, стругар, cnc обработка, металообработка
mussel: миди
photo-booth: фотобудка, фото будка
silo: силоз, силози, зърносушилня
snow-plough: почистване на сняг, снегопочистване
spark-plug: запалителни свещи
vape: вейп, електронни цигари
`,
  cs: `
alpaca: alpaka, alpaky, procházka s alpakami, lamy a alpaky
ammonite: zkameněliny, fosilie, trilobiti
binoculars: dalekohledy, dalekohled
bust: sochy, sochařství, busta, sochařský kurz
cooker-hood: digestoř, digestoře, čištění vzduchotechniky, čištění digestoří
hearse: pohřební vůz
houseboat: hausbót, hausbóty, hausboty
hydraulic-hose: hydraulické hadice, hydraulická hadice, výroba hydraulických hadic, hydraulika
kayak: kajak, kajaky, půjčovna kajaků
kitesurfer: kitesurfing, kiting
lathe: soustružení, soustruh, cnc obrábění, cnc soustružení, kovoobrábění, obrábění kovů, strojírenská výroba
mussel: slávky
nativity-crib: betlém, betlémy, živý betlém, výstava betlémů, půlnoční a betlém
photo-booth: fotokoutek, fotokoutky, fotobudka
quilt: patchwork, patchworkový kurz
silo: silo, sila, sušička obilí
snow-plough: odklízení sněhu, úklid sněhu, zimní údržba
soldering-iron: pájení, kurz pájení
spark-plug: zapalovací svíčky
tuba: tuba
vape: elektronické cigarety, e-cigarety, vape shop
`,
  hr: `
alpaca: alpaka, alpake
ammonite: fosili, amoniti
binoculars: dalekozor, dalekozori, dvogled
bust: kip, kipovi, skulptura, skulpture
cooker-hood: kuhinjska napa, nape, čišćenje napa, kuhinjske nape
houseboat: kuća na vodi, houseboat
hydraulic-hose: hidraulička crijeva, hidraulično crijevo, hidraulična crijeva, hidraulika
kayak: kajak, kajaci, kajakarenje, najam kajaka
kitesurfer: kitesurfing, kajtanje, škola kitesurfinga
lathe: tokarenje, tokar, tokarski radovi, cnc obrada, cnc tokarenje, strojna obrada
mussel: dagnje, dagnja
nativity-crib: žive jaslice, božićne jaslice, izložba jaslica
photo-booth: photobooth, photo booth, foto kabina
quilt: patchwork
silo: silos, silosi, sušara za žito
snow-plough: čišćenje snijega, ralica
spark-plug: svjećice
tuba: tuba
vape: vape, e-cigarete, elektronske cigarete, vape shop
`,
  hu: `
alpaca: alpaka, alpakák, alpaka farm, alpakasétáltatás, alpakafarm
ammonite: ősmaradványok, fosszíliák, kövületek
binoculars: távcső, távcsövek
bust: szobor, szobrok, szobrászat, szobrász
cooker-hood: páraelszívó, páraelszívók, szagelszívó, zsírkürtő, konyhai elszívó, elszívó tisztítás
hearse: halottaskocsi
houseboat: lakóhajó, lakóhajók
hydraulic-hose: hidraulikatömlő, hidraulika tömlő, hidraulikus tömlő, hidraulika, hidraulikatömlők
kayak: kajak, kajakok, kajaktúra, kajakbérlés, kajak-kenu, kajakozás
kitesurfer: kitesurf, kitesurfing
lathe: eszterga, esztergályos, esztergálás, cnc esztergálás, cnc megmunkálás, forgácsolás, forgácsoló
mussel: kagyló, fekete kagyló
nativity-crib: élő betlehem, betlehem, betlehemezés, betlehemek
photo-booth: fotóautomata, fotófülke, fotobox, szelfi gép, szelfigép
quilt: patchwork, foltvarró, foltvarrás
silo: siló, terménytároló, terményszárító, szemestermény szárítás
snow-plough: hóeltakarítás, hóeltakarító, hókotró, síkosságmentesítés
spark-plug: gyújtógyertya, gyújtógyertyák
tuba: tuba
vape: e-cigi, elektromos cigaretta, vape
`,
  pl: `
alpaca: alpaka, alpaki, spacer z alpakami, spacery z alpakami, alpakarium
ammonite: skamieniałości, amonity, skamielina, skamieliny
bird binoculars: obserwacja ptaków, obserwacje ptaków, spacer ornitologiczny, spacery ornitologiczne
binoculars: lornetka, lornetki
bust: rzeźba, rzeźby, posągi, popiersie, popiersia, rzeźbiarstwo, warsztaty rzeźbiarskie
cooker-hood: okap, okapy, okap kuchenny, okapy kuchenne, czyszczenie okapów, czyszczenie wentylacji kuchennej
hearse: karawan, karawany
houseboat: houseboat, houseboaty, dom na wodzie, domy na wodzie
hydraulic-hose: wąż hydrauliczny, węże hydrauliczne, zakuwanie węży, hydraulika siłowa, przewody hydrauliczne
kayak: kajak, kajaki, spływ kajakowy, spływy kajakowe, wypożyczalnia kajaków, wynajem kajaków
kitesurfer: kitesurfing, kitesurf, szkoła kite, kurs kitesurfingu
lathe: tokarka, tokarki, tokarstwo, toczenie, toczenie cnc, obróbka cnc, obróbka skrawaniem, tokarz, ślusarz tokarz, usługi tokarskie, frezowanie i toczenie, frezowanie cnc
mussel: małże
nativity-crib: szopka, szopki, żywa szopka, szopka bożonarodzeniowa, szopki krakowskie, jasełka
photo-booth: fotobudka, fotobudki, fotolustro, fotolustra, wynajem fotobudki
quilt: patchwork, patchworki, warsztaty patchworku
scrubs: odzież medyczna, uniformy medyczne, bluzy medyczne, scrubsy
silo: silosy zbożowe, silos, silosy, suszarnia zbóż, suszarnie zboża
snow-plough: odśnieżanie, odśnieżanie dachów, pług śnieżny, zimowe utrzymanie
soldering-iron: lutowanie, kurs lutowania
spark-plug: świece zapłonowe
tuba: tuba
vape: e-papierosy, e-papieros, vape, waporyzatory
`,
  ru: `
alpaca: альпака, альпаки, ферма альпак
ammonite: окаменелости, аммониты
binoculars: бинокль, бинокли
bust: скульптура, скульптуры, статуи, бюст, бюсты, курсы скульптуры
cooker-hood: кухонная вытяжка, кухонные вытяжки, вытяжка, вытяжки, чистка вытяжки, чистка вытяжек, чистка вентиляции кухни
hearse: катафалк
houseboat: хаусбот, дом на воде, плавучий дом
hydraulic-hose: рвд, рукава высокого давления, гидравлика, ремонт гидравлики, гидравлические шланги, шланги рвд
kayak: каяк, каяки, каякинг, прогулки на каяках, прокат каяков, байдарка, байдарки
kitesurfer: кайтсёрфинг, кайтсерфинг, кайт школа, школа кайтсерфинга
lathe: токарные работы, токарь, токарные услуги, токарный станок, токарная обработка, чпу, станки чпу, металлообработка, фрезерные работы, токарно-фрезерные работы
mussel: мидии
nativity-crib: рождественский вертеп, вертеп, вертепы
photo-booth: фотобудка, фотобудки, фотокабина, селфи зеркало
quilt: лоскутное шитьё, лоскутное шитье, пэчворк, квилтинг, лоскутное одеяло
scrubs: медицинская одежда, медицинские костюмы, хирургические костюмы, медодежда
silo: силос, элеватор зерна, зерносушилка, зернохранилище, сушка зерна
snow-plough: уборка снега, чистка снега, вывоз снега, снегоуборка
soldering-iron: пайка, паяльник, паяльники
spark-plug: свечи зажигания
tuba: туба
vape: вейп, вейпы, вейпшоп, электронные сигареты, вейп шоп
`,
  sk: `
alpaca: alpaka, alpaky, prechádzka s alpakami
ammonite: skameneliny, fosílie
binoculars: ďalekohľad, ďalekohľady
bust: sochy, sochárstvo, busta, sochársky kurz
cooker-hood: digestor, digestory, odsávač pár, čistenie digestorov
houseboat: hausbót, hausboty
hydraulic-hose: hydraulické hadice, hydraulická hadica, hydraulika
kayak: kajak, kajaky, požičovňa kajakov
kitesurfer: kitesurfing
lathe: sústruženie, sústruh, sústružník, cnc obrábanie, kovoobrábanie
mussel: slávky
nativity-crib: betlehem, betlehemy, živý betlehem, výstava betlehemov
photo-booth: fotokútik, fotobúdka, fotobudka
quilt: patchwork
silo: silo, silá, sušička obilia
snow-plough: odpratávanie snehu, odhŕňanie snehu, zimná údržba
vape: elektronické cigarety, vape
`,
  sl: `
alpaca: alpaka, alpake
ammonite: fosili, okamnine
binoculars: daljnogled, daljnogledi
bust: kip, kipi, skulpture, kiparstvo, kiparska delavnica
cooker-hood: kuhinjska napa, kuhinjske nape, nape, čiščenje nap
houseboat: hišica na vodi, plavajoča hiša
hydraulic-hose: hidravlične cevi, hidravlična cev, hidravlika
kayak: kajak, kajaki, kajakaštvo
kitesurfer: kajtanje, kitesurfing
lathe: struženje, strugarstvo, stružnica, cnc struženje, cnc obdelava, strojna obdelava
mussel: klapavice
nativity-crib: jaslice, žive jaslice, razstava jaslic
photo-booth: foto kabina, photo booth, fotokotiček
snow-plough: pluženje snega, pluženje, odmetavanje snega
vape: elektronske cigarete, vape
`,
  uk: `
alpaca: альпака, альпаки
ammonite: скам'янілості
binoculars: бінокль, біноклі
bust: скульптура, скульптури, статуї, погруддя
cooker-hood: кухонна витяжка, витяжка, витяжки, чищення витяжок, чистка витяжок
hearse: катафалк
houseboat: хаусбот, будинок на воді
hydraulic-hose: рвт, рукави високого тиску, гідравліка, гідравлічні шланги, ремонт гідравліки
kayak: каяк, каяки, байдарка, байдарки, прокат каяків
kitesurfer: кайтсерфінг
lathe: токарні роботи, токар, токарні послуги, токарний верстат, металообробка, чпк
mussel: мідії
nativity-crib: вертеп, вертепи, різдвяний вертеп, різдвяна шопка, шопка
photo-booth: фотобудка, фотобудки
quilt: клаптикове шиття, печворк
scrubs: медичний одяг, медичні костюми
silo: зерносушарка, зерносховище, сушіння зерна
snow-plough: прибирання снігу, розчищення снігу, вивіз снігу
spark-plug: свічки запалювання
tuba: туба
vape: вейп, вейпи, електронні сигарети
`,
};
