import type { Language } from './language.ts';

/** Malay. */
export const ms = {
  code: 'ms',
  functionWords:
    'dan dengan untuk di dari yang anda kami baharu semua diskaun jualan percuma penghantaran sekarang hari ini hanya sehingga beli kedai pembukaan besar pertama kasut kopi ialah tidak murah jimat tawaran rumah',
  calls: {
    buy: 'Beli sekarang',
    order: 'Pesan sekarang',
    book: 'Tempah sekarang',
    table: 'Tempah meja',
    reserve: 'Tempah tempat anda',
    'sign-up': 'Daftar sekarang',
    learn: 'Ketahui lebih lanjut',
    download: 'Muat turun aplikasi',
    quote: 'Dapatkan sebut harga',
    donate: 'Derma sekarang',
    visit: 'Kunjungi kami',
    contact: 'Hubungi kami',
    start: 'Mula sekarang',
    discover: 'Terokai lagi',
    tickets: 'Beli tiket',
    apply: 'Mohon sekarang',
    call: 'Hubungi kami',
    enrol: 'Daftar kelas',
    view: 'Tempah lawatan',
    'test-drive': 'Tempah pandu uji',
    play: 'Main sekarang',
    listen: 'Dengar sekarang',
    directions: 'Arah ke sini',
  },
  callNumber: 'Hubungi {phone}',
  off: String.raw`diskaun\p{L}*|potongan|jimat|lebih murah|rebat`,
  offers: [
    { kind: 'free', source: 'percuma|tanpa bayaran|hadiah|bonus|free' },
    { kind: 'half', source: 'separuh harga|setengah harga' },
    {
      kind: 'bundle',
      source:
        'beli (?:#|satu|dua)[^.!,]{0,12} (?:percuma|dapat|bayar) (?:#|satu|dua)|# percuma #|(?:kedua|ketiga|ke-?#) [^.!]{0,24}(?:percuma|separuh harga|# ?%)',
    },
  ],
  upTo: 'sehingga|hingga|sekurang-kurangnya|lebih',
  from: 'dari|bermula(?: dari)?|hanya|cuma|serendah|kini',
  insteadOf: 'berbanding|dari|harga asal|sebelum ini|bernilai',
  per: String.raw`seorang|sebulan|semalam|setiap (?:orang|bulan|malam|jam)|per (?:orang|malam|bulan|jam)|/\s?(?:orang|malam|hari|bulan|jam|kg|pax|tahun)|bulanan`,
  until: 'sehingga|hingga|sebelum|sah sehingga',
  lastDays:
    'hari ini sahaja|hujung minggu ini(?: sahaja)?|minggu ini sahaja|hari ini|selagi stok ada|peluang terakhir|terhad|setiap (?:isnin|selasa|rabu|khamis|jumaat|sabtu|ahad)',
  conditions: String.raw`terpilih|pelanggan baharu|pelanggan baru|ahli|pelajar|warga emas|min\.|minimum|sekurang-kurangnya|maks\.|pembelian (?:melebihi|minimum)|melebihi|tidak sah|tidak termasuk|kecuali|khas untuk|hanya untuk|sahaja|pesanan pertama|(?:bulan|kelas|lawatan) pertama|kemudian|selepas itu|tertakluk`,
  hours: 'buka|waktu operasi',
  phone: String.raw`tel\.?|telefon|hubungi|hp|whatsapp|tempahan`,
  planning:
    '^(?:lebih|tambah)|meningkatkan|lebih ramai pelanggan|jualan (?:meningkat|lebih)|sasaran|bajet|tarik|habiskan stok',
  negations: 'tidak|bukan|tanpa|jangan|belum|tak',
  walkIns: 'tanpa (?:temu janji|janji temu|tempahan)',
  hiring: 'jawatan kosong|kerja kosong|kekosongan jawatan|gaji|separuh masa|sepenuh masa',
  cries: 'baru|terbaru|akhirnya|perhatian|akan datang|peluang terakhir',
  letting: 'untuk disewa|sewa',
  selling: 'untuk dijual|dijual',
  priced: {
    person: String.raw`(?:se|setiap |\/ ?|per )(?:orang|pax|kanak-kanak)|seorang|dewasa|kanak-kanak|pergi balik|sehala`,
    stay: String.raw`(?:se|setiap |\/ ?|per )(?:malam|hari|jam)|semalam|sehari|sejam`,
    term: String.raw`(?:se|setiap |\/ ?|per )(?:bulan|semester|tahun)|sebulan|bulanan|setahun`,
    piece: String.raw`(?:se|setiap |\/ ?|per )(?:biji|kilo|botol|guni|meter|keping|balang)|sebiji|sebotol`,
  },
  courseLength:
    '(?:dalam )?(?:#|dua|tiga|empat|lima|enam|lapan|sepuluh) (?:minggu|sesi|kelas|pelajaran|petang|sabtu)',
  lasting: 'jam|kali|minit|minggu',
  provided: 'bahan (?:disediakan|termasuk)|termasuk bahan|peralatan (?:disediakan|termasuk)|dipinjamkan',
  gifts: 'membeli|memberi makan|menanam|cukup untuk|membiayai|membantu',
  seeking: 'mencari',
  pictured: 'tunjukkan|gambar|latar belakang',
  forms: {
    deed: 'servis baiki pembaikan cuci mencuci pembersihan sewa pasang pemasangan penyelenggaraan khidmat perkhidmatan ubah_suai',
    lesson: 'pemula kelas kursus belajar bengkel tahap latihan tuisyen',
    goods: 'botol kotak balang pek set sedozen buatan_tangan buatan_sendiri biji',
    freeEntry: 'masuk_percuma masuk_adalah_percuma kemasukan_percuma',
    outing: 'lawatan pengembaraan',
  },
  pointers: {
    donate: 'derma sumbangan sedekah rumah_anak_yatim infaq',
    apply: 'kekosongan jawatan jawatan_kosong kerja_kosong dicari diperlukan pekerja temu_duga',
    download: 'aplikasi muat_turun',
    play: 'permainan game teka-teki gim_mudah_alih',
    listen: 'podcast album dengar radio',
    view: 'apartmen untuk_dijual untuk_disewa hartanah rumah_dijual rumah_untuk dijual disewa tanah bilik_sewa',
    'test-drive': 'kereta_terpakai pandu_uji kereta_baharu bilik_pameran_kereta',
    tickets: 'konsert teater opera sarkas festival wayang pawagam pameran muzium tiket persembahan',
    table: 'restoran kedai_makan tempah_meja bufet makan_malam ramadan_buffet',
    enrol:
      'kursus kelas sekolah belajar latihan tuisyen akademi bengkel_seni pendaftaran tadika taska sekolah_memandu renang bahasa_inggeris yoga pilates tarian menjahit_kelas lesen_memandu berkuda gitar piano mengaji',
    quote:
      'tukang_paip juruelektrik bumbung tukang_kayu tukang_cat pindah_rumah pembersihan insurans arkitek tukang_kunci panel_solar penyaman_udara katering percetakan ubah_suai sebut_harga tukang cat_rumah lori_pindah solar penghawa_dingin aircond kolam_renang landskap penterjemah laman_web pagar jubin langsir cctv bilik_air tersumbat papan_tanda sulaman cetak_baju kaca siling kalis_air kabinet_dapur pemasangan paip wiring cuci_sofa',
    book: 'doktor_gigi doktor klinik fisioterapi salun gunting_rambut urut spa kuku veterinar bengkel_kereta hotel homestay perkhemahan jurugambar optik sewa salon haiwan bengkel sewa_kereta teksi pelancongan pakej tiket_penerbangan temujanji tukang_jahit baiki_telefon baiki_komputer studio_rakaman pengasuh hotel_kucing akupunktur sauna cuci_kereta chalet kayak sewa_baju fotografi servis_kereta refleksologi',
    order:
      'kek* pesan pesanan penghantaran hantar delivery piza burger nasi nasi_lemak bakeri kedai_roti kek kek_hari_jadi kuih ayam katering_rumah tempahan_kek jambangan nasi_bungkus',
    visit:
      'pembukaan pasar bazar kedai_bunga kedai_buku kafe kopi aiskrim farmasi nurseri_tanaman dobi perpustakaan barang_antik buku_terpakai alat_tulis pasar_karat jualan_gudang gotong-royong',
    contact:
      'peguam akauntan perakaunan perunding guaman rumah_warga_emas borong anak_angkat mencari_rumah wasiat pusaka penjagaan_warga_emas',
    start: 'gim_kecergasan gim kecergasan fitness perisian',
    'sign-up': 'daftar pendaftaran langgan sukarelawan ahli webinar',
    buy: 'beli jualan diskaun promosi kedai kasut perabot tilam sofa baju pakaian tudung barang_kemas madu cermin_mata basikal buku mainan lilin serum kosmetik bantal permaidani lampu beg stokin rempah jem sabun benang kain benih jam_tangan',
  },
} satisfies Language;
