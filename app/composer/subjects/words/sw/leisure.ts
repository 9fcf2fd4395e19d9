/** Swahili words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const swahiliLeisure = `
badminton: badminton
balloon party-popper: baluni
basketball: mpira wa kikapu
billiard-ball: pool table
boxing-glove: ndondi
camera: mpiga picha, picha, upigaji picha, studio ya picha, kamera
chess-pawn trophy: chesi, sataranji
clapperboard video-camera: kuhariri video, video
crystal-ball: unajimu, mnajimu
dice chess-pawn: michezo ya bodi
disco-ball: disko, dj
diving-mask tropical-fish: kupiga mbizi
drum: masomo ya ngoma
dumbbell stopwatch: gym, mazoezi, ukumbi wa mazoezi, mazoezi ya viungo
embroidery-hoop thread: kudarizi, darizi, kutarizi, utarizi
fireworks firecracker: fataki
fishing-rod fish: uvuvi, kuvua samaki
flute: filimbi
football goal-net: mpira wa miguu, kandanda, soka
framed-picture palette: fremu za picha, nyumba ya sanaa
game-controller joystick: michezo ya video, playstation, gemu
gift ribbon: zawadi, vifurushi vya zawadi
golf golfer: gofu
guitar musical-notes: gitaa, udi wa muziki
headphones: vipokea sauti, spika za masikioni
judo-suit: karate, judo
loom yarn: kufuma, ufumaji
magic-wand top-hat: mwanamazingaombwe, mazingaombwe
microphone: karaoke, uimbaji
musical-notes: muziki, kwaya, masomo ya muziki, bendi
musical-notes drum: bendi ya harusi
musical-score musical-notes: kwaya ya kanisa
palette paintbrush: uchoraji, hina, kuchora hina, usanifu wa michoro, nembo
party-popper balloon: siku ya kuzaliwa
party-popper balloon: ~ sherehe
piano-keys: piano, kinanda
potters-wheel amphora: mfinyanzi
potters-wheel vase: ufinyanzi
sewing-needle thread: fundi cherehani, fundi nguo, ushonaji, kushona
shisha: shisha
studio-microphone headphones: podikasti, studio ya kurekodi
table-tennis: tenisi ya meza
teddy-bear crayon: chekechea, vitu vya kuchezea, midoli, malezi ya watoto, mwanasesere, kulea watoto, yaya
television: televisheni, runinga, tv, king'amuzi
tennis: tenisi
theatre-masks: vichekesho, igizo, tamthilia, maigizo
ticket: tiketi
trophy ballot-box: tuzo, tuzo za
trumpet drum: matarumbeta, bendi ya matarumbeta
violin: fidla
volleyball: mpira wa wavu
yarn: sweta za kufuma
yarn thread: ususi
baby: mtoto mchanga, watoto wachanga
bride ring: bibi harusi
climber mountain: kupanda miamba
clown balloon: mchekeshaji wa watoto
cook frying-pan: mapishi, darasa la upishi, upishi, mpishi
dancer drum: ngoma za asili, ngoma ya asili
dancer musical-notes: ngoma, kucheza, dansi, kudansi
fencer: kupigana kwa upanga
gymnast: jimnastiki
lotus-position lotus: yoga, pilates
massage lotus: hijama, masaji, kusinga, kukanda
nurse: muuguzi, huduma ya wazee, nesi
pregnant-woman: wajawazito
runner sneaker: mbio, mbio za hisani, marathoni
sauna: spa, sauna, bafu ya mvuke
surfer wave: kuteleza mawimbini
swimmer goggles: kuogelea, masomo ya kuogelea, bwawa la kuogelea, ujenzi wa bwawa
`;
