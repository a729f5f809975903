/** Pieces of a table on letters and cards, for pages about messages, files of games and duels. */
import { citySvg } from '@/lib/game/drawing/city/city';
import { icon } from '@/lib/game/drawing/draw';
import { placeInPicture } from '@/lib/game/drawing/picture';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import { BASE_PACK } from '@/lib/game/content/base';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { packFor } from '@/lib/game/rulesets';
import type { Wording } from '@/lib/game/wording/wording';
import { pictureOf } from './table-picture';

const INK = 'stroke="var(--edge)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"';
const CAPTION = { title: '', desc: '' };
const onBoard = (words: Wording) => {
  return { words, pack: packFor(BASE_PACK.id, BASE_PACK.version), state: KEPT_POSITION };
};

/** The front of a letter: the crane wheel as its stamp, and a line of address for each seat. */
export function letterPicture(words: Wording, title: string): string {
  const on = onBoard(words);
  const lines = [0, 1, 2, 3].map((seat) => {
    const y = 150 + seat * 62;
    const stroke = `stroke="var(--line-dark)" stroke-width="4" stroke-linecap="round"`;
    return `${icon(seatIcon(seat), { x: 110, y }, 46)}<path d="M150 ${y + 8}h${[300, 220, 340, 260][seat]}" ${stroke}/>`;
  });
  const wave = [0, 1, 2, 3].map((i) => `M470 ${120 + i * 30}q35 -22 70 0t70 0t70 0t70 0`).join('');
  const body = [
    `<rect x="40" y="30" width="920" height="390" rx="10" fill="var(--vellum)" ${INK}/>`,
    ...lines,
    `<rect x="640" y="62" width="286" height="326" fill="var(--card)" stroke="var(--edge)" stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round"/>`,
    `<rect x="652" y="74" width="262" height="302" fill="var(--paper)" stroke="var(--red)" stroke-width="4"/>`,
    placeInPicture({ x: 658, y: 98, width: 250, height: 250 }, wheelSvg(on, CAPTION)),
    `<path d="${wave}" fill="none" stroke="var(--muted)" stroke-width="3" opacity=".55"/>`,
  ];
  return pictureOf(body.join(''), 450, title, on.pack);
}

/** An opened letter with a city rising from it. */
export function openedLetterPicture(words: Wording, title: string): string {
  const on = onBoard(words);
  const body = [
    `<path d="M60 330L500 60L940 330z" fill="var(--vellum-shade)" ${INK}/>`,
    `<rect x="130" y="24" width="740" height="500" rx="8" fill="var(--card)" ${INK}/>`,
    placeInPicture({ x: 150, y: 40, width: 700, height: 430 }, citySvg(on, CAPTION)),
    `<path d="M60 330L500 560L940 330V700H60z" fill="var(--vellum)" ${INK}/>`,
    `<path d="M60 700L420 520M940 700L580 520" fill="none" ${INK}/>`,
    `<g color="var(--red)">${icon('i-seal', { x: 500, y: 560 }, 150)}</g>`,
  ];
  return pictureOf(body.join(''), 730, title, on.pack);
}

/** The same crane on two cards, one for each player of a duel. */
export function duelPicture(words: Wording, title: string): string {
  const on = onBoard(words);
  const cards = [40, 560].flatMap((x, seat) => [
    `<rect x="${x}" y="30" width="400" height="390" rx="10" fill="var(--card)" ${INK}/>`,
    placeInPicture({ x: x + 55, y: 50, width: 290, height: 290 }, wheelSvg(on, CAPTION)),
    icon(seatIcon(seat), { x: x + 200, y: 382 }, 54),
  ]);
  const arrows = `<path d="M462 225h76M482 200l-22 25l22 25M518 200l22 25l-22 25" fill="none" stroke="var(--red)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
  return pictureOf([...cards, arrows].join(''), 450, title, on.pack);
}
