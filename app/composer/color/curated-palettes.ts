import type { Topic } from '../brief/topics.ts';
import type { Voice } from '../direction/voices.ts';

/** Flat colours of an ad before the colours of its text are chosen. */
export type BaseColors = { background: string; surface: string; accent: string; extra: string[] };

/**
 * Palettes for briefs that name no colours: name, background, surface, accent, further colours for the scene,
 * topics and voices they suit.
 */
const rows = `
espresso|2b1a12|f6ece0|d98e4a|6b4226 e8cfae|coffee baking|friendly retro
crema|f5e9da|fffaf2|7a3e1d|d9b48a 3d2314|coffee baking furniture|calm friendly
matcha|e9efd9|fbfdf4|4c7031|a9c27e 2f4520|coffee eco health|calm
paprika|c8381f|7d1f10|ffc145|fff3e2 f58a3c|burger restaurant|bold urgent
trattoria|1f3d2b|fbf3e4|e4572e|f2c14e 8aa67a|restaurant drinks|friendly retro
diner|f4b72f|fff8e5|c4291c|3a2317 f7d684|burger restaurant|playful retro urgent
berry|ffe3ea|fff7f9|c2255c|ff9db5 7a1f3d|baking beauty|romantic playful
vineyard|3b0f24|f8ecef|d8a24a|7c2346 a85d75|drinks restaurant|luxury romantic
citrus|ffe14d|fffbe6|d9480f|9bd13c ff9f1c|drinks kids|playful bold
court|101418|f3f5f7|ff5a1f|3a4652 ffb38f|shoes fitness bike|bold tech
track|1746d1|0b2577|ffd400|eef3ff 6ea0ff|shoes bike kids|bold playful
stride|ff6b57|fff4f0|14213d|ffd9cf c2402f|shoes fashion app|playful urgent
atelier|efe9e1|ffffff|1c1a18|b9a68f d8cdbd|fashion furniture jewellery|calm luxury professional
noir-rose|17141a|f7efef|e0a3a3|5a3d46 b56b7d|fashion beauty jewellery|luxury romantic
denim|27415f|f1f5f9|f0a04b|7d9cbf 16263a|fashion cars|friendly retro
blush|f3d9cb|fff8f4|9c4a3c|e0a58f 6d2f25|beauty fashion|calm romantic friendly
dew|e4ecec|fbfdfd|2f6f73|9cc5c3 d7b8a3|beauty health|calm professional
pulse|0d0f12|1d2319|b8f02c|2b3a1a 6f9c12|fitness headphones software|bold tech urgent
iron|e7352b|fff5f3|161616|8f130c ffb4ad|fitness cars burger|bold urgent
oak|dfe5e2|ffffff|2f5d50|c9a77c 9fb3a9|furniture house eco|calm professional
terracotta|b9573a|fdf2ea|23343b|e8a07c f0c38e|furniture house travel|friendly retro
keystone|143642|f2f6f5|ec9a29|0f8b8d 5fb0b7|house finance business|professional
lagoon|067a8c|effbfb|ff8a5c|a7e3e0 04495a|travel health|friendly playful
sunset|2a2d6d|fff1e6|ff7a59|f9b384 5b4b9a|travel events|romantic bold
dune|f0d9b5|fffaf1|a6432a|d9a066 5d3a24|travel jewellery fashion|calm retro
paws|ffd166|fffaf0|1d6f6a|ef8354 fff0c2|pets kids|playful friendly
meadow|2f6b3f|1b4427|ffd23f|8fc27a f4f9ef|eco pets bike|friendly bold
fern|dcebd8|fbfdf9|1f5b3a|8fbf88 c9b26b|eco health beauty|calm
library|1e2f4d|f7f2e7|d1a14b|7b8fae a54b3a|books finance business|professional retro
chalk|2d5a4c|1b3d33|f6c85f|9ac3b0 e07a5f|books kids|friendly playful
ledger|0f2a43|f3f7fb|23a87c|4f7ba3 bfe5d7|finance business software|professional
mint|d9f2e6|ffffff|0b6e4f|73c2a0 f2c14e|finance health app|friendly calm
signal|0b1220|eef4ff|2f9df4|1d4ed8 14b8a6|software app phone|tech professional
blueprint|eef2f7|ffffff|1f4fd8|93a8cf 0f1f44|software business app finance|professional calm
ember|f4f1ec|ffffff|d9480f|2d3142 e9b58f|software business phone app|bold friendly
graphite|1b1d21|2b2e34|f2b632|4a4e57 8d929c|phone headphones cars|tech luxury
pop|ff4d5a|fff2f2|1a1446|ffc2a8 b3202b|phone app headphones events|playful bold
vinyl|e85d2a|fff1df|1f2a44|f5b700 8c3210|headphones events drinks|retro bold
midnight|14132b|262450|f6b93b|5145a8 a69be0|headphones events|luxury romantic
showroom|22262b|f1f3f4|e03131|868e96 50575e|cars bike|bold professional
racing|0f3d2e|f4f1e6|d4af37|2f6b53 8fae9c|cars drinks jewellery|luxury professional retro
clinic|e3f2fb|ffffff|0b63a5|7fc4e8 1c8f88|health business|professional calm
vital|16877a|0b4f48|ffd166|f0fbf8 8fd6c9|health fitness|friendly
crayon|3aa0e8|ffffff|1b2a6b|ffdd3c ff5d5d|kids books|playful
peach|ffd8b8|fffaf5|c2255c|7fd1c7 f08c5a|kids pets baking|friendly playful
trail|37503d|f3f0e4|f08a24|90a583 1f3024|bike travel shoes|bold friendly
velodrome|f3ecdd|ffffff|0a6b5d|f25c3b c9bd9f|bike coffee|calm retro
diamond|0e1a2b|f5f7fa|b8904f|33455f c9d6e8|jewellery finance cars|luxury professional
pearl|f6f1ea|ffffff|8a6a2f|d8c6a0 5b4a2a|jewellery beauty events|luxury calm romantic
evergreen|14432f|fdf6ec|d6353f|e7c873 5c8d73|gifts|friendly retro
ribbon|b3202c|4a0f16|f3c969|e36a6f fbe7c6|gifts events|bold luxury
confetti|fff0d9|ffffff|d9376e|2bb3a3 f6b93b|events gifts baking|playful friendly
stage|231942|f7f0fa|ff8fa3|5e548e be95c4|events headphones|bold romantic
kindred|f2e7dc|ffffff|b8382b|2c5f6f e2b79a|charity health restaurant|friendly calm
harbour|0d5c75|023047|ffb703|8ecae6 f0f8fa|charity travel business|professional friendly
slate|e9ecef|ffffff|343a40|adb5bd 868e96|business house finance|calm professional
ink|16181d|f5f3ee|3fc9a0|434854 bfc3cc|general software fashion|bold tech
saffron|ffb627|fff8e7|2e294e|e05a1c 8a5a00|general events gifts|playful urgent
pine|1b4d4a|0f2f2d|f2d479|8cb3a5 f4f7f2|general restaurant house|friendly professional
clay|e6d5c3|fdf8f2|8c3b1f|c08a64 4d3226|general furniture coffee|calm retro
cobalt|1b3fab|f2f5ff|ff8fb1|6f8ff0 0d2266|general business app|professional bold
rosewood|6b2737|3e131e|f2b8c6|a8505f fbf1ee|general fashion restaurant|romantic luxury
lilac|d9cffb|faf8ff|3b1d8f|8f77e0 5b3fc4|general beauty app|playful friendly
sky|bfe3f7|ffffff|12407a|6fb3df ffd76a|general health travel|friendly calm
cherry|c2264b|5e0c22|ffe3d6|ef8aa0 7d1230|general gifts events|bold romantic
plum|4a1f57|f7effa|e58ac0|8a5aa0 2d0f37|general beauty events|romantic luxury
bottle|1e5b3a|0f3a24|f6d55c|7fb38f f1f7f0|general house eco|friendly professional
porcelain|f1e9da|fffdf7|1d3fbb|9fb2ef c8b48f|general house business|calm professional
seaglass|bdebd3|ffffff|14463a|69b893 0c2c25|general health eco|calm friendly
reef|ff8f7d|fff4f1|2b1a3f|ffc6b9 b4412f|general travel events|playful bold
cove|0e7c7b|063b3a|f7e8a4|7fc8c2 0b4f4e|general travel health|bold friendly
sunny|ffd84d|fffbe8|10324a|f29e1f 7a5c00|general kids pets|playful urgent
ocean|0f4c81|eef5fb|2fb8a6|6da3cf 0a2f52|general business travel|professional calm
`;

/** A palette with what it suits. */
export type CuratedPalette = BaseColors & { name: string; topics: Topic[]; voices: Voice[] };

export const curatedPalettes: CuratedPalette[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', background = '', surface = '', accent = '', extra = '', topics = '', voices = ''] =
      row.split('|');
    return {
      name,
      background: `#${background}`,
      surface: `#${surface}`,
      accent: `#${accent}`,
      extra: extra.split(' ').map((color) => `#${color}`),
      topics: topics.split(' ') as Topic[],
      voices: voices.split(' ') as Voice[],
    };
  });
