/** The picture of a counter alone: tray, sheet and inspector show it live. One-hex cards stand, two-hex cards lie. */
import { type Counter } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { cardFace } from '#shared/painter/cardFace'
import { cardSize } from '#shared/painter/counters/designs/cardLayout'
import { paintFace } from '#shared/painter/counters/face'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { firstFaceOf } from '#shared/rules/contract/rows'
import { type CounterSchema, type Ruleset } from '#shared/rules/contract/ruleset'

interface CounterPicture {
  readonly ops: readonly DrawOp[]
  readonly rect: Rect
}

/** Any size: the picture is scaled to where it is shown. */
const HEX_MM = 25
/** The air around the card, in hexes. */
const AIR = 0.04

/** A counter of the type as it would be placed, showing `face`. */
export function freshCounter(
  scenario: Scenario,
  type: CounterTypeId,
  face: string,
  ruleset: Pick<Ruleset, 'facingKind'>,
): Counter {
  const side = scenario.counterTypes[type]?.side
  const counter: Counter = {
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
  const kind = ruleset.facingKind(scenario, counter)
  return kind === 'vertex' ? { ...counter, facing: { kind, index: 0 } } : counter
}

/** The face that a new counter of the type shows, of those it has: a rider's is mounted. */
export function firstFace(scenario: Scenario, type: CounterTypeId, schema: CounterSchema): string {
  const sheet = scenario.counterTypes[type]
  return sheet ? firstFaceOf(sheet, schema) : ''
}

/** The size of a face's picture in mm, and the hex that it is drawn for. */
export function mmShown(face: CounterFace): {
  readonly width: number
  readonly height: number
  readonly hexMm: number
} {
  const { width, height } = facePicture(face, HEX_MM).rect
  return { width, height, hexMm: HEX_MM }
}

export function counterPicture(counter: Counter, scenario: Scenario, ruleset: Ruleset): CounterPicture {
  return facePicture(cardFace(scenario, counter, ruleset), HEX_MM)
}

/** The picture of a face on a map of such hexes. Cards of small units lie in as much room as the others. */
export function facePicture(face: CounterFace, hexMm: number): CounterPicture {
  const { small: _, ...common } = face
  const size = cardSize(common, hexMm)
  const [width, height] = [size.width + AIR * hexMm, size.height + AIR * hexMm]
  return { ops: paintFace(face, hexMm, 3), rect: { x: -width / 2, y: -height / 2, width, height } }
}
