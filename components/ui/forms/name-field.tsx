import type { ComponentProps } from 'react';
import { TextField } from './text-field';

/** The name that a person goes by, here or at one table. */
export function NameField({
  id = 'name',
  ...field
}: Partial<ComponentProps<typeof TextField>> & { readonly label: string }) {
  return <TextField id={id} maxLength={40} autoComplete="nickname" {...field} />;
}
