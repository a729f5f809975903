import { MarkupList } from '@/components/ui/words';
import { atKey, inspectHref, type AtKind } from '@/lib/game/drawing/board-location';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { memoIn } from '@/lib/game/drawing/glyphs';
import { nameOf, namesKey, seatName, type SeatName } from '@/lib/game/wording/names';
import { levelSvg, sealSvg, tokenSvg } from '@/lib/game/drawing/small-pieces';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { LEVELS } from '@/lib/game/engine/vocabulary';
import { capitalize, type Wording } from '@/lib/game/wording/wording';
import { describeEffect, describePrice, isFree } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { linkToSheet } from './sheet-url';

interface SupplyProps {
  readonly pack: Pack;
  readonly state: State;
  readonly seats: readonly SeatName[];
}

interface On extends SupplyProps {
  readonly words: Wording;
}

/** The supply next to the board: seals, production tokens in the river, technology stacks. */
export function Supply(props: SupplyProps) {
  const { pack, state } = props;
  const on = { ...props, words: useWords() };
  const { t } = on.words;
  const shown = (what: string, items: (on: On) => readonly string[]) =>
    memoIn(on.words, state, `${what} ${namesKey(props.seats)}`, () => linkToSheet(items(on).join(''), pack));
  const used = usedWords(on);
  return (
    <section
      id="supply"
      className="panel zone supply xl:content-start xl:gap-0.75 xl:overflow-y-auto xl:grid-rows-none"
      aria-label={t('table.supply')}
    >
      <h2 className="xl:static xl:m-0 xl:text-md">{t('table.seals')}</h2>
      <MarkupList className="pieces [&_svg]:w-[3.4rem] xl:[&_svg]:w-11" items={shown('seals', sealItems)} />
      <h3 className="mt-1.5 text-base xl:m-0 xl:text-md">{t('table.river')}</h3>
      {state.river.length === 0 && <p className="small">{t('table.noneLeft')}</p>}
      <MarkupList className="pieces [&_svg]:h-11 xl:[&_svg]:h-8" items={shown('tokens', tokenItems)} />
      <h3 className="mt-1.5 text-base xl:m-0 xl:text-md">{t('table.technologies')}</h3>
      <MarkupList className="pieces [&_svg]:h-11 xl:[&_svg]:h-7" items={shown('levels', levelItems)} />
      {used && <p className="small muted xl:text-2xs xl:leading-compact">{used}</p>}
    </section>
  );
}

function item(kind: AtKind, id: string, drawing: string, words: string): string {
  const key = atKey(kind, id);
  const text = escapeMarkup(words);
  return `<li><a href="${inspectHref(key)}" data-at="${key}" title="${text}">${drawing}<span class="sr-only">${text}</span></a></li>`;
}

function sealItems({ words, pack, state, seats }: On): string[] {
  return pack.seals.map((seal) => {
    const claim = state.seals.find((entry) => entry.seal === seal.id);
    const price = isFree(seal.cost) ? words.t('table.free') : describePrice(words, seal.cost);
    const owner = claim ? [words.t('table.claimedBy', { name: seatName(words, seats, claim.seat) })] : [];
    return item(
      'seal',
      seal.id,
      sealSvg(seal, claim?.seat),
      [capitalize(describeEffect(words, seal.end)), price, ...owner].join('; '),
    );
  });
}

/** Groups equal tokens, because links with the same name must not have different targets. */
function tokenItems({ words, pack, state }: On): string[] {
  const tokens = state.river.flatMap((id) => pack.tokenById.get(id) ?? []);
  const names = tokens.map(({ gain }) => describeEffect(words, gain));
  return tokens.map((token, i) => {
    const what = names[i] ?? '';
    const all = names.filter((name) => name === what).length;
    const n = names.slice(0, i + 1).filter((name) => name === what).length;
    const name = all > 1 ? words.t('table.oneOf', { what, n, all }) : what;
    return item('token', token.id, tokenSvg(token), name);
  });
}

function levelItems({ words, state }: On): string[] {
  return LEVELS.map((level) => {
    const left = state.technologyStacks[level];
    return item('level', level, levelSvg(level, left), words.t('table.levelLeft', { level, n: left }));
  });
}

function usedWords({ words, pack, state, seats }: On): string {
  const used = state.players.flatMap((player, seat) =>
    player.usedTechnologies.map((tile) => `${nameOf(words, pack, tile)} (${seatName(words, seats, seat)})`),
  );
  return used.length > 0 ? words.t('table.usedUp', { technologies: used.join(', ') }) : '';
}
