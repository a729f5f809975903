import type { CompetitionForm } from '@/lib/game/competing/competition';

export type Contest = CompetitionForm | 'daily' | 'weekly' | 'duel' | 'rated';

/** Drawn on 96 by 64: the corners of tables, as of a polygon, and the ways between them. */
const TABLES: Readonly<Record<Contest, string>> = {
  series: '36,4 10,24 62,24 36,44',
  season: '12,4 42,4 12,26 42,26 12,48 42,48',
  swiss: '4,4 4,26 4,48 36,4 36,26 36,48 68,4 68,26 68,48',
  cup: '4,2 4,18 4,34 4,50 36,10 36,42 68,26',
  daily: '36,26',
  weekly: '4,44 36,44 68,44',
  duel: '4,26 68,26',
  rated: '4,48 36,28 68,8',
};
const WAYS: Readonly<Record<Contest, string>> = {
  daily: 'M48 20V6M48 44v14M30 32H16M66 32h14M32 20L22 10M64 20L74 10M32 44L22 54M64 44L74 54',
  weekly: 'M16 38V20H80V38M48 38V8',
  duel: 'M34 32h28M40 26l-6 6l6 6M56 26l6 6l-6 6',
  rated: 'M16 42V34H30M48 22V14H62M74 40v16M68 46l6-6l6 6',
  series: 'M48 16L22 24M48 16L74 24M22 36L48 44M74 36L48 44',
  season: 'M78 36v-20m-5 5l5-5l5 5M86 28v20m-5-5l5 5l5-5',
  swiss: 'M28 10h8M28 32h8M28 54h8M60 10h8M60 32h8M60 54h8M28 32L36 10M60 10L68 32',
  cup: 'M28 8h4v8h4M28 24h4v-8M28 40h4v8h4M28 56h4v-8M60 16h4v16h4M60 48h4v-16',
};

/** A way to compete as a small picture; the words next to it say the same. */
export function FormPicture({ form }: { readonly form: Contest }) {
  return (
    <svg viewBox="0 0 96 64" className="h-16 w-24 flex-none" aria-hidden="true">
      <path d={WAYS[form]} className="fill-none stroke-gold stroke-2" strokeLinejoin="round" />
      {TABLES[form].split(' ').map((corner) => {
        const [x, y] = corner.split(',');
        return (
          <rect key={corner} x={x} y={y} width={24} height={12} rx={3} className="fill-paper stroke-ink" />
        );
      })}
    </svg>
  );
}
