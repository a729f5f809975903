/**
 * What rises above the squares of the projects: battlements and towers of the Hunger Wall, spires of the
 * Cathedral.
 */
import { colour, num } from './draw';

const ink = (width: number): string =>
  `stroke="${colour('edge')}" stroke-width="${width}" stroke-linejoin="round"`;

/** A crest of merlons between two towers with hipped roofs, courses of stone below. */
export function battlements(width: number): string {
  const merlons = Array.from({ length: 7 }, (_, i) => {
    const x = 44 + i * ((width - 88) / 7);
    const step = (width - 88) / 7;
    return `M${num(x)} 0v-20h${num(step * 0.58)}v8h${num(step * 0.42)}v12z`;
  });
  const tower = (x: number) => `M${num(x)} 0v-30h-3v-5h46v5h-3V0z`;
  const roof = (x: number) => `M${num(x - 5)}-35l14-24h22l14 24z`;
  const slits = `M20-26v12m${num(width - 40)} -12v12`;
  const courses = `M4-9h36m${num(width - 80)} 0h36M4-20h10m12 0h14m${num(width - 80)} 0h12m10 0h14`;
  return (
    `<path d="${merlons.join('')}" fill="${colour('hung-3')}" ${ink(1.2)}/>` +
    `<path d="${tower(0)}${tower(width - 40)}" fill="${colour('hung-3')}" ${ink(1.4)}/>` +
    `<path d="${roof(0)}${roof(width - 40)}" fill="${colour('red-piece')}" ${ink(1.4)}/>` +
    `<path d="${courses}" fill="none" ${ink(0.6)} opacity=".6"/>` +
    `<path d="${slits}" fill="none" ${ink(3)}/>`
  );
}

/** The nave's roof between pinnacles, the great tower at the far end with its clock and gilded cross. */
export function spires(width: number): string {
  const pinnacle = (x: number, h: number) =>
    `M${num(x - 7)} 0v-${num(h * 0.45)}h3l4-${num(h * 0.55)} 4 ${num(h * 0.55)}h3V0z`;
  const right = width - 26;
  const tower = `M${num(right - 24)} 0v-32h-2v-4h52v4h-2V0z`;
  const cap = `M${num(right - 22)}-36q4-10 12-12l10-14 10 14q8 2 12 12z`;
  const roof = `M14 0l12-24h${num(width - 92)}V0z`;
  const tiles = Array.from({ length: 9 }, (_, i) => `M${num(36 + i * 20)}-22l-5 20`).join('');
  const cross = `M${num(right)}-66v8m-3.5-5h7`;
  return (
    `<path d="${roof}" fill="${colour('cath-3')}" ${ink(1.4)}/>` +
    `<path d="${tiles}" fill="none" ${ink(0.6)} opacity=".5"/>` +
    `<path d="${[pinnacle(8, 46), pinnacle(30, 34), pinnacle(62, 30), pinnacle(94, 30), pinnacle(178, 30)].join('')}" fill="${colour('cath-3')}" ${ink(1.3)}/>` +
    `<path d="${tower}" fill="${colour('cath-3')}" ${ink(1.4)}/>` +
    `<path d="${cap}" fill="${colour('tech')}" ${ink(1.3)}/>` +
    `<path d="${cross}" fill="none" stroke="${colour('gold')}" stroke-width="2"/>` +
    `<circle cx="${num(right)}" cy="-20" r="8" fill="${colour('gold')}" ${ink(1)}/><path d="M${num(right)}-25v5l3.5 2" fill="none" ${ink(1)}/>`
  );
}
