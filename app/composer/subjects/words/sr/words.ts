/** Serbian words that lead to things and that Croatian does not have. Notation: word-list.ts. */
export const serbianWords = `
kebab: ćevapčići
meat-on-bone: jagnjeće pečenje, prasetina, praseće pečenje
pie: burek sa sirom, burek sa mesom
sausage meat-on-bone: ćevapi
snowy-mountain helicopter: gorska služba spasavanja
sunflower herb: gradske bašte
tree chainsaw: seča stabala
blanket cushion: ćebe, ćebad
chimney fire: odžačar
curtains window: žaluzine, venecijaneri
door: garažna vrata
fabric-roll thread: materijali na metar
hammer-and-wrench gear: kovač
headstone: kamenorezac
ladder bricks: najam skela
radiator fire: dizalice topline
roof house: oluci
spray-bottle bucket: pranje fasada
window beach-umbrella: rolete
coat scarf: zimske odeće, tople odeće, topla odeća
diamond ring: privezak, privesci, naušnica
earrings diamond: minđuše, minđuša
graduation-cap books: stipendija, stipendije
jumper scarf: džemperi od vune
tooth: izbjeljivanje zubi
top-hat sun-hat: šeširdžija
musical-score musical-notes: crkveni hor, dečji hor
trumpet drum: duvački orkestar
briefcase handshake: sajam zapošljavanja
crayon teddy-bear: jaslice
bouncy-castle trampoline: dvorac na naduvavanje
bricks trowel: skele
circus-tent: najam šatora
locomotive railway-car: šarganska osmica, muzejska železnica
lorry: prikolice
watch: sajdžija
`;
