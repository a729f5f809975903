import { Markup } from '@/components/ui/markup';
import type { PackData } from '@/lib/game/engine/pack';
import { linkToSheet } from './sheet-url';

/** A drawing that takes its symbols and backgrounds from the pack's sheet. */
export function Drawing({ pack, svg, className }: { pack: PackData; svg: string; className?: string }) {
  return <Markup html={linkToSheet(svg, pack)} className={className} />;
}
