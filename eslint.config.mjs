import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Between page and program there is one door on each side. */
function doorsBut(...allowed) {
  const doors = ['ipcMain', 'ipcRenderer', 'contextBridge', 'webUtils']
  const importNames = doors.filter((name) => !allowed.includes(name))
  const message = 'Messages pass through main/ipc/handle.ts, which checks them, and main/preload alone.'
  return [{ paths: [{ name: 'electron', importNames, message }] }]
}

// A later block replaces the options of a rule that an earlier one set: a block that adds to these repeats them.
const NAMED_EXPORTS = {
  selector: 'ExportAllDeclaration',
  message: 'Name what you export: `export *` hides where things are.',
}

// A call takes some 120,000 arguments; a list of the user's may be longer.
const SHORT_LISTS = [
  // Reasons of a ruling, one a rule.
  ...['ruling', 'refusedAct', 'met', 'closed'],
  // Columns of a printed table, tables of a ruleset, keys of a field, children of one element.
  ...['row', 'overridden', 'changeOf', 'element'],
  // The verbs of a message have a type of their own, and a schema on the other side.
  ...['invoke', 'send', 'answer', 'listen', 'listener'],
  // These take a fixed number, which the compiler counts.
  ...[
    'counted',
    'some',
    'of',
    'written',
    'move',
    'laidAt',
    'lineOps',
    'hexsideBetween',
    'insideOf',
    'inSector',
  ],
  ...['ruled', 'transform', 'paint\\w+', '\\w+InParts'],
]
const shortList = `/^(${SHORT_LISTS.join('|')})$/`
const SPREAD_ARGUMENTS = {
  selector: `:matches(CallExpression, NewExpression):not([callee.name=${shortList}]):not([callee.property.name=${shortList}]):not([callee.expression.name=${shortList}]) > SpreadElement.arguments`,
  message:
    'A call takes some 120,000 arguments: append, leastOf, greatestOf, textOfCodes, joinedRecords (shared/lang) take as many as there are.',
}

const FRESH_SPREADS = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
  message: 'Put the properties themselves: the spread of a fresh literal says nothing.',
}

const COUNT_WORK = 'Count work (tests/support/work.ts): a machine may be slow.'
const NO_LIMIT = 'A limit is for hangs, and stands in the configuration alone: a machine may be slow.'
const LIMITS = [
  // For a hook whatever it is; for a test a number or the name of one, where the third argument may be the test itself.
  'CallExpression[callee.name=/^(before|after)(All|Each)$/][arguments.length=2]',
  'CallExpression[callee.name=/^(it|test|describe)$/][arguments.2.type=/^(Literal|Identifier|BinaryExpression)$/]',
  "CallExpression[callee.type='CallExpression'][callee.callee.type='MemberExpression'][arguments.2.type=/^(Literal|Identifier|BinaryExpression)$/]",
  "Property[key.name='timeout']",
  'CallExpression[callee.object.name=/^(test|vi|page)$/][callee.property.name=/^(setTimeout|setConfig|setDefaultTimeout|setDefaultNavigationTimeout)$/]',
].map((selector) => ({ selector, message: NO_LIMIT }))

/** House rules are few; each message says what to do instead. Layers are dependency-cruiser's business. */
export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.cache/',
      'release/',
      'node_modules/',
      'tests/architecture/planted/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // A type that follows from its fields gets a name.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Records by id are the document's shape; immer drafts lose entries this way.
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-duplicate-imports': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 6],
      'max-depth': ['error', 4],
      'no-restricted-syntax': ['error', NAMED_EXPORTS],
    },
  },
  {
    files: ['{shared,main,renderer,viewer}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, SPREAD_ARGUMENTS, FRESH_SPREADS] },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Pass an Rng (shared/lang/rng.ts) or seed by place.' },
        { object: 'Date', property: 'now', message: 'Pass the time in.' },
      ],
      'no-restricted-globals': ['error', 'document', 'window', 'process', 'console', 'setTimeout', 'fetch'],
    },
  },
  {
    // Property, never name: a rule that is about one row gets a property of that row.
    files: ['shared/rules/engine/**/*.ts', 'shared/painter/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NAMED_EXPORTS,
        SPREAD_ARGUMENTS,
        FRESH_SPREADS,
        {
          selector: "BinaryExpression[left.property.name='id'][right.type='Literal']",
          message: 'Ask a property of the row, not its id.',
        },
      ],
    },
  },
  {
    files: ['tests/**/*.test.ts', 'tests/**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'performance', property: 'now', message: COUNT_WORK },
        { object: 'Date', property: 'now', message: COUNT_WORK },
        { object: 'process', property: 'hrtime', message: COUNT_WORK },
      ],
      'no-restricted-syntax': ['error', NAMED_EXPORTS, ...LIMITS],
    },
  },
  {
    files: ['main/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', ...doorsBut()] },
  },
  {
    files: ['main/ipc/handle.ts'],
    rules: { 'no-restricted-imports': ['error', ...doorsBut('ipcMain')] },
  },
  {
    files: ['main/preload/*.ts'],
    rules: { 'no-restricted-imports': ['error', ...doorsBut('ipcRenderer', 'contextBridge', 'webUtils')] },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['scripts/**', '*.mjs', '*.cjs', '*.config.ts', 'main/cli/bin.cjs', 'bench/**', 'tests/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
      },
    },
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
)
