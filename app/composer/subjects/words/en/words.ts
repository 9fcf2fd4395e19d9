import { englishAnimalsAToF } from './animals-a-to-f.ts';
import { englishAnimalsGToZ } from './animals-g-to-z.ts';
import { englishDrink } from './drink.ts';
import { englishFirst } from './first.ts';
import { englishFoodAToC } from './food-a-to-c.ts';
import { englishFoodDToI } from './food-d-to-i.ts';
import { englishFoodKToO } from './food-k-to-o.ts';
import { englishFoodPToW } from './food-p-to-w.ts';
import { englishHomeAToB } from './home-a-to-b.ts';
import { englishHomeCToF } from './home-c-to-f.ts';
import { englishHomeGToL } from './home-g-to-l.ts';
import { englishHomeMToR } from './home-m-to-r.ts';
import { englishHomeSToW } from './home-s-to-w.ts';
import { englishLeisureAToC } from './leisure-a-to-c.ts';
import { englishLeisureDToF } from './leisure-d-to-f.ts';
import { englishLeisureGToL } from './leisure-g-to-l.ts';
import { englishLeisureMToP } from './leisure-m-to-p.ts';
import { englishLeisureQToZ } from './leisure-q-to-z.ts';
import { englishNatureAToM } from './nature-a-to-m.ts';
import { englishNatureNToW } from './nature-n-to-w.ts';
import { englishPeople } from './people.ts';
import { englishPlacesBToH } from './places-b-to-h.ts';
import { englishPlacesJToW } from './places-j-to-w.ts';
import { englishTravelAToH } from './travel-a-to-h.ts';
import { englishTravelJToS } from './travel-j-to-s.ts';
import { englishTravelTToW } from './travel-t-to-w.ts';
import { englishUnmeant } from './unmeant.ts';
import { englishWearAToD } from './wear-a-to-d.ts';
import { englishWearEToH } from './wear-e-to-h.ts';
import { englishWearJToR } from './wear-j-to-r.ts';
import { englishWearSToZ } from './wear-s-to-z.ts';
import { englishWorkAToC } from './work-a-to-c.ts';
import { englishWorkDToM } from './work-d-to-m.ts';
import { englishWorkNToR } from './work-n-to-r.ts';
import { englishWorkSToT } from './work-s-to-t.ts';
import { englishWorkW } from './work-w.ts';

/** English words that lead to things. Notation: word-list.ts. */
export const englishWords =
  englishFirst +
  englishFoodAToC +
  englishFoodDToI +
  englishFoodKToO +
  englishFoodPToW +
  englishDrink +
  englishAnimalsAToF +
  englishAnimalsGToZ +
  englishNatureAToM +
  englishNatureNToW +
  englishHomeAToB +
  englishHomeCToF +
  englishHomeGToL +
  englishHomeMToR +
  englishHomeSToW +
  englishWearAToD +
  englishWearEToH +
  englishWearJToR +
  englishWearSToZ +
  englishLeisureAToC +
  englishLeisureDToF +
  englishLeisureGToL +
  englishLeisureMToP +
  englishLeisureQToZ +
  englishPeople +
  englishWorkAToC +
  englishWorkDToM +
  englishWorkNToR +
  englishWorkSToT +
  englishWorkW +
  englishPlacesBToH +
  englishPlacesJToW +
  englishTravelAToH +
  englishTravelJToS +
  englishTravelTToW +
  englishUnmeant;
