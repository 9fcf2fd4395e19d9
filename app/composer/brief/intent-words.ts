import type { Intent } from './intents.ts';
import { stemMatcher } from './stems.ts';
import type { Topic } from './topics.ts';

/** Words in any language that point to what readers are asked to do; the first that matches counts. */
export const pointers: [Intent, RegExp][] = (
  [
    [
      'donate',
      'food_bank* food_drive* donat* fundrais* spende* spenden* dons donaci* donazion* doaç* doe doneer* donera* lahjoit* darowizn* wpłat* donați* пожертв* донат* δωρε* bağış* تبرع* کمک_مالی עטיה תרומ* दान অনুদান บริจาค quyên_góp donasi 捐款 捐赠 募捐 寄付 募金 기부',
    ],
    [
      'download',
      'download* app_install* installs get_the_app app_downloads herunterlad* télécharg* descarg* scarica* baixar baixe download_de installeer* ladda_ner last_ned lataa pobier* pobrani* stáhn* stiahn* töltsd_le descarcă скача* скачай* завантаж* uygulamayı_indir indirmeler* حمل_التطبيق تحميل_التطبيق نصب_اپلیکیشن ดาวน์โหลด tải_app tải_ứng_dụng unduh* 下载 下載 ダウンロード 다운로드',
    ],
    [
      'table',
      'table_reservation* table_booking* book_a_table reserve_a_table tischreserv* tisch_reserv* réserver_une_table réservations_de_table reservar_mesa reserva_de_mesa* prenota*_tavol* reservar_uma_mesa tafel_reserv* boka_bord stolik* стол_заброн* masa_ayırt* حجز_طاولة 订位 訂位 席予約 테이블_예약',
    ],
    [
      'tickets',
      'concert* opera circus theatre theater musical ballet gig gigs comedy_night oper_ konzert* zirkus concierto* circo concerto* cirque koncert* цирк концерт* コンサート 音乐会 ticket* eintrittskart* billet billets entrada entradas bigliett* ingresso* kaartje* biljett* billett* liput lippuja bilet bilety biletów vstupenk* lístk* jegyek jegyet bilete билет* квитк* εισιτήρι* تذاكر تذكرة بلیت بلیط ٹکٹ כרטיס* टिकट টিকিট ตั๋ว บัตรคอนเสิร์ต 门票 門票 购票 チケット 티켓',
    ],
    [
      'apply',
      'hiring vacanc* job_opening* apply recruit* stellenangebot* bewerb* recrut* postul* empleo vacante* assunzion* lavora_con_noi vagas candidat* vacature* sollicit* lediga_jobb stilling* avoimet_työpaikat praca_w oferta_pracy volná_místa ваканси* вакансі* θέσεις_εργασίας iş_ilanı وظائف استخدام עובדים_דרושים भर्ती चাকরি สมัครงาน รับสมัคร tuyển_dụng lowongan jawatan_kosong 招聘 诚聘 求人 採用 채용',
    ],
    [
      'quote',
      'quote* estimate* free_consultation kostenvoranschlag* angebot_anfordern devis presupuesto* preventiv* orçamento* offerte_aanvra* begär_offert offertförfråg* tarjouspyynt* wycen* nezávazn*_nabídk* cenov*_ponuk* árajánlat* ofertă_de_preț расчет расчёт смет* кошторис teklif_al عرض_سعر استعلام_قیمت הצעת_מחיר कोटेशन ใบเสนอราคา báo_giá penawaran_harga sebut_harga 报价 報價 見積* 견적',
    ],
    [
      'sign-up',
      'sign-up* signup* sign_up* register registration* subscrib* newsletter waitlist webinar* free_trial anmeld* registrier* abonn* inscri* s’inscrire suscri* registr* iscri* assin* inschrijv* aanmeld* anmäl* tilmeld* påmeld* rekister* ilmoittau* zapis* rejestr* přihlá* registrac* regisztr* înscri* подпис* регистрац* підпис* реєстрац* запиш* εγγραφ* kaydol* kayıt üye_ol* abone اشترك سجل تسجيل ثبت‌نام ثبت_نام رجسٹر הרשמה रजिस्टर पंजीकरण সাইন_আপ สมัครสมาชิก ลงทะเบียน đăng_ký daftar jisajili 注册 註冊 报名 報名 登録 申込 가입 신청 등록',
    ],
    [
      'reserve',
      'reserve_your_spot limited_seats rsvp save_the_date workshop* masterclass* seminar* meetup* plätze_sichern lugares_limitados plazas_limitadas posti_limitati места_ограничен* 名额 名額 参加 참가',
    ],
    [
      'book',
      'grooming repair repairs reparatur* réparation* reparación* riparazion* reparo* ремонт* tamir* haircut* massage* manicure* facial* cleaning_service* repair_service* dentist* salon friseur* coiffeur* peluquer* parrucchier* cabeleireir* kapper* frisör* frisør* fryzjer* kadeřn* kaderník* fodrász* coafor kuaför парикмахер* барбершоп* перукар* κομμωτ* حلاق صالون آرایشگاه מספרה सैलून পার্লার ร้านทำผม cắt_tóc salon_rambut 美发 理发 美容院 サロン 미용실 barber* book_now booking* appointment* book_a reservation* reservier* termin* buchung* rendez-vous réservation* cita citas reserva* prenotazion* appuntament* agendamento* agende afspraak boek tidsbokning* boka tidsbestilling ajanvaraus* varaus* rezerwac* wizyt* rezervac* objednání termín* foglal* időpont* programare* rezerv* запись бронир* бронюв* час_за κράτησ* ραντεβ* randevu* rezervasyon* حجز موعد احجز رزرو نوبت بکنگ תור_ תורים बुकिंग अपॉइंटमेंट বুকিং จองคิว จอง đặt_lịch đặt_phòng booking tempahan reservasi 预约 預約 预订 預訂 予約 예약',
    ],
    [
      'visit',
      'craft_fair* farmers_market* flea_market* pub_quiz quiz_night butcher* fishmonger* greengrocer* florist* deli cheese_shop* farm_shop* bookshop* garden_centre* coffee_shop* tea_house ice_cream foot_traffic visit* store_visits in-store grand_opening new_location come_in walk-in* eröffnung* neueröffnung* besuch* ouverture visitas apertura inauguraci* visite inaugurazion* inauguraç* opening bezoek* invigning besök åbning besøg åpning avajais* otwarci* otevření otvorenie megnyit* deschider* открыти* відкритт* откриван* otvorenje отварање εγκαίνια açılış* ziyaret* افتتاح زيارة زورونا افتتاحیه פתיחה उद्घाटन উদ্বোধন เปิดร้าน เปิดใหม่ khai_trương pembukaan 开业 開業 开张 開幕 到店 新規オープン グランドオープン 来店 오픈 방문 ufunguzi',
    ],
    [
      'order',
      'order orders pre-order* preorder* delivery lieferung* bestell* commande* livraison pedido* pide domicilio ordin* consegna entrega delivery bestelling* bezorg* beställ* bestill* leverans tilaus* kotiinkuljetus zamów* dostaw* objedn* rozvoz rendel* comand* livrare заказ* замовл* достав* παραγγελ* sipariş* paket_servis طلب توصيل سفارش آرڈر הזמנ* משלוח ऑर्डर অর্ডার สั่ง เดลิเวอรี่ đặt_hàng giao_hàng pesan antar agiza 外卖 订购 訂購 订单 注文 デリバリー 주문 배달',
    ],
    [
      'learn',
      'brand_awareness awareness learn_more educate inform informier* bekanntheit notoriété conocimiento_de_marca información conoscenza informazioni naamsbekendheid kännedom świadomoś* povědomí узнаваемост* bilinirlik الوعي 知名度 认知 了解 認知 인지도',
    ],
    [
      'buy',
      'buy sale sales purchase* deal* kauf* soldes vente* achat* rebaja* venta* compra* saldi acquist* liquidaç* venda* verkoop* koop* rea köp* salg udsalg køb* kjøp* osta* ale wyprzedaż* sprzedaż* kup výprodej* nákup* predaj* výpredaj* vásár* akci* reducer* cumpăr* распродаж* купи* скидк* розпродаж* знижк* разпродаж* намален* попуст распродаја εκπτώσε* αγορ* indirim* satış* alışveriş* تخفيضات خصم خصومات تنزيلات حراج تخفیف فروش خرید سیل رعایت מבצע הנחה सेल छूट खरीद* সেল ছাড় தள்ளுபடி விற்பனை ลดราคา เซล giảm_giá khuyến_mãi diskon promo jualan punguzo 大促 促销 促銷 特卖 特賣 折 セール 割引 半額 세일 할인',
    ],
  ] as [Intent, string][]
).map(([intent, stems]) => [intent, stemMatcher(stems)]);

/** What is usual for a topic. */
export const usualIntents: Record<Topic, Intent> = {
  coffee: 'visit',
  burger: 'order',
  restaurant: 'table',
  baking: 'order',
  drinks: 'order',
  shoes: 'buy',
  fashion: 'buy',
  headphones: 'buy',
  phone: 'buy',
  app: 'download',
  software: 'start',
  business: 'contact',
  beauty: 'buy',
  fitness: 'start',
  furniture: 'buy',
  house: 'contact',
  travel: 'book',
  pets: 'buy',
  books: 'discover',
  finance: 'contact',
  cars: 'discover',
  health: 'book',
  kids: 'discover',
  bike: 'buy',
  jewellery: 'discover',
  eco: 'discover',
  gifts: 'buy',
  events: 'reserve',
  charity: 'donate',
  general: 'learn',
};
