import type { Language } from './language.ts';

/** Vietnamese. */
export const vi = {
  code: 'vi',
  functionWords:
    'và của cho với các những một mới tất cả giảm giá khuyến mãi ưu đãi miễn phí vận chuyển ngay hôm nay chỉ đến mua cửa hàng khai trương lớn mùa hè đầu tiên giày cà phê là không bạn',
  calls: {
    buy: 'Mua ngay',
    order: 'Đặt hàng ngay',
    book: 'Đặt lịch ngay',
    table: 'Đặt bàn',
    reserve: 'Giữ chỗ ngay',
    'sign-up': 'Đăng ký ngay',
    learn: 'Tìm hiểu thêm',
    download: 'Tải ứng dụng',
    quote: 'Nhận báo giá',
    donate: 'Quyên góp ngay',
    visit: 'Ghé thăm chúng tôi',
    contact: 'Liên hệ ngay',
    start: 'Bắt đầu ngay',
    discover: 'Khám phá thêm',
    tickets: 'Mua vé',
    apply: 'Ứng tuyển ngay',
    call: 'Gọi ngay',
    enrol: 'Ghi danh ngay',
    view: 'Đặt lịch xem nhà',
    'test-drive': 'Đăng ký lái thử',
    play: 'Chơi ngay',
    listen: 'Nghe ngay',
    directions: 'Chỉ đường',
  },
  callNumber: 'Gọi {phone}',
  off: 'giảm(?: giá)?|tiết kiệm|ưu đãi|chiết khấu|rẻ hơn',
  offers: [
    { kind: 'free', source: 'miễn phí|freeship|tặng(?: kèm)?|quà tặng|không mất phí|0 ?đ(?:ồng)?' },
    { kind: 'half', source: 'nửa giá|giảm một nửa' },
    {
      kind: 'bundle',
      source: String.raw`mua (?:#|một|hai|ba)[^.!,]{0,12} (?:tặng|được) (?:#|một|hai)|# tặng #|(?:\p{L}+ )?(?:thứ (?:hai|ba|#)) [^.!]{0,24}(?:miễn phí|nửa giá|# ?%)|đồng giá #`,
    },
  ],
  upTo: 'đến|lên đến|tới|ít nhất|hơn|trên',
  from: 'chỉ từ|chỉ|từ|còn|giá|hiện',
  insteadOf: 'thay vì|trước đây|giá gốc|giá cũ|trị giá',
  per: String.raw`mỗi (?:người|tháng|đêm|ngày|giờ|buổi)|một (?:người|tháng|đêm)|/\s?(?:người|tháng|đêm|ngày|giờ|buổi|kg|khách|năm)|hàng tháng`,
  until: 'đến(?: hết)?|trước|hạn|tới|cho đến',
  lastDays:
    '(?:chỉ|duy nhất) (?:hôm nay|cuối tuần này|tuần này|ngày mai)|cuối tuần này|hôm nay|khi còn hàng|cơ hội cuối|số lượng có hạn|thứ (?:hai|ba|tư|năm|sáu|bảy) hàng tuần',
  conditions:
    'chọn lọc|một số|khách (?:hàng )?mới|thành viên|hội viên|sinh viên|học sinh|tối thiểu|ít nhất|tối đa|đơn (?:hàng )?(?:từ|trên)|hóa đơn (?:từ|trên)|từ # ?(?:đ|k)|không áp dụng|áp dụng|trừ|chỉ dành cho|dành cho|(?:đơn|tháng|buổi|lần) đầu(?: tiên)?|sau đó|khi mua|kèm|mỗi thứ',
  hours: 'mở cửa|giờ mở cửa',
  phone: 'đt|điện thoại|gọi|hotline|liên hệ|zalo|sđt|di động',
  planning:
    '^(?:thêm|tăng)|tăng|thêm khách|bán (?:được )?nhiều hơn|doanh (?:số|thu)|mục tiêu|ngân sách|khách hàng mục tiêu|xả kho nội bộ|thu hút|nhận diện',
  negations: 'không|đừng|chẳng|chưa|không có|ngoại trừ',
  walkIns: 'không cần (?:đặt lịch|đặt chỗ|hẹn trước|đặt trước)',
  hiring: 'gửi CV|hồ sơ xin việc|tuyển dụng|tuyển nhân viên|cần tuyển|lương|bán thời gian|toàn thời gian',
  cries: 'mới|hàng mới|chú ý|khẩn cấp|sắp ra mắt|cơ hội cuối',
  letting: 'cho thuê',
  selling: 'bán|cần bán',
  priced: {
    person: String.raw`(?:mỗi|một|\/) ?(?:người|khách|bé)|người lớn|trẻ em|khứ hồi|một chiều`,
    stay: String.raw`(?:mỗi|một|\/) ?(?:đêm|ngày|giờ|tiếng)|theo (?:giờ|ngày)`,
    term: String.raw`(?:mỗi|một|\/) ?(?:tháng|kỳ|học kỳ|năm|quý)|hàng tháng|theo tháng`,
    piece: String.raw`(?:mỗi|một|\/) ?(?:cái|chiếc|chai|hũ|ký|kg|bao|mét)|một cái`,
  },
  courseLength:
    '(?:trong )?(?:#|hai|ba|bốn|năm|sáu|tám|mười) (?:tuần|buổi|buổi tối|buổi học|bài học|thứ bảy|chủ nhật)',
  lasting: 'giờ|buổi|phút|tiếng|tuần',
  provided: 'bao gồm nguyên liệu|có sẵn dụng cụ|cung cấp dụng cụ|nguyên liệu có sẵn|cho mượn dụng cụ',
  gifts: 'mua được|nuôi|đủ cho|trồng được|giúp',
  seeking: 'tìm',
  pictured: 'hiển thị|hình ảnh|ảnh nền',
  forms: {
    deed: 'vệ_sinh sửa sửa_chữa lắp_đặt bảo_dưỡng bảo_trì cho_thuê giặt dịch_vụ thi_công chuyển_nhà thông_tắc rửa đánh_bóng thay mài_dao sơn_nhà vận_chuyển cắt_tỉa diệt_mối hút_bể sửa_quần',
    lesson: 'người_mới_bắt_đầu cơ_bản lớp khóa_học khoá_học dạy học buổi workshop luyện từ_đầu nhập_môn',
    goods: 'hộp chai lọ gói set bộ tá handmade nhà_làm tự_làm kg',
    freeEntry: 'vào_cửa_miễn_phí miễn_phí_vào_cửa vào_cửa_tự_do',
    outing: 'tour tham_quan trải_nghiệm chuyến_đi',
  },
  pointers: {
    donate: 'quyên_góp ủng_hộ từ_thiện trại_trẻ',
    apply: 'tuyển_dụng tuyển_nhân_viên tuyển việc_làm cần_tuyển thực_tập',
    download: 'ứng_dụng tải_app app',
    play: 'game trò_chơi giải_đố câu_đố',
    listen: 'podcast album nghe_nhạc radio sách_nói',
    view: 'căn_hộ bán_nhà cho_thuê bất_động_sản chung_cư phòng_trọ đất_nền nhà_đất',
    'test-drive': 'xe_cũ đại_lý_xe lái_thử xe_ô_tô_mới ô_tô_cũ showroom_ô_tô',
    tickets: 'buổi_hòa_nhạc đêm_nhạc kịch xiếc lễ_hội rạp_phim triển_lãm bảo_tàng vé hài_kịch',
    table: 'nhà_hàng đặt_bàn buffet lẩu nướng quán_nhậu quán_ăn',
    enrol:
      'khóa_học lớp lớp_học trường dạy học_viện gia_sư đào_tạo học_ workshop mầm_non ghi_danh học trung_tâm luyện_thi trại_hè học_lái_xe học_bơi tiếng_anh tiếng_đức yoga pilates nhảy gốm bơi bằng_lái sơ_cứu cưỡi_ngựa judo karate võ leo_núi guitar piano thanh_nhạc',
    quote:
      'thợ_nước thợ_điện sửa_ống mái_nhà thợ_mộc sơn_nhà chuyển_nhà vệ_sinh dọn_nhà bảo_hiểm kiến_trúc thợ_khóa điện_mặt_trời máy_lạnh điều_hòa tiệc in_ấn sửa_nhà báo_giá thợ_sửa sửa_ống_nước kiến_trúc_sư khóa_cửa hồ_bơi cửa_sổ dịch_thuật thiết_kế_web xây_nhà ống_khói lát_gạch sàn_gỗ hàng_rào tỉa_cây bọc_ghế rèm lưới_chống_muỗi camera trạm_sạc nhà_tắm thông_cống bảng_hiệu thêu in_áo quay_phim mặt_tiền mặt_bếp kính_cường_lực giàn_giáo chống_thấm thạch_cao cách_nhiệt tủ_bếp lắp_đặt',
    book: 'nha_khoa nha_sĩ bác_sĩ phòng_khám vật_lý_trị_liệu salon cắt_tóc tiệm_tóc barber massage làm_nail nail spa thú_y gara sửa_xe khách_sạn homestay cắm_trại chụp_ảnh kính_mắt đặt_lịch cho_thuê_xe nối_mi resort thuê_xe studio mắt_kính taxi tour du_lịch vé_máy_bay xăm sửa_máy_giặt sửa_tủ_lạnh sửa_điện_thoại sửa_laptop sửa_xe_đạp sửa_giày sửa_đồng_hồ sửa_quần_áo thợ_may phòng_thu phòng_tập_nhạc trông_trẻ dắt_chó khách_sạn_thú_cưng spa_thú_cưng châm_cứu xông_hơi bấm_huyệt chân_mày triệt_lông chăm_sóc_da cạo_vôi lấy_cao_răng bungalow nhà_gỗ khinh_khí_cầu chèo_thuyền ảo_thuật rửa_xe đăng_kiểm thuê_áo_dài thuê_váy xem_bói vá_xe',
    order:
      'đặt_hàng giao_hàng giao_tận_nơi mang_về pizza burger bánh_mì tiệm_bánh bánh_kem bánh_sinh_nhật phở bún trà_sữa cơm cơm_văn_phòng gà_rán cỗ mâm_cỗ bánh_trung_thu bánh_chưng bó_hoa hộp_rau cơm_hộp suất_ăn',
    visit:
      'khai_trương chợ hội_chợ hoa_tươi tiệm_hoa nhà_sách quán_cà_phê cà_phê kem nhà_thuốc siêu_thị cây_cảnh giặt_là thư_viện bar chợ_phiên đồ_cổ sách_cũ văn_phòng_phẩm hải_sản chợ_đồ_cũ hội_làng',
    contact:
      'luật_sư kế_toán tư_vấn công_chứng viện_dưỡng_lão sỉ nhận_nuôi tìm_nhà tìm_chủ nữ_hộ_sinh thám_tử di_chúc thừa_kế chăm_sóc_người_già quản_lý_tòa_nhà thu_mua',
    start: 'phòng_gym phòng_tập gym fitness phần_mềm',
    'sign-up': 'đăng_ký bản_tin tình_nguyện thành_viên hội_thảo',
    buy: 'mua giảm_giá khuyến_mãi cửa_hàng shop giày nội_thất nệm sofa quần_áo thời_trang trang_sức mật_ong kính xe_đạp sách đồ_chơi nến serum mỹ_phẩm gối thảm đèn bát_đĩa ba_lô vali túi mũ gia_vị mứt xà_phòng len vải hạt_giống cây đồng_hồ đĩa_than',
  },
} satisfies Language;
