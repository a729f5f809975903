import type { ComponentProps } from 'react';
import { TextField } from './text-field';

/**
 * A field for an email address. Browsers refuse letters like "ü" in a field of the type "email", so it only
 * has that type's keyboard.
 */
export function MailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      pattern="[^\s@]+@[^\s@]+"
      title={props.label}
      {...props}
    />
  );
}
