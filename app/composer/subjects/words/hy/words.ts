/** Armenian words that lead to things. Notation: word-list.ts. */
export const armenianWords = `
apple basket: միրգ, մրգեր, խնձոր, չրեր, չիր
baklava: փախլավա
birthday-cake cupcake: տորթ, տորթեր, հրուշակեղեն, թխվածք
bread: հաց, հացի փուռ, փուռ, հացատուն
cheese milk: պանիր, կաթ, մածուն
chicken-leg: հավ
croissant bread: գաթա
flatbread: լավաշ, ժենգյալով հաց, լահմաջո
honey bee: մեղր
kebab: քյաբաբ, շաուրմա
meat-on-bone: խորոված
peach: ծիրան
pizza: պիցցա
steak kitchen-knife: միս, մսի խանութ
stew: խաշ, ապուր, հարիսա
amphora: խեցեգործություն, կավագործություն, կերամիկա
beer wheat: գարեջուր
coffee: սուրճ, սրճարան
cutlery dinner-plate: ռեստորան, խոհանոց, քեյթրինգ, ճաշարան
jar: մուրաբա, թթու, պահածո
spirits-bottle toast: կոնյակ, օղի
tea teapot: թեյ
wine grapes: գինի, գինու համտես, գինեգործ
bee honey: մեղու, մեղվաբույծ
cat: կատու
dog: շուն, անասնաբույժ
fish: ձուկ, իշխան
hen egg: ձու
bouquet: ծաղիկ, ծաղիկներ, ծաղկեփունջ, ծաղկի սրահ
logs fire: վառելափայտ
seedling plant: տնկի, տնկիներ, սածիլ, սերմ
spade: այգեպան, կանաչապատում
umbrella: անձրևանոց, հովանոց
air-conditioner: օդորակիչ
basket carrot: բանջարեղեն
broom spray-bottle: մաքրություն, մաքրում, բնակարանի մաքրում, քլինինգ
candle: մոմ, մոմեր
curtains window: վարագույր, վարագույրներ, շերտավարագույր
door: դուռ, դռներ
fridge: սառնարան
headstone: տապանաքար, տապանաքարեր, հուշաքար, հուշաքարեր
key padlock: բանալի, կողպեք
mattress bed: ներքնակ
mirror: հայելի
paint-roller bucket: բնակարանի վերանորոգում, ներկարար
paint-roller bucket: ~ վերանորոգում
plug lightning: էլեկտրիկ
radiator fire: ջեռուցում, կաթսա
roof house: տանիք
rug: գորգ, գորգեր, գորգերի լվացում
saw hammer: ատաղձագործ, հյուսն
security-camera: տեսահսկում
sewing-machine thread: կար, դերձակ, կարուձև, ատելյե
shield umbrella: ապահովագրություն
shopping-cart basket: սուպերմարկետ
shopping-cart basket: ~ խանութ
soap: օճառ
sofa chair: կահույք, բազմոց
solar-panel sun: արևային վահանակ, արևային պանել
tap wrench: սանտեխնիկ
tiles trowel: սալիկ
washing-machine: լվացքի մեքենա, քիմմաքրում, լվացքատուն
window: պատուհան, եվրոպատուհան, պատուհաններ
wrench car: ավտոսպասարկում, ավտոտեխսպասարկում, յուղի փոխում
brain speech-bubble: հոգեբան, լոգոպեդ
diamond ring: ոսկի, ոսկերիչ, զարդեր, ոսկերչական, մատանի, արծաթ
dress handbag: զգեստ, հագուստ, տարազ
dress-shoe: կոշիկի վերանորոգում, կոշկակար
eyelashes eye: թարթիչ, հոնք, թարթիչների երկարացում
glasses eye: ակնոց, օպտիկա, ակնաբույժ, լինզա
handbag: պայուսակ
hiking-boot: արշավ, քայլարշավ
lipstick nail-polish: գեղեցկության սրահ, դիմահարդարում, կոսմետիկա, դիմահարդար
nail-polish: մատնահարդարում, եղունգ, մանիկյուր, պեդիկյուր
perfume: օծանելիք
ring bouquet: հարսանիք, նշանադրություն
serum-bottle lotion: կոսմետոլոգ, մաշկի խնամք
shopping-bags price-tag: ~ զեղչ
sneaker: կոշիկ, կոշիկներ, սպորտային կոշիկ
tooth: ատամնաբուժական, ատամնաբուժական կլինիկա, ատամ, ատամնաբույժ, ատամնաբուժարան, ստոմատոլոգիա, ատամների սպիտակեցում
tooth: բրեկետ
balloon party-popper: փուչիկ, փուչիկներ, ծննդյան տոն
boxing-glove: բռնցքամարտ
camera: լուսանկարիչ, լուսանկար, ֆոտոսեսիա
chess-pawn trophy: շախմատ
dumbbell: ֆիթնես, մարզասրահ
flute: դուդուկ
football goal-net: ֆուտբոլ
gift ribbon: նվեր, նվերներ, հուշանվեր
guitar musical-notes: կիթառ
judo-suit: կարատե, ձյուդո, ըմբշամարտ
musical-notes: երաժշտություն, երգ
palette paintbrush: նկարչություն, գեղանկարչություն
piano-keys: դաշնամուր
teddy-bear crayon: մանկապարտեզ, դայակ, խաղալիք, խաղալիքներ
television: կինոթատրոն, հեռուստացույց
theatre-masks: թատրոն, ներկայացում
ticket: տոմս, տոմսեր
yarn: գործվածք, հյուսում, տրիկոտաժ
baby: մանկական հագուստ, նորածին
bride ring: հարսանեկան զգեստ, հարս
dancer musical-notes: պար, պարի դասեր, պարի դպրոց
lotus-position lotus: յոգա, պիլատես
massage lotus: մերսում
swimmer goggles: լող, լողավազան
books open-book: գիրք, գրքեր, գրախանութ
calculator receipt: հաշվապահ, հաշվապահություն, հարկային
desktop-computer laptop: ծրագրավորում, կայքերի պատրաստում
fountain-pen document: նոտար, գրենական
laptop screwdriver: համակարգիչ, նոութբուք, համակարգիչների վերանորոգում
open-book pencil: կրկնուսույց, անգլերեն, թարգմանություն, անգլերենի դասեր, ռուսերեն
pill stethoscope: դեղատուն, դեղ
printer: տպագրություն, հրավիրատոմս, տպարան
scales: փաստաբան, իրավաբան
scissors hair-comb: վարսահարդարում, վարսավիր, մազերի կտրվածք, մազեր, վարսավիրանոց
set-square abacus: մաթեմատիկա
smartphone: հեռախոս, բջջային հեռախոս, հեռախոսների վերանորոգում
stethoscope hospital: բժիշկ, կլինիկա, հիվանդանոց, մանկաբույժ
apartment-building key: բնակարան, վարձով բնակարան
bank coin: վարկ, բանկ, գրավատուն
barber-pole razor: բարբերշոփ, տղամարդու սանրվածք
bricks trowel: շինարարություն, աղյուս
hotel bed: հյուրանոց, հոսթել
house key: տուն, անշարժ գույք
school backpack: ~ դպրոց
airplane suitcase: տուր, ճանապարհորդություն, ավիատոմս, շրջագայություն
bicycle: հեծանիվ
car bubbles: ավտոլվացում, ավտոլվացման կետ
car car-front: ավտոմեքենա, մեքենա, մեքենաների վարձույթ
lorry delivery-van: բեռնափոխադրում, բեռնափոխադրումներ, տեղափոխում
steering-wheel car: ավտոդպրոց, վարորդական, վարորդական դասընթաց, ավտովարորդական, ավտովարորդական դպրոց
taxi: տաքսի
tyre wrench: անվադող, անիվ
watch: ժամացույց, ժամագործ, ժամացույցների վերանորոգում
`;
