import { duelAnswer, playedAnswer } from '@/app/api/_shared/daily-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { requirePerson } from '@/lib/features/people/person-answer';
import { playDuelContract, readDuelContract } from '@/lib/features/deals/contract-duel';
import { playDuel, loadDuelView } from '@/lib/features/deals/duel';
import { personOfRequest } from '@/lib/features/people/guests';
import { systemClock } from '@/lib/platform/clock';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const read = endpoint(readDuelContract, async ({ params: { key }, headers }) => {
  const stand = await loadDuelView(key, (await personOfRequest(headers))?.id);
  return stand ? { ok: true, value: { body: duelAnswer(stand) } } : refused({ kind: 'unknown-deal' });
});

const play = endpoint(playDuelContract, async ({ params: { key }, body, headers }) => {
  const asked = await requirePerson(headers);
  if ('problem' in asked) return asked;
  const { id: userId, name } = asked.person;
  const tableName = wordingOf('en').t('duel.table');
  const player = { userId, name: body.name ?? name ?? undefined, tableName };
  const played = await playDuel(key, player, systemClock, body.table);
  if (!played.ok) return refused(played.error);
  const { value: table } = played;
  return { ok: true, value: { body: playedAnswer(table), isAgain: !table.made && !table.joined } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, play);
