/** Services and repairs in Swahili, read before its trades. Notation: word-list.ts. */
export const swahiliServices = `
rug bubbles: kuosha makapeti, kuosha kapeti, kuosha zulia, kuosha mazulia
t-shirt backpack: sare za shule, sare ya shule, yunifomu za shule
receipt shopping-cart: keshia, mtunza fedha, karani wa malipo
desktop-computer laptop: mafunzo ya kompyuta, kozi ya kompyuta, kozi za kompyuta
blood-drop: changia damu, kuchangia damu, uchangiaji damu, uchangiaji wa damu, toa damu
chick hen: vifaranga, kifaranga, vifaranga vya kuroiler, vifaranga vya kuku, kuroiler, kuku chotara, ufugaji wa kuku
hen egg: kuku wa nyama, kuku wa mayai, kuku wa kienyeji, kuku hai
stove fire: gesi ya kupikia, mtungi wa gesi, mitungi ya gesi
cocktail tropical-drink: bartender, mafunzo ya bartender, kokteli
fountain-pen: mwandiko, kaligrafia
tap wrench: pampu, pampu za maji, pampu ya maji, hita ya maji
roof: paa, paa la nyumba, mapaa, ukarabati wa paa, kuzuia uvujaji, mabati
sofa: ukarabati wa sofa, ukarabati wa sofa, masofa
fire: uchomeleaji, uchomeaji, kuchomelea, mitungi ya gesi, mtungi wa gesi, gesi ya kupikia
paint-roller: kazi ya rangi, rangi ya nyumba, kupaka rangi, kupaka rangi nyumba, karatasi za ukutani, wallpaper
trowel: kupiga plasta, plasta, gypsum
razor: kuondoa nywele
massage: hijama
hearing-aid: vifaa vya kusikia
speech-bubble: tiba ya usemi
bouncy-castle: bouncing castle, majumba ya kuruka
magic-wand: mwanamazingaombwe, mazingaombwe
loudspeaker: spika, kukodisha spika, mfumo wa sauti
chair: viti, viti na meza, viti vya ofisi
drum: masomo ya ngoma, ngoma za asili
droplet: umwagiliaji, umwagiliaji wa matone
amphora coin: vitu vya kale
coat: mitumba, nguo za mitumba
watch: saa za mkono, kurekebisha saa, fundi saa
kitchen-knife: visu, kunoa visu
sewing-machine: cherehani, kurekebisha cherehani
oven: jiko, majiko, kurekebisha jiko, jiko la gesi
laptop: kurejesha data
car: vifuniko vya viti vya gari
pancakes: chapati za maji
mirror: vioo vya ukutani, kioo
broom bucket: usafi baada ya ujenzi
tattoo-machine: tatuu
ice-cube: barafu
vacuum-cleaner: kifyonza vumbi
staircase: ngazi na reli, reli za ngazi
watch: fundi wa saa, saa za mkono, saa ya mkono, saa za ukutani
umbrella: mwavuli, miavuli
fence: uzio, ua wa chuma, geti
fire-extinguisher: kizima moto, vizima moto
horse horse-rider: farasi
basket leaves: vikapu, kikapu, ususi wa vikapu, mkeka, mikeka
mushroom: uyoga
mirror: kioo, vioo
necktie: suti, suti za harusi
ticket: tiketi
logs: kuni, mkaa
soft-drink: soda
cheese: jibini
duck: bata
shopping-bags: mitumba
crab: kaa
amphora: vyungu, ufinyanzi
thread: darizi, khanga
chart-up: uwekezaji, hisa
motor-boat: mashua, boti
book books: kufunga vitabu
wardrobe: kabati la nguo, makabati
headstone: kaburi
cutlery burger: gari la chakula, chakula mtaani
runner sneaker: mbio, mbio za hisani
`;
