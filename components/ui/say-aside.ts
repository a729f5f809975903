/** Says something that is no news of the table, in the region that the layout keeps for it. */
export function announceAside(text: string): void {
  const region = document.getElementById('aside');
  if (region && region.textContent !== text) region.textContent = text;
}
