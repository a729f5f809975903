import { Markup } from '@/components/ui/markup';
import type { PackData } from '@/lib/game/engine/pack';
import { linkToSheet } from './sheet-url';

interface DrawingProps {
  readonly pack: PackData;
  readonly svg: string;
  readonly className?: string;
}

/** A drawing that takes its symbols and backgrounds from the pack's sheet. */
export function Drawing({ pack, svg, className }: DrawingProps) {
  return <Markup html={linkToSheet(svg, pack)} className={className} />;
}
