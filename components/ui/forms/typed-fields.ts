// The fields of a form that people type into or choose from.

const NOT_TYPED = ['hidden', 'password', 'file', 'submit', 'button'];

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface StoredField {
  readonly name: string;
  readonly value: string;
  readonly isChecked?: boolean;
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !NOT_TYPED.includes(element.type));

export const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

export const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isField).filter(({ name }) => name !== '');
