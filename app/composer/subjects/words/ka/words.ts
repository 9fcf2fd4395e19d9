/** Georgian words that lead to things. Notation: word-list.ts. */
export const georgianWords = `
apple basket: ხილი, ვაშლი
birthday-cake cupcake: ტორტი, ტორტები, ნამცხვარი, დაბადების დღის ტორტი
bread: პური, თონე, თონის პური, საცხობი, შოთი
candy lollipop: ჩურჩხელა, ტკბილეული
cheese milk: ყველი, სულგუნი, რძე, მაწონი
chicken-leg: ქათამი
cookie: ორცხობილა
dumpling: ხინკალი
flatbread: ხაჭაპური, ლობიანი, აჭარული ხაჭაპური
grapes: ყურძენი, ვაზი
honey bee: თაფლი
kebab: შაურმა
meat-on-bone: მწვადი, მაყალი
peanuts: თხილი, ნიგოზი
pizza: პიცა
steak kitchen-knife: ხორცი, საქონლის ხორცი
amphora: კერამიკა, თიხა, ქვევრი
beer wheat: ლუდი
coffee: ყავა, კაფე, ყავის მარცვალი
cutlery dinner-plate: რესტორანი, სამზარეულო, კეტერინგი, სადილი
jar: მურაბა, აჯიკა, ტყემალი, საწებელი
spirits-bottle toast: ჭაჭა
tea teapot: ჩაი
wine grapes: ღვინო, მარანი, ღვინის დეგუსტაცია, მეღვინეობა
bee honey: ფუტკარი, მეფუტკრე
cat: კატა
dog: ძაღლი, ვეტერინარი, ლეკვი
fish: თევზი
hen egg: კვერცხი, წიწილა
horse: ცხენი, ცხენები, საცხენოსნო
bouquet: ყვავილები, ყვავილი, თაიგული, თაიგულები
lawnmower: ბალახის თიბვა, გაზონი
logs fire: შეშა
plant: მცენარეები, ქოთნის მცენარეები
seedling plant: ნერგი, ნერგები, ჩითილი, თესლი
spade: მებაღე, გამწვანება, ლანდშაფტი
umbrella: ქოლგა
air-conditioner: კონდიციონერი
basket carrot: ბოსტნეული
broom spray-bottle: დალაგება, დასუფთავება, დამლაგებელი, ბინის დალაგება
candle: სანთელი, სანთლები, დაკრძალვა
curtains window: ფარდები, ფარდა, ჟალუზი
door: კარი, კარები
fridge: მაცივარი
key padlock: გასაღები, საკეტი
mattress bed: მატრასი
mirror: სარკე
mouse-trap: დეზინსექცია
paint-roller bucket: ბინის რემონტი, მღებავი
paint-roller bucket: ~ რემონტი
plug lightning: ელექტრიკოსი
radiator fire: გათბობა, გათბობის ქვაბი
razor: ლაზერული ეპილაცია, ეპილაცია
roof house: სახურავი, გადახურვა
rug: ხალიჩა, ხალიჩები, ფარდაგი, ხალიჩების წმენდა
saw hammer: ხურო, დურგალი
security-camera: სათვალთვალო კამერა, ვიდეოკამერები
sewing-machine thread: კერვა, მკერავი, ატელიე, თერძი
shield umbrella: დაზღვევა
shopping-cart basket: მარკეტი, სუპერმარკეტი, პროდუქტები
soap: საპონი
sofa chair: ავეჯი, დივანი, სამზარეულოს ავეჯი
solar-panel sun: მზის პანელი, მზის პანელები
tap wrench: სანტექნიკოსი, სანტექნიკა
tiles trowel: კაფელი, ფილა
washing-machine: სარეცხი მანქანა, ქიმწმენდა, სამრეცხაო
window: ფანჯარა, ფანჯრები, მეტალოპლასტმასი
wrench car: ავტოსერვისი, ავტოხელოსანი, ზეთის შეცვლა
brain speech-bubble: ფსიქოლოგი, ლოგოპედი
diamond ring: ოქრო, სამკაული, სამკაულები, იუველირი, მინანქარი, ბეჭედი
dress handbag: კაბა, კაბები, ტანსაცმელი, სამოსი
dress-shoe: ფეხსაცმლის შეკეთება, მეჩექმე
eyelashes eye: წამწამები, წამწამი, წარბები, წამწამების დაგრძელება
glasses eye: სათვალე, ოპტიკა, ლინზები, ოფთალმოლოგი
handbag: ჩანთა, ჩანთები
hiking-boot: ლაშქრობა
lipstick nail-polish: სილამაზის სალონი, მაკიაჟი, კოსმეტიკა, ვიზაჟისტი
nail-polish: მანიკური, პედიკური, ფრჩხილები, შილაკი
perfume: სუნამო
ring bouquet: ქორწილი, საქორწილო, ნიშნობა
serum-bottle lotion: კოსმეტოლოგი, კანის მოვლა
shopping-bags price-tag: ~ ფასდაკლება
sneaker: ფეხსაცმელი, კედები
tooth: სტომატოლოგიური, სტომატოლოგიური კლინიკა, კბილი, კბილის ექიმი, სტომატოლოგი, სტომატოლოგია, დენტალური კლინიკა
tooth: ბრეკეტები
balloon party-popper: ბუშტები, დაბადების დღე
boxing-glove: კრივი
camera: ფოტოგრაფი, ფოტო, ფოტოსესია, გადაღება
chess-pawn trophy: ჭადრაკი
dumbbell: ფიტნესი, სავარჯიშო დარბაზი, ტრენაჟორი
football goal-net: ფეხბურთი
gift ribbon: საჩუქარი, საჩუქრები, სუვენირი
guitar musical-notes: გიტარა, ფანდური, ჩონგური
judo-suit: კარატე, ძიუდო, ჭიდაობა
musical-notes: მუსიკა, სიმღერა
palette paintbrush: ხატვა, ხატვის გაკვეთილები, მხატვრობა
piano-keys: ფორტეპიანო, როიალი
rugby-ball: რაგბი
skis snowy-mountain: თხილამურები
teddy-bear crayon: საბავშვო ბაღი, ბაღი, ძიძა, სათამაშოები, სათამაშო
theatre-masks: თეატრი, სპექტაკლი
ticket: ბილეთები, ბილეთი
yarn: ქსოვა, თექა
baby: ბავშვის ტანსაცმელი, ახალშობილი
bride ring: საქორწილო კაბა, პატარძალი
dancer musical-notes: ცეკვა, ცეკვის გაკვეთილები, ქართული ცეკვა
lotus-position lotus: იოგა, პილატესი
massage lotus: მასაჟი
swimmer goggles: ცურვა, აუზი
books open-book: წიგნი, წიგნები, წიგნის მაღაზია
calculator receipt: ბუღალტერი, ბუღალტერია, გადასახადები, ბუღალტრული
desktop-computer laptop: პროგრამირება, საიტის დამზადება
fountain-pen document: ნოტარიუსი, დღიური, რვეული, რვეულები, საკანცელარიო
laptop screwdriver: კომპიუტერი, ლეპტოპი, კომპიუტერის შეკეთება
open-book pencil: რეპეტიტორი, ინგლისური, ინგლისური ენა, თარგმნა, თარჯიმანი, მასწავლებელი
pill stethoscope: აფთიაქი, წამალი
printer: ბეჭდვა, პოლიგრაფია, მოსაწვევები
scales: ადვოკატი, იურისტი
scissors hair-comb: თმის შეჭრა, თმა, პარიკმახერი, თმის შეღებვა, სტილისტი
set-square abacus: მათემატიკა
smartphone: ტელეფონი, მობილური, ტელეფონის შეკეთება
stethoscope hospital: ექიმი, კლინიკა, საავადმყოფო, პედიატრი
apartment-building key: ბინა, ბინა ქირავდება
bank coin: სესხი, ბანკი, ლომბარდი
barber-pole razor: ბარბერი, ბარბერშოპი, დალაქი
bricks trowel: მშენებლობა, აგური, ბლოკი
hotel bed: სასტუმრო, ჰოსტელი, საოჯახო სასტუმრო
house key: სახლი, უძრავი ქონება, აგარაკი
airplane suitcase: ტური, ტურები, მოგზაურობა, ავიაბილეთი
bicycle: ველოსიპედი
car bubbles: ავტოსამრეცხაო, ავტორეცხვა, სამრეცხაო მანქანის
car car-front: ავტომობილი, მანქანა, მანქანა ქირავდება, ავტოქირავნობა
lorry delivery-van: ტვირთის გადაზიდვა, გადაზიდვა, გადაზიდვები, ევაკუატორი
motorcycle: მოტოციკლი
steering-wheel car: ავტოსკოლა, მართვის მოწმობა, მართვის გაკვეთილები
taxi: ტაქსი
tyre wrench: საბურავები, საბურავი, ვულკანიზაცია
watch: საათი, საათის შეკეთება, მესაათე
`;
