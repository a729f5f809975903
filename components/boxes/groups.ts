/** The components of a pack in the order of the box. */
import { componentsOf, type Component, type ComponentKind } from '@/lib/game/box/components';
import type { PackData } from '@/lib/game/engine/pack';
import type { Era } from '@/lib/game/engine/vocabulary';

export interface ComponentGroup {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly era?: Era;
  readonly components: readonly Component[];
}

const eraOf = ({ entry }: Component): Era | undefined => ('era' in entry ? entry.era : undefined);

/** All components grouped by kind, and hexagon tiles by era. */
export function groupsOf(pack: PackData): readonly ComponentGroup[] {
  const groups = new Map<string, ComponentGroup>();
  for (const component of componentsOf(pack)) {
    const era = eraOf(component);
    const id = era ? `${component.kind}-${era.toLowerCase()}` : component.kind;
    const { components = [] } = groups.get(id) ?? {};
    groups.set(id, {
      id,
      kind: component.kind,
      ...(era ? { era } : {}),
      components: [...components, component],
    });
  }
  return [...groups.values()];
}
