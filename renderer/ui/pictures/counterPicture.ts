/** The picture of a counter alone: tray, sheet and inspector show it live. One-hex cards stand, two-hex cards lie. */
import { type Counter, type CounterTypeId, type Scenario } from '#shared/document/types'
import { cardFace } from '#shared/painter/cardFace'
import { paintFace } from '#shared/painter/counters/face'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { type CounterFace } from '#shared/rules/counterFace'
import { firstFaceOf } from '#shared/rules/rows'
import { type CounterSchema, type Ruleset } from '#shared/rules/ruleset'

export interface CounterPicture {
  readonly ops: readonly DrawOp[]
  readonly rect: Rect
}

/** Any size: the picture is scaled to where it is shown. */
const HEX_MM = 25
/** Half the height of the picture, and half the width of a two-hex one, in hexes: the card and a little air. */
const HALF = 0.38
const HALF_LENGTH = 0.88

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
export function mmShown({ footprint }: Pick<CounterFace, 'footprint'>): {
  readonly width: number
  readonly height: number
  readonly hexMm: number
} {
  const halfWidth = footprint === 2 ? HALF_LENGTH : HALF
  return { width: 2 * halfWidth * HEX_MM, height: 2 * HALF * HEX_MM, hexMm: HEX_MM }
}

export function counterPicture(counter: Counter, scenario: Scenario, ruleset: Ruleset): CounterPicture {
  const face = cardFace(scenario, counter, ruleset)
  const { width, height } = mmShown(face)
  return { ops: paintFace(face, HEX_MM, 3), rect: { x: -width / 2, y: -height / 2, width, height } }
}
