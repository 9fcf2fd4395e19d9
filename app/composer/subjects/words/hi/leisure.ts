/** Hindi words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const hindiLeisure = `
badminton: बैडमिंटन
balloon party-popper: बैलून, गुब्बारे, बर्थडे डेकोरेशन, बैलून डेकोरेशन
basketball: बास्केटबॉल
billiard-ball: स्नूकर, पूल टेबल
bowling: बॉलिंग
boxing-glove: बॉक्सिंग, किकबॉक्सिंग
camera: फोटोग्राफर, फोटोग्राफी, कैमरा, फोटो स्टूडियो
camera passport: पासपोर्ट फोटो
camera ring: शादी की फोटो, शादी फोटोग्राफी, वेडिंग फोटोग्राफी, प्री वेडिंग शूट
chess-pawn trophy: शतरंज, चेस
clapperboard video-camera: वीडियो एडिटिंग, वीडियोग्राफी, वीडियो
cricket: क्रिकेट, बॉक्स क्रिकेट, क्रिकेट अकादमी
crystal-ball: ज्योतिष, ज्योतिषी, कुंडली, राशिफल, वास्तु, टैरो
dice chess-pawn: लूडो, बोर्ड गेम
disco-ball headphones: डीजे
disco-ball headphones: डीजे बुकिंग, डीजे नाइट
diving-mask tropical-fish: गोताखोरी, स्कूबा डाइविंग
doll: गुड़िया, गुड़ियाँ
drum: ढोल, ड्रम, ढोलक
drum oil-lamp: भजन संध्या, जगराता, माता की चौकी, भजन मंडली, नगाड़ा
drum oil-lamp: जागरण
drum-kit drum: ड्रम क्लास, ड्रम सेट
dumbbell: जिम, फिटनेस, पर्सनल ट्रेनर, व्यायाम, वेट लॉस, डम्बल, रस्सी कूद, प्रोटीन पाउडर
earbuds: ईयरबड्स, ईयरफोन
embroidery-hoop thread: कढ़ाई, कढ़ाई क्लास, हाथ की कढ़ाई, जरदोजी, चिकनकारी
fireworks: पटाखे, आतिशबाजी
fishing-rod fish: मछली पकड़ना
flute: बांसुरी
football goal-net: फुटबॉल, टर्फ
framed-picture: पोस्टर
framed-picture palette: फोटो फ्रेम, फोटो फ्रेमिंग, चित्र प्रदर्शनी, गैलरी, आर्ट गैलरी, फ्रेम
frisbee: फ्रिसबी
game-controller joystick: वीडियो गेम, गेमिंग, प्ले स्टेशन, मोबाइल गेम
gift ribbon: उपहार, तोहफे, गिफ्ट, रिटर्न गिफ्ट, गिफ्ट शॉप
gift thread: राखी, रक्षाबंधन, रक्षा बंधन, राखियाँ, भाई दूज
golf golfer: गोल्फ
guitar musical-notes: गिटार, हारमोनियम, गिटार क्लास, यूकुलेले
harmonica: हारमोनिका, माउथ ऑर्गन
headphones: हेडफोन
judo-suit: कराटे, ताइक्वांडो, जूडो, मार्शल आर्ट
kite: मांझा
loom yarn: हथकरघा, बुनाई केंद्र, बुनकर, करघा, हैंडलूम
magic-wand top-hat: जादूगर, जादू
marionette theatre-masks: कठपुतली, कठपुतली शो, कठपुतली का खेल
microphone: मुशायरा, ग़ज़ल, गायन, कराओके, सिंगिंग क्लास, कवि सम्मेलन, स्टैंडअप, स्टैंड अप कॉमेडी
microphone scroll: कवि गोष्ठी
musical-notes: संगीत, संगीत कक्षा, भजन, शास्त्रीय संगीत, म्यूजिक क्लास
paintball-marker: पेंटबॉल
palette balloon: होली के रंग, हर्बल गुलाल, गुलाल, पिचकारी, रंगोत्सव
palette hindu-temple: मूर्ति बनाने, मूर्ति निर्माण, मूर्ति कार्यशाला, गणेश मूर्ति कार्यशाला
palette paintbrush: ड्राइंग क्लास, पेंटिंग क्लास, चित्रकला, ड्राइंग, ग्राफिक डिजाइन, लोगो डिजाइन, रंगोली
party-popper balloon: होली मिलन, होली, इवेंट, इवेंट मैनेजमेंट, जन्मदिन
party-popper balloon: ~ पार्टी, जन्मदिन की पार्टी
piano-keys: पियानो, कीबोर्ड क्लास
potters-wheel vase: कुम्हार, पॉटरी, पॉटरी क्लास
puzzle pencil: वर्ग पहेली, शब्द पहेली, शब्द खेल
quilt heart: कम्बल वितरण
raft: राफ्टिंग, रिवर राफ्टिंग, व्हाइट वाटर राफ्टिंग, राफ़्टिंग
sewing-needle: टेलर, टेलरिंग
sewing-needle thread: अल्टरेशन
shisha: हुक्का
sitar musical-notes: सितार, सितार वादन, सितार सीखें, वीणा
skis snowy-mountain: स्कीइंग
sleeping-bag: स्लीपिंग बैग
squash-racket: स्क्वैश रैकेट, स्क्वैश कोर्ट
studio-microphone headphones: पॉडकास्ट, रिकॉर्डिंग स्टूडियो
tabla musical-notes: तबला, तबला क्लास, तबला वादन, तबला सीखें
table-football: टेबल फुटबॉल, फूसबॉल
table-tennis: टेबल टेनिस
target: निशानेबाजी, शूटिंग रेंज
teddy-bear: गुड़िया घर, टेडी बियर
teddy-bear crayon: प्लेस्कूल, खिलौने, क्रेच, प्ले स्कूल, डे केयर, बेबीसिटर
teddy-bear crayon: आया
television: टीवी, टेलीविजन, टीवी रिपेयर
television laptop: इलेक्ट्रॉनिक्स की दुकान, इलेक्ट्रॉनिक्स
tennis: टेनिस
theatre-masks: नौटंकी, नाटक, हास्य नाटक, थिएटर, रंगमंच, कॉस्ट्यूम
thread sewing-needle: खादी, फैब्रिक
ticket: टिकट, शो के टिकट, कॉन्सर्ट
toy-bricks: लकड़ी के ब्लॉक
trampoline: घर का ट्रैम्पोलिन
treadmill dumbbell: ट्रेडमिल, जिम मशीन
trumpet drum: शहनाई, बैंड बाजा, बैंड पार्टी, बारात बैंड, बैंड, बैंड बाजा बारात
trumpet drum: शादी का बैंड, ब्रास बैंड
vinyl-record: रिकॉर्ड प्लेयर
violin: वायलिन
volleyball: वॉलीबॉल
windsurfer: विंडसर्फिंग, विंड सर्फिंग
xylophone: ज़ाइलोफोन, जाइलोफोन
yarn: ऊन, बुनाई, क्रोशिया
zip-line tree: ज़िपलाइन, जिपलाइन, एडवेंचर पार्क
baby: शिशु, बेबी
baby pregnant-woman: आईवीएफ, आईवीएफ सेंटर, टेस्ट ट्यूब बेबी, बांझपन, निःसंतान, निसंतान, प्रसूति, प्रसूति अस्पताल
baby pregnant-woman: प्रसूति गृह, मैटरनिटी, मैटरनिटी होम, मैटरनिटी हॉस्पिटल, स्त्री रोग, स्त्री रोग विशेषज्ञ
baby pregnant-woman: डिलीवरी और प्रसूति, नॉर्मल डिलीवरी, गोद भराई, गोदभराई
baby teddy-bear: आया चाहिए, बेबी सिटर
bride ring: दुल्हन, ब्राइडल, दुल्हन का लहंगा, ब्राइडल लहंगा, शादी का जोड़ा
climber mountain: क्लाइम्बिंग
clown balloon: जोकर
cook frying-pan: रसोइया, शेफ, बेकिंग क्लास, कुकिंग, कुकिंग क्लास
dancer musical-notes: डांडिया, भांगड़ा, भांगड़ा क्लास, गरबा, डांस क्लास, नृत्य, डांस, भरतनाट्यम, कथक, ज़ुम्बा, जुम्बा
fencer: तलवारबाजी, तलवारबाज़ी
gymnast: जिमनास्टिक
haircut hair-comb: बाल झड़ना, बाल झड़ने, बाल झड़ने का इलाज, हेयर ट्रांसप्लांट, गंजापन, हेयर स्पा, केराटिन ट्रीटमेंट
haircut hair-comb: रिबॉन्डिंग, मेन्स सैलून, मेन्स पार्लर, यूनिसेक्स सैलून, बालों की कटिंग
haircut hair-comb: बाल कटवाएं, बाल कटवाना
handball-player: हैंडबॉल
lotus-position lotus: योग, योगा, ध्यान, मेडिटेशन, योगा क्लास
massage herb: पंचकर्म, शिरोधारा, केरल मसाज, आयुर्वेदिक मसाज, तेल मालिश, थाई मसाज, बॉडी मसाज, मसाज सेंटर
massage lotus: कपिंग, कपिंग थेरेपी, मालिश, मसाज, हिजामा
massage spine: एक्यूपंक्चर
nurse: नर्स, बुजुर्गों की देखभाल, नर्सिंग, बुजुर्ग देखभाल, नर्सिंग होम
nurse older-person: वृद्धाश्रम
older-person heart: वरिष्ठ नागरिक
older-person nurse: ओल्ड एज होम, बुज़ुर्ग देखभाल, मरीज की देखभाल
pregnant-woman: गर्भवती, गर्भावस्था, प्रसव, प्रेग्नेंसी
rower: रोइंग मशीन
runner sneaker: मैराथन, दौड़ प्रतियोगिता, दौड़
sauna: स्पा, सौना
surfer wave: सर्फिंग
swimmer goggles: तैराकी, स्विमिंग पूल, स्विमिंग पूल निर्माण, स्विमिंग
water-polo-player: वाटर पोलो
wrestlers: कबड्डी, अखाड़ा, कुश्ती, दंगल
`;
