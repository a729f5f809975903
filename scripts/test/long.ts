// The parts that only `npm run test:full` runs: scripts that succeed or fail. A new one is a line here.
export type LongPart = readonly [file: string, ...args: string[]];

export const LONG_PARTS: Readonly<Record<string, LongPart>> = {
  'lint-api': ['tools/lint-api.ts'],
  visual: ['tools/visual.ts'],
  soak: ['tools/soak.ts', '--rounds', '5'],
  'soak-instances': ['tools/soak.ts', '--instances', '2', '--rounds', '4'],
  life: ['tools/life.ts'],
  smoke: ['tools/smoke.ts'],
  rollback: ['tools/rollback.ts'],
};
