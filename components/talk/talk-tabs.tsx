/** The tabs of the rail that has the log: log, talk and notes. */
import type { ReactNode } from 'react';

interface TabsProps {
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onLog: () => void;
  readonly hasNotes: boolean;
}

/** Back to the log, and between talk and notes, where there are any. The menu has their names. */
export function TalkTabs({ tab, onTab, onLog, hasNotes }: TabsProps) {
  const [toLog = '', talk = '', notes = ''] =
    document.getElementById('to-talk')?.dataset.tabs?.split('|') ?? [];
  return (
    <div className="row">
      <Tab onChoose={onLog}>{toLog}</Tab>
      <Tab isChosen={tab === 'talk'} onChoose={() => onTab('talk')}>
        {talk}
      </Tab>
      {hasNotes && (
        <Tab isChosen={tab === 'notes'} onChoose={() => onTab('notes')}>
          {notes}
        </Tab>
      )}
    </div>
  );
}

interface TabProps {
  readonly isChosen?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Tab({ isChosen = false, onChoose, children }: TabProps) {
  return (
    <button
      type="button"
      className="btn border-line py-0 text-sm xl:min-h-link xl:px-2.4 aria-pressed:bg-sunken aria-pressed:font-semibold"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
