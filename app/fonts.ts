import localFont from 'next/font/local';

// The small Latin files serve almost every page; the extended ones are only fetched when a name needs them.
// The font loader reads its arguments at build time, so the ranges must stand there literally. What serves
// almost every page is fetched with it; where it comes late, the page keeps the font it has, for this once:
// nothing moves under anybody's eyes.
const inter = localFont({
  src: '../assets/fonts/inter-latin-wght-normal.woff2',
  variable: '--font-inter',
  weight: '100 900',
  display: 'optional',
});
const interExtended = localFont({
  src: '../assets/fonts/inter-latin-ext-wght-normal.woff2',
  variable: '--font-inter-ext',
  weight: '100 900',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});
const garamond = localFont({
  src: '../assets/fonts/eb-garamond-latin-wght-normal.woff2',
  variable: '--font-garamond',
  weight: '400 800',
  display: 'optional',
});
const garamondExtended = localFont({
  src: '../assets/fonts/eb-garamond-latin-ext-wght-normal.woff2',
  variable: '--font-garamond-ext',
  weight: '400 800',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Puts all fonts at the disposal of the style sheets, as CSS variables. */
export const fontVariables = [inter, interExtended, garamond, garamondExtended]
  .map((font) => font.variable)
  .join(' ');
