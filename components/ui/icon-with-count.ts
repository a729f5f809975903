/**
 * The icon of the site, `public/icon.svg`, with a number on it; ten stands for all that is more than nine.
 */
export function iconWithCount(n: number): string {
  const text = n > 9 ? '9+' : String(n);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<path d="M16 1l13 7.5v15L16 31 3 23.5v-15z" fill="#97251f" stroke="#2b2118" stroke-width="1.5"/>
<path d="M8 24v-9l3-7 2.5 5.5h5L21 8l3 7v9h-5v-4.5a3 3 0 0 0-6 0V24z" fill="#f3e9d2"/>
<circle cx="22.5" cy="22.5" r="9" fill="#1f4e8c" stroke="#f3e9d2" stroke-width="1.5"/>
<text x="22.5" y="27" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${n > 9 ? 11 : 13}" fill="#fff">${text}</text>
</svg>
`;
}
