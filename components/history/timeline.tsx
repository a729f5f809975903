import { useLayoutEffect, useRef } from 'react';
import { sheetUrl } from '@/components/board/sheet-url';
import { LogList, logItems } from '@/components/history/log-list';
import { RawHtmlList } from '@/components/ui/raw-html';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { actorsAt } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { HistoryFilter } from './history-panel';
import { filterQuery } from './query';
import type { ReplayMoment } from './replay/moment';

/** All turns in order, with the steps of the current one; with a filter, the matching steps. */
export function Timeline(moment: ReplayMoment) {
  const { table, filter, listed, found } = moment;
  const words = useWords();
  const { t } = words;
  const section = useRef<HTMLElement>(null);
  const current = currentTurn(moment);
  useLayoutEffect(() => showCurrent(section.current), [current, found, table.seq]);
  return (
    <section id="log" className="panel zone turns-of-game" aria-label={t('history.timeline')} ref={section}>
      <h2>{t('history.timeline')}</h2>
      <HistoryFilter table={table} filter={filter} />
      {found === undefined ? (
        <RawHtmlList as="ol" className="timeline" items={turnItems(words, moment)} />
      ) : (
        <>
          <p className="small">{t('history.found', { n: found, shown: listed.length })}</p>
          <LogList table={table} rows={listed} current={table.seq} />
        </>
      )}
    </section>
  );
}

/** Pixels reserved for the turn's link above its step. */
const LINK = 64;

const currentTurn = ({ turns, table }: ReplayMoment) => turns.findLast(({ from }) => from <= table.seq);

/** Scrolls the current step, or else its turn, into view. Only the list scrolls, never the page. */
function showCurrent(section: HTMLElement | null): void {
  const list = section?.lastElementChild;
  const turn = [...(list?.children ?? [])].find((item) => item.hasAttribute('aria-current'));
  if (!list?.matches('.timeline') || !turn) return;
  const step = turn.querySelector('[aria-current]') ?? turn;
  const [frame, box] = [list.getBoundingClientRect(), step.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom)
    list.scrollTop += box.top - frame.top - Math.max(frame.height / 4, LINK);
}

/** A link for every turn, as markup, because there are about sixty. */
function turnItems(words: Wording, moment: ReplayMoment): readonly string[] {
  const { table, turns, filter, listed } = moment;
  const current = currentTurn(moment);
  const query = escapeMarkup(filterQuery(filter));
  const sheet = sheetUrl(table.pack);
  return turns.map((turn) => {
    const round = roundOfTurn(turn.turn, table.seats.length);
    const name = words.t('history.turnOf', {
      name: seatName(words, actorsAt(table, turn.to, turn.from), turn.seat),
      round,
    });
    const sign = `<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><use href="${sheet}#${seatIcon(turn.seat)}"/></svg>`;
    const link = `<a class="timeline-turn" href="/games/${table.gameId}/at/${turn.to}${query}">${sign} ${escapeMarkup(name)}</a>`;
    if (turn !== current) return `<li>${link}</li>`;
    const items = logItems(words, { table, rows: listed, current: table.seq });
    return `<li aria-current="step">${link}<ul class="log">${items}</ul></li>`;
  });
}
