/** Figures for docs/accessibility.md, which `npm run accessibility` collects. */
import { appendFileSync } from 'node:fs';

/** Stores one figure. */
export function report(what: string, figure: string | number): void {
  const file = process.env.ACCESSIBILITY_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify([what, String(figure)])}\n`);
}
