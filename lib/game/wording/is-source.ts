import { SOURCES, type SourceKind } from '@/lib/game/engine/state';

const sources: ReadonlySet<string> = new Set(SOURCES);

/** Whether a text names a source. */
export function isSource(text: string): text is SourceKind {
  return sources.has(text);
}
