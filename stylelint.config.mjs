/** Faults in style sheets, and forms that we avoid. */
const config = {
  extends: ['stylelint-config-recommended'],
  reportNeedlessDisables: true,
  rules: {
    // Tailwind's own.
    'at-rule-no-unknown': [
      true,
      { ignoreAtRules: ['apply', 'custom-variant', 'reference', 'source', 'theme', 'utility'] },
    ],
    'at-rule-prelude-no-invalid': [
      true,
      { ignoreAtRules: ['apply', 'custom-variant', 'import', 'reference', 'source', 'theme', 'utility'] },
    ],
    'nesting-selector-no-missing-scoping-root': [true, { ignoreAtRules: ['custom-variant', 'utility'] }],
    'at-rule-no-deprecated': [true, { ignoreAtRules: ['apply'] }],
    'import-notation': 'string',
    // Sheets follow the page, not the weight of their selectors.
    'no-descending-specificity': null,
    'declaration-no-important': true,
    'color-named': 'never',
    'selector-max-id': 1,
    'selector-max-universal': 1,
    'max-nesting-depth': 3,
    // A browser checks each new element of the page against these, which was half of a step at the table:
    // any element below :has or a first or last child, and :not or any element within :has.
    'selector-disallowed-list': [
      '/(?::has\\(|-child\\b|-of-type\\b).*[\\s>+~](?:\\*|:not\\([^()]*\\))(?:,|$)/',
      '/:has\\((?:[^()]|\\([^()]*\\))*(?::not\\(|\\*|> ?:)/',
    ],
  },
};

export default config;
