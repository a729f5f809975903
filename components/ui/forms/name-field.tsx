import type { ComponentProps } from 'react';
import { TextField } from './text-field';

interface NameFieldProps extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** Whether it is the reader's own name. */
  readonly isMine?: boolean;
}

/** A required name of a person or a group. */
export function NameField({ isMine, ...field }: NameFieldProps) {
  return <TextField maxLength={40} required autoComplete={isMine ? 'nickname' : 'off'} {...field} />;
}
