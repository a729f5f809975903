import 'server-only';
import { personalRows } from '@/lib/features/people/personal-store';
import { PERSONAL } from '@/lib/generated/personal';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';

const MY_DATA_FORMAT = 'praga-by-post/person';

/**
 * All data of one person, as the text of one JSON document, piece by piece. It contains no key and no secret.
 * Each member is a table that prisma/schema.prisma marks as personal.
 */
export async function* myData(userId: string, clock: Clock = systemClock): AsyncGenerator<string> {
  const head = { format: MY_DATA_FORMAT, version: 1, service: env().APP_URL, madeAt: clock.now() };
  yield JSON.stringify(head).slice(0, -1);
  for (const table of PERSONAL) {
    if (table.member === null) continue;
    yield `,\n${JSON.stringify(table.member)}: [`;
    let between = '\n';
    for await (const rows of personalRows(table, userId)) {
      if (rows.length === 0) continue;
      yield between + rows.map((row) => JSON.stringify(row)).join(',\n');
      between = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
