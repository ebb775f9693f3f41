/** `new`: the smallest valid scenario in a file. */
import { newScenario, BOARD_PRESETS, type BoardPreset } from '#shared/document/newScenario'
import { writeScenario } from '#shared/format/write'
import { COLUMN_ROW_NUMBERING, LETTER_NUMBERING, type Numbering } from '#shared/hex/numbering'
import { terrainPalette } from '#shared/rules/contract/rows'
import { Refusal } from '../refusal'
import { checkOverwrite } from '../outputs'
import { loadRuleset, stem, writeFileSafely } from '../scenarioFile'
import { choice, flag, integer, number, required } from '../values'
import { option, type Call, type Verb } from '../verb'

// DOC-3: maps from 1 x 1 to 1,000 x 1,000 hexes.
const LINES = { min: 1, max: 1000 }

/** The names of the numbering styles, and the first hex of each as its short name. */
const NUMBERINGS = {
  'letter-number': LETTER_NUMBERING,
  A1: LETTER_NUMBERING,
  'column-row': COLUMN_ROW_NUMBERING,
  '0101': COLUMN_ROW_NUMBERING,
  'row-column': { ...COLUMN_ROW_NUMBERING, style: 'row-column' },
} as const satisfies Record<string, Numbering>

const names = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]

export const newVerb: Verb = {
  name: 'new',
  summary: { fr: 'crée un scénario vide', en: 'make an empty scenario' },
  arguments: '<file>',
  options: [
    option('--ruleset <id>', 'jeu de règles', 'ruleset'),
    option(
      '--preset <name>',
      `plateau tout prêt\u202f: ${names(BOARD_PRESETS).join(', ')}`,
      `ready board: ${names(BOARD_PRESETS).join(', ')}`,
    ),
    option('--columns <n>', 'nombre de colonnes', 'number of columns'),
    option('--rows <n>', 'nombre de rangées', 'number of rows'),
    option('--orientation <form>', 'flat (côté plat en haut) ou pointy', 'flat (flat side up) or pointy'),
    option(
      '--stagger <which>',
      'lignes décalées d’une demi-case vers le bas (ou la droite)\u202f: odd ou even',
      'lines shifted half a hex down (or right): odd or even',
    ),
    option(
      '--numbering <style>',
      `noms des cases\u202f: ${names(NUMBERINGS).join(', ')}`,
      `names of hexes: ${names(NUMBERINGS).join(', ')}`,
    ),
    option('--half-hexes', 'demi-cases au bord', 'half hexes at the edges'),
    option('--hex-mm <mm>', 'largeur d’une case en mm (25)', 'width of a hex in mm (25)'),
    option('--force', 'remplace un fichier existant', 'replace an existing file'),
  ],

  async run(call) {
    const file = call.arguments[0] as string
    const ruleset = await loadRuleset(required(call, 'ruleset'), '--ruleset')
    const { grid, numbering } = boardOf(call)
    const hexMm = number(call, 'hexMm', { min: 1, max: 500 }) ?? 25
    await checkOverwrite(file, { inputs: [], force: flag(call, 'force') })
    const scenario = newScenario({
      title: stem(file),
      language: call.language,
      ruleset: ruleset.id,
      grid,
      hexMm,
      numbering,
      palette: terrainPalette(ruleset),
      terrain: ruleset.openTerrain,
    })
    await writeFileSafely(file, writeScenario(scenario), call.interruptions)
    const { columns, rows } = grid
    const size = `${columns} × ${rows}`
    return {
      json: { file, columns, rows },
      text:
        call.language === 'fr' ? `${file}\u202f: carte de ${size} cases` : `${file}: map of ${size} hexes`,
    }
  },
}

function boardOf(call: Call): BoardPreset {
  const preset = choice(call, 'preset', names(BOARD_PRESETS))
  const columns = integer(call, 'columns', LINES)
  const rows = integer(call, 'rows', LINES)
  const orientation = choice(call, 'orientation', ['flat', 'pointy'])
  const stagger = choice(call, 'stagger', ['odd', 'even'])
  const numbering = choice(call, 'numbering', names(NUMBERINGS))
  const shape = [columns, rows, orientation, stagger]
  if (preset !== undefined) {
    if (shape.some((value) => value !== undefined) || flag(call, 'halfHexes'))
      throw new Refusal(
        '--preset fixe déjà la forme de la carte\u202f; enlevez --columns, --rows, --orientation, --stagger et --half-hexes',
        '--preset fixes the shape of the map; leave out --columns, --rows, --orientation, --stagger and --half-hexes',
      )
    const board: BoardPreset = BOARD_PRESETS[preset]
    return numbering === undefined ? board : { ...board, numbering: NUMBERINGS[numbering] }
  }
  if (columns === undefined || rows === undefined)
    throw new Refusal(
      'taille de la carte\u202f: attendu --preset, ou --columns et --rows',
      'size of the map: expected --preset, or --columns and --rows',
    )
  return {
    grid: {
      orientation: orientation ?? 'flat',
      stagger: stagger ?? 'odd',
      columns,
      rows,
      ...(flag(call, 'halfHexes') ? { halfHexes: true } : {}),
    },
    numbering: NUMBERINGS[numbering ?? 'letter-number'],
  }
}
