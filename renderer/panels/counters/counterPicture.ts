/** The picture of a counter alone, upright and centred: tray, sheet and inspector show it live. */
import { newScenario } from '#shared/document/newScenario'
import { type Counter, type CounterTypeId, type Scenario } from '#shared/document/types'
import { counterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { toAxial, type Grid } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { neighbor } from '#shared/hex/direction'
import { COLUMN_ROW_NUMBERING } from '#shared/hex/numbering'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/styles'
import { type CounterSchema, type Ruleset } from '#shared/rules/ruleset'

export interface CounterPicture {
  readonly ops: readonly DrawOp[]
  readonly rect: Rect
}

const HEX_MM = 25
const GRID: Grid = { orientation: 'flat', stagger: 'odd', columns: 3, rows: 4 }
const FRONT = toAxial({ col: 1, row: 1 }, GRID)

/** A counter of the type as it would be placed, showing `face`. */
export function freshCounter(scenario: Scenario, type: CounterTypeId, face: string): Counter {
  const side = scenario.counterTypes[type]?.side
  return {
    type,
    name: '',
    ...(side === undefined ? {} : { side }),
    facing: { kind: 'side', index: 0 },
    placement: 'ground',
    rank: 0,
    face,
    status: {},
    hidden: false,
    decoy: false,
  }
}

/** The face a new counter of the type shows: a rider's is mounted. */
export function firstFace(scenario: Scenario, type: CounterTypeId, schema: CounterSchema): string {
  const sheet = scenario.counterTypes[type]
  const owned = schema.faces.filter((face) => sheet && face.id in sheet.faces)
  const fitting = owned.find((face) => face.mounted === (sheet?.footprint === 2))
  return (fitting ?? owned[0])?.id ?? ''
}

export function counterPicture(
  counter: Counter,
  scenario: Scenario,
  ruleset: Ruleset,
  style: StyleId,
): CounterPicture {
  const board = newScenario({
    title: '',
    language: 'fr',
    ruleset: scenario.ruleset,
    grid: GRID,
    hexMm: HEX_MM,
    halfHexes: false,
    numbering: COLUMN_ROW_NUMBERING,
    palette: {},
    terrain: ruleset.openTerrain,
  })
  const upright: Counter = { ...counter, hex: hexKey(FRONT), facing: { kind: 'side', index: 0 }, rank: 0 }
  const { counterTypes, sides } = scenario
  const alone = { ...board, counterTypes, sides, counters: { [counterId('alone')]: upright } }
  const scene = sceneOf(alone, ruleset)
  const front = hexCenter(FRONT, scene.layout)
  const two = scene.counters[0]?.rear !== undefined
  const rear = hexCenter(two ? neighbor(FRONT, 3) : FRONT, scene.layout)
  const rect = {
    x: front.x - HEX_MM / 2,
    y: front.y - HEX_MM / 2,
    width: HEX_MM,
    height: rear.y - front.y + HEX_MM,
  }
  return { ops: paintScene(scene, { rect, style: STYLES[style], layers: ['counters'], detail: 3 }), rect }
}
