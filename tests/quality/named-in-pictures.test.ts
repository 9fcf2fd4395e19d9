import { expect, it } from 'vitest';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { boxChecks } from '#app/composer/checks/checks.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import { nameBelow } from '#app/composer/copywriter/name-below.ts';
import { names } from '#app/composer/copywriter/thing-sold.ts';
import { type AdDesign, type Brief, type Pixels, pixelsOf } from '#app/composer/design/ad-design.ts';
import { openingOfTurn } from '#app/composer/direction/angle-of-turn.ts';
import { directAd } from '#app/composer/direction/art-director.ts';
import { nextLayouts, withLayout } from '#app/composer/direction/other-layouts.ts';
import { jobFor } from '#app/composer/render/compose.ts';
import { trialsOf } from '#app/composer/render/trials.ts';
import { frameOf } from '#app/composer/render/try-layout.ts';
import { fitAd } from '#app/composer/type/fit.ts';
import { asGiven } from '#app/composer/type/typesetting.ts';

/** Briefs whose copy leads, with more words under it than a wide picture holds in the idea of their seed. */
const crowded: { seed: number; brief: Brief }[] = [
  {
    seed: 2036,
    brief: {
      title: 'Spoken English & Interview Skills – New Batch from 6th July',
      adCopy:
        'Speak English without fear!\n45 days, morning & evening batches\nFees Rs 3,500 only (limited seats)\nFREE demo class',
      instructions: 'Bright Future Academy, near Bus Stand, Coimbatore. Ph: 98765 04321',
    },
  },
  {
    seed: 4071,
    brief: {
      title: 'RIPETIZIONI MATEMATICA E FISICA',
      adCopy:
        'Ingegnere con 8 anni di esperienza\n15 €/ora online, 20 €/ora a domicilio\nprima ora gratis\nMarco 333 555 0192',
    },
  },
  {
    seed: 4108,
    brief: {
      title: 'Pranzo di Pasqua in agriturismo',
      adCopy:
        'Il pranzo della nonna, senza lavare i piatti.\nMenù completo 42 € – bambini fino a 10 anni 20 €\nbevande escluse\nPrenotazione obbligatoria entro il 10 aprile: 0577 555 031',
      brandVoice: 'simpatico, genuino',
      instructions: 'Agriturismo Poggio alle Rondini. Bottone: Prenota un tavolo',
    },
  },
  {
    seed: 4256,
    brief: {
      title: 'Aluguer de autocaravanas no Algarve',
      adCopy:
        'Acorde com vista para o mar.\nDesde 85 €/dia, quilómetros ilimitados\nSeguro e roupa de cama incluídos\nMínimo 3 dias; caução de 500 €',
      brandVoice: 'aventureiro mas de confiança',
      colors: 'turquesa, areia',
    },
  },
  {
    seed: 4626,
    brief: {
      title: 'Półkolonie w siodle – wakacje 2025',
      adCopy:
        'Wakacje, które pachną sianem.\nDzieci 7–12 lat, turnusy od 30 czerwca\n890 zł za tydzień, obiad w cenie\nRodzeństwo -10%',
      brandVoice: 'ciepły, spokojny',
      instructions: 'Stajnia Pod Lipami',
    },
  },
  {
    seed: 5033,
    brief: {
      title: 'hodinový manžel Brno a okolí',
      adCopy:
        'Kape? Vrže? Visí nakřivo?\nOpravím, přivrtám, smontuju.\n450 Kč/hod, doprava po Brně zdarma\n605 555 014',
      brandVoice: 'vtipně',
      colors: 'modrá + žlutá',
    },
  },
];

/** The sub-line a picture of a design has, in the first layout that holds its words and that. */
async function sublineOf(design: AdDesign, size: Pixels): Promise<string | undefined> {
  const { job } = await jobFor({ design, size });
  for (const layout of [design.layout, ...nextLayouts(design)]) {
    for (const trial of trialsOf(job, withLayout(design, layout))) {
      const { props } = frameOf(job, trial);
      const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
      if (!boxChecks(laid, size, job.rules).every(({ passed }) => passed)) continue;
      // A layout without a place for it gives way to the next one.
      if (!laid.texts.some(({ role }) => role === 'subline')) break;
      return asGiven(trial.copy.subline?.plain ?? '');
    }
  }
  return undefined;
}

it.each(crowded)('names what is sold where the copy leads: $brief.title', async ({ brief, seed }) => {
  const facts = readBrief(brief);
  const written = writeCopy(facts, openingOfTurn(facts, seed));
  const size = '1536x1024';
  const design = directAd({ brief, size, seed, ...written, facts: facts.facts, intent: facts.intent });
  // Where the name does not stand above already, a line below says it.
  const isAbove = names([design.layers.headline], written.sold);
  expect(isAbove || nameBelow(design.layers, design.sold) !== undefined).toBe(true);
  const subline = await sublineOf(design, pixelsOf(size));
  expect(names([design.layers.headline, subline], written.sold), `${subline}`).toBe(true);
});
