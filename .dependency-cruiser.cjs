/** Who may import whom (ARCHITECTURE.md has the picture). Types count: the rules hold for `import type` too. */
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const only = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

/** The page from the bottom up: a folder imports from rows above its own, and from none of its own row. */
const RENDERER = [
  ['i18n', 'host', 'toolOptions', 'drawing'],
  ['editor'],
  ['tools', 'workers'],
  ['actions'],
  ['ui', 'canvas'],
  ['toolbars', 'panels', 'dialogs'],
]

/** For each row: neither a neighbour nor anything further up; `$1` is the folder itself. */
const rendererRows = RENDERER.map((row, index) => {
  const higher = RENDERER.slice(index + 1).flat()
  const names = row.join('-and-')
  return only(
    `renderer-${names}`,
    'The page is built from the bottom up (renderer/README.md): move the shared part down.',
    { path: `^renderer/(${row.join('|')})/` },
    { path: `^renderer/(${[...row, ...higher, 'app'].join('|')})/`, pathNot: '^renderer/$1/' },
  )
})

/** The folders of the games, as the list of the games imports them: "magna-carta|savoy|…". */
const GAMES = [
  ...readFileSync(join(__dirname, 'shared/rules/registry/games.ts'), 'utf8').matchAll(
    /from '\.\.\/([^/]+)\/index'/g,
  ),
]
  .map(([, folder]) => folder)
  .join('|')

module.exports = {
  forbidden: [
    ...rendererRows,
    only('no-circular', 'Move the shared part below both.', {}, { circular: true }),
    only(
      'not-to-unresolvable',
      'A path that resolves to nothing slips through every other rule.',
      {},
      { couldNotResolve: true },
    ),
    only(
      'shared-is-a-leaf',
      'shared/ runs in page, worker and Node: it knows neither renderer/ nor main/.',
      { path: '^shared/' },
      { path: '^(renderer|main|viewer)/' },
    ),
    only(
      'shared-has-no-platform',
      'Platform packages belong to main/ or renderer/; pass what you need in.',
      { path: '^shared/' },
      {
        path: '(^|node_modules/)(react|react-dom|konva|react-konva|electron|pdfkit|@napi-rs|zustand|idb-keyval)(/|$)',
      },
    ),
    only(
      'shared-has-no-node',
      'shared/ runs in the page too.',
      { path: '^shared/' },
      { dependencyTypes: ['core'] },
    ),
    only(
      'viewer-stands-alone',
      'The viewer of shared pages is built apart, on shared/ alone: no page of ours, no Node, no package but those of shared/.',
      { path: '^viewer/' },
      { path: '^(?!viewer/|shared/)', dependencyTypesNot: ['type-only'] },
    ),
    only(
      'viewer-is-carried',
      'Pages carry the built viewer as text: nothing imports it.',
      { path: '^(?!viewer/)' },
      { path: '^viewer/' },
    ),
    only(
      'renderer-not-main',
      'The page talks to the program through shared/host.',
      { path: '^renderer/' },
      { path: '^main/' },
    ),
    only(
      'renderer-has-no-node',
      'The page has no Node.',
      { path: '^renderer/' },
      { dependencyTypes: ['core'] },
    ),
    only('main-not-renderer', 'Node code cannot need the page.', { path: '^main/' }, { path: '^renderer/' }),
    only(
      'cli-runs-without-electron',
      'The command line is plain Node: files/ and export/ only.',
      { path: '^main/cli/' },
      { path: '^main/(?!cli/|files/|export/)' },
    ),
    only(
      'shell-without-command-line',
      'The command line is a program of its own; what both need is in files/ or export/.',
      { path: '^main/(?!cli/)' },
      { path: '^main/cli/' },
    ),
    only(
      'files-know-no-shell',
      'Files and export are plain Node, tested and used without windows.',
      { path: '^main/(files|export)/' },
      { path: '^main/(?!files/|export/)' },
    ),
    only(
      'preload-knows-the-contract',
      'The preload runs in the page: channels and types, no logic, no Node, no package but electron.',
      { path: '^main/preload/' },
      {
        path: '^(main/(?!preload/|contract/))|(^|/)node_modules/(?!electron/)|^(node:)?(fs|path|os|child_process)',
      },
    ),
    only(
      'electron-only-in-shell',
      'Value imports of electron stay in the shell.',
      { path: '^(shared|renderer|main/cli|main/files|main/export)/' },
      { path: 'node_modules/electron(/|$)' },
    ),
    only(
      'konva-only-in-canvas',
      'Only renderer/canvas draws with Konva.',
      { path: '^renderer/(?!canvas/)' },
      { path: 'node_modules/(konva|react-konva)(/|$)' },
    ),
    only(
      'tools-without-react',
      'Tools, editor and actions are plain TypeScript, driven by tests without a page.',
      { path: '^renderer/(tools|editor|actions|workers)/' },
      { path: 'node_modules/(react|react-dom|react-konva|konva)(/|$)' },
    ),
    only(
      'workers-start-apart',
      'A worker is started, not imported, not even for a type: the page would run it too. Messages have their own file.',
      {},
      { path: '\\.worker\\.ts$' },
    ),
    only(
      'proofs-run-beside-the-page',
      'A proof may take seconds: the page asks the worker, and never delays a frame (CHK-12). Its types are free.',
      { path: '^renderer/(?!workers/(proving\\.ts|proofs\\.worker\\.ts)$)' },
      {
        path: '^(shared/proofs/(?!words\\.ts|questionWords\\.ts)|renderer/workers/proving\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    only(
      'immer-only-in-commands',
      'Only commands change a document.',
      { path: '^(shared|renderer|main)/(?!commands/)' },
      { path: 'node_modules/immer(/|$)' },
    ),
    only(
      'hex-knows-no-wargame',
      'Geometry stands alone.',
      { path: '^shared/hex/' },
      { path: '^shared/(?!hex/|lang/)' },
    ),
    only(
      'document-is-below-rules',
      'The document is data: it knows neither rules nor commands nor files.',
      { path: '^shared/document/' },
      { path: '^shared/(?!document/|hex/|json/|lang/|i18n/)' },
    ),
    only(
      'rules-do-not-paint',
      'Rules and checks name looks and commands; they draw and change nothing.',
      { path: '^shared/(rules|checks|proofs)/' },
      { path: '^shared/(painter|print|commands|format|host)/' },
    ),
    only(
      'proofs-stand-above-rules',
      'Proofs ask a ruleset and its analysis; nothing below knows them.',
      { path: '^shared/(?!proofs/|interchange/|game/)' },
      { path: '^shared/proofs/' },
    ),
    only(
      'games-stand-above-rules',
      'The referee and the machine players ask rules and proofs; nothing in shared/ knows them.',
      { path: '^shared/(?!game/|balance/)' },
      { path: '^shared/game/' },
    ),
    only(
      'balance-stands-on-top',
      'What many games say is drawn above games and print; nothing in shared/ knows it.',
      { path: '^shared/(?!balance/)' },
      { path: '^shared/balance/' },
    ),
    only(
      'games-do-not-paint',
      'A game reads and writes its file; it draws and changes nothing of a document.',
      { path: '^shared/game/' },
      { path: '^shared/(painter|print|commands|checks|armies|questions|interchange|versions|host)/' },
    ),
    only(
      'questions-stand-above-rules',
      'Inquiries ask a ruleset and its analysis; nothing below knows them.',
      { path: '^shared/(?!questions/|print/|interchange/)' },
      { path: '^shared/questions/' },
    ),
    only(
      'painter-asks-no-rule',
      'The painter draws what it is given: types and looks of rules/, and what its scene tells of what has fallen.',
      { path: '^shared/painter/' },
      { path: '^shared/rules/(?!map/looks|standing/fallen|contract/(counterFace|ruleset))' },
    ),
    only(
      'armies-stand-above-rules',
      'The table of counter types reads rules and makes commands; nothing below knows it.',
      { path: '^shared/(?!armies/|interchange/)' },
      { path: '^shared/armies/' },
    ),
    only(
      'interchange-stands-on-top',
      'Formats of other programs use everything; nothing in shared/ knows them.',
      { path: '^shared/(?!interchange/)' },
      { path: '^shared/interchange/' },
    ),
    only(
      'versions-stand-above-documents',
      'Versions compare documents, in words of their rules; nothing below knows them.',
      { path: '^shared/(?!versions/)' },
      { path: '^shared/versions/' },
    ),
    only(
      'json-knows-no-document',
      'Decoders stand below whatever reads JSON.',
      { path: '^shared/json/' },
      { path: '^shared/(?!json/|i18n/|lang/)' },
    ),
    only(
      'pictures-stand-alone',
      'What looks at pictures knows documents, not files or rules.',
      { path: '^shared/images/' },
      { path: '^shared/(?!images/|document/|i18n/|lang/)' },
    ),
    only(
      'scenarios-come-through-the-door',
      'openScenario looks at the pictures of a file too; readScenario is its first half.',
      { path: '^(renderer|main|viewer)/' },
      { path: '^shared/format/read\\.ts$' },
    ),
    only(
      'games-come-through-the-door',
      'Ask a ruleset (registry), an analysis or a resolution (parts): the games inside are theirs.',
      { path: '^(main|renderer|viewer|shared/(checks|proofs|game|print|painter|questions|interchange))/' },
      { path: `^shared/rules/(${GAMES})/` },
    ),
    only(
      'format-knows-no-rules',
      'A file can be read without its ruleset.',
      { path: '^shared/format/' },
      { path: '^shared/(rules|checks|painter|print|commands)/' },
    ),
    only(
      'commands-know-no-rules',
      'A command gets what it needs as parameters.',
      { path: '^shared/commands/' },
      { path: '^shared/(rules|checks|painter|print|format)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
