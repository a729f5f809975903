// Draws the figures of one or two runs: points by source, and the share of games where each component was
// taken.
import type { Summary } from './report';

const INK = '#3b2f2a';
const COLOURS = ['#b7a78f', '#8a2f2b'];
const ROW = 17;
const BAR_LEFT = 130;
const BAR_WIDTH = 260;
const STRIP_LEFT = 560;
const STRIP_WIDTH = 300;
const TOP = 64;

const ESCAPED = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);
const escape = (words: string) => words.replace(/[&<>]/g, (c) => ESCAPED.get(c) ?? c);
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escape(words)}</text>`;

/** The figures of a run, with the pack it was played with. */
export type Run = Summary & { readonly pack: string };

/** Draws one run, or two with the earlier one first. */
export function plotSvg(
  runs: readonly [Run, ...Run[]],
  strength = runs[0].strengths[0]?.strength ?? '',
): string {
  const sources = sourceRows(runs, strength);
  const families = [...new Set(runs[0].components.map((component) => component.family))];
  const height = TOP + Math.max(sources.length * ROW, families.length * 2.4 * ROW * runs.length) + 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 ${height}" font-family="Georgia, serif" font-size="12" fill="${INK}">`,
    `<rect width="900" height="${height}" fill="#faf6ee"/>`,
    text(20, 26, `Points of a ${strength} by source`, 'font-size="15"'),
    text(STRIP_LEFT - 90, 26, 'Share of games in which a component was taken', 'font-size="15"'),
    ...runs.map((run, i) => text(20 + 150 * i, 46, `■ ${run.pack}`, `fill="${COLOURS[i]}"`)),
    ...sources.flatMap(sourceBars),
    ...families.flatMap((family, i) => familyStrips(runs, family, TOP + i * 2.4 * ROW * runs.length)),
    '</svg>\n',
  ].join('\n');
}

interface SourceRow {
  readonly name: string;
  readonly means: readonly number[];
}

function sourceRows(runs: readonly Run[], strength: string): readonly SourceRow[] {
  const means = runs.map((run) => {
    const own = run.strengths.find((figures) => figures.strength === strength)?.sources ?? [];
    return new Map(own.map((source) => [source.source, source.mean]));
  });
  const names = [...new Set(means.flatMap((map) => [...map.keys()]))];
  const rows = names.map((name) => ({ name, means: means.map((map) => map.get(name) ?? 0) }));
  return rows.sort((a, b) => Math.max(...b.means) - Math.max(...a.means));
}

function sourceBars({ name, means }: SourceRow, row: number): readonly string[] {
  const y = TOP + row * ROW;
  const thick = (ROW - 5) / means.length;
  return [
    text(BAR_LEFT - 8, y + 10, name, 'text-anchor="end"'),
    ...means.flatMap((points, i) => {
      const width = Math.max(0.5, (points / 30) * BAR_WIDTH);
      return [
        `<rect x="${BAR_LEFT}" y="${(y + i * thick).toFixed(1)}" width="${width.toFixed(1)}" height="${thick.toFixed(1)}" fill="${COLOURS[i]}"/>`,
        i === means.length - 1 ? text(BAR_LEFT + width + 5, y + 10, points.toFixed(1), 'font-size="10"') : '',
      ];
    }),
  ];
}

/** One dot per component on a line from 0 to 100 %, and the limit of 2 %. */
function familyStrips(runs: readonly Run[], family: string, top: number): readonly string[] {
  return [
    text(STRIP_LEFT - 8, top + 10, family, 'text-anchor="end"'),
    ...runs.flatMap((run, i) => {
      const y = top + 6 + i * 1.5 * ROW;
      const at = (share: number) => STRIP_LEFT + share * STRIP_WIDTH;
      const dots = run.components.filter((c) => c.family === family && c.shown > 0);
      return [
        `<line x1="${at(0)}" y1="${y}" x2="${at(1)}" y2="${y}" stroke="${INK}" stroke-opacity="0.3"/>`,
        `<line x1="${at(0.02)}" y1="${y - 7}" x2="${at(0.02)}" y2="${y + 7}" stroke="${INK}"/>`,
        ...dots.map((c) => {
          const title = `<title>${escape(c.id)} ${(100 * c.share).toFixed(1)} %</title>`;
          return `<circle cx="${at(c.share).toFixed(1)}" cy="${y}" r="4" fill="${COLOURS[i]}" fill-opacity="0.6">${title}</circle>`;
        }),
      ];
    }),
  ];
}
