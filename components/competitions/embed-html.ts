/** The standing and the tables of a public competition, in a frame on another site. */
import { pageHtml, type EmbedLook } from '@/components/archive/embed-html';
import { tableNumber } from '@/lib/features/competitions/competition';
import { escapeMarkup as text } from '@/lib/game/drawing/escape';
import { endingWords } from '@/lib/game/wording/game-ending';
import type { LoadedPublic } from './public-competition';

/** The page as HTML without a script. */
export function embeddedCompetition(look: EmbedLook, shown: LoadedPublic, origin: string): string {
  const { t, list } = look.words;
  const { competition, entrants, fixtures, standings, closedGames, endings } = shown;
  const nameOf = (id: string): string => {
    const at = entrants.findIndex((each) => each.id === id);
    return entrants[at]?.name || t('seasons.unnamed', { n: at + 1 });
  };
  const lines = standings.flatMap((division) => division.lines);
  const places = lines.map(({ id, place }) => `<li>${place}. ${text(nameOf(id))}</li>`);
  const games = fixtures.map(({ id, state, tableId, entrants: people }) => {
    const title = text(t('seasons.table', { n: tableNumber(competition.form, id) }));
    const game = `<a href="${origin}/games/${tableId}" target="_blank" rel="noopener">${title}</a>`;
    const isBye = state === 'void' && people.length === 1;
    const how = t(isBye ? 'seasons.fixture.bye' : `seasons.fixture.${state}`);
    const decided = endings.get(tableId ?? '');
    const seats = people.map((who, seat) => ({ seat, name: nameOf(who) }));
    const by = decided ? [endingWords(look.words, seats, decided)] : [];
    const words = text([list(people.map(nameOf)), how, ...by].join(' · '));
    const isShown = tableId !== undefined && !closedGames.includes(tableId);
    return `<li>${isShown ? game : title}: ${words}</li>`;
  });
  return pageHtml(
    look,
    competition.name,
    `<h1><a href="${origin}/competitions/${competition.id}/public" target="_blank" rel="noopener">${text(competition.name)}</a></h1>
<h2>${text(t('seasons.standing'))}</h2><ul>${places.join('')}</ul>
<h2>${text(t('seasons.fixtures'))}</h2><ul>${games.join('')}</ul>`,
    '',
  );
}
