/** Filipino words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const filipinoLeisure = `
badminton: badminton
balloon party-popper: lobo, lobo decoration
basketball: liga ng barangay, liga, paliga, palaro ng barangay, basketbol, liga ng basketbol
billiard-ball: bilyaran
boxing-glove: boksing, boxing gym
builder house: pagawa ng bahay
bunting: piyesta
camera: litratista, potograpo, litrato, kuha ng larawan
camera passport: id picture, id picture rush
chess-pawn trophy: ahedres
christmas-tree: pasko
christmas-tree ham: noche buena
cook: kusinero, kailangan kusinero, hiring cook, hiring cooks, kusinera, hiring kusinera
cook cutlery: hiring service crew, lutong pinoy
crystal-ball: manghuhula, hula
dice ticket: bingo, bingo night, bingo bonanza
diving-mask tropical-fish: aralin sa diving, pagsisid
doll: manika
drum: tambol
drum dancer: sinulog, ati-atihan, ati atihan
dumbbell: palakasan, gym
embroidery-hoop thread: burda, pagbuburda, burdado
fire-cupping: ventosa
fireworks: paputok, bagong taon
fishing-rod fish: lambat, mangingisda, pangingisda, pamingwit
flute: plawta
folk-dancers: tinikling
football goal-net: putbol
framed-picture palette: larawan exhibit, picture frame
gift ribbon: regalo, pasalubong
greeting-card: invitation layout
guitar musical-notes: rondalya, gitara, aralin sa gitara
headphones: headset
judo-suit: arnis, taekwondo
loom yarn: habihan, manghahabi, paghahabi, habi, hablon, inabel, hinabi
magic-wand top-hat: salamangkero, mahikero
microphone: videoke, bidyoke, karaoke, paupahan ng videoke, awit
musical-notes: koro ng simbahan, koro, mang-aawit, musika, banda
musical-score musical-notes: koro ng parokya
older-person: home for the aged
palette paintbrush: pagpipinta, pagguhit, art class
party-popper balloon: debut, kaarawan, dekorasyon sa kaarawan, pista
piano-keys: piyano
studio-microphone headphones: recording studio
teddy-bear crayon: paalagaan ng bata, daycare
teddy-bear house: bahay-bahayan, bahay bahayan
television: telebisyon, tv
theatre-masks: dulaan, senakulo, samahang pandulaan, dula, teatro
ticket: tiket
toy-bricks teddy-bear: laruan
trampoline gymnast: trampoline
trumpet drum: musiko, musikong bumbong, banda ng musiko
violin: biyolin
volleyball: balibol
yarn: gantsilyo, gantsilyong bag, sinulid
baby: gamit pang baby, sanggol, komadrona
clown: payaso
cook frying-pan: pagluluto, cooking class
dancer musical-notes: sayaw, sayawan, aralin sa sayaw, zumba
lotus-position lotus: yoga
massage lotus: manghihilot, hilot, masahe, masahista, home service massage
nurse: tagapag-alaga, caregiver, yaya, nars
pregnant-woman: buntis, paanakan, lying in
runner sneaker: takbuhan, marathon, fun run
swimmer goggles: paglangoy, langoy, aralin sa paglangoy
`;
