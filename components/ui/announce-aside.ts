/** Announces text that is not news of the table, in the layout's second live region. */
export function announceAside(text: string): void {
  const region = document.getElementById('aside');
  if (region && region.textContent !== text) region.textContent = text;
}
