import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// The server may stand below a path: `at('/learn')` knows it, and a bare path does not.
const addresses = [
  'SvelteAttribute[key.name="href"] > SvelteLiteral[value=/^\\//]',
  'Property[key.name="href"] > Literal[value=/^\\//]',
  'Property[key.name="href"] > TemplateLiteral[quasis.0.value.raw=/^\\//]',
  'CallExpression[callee.name="fetch"] > .arguments:matches(Literal, TemplateLiteral)',
].map((selector) => ({ selector, message: 'Make addresses with at().' }))

/**
 * Files below `src/` that must not import what `forbidden` matches, neither at the top nor by `import()`.
 * @param {string} files
 * @param {RegExp} forbidden
 * @param {string} message
 * @returns {import('eslint').Linter.Config}
 */
const boundary = (files, forbidden, message) => ({
  files: [`src/${files}`],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: forbidden.source, message }] }],
    'no-restricted-syntax': [
      'error',
      ...addresses,
      { selector: `ImportExpression[source.value=/${forbidden.source}/]`, message },
    ],
  },
})

/** Which folder must not know which, as docs/explanation/page.md has it. */
const boundaries = [
  boundary('words/**', /^(\.\.\/)+(app|seats|game|games|table|pages)\//, 'words/ is the catalogue and knows no table.'),
  // Exception: settings, which keep the speed of motion.
  boundary(
    'ui/**',
    /^(\.\.\/)+(app\/(?!settings$)|(seats|game|games|table|pages)\/)/,
    'ui/ is the design system and knows no table.',
  ),
  // Exceptions: where the page is, and which of its screens is shown.
  boundary(
    'server/**',
    /^(\.\.\/)+(app\/(?!(address|routes)$)|(ui|seats|game|games|table|pages)\/)/,
    'server/ talks to the server and draws nothing.',
  ),
  boundary('seats/**', /^(\.\.\/)+(app|game|games|table|pages)\//, 'seats/ knows no table.'),
  // Exceptions: the fonts and the theme of a board that is made into a picture.
  boundary(
    'game/**',
    /^(\.\.\/)+(app\/(?!(fonts|theme\.svelte)$)|(games|table|pages)\/)/,
    'game/ is what boards are made of; it knows neither a game nor the table.',
  ),
  boundary(
    'games/*/*',
    /^\.\.\/(?!\.\.\/)|^(\.\.\/)+(app|table|pages)\//,
    'A game knows no other game; what it needs of the table is in game/.',
  ),
  boundary(
    'games/*/*/*',
    /^\.\.\/\.\.\/(?!\.\.\/)|^(\.\.\/)+(app|table|pages)\//,
    'A game knows no other game; what it needs of the table is in game/.',
  ),
  boundary('table/**', /^(\.\.\/)+(games|pages)\//, 'The table knows neither a game nor other screens.'),
  // Exception: a campaign is always Imperator's.
  boundary(
    'pages/**',
    /^\.\.\/(?!\.\.\/)|\/pages\/|^(\.\.\/)+games\/(?!imperator\/types$)/,
    'A screen knows no other screen and no game.',
  ),
  boundary('app/**', /^(\.\.\/)+(game|games|table|pages)\//, 'Only App.svelte knows the screens.'),
  // The one file that leads to every screen.
  boundary('app/App.svelte', /^(\.\.\/)+games?\//, 'The page learns of games from the table.'),
]

export default defineConfig(
  // Written by `make types`; `tools.wire --check` looks at them.
  globalIgnores(['src/server/wire.ts', 'src/games/*/types.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
      // `window.fetch` is the same as `fetch`.
      globals: { window: 'readonly', self: 'readonly' },
    },
    rules: {
      // TypeScript knows all names, those of the browser too.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      // `{#each seats as _, seat (seat)}`: Svelte has no key without a name.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-syntax': ['error', ...addresses],
      'no-restricted-globals': [
        'error',
        {
          globals: ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'].map((name) => ({
            name,
            message: 'Only server/ talks to a server.',
          })),
          checkGlobalObject: true,
        },
      ],
      // `{' '}` keeps a space that Svelte would take away at the edge of an element.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets here are made within `$derived` and never changed after; nothing needs to watch them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  ...boundaries,
  { files: ['src/server/**'], rules: { 'no-restricted-globals': 'off' } },
  // Runs in the browser as it is, outside of any page.
  { files: ['public/**/*.js'], ...ts.configs.disableTypeChecked },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // ESLint sees an imported component as `any`, and with it whatever its callbacks are given.
      // svelte-check knows the types and checks them; a written `any` is refused here as everywhere.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
)
