import { nothingHere } from '@/app/nothing-here';
import { connection } from 'next/server';
import { isBenchOpen, readFloor } from '@/lib/platform/ops/bench';

/** Baseline for the table page: one read, one line. Open only while `npm run bench` runs. */
export default async function TrivialPage({ searchParams }: PageProps<'/bench/trivial'>) {
  await connection();
  if (!isBenchOpen()) return nothingHere();
  const { game } = await searchParams;
  return <p>{typeof game === 'string' ? await readFloor(game) : 'no game'}</p>;
}
