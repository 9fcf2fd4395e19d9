/** Services and repairs in Marathi, read before its trades. Notation: word-list.ts. */
export const marathiServices = `
stethoscope test-tube: फुल बॉडी चेकअप, बॉडी चेकअप, हेल्थ चेकअप, आरोग्य तपासणी
sewing-machine sewing-needle: शिलाई मशीन, शिलाई मशिन
cocktail tropical-drink: बारटेंडर, कॉकटेल
fountain-pen: मोडी लिपी, मोडी, सुलेखन, हस्ताक्षर सुधार, सुंदर हस्ताक्षर
tap wrench: पाण्याची मोटर, मोटर पंप, गिझर
roof: छप्पर, पत्रे, गळती
recycling: भंगार, रद्दी
plug lightning: जनरेटर
trowel: प्लास्टर, पीओपी
droplet: बोअरवेल, विहीर, ठिबक, ठिबक सिंचन, सिंचन
fire: गॅस सिलिंडर
printer: साइन बोर्ड, फ्लेक्स
razor: लेझर हेअर रिमूव्हल
massage: कपिंग, कपिंग थेरपी
test-tube blood-drop: रक्त तपासणी
speech-bubble: स्पीच थेरपी
pregnant-woman: गर्भवती, गर्भसंस्कार
bouncy-castle: जंपिंग कॅसल
clown balloon: विदूषक
magic-wand: जादूगार, जादूचे प्रयोग
loudspeaker: साऊंड सिस्टीम, साउंड सिस्टीम
chair: खुर्च्या, खुर्च्या टेबल, ऑफिस खुर्ची
chess-pawn: बुद्धिबळ
horse: घोडेस्वारी
fishing-rod: मासेमारी
fish: मत्स्यपालन
seedling: खत, सेंद्रिय खत, गांडूळ खत
tree axe: झाडे तोडणे, वृक्षतोड
lawnmower: गवत कापणे
amphora coin: जुन्या वस्तू
umbrella: छत्री, छत्र्या
oven: शेगडी, गॅस शेगडी
laptop: डेटा रिकव्हरी
motor-boat: बोट, बोट सफर, नौका
passport: व्हिसा, पासपोर्ट
magnifier: गुप्तहेर
candle: अंत्यविधी
curtains window: ब्लाइंड्स
light-bulb: झुंबर, दिवे
wardrobe: कपाट, कपाटे
foot: पायांची काळजी
handbag: पिशव्या, पर्स, चामड्याच्या पिशव्या
backpack: दप्तर, शाळेचे दप्तर
nurse: ज्येष्ठांची काळजी, रुग्णसेवा
tattoo-machine: टॅटू
studio-microphone: रेकॉर्डिंग स्टुडिओ, पॉडकास्ट
mushroom: अळिंबी, मशरूम
ice-cube: बर्फ
vacuum-cleaner: व्हॅक्यूम क्लीनर
staircase: जिना, रेलिंग
mirror: आरसे, आरसा
burger: वडापाव गाडा, वडापाव गाडी, भजी
gift: हळदी कुंकू वाण, वाण, संक्रांत वाण
cutlery: चायनीज गाडा, पाणीपुरी, भेळ, चाट
watch: घड्याळ, घड्याळ दुरुस्ती
umbrella: छत्री, छत्री दुरुस्ती
fence: कुंपण
fire-extinguisher: अग्निशमन
horse: घोडा, घोडेस्वारी
basket leaves: टोपली, बांबू टोपली
mushroom: अळिंबी
mirror: आरसा
ticket: तिकीट, तिकिटे
yarn: लोकर, विणकाम
door: दार, दरवाजा
window: खिडकी, खिडक्या
football: फुटबॉल
balloon: फुगे
bride: नवरी, वधू मेकअप
brain: समुपदेशन
tent: मंडप
tropical-fish: मत्स्यालय
logs: सरपण
sandal: चप्पल, चप्पल दुरुस्ती
amphora: मातीची भांडी, मडके
soft-ice-cream: आइस्क्रीम
wheelchair: व्हीलचेअर
hearing-aid: श्रवणयंत्र
-: पॅकेज
-: बस स्थानक, बस स्टँड
`;
