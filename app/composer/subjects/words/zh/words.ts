import { chineseAnimalsAndNature } from './animals-and-nature.ts';
import { chineseDrink } from './drink.ts';
import { chineseFood } from './food.ts';
import { chineseHome } from './home.ts';
import { chineseLeisure } from './leisure.ts';
import { chinesePlacesAndTravel } from './places-and-travel.ts';
import { chineseWear } from './wear.ts';
import { chineseWork } from './work.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: 可養寵物, 可养宠物, 寵物友善, 宠物友好, 允许养宠物, 可帶寵物, 可带宠物, 可寵, 不可養寵物, 白菜价, 白菜價, 地板拳, 地板清洁, 地板清潔, 拖地板, 小时, 上门, 手工, 手作, 新店, 时间, 时光
-: 成功的钥匙, 成功之钥, 幸福的钥匙, 金钥匙, 马到成功, 龙马精神, 画龙点睛, 生龙活虎, 虎虎生威, 虎头蛇尾, 牛气冲天, 牛转乾坤, 对牛弹琴, 九牛一毛, 羊毛出在羊身上, 挂羊头卖狗肉, 亡羊补牢, 鸡毛蒜皮
-: 鸡飞狗跳, 鹤立鸡群, 杀鸡取卵, 狗急跳墙, 狗不理会, 猪事顺利, 鼠目寸光, 兔死狐悲, 守株待兔, 动如脱兔, 狐假虎威, 猴年马月, 老马识途, 走马观花, 塞翁失马, 悬崖勒马, 万马奔腾, 天马行空, 一马当先
-: 白马王子, 如鱼得水, 鱼与熊掌, 混水摸鱼, 年年有鱼, 一箭双雕, 一石二鸟, 鸟语花香, 惊弓之鸟, 鸿鹄之志, 展翅高飞, 插上翅膀, 蜻蜓点水, 井底之蛙, 画蛇添足, 打草惊蛇, 锦上添花, 雪中送炭, 花好月圆
-: 走马看花, 妙笔生花, 心花怒放, 雾里看花, 一帆风顺, 乘风破浪, 同舟共济, 水到渠成, 水滴石穿, 石破天惊, 金石为开, 点石成金, 一寸光阴一寸金, 真金不怕火, 火眼金睛, 如虎添翼, 胸有成竹, 势如破竹, 雨后春笋
-: 望梅止渴, 桃李满天下, 瓜熟蒂落, 顺藤摸瓜, 囫囵吞枣, 小菜一碟, 添油加醋, 柴米油盐, 茶余饭后, 家常便饭, 心急吃不了热豆腐, 刀子嘴豆腐心, 天上掉馅饼, 画饼充饥, 生米煮成熟饭, 巧妇难为无米之炊, 一针见血
-: 大海捞针, 穿针引线, 开门见山, 开门红, 敞开大门, 绿灯, 一路绿灯, 掌上明珠, 珠联璧合, 两袖清风, 张冠李戴, 琴瑟和鸣, 弹指一挥间, 我们的猫, 我们的狗, 店里的猫, 自行车送到, 自行车配送, 骑车送货
-: 像婴儿一样, 如婴儿般, 像火车一样, 像马一样, 年糕, 臭豆腐, 豆干, 豆乾, 榨油坊, 花圈, 象棋, 招牌, 租赁, 租賃, 电动平衡车
-: 電動平衡車, 风车, 風車
`;

/** Chinese words that lead to things. Notation: word-list.ts. */
export const chineseWords =
  chineseFood +
  chineseDrink +
  chineseAnimalsAndNature +
  chineseHome +
  chineseWear +
  chineseLeisure +
  chineseWork +
  chinesePlacesAndTravel +
  unmeant;
