/** Positions of the fantasy game in axial coordinates about the middle of a clear field. */
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { addHex, type Axial, axial, subtractHex } from '#shared/hex/axial'
import { type Direction, direction } from '#shared/hex/direction'
import { type Ruling } from '#shared/rules/sentences/ruling'
import { type BoardParts, type Features, type Placing, withHexsides, withPieces } from '../../support/board'
import { fantasyBoard } from '../../support/fantasyBoard'

/** The tests' (0, 0), well inside a 20 x 20 map of every grid. */
const MIDDLE = axial(7, 6)

export const at = (q: number, r: number): Axial => addHex(MIDDLE, axial(q, r))

export const field = (parts: BoardParts = {}): Scenario => fantasyBoard({ columns: 20, rows: 20, ...parts })

/** A field with these units, by id. */
export function fieldWith(units: Readonly<Record<string, Placing>>, scenario: Scenario = field()): Scenario {
  return withPieces(scenario, { counters: units })
}

/** Paints the side between two hexes. */
export function between(scenario: Scenario, a: Axial, b: Axial, features: Features): Scenario {
  return withHexsides(scenario, [[a, b]], features)
}

export const id = counterId

/** The value and the rule that decides it. */
export const decided = <T>({ value, because }: Ruling<T>): [T, string | undefined] => [
  value,
  because[0]?.rule,
]

/** A direction, or a hex about another, turned clockwise by so many times 60 degrees. */
export const turned = (way: Direction, times: number): Direction => direction(way + times)

export function turnedAbout(middle: Axial, hex: Axial, times: number): Axial {
  let { q, r } = subtractHex(hex, middle)
  for (let turn = 0; turn < times; turn++) [q, r] = [-r, q + r]
  return addHex(middle, { q, r })
}
