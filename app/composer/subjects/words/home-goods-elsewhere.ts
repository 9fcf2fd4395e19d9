/** The same as home-goods.ts in Greek, Turkish and the languages of Eastern Europe, the Near East and Asia. */
export const homeGoodsElsewhere: Record<string, string> = {
  el: `
desk office-chair: γραφεία εργασίας, έπιπλα γραφείου, ρυθμιζόμενο γραφείο
office-chair desk: καρέκλα γραφείου, καρέκλες γραφείου
gate fence: αυλόπορτα, αυλόπορτες, γκαραζόπορτα, πόρτες αυλής
awning: τέντα, τέντες, τέντες βεράντας
boiler radiator: λέβητας, λέβητες, συντήρηση λέβητα, καυστήρας, θερμοσίφωνας
charging-station car: φορτιστής ηλεκτρικού αυτοκινήτου, σταθμός φόρτισης, φορτιστές ηλεκτρικών αυτοκινήτων
skip: ενοικίαση κάδων, κάδοι μπάζων, κάδος για μπάζα
greenhouse seedling: θερμοκήπιο, θερμοκήπια
cushion: μαξιλάρια, διακοσμητικά μαξιλάρια, μαξιλάρι
stove logs: τζάκι, τζάκια, ξυλόσομπα, ξυλόσομπες, σόμπα πέλλετ, σόμπες
bookshelf books: βιβλιοθήκη ξύλινη, ραφιέρα, ράφια
barbecue: ψησταριά κήπου, ψησταριές, μπάρμπεκιου
forklift: κλαρκ, περονοφόρο, ανυψωτικό
`,
  tr: `
desk office-chair: çalışma masası, çalışma masaları, ofis mobilyası, ofis mobilyaları, ofis masası
office-chair desk: ofis koltuğu, ofis koltukları, ofis sandalyesi, oyuncu koltuğu
gate fence: bahçe kapısı, bahçe kapıları, ferforje kapı, otomatik kapı
awning: tente, tenteler, mafsallı tente
boiler radiator: kombi, kombi bakımı, kombi servisi, kombi montajı, şofben, kazan
charging-station car: şarj istasyonu, şarj istasyonları, elektrikli araç şarj
skip: moloz konteyneri, moloz atımı, hafriyat
greenhouse seedling: sera, seralar, kış bahçesi, kış bahçeleri
cushion: kırlent, kırlentler, minder, minderler
stove logs: soba, sobalar, şömine, şömineler, pelet sobası
bookshelf books: kitaplık, kitaplıklar, raf sistemleri
barbecue: mangal, mangallar, barbekü
forklift: forklift, forklift operatörü, forklift kursu
`,
  ru: `
desk office-chair: письменный стол, письменные столы, офисная мебель, компьютерный стол, столы для офиса
office-chair desk: офисное кресло, офисные кресла, компьютерное кресло, игровое кресло
gate fence: ворота, откатные ворота, автоматические ворота, калитки, кованые ворота
awning: маркиза, маркизы, навес, навесы
boiler radiator: котёл, котлы, газовый котёл, ремонт котлов, установка котлов, бойлер, бойлеры, водонагреватель
charging-station car: зарядная станция, зарядные станции, зарядка электромобиля, зарядка для электромобиля
skip: вывоз строительного мусора, контейнер для мусора, бункер для мусора
greenhouse seedling: теплица, теплицы, парник, парники, зимний сад
cushion: подушки, декоративные подушки, диванные подушки
stove logs: камин, камины, печь-камин, печи, банная печь, печи для бани
bookshelf books: книжный шкаф, книжные полки, стеллаж, стеллажи
barbecue: мангал, мангалы, барбекю, гриль газовый
forklift: погрузчик, вилочный погрузчик, водитель погрузчика
`,
  uk: `
desk office-chair: письмовий стіл, письмові столи, офісні меблі
office-chair desk: офісне крісло, офісні крісла, ігрове крісло
gate fence: ворота, відкатні ворота, автоматичні ворота, ковані ворота
awning: маркіза, маркізи, навіс, навіси
boiler radiator: котел, котли, газовий котел, ремонт котлів, бойлер, бойлери, водонагрівач
charging-station car: зарядна станція, зарядні станції, зарядка електромобіля
skip: вивіз будівельного сміття, контейнер для сміття
greenhouse seedling: теплиця, теплиці, зимовий сад
cushion: подушки, декоративні подушки
stove logs: камін, каміни, піч, печі
bookshelf books: книжкова шафа, книжкові полиці, стелаж, стелажі
barbecue: мангал, мангали, барбекю
forklift: навантажувач, вилковий навантажувач, водій навантажувача
`,
  ar: `
desk office-chair: مكتب خشبي, مكاتب, أثاث مكتبي, مكاتب خشبية
office-chair desk: كرسي مكتب, كراسي مكتب, كراسي مكتبية
gate fence: بوابة, بوابات, بوابات حديد, أبواب حديد, بوابات كهربائية
awning: مظلة, مظلات, مظلات وسواتر, سواتر
boiler radiator: سخان, سخانات, سخانات مياه, تركيب سخانات, صيانة سخانات
charging-station car: شاحن سيارة كهربائية, محطة شحن, شواحن السيارات الكهربائية
skip: حاوية مخلفات, حاويات مخلفات, تأجير حاويات
greenhouse seedling: بيت زجاجي, بيوت محمية, بيوت بلاستيكية
cushion: مخدات, وسائد, خداديات, وسادة
stove logs: مدفأة, دفايات, مدافئ حطب
bookshelf books: مكتبة خشبية, أرفف, رفوف
barbecue: شواية, شوايات, منقل
forklift: رافعة شوكية, رافعات شوكية
`,
  ja: `
desk office-chair: デスク, 机, 昇降デスク, 学習机, オフィス家具, スタンディングデスク
office-chair desk: オフィスチェア, ゲーミングチェア, 事務椅子
gate fence: 門扉, ゲート工事
awning: オーニング, 日よけ, テント工事
boiler radiator: 給湯器, 給湯器交換, ボイラー, エコキュート
charging-station car: 充電スタンド, 充電器設置
skip: コンテナ回収
greenhouse seedling: 温室, サンルーム, ビニールハウス
cushion: クッション, 座布団
stove logs: 薪ストーブ, ペレットストーブ, 暖炉
bookshelf books: 本棚, 書棚, シェルフ
barbecue: バーベキューコンロ, バーベキューグリル
forklift: フォークリフト
`,
  ko: `
desk office-chair: 책상, 사무용 가구, 사무용 책상, 스탠딩 데스크, 모션데스크
office-chair desk: 사무용 의자, 게이밍 의자, 컴퓨터 의자
gate fence: 대문, 자동문 대문
awning: 어닝, 차양, 천막
boiler radiator: 보일러, 보일러 수리, 보일러 교체, 온수기
charging-station car: 전기차 충전기, 전기차 충전, 충전소
greenhouse seedling: 온실, 비닐하우스
cushion: 쿠션, 방석
stove logs: 화목난로, 난로, 벽난로, 펠릿난로
bookshelf books: 책장, 책꽂이
barbecue: 바비큐 그릴, 캠핑 그릴
forklift: 지게차, 지게차 자격증
`,
  zh: `
desk office-chair: 书桌, 書桌, 办公桌, 辦公桌, 升降桌, 办公家具, 辦公家具, 电脑桌, 電腦桌
office-chair desk: 办公椅, 辦公椅, 电脑椅, 電腦椅, 人体工学椅, 人體工學椅, 电竞椅, 電競椅
gate fence: 大门定制, 庭院门, 铁门, 鐵門
awning: 遮阳篷, 遮陽篷, 雨棚, 遮阳棚, 遮陽棚
boiler radiator: 锅炉, 鍋爐, 壁挂炉, 热水器, 熱水器
charging-station car: 充电桩, 充電樁, 充电站, 充電站
skip: 建筑垃圾清运, 装修垃圾清运
greenhouse seedling: 温室, 溫室, 阳光房, 陽光房, 大棚
cushion: 抱枕, 靠垫, 靠墊, 坐垫, 坐墊
stove logs: 壁炉, 壁爐, 柴火炉
bookshelf books: 书架, 書架, 书柜, 書櫃
barbecue: 烧烤炉, 燒烤爐, 烤炉
forklift: 叉车, 叉車, 堆高機, 叉车培训
`,
  vi: `
desk office-chair: bàn làm việc, bàn văn phòng, nội thất văn phòng, bàn học
office-chair desk: ghế văn phòng, ghế xoay, ghế gaming
gate fence: cổng sắt, cửa cổng, cổng tự động
awning: mái hiên, mái che, bạt che
boiler radiator: bình nóng lạnh, máy nước nóng, nồi hơi
charging-station car: trạm sạc, sạc xe điện, trạm sạc xe điện
greenhouse seedling: nhà kính, nhà màng
cushion: gối tựa, gối sofa, đệm ngồi
bookshelf books: kệ sách, giá sách, tủ sách
barbecue: bếp nướng, lò nướng than
forklift: xe nâng, xe nâng hàng
`,
  id: `
desk office-chair: meja kerja, meja kantor, furniture kantor, meja belajar
office-chair desk: kursi kantor, kursi gaming
gate fence: pagar besi, pintu gerbang
awning: kanopi, awning, tenda kanopi
boiler radiator: water heater, pemanas air
charging-station car: stasiun pengisian, spklu, charger mobil listrik
greenhouse seedling: rumah kaca, greenhouse
cushion: bantal sofa, bantal dekorasi
bookshelf books: rak buku
barbecue: alat panggangan, panggangan
forklift: forklift, operator forklift
`,
  hi: `
desk office-chair: ऑफिस फर्नीचर, स्टडी टेबल, ऑफिस टेबल
office-chair desk: ऑफिस चेयर, ऑफिस कुर्सी
gate fence: लोहे का गेट, लोहे के गेट, स्टील गेट
boiler radiator: गीजर, गीज़र, वॉटर हीटर
charging-station car: ईवी चार्जिंग, चार्जिंग स्टेशन
cushion: कुशन, गद्दी, तकिए
bookshelf books: किताबों की अलमारी, बुकशेल्फ
forklift: फोर्कलिफ्ट
`,
  he: `
desk office-chair: שולחן כתיבה, שולחנות כתיבה, ריהוט משרדי, שולחנות עבודה
office-chair desk: כיסא משרדי, כיסאות משרדיים, כיסא גיימינג
gate fence: שער חשמלי, שערים חשמליים, שערים, שער כניסה
awning: סוכך, סוככים, מרקיזה, מרקיזות, הצללה
boiler radiator: דוד שמש, דודי שמש, דוד חשמל, דוד מים
charging-station car: עמדת טעינה, עמדות טעינה, טעינת רכב חשמלי
skip: מכולת פסולת, מכולה לפסולת בניין, פינוי פסולת בניין
greenhouse seedling: חממה, חממות
cushion: כריות, כריות נוי
stove logs: קמין, קמינים, קמין עצים
bookshelf books: ספריית קיר, כוננית, כונניות, מדפים
barbecue: גריל גז, גרילים, מנגל גז
forklift: מלגזה, מלגזן, רישיון מלגזה
`,
};
