import { commandValue } from '@/components/move/forms/command-value';
import type { Advice } from '@/lib/game/learning/coach';

/**
 * CSS that highlights the subject of a step: pieces on the table and buttons of the moves panel, or of the bar
 * if a place has several steps. Places pulse only where a press acts; other pieces have a static ring. It is
 * part of the page and the step, so it needs no script. Ids need no escaping in selectors. `within` is an
 * additional ancestor selector.
 */
export function spotlightCss({ at, press }: Advice, within = ''): string {
  const [may, piece, box] = press.length > 0 ? ['[data-legal]', 'piece', 'box'] : ['', 'ring', 'frame'];
  const pieces = at.map((key) => `a${may}[data-at='${key}'] .hit`);
  const others = at.map((key) => `:not(svg *,.tiles a)${may}[data-at='${key}']`);
  const buttons = press
    .map((command) => `button[value='${commandValue(command)}']`)
    .flatMap((button) => [`#moves ${button}`, `#turn-bar ${button}`]);
  const rule = (selectors: readonly string[], name: string) =>
    selectors.length > 0
      ? `${selectors.map((selector) => within + selector).join()}{animation:var(--lesson-${name})}`
      : '';
  return rule(pieces, piece) + rule(others, box) + rule(buttons, 'box');
}

/** Targets of an arrow, best first: pieces before buttons. Only pieces that a press chooses count. */
export function arrowTargetsOf({ at, press }: Advice): readonly string[] {
  const may = press.length > 0 ? '[data-legal]' : '';
  return [
    ...at.map((key) => `${may}[data-at='${key}']`),
    ...press.map((command) => `#moves button[value='${commandValue(command)}']`),
  ];
}
