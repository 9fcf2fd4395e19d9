import type { drawnThings } from '../../app/composer/subjects/things/drawn-things.ts';
import { drawnForBazaars } from './drawn-for-bazaars.ts';
import { drawnForFlowerBeds } from './drawn-for-beds.ts';
import { drawnForBistros } from './drawn-for-bistros.ts';
import { drawnForBoutiques } from './drawn-for-boutiques.ts';
import { drawnForBuilding } from './drawn-for-building.ts';
import { drawnForClosets } from './drawn-for-closets.ts';
import { drawnForCounters } from './drawn-for-counters.ts';
import { drawnForCrafts } from './drawn-for-crafts.ts';
import { drawnForDepots } from './drawn-for-depots.ts';
import { drawnForDressing } from './drawn-for-dressing.ts';
import { drawnForDwellings } from './drawn-for-dwellings.ts';
import { drawnForFairgrounds } from './drawn-for-fairgrounds.ts';
import { drawnForFarms } from './drawn-for-farms.ts';
import { drawnForFeasts } from './drawn-for-feasts.ts';
import { drawnForFestivals } from './drawn-for-festivals.ts';
import { drawnForGames } from './drawn-for-games.ts';
import { drawnForGardens } from './drawn-for-gardens.ts';
import { drawnForHobbies } from './drawn-for-hobbies.ts';
import { drawnForHomes } from './drawn-for-homes.ts';
import { drawnForHouseholds } from './drawn-for-households.ts';
import { drawnForIndustry } from './drawn-for-industry.ts';
import { drawnForIzakayas } from './drawn-for-izakayas.ts';
import { drawnForKitchens } from './drawn-for-kitchens.ts';
import { drawnForLarders } from './drawn-for-larders.ts';
import { drawnForMarkets } from './drawn-for-markets.ts';
import { drawnForMenus } from './drawn-for-menus.ts';
import { drawnForMovers } from './drawn-for-movers.ts';
import { drawnForMusicians } from './drawn-for-musicians.ts';
import { drawnForNurseries } from './drawn-for-nurseries.ts';
import { drawnForOffices } from './drawn-for-offices.ts';
import { drawnForOrchards } from './drawn-for-orchards.ts';
import { drawnForOutings } from './drawn-for-outings.ts';
import { drawnForPantries } from './drawn-for-pantries.ts';
import { drawnForParlours } from './drawn-for-parlours.ts';
import { drawnForPastimes } from './drawn-for-pastimes.ts';
import { drawnForPlates } from './drawn-for-plates.ts';
import { drawnForRooms } from './drawn-for-rooms.ts';
import { drawnForServices } from './drawn-for-services.ts';
import { drawnForShelves } from './drawn-for-shelves.ts';
import { drawnForSites } from './drawn-for-sites.ts';
import { drawnForStalls } from './drawn-for-stalls.ts';
import { drawnForStations } from './drawn-for-stations.ts';
import { drawnForStores } from './drawn-for-stores.ts';
import { drawnForStudios } from './drawn-for-studios.ts';
import { drawnForTables } from './drawn-for-tables.ts';
import { drawnForTavernas } from './drawn-for-tavernas.ts';
import { drawnForTeahouses } from './drawn-for-teahouses.ts';
import { drawnForTrades } from './drawn-for-trades.ts';
import { drawnForTraining } from './drawn-for-training.ts';
import { drawnForWardrobes } from './drawn-for-wardrobes.ts';
import { drawnForWarehouses } from './drawn-for-warehouses.ts';
import { drawnForWorkshops } from './drawn-for-workshops.ts';
import { drawnForYards } from './drawn-for-yards.ts';
import { drawnGoods } from './drawn-goods.ts';
import { box, type Layers, oval, rows } from './drawn-shapes.ts';
import { drawnVehicles } from './drawn-vehicles.ts';

const { fireworks: _redrawn, ...goods } = drawnGoods;
const { 'ballet-shoes': _drawnAnew, ...pastimes } = drawnForPastimes;

/** Our own pictograms, on the grid of 32 units of the others, each layer over the one before. */
export const drawnPictograms: Record<(typeof drawnThings)[number], Layers> = {
  ...drawnForBuilding,
  ...drawnForWarehouses,
  ...drawnForNurseries,
  ...drawnForFairgrounds,
  ...drawnForMarkets,
  ...drawnForStalls,
  ...drawnForFarms,
  ...drawnForTavernas,
  ...drawnForIzakayas,
  ...drawnForParlours,
  ...drawnForTeahouses,
  ...drawnForLarders,
  ...drawnForOrchards,
  ...drawnForBazaars,
  ...drawnForStations,
  ...drawnForBistros,
  ...drawnForBoutiques,
  ...drawnForClosets,
  ...drawnForCounters,
  ...drawnForCrafts,
  ...drawnForFeasts,
  ...drawnForFestivals,
  ...drawnForGardens,
  ...drawnForHouseholds,
  ...drawnForStores,
  ...drawnForMovers,
  ...drawnForMenus,
  ...drawnForDepots,
  ...drawnForDressing,
  ...drawnForFlowerBeds,
  ...drawnForTraining,
  ...drawnForPlates,
  ...drawnForDwellings,
  ...drawnForGames,
  ...drawnForPantries,
  ...drawnForHobbies,
  ...drawnForIndustry,
  ...drawnForKitchens,
  ...drawnForOffices,
  ...drawnForOutings,
  ...drawnForServices,
  ...drawnForShelves,
  ...drawnForMusicians,
  ...drawnForOutings,
  ...pastimes,
  ...drawnForSites,
  ...drawnForStudios,
  ...drawnForTables,
  ...drawnForWardrobes,
  ...drawnForHomes,
  ...drawnForRooms,
  ...drawnForYards,
  ...drawnForTrades,
  ...drawnForWorkshops,
  ...drawnVehicles,
  ...goods,
  'air-conditioner': [
    ['#d3d8e0', box(2, 7, 28, 13, 2.5)],
    ['#f4f6f9', box(3, 8, 26, 8.5, 1.8)],
    ['#8b97a8', box(5, 17.3, 22, 1.5, 0.7)],
    ['#3f9bf0', oval(26, 11, 0.9)],
    [
      '#7cc4fa',
      rows(
        3,
        (i) => `M${9 + i * 6} 22.5c2 1.6-2 3 0 5.4c.5.8 2 .2 1.5-.8c-1.5-2 2.3-3.4 0-5.2c-.8-.6-2.2 0-1.5.6z`,
      ),
    ],
  ],
  calculator: [
    ['#3b4558', box(6, 2, 20, 28, 3)],
    ['#bfe6c6', box(9, 5, 14, 6, 1)],
    ['#e9edf3', rows(9, (i) => box(9 + (i % 3) * 5, 14 + Math.floor(i / 3) * 4.6, 3.6, 3.2, 0.8))],
    ['#ff8a34', box(19, 23.2, 3.6, 3.2, 0.8)],
  ],
  curtains: [
    ['#bfe3ff', box(7, 5, 18, 23, 0.6)],
    ['#8b5a3c', box(2, 2.5, 28, 2.6, 1.3)],
    ['#e0586b', 'M4 5h9c0 8-2 12-4 15c-1 1.500-1 6 0 9H4zM28 5h-9c0 8 2 12 4 15c1 1.500 1 6 0 9h5z'],
    ['#f7c548', `${box(4, 19, 5.4, 1.8, 0.8)}${box(22.6, 19, 5.4, 1.8, 0.8)}`],
  ],
  'desk-lamp': [
    ['#3b4558', box(7, 27, 16, 3, 1.4)],
    ['#8b97a8', 'M14 27.500l-5-10.500c-.4-.8-.2-1.500.4-2l9-7.500l1.600 1.900l-8.300 7l4.800 10z'],
    ['#ffd75e', oval(23.5, 13.5, 3.2)],
    [
      '#e0586b',
      'M17.500 5.500c1.500-1.800 4-2.300 6-1.200l4.600 6.700c.6 1 .3 1.900-.6 2.400l-7 3.800c-1 .5-1.900.2-2.400-.8l-2.600-6c-.7-1.700-.1-3.400 2-4.900z',
    ],
  ],
  drill: [
    ['#8b97a8', 'M1 10.500l8-1v4l-8-1z'],
    ['#3b4558', box(8, 8, 4.5, 7, 1)],
    ['#f2a33a', 'M12 6.500c0-1.400 1-2.500 2.500-2.500H25c3 0 5 2 5 5v3c0 3-2 5-5 5H12z'],
    ['#f2a33a', 'M18 16h7.500l2 9.500h-7z'],
    ['#3b4558', `${box(18.5, 24.5, 10.5, 4.6, 1.2)}${box(14.8, 16.5, 3, 4.4, 1.2)}`],
    ['#fff1d6', box(15.5, 8, 10, 2, 1)],
  ],
  drone: [
    ['#8b97a8', `${box(2, 7.4, 10, 1.8, 0.9)}${box(20, 7.4, 10, 1.8, 0.9)}`],
    ['#3b4558', 'M5.800 8.500h2.400v3l4 2.500h7.600l4-2.500v-3h2.400v4.500l-5.500 4h-9.400l-5.500-4z'],
    ['#e9edf3', box(9.5, 12, 13, 8, 3.6)],
    ['#3b4558', 'M9.500 19l-3 6.500H4.600v1.500h4.400l3-7zM22.500 19l3 6.500h1.900v1.500H23l-3-7z'],
    ['#3f9bf0', oval(16, 20.4, 3)],
    ['#14213a', oval(16, 20.4, 1.5)],
  ],
  dumbbell: [
    ['#9aa5b5', box(7, 14.2, 18, 3.6, 1.2)],
    ['#3b4558', `${box(4, 7.5, 5.2, 17, 2.2)}${box(22.8, 7.5, 5.2, 17, 2.2)}`],
    ['#5b6880', `${box(1, 11, 3.8, 10, 1.6)}${box(27.2, 11, 3.8, 10, 1.6)}`],
  ],
  fridge: [
    ['#c9d1dc', box(7, 1.5, 18, 28, 2.5)],
    ['#eef2f7', `${box(8, 2.5, 16, 9.5, 1.8)}${box(8, 13, 16, 15, 1.8)}`],
    ['#8b97a8', `${box(20.5, 5, 1.6, 5, 0.8)}${box(20.5, 15.5, 1.6, 7, 0.8)}`],
    ['#5b6880', `${box(9, 29, 3, 1.6, 0.6)}${box(20, 29, 3, 1.6, 0.6)}`],
  ],
  'hot-air-balloon': [
    ['#8b97a8', 'M10.500 19l3 6.500l.8-.4l-2.600-6zM21.500 19l-3 6.500l-.8-.4l2.600-6z'],
    [
      '#e0586b',
      'M16 1c6.500 0 11 4.600 11 10.500c0 5.500-5 9-7.500 11.500h-7C10 20.500 5 17 5 11.500C5 5.600 9.500 1 16 1z',
    ],
    [
      '#ffd75e',
      'M16 1c3.600 0 5.600 4.600 5.600 10.500c0 5.500-1.600 9-3 11.500h-5.200c-1.400-2.500-3-6-3-11.500C10.400 5.600 12.400 1 16 1z',
    ],
    [
      '#3f9bf0',
      'M16 1c1.600 0 2.600 4.600 2.600 10.500c0 5.500-.6 9-1.300 11.500h-2.600c-.7-2.500-1.300-6-1.300-11.500C13.400 5.600 14.400 1 16 1z',
    ],
    ['#a66a3f', box(12.2, 25, 7.6, 6, 1.4)],
  ],
  mattress: [
    ['#c4cede', 'M3 14.500h26a2 2 0 0 1 2 2V23a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-6.500a2 2 0 0 1 2-2z'],
    [
      '#f3f6fb',
      'M6 9h20c1 0 1.800.5 2.200 1.400L31 16.500c0 1-.8 1.700-2 1.700H3c-1.200 0-2-.7-2-1.700l2.800-6.100C4.200 9.500 5 9 6 9z',
    ],
    ['#5f8fe8', box(1, 20, 30, 1.8, 0.5)],
    ['#ffffff', `${box(6.5, 7.5, 8.5, 5, 2.2)}${box(17, 7.5, 8.5, 5, 2.2)}`],
  ],
  oven: [
    ['#c9d1dc', box(4, 2, 24, 28, 2.5)],
    ['#3b4558', box(7, 11.5, 18, 15, 2)],
    ['#ffb14a', box(9, 15.5, 14, 8.5, 1.2)],
    ['#8b97a8', box(8.5, 12.5, 15, 1.6, 0.8)],
    ['#5b6880', rows(4, (i) => oval(8.5 + i * 5, 6.5, 1.7))],
  ],
  'paint-roller': [
    [
      '#8b97a8',
      'M25 6h3.500c1 0 1.500.6 1.500 1.500V14c0 1-.6 1.500-1.500 1.500H16.800V20h-2v-6.500H28V8h-3z',
    ],
    ['#3b4558', box(13.3, 19, 5, 11.5, 2)],
    ['#3f9bf0', box(3, 2, 22.5, 9, 2.2)],
    ['#8cc6fb', box(5, 3.6, 18, 1.9, 0.9)],
  ],
  perfume: [
    [
      '#e3a63f',
      'M9 12.500h14c2.500 1.500 4.500 4.500 4.500 8.500c0 5-3.500 9-8.500 9h-6c-5 0-8.500-4-8.500-9c0-4 2-7 4.500-8.500z',
    ],
    [
      '#f8dfa6',
      'M7 20c3-1.500 5.500 1.500 9 .5s6-1.500 9 0c.5 5-2.500 7.700-6 7.700h-6c-3.500 0-6.500-3-6-8.200z',
    ],
    ['#a8742a', `${box(12.5, 8, 7, 5, 0.9)}${box(14.4, 5.6, 3.2, 3, 0.6)}`],
    ['#c9963c', box(11.5, 2, 9, 4.2, 1.6)],
  ],
  roof: [
    ['#f3e3cf', 'M6 15h20v14H6z'],
    ['#8b5a3c', box(13, 20, 6, 9, 0.6)],
    ['#a34a3a', box(21.5, 4, 4, 9, 0.5)],
    [
      '#c8553d',
      'M15 3.600c.6-.5 1.400-.5 2 0L31 15.500c.6.6.3 1.700-.6 1.700H1.600c-.9 0-1.200-1.100-.6-1.700z',
    ],
    ['#e98a6d', `${box(9, 13, 14, 1.3, 0.5)}${box(12, 9.5, 8, 1.3, 0.5)}`],
  ],
  rug: [
    ['#e8c88f', rows(9, (i) => `${box(3.3 + i * 3, 4, 1.2, 24, 0.5)}`)],
    ['#b3364a', box(2.5, 6, 27, 20, 0.8)],
    ['#f0d9a8', `M5 8.500h22v15H5zM6.500 10v12h19V10z`],
    ['#2f5d7c', 'M16 10.800l7.500 5.200l-7.500 5.200l-7.500-5.200z'],
    ['#f0b44c', 'M16 13.200l4 2.800l-4 2.800l-4-2.800z'],
  ],
  'security-camera': [
    [
      '#8b97a8',
      `${box(2, 13, 3, 14, 1.2)}M4 18.500h6.500l2-4.500l2.500 1.100l-2.700 6c-.2.400-.6.700-1.100.700H4z`,
    ],
    [
      '#e9edf3',
      'M8.300 4.400l18.700 5c1 .3 1.600 1.300 1.300 2.300l-1.600 6c-.3 1-1.300 1.600-2.300 1.300l-18.700-5c-1-.3-1.600-1.300-1.300-2.300l1.600-6c.3-1 1.300-1.600 2.300-1.300z',
    ],
    ['#3b4558', 'M25 10l2.600.7c.8.2 1.200 1 1 1.700l-1.500 5.500c-.2.800-1 1.200-1.700 1l-2.600-.7z'],
    ['#e0586b', oval(9.3, 9, 1.3)],
  ],
  'serum-bottle': [
    [
      '#d98a3d',
      'M9.500 16.500c0-2 1.500-3 3-3.500h7c1.500.5 3 1.500 3 3.500V28a2.500 2.500 0 0 1-2.500 2.500h-8A2.500 2.500 0 0 1 9.500 28z',
    ],
    ['#fff3e2', box(9.5, 18.5, 13, 8.5, 0.3)],
    ['#c98a4a', box(12, 21, 8, 1.2, 0.5)],
    ['#2e3440', `${box(12, 9.5, 8, 4, 0.8)}`],
    ['#4a5366', 'M14 3.500C14 2 14.800 1 16 1s2 1 2 2.500V10h-4z'],
  ],
  'solar-panel': [
    [
      '#8b97a8',
      `M14.500 22h3v5.500h4.500a1.200 1.200 0 0 1 1.200 1.200V30H8.800v-1.300A1.200 1.200 0 0 1 10 27.500h4.500z`,
    ],
    [
      '#dfe6ef',
      'M7 4h18c.8 0 1.500.5 1.700 1.300L31 22c.2 1-.5 2-1.600 2H2.600C1.500 24 .8 23 1 22L5.300 5.300C5.500 4.500 6.200 4 7 4z',
    ],
    [
      '#1f4e9e',
      'M7.400 5.500h4.400l-.7 4.800H6.200zM13.200 5.500h5.600l.5 4.800h-6.600zM20.200 5.500h4.400l1.200 4.800h-4.900zM5.800 11.800h5.100l-.7 4.700H4.600zM12.500 11.800h7l.5 4.700H12zM21.100 11.800h5.100l1.200 4.700h-5.700zM4.200 18h5.800l-.6 4.500H3zM11.800 18h8.400l.5 4.500h-9.400zM22 18h5.800l1.200 4.500h-6.400z',
    ],
  ],
  spade: [
    ['#a66a3f', `${box(14.7, 6, 2.6, 13, 0.8)}`],
    [
      '#c8553d',
      'M10.500 1.500h11c.8 0 1.500.7 1.500 1.500v1c0 2-1.500 3.500-3.500 3.500h-7C10.500 7.500 9 6 9 4V3c0-.8.7-1.500 1.500-1.500zM12 3.800c0 .8.6 1.400 1.400 1.400h5.200c.8 0 1.400-.6 1.400-1.400z',
    ],
    ['#9aa5b5', 'M9 17.500h14c.6 0 1 .4 1 1V23c0 4-4 6.500-8 8c-4-1.500-8-4-8-8v-4.500c0-.6.4-1 1-1z'],
    ['#c9d1dc', box(15.2, 19, 1.6, 8, 0.8)],
  ],
  'spirits-bottle': [
    [
      '#c8792e',
      'M13 8h6v3.500l3.500 3c.6.500 1 1.300 1 2.200V28a2.500 2.500 0 0 1-2.500 2.500H11A2.500 2.500 0 0 1 8.500 28V16.700c0-.9.4-1.700 1-2.200l3.500-3z',
    ],
    ['#fff1d6', box(8.5, 17.5, 15, 8.5, 0.3)],
    ['#8b3a3a', `${box(11, 19.5, 10, 1.5, 0.5)}${box(13, 22.5, 6, 1.2, 0.5)}`],
    ['#2e3440', `${box(12.3, 4, 7.4, 4.6, 0.8)}`],
    ['#d9a441', box(12.3, 1.5, 7.4, 3, 1)],
  ],
  'steering-wheel': [
    [
      '#3b4558',
      'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28zM16 5.600a10.400 10.400 0 1 0 0 20.800a10.400 10.400 0 1 0 0-20.800z',
    ],
    [
      '#5b6880',
      'M4.600 14.500c7-2.500 15.800-2.500 22.800 0v3.500c-4.500 0-7.500 2.500-8.500 9h-5.800c-1-6.500-4-9-8.500-9z',
    ],
    ['#c9d1dc', oval(16, 17, 3.2)],
    ['#e0586b', oval(16, 17, 1.5)],
  ],
  stroller: [
    ['#5b6880', `${oval(10, 27, 3.6)}${oval(23, 27, 3.6)}`],
    ['#e9edf3', `${oval(10, 27, 1.5)}${oval(23, 27, 1.5)}`],
    [
      '#8b97a8',
      'M24 13l3-6.500c.3-.7.9-1 1.600-1h2v2.200h-1.400L26 15zM12 21l9 4.500l-.9 1.800l-9-4.500zM21 21l-9 4.500l.9 1.800l9-4.500z',
    ],
    ['#3f9bf0', 'M5 13.500h21c0 5.500-4 9-10.500 9S5 19 5 13.500z'],
    ['#7cc4fa', 'M15 2.500V14H4.500C4.500 7.500 9 3 15 2.500z'],
  ],
  'toy-bricks': [
    ['#e0586b', `${box(2, 18, 14, 11, 0.8)}${box(4, 15.5, 3.8, 3.5, 0.6)}${box(10.2, 15.5, 3.8, 3.5, 0.6)}`],
    ['#3f9bf0', `${box(16, 18, 14, 11, 0.8)}`],
    ['#ffd75e', `${box(9, 6, 14, 11.9, 0.8)}${box(11, 3.5, 3.8, 3.5, 0.6)}${box(17.2, 3.5, 3.8, 3.5, 0.6)}`],
  ],
  'vacuum-cleaner': [
    [
      '#8b97a8',
      'M20.500 3c0-1 .8-1.500 1.600-1.500H26c2.500 0 3.500 1.600 3.500 3.500c0 2.500-3 4-6 6l-3.500 12h-2.400L21.500 10C24 8.400 27 6.600 27 5c0-.7-.4-1.200-1.200-1.200h-5.300z',
    ],
    ['#3b4558', 'M12 26.500h14.500c1.500 0 2.500 1 2.500 2.300V30H12z'],
    ['#e0586b', 'M3 22c0-5 4-8.500 8.500-8.500S20 17 20 22v5.500H3z'],
    ['#3b4558', `${oval(7.5, 26.5, 4)}`],
    ['#c9d1dc', `${oval(7.5, 26.5, 1.7)}`],
    [
      '#f6a7b2',
      'M8 18.500c1-1.300 2.300-2 4-2c.8 0 .8 1.600 0 1.600c-1.200 0-2 .4-2.800 1.400c-.6.700-1.700-.2-1.200-1z',
    ],
  ],
};
