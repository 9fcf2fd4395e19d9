import { koreanAnimalsAndNature } from './animals-and-nature.ts';
import { koreanFoodAndDrink } from './food-and-drink.ts';
import { koreanHome } from './home.ts';
import { koreanLeisure } from './leisure.ts';
import { koreanWear } from './wear.ts';
import { koreanWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: 반려동물 가능, 애완동물 가능, 반려동물 동반 가능, 반려견 동반 가능, 반려동물 동반, 반려견 동반, 방문, 시간, 집에서, 유기농, 성공의 열쇠, 행복의 열쇠, 황금 열쇠, 누워서 떡 먹기, 누워서 떡
-: 떡 벌어지는, 입이 떡, 떡 줄 사람, 그림의 떡, 식은 죽 먹기, 식은 죽, 순풍에 돛, 돛 단 듯, 가재는 게 편, 꿩 먹고 알 먹고, 꿩 대신 닭, 소 잃고 외양간, 외양간 고치기, 소 뒷걸음질
-: 소 귀에 경, 쇠귀에 경 읽기, 쇠뿔도 단김에, 닭 쫓던 개, 개천에서 용, 개 발에 땀, 서당 개, 고래 싸움에, 새우 등 터진다, 고래 싸움에 새우 등, 호랑이 기운, 호랑이 담배, 호랑이도 제 말
-: 원숭이도 나무에서, 나무에서 떨어진다, 고양이 손도, 고양이 목에 방울, 우리 고양이, 우리 강아지가, 우리 집 고양이, 말 한 마리, 물 만난 물고기, 물고기처럼, 아기처럼, 그림의 꽃, 꽃길만, 꽃길
-: 하늘의 별 따기, 별 따기, 별처럼, 꿀처럼, 꿀맛 같은, 꿀팁, 깨가 쏟아지는, 깨소금 맛, 김칫국부터, 김칫국 마시기, 국수 먹는, 콩 심은 데 콩, 팥 심은 데 팥, 작은 고추가 맵다, 고추가 맵다
-: 금강산도 식후경, 발 벗고, 두 팔 벌려, 손에 손잡고, 황금 손, 금손, 황금 기회, 터널 끝의 빛, 새 술은 새 부대에, 백지장도 맞들면, 바늘 가는 데, 바늘 도둑, 바늘구멍, 모자를 벗, 시계처럼
-: 기차처럼, 말처럼, 칼을 갈고, 칼같이, 북 치고 장구 치고, 장구 치고, 우물 안 개구리, 개구리 올챙이, 자전거로 배달, 자전거로 문 앞, 자전거로 가져다, 김밥천국, 전집
-: 참기름, 들기름, 방앗간 기름, 전복, 송편, 백설기, 인절미, 까눌레, 휘낭시에, 한과, 저항 밴드, 가야금, 거문고, 해금, 점토
-: 클레이, 조림, 탕수육, 유린기, 깐풍기, 공사대금, 물품대금, 대금결제, 동대문, 남대문, 서대문, 중문관광단지, 양산, 기타 문의, 기타문의, 기타 등등, 기타사항, 기장 멸치, 기장미역, 기장읍, 조화
-: 족욕, 너비아니
`;

/** Korean words that lead to things. Notation: word-list.ts. */
export const koreanWords =
  koreanFoodAndDrink +
  koreanAnimalsAndNature +
  koreanHome +
  koreanWear +
  koreanLeisure +
  koreanWorkAndTravel +
  unmeant;
