/** Faults in style sheets, and forms that we avoid; tests/components/styles counts their lines. */
const config = {
  extends: ['stylelint-config-recommended'],
  reportNeedlessDisables: true,
  rules: {
    // Tailwind's own.
    'at-rule-no-unknown': [
      true,
      { ignoreAtRules: ['apply', 'custom-variant', 'reference', 'source', 'theme'] },
    ],
    'at-rule-prelude-no-invalid': [
      true,
      { ignoreAtRules: ['apply', 'custom-variant', 'import', 'reference', 'source', 'theme'] },
    ],
    'at-rule-no-deprecated': [true, { ignoreAtRules: ['apply'] }],
    'import-notation': 'string',
    // Sheets follow the page, not the weight of their selectors.
    'no-descending-specificity': null,
    'declaration-no-important': true,
    'color-named': 'never',
    'selector-max-id': 1,
    'selector-max-universal': 1,
    'max-nesting-depth': 3,
  },
};

export default config;
