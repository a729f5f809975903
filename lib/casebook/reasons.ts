import type { Reason } from './types';

/** Rules that no test can prove, with the reason. At most ten: a rule without a test is only a promise. */
export const REASONS = [
  {
    id: 'ROAD-12',
    en: 'It says where our reading of the road comes from and asks nothing of the program; ROAD-6 to ROAD-11 are tested.',
    de: 'Das sagt, woher unsere Lesart des Königswegs stammt, und verlangt nichts vom Programm; ROAD-6 bis ROAD-11 sind getestet.',
    pt: 'Diz de onde vem nossa leitura da Estrada Real e não exige nada do programa; ROAD-6 a ROAD-11 são testadas.',
  },
  {
    id: 'VARIANT-12',
    en: 'It says where our pairing of the road tiles comes from and asks nothing of the program; VARIANT-5 to VARIANT-10 are tested.',
    de: 'Das sagt, woher unsere Paarung der Königswegplättchen stammt, und verlangt nichts vom Programm; VARIANT-5 bis VARIANT-10 sind getestet.',
    pt: 'Diz de onde vem nosso agrupamento das peças da Estrada Real e não exige nada do programa; VARIANT-5 a VARIANT-10 são testadas.',
  },
] as const satisfies readonly Reason[];
