// The parts of `npm run test:full` that `npm test` has not: scripts that end well or not. A new one is a line
// here.
export type LongPart = readonly [file: string, ...args: string[]];

export const LONG_PARTS: Readonly<Record<string, LongPart>> = {
  'lint-api': ['scripts/lint-api.ts'],
  visual: ['scripts/visual.ts'],
  soak: ['scripts/soak.ts', '--rounds', '5'],
  'soak-instances': ['scripts/soak.ts', '--instances', '2', '--rounds', '4'],
  life: ['scripts/life.ts'],
  smoke: ['scripts/smoke.ts'],
  rollback: ['scripts/rollback.ts'],
};
