import type { z } from 'zod';

/**
 * Refuses members of a body that go only with some values of another, or only where it is given: they would be
 * ignored. `undefined` stands for a body without that other member.
 */
export function goesWith<T extends object, K extends keyof T & string>(
  by: K,
  members: Partial<Record<Exclude<keyof T & string, K>, readonly T[K][] | 'given'>>,
): (body: T, refined: z.RefinementCtx<T>) => void {
  const rules = Object.entries<readonly T[K][] | 'given' | undefined>(members);
  return (body, refined) => {
    const given = new Map<string, unknown>(Object.entries(body));
    for (const [member, values] of rules) {
      const fits = values === 'given' ? body[by] !== undefined : values?.includes(body[by]);
      if (given.get(member) !== undefined && !fits)
        refined.addIssue({ code: 'custom', path: [member], message: `does not go with this ${by}` });
    }
  };
}
