import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

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
      // The server may stand below a path: `at('/learn')` knows it, and a bare path does not.
      'no-restricted-syntax': [
        'error',
        ...[
          'SvelteAttribute[key.name="href"] > SvelteLiteral[value=/^\\//]',
          'Property[key.name="href"] > Literal[value=/^\\//]',
          'Property[key.name="href"] > TemplateLiteral[quasis.0.value.raw=/^\\//]',
          'CallExpression[callee.name="fetch"] > .arguments:matches(Literal, TemplateLiteral)',
        ].map((selector) => ({ selector, message: 'Make addresses with at().' })),
      ],
      // `{' '}` keeps a space that Svelte would take away at the edge of an element.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets here are made within `$derived` and never changed after; nothing needs to watch them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
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
