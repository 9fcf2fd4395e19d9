import type { Language } from './language.ts';

/** Indonesian. */
export const id = {
  code: 'id',
  functionWords:
    'panggilan cuci jasa harga terdekat rumah unit kotak orang jam mulai motor bengkel murah dan dengan untuk di dari yang anda kami baru semua diskon promo gratis ongkir sekarang hari ini hanya sampai hingga beli toko pembukaan besar musim panas pertama sepatu kopi adalah tidak kamu kita jual hemat murah rumah',
  calls: {
    buy: 'Beli sekarang',
    order: 'Pesan sekarang',
    book: 'Booking sekarang',
    table: 'Pesan meja',
    reserve: 'Amankan tempatmu',
    'sign-up': 'Daftar sekarang',
    learn: 'Selengkapnya',
    download: 'Unduh aplikasi',
    quote: 'Minta penawaran',
    donate: 'Donasi sekarang',
    visit: 'Kunjungi kami',
    contact: 'Hubungi kami',
    start: 'Mulai sekarang',
    discover: 'Temukan lebih',
    tickets: 'Beli tiket',
    apply: 'Lamar sekarang',
    call: 'Telepon kami',
    enrol: 'Daftar kelas',
    view: 'Jadwalkan survei',
    'test-drive': 'Jadwalkan test drive',
    play: 'Main sekarang',
    listen: 'Dengarkan sekarang',
    directions: 'Petunjuk arah',
  },
  callNumber: 'Telepon {phone}',
  off: String.raw`diskon\p{L}*|potongan(?: harga)?|hemat|lebih murah|cashback|off`,
  offers: [
    { kind: 'free', source: 'gratis|cuma-cuma|tanpa biaya|bonus|free' },
    { kind: 'half', source: 'setengah harga|separuh harga' },
    {
      kind: 'bundle',
      source:
        'beli (?:#|satu|dua)[^.!,]{0,12} (?:gratis|dapat|bayar) (?:#|satu|dua)|# gratis #|(?:kedua|ketiga|ke-?#) [^.!]{0,24}(?:gratis|setengah harga|# ?%)|bayar # dapat #',
    },
  ],
  upTo: 'hingga|sampai|minimal|lebih dari',
  from: 'mulai(?: dari)?|hanya|cuma|dari|sekarang',
  insteadOf: 'dari(?: harga)?|sebelumnya|harga normal|senilai',
  per: String.raw`per (?:orang|malam|hari|bulan|tahun|jam|kelas|pax|kg)|/\s?(?:orang|org|malam|hari|bulan|bln|jam|kg|pax|pcs|tahun)|sebulan|bulanan`,
  until: String.raw`sampai|hingga|s/d|berlaku sampai|sebelum|s\.d\.`,
  lastDays:
    'hanya (?:hari ini|akhir pekan ini|minggu ini|besok)|hari ini(?: saja)?|akhir pekan ini|selama persediaan(?: masih ada)?|kesempatan terakhir|terbatas|setiap (?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)',
  conditions: String.raw`pilihan|tertentu|pelanggan baru|member|anggota|pelajar|mahasiswa|min\.|minimal|minimum|maks\.|maksimal|pembelian (?:di atas|minimal)|di atas|belanja|tidak berlaku|kecuali|khusus|hanya untuk|untuk (?:pelajar|mahasiswa|member|pelanggan|anak)|pesanan pertama|(?:bulan|kelas|kunjungan|pembelian) pertama|kemudian|lalu|setelah itu|syarat`,
  hours: 'buka|jam buka',
  phone: String.raw`telp?\.?|telepon|hubungi|hp|wa|whatsapp|kontak|reservasi`,
  planning:
    '^(?:lebih|tambah)|meningkatkan|lebih banyak (?:pelanggan|penjualan|pesanan)|penjualan|target|anggaran|menarik|habiskan stok|cuci gudang internal|kesadaran',
  negations: 'tidak|bukan|tanpa|jangan|belum|tak|selain',
  walkIns: 'tanpa (?:janji|reservasi|booking|pendaftaran)(?: temu)?',
  hiring: 'kirim (?:CV|lamaran)|lowongan|loker|dibutuhkan|gaji|paruh waktu|penuh waktu',
  cries: 'baru|terbaru|akhirnya|perhatian|segera hadir|kesempatan terakhir',
  letting: 'disewakan|sewa',
  selling: 'dijual|jual',
  priced: {
    person: String.raw`(?:per|se|\/) ?(?:orang|pax|anak|pasangan)|dewasa|anak-anak|pulang[- ]pergi|sekali jalan`,
    stay: String.raw`(?:per|\/) ?(?:malam|hari|jam)|semalam|sehari|sejam|harian`,
    term: String.raw`(?:per|\/) ?(?:bulan|semester|tahun)|sebulan|bulanan|setahun`,
    piece: String.raw`(?:per|\/) ?(?:buah|kilo|botol|karung|meter|lembar|pcs|toples)|sebotol|satuan`,
  },
  courseLength:
    '(?:dalam )?(?:#|dua|tiga|empat|lima|enam|delapan|sepuluh) (?:minggu|malam belajar|pertemuan|sesi|pelajaran|sore|sabtu)',
  lasting: 'jam|kali|menit|minggu',
  provided:
    'bahan (?:disediakan|termasuk)|termasuk bahan|alat (?:disediakan|termasuk)|peralatan disediakan|dipinjamkan',
  gifts: 'membeli|memberi makan|menanam|cukup untuk|membiayai|membantu',
  seeking: 'mencari',
  pictured: 'tampilkan|gambar|latar belakang',
  forms: {
    deed: 'jasa servis service perbaikan reparasi cuci pembersihan sewa rental pasang pemasangan perawatan renovasi sedot jahit asah cat_rumah angkut las tebang potong_rumput',
    lesson: 'pemula kelas kursus les belajar pelatihan tingkat bimbel dari_nol',
    goods: 'botol kotak toples paket set lusin buatan_tangan buatan_rumah homemade pcs kemasan',
    freeEntry: 'gratis_masuk masuk_gratis tiket_masuk_gratis terbuka_untuk_umum',
    outing: 'wisata trip jelajah',
  },
  pointers: {
    donate: 'donasi sedekah panti_asuhan zakat galang_dana',
    apply: 'lowongan loker dibutuhkan dicari rekrutmen magang karyawan',
    download: 'aplikasi unduh',
    play: 'game gim permainan teka-teki',
    listen: 'podcast album dengarkan radio',
    view: 'apartemen dijual disewakan properti rumah_dijual kost tanah kontrakan',
    'test-drive': 'mobil_bekas dealer_mobil test_drive mobil_baru showroom_mobil',
    tickets: 'konser teater opera sirkus festival bioskop pameran museum tiket pertunjukan stand_up',
    table: 'restoran rumah_makan reservasi_meja buffet prasmanan makan_malam sarapan',
    enrol:
      'kursus kelas les sekolah belajar pelatihan bimbel akademi workshop pendaftaran paud daycare kursus_mengemudi berenang kursus_sim bahasa_inggris bahasa_jerman yoga pilates tari paduan_suara menjahit p3k berkuda judo karate panjat gitar piano vokal mengaji',
    quote:
      'tukang_ledeng tukang_listrik atap tukang_kayu cat_rumah pindahan jasa_bersih cleaning_service asuransi arsitek tukang_kunci panel_surya servis_ac katering percetakan renovasi tukang jasa_pindah bersih-bersih kunci ac kolam_renang taman penerjemah jasa_website kontraktor cerobong keramik_lantai lantai_kayu pagar tebang_pohon sofa_servis gorden kawat_nyamuk cctv kamar_mandi mampet papan_nama bordir sablon video_profil fasad kaca perancah baja_ringan plafon waterproofing kitchen_set instalasi pemasangan',
    book: 'dokter_gigi dokter klinik fisioterapi salon barbershop potong_rambut pijat spa kuku dokter_hewan bengkel hotel penginapan glamping fotografer optik sewa rental psikolog eyelash cuci_mobil homestay villa berkemah sewa_mobil studio_foto taksi wisata tiket_pesawat tour tato grooming penjahit permak reparasi* servis_hp servis_laptop servis_sepeda sol_sepatu stel_piano pengasuh penitipan_hewan penitipan_kucing studio_rekaman studio_musik akupunktur refleksi sauna alis perawatan_wajah karang_gigi pondok kabin gokart balon_udara kayak pesulap sewa_kostum kebaya salon_mobil',
    order:
      'pesan pesanan pesan_antar antar delivery pizza burger nasi nasi_kotak katering_harian bakso toko_roti roti kue kue_ulang_tahun ayam mie seblak martabak nasi_tumpeng tumpeng snack_box buket parsel lauk',
    visit:
      'pembukaan grand_opening pasar bazar toko_bunga florist toko_buku kafe kedai_kopi kopi es_krim apotek tanaman_hias laundry perpustakaan pasar_loak barang_antik buku_bekas alat_tulis ikan_segar bazar_murah',
    contact:
      'pengacara akuntan jasa_akuntansi konsultan notaris panti_jompo grosir adopsi mencari_rumah cari_adopter bidan detektif wasiat warisan perawat_lansia pengelola_gedung beli_emas',
    start: 'gym fitness pusat_kebugaran software perangkat_lunak',
    'sign-up': 'daftar registrasi langganan relawan anggota webinar',
    buy: 'beli diskon promo toko sepatu mebel furnitur kasur sofa baju pakaian hijab perhiasan madu kacamata sepeda buku mainan lilin serum kosmetik skincare bantal karpet lampu peralatan_makan ransel koper tas kaos_kaki topi bumbu selai sabun benang kain benih tanaman jam_tangan piringan',
  },
} satisfies Language;
