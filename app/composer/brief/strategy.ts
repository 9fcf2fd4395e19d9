import { stemMatcher } from './stems.ts';

/** Words of planning that must not reach the reader of an ad. Stems in the notation of stemMatcher. */
const planning = stemMatcher(
  'increase increasing boost* grow growing drive driving raise raising generate attract* target* reach reaching awareness conversion* convert leads traffic engagement revenue kpi* roi roas ctr cpa cpc audience* demographic* millennials gen_z acquisition acquire sales_goal* goal goals objective* quota market_share signups sign-ups retention upsell* promote promoting campaign* foot_traffic customers budget* profit* margin* sell selling units ' +
    'steiger* erhöh* umsatz* verkaufszahl* bekanntheit* zielgruppe* neukund* reichweite ziel ziele kampagne* gewinnen ' +
    'augment* accroître ventes notoriété cible* attirer trafic fidélis* objectif* chiffre_d’affaires prospects ' +
    'aumentar incrementar impulsar ventas atraer público_objetivo conversiones tráfico objetivo* clientes_potenciales reconocimiento ' +
    'aumentare incrementare vendite attirare notorietà obiettiv* traffico ' +
    'vendas atrair reconhecimento objetivos tráfego alcançar ' +
    'verhogen verhoog omzet naamsbekendheid doelgroep* bereik doel doelen verkoop_stimuleren ' +
    'öka öka_försäljning* försäljning* målgrupp* mål kännedom øg øke omsætning omsetning salget målgruppe* kasvatt* myynti* tavoite* kohderyhm* ' +
    'zwiększ* sprzedaży sprzedaż świadomoś* grupa_docelowa cel cele zvýš* prodej* prodeje povědomí cílov* cíl predaj* növel* értékesítés* célcsoport* forgal* creștere* vânzări* notorietat* public_țintă ' +
    'увелич* повыс* продаж продажи привлеч* узнаваемост* трафик* цель цели аудитори* конверси* збільш* підвищ* залуч* впізнаван* мета увеличаван* продажби повећа* αύξηση* πωλήσε* στόχο* ' +
    'artır* satışları* satışlar* hedef* bilinirlik* müşteri_kazan* زيادة المبيعات مبيعات جذب استهداف الوعي زيادة_المبيعات افزایش_فروش افزایش هدف مخاطب* بڑھان* فروخت ہدف להגדיל מכירות קהל_יעד חשיפה ' +
    'बिक्री_बढ़* बढ़ान* लक्ष्य जागरूकता বিক্রি_বাড়* লক্ষ্য เพิ่มยอดขาย กลุ่มเป้าหมาย เป้าหมาย tăng_doanh* doanh_số mục_tiêu tăng_nhận* meningkatkan tingkatkan penjualan target_pasar kesadaran_merek ongeza mauzo ' +
    '提高 提升 增加 吸引 目标 目標 销量 銷量 转化 引流 知名度 受众 曝光 売上 増や 認知 集客 獲得 ターゲット 促進 向上 매출 증대 늘리 유치 인지도 목표 타겟 전환 бюджет* ميزانية بودجه תקציב बजट 预算 預算 予算 예산',
);

/** Terms nobody prints on purpose, for text that is otherwise taken as it is. */
const jargon = stemMatcher(
  'target_audience target_group target_market conversion_rate* conversions kpi* roi roas ctr cpa cpc brand_awareness lead_generation call_to_action zielgruppe* markenbekanntheit public_cible público_objetivo público-alvo doelgroep* målgrupp* målgruppe* grupa_docelowa целев*_аудитори* hedef_kitle* الجمهور_المستهدف מכירות_יעד 目标受众 目標受眾 ターゲット層 타겟층',
);

const goalSentence =
  /\b(?:increase|boost|grow|drive|raise|improve|maximi[sz]e|generate)\s+(?:\S+\s+){0,3}(?:sales|revenue|traffic|conversions?|awareness|leads|engagement|sign-?ups|bookings|orders|downloads)\b|\btarget(?:ing)?\s+(?:\S+\s+){0,2}(?:audience|millennials|customers|women|men|parents|students|people|users|families|professionals)\b/iu;

/** True when a clause plans ("increase online sales") rather than speaks to a reader. */
export function isPlanning(clause: string): boolean {
  planning.lastIndex = 0;
  return planning.test(clause);
}

/** True when even the ad copy can't mean a sentence for print ("target audience: millennials"). */
export function isJargon(sentence: string): boolean {
  jargon.lastIndex = 0;
  return jargon.test(sentence) || goalSentence.test(sentence);
}

const negation =
  /(?<![\p{L}\p{M}])(?:no|not|don['’]?t|do not|never|without|avoid|skip|omit|kein\p{L}*|nicht|ohne|pas|sans|sin|nunca|senza|non|não|sem|geen|niet|zonder|inte|utan|ikke|uten|uden|nie|bez|ei|не|без|ні|değil|بدون|لا|ללא|नहीं|không)\s+(?:\S+\s+){0,3}$/iu;

/** True when the words just before `index` negate what follows ("don't mention free shipping"). */
export function isNegated(text: string, index: number): boolean {
  return negation.test(text.slice(Math.max(0, index - 40), index));
}
