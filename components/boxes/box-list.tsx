import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

interface BoxListProps {
  readonly title: string;
  readonly boxes: readonly {
    readonly id: string;
    readonly name: string;
    readonly total: number;
    readonly newest?: { readonly number: number; readonly looked: number; readonly people: number };
  }[];
}

/** Boxes with the state of their newest revision; renders nothing without boxes. */
export function BoxList({ title, boxes }: BoxListProps) {
  const { t } = useWords();
  if (boxes.length === 0) return null;
  return (
    <section className="panel stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="stack">
        {boxes.map(({ id, name, total, newest }) => (
          <li key={id} className="row">
            <TextLink href={`/boxes/${id}`} className="inline-flex min-h-target items-center">
              {name}
            </TextLink>
            <span className="small muted">
              {newest ? t('boxes.state', { ...newest, total }) : t('boxes.noRevision')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
