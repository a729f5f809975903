import { useEffect, useRef, useState } from 'react';
import { jsonOfValue } from '@/components/move/forms/command-value';
import { InspectFrame } from '@/components/table/inspect/inspect-frame';
import { inspectHtml } from '@/components/table/inspect/inspect-html';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import type { Wording } from '@/lib/game/wording/wording';
import { parseJsonOrUndefined, readCommand } from './payloads';

interface InspectProps {
  readonly table: TableView;
  readonly words: Wording;
  /** The reader asks why a step is illegal. */
  readonly want: (command: Command) => void;
}

/** A close-up with help. At a real table the server handles these links; in a sandbox the page does. */
export function InspectInPlace({ table, words, want }: InspectProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [piece, show] = useState<string>();
  const html = piece === undefined ? undefined : inspectHtml({ table, words }, piece);
  useWindowEvent('click', (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element) || event.button !== 0) return;
    const link = target.closest<HTMLAnchorElement>('a[href^="?"]');
    const asked = link && new URLSearchParams(link.getAttribute('href')?.split('#')[0]).get('want');
    const at = target.closest<HTMLElement>('[data-at]')?.dataset.at;
    if (link) event.preventDefault();
    const command = asked ? readCommand(parseJsonOrUndefined(jsonOfValue(asked))) : undefined;
    if (command) want(command);
    else if (at) show(at);
  });
  useEffect(() => {
    if (html !== undefined && dialog.current?.open === false) dialog.current.showModal();
  }, [html]);
  const close = () => dialog.current?.close();
  return (
    <InspectFrame
      ref={dialog}
      html={html ?? ''}
      aria-label={words.t('inspect.dialog')}
      onClose={() => show(undefined)}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <button type="button" className="btn" onClick={close}>
        {words.t('inspect.close')}
      </button>
    </InspectFrame>
  );
}
