/** Text with parts in backticks rendered as code. */
export function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, i) => (i % 2 === 0 ? part : <code key={i}>{part}</code>));
}
