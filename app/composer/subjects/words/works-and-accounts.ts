/**
 * What accounts, planning tools and works of one's own making are shown by, where nothing else in a title has a
 * picture: "student account", "my new blog", "a documentary". Only hints, for they tell no trade. Read behind the list
 * of a language. Notation: word-list.ts.
 */
export const worksAndAccounts: Record<string, string> = {
  de: `
credit-card smartphone: ~ studentenkonto, studentenkonten, kinderkonto, girokonto, gemeinschaftskonto, geschäftskonto
clipboard laptop: ~ aufgabenboard, taskboard, projektplanung, projektplanungs, projektplanungstool, planungstool, aufgabenplaner
film-strip camera: ~ dokumentarfilm, dokumentarfilme, doku, webserie
laptop smartphone: ~ blog, website-baukasten, homepage-baukasten
video-camera: ~ youtube-kanal, youtube kanal
book open-book: ~ roman, krimi, kinderbuch
open-book: ~ comic, graphic novel
droplet: ~ sauberes wasser, trinkwasser
vinyl-record headphones: ~ album, single, neue platte
`,
  fr: `
credit-card smartphone: ~ compte étudiant, compte courant, compte joint, compte pro, compte jeune
clipboard laptop: ~ tableau de tâches, gestion de projet, outil de planification
film-strip camera: ~ documentaire, documentaires, web-série, websérie
laptop smartphone: ~ blog, créateur de site
video-camera: ~ chaîne YouTube
book open-book: ~ roman, livre pour enfants, polar
open-book: ~ BD, bande dessinée
droplet: ~ eau propre, eau potable
vinyl-record headphones: ~ album, nouvel album
`,
  es: `
credit-card smartphone: ~ cuenta joven, cuenta corriente, cuenta de estudiante, cuenta para estudiantes, cuenta conjunta
clipboard laptop: ~ tablero de tareas, planificación de proyectos, gestión de proyectos
film-strip camera: ~ documental, documentales, webserie
laptop smartphone: ~ blog, creador de páginas
video-camera: ~ canal de YouTube
book open-book: ~ novela, cuento infantil
open-book: ~ cómic, tebeo
droplet: ~ agua limpia, agua potable
vinyl-record headphones: ~ disco, nuevo disco, álbum
`,
  it: `
credit-card smartphone: ~ conto studenti, conto corrente, conto giovani, conto cointestato
clipboard laptop: ~ bacheca attività, pianificazione progetti, gestione progetti
film-strip camera: ~ documentario, documentari, webserie
laptop smartphone: ~ blog, creatore di siti
video-camera: ~ canale YouTube
book open-book: ~ romanzo, libro per bambini
open-book: ~ fumetto, fumetti
droplet: ~ acqua pulita, acqua potabile
vinyl-record headphones: ~ album, disco
`,
  pt: `
credit-card smartphone: ~ conta estudante, conta à ordem, conta corrente, conta conjunta, conta jovem
clipboard laptop: ~ quadro de tarefas, planeamento de projetos, gestão de projetos
film-strip camera: ~ documentário, documentários, websérie
laptop smartphone: ~ blogue, blog, criador de sites
video-camera: ~ canal de YouTube, canal no YouTube
book open-book: ~ romance, livro infantil
open-book: ~ banda desenhada, quadrinhos
droplet: ~ água limpa, água potável
vinyl-record headphones: ~ álbum, disco
`,
  nl: `
credit-card smartphone: ~ studentenrekening, betaalrekening, jongerenrekening, zakelijke rekening
clipboard laptop: ~ takenbord, projectplanning, projectplanningstool, planningstool
film-strip camera: ~ documentaire, documentaires, webserie
laptop smartphone: ~ blog, websitebouwer
video-camera: ~ YouTube-kanaal, YouTube kanaal
book open-book: ~ roman, kinderboek
open-book: ~ strip, stripboek, stripalbum
droplet: ~ schoon water, drinkwater
vinyl-record headphones: ~ album, plaat
`,
  pl: `
credit-card smartphone: ~ konto studenckie, konto osobiste, konto młodzieżowe, konto firmowe
clipboard laptop: ~ tablica zadań, planowanie projektów, planowania projektów
film-strip camera: ~ film dokumentalny, filmy dokumentalne, dokument
laptop smartphone: ~ blog, kreator stron
video-camera: ~ kanał na YouTube
book open-book: ~ powieść, książka dla dzieci, kryminał
open-book: ~ komiks, komiksy
droplet: ~ czysta woda, woda pitna
vinyl-record headphones: ~ płyta, nowa płyta
`,
  sv: `
credit-card smartphone: ~ studentkonto, lönekonto, ungdomskonto, sparkonto
clipboard laptop: ~ uppgiftstavla, projektplanering, planeringsverktyg
film-strip camera: ~ dokumentär, dokumentärfilm, webbserie
laptop smartphone: ~ blogg, hemsidebyggare
video-camera: ~ YouTube-kanal
book open-book: ~ roman, barnbok
open-book: ~ seriebok, serieroman
droplet: ~ rent vatten, dricksvatten
vinyl-record headphones: ~ skiva, ny skiva
`,
  da: `
credit-card smartphone: ~ studiekonto, lønkonto, ungdomskonto, opsparingskonto
clipboard laptop: ~ opgavetavle, projektplanlægning, planlægningsværktøj
film-strip camera: ~ dokumentar, dokumentarfilm, webserie
laptop smartphone: ~ blog, hjemmesidebygger
video-camera: ~ YouTube-kanal
book open-book: ~ roman, børnebog
open-book: ~ tegneserie
droplet: ~ rent vand, drikkevand
vinyl-record headphones: ~ plade, ny plade
`,
  nb: `
credit-card smartphone: ~ studentkonto, brukskonto, ungdomskonto, sparekonto
clipboard laptop: ~ oppgavetavle, prosjektplanlegging, planleggingsverktøy
film-strip camera: ~ dokumentar, dokumentarfilm, webserie
laptop smartphone: ~ blogg, nettsidebygger
video-camera: ~ YouTube-kanal
book open-book: ~ roman, barnebok
open-book: ~ tegneserie
droplet: ~ rent vann, drikkevann
vinyl-record headphones: ~ plate, ny plate
`,
  fi: `
credit-card smartphone: ~ opiskelijatili, käyttötili, nuorten tili
clipboard laptop: ~ tehtävätaulu, projektinhallinta, projektinhallintatyökalu
film-strip camera: ~ dokumentti, dokumenttielokuva, nettisarja
laptop smartphone: ~ blogi, kotisivukone
video-camera: ~ YouTube-kanava
book open-book: ~ romaani, lastenkirja
open-book: ~ sarjakuva, sarjakuvat
droplet: ~ puhdasta vettä, puhdas vesi
vinyl-record headphones: ~ levy, uusi levy
`,
  cs: `
credit-card smartphone: ~ studentský účet, běžný účet, dětský účet
clipboard laptop: ~ nástěnka úkolů, plánování projektů, řízení projektů
film-strip camera: ~ dokument, dokumentární film, webový seriál
laptop smartphone: ~ blog, tvůrce webů
video-camera: ~ kanál na YouTube
book open-book: ~ román, dětská kniha
open-book: ~ komiks, komiksy
droplet: ~ čistá voda, pitná voda
vinyl-record headphones: ~ deska, nová deska
`,
  hu: `
credit-card smartphone: ~ diákszámla, bankszámla, folyószámla, junior számla
clipboard laptop: ~ feladattábla, projekttervező, projektkezelő
film-strip camera: ~ dokumentumfilm, dokumentumfilmek, websorozat
laptop smartphone: ~ blog, weboldalkészítő
video-camera: ~ YouTube-csatorna
book open-book: ~ regény, gyerekkönyv
open-book: ~ képregény, képregények
droplet: ~ tiszta víz, ivóvíz
vinyl-record headphones: ~ lemez, új lemez
`,
  ro: `
credit-card smartphone: ~ cont pentru studenți, cont curent, cont de student
clipboard laptop: ~ panou de sarcini, planificare a proiectelor, planificarea proiectelor
film-strip camera: ~ documentar, documentare, serial web
laptop smartphone: ~ blog, constructor de site-uri
video-camera: ~ canal de YouTube, canal YouTube
book open-book: ~ roman, carte pentru copii
open-book: ~ bandă desenată, benzi desenate
droplet: ~ apă curată, apă potabilă
vinyl-record headphones: ~ album, disc
`,
  el: `
credit-card smartphone: ~ φοιτητικός λογαριασμός, λογαριασμός χωρίς έξοδα, τραπεζικός λογαριασμός
clipboard laptop: ~ πίνακας εργασιών, διαχείρισης έργων, διαχείριση έργων
film-strip camera: ~ ντοκιμαντέρ
laptop smartphone: ~ μπλογκ, ιστολόγιο
video-camera: ~ κανάλι στο YouTube
book open-book: ~ μυθιστόρημα, παιδικό βιβλίο
open-book: ~ κόμικ, κόμικς
droplet: ~ καθαρό νερό, πόσιμο νερό
vinyl-record headphones: ~ άλμπουμ, δίσκος
`,
  tr: `
credit-card smartphone: ~ öğrenci hesabı, vadesiz hesap, banka hesabı
clipboard laptop: ~ görev panosu, proje planlama, proje yönetimi
film-strip camera: ~ belgesel, belgeseller, web dizisi
laptop smartphone: ~ blog, web sitesi oluşturucu
video-camera: ~ YouTube kanalı
book open-book: ~ roman, çocuk kitabı
open-book: ~ çizgi roman
droplet: ~ temiz su, içme suyu
vinyl-record headphones: ~ albüm, yeni albüm
`,
  ru: `
credit-card smartphone: ~ счёт для студентов, счет для студентов, расчётный счёт, детская карта
clipboard laptop: ~ доска задач, планировщик проектов, планировщик задач
film-strip camera: ~ документальный фильм, документалка, веб-сериал
laptop smartphone: ~ блог, конструктор сайтов
video-camera: ~ канал на YouTube, ютуб-канал
book open-book: ~ роман, детская книга
open-book: ~ комикс, комиксы
droplet: ~ чистая вода, питьевая вода
vinyl-record headphones: ~ альбом, новый альбом
`,
  uk: `
credit-card smartphone: ~ рахунок для студентів, дитяча картка, картка без комісії
clipboard laptop: ~ дошка завдань, планувальник проєктів, планувальник завдань
film-strip camera: ~ документальний фільм, документалка
laptop smartphone: ~ блог, конструктор сайтів
video-camera: ~ канал на YouTube, ютуб-канал
book open-book: ~ роман, дитяча книга
open-book: ~ комікс, комікси, мальопис
droplet: ~ чиста вода, питна вода
vinyl-record headphones: ~ альбом, новий альбом
`,
  ar: `
credit-card smartphone: ~ حساب الطلاب, حساب جاري, حساب بنكي
clipboard laptop: ~ لوحة مهام, تخطيط المشاريع, إدارة المشاريع
film-strip camera: ~ فيلم وثائقي, وثائقي
laptop smartphone: ~ مدونة, مدونتي
video-camera: ~ قناة يوتيوب
book open-book: ~ رواية, كتاب أطفال
open-book: ~ قصة مصورة
droplet: ~ ماء نظيف, مياه نظيفة
vinyl-record headphones: ~ ألبوم
`,
  he: `
credit-card smartphone: ~ חשבון סטודנט, חשבון עובר ושב, חשבון בנק
clipboard laptop: ~ לוח משימות, ניהול פרויקטים, לניהול פרויקטים
film-strip camera: ~ סרט תיעודי, סרט דוקומנטרי
laptop smartphone: ~ בלוג
video-camera: ~ ערוץ יוטיוב
book open-book: ~ רומן, ספר ילדים
open-book: ~ קומיקס
droplet: ~ מים נקיים, מי שתייה
vinyl-record headphones: ~ אלבום
`,
  hi: `
credit-card smartphone: ~ स्टूडेंट अकाउंट, बचत खाता, बैंक खाता
clipboard laptop: ~ टास्क बोर्ड, प्रोजेक्ट प्लानिंग
film-strip camera: ~ डॉक्यूमेंट्री, वेब सीरीज़
laptop smartphone: ~ ब्लॉग
video-camera: ~ यूट्यूब चैनल
book open-book: ~ उपन्यास, बच्चों की किताब
open-book: ~ कॉमिक, कॉमिक्स
droplet: ~ साफ पानी, पीने का पानी
vinyl-record headphones: ~ एल्बम
`,
  id: `
credit-card smartphone: ~ rekening pelajar, rekening mahasiswa, tabungan, tabungan tanpa biaya
clipboard laptop: ~ papan tugas, perencanaan proyek, manajemen proyek
film-strip camera: ~ film dokumenter, dokumenter
laptop smartphone: ~ blog, pembuat website
video-camera: ~ kanal YouTube, channel YouTube
book open-book: ~ novel, buku anak
open-book: ~ komik
droplet: ~ air bersih, air minum
vinyl-record headphones: ~ album
`,
  vi: `
credit-card smartphone: ~ tài khoản sinh viên, tài khoản miễn phí, tài khoản ngân hàng
clipboard laptop: ~ bảng công việc, kế hoạch dự án, quản lý dự án
film-strip camera: ~ phim tài liệu
laptop smartphone: ~ blog
video-camera: ~ kênh YouTube
book open-book: ~ tiểu thuyết, sách thiếu nhi
open-book: ~ truyện tranh
droplet: ~ nước sạch
vinyl-record headphones: ~ album
`,
  th: `
credit-card smartphone: ~ บัญชีนักศึกษา, บัญชีออมทรัพย์
clipboard laptop: ~ บอร์ดงาน, วางแผนโครงการ, จัดการโครงการ
film-strip camera: ~ สารคดี
laptop smartphone: ~ บล็อก
video-camera: ~ ช่อง YouTube
book open-book: ~ นิยาย, นวนิยาย
open-book: ~ การ์ตูน
droplet: ~ น้ำสะอาด, น้ำดื่มสะอาด
vinyl-record headphones: ~ อัลบั้ม
`,
  ja: `
credit-card smartphone: ~ 学生口座, 普通口座
clipboard laptop: ~ タスクボード, プロジェクト管理
film-strip camera: ~ ドキュメンタリー, 記録映画
laptop smartphone: ~ ブログ
video-camera: ~ チャンネル
book open-book: ~ 小説, 長編小説
open-book: ~ 漫画, マンガ
droplet: ~ きれいな水, 安全な水
vinyl-record headphones: ~ アルバム
`,
  ko: `
credit-card smartphone: ~ 학생 계좌, 입출금 통장
clipboard laptop: ~ 업무 보드, 프로젝트 관리
film-strip camera: ~ 다큐멘터리, 다큐
laptop smartphone: ~ 블로그
video-camera: ~ 유튜브 채널
book open-book: ~ 소설, 동화책
open-book: ~ 만화
droplet: ~ 깨끗한 물
vinyl-record headphones: ~ 앨범
`,
  zh: `
credit-card smartphone: ~ 学生账户, 學生帳戶, 储蓄账户, 存款帳戶
clipboard laptop: ~ 任务看板, 任務看板, 项目规划, 專案規劃, 项目管理, 專案管理
film-strip camera: ~ 纪录片, 紀錄片
laptop smartphone: ~ 博客, 部落格
video-camera: ~ 频道, 頻道
book open-book: ~ 小说, 小說
open-book: ~ 漫画, 漫畫
droplet: ~ 干净的水, 乾淨的水, 净水
vinyl-record headphones: ~ 专辑, 專輯
`,
};
