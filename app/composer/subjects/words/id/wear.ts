/** Indonesian words for clothes and jewellery. Notation: word-list.ts. */
export const indonesianWear = `
abaya: abaya, gamis, gamis syari, baju gamis, jubah wanita
apron chef-hat: celemek
baby-bodysuit: baju bayi, pakaian bayi, baju anak, pakaian anak, perlengkapan bayi, baju kanak-kanak, jumper bayi
baby-carrier: gendongan bayi, gendongan anak, hipseat
backpack: tas ransel, ransel
backpack heart: santunan, yatim piatu, sunatan yatim
backpack pencil: tas sekolah, beg sekolah
ballet-shoes: balet
bangles: gelang, gelang emas, gelang tangan
bangles necklace: kerajinan perak
baseball-cap: songkok kanak
bathrobe: jubah mandi, handuk kimono, kimono handuk, bathrobe
beanie: kupluk, topi rajut, beanie
belt: ikat pinggang, sabuk kulit, ikat pinggang kulit, gesper
bike-helmet: helm sepeda
bone x-ray: operasi lutut, nyeri lutut, ganti sendi, ortopedi, dokter tulang, patah tulang, osteoporosis, nyeri sendi
bone x-ray: sakit lutut, pengapuran, rematik, asam urat dan rematik, patah tulang cimande
boot: sepatu boot, sepatu boots
bow-tie: dasi kupu-kupu, dasi kupu kupu
bra: lingerie, bra, bh, pakaian dalam wanita, baju dalam wanita, pakaian dalam
braces toothbrush: behel, pendakap gigi, pasang behel, kawat gigi, pasang kawat gigi, behel gigi, ortodonti, braces
braces toothbrush: pendakap
braid hair-comb: kepang rambut, kepang, dreadlock, rambut gimbal, anyam rambut
brain speech-bubble: psikiater, psikolog, konseling, kaunseling, konsultasi psikologi, kesehatan jiwa
brain speech-bubble: konseling pernikahan, anak autis, terapi anak, konsultasi psikolog, tumbuh kembang
briefs: celana dalam
brooch: bros wanita, bros cameo, bros antik, bros hijab, bros jilbab, bros kerudung, bros cantik
clogs: klompen, bakiak, terompah kayu, sandal kayu, klompen kayu
clothes-hanger: hanger baju, gantungan baju
clothes-hanger coat: dry clean, dry cleaning, cuci kering, baju bekas, thrift, cucian kering
coat: jaket, jas hujan
coat scarf: baju hangat, jaket hangat, pakaian hangat, baju musim dingin
conical-hat: caping, topi caping, topi petani
contact-lens: lensa kontak, softlens, soft lens, kontak lensa
corset: korset, korset tali
dental-implant toothbrush: implan gigi, implan, implant gigi, implan pergigian
diamond ring: kalung nama, perhiasan, barang kemas, emas, toko emas, berlian, kedai emas
diamond ring: jual emas
dirndl: gaun dirndl, dirndl, gaun Bavaria
dress handbag: busana, gaun, baju, fesyen, pakaian, dress, kebaya, butik, batik, baju kurung, fashion, baju muslim
dress handbag: baju kebaya, baju raya, hanbok
dress headscarf: mukena, busana muslim, tunik, daster
dress-shoe hammer: tukang sepatu, reparasi sepatu, sepatu kulit, sol sepatu, baiki kasut
dungarees: baju kodok, celana kodok, overall jeans, celana monyet
ear: tht, bersih telinga, pembersihan telinga, periksa telinga, gangguan pendengaran, ear candle
ear stethoscope: dokter tht, klinik tht, spesialis tht
earrings diamond: anting, anting-anting
eye glasses: lasik, operasi lasik, operasi mata, operasi katarak, katarak, periksa mata, cek mata, dokter mata
eye glasses: klinik mata, rumah sakit mata, mata minus, glaukoma, kacamata minus, tes mata
eyebrow: alis, sulam alis, alis mata, bentuk alis, laminasi alis, microblading, cukur alis, tanam alis
eyelashes eye: bulu mata, eyelash extension, eyelash, bulu mata palsu, lash lift, sambung bulu mata, pasang bulu mata
fascinator: fascinator, topi fascinator, hiasan kepala fascinator
flip-flop: sandal jepit
foot: perawatan kaki, penjagaan kaki, spa kaki
football-boot: sepatu bola, sepatu sepak bola, sepatu futsal
glasses eye: kacamata, optik, cermin mata, kanta lekap
graduation-cap books: kuliah di luar negeri, kolej
graduation-cap books: ~ universitas, universiti, kuliah
graduation-cap books: beasiswa, beasiswa penuh, bimbingan skripsi, bimbingan tesis
hair-clipper: alat cukur rambut, mesin cukur rambut, hair clipper, clipper rambut
hair-comb: sisir rambut, sisir kayu
hair-dryer: pengering rambut
hair-dryer hair-comb: smoothing, keratin, blow rambut, catok, rebonding, cuci blow, smoothing rambut
hair-extensions: hair extension, hair extensions, sambung rambut, ekstensi rambut
handbag: kerajinan kulit, tas, beg tangan, tas kulit, tas branded, beg
hanfu: hanfu, sewa hanfu, baju hanfu
headscarf: hijab, jilbab, kerudung, tudung, khimar, hijab instan, kerudung segi empat
hearing-aid: alat bantu dengar, alat bantu pendengaran
heart handshake: santunan yatim, anak yatim, anak asuh, santunan anak yatim, donasi, derma, sumbangan, relawan, sedekah
heart handshake: panti asuhan, infaq, zakat, wakaf, sukarelawan
henna-hand: henna, henna pengantin, jasa henna, mehndi, inai
high-heel: high heels, heels
hiking-boot: pendakian, mendaki, open trip gunung, hiking, pendakian gunung, trekking
holdall: tas olahraga, tas gym, duffel bag, duffle bag, tas travel
hoodie t-shirt: hoodie, jaket hoodie, sweater hoodie
jeans t-shirt: celana jeans, jeans
jumper scarf: sweater, sweter, kardigan
jumpsuit: jumpsuit, jumpsuit wanita, playsuit
kimono dress: kimono
kippah: kippah, yarmulke, kopiah yahudi
laser-hair-removal lotion: laser bulu, laser hair removal, hair removal laser, buang bulu laser, laser ketiak, ipl
laser-hair-removal lotion: hilangkan bulu permanen
leggings: legging, leggings, celana legging
lehenga: lehenga
life-jacket: jaket pelampung, rompi pelampung, life jacket, baju pelampung
lip-balm: lip balm, lipbalm, pelembap bibir, pelembab bibir
lips lipstick: sulam bibir, lip blush
lips syringe: filler bibir, lip filler
lipstick: bedak
lipstick nail-polish: salon kecantikan, kosmetik, rias wajah, solekan, makeup, kecantikan, mekap
lipstick nail-polish: andaman
lungs stethoscope: dokter paru, spesialis paru, klinik paru
makeup-palette: eyeshadow, palet eyeshadow, kuas makeup, kuas make up, makeup kit
mannequin: manekin, patung manekin
nail-polish: salon kuku, nail art, manikur, kuku, kuku palsu, manicure, kuku gel, kutek
nappy baby: popok, popok kain, clodi, lampin, lampin pakai buang, pampers, lampin bayi
necklace: kalung, perhiasan perak, perhiasan imitasi, rantai leher, kalung emas, kalung perak, kalung mutiara
necklace: perhiasan mutiara, mutiara lombok
necktie: jas, pakaian pria
perfume: parfum, minyak wangi, attar, deodoran, pengharum ruangan
poncho: ponco wol, ponco rajut, poncho, poncho rajut
prayer-beads: tasbih
prayer-beads mosque: tahlilan
prayer-shawl: tallit, selendang doa
prosthetic-leg: kaki palsu, tangan palsu, kaki prostetik
pyjamas: piyama, baju tidur, set piyama
qipao: qipao, cheongsam, baju cheongsam, gaun cheongsam
ring bouquet: pernikahan, cincin kawin, perkahwinan, wedding, wedding organizer, dekorasi pernikahan, gedung pernikahan
ring bouquet: kahwin, nikah, dewan kahwin, katering nikah, cincin
ring crystals: batu akik, cincin batu akik, cincin akik
sandal: sandal, selipar, selop, sandal selop
sari: sari
sari dress: sewa kebaya, kebaya wisuda
scarf gloves: syal, pashmina
serum-bottle: minyak jenggot, minyak kayu putih, minyak telon, minyak telon bayi
serum-bottle lotion: serum, perawatan kulit, skincare, penjagaan kulit, facial, perawatan wajah, krim wajah, jerawat
serum-bottle lotion: obat jerawat, facial wajah, flek hitam, pemutih wajah, klinik kecantikan, bekas jerawat
serum-bottle lotion: peeling wajah, microneedling, mikrodermabrasi, anti aging, tanam benang, kulit dan kelamin, komedo
serum-bottle lotion: hifu
sherwani: sherwani
shirt: kemeja, kemeja pria, kemeja batik, baju koko, koko anak, seragam kerja, baju kerja, kemeja kerja
shirt backpack: seragam sekolah, baju seragam sekolah
shopping-bags: kantong plastik, kantong kresek, plastik kresek
shopping-bags price-tag: bazar
shopping-bags price-tag: ~ cuci gudang, habiskan stok, penghabisan stok, diskon, jualan murah
skirt: rok wanita, rok plisket, rok panjang, rok mini, rok sekolah, rok batik, rok anak, rok wanita muslimah
sleep-sack: kantong tidur bayi
slippers: sandal rumah, sandal kamar, slipper rumah
smartwatch: smartwatch, jam tangan pintar, jam pintar, apple watch
sneaker: sepatu, kasut, sneakers, cuci sepatu, toko sepatu
socks: kaos kaki, stokin
songkok: songkok, peci, kopiah, peci hitam
spine: terapi tulang, saraf kejepit, sakit pinggang, kiropraktik, fisio
spine massage: fisioterapi, nyeri punggung, terapi tulang belakang, fisioterapis, skoliosis, chiropractic, nyeri leher
spine massage: terapi saraf
suit necktie: jas pria, sewa jas, jas pengantin, setelan jas, jahit jas, sut lelaki
sun-hat: topi
sunglasses sun: kacamata hitam, cermin mata hitam
swimsuit goggles: baju renang
t-shirt: kaos polos, baju muslim pria, kaos distro, konveksi kaos, jersey
t-shirt backpack: pakaian seragam sekolah
t-shirt jeans: kaos, sablon, sablon kaos, baju kaos, seragam, konveksi, t-shirt, baju melayu
tattoo-machine: studio tato, tato, tatu
thobe: jubah pria, baju gamis pria, gamis pria, jubah
tights: stoking, pantyhose
tooth: dokter gigi, klinik gigi, gigi, doktor gigi, pergigian, veneer
tooth toothbrush: gigi palsu, cabut gigi, tambal gigi, bleaching gigi, scaling gigi, gigi bungsu, veneer gigi
tooth toothbrush: pasang gigi, saluran akar, gigi tiruan, ahli gigi, gigi berlubang, karang gigi
tote-bag: tote bag, totebag, tas kain, tas kanvas, tas katun
trousers: celana panjang, celana bahan, celana kain, pantalon
turban: turban, sorban, serban
vape: vape, vape store, liquid vape, rokok elektrik
walking-stick: tongkat, tongkat lansia, tongkat jalan
wallet: dompet, dompet jatuh
wax-pot lotion: waxing, brazilian wax, sugaring, salon waxing, waxing salon
wedding-dress ring: gaun pengantin, gaun pernikahan, baju pengantin, sewa gaun pengantin
wellingtons: sepatu bot karet, sepatu boot karet, sepatu bot hujan
wetsuit surfer: wetsuit, baju selam, pakaian selam, sewa wetsuit
wig: wig, rambut palsu
x-ray: rontgen, x-ray, radiologi, ct scan, mri
zip: ganti resleting, resleting, ganti zip
`;
