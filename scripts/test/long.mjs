// The parts of `npm run test:full` that `npm test` has not: scripts that end well or not. A new one is a line
// here.
/** @type {Readonly<Record<string, readonly [file: string, ...args: string[]]>>} */
export const LONG_PARTS = {
  visual: ['scripts/visual.mjs'],
  soak: ['scripts/soak.mjs', '--rounds', '5'],
  'soak-instances': ['scripts/soak.mjs', '--instances', '2', '--rounds', '4'],
  life: ['scripts/life.mjs'],
  smoke: ['scripts/smoke.mjs'],
  rollback: ['scripts/rollback.mjs'],
};
