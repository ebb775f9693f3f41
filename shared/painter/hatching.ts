/**
 * Hatching over some hexes: ruled lines or dots, cut off at the hexes' rim. Told apart in black and white (look: by more than hue).
 */
import { type ZoneHatching } from '#shared/document/types'
import { type Printing } from './oneInk'
import { type DrawOp } from './ops'
import { rule, type Ruled, type Ruling } from './ruling'

/** Between lines, and between dots, hexes. */
const SPACING = 0.17
const LINE = 0.022
const DOT = 0.032

const lines = (angle: number): Ruling => ({ kind: 'lines', angle, spacing: SPACING, width: LINE })

const RULINGS: Readonly<Record<ZoneHatching, readonly Ruling[]>> = {
  rising: [lines(45)],
  falling: [lines(-45)],
  level: [lines(0)],
  crossed: [lines(45), lines(-45)],
  dots: [{ kind: 'dots', spacing: SPACING, radius: DOT }],
}

/** Opaque and in one ink: fewer lines, and finer. */
const WIDER = 1.5
const FINER = 0.45

function sparse(ruling: Ruling): Ruling {
  const spacing = WIDER * ruling.spacing
  return ruling.kind === 'dots'
    ? { ...ruling, spacing, radius: 0.6 * ruling.radius }
    : { ...ruling, spacing, width: FINER * ruling.width }
}

/** The hatching of what the outline holds; in one ink it is sparse. */
export function hatch(hatching: ZoneHatching, ruled: Ruled, printing: Printing = 'colours'): DrawOp[] {
  const rulings = RULINGS[hatching]
  return rule(printing === 'black' ? rulings.map(sparse) : rulings, ruled)
}
