import { endpoint } from '@/app/api/_shared/endpoint';
import { requirePerson } from '@/lib/features/people/person-answer';
import { NO_STREAM } from '@/app/api/_shared/no-stream';
import { countedAddress } from '@/lib/platform/auth/address';
import { standingPersonOf } from '@/lib/platform/auth/session';
import { routes } from '@/lib/platform/http/endpoint';
import { streamOfTables } from '@/lib/platform/live/stream';
import { myStreamContract } from '@/lib/features/clocks/contract-stream';
import { versionTeller } from '@/lib/features/table/commands/rows-news';
import { factsForMe } from '@/lib/features/table/commands/facts-for-me';
import { myTables } from '@/lib/features/table/lists/my-tables';

export const dynamic = 'force-dynamic';
/** Seconds. Serverless hosts limit a function's run time; the program then reconnects. */
export const maxDuration = 300;

const stream = endpoint(myStreamContract, async ({ headers, signal }) => {
  const asked = await requirePerson(headers);
  if ('problem' in asked) return asked;
  const userId = asked.person.id;
  const tables = async () => {
    const mine = await myTables({ userId, tokens: [] });
    return mine
      .filter(({ status }) => status === 'running')
      .map(({ gameId, seat }) => ({ gameId, versionOf: versionTeller(gameId, { userId }, seat) }));
  };
  const opener = { address: countedAddress(headers), person: userId };
  const proof = async () => (await standingPersonOf(headers)) === userId;
  const factsOf = (gameId: string) => factsForMe(gameId, userId);
  const response = await streamOfTables({ tables, factsOf, proof, signal, opener });
  return typeof response === 'string' ? { problem: NO_STREAM[response] } : { response };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(stream);
