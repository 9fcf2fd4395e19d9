import type { Turns } from './turns.ts';

/** English words around the names of businesses, houses and places. */
export const englishNames = {
  counties:
    'Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Londonderry|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow|Durham',
  hostedBy: '(?:organi[sz]ed|run|hosted|put on) by',
  stallFees: 'stalls?|tables?|pitch(?:es)?|car boot|per car',
  founded: 'est|estd|estab|since|established',
  aids: 'benefits|benefit(?:t?ing)|benefiting|supports|supporting|helps|helping|fundraising for|raising funds for',
  introductions: "my name is|i am|i'm",
  broughtBy: 'by|presented by|brought to you by',
  beforeName: 'by|at|from|for|on|with',
  joinsName: 'and|of|the',
  freeHouses:
    'librar(?:y|ies)|galler(?:y|ies)|pantry|pantries|larder|fridge|kitchen|store|shop|museum|clinic|university',
  namedHouses:
    'bridal|bakery|bakehouse|kitchen|caf[eé]|bistro|grill|brewing|brewery|roastery|roasters|deli|butchery|farm|nursery|stables|kennels|cattery|salon|barbers|clinic|pharmacy|motors|garage|tyres|cycles|energy|electrical|joinery|builders|homes|lettings|properties|solicitors|accountants|academy|studios?|gallery|choir|band|orchestra|ensemble|association|guild|committee|council|club|rovers|society|trust|hospice|rescue|centre|center|records|books|silks|jewellers|florists?|fabrics|furniture|interiors|supplies|foods|catering|rentals?|tours|travel|safaris|lodge|inn|hotel|hostel|spa|services|solutions|systems|software|labs|ltd|inc|llc|limited',
  comesFrom:
    'lifts?|transport|pick-?ups?|buses|bus|coach(?:es)?|trains?|flights?|ferry|minutes?|mins?|miles?|km|hours?|drive|walk|ride|stroll|away|leav(?:es|ing)|depart(?:s|ing)?|start(?:s|ing)?|tix|tickets?',
} satisfies Turns;
