import type { ComponentProps } from 'react';
import { MAX_NAME_UNITS } from '@/lib/game/names/clean-name';
import { TextField } from './text-field';

interface NameFieldProps extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** Whether it is the reader's own name. */
  readonly isMine?: boolean;
}

/** A required name of a person or a group. It takes what the rule for names takes: some letters have several units. */
export function NameField({ isMine, ...field }: NameFieldProps) {
  return (
    <TextField maxLength={MAX_NAME_UNITS} required autoComplete={isMine ? 'nickname' : 'off'} {...field} />
  );
}
