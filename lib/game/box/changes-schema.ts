import { z } from 'zod';
import type { PackData } from '@/lib/game/engine/pack';
import { valuesSchema } from './component-schema';
import { componentsOf } from './components';

const schemas = new Map<string, z.ZodType>();

/** The schema of the changes to a registered pack: its components by id. */
export function changesSchema(pack: PackData): z.ZodType {
  const key = `${pack.id}@${pack.version}`;
  const known = schemas.get(key);
  if (known) return known;
  const schema = z.strictObject(
    Object.fromEntries(
      componentsOf(pack).map((component) => [component.id, valuesSchema(component, pack).optional()]),
    ),
  );
  schemas.set(key, schema);
  return schema;
}
