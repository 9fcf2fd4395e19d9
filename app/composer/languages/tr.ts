import type { Language } from './language.ts';

/** Turkish. */
export const tr = {
  code: 'tr',
  functionWords:
    've ile için bir bu en yeni tüm bütün senin sizin bizim indirim indirimi indirimli kampanya fırsat ücretsiz bedava kargo şimdi bugün sadece kadar al mağaza dükkanı açılış açılışı büyük yaz kış ilk ayakkabı ayakkabılarda kahve değil özel ekmek taze kahvaltı pasta peynir çiçek mobilya mutfak bahçe ev okul kurs ders dersi gitar kuaför restoran pazar çocuk köpek bisiklet araba kitap takı giysi düğün konser yemek çay tatlı dondurma dokuma halı',
  headLast: true,
  attachesOn: true,
  asides: 'arıyor',
  calls: {
    buy: 'Hemen al',
    order: 'Sipariş ver',
    book: 'Rezervasyon yap',
    table: 'Masa ayırt',
    reserve: 'Yerini ayırt',
    'sign-up': 'Kaydol',
    learn: 'Daha fazla bilgi',
    download: 'Uygulamayı indir',
    quote: 'Teklif al',
    donate: 'Bağış yap',
    visit: 'Bizi ziyaret et',
    contact: 'Bize ulaş',
    start: 'Hemen başla',
    discover: 'Keşfet',
    tickets: 'Bilet al',
    apply: 'Başvur',
    call: 'Bizi ara',
    enrol: 'Kursa kaydol',
    view: 'Yer görmeye gel',
    'test-drive': 'Test sürüşü ayarla',
    play: 'Hemen oyna',
    listen: 'Hemen dinle',
    directions: 'Yol tarifi al',
  },
  callNumber: 'Ara: {phone}',
  off: String.raw`indirim\p{L}*|iskonto|daha ucuz|tasarruf|indirimli`,
  offers: [
    { kind: 'free', source: String.raw`ücretsiz\p{L}*|bedava|hediye\p{L}*|ücret alınmaz|bizden` },
    { kind: 'half', source: String.raw`yarı fiyat\p{L}*|yarı fiyatına` },
    {
      kind: 'bundle',
      source: String.raw`# al,? # öde|bir alana bir bedava|iki al,? bir öde|# alana # (?:bedava|hediye)|(?:ikinci|üçüncü|#\.) [^.!?]{0,24}(?:bedava|ücretsiz|hediye|yarı fiyat\p{L}*|% ?# ?(?:indirim\p{L}*)?)|# fiyatına #`,
    },
  ],
  upTo: 'kadar|varan|en az|üzeri',
  from: 'sadece|yalnızca|sırf|şimdi|başlayan|itibaren',
  insteadOf: String.raw`yerine|eski fiyat\p{L}*|önce`,
  per: String.raw`kişi başı|/\s?(?:ay|gece|gün|yıl|kişi|saat|kg|adet)|aylık|gecelik|saatlik|ayda|KDV dahil`,
  until: 'kadar|son gün|geçerlidir|dek',
  lastDays: String.raw`(?:sadece|yalnızca) (?:bugün|bu hafta sonu|bu hafta|yarın)|bu hafta sonu|stoklarla sınırlı\p{L}*|son fırsat|son günler|bugün`,
  conditions: String.raw`seçili|seçilmiş|yeni müşteri\p{L}*|üye\p{L}*|öğrenci\p{L}*|emekli\p{L}*|en az|min\.|minimum|maks\.|üzeri\p{L}*|# ?(?:TL|₺) (?:ve )?üzer\p{L}*|geçerli değil\p{L}*|geçerli|hariç|sadece (?:online|yeni)|ilk (?:sipariş\p{L}*|alışveriş\p{L}*|ders|ay)|sonra|ardından|her \p{L}+|taahhüt yok|koşullar\p{L}*`,
  hours: 'açık|çalışma saatleri|açığız',
  phone: String.raw`tel\.?|telefon|ara|arayın|gsm|cep|rezervasyon|whatsapp|iletişim`,
  planning: String.raw`^(?:daha (?:fazla|çok))|daha (?:çok|fazla) (?:müşteri|satış|rezervasyon|sipariş)|artır\p{L}*|satış\p{L}* (?:artır|yükselt)\p{L}*|hedef|bütçe|hedef kitle|stok eritme|çekmek|kazanmak|bilinirlik`,
  negations: 'değil|yok|olmasın|asla|hiç|olmadan|yerine',
  walkIns: 'randevusuz|rezervasyonsuz|randevu (?:gerekmez|almadan)',
  hiring:
    'özgeçmiş\\p{L}*|CV gönder\\p{L}*|işe alıyoruz|aranıyor|iş ilanı|arıyoruz|alınacaktır|tam zamanlı|yarı zamanlı|part[- ]time$|maaşlı',
  cries: 'yeni|sonunda|dikkat|son şans|acil|yardım|çok yakında|açıldık',
  letting: 'kiralık|kiraya verilir',
  selling: 'satılık',
  priced: {
    person: String.raw`kişi başı(?:na)?|\/ ?kişi|kişi|yetişkin|çocuk|çift|gidiş[- ]dönüş|tek yön`,
    stay: String.raw`\/ ?(?:gün|gece|saat|hafta sonu)|günlük|gecelik|saatlik|geceliği|saati|günü`,
    term: String.raw`\/ ?(?:ay|dönem|yıl|sezon)|aylık|ayda|dönemlik|yıllık`,
    piece: 'adedi|tanesi|adet|kilosu|kavanozu|litresi|şişesi|çuvalı|demeti',
  },
  courseLength:
    '(?:#|iki|üç|dört|beş|altı|sekiz|on) (?:hafta|haftalık|akşam|akşamda|sabah|öğleden sonra|ders|derslik|seans|cumartesi|pazar|buluşma)',
  lasting: 'saat|ders|dk|dakika|hafta',
  provided: 'malzemeler? (?:dahil|bizden)|malzeme dahil|ekipman (?:dahil|bizden)|ücretsiz ödünç',
  gifts: 'alır|doyurur|diker|öder|karşılar|yeter|sağlar|destek olur',
  seeking: 'arıyor',
  pictured: 'göster|görsel|arka plan',
  forms: {
    deed: 'yıkama temizliği temizleme tamiri tamir onarım onarımı bakım bakımı servisi servis montaj montajı kiralama kiralık_araç döşeme nakliyat nakliye boya_badana badana işleri hizmeti hizmetleri tadilat ilaçlama bileme kaplama *lama *leme yenileme tamir_ediyoruz temizliyoruz yıkıyoruz taşıyoruz onarıyoruz boyuyoruz kuruyoruz biliyoruz dikimi dikim kesimi budama kurulumu taşıma boyama düzenleme düzenlemesi paça_boyu terzi*',
    lesson:
      'başlangıç yeni_başlayanlar seviye ders dersleri dersi kurs kursu atölye atölyesi eğitimi öğren ders_saati sıfırdan ilk_adım',
    goods: 'kavanoz şişe kutu paket set düzine ev_yapımı el_yapımı doğal süzme adet ikinci_el el_örgüsü',
    freeEntry: 'giriş_ücretsiz ücretsiz_giriş girişler_ücretsiz giriş_serbest',
    outing: 'turu gezisi deneyimi tur gezi yürüyüşü konaklama',
  },
  pointers: {
    donate: 'bağış* bağışla yardım_kampanya* barınak* gıda_bankası destek_ol',
    apply: 'eleman_aranıyor aranıyor iş_ilanı personel* çalışan_arıyoruz stajyer* garson_aran* usta_aran*',
    download: 'uygulama* indir app',
    play: 'oyun oyunu oyunlar* bulmaca*',
    listen: 'podcast* albüm dinle radyo sesli_kitap',
    view: 'otopark_yeri arsa tarla kiralık_depo daire* satılık kiralık emlak* konut* satılık_daire* kiralık_daire* villa arsa konut_proje* kiralık_ev',
    'test-drive':
      'oto_galeri ikinci_el_araç* test_sürüş* sıfır_araç araba_galeri* ikinci_el_araba* sıfır_araba oto_bayi*',
    tickets: 'konser* tiyatro* opera sirk festival* sinema* sergi* müze* bilet* gösteri* stand-up',
    table:
      'restoran* lokanta* meyhane* ocakbaşı* masa_ayırt* masa_rezervasyon* brunch serpme_kahvaltı kahvaltı akşam_yemeği iftar',
    enrol:
      'kurs kursu kurslar* ders dersi dersler* okul* eğitim* atölye* akademi* özel_ders kreş* anaokul* dersleri kursları sürücü_kurs* dil_kurs* dans_kurs* yüzme_kurs* yaz_okulu yaz_kampı dershane* seminer* özel_okul workshop* ingilizce* almanca* ispanyolca* yoga pilates dans koro seramik* dikiş_kurs* yüzme* ehliyet* ilk_yardım* binicilik* judo karate tırmanış* gitar* piyano_ders* şan_ders* etüt_merkez*',
    quote:
      'tesisatçı* elektrikçi* çatı marangoz* boyacı* nakliyat* temizlik* sigorta* mimar* çilingir* güneş_panel* klima* catering* matbaa* tadilat* teklif* tesisat* su_tesisat* çatı* çatı_onar* boya_badana badana* dekorasyon* temizlik_şirket* mobilya_montaj* güneş_enerji* ısı_pomp* havuz* peyzaj* bahçıvan* pencere* pvc_ fiyat_teklif* tercüme* web_tasarım* ilaçlama* halı_yıkama* zemin* temizliğ* tamir* montaj* baca_temizli* sıvacı* çit_ stor_perde* şömine* fayans* parke* budama* döşeme* tente* alarm* kamera_sistem* şarj_istasyon* banyo* tıkanıklık* tabela* nakış* serigraf* baskı* tanıtım_film* kar_küreme* cephe* tezgah* cam_balkon* camcı* iskele* yalıtım* izolasyon* alçıpan* mantolama* evden_eve mutfak_dolab* perde perdeler tül_perde',
    book: 'diş_hekim* doktor* klinik* fizyoterap* kuaför* berber* güzellik_salon* masaj* manikür* veteriner* oto_servis* tamirci* otel* pansiyon* kamp fotoğrafçı* optik* randevu* kiralama* diş_klini* diş_poliklini* estetik* psikolog* diyetisyen* saç_boyama saç_kesim* tırnak* kirpik* epilasyon* cilt_bakım* spa hamam* lastik* oto_kuaför* oto_yıkama* oto_tamir* bungalov* apart villa_kirala* araç_kirala* kiralık_araç* fotoğraf_çekim* düğün_fotoğraf* göz_muayene* pet_kuaför* taksi* tur turu turlar* gezi* uçak_bilet* tatil* tadım* dövme* dj şişme_oyun* kaş_alım* terzi* tadilat_terzi ayakkabı_tamir* piyano_akor* akort* bebek_bakıcı* köpek_gezdir* köpek_otel* kedi_otel* köpek_eğitim* kayıt_stüdyo* prova_stüdyo* fotoğraf_stüdyo* stüdyo* akupunkt* refleksoloji* sauna* piercing* dağ_evi* ağaç_ev* taş_ev* paintball* go-kart karting mini_golf balon_tur* kano* sihirbaz* palyaço* animatör* halı_saha diş_taşı* diş_temizli* ütü* telefon_tamir* bisiklet_tamir* bisiklet_kirala* tekne_kirala* tekne_tur* düğün_salon*',
    order:
      'sepet* hediye* ev_yemek* çiçek* sipariş* paket_servis* eve_servis teslimat* pizza* burger* hamburger* kebap* döner* lahmacun* pide* fırın* pastane* pasta yaş_pasta doğum_günü_pastası börek* tatlı* çiğ_köfte baklava* mantı peynir_tabağı sebze_kutusu tabldot ev_yemekleri buket*',
    visit:
      'açılış* açıldı ziyaret* pazar pazarı kermes* fuar* çiçekçi* kitapçı* kitabevi* kafe* kahve_dükkan* dondurma* eczane* kasap* fidanlık* çamaşırhane* kütüphane* bar bit_pazar* antika* sahaf* kırtasiye* tuhafiye* şarküteri* peynirci* balıkçı* takas* panayır* şenlik*',
    contact:
      'avukat* hukuk_büro* noter* muhasebe* mali_müşavir* danışman* cenaze* huzurevi* toptan* sahiplen* yuva_arıyor yuva_arayan ebe dedektif* vasiyet* miras* yaşlı_bakım* hasta_bakım* apartman_yönetim*',
    start: 'spor_salon* fitness crossfit yazılım*',
    'sign-up': 'kaydol* kayıt* üye_ol* abone* bülten* gönüllü* webinar*',
    buy: 'satın_al indirim* satış* mağaza* dükkan* butik* outlet ayakkabı* mobilya* yatak_baza yatak kanepe* koltuk_tak* giyim elbise* takı* bal gözlük* bisiklet* kitap* oyuncak* mum serum* kozmetik* halı halılar* zeytinyağı* odun* yastık* lamba* çanta* valiz* sırt_çanta* çorap* şapka* baharat* reçel* sabun* yün kumaş* tohum* fidan* saksı* plak*',
  },
} satisfies Language;
