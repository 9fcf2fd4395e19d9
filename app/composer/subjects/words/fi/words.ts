import { finnishAnimalsAndNature } from './animals-and-nature.ts';
import { finnishFoodAndDrink } from './food-and-drink.ts';
import { finnishHome } from './home.ts';
import { finnishLeisure } from './leisure.ts';
import { finnishWear } from './wear.ts';
import { finnishWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
-: palvelen, katolle, laserkaiverrus, kaiverrus
sheep: karitsat
beehive bee: mehiläispesä
pallet: kuormalava
tipper-truck: sora
skip: vaihtolava
lock-and-key padlock: lukot
logs fire: polttopuu
hen egg: kanat
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: lemmikit sallittu, lemmikit tervetulleita, palvelemme, palvelee, etsii kotia, etsivät kotia, sähkölasku, sydämellä
-: sydämestä, kotiovelle, saman katon alla, helppo nakki, lämpötyyny, kirsikka kakun päällä, kirsikkana kakun päällä
-: kissan päivät, kissanpäivät, takki auki, kaksi kärpästä, kaksi kärpästä yhdellä iskulla, härkää sarvista, heinäkuun
-: sikaa säkissä, sika säkissä, kissa vieköön, kissa pöydällä, kissa nostetaan pöydälle, nosta kissa pöydälle
-: musta lammas, leijonanosa, karhunpalvelus, karhunpalveluksen, avain onneen, avain menestykseen, avaimet onneen
-: kultainen keskitie, kultainen tilaisuus, kultaiset kädet, kullanarvoinen, parempi pyy, pyy pivossa, kymmenen oksalla
-: oma tupa oma lupa, oma koti kullan kallis, leipä leveämmäksi, leipää ja sirkushuveja, oma maa mansikka, heinäkuussa
-: muu maa mustikka, mansikka muu maa, suolaa haavoihin, öljyä laineille, puhtaat jauhot pussissa, puhtain paperein
-: puhdas pöytä, puhtaalta pöydältä, jää on murtunut, rikotaan jää, tuulta purjeisiin, myötätuulta, uudet tuulet
-: tuulta päin, vihreää valoa, valoa tunnelin päässä, pisara meressä, avoin kirja, kuin kello, kello käy, hattua päästä
-: hatunnosto, kortit pöytään, ässä hihassa, hihat ylös, hihat heilumaan, ensimmäinen pääskynen, kivi sydämeltä
-: kala vedessä, kuin kala vedessä, jalat maassa, jalat alle, reppu selkään, koko rahalla, ei oo kukko käskien
-: kukkona tunkiolla, kissamme, koiramme, polkupyörällä ovelle, pyörällä ovelle, tuomme pyörällä, tuomme polkupyörällä
-: musiikkia korville, tähdet kohdallaan, kaikki langat käsissä, lakka, kurkkukipu, uunituoretta, uunituore, heinäkuu
`;

/** Finnish words that lead to things. Notation: word-list.ts. */
export const finnishWords =
  first +
  finnishFoodAndDrink +
  finnishAnimalsAndNature +
  finnishHome +
  finnishWear +
  finnishLeisure +
  finnishWorkAndTravel +
  unmeant;
