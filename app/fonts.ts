import localFont from 'next/font/local';

// The small Latin files serve almost every page and are preloaded. If they arrive late, the page keeps its
// fallback font for this page load, which avoids layout shifts. The Czech letters do the same, because every
// table has Czech titles (Staré Město). The other files load only when a letter needs them: Latin Extended-A,
// and the rest. All these precede the first font in the style sheet and have no fallback, because the first
// font's adjusted fallback has their letters too. The font loader reads its arguments at build time, so they
// must be literals. See assets/fonts/README.md for how the files were made.
const inter = localFont({
  src: '../assets/fonts/inter-latin-wght-normal.woff2',
  variable: '--font-inter',
  weight: '400 700',
  display: 'optional',
});
const interExtendedA = localFont({
  src: '../assets/fonts/inter-latin-ext-a-wght-normal.woff2',
  variable: '--sans-more',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-017F,U+0218-021B' }],
});
const interExtended = localFont({
  src: '../assets/fonts/inter-latin-ext-wght-normal.woff2',
  variable: '--sans-rest',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0180-0217,U+021C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});
const garamond = localFont({
  src: '../assets/fonts/eb-garamond-latin-wght-normal.woff2',
  variable: '--font-garamond',
  weight: '400 700',
  display: 'optional',
});
const garamondCzech = localFont({
  src: '../assets/fonts/eb-garamond-czech-wght-normal.woff2',
  variable: '--serif-czech',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+010C-010F,U+011A-011B,U+0147-0148,U+0158-0159,U+0160-0161,U+0164-0165,U+016E-016F,U+017D-017E',
    },
  ],
});
const garamondExtendedA = localFont({
  src: '../assets/fonts/eb-garamond-latin-ext-a-wght-normal.woff2',
  variable: '--serif-more',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-010B,U+0110-0119,U+011C-0146,U+0149-0157,U+015A-015F,U+0162-0163,U+0166-016D,U+0170-017C,U+017F,U+0218-021B',
    },
  ],
});
const garamondExtended = localFont({
  src: '../assets/fonts/eb-garamond-latin-ext-wght-normal.woff2',
  variable: '--serif-rest',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0180-0217,U+021C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** Class names that define the CSS variables of all fonts. */
export const fontVariables = [
  inter,
  interExtendedA,
  interExtended,
  garamond,
  garamondCzech,
  garamondExtendedA,
  garamondExtended,
]
  .map((font) => font.variable)
  .join(' ');
