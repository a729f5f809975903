/** The tabs of the log's rail: log, chat and notes. */
import type { ReactNode } from 'react';

interface TabsProps {
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onLog: () => void;
  readonly hasNotes: boolean;
}

/** Links back to the log, and between chat and notes if there are any. Their names come from the menu. */
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
      className="btn border-line py-0 text-sm xl:min-h-link xl:px-2.5 aria-pressed:bg-sunken aria-pressed:font-semibold"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
