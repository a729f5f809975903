import { type SourceKind, SOURCES } from '@/lib/game/engine/vocabulary';

const sources: ReadonlySet<string> = new Set(SOURCES);

/** Whether a text names a source. */
export function isSource(text: string): text is SourceKind {
  return sources.has(text);
}
