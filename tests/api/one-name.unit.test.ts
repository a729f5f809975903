/** One name for one thing: where an answer has an older name beside the newer one, the older is marked as deprecated. */
import { expect, test } from 'vitest';
import { openapiDocument } from '@/app/api/_openapi/openapi';

/** The older and the newer name of a thing. */
const RENAMED = [
  ['circle', 'circleId'],
  ['game', 'gameId'],
  ['form', 'kind'],
] as const;

interface Schema {
  readonly deprecated?: boolean;
  readonly type?: string;
}

/** The members of every object in the description, by where they are. */
function* objectsIn(value: unknown, at = ''): Generator<[string, Record<string, Schema>]> {
  if (typeof value !== 'object' || value === null) return;
  if ('properties' in value && typeof value.properties === 'object' && value.properties !== null)
    yield [at, value.properties as Record<string, Schema>];
  for (const [name, inner] of Object.entries(value)) yield* objectsIn(inner, `${at}/${name}`);
}

test('no thing has two names, unless the older one is marked as deprecated beside the newer', () => {
  const objects = [...objectsIn(openapiDocument())];
  const doubled = objects.flatMap(([at, members]) =>
    RENAMED.flatMap(([older, newer]) => {
      const [old, made] = [members[older], members[newer]];
      // A circle has an id and a name: the name is no id.
      const isName = older === 'circle' && at.includes('gatherings');
      return old && made && !isName ? [[`${at} ${older}`, old.deprecated === true] as const] : [];
    }),
  );
  expect(doubled.filter(([, isMarked]) => !isMarked)).toEqual([]);
  expect(doubled.length).toBeGreaterThan(3);
});
