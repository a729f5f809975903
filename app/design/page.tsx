import type { Metadata } from 'next';
import { nothingHere } from '@/app/nothing-here';
import { connection } from 'next/server';
import { THEMES } from '@/components/ui/theme-names';
import { registeredPacks } from '@/lib/features/table/load/packs';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isDesignOpen } from '@/lib/platform/ops/design';
import { Controls, States } from './controls';
import { Colours, Pieces, Symbols, Tiles, Type } from './parts';
import '@/components/styles/table-page.css';

export const metadata: Metadata = { title: 'Design', robots: { index: false } };

/** Every symbol, tile kind, control and state, in the light and dark theme side by side. */
export default async function Page() {
  await connection();
  const pack = registeredPacks().at(-1);
  if (!isDesignOpen() || !pack) return nothingHere();
  const words = await getWords();
  return (
    <main className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,30rem),1fr))]">
      {THEMES.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={theme}
          className="design-theme grid gap-4 content-start min-w-0 p-4 bg-paper text-ink"
        >
          <h1 className="initial">{theme === 'light' ? 'Daylight' : 'Candlelight'}</h1>
          <Colours />
          <Type />
          <Symbols pack={pack} />
          <Controls />
          <States pack={pack} />
          <Pieces pack={pack} />
          <Tiles pack={pack} words={words} theme={theme} />
        </section>
      ))}
    </main>
  );
}
