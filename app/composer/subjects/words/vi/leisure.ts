/** Vietnamese words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const vietnameseLeisure = `
acupuncture: châm cứu
aerialist: đu lụa, múa lụa trên không, yoga bay, aerial silk, aerial yoga
arcade-machine: máy chơi game thùng, game thùng, máy arcade, máy game arcade
awareness-ribbon: nơ hồng, ruy băng hồng
badminton: cầu lông, vợt cầu lông
balloon party-popper: bóng bay, bong bóng
banjo: đàn nguyệt
baseball: bóng chày
basketball: bóng rổ
billiard-ball: bi-a, bida
bingo-card: lô tô, bingo, hội chợ lô tô
binoculars: ống nhòm
bowling: bowling
boxing-glove: boxing, quyền anh, muay thái, kickboxing
breakdancer: breakdance, break dance, nhảy breakdance, lớp breakdance, bboy, học breakdance
bungee-jumper: nhảy bungee, bungee, bungee jumping
calligraphy-brush scroll: thư pháp, viết thư pháp, ông đồ, cho chữ, lớp thư pháp
camera: chụp ảnh, nhiếp ảnh, chụp ảnh cưới, chụp hình, ảnh cưới, máy ảnh
camera passport: ảnh thẻ, chụp ảnh thẻ, ảnh hộ chiếu, ảnh thẻ lấy liền
carnival-mask party-popper: lễ hội hóa trang, vũ hội hóa trang, carnival
carrom-board: carrom, cờ carrom
cello musical-notes: cello, đàn cello, học cello
chess-pawn trophy: cờ vua, cờ tướng
choir musical-notes: hợp xướng, dàn hợp xướng, ca đoàn
christmas-tree: ~ giáng sinh, noel
cigar: xì gà cuba, cigar, cửa hàng xì gà, thuốc lá, xì gà
clapperboard video-camera: dựng phim, edit video, dựng video
classical-guitar musical-notes: guitar cổ điển, guitar acoustic, đàn guitar acoustic, guitar classic, nhạc acoustic
cook: nhân viên bếp
cool-box: thùng giữ lạnh, thùng đá, thùng đá giữ lạnh, hộp giữ lạnh
croquet: croquet, bóng vồ
crystal-ball: xem bói, tử vi, tarot, bói bài, phong thủy
dance-couple musical-notes: khiêu vũ, khiêu vũ quốc tế, dancesport, tango, lớp khiêu vũ
dhol: trống dhol, dhol
dice: cờ tỷ phú
dice chess-pawn: cà phê board game, board game, cờ cá ngựa
disco-ball: dj
diving-mask tropical-fish: lặn biển, lặn
doll: búp bê, búp bê vải
dominoes: cờ domino, quân domino, trò chơi domino
drum: trống
drum-kit drum: trống jazz, học trống, dạy trống, bộ trống
dumbbell: phòng gym, phòng tập, thể hình, gym, fitness, huấn luyện viên, tạ tay, dây kháng lực, whey
earbuds: tai nghe bluetooth, tai nghe không dây, airpods
embroidery-hoop thread: thêu tay, thêu, lớp thêu, tranh thêu
exercise-bike: xe đạp tập, xe đạp tập thể dục, xe đạp thể dục, xe đạp tập thể thao, lớp spinning
fireworks firecracker: pháo hoa
fishing-rod fish: đồ câu, ngư cụ, lưới đánh cá, câu cá, cần câu, hồ câu, hồ câu cá, hồ câu giải trí
flag: cờ tổ quốc, may cờ
flute: sáo trúc
football goal-net: bóng đá, sân bóng, sân bóng đá mini, bóng phủi, đội bóng phủi, đội bóng tuyển cầu thủ
framed-picture: tranh treo tường, tranh canvas
framed-picture camera: in ảnh, rửa ảnh
framed-picture palette: sơn mài, triển lãm tranh, khung tranh, khung ảnh, phòng tranh
framed-picture palette: ~ triển lãm
frisbee: ném đĩa frisbee, frisbee
game-controller: máy chơi game
game-controller joystick: trò chơi điện tử, ps5
gift bouquet: tân gia, mừng tân gia
gift ribbon: quà tặng, hộp quà
go-board: cờ vây, học cờ vây, lớp cờ vây
go-kart: đua xe kart, go kart, xe go kart
golf golfer: golf
golf-cart: xe điện sân golf, xe golf, xe chơi golf
greeting-card ring: in thiệp cưới, thiệp cưới
guitar microphone: liveshow, ca nhạc, đại nhạc hội, minishow, phòng trà
guitar musical-notes: lớp đàn, đàn guitar, học guitar, guitar, ghi ta, đàn bầu
handpan musical-notes: handpan
harmonica: kèn harmonica, harmonica, khẩu cầm
harmonium: harmonium, đàn harmonium
headphones: tai nghe
headphones laptop: trực page, nhân viên trực page
hot-tub: suối khoáng, suối nước nóng, khoáng nóng, tắm bùn
hurling: hurling
ice-skate: trượt băng
jack-o-lantern ghost: halloween, tiệc halloween
judo-suit: võ thuật, karate, taekwondo, vovinam, dạy võ, lớp võ, học võ, võ cổ truyền
kettlebell dumbbell: kettlebell, tạ ấm, tạ chuông, tập kettlebell
knot flexed-arm: kéo co
laser-blaster target: laser tag
letter-tiles: scrabble, trò chơi ghép chữ, xếp chữ scrabble
loom yarn: dệt, dệt tay, khung cửi, dệt thổ cẩm
magic-wand top-hat: ảo thuật
marionette theatre-masks: múa rối, múa rối nước, rối nước, múa rối cạn
mat-exercise: pilates, lớp pilates, tập pilates, phòng tập pilates, pilates thảm, thể dục nhịp điệu, lớp aerobic
maypole: cây nêu, cột tháng năm
medal trophy: kỷ niệm chương
microphone: quan họ, đờn ca tài tử, ca trù, hát văn, karaoke, luyện thanh, dạy thanh nhạc
microphone: dạy hát, học hát, lớp dạy hát, mc đám cưới, cho thuê mc, lớp học mc, văn nghệ, hội diễn văn nghệ
musical-notes: hòa nhạc, trung tâm âm nhạc, âm nhạc, nhạc cụ, ban nhạc, nhạc sống, thanh nhạc
netball: bóng lưới, netball
origami-crane: origami, gấp giấy, hạc giấy
oud: đàn oud, đàn luýt
padel-racket: padel
paintball-marker: súng sơn, bắn súng sơn, paintball
palette paintbrush: học vẽ, lớp vẽ, mỹ thuật, thiết kế đồ họa, tranh, logo, hội họa, dạy vẽ, tranh sơn dầu
paraglider: dù lượn, bay dù lượn, tour dù lượn, trải nghiệm dù lượn, paragliding
party-popper balloon: tiệc sinh nhật
party-popper balloon: ~ tổ chức sự kiện
party-popper balloon: sinh nhật
pedal-boat: đạp vịt, thuyền đạp vịt, xe đạp nước, thuyền thiên nga đạp, thuyền đạp nước
piano-keys: đàn piano, piano, đàn organ, dạy organ, học organ
pickleball: pickleball, sân pickleball, pickleballs
pilates-reformer: pilates reformer, reformer pilates, máy tập pilates, pilates máy, giường tập pilates
pilates-reformer: máy pilates reformer
pirate-ship: tàu cướp biển, thuyền cướp biển
pole-dancer: múa cột, lớp múa cột, học múa cột, pole dance
pom-poms: hoạt náo viên, cheerleading, cheerleader, nhảy cổ động
postage-stamp: tem thư, tem bưu chính, sưu tầm tem, bộ sưu tập tem
potters-wheel vase: làm gốm, bàn xoay, lớp gốm, workshop gốm, gốm thủ công, lớp học làm gốm
projector: cho thuê máy chiếu, máy chiếu
puzzle: ghép hình
raft: chèo bè vượt thác, rafting, chèo thuyền vượt thác
recorder: sáo recorder, sáo dọc recorder
red-envelope cherry-blossom: tết nguyên đán, mừng tết nguyên đán
red-envelope market-stall: hội chợ tết, chợ tết, lì xì tết
ribbon stethoscope: ung thư vú, tầm soát ung thư, tầm soát ung thư vú, ung thư cổ tử cung
running-shirt: quần áo thể thao, đồ thể thao
sewing-needle: tiệm may, sửa quần áo, cắt may
sewing-needle massage: cạo gió
sewing-needle thread: dạy may
shisha: shisha
shofar: shofar, tù và sừng cừu
singing-bowl lotus: chuông xoay, chuông xoay himalaya, tắm âm thanh
skis snowy-mountain: trượt tuyết
sleeping-bag: túi ngủ
snowmobile: xe máy trượt tuyết
sports-medal: huy chương
squash-racket: bóng quần, vợt squash, sân squash
steelpan: steelpan, trống thép
studio-microphone headphones: thu âm, podcast, lồng tiếng
sun-lounger: ghế tắm nắng, ghế hồ bơi, ghế nằm tắm nắng
table-football: bi lắc, bàn bi lắc, bóng đá bàn
table-tennis: bóng bàn
tai-chi: thái cực quyền, lớp thái cực quyền, tập thái cực quyền, học thái cực quyền
target: trường bắn
teddy-bear: nhà búp bê, thú bông
teddy-bear crayon: nhà trẻ, mầm non, đồ chơi, trông trẻ, giữ trẻ, mẫu giáo, bảo mẫu, giáo viên mầm non, trường mầm non
teddy-bear crayon: nuôi trẻ, cô nuôi trẻ, giữ bé, giữ bé tại nhà
television: tivi, sửa tivi, ti vi
television laptop: cửa hàng điện máy, điện máy
tennis: tennis, quần vợt
theatre-masks: tuồng, vở kịch, hài kịch, kịch, nhà hát, sân khấu, cải lương, chèo, trang phục hóa trang
thread sewing-needle: lụa, vải lụa, vải
ticket: vé concert, vé ca nhạc, đêm nhạc, vé số, xổ số, đại lý vé số
toy-bricks: khối gỗ xếp hình, xếp hình, đồ chơi xếp hình
toy-bricks teddy-bear: lego
trading-card: thẻ pokemon, thẻ bài pokemon, thẻ bài sưu tầm, thẻ sưu tầm, bài pokemon
trampoline gymnast: bạt nhún, nhà nhún, khu nhún
treadmill dumbbell: máy chạy bộ, thiết bị gym
trumpet: kèn trumpet, đội kèn, thổi kèn, kèn tây
trumpet drum: đội trống kèn
ukulele musical-notes: ukulele, đàn ukulele, học ukulele
video-camera: máy quay, máy quay phim, quay phim, quay video, quay phim chụp hình
vinyl-record: đĩa than
violin: violin, vĩ cầm
volleyball: bóng chuyền
vr-headset: kính thực tế ảo, kính vr, thực tế ảo, kính thực tế ảo vr
windsurfer: lướt ván buồm, ván buồm
xylophone: đàn xylophone, mộc cầm, xylophone, đàn t'rưng
yarn: đan len, len sợi, móc len, cuộn len
zip-line tree: zipline, đu dây
baby: mẹ và bé, sơ sinh, máy báo khóc
baby pregnant-woman: hiếm muộn, thụ tinh ống nghiệm, khám thai, thai sản, sinh con, sản phụ khoa, phụ khoa, gói sinh
baby pregnant-woman: chăm sóc mẹ và bé, chăm sóc sau sinh, tắm bé, tắm bé sơ sinh, bỉm sữa, lớp học tiền sản
ball-pit: nhà bóng, bể bóng, hồ bóng, khu nhà bóng, thuê nhà bóng
block-tower: Jenga, rút gỗ, trò chơi rút gỗ, Jenga khổng lồ
bride ring: cô dâu
builder bricks: công nhân xây dựng, thợ phụ hồ, phụ hồ, tuyển thợ xây, thợ xây
bunting: dây cờ tam giác, cờ dây tam giác, dây cờ trang trí, dây cờ đuôi nheo
capoeira: capoeira, lớp capoeira, võ capoeira, học capoeira, đàn berimbau
climber: tường leo núi, leo núi trong nhà
clown balloon: chú hề
colour-cube: khối Rubik, Rubik, cục Rubik, giải Rubik
cook frying-pan: lớp nấu ăn, học nấu ăn, dạy nấu ăn, làm bánh
cornhole-board: cornhole, trò chơi cornhole, ném túi đậu vào lỗ
crossword-grid: trò chơi ô chữ, giải ô chữ, ô chữ
dancer musical-notes: múa dân gian, múa, lớp nhảy, học múa, zumba, học nhảy, dạy múa, nhảy hiện đại, lớp nhảy hiện đại
dodgem-car: xe điện đụng, ô tô đụng
dog-walker: dắt chó đi dạo, dịch vụ dắt chó
draughts-board: cờ đam, bàn cờ đam, giải cờ đam
erhu: đàn nhị, nhị hồ, học đàn nhị
fencer: đấu kiếm, lớp đấu kiếm
fire-cupping: giác hơi, trị liệu giác hơi
french-horn: kèn cor, kèn Pháp, học kèn cor
golf-bag: túi golf, túi gậy golf, gậy golf, bộ gậy golf, gậy đánh golf
greeting-card: thiệp chúc mừng, thiệp sinh nhật, thiệp mời
guzheng: đàn cổ tranh, cổ tranh, đàn tranh, dạy đàn tranh, học đàn tranh
gymnast: thể dục dụng cụ
gymnastics-rings: vòng treo thể dục, vòng treo xà, vòng thể dục dụng cụ
haircut hair-comb: cấy tóc, rụng tóc, hói đầu, trị rụng tóc, phục hồi tóc, tóc nam, hớt tóc, uốn nhuộm, tẩy tóc, tóc nữ
handball-player: bóng ném
hula-hoop: lắc vòng, vòng lắc eo, hula hoop
kendo: kendo, kiếm đạo, lớp kendo, võ đường kendo
korfball-post: bóng rổ hà lan, korfball
lion-dance: múa lân, múa sư tử, lân sư rồng
lotus-position lotus: yoga, thiền
marimba: đàn marimba, marimba, học marimba, biểu diễn marimba
massage lotion: spa, spa mẹ bầu, massage bầu
massage lotus: tẩm quất, massage, mát xa, xoa bóp, bấm huyệt, gội đầu dưỡng sinh, massage chân
massage-stones: massage đá nóng, mát xa đá nóng, liệu pháp đá nóng
mermaid: nàng tiên cá, tiên cá, bơi tiên cá
mochi-pounding: giã bánh mochi, lễ hội giã mochi, mochitsuki
nurse: y tá, chăm sóc người già, viện dưỡng lão, điều dưỡng
older-person nurse: dưỡng lão, nuôi bệnh, chăm người già, chăm bệnh, người cao tuổi, chăm sóc người cao tuổi
older-person nurse: chăm sóc người bệnh, hộ lý
opera-mask: kinh kịch, hí kịch, hát bội
postcard: bưu thiếp, tấm bưu thiếp, bưu ảnh
pregnant-woman: mẹ bầu, bà bầu, yoga bầu, váy bầu, đồ bầu
quiz-cards: đêm đố vui, đố vui, câu đố vui, thẻ câu đố
rocking-horse: ngựa bập bênh, ngựa gỗ bập bênh
rodeo-bull: bò tót cơ khí, bò rodeo, cưỡi bò máy
rower: máy chèo thuyền
rower canoe: câu lạc bộ chèo thuyền
runner sneaker: chạy địa hình, chạy bộ, marathon
runner trophy: giải chạy, giải việt dã, giải chạy bộ, hội thao, chạy marathon
sauna: xông hơi, suối khoáng nóng, tắm khoáng
sinterklaas: Sinterklaas, lễ thánh Nicôla
skipping-rope: dây nhảy, nhảy dây, dây nhảy thể dục
sticker-sheet: nhãn dán, sticker, hình dán, tấm sticker
sunbed: giường tắm nắng nhân tạo, máy nhuộm da nâu, salon nhuộm da nâu, giường nhuộm nâu da
surfer wave: lướt sóng
swimmer goggles: bơi, học bơi, dạy bơi, xây bể bơi
tambourine: trống lục lạc, tambourine, lục lạc tay, trống pandeiro
treasure-chest: truy tìm kho báu, săn kho báu, rương kho báu, hòm kho báu
trombone: kèn trombone, nghệ sĩ trombone, học trombone
turntable: máy hát đĩa, mâm đĩa than, đầu đĩa than, máy phát đĩa than
water-polo-player: bóng nước
wrestlers: đấu vật
`;
