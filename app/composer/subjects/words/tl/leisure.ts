/** Filipino words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const filipinoLeisure = `
badminton: badminton
balloon party-popper: lobo, lobo decoration
basketball: liga ng barangay, liga, paliga, palaro ng barangay, basketbol, liga ng basketbol
billiard-ball: bilyaran
boxing-glove: boksing, boxing gym
camera: litratista, potograpo, litrato, kuha ng larawan
camera passport: id picture, id picture rush
chess-pawn trophy: ahedres
christmas-tree: pasko
crystal-ball: manghuhula, hula
dice ticket: bingo, bingo night, bingo bonanza
diving-mask tropical-fish: aralin sa diving, pagsisid
drum: tambol
dumbbell: palakasan, gym
embroidery-hoop thread: burda, pagbuburda, burdado
fireworks: paputok
fishing-rod fish: lambat, mangingisda, pangingisda, pamingwit
flute: plawta
football goal-net: putbol
framed-picture palette: larawan exhibit, picture frame
gift ribbon: regalo, pasalubong
guitar musical-notes: rondalya, gitara, aralin sa gitara
headphones: headset
judo-suit: arnis, taekwondo
loom yarn: habihan, manghahabi, paghahabi, habi, hablon, inabel
magic-wand top-hat: salamangkero, mahikero
microphone: videoke, bidyoke, karaoke, paupahan ng videoke, awit
musical-notes: koro ng simbahan, koro, mang-aawit, musika, banda
musical-score musical-notes: koro ng parokya
palette paintbrush: pagpipinta, pagguhit, art class
party-popper balloon: debut, binyag, kaarawan, dekorasyon sa kaarawan, pista
piano-keys: piyano
studio-microphone headphones: recording studio
teddy-bear crayon: paalagaan ng bata, daycare
television: telebisyon, tv
theatre-masks: dulaan, senakulo, samahang pandulaan, dula, teatro
ticket: tiket
toy-bricks teddy-bear: laruan
trampoline gymnast: trampoline
trumpet drum: musiko, musikong bumbong, banda ng musiko
violin: biyolin
volleyball: balibol
yarn: gantsilyo, gantsilyong bag, sinulid
baby: gamit pang baby, sanggol
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
