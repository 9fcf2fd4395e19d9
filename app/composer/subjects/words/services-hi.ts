/** Services and repairs in Hindi, read before its trades. Notation: word-list.ts. */
export const hindiServices = `
droplet tap: पानी का पंप, वाटर पंप, सबमर्सिबल पंप, मोटर पंप
t-shirt backpack: स्कूल यूनिफॉर्म, स्कूल यूनिफार्म, स्कूल ड्रेस
blouse sewing-needle: लेडीज़ टेलर, लेडीज टेलर, ब्लाउज़, ब्लाउज, ब्लाउज़ सिलाई, ब्लाउज सिलाई, डिज़ाइनर ब्लाउज़, ब्लाउज़ और सूट सिलाई, सूट सिलाई
herb: ईद मेहंदी, ईद की मेहंदी, तीज मेहंदी, करवा चौथ मेहंदी
stethoscope test-tube: फुल बॉडी चेकअप, बॉडी चेकअप, हेल्थ चेकअप, फुल बॉडी चेकप
bed key: कमरा किराये पर, कमरा किराए पर, रूम किराए पर, किराये का कमरा, रूम फॉर रेंट
droplet: ~ पानी
droplet tap: ro, आरओ, ro सर्विस, आरओ सर्विस, वाटर प्यूरीफायर, ro रिपेयर
sewing-machine sewing-needle: सिलाई मशीन, सिलाई मशीनें
cocktail tropical-drink: बारटेंडर, कॉकटेल
fountain-pen: सुलेख, कैलीग्राफी, हस्तलेखन, लिखावट
plug lightning: जनरेटर, जेनरेटर
roof: वाटरप्रूफिंग, वॉटरप्रूफिंग, छत का रिसाव
trowel: प्लास्टर, पीओपी, फॉल सीलिंग
printer: साइन बोर्ड, साइनबोर्ड, फ्लेक्स
massage: कपिंग, कपिंग थेरेपी
speech-bubble: स्पीच थेरेपी
pregnant-woman: गर्भवती, गर्भावस्था
bouncy-castle: जंपिंग कैसल, मिकी माउस झूला
clown balloon: जोकर
droplet: सिंचाई, ड्रिप सिंचाई
lawnmower: घास कटाई, घास काटने
amphora coin: एंटीक, पुरानी वस्तुएं
oven: गैस चूल्हा, चूल्हा, ओवन
tap: गीजर, गीज़र
laptop: डेटा रिकवरी
curtains window: ब्लाइंड्स
mirror: शीशे, आईना, आईने, दर्पण
foot: पैरों की देखभाल
broom bucket: निर्माण के बाद सफाई
framed-picture: फोटो फ्रेम, फोटो फ्रेमिंग
ice-cube: बर्फ, बर्फ की सिल्ली
vacuum-cleaner: वैक्यूम क्लीनर
staircase: सीढ़ी रेलिंग, रेलिंग
hindu-temple: लड्डू गोपाल, लड्डू गोपाल के वस्त्र, ठाकुर जी, भगवान के वस्त्र
pancakes: इडली डोसा घोल, डोसा घोल, इडली घोल
oil-lamp: मिट्टी के दीये, दीये, दीया, मिट्टी के दीपक
ferris-wheel: मेला, मेले
ticket: टिकट, शो के टिकट
book books: जिल्दसाज़ी, बुक बाइंडिंग
fence: बाड़, तार की बाड़, जाली
fire-extinguisher: अग्निशामक, फायर एक्सटिंग्विशर
headstone: कब्र का पत्थर, समाधि
helicopter: हेलीकॉप्टर
parachute: पैराग्लाइडिंग
horse horse-rider: घुड़सवारी, घोड़ा, घोड़ी
basket leaves: बांस की टोकरी, टोकरी, बेंत
thread: कढ़ाई, चिकनकारी, खादी
mushroom: मशरूम, मशरूम की खेती
mirror: आईना, शीशा
stroller: बेबी प्रैम
necktie: सूट पीस, शेरवानी, कोट पैंट
chart-up: वित्तीय सलाहकार, निवेश, शेयर बाजार
hearing-aid: कान की मशीन, सुनने की मशीन
wardrobe: अलमारी
watch: घड़ी, घड़ी की मरम्मत
umbrella: छाता, छतरी
vacuum-cleaner: वैक्यूम क्लीनर
logs: लकड़ी की टाल, जलावन
amphora: मिट्टी के बर्तन, मिट्टी के घड़े, कुल्हड़
-: पैकेज
bricks crane: निर्माण कार्य, भवन निर्माण, बिल्डिंग निर्माण
lemon soft-drink: नींबू पानी, शिकंजी
lawnmower spade: लॉन, घास, लैंडस्केपिंग
brain: ऑटिज़्म, ऑटिज्म, स्पीच थेरेपी
trumpet drum: बैंड बाजा, बैंड बाजा बारात
-: बस स्टैंड, बस अड्डा, बस स्टेशन
oil-lamp: नवरात्रि, नवरात्र
books pencil: नौकरी की तैयारी, कोचिंग सेंटर, परीक्षा की तैयारी
canned-food basket: अन्न बैंक, फूड बैंक, राशन किट
abacus: अबाकस, अबेकस क्लास, मेंटल मैथ्स
`;
