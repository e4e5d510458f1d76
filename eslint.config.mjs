import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ownRules } from './tooling/lint/own-rules.mjs';

const tests = ['**/*.test.{ts,tsx,mjs}', 'e2e/**'];
/** Node's loaders and tools ask for a default export here. */
const defaultExports = [
  '**/*.config.{mjs,ts}',
  '**/*-{loader,transform,setup}.mjs',
  'tooling/{jest,webpack,dev}/**',
  '**/*.d.ts',
  '.dependency-cruiser.cjs',
];

const namedExportsOnly = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one thing, one name, everywhere.',
};
const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message:
    'The security policy blocks style attributes. Use a class of the CSS module; a bar is <progress> or <meter>.',
};
const noMarkupAsText = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Trusted Types refuse markup set as text. Write elements; a drawing is a file in <img>.',
};
const request = 'CallExpression[callee.property.name=/^(get|post|put|patch|delete|request)$/]';
const queryMessage = 'Give the query as `params`: axios encodes it, and the mock matches it.';
const queriesAsParams = [
  { selector: `${request} > Literal[value=/\\?/]`, message: queryMessage },
  { selector: `${request} > TemplateLiteral > TemplateElement[value.raw=/\\?/]`, message: queryMessage },
];
const everywhere = [namedExportsOnly, noStyleAttribute, noMarkupAsText];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'release/fixtures/',
    '**/.types/',
    '.cache/',
    '.site/',
    '**/test-results/',
    '**/playwright-report/',
  ]),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { own: ownRules },
    rules: {
      'max-params': ['error', 3],
      'no-restricted-syntax': ['error', ...everywhere],
      'own/reason-for-disable': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Taking a member out names it.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // `async` is also how a function that never waits keeps the promise its type makes.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['{host,remote-*}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // Hydration asks for it: the first render knows neither clock nor width, an effect then tells.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['**/*.d.ts'],
    rules: {
      // A global is declared with `var`, and a file without imports names other modules' types in place.
      'no-var': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  // Geometry: a box is four numbers.
  { files: ['*/data/drawings/**'], rules: { 'max-params': ['error', 5] } },
  {
    files: ['shared-types/**'],
    rules: { '@typescript-eslint/method-signature-style': ['error', 'property'] },
  },
  {
    // What runs is documented in its declarations.
    files: ['shared-types/**/*.{ts,mts}'],
    rules: { 'own/documented-export': 'error' },
  },
  {
    files: ['*/src/model/**', '*/src/api/port.ts'],
    ignores: tests,
    rules: { 'own/documented-export': 'error' },
  },
  {
    files: ['*/src/model/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'location',
        'navigator',
        'localStorage',
        'sessionStorage',
        'fetch',
      ],
    },
  },
  {
    files: ['*/src/api/**', 'host/src/services/http.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...queriesAsParams] },
  },
  {
    files: defaultExports,
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, noMarkupAsText] },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
