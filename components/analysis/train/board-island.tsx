'use client';

import { useMemo, useState, type ReactNode } from 'react';
import type { TurnOfLine } from '@/components/analysis/sandbox/plan-form';
import { SandboxFrame } from '@/components/analysis/sandbox/sandbox-frame';
import { useStoredText } from '@/components/analysis/use-stored-text';
import { TopBar } from '@/components/table/top-bar';
import { TextLink } from '@/components/ui/text-link';
import type { Locale } from '@/lib/game/wording/language/locales';
import { useWords } from '@/lib/platform/i18n/current-words';
import { whenTaken } from './moment';
import { keepTurn, newTurnId, takenIn, takenText, type TakenPosition } from './taken-positions';
import { WithWords } from './with-words';

interface IslandProps {
  readonly locale: Locale;
  readonly menu: ReactNode;
  readonly waiting: ReactNode;
}

/** The analysis board of a stored position. The address names its table. */
export function BoardIsland({ locale, menu, waiting }: IslandProps) {
  return (
    <WithWords {...{ locale, waiting }}>
      <Board menu={menu} />
    </WithWords>
  );
}

const textHere = () => takenText(new URLSearchParams(location.search).get('game') ?? '') ?? '';

function Board({ menu }: Pick<IslandProps, 'menu'>) {
  const { t } = useWords();
  const text = useStoredText(textHere);
  const taken = useMemo(() => takenIn(text), [text]);
  if (taken) return <TakenBoard taken={taken} menu={menu} />;
  return (
    <>
      <TopBar isSandbox title={t('train.title')}>
        {menu}
      </TopBar>
      <main className="page">
        <p className="notice">{t('train.missing')}</p>
        <p>
          <TextLink href="/offline">{t('train.back')}</TextLink>
        </p>
      </main>
    </>
  );
}

function TakenBoard({
  taken: { at, start },
  menu,
}: Pick<IslandProps, 'menu'> & { readonly taken: TakenPosition }) {
  const { t, locale } = useWords();
  const [said, say] = useState<'prepared' | 'unprepared'>();
  const prepare = (turn: TurnOfLine) => {
    const prepared = { id: newTurnId(), at: new Date().toISOString(), gameId: start.gameId, turn };
    say(keepTurn(prepared) ? 'prepared' : 'unprepared');
  };
  return (
    <>
      <TopBar isSandbox title={t('sandbox.heading', { name: start.name })}>
        <p className="top-note">{t('train.banner', { when: whenTaken(locale, at), step: start.at })}</p>
        <TextLink className="btn ml-auto" href="/offline">
          {t('train.back')}
        </TextLink>
        {menu}
      </TopBar>
      <p role="status" className={said ? 'notice m-2' : 'sr-only'}>
        {said && t(`train.${said}`)}
      </p>
      <SandboxFrame from={start} pack={start.pack} prepare={prepare} noScript={null} />
    </>
  );
}
