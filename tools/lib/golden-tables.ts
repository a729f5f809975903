// Lays out golden games as tables of a service.
import { execFileSync } from 'node:child_process';
import { nodeArgs } from '../../scripts/lib/run-typescript';

/** A golden game that was laid out. */
interface GoldenTable {
  readonly gameId: string;
  readonly seq: number;
}

interface Service {
  readonly origin: string;
  readonly databaseUrl: string;
}

/** Lays each game out with this many of its commands, in a process of its own. */
export function layOutGolden(
  { origin, databaseUrl }: Service,
  games: readonly { readonly game: string; readonly commands: number }[],
): readonly GoldenTable[] {
  const program = nodeArgs('tests/support/golden-tables.ts', JSON.stringify(games));
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: databaseUrl,
    APP_URL: origin,
  };
  const said = execFileSync(process.execPath, program, { env, encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '[]');
}
