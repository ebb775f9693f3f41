/** Positions of Magna Carta in axial coordinates, as the examples of the rules give them. */
import { type CounterId, type Scenario } from '#shared/document/types'
import { addHex, type Axial, axial, type HexKey, parseHexKey, subtractHex } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { type InfiltrationContext, type OpportunityTest } from '#shared/rules/magna-carta/infiltration'
import { INFILTRATION } from '#shared/rules/magna-carta/infiltrationTable'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { type Position } from '#shared/rules/position'
import { type Track } from '#shared/rules/magna-carta/vulnerability'
import { hexsideBetween } from '#shared/hex/hexside'
import { type HexsideFeatures, type TerrainId } from '#shared/document/types'
import { testScenario, withCounter, withSides } from '../../support/scenario'
import { withTerrain } from '../../support/boardFromText'

/** The examples' (0, 0), well inside a 20 x 20 map. */
const CENTER = axial(10, 4)

export type Hex = readonly [number, number]

export function at([q, r]: Hex): Axial {
  return addHex(CENTER, axial(q, r))
}

/** A hex of an answer as an example writes it. */
export function seen(key: HexKey): Hex {
  const { q, r } = subtractHex(parseHexKey(key), CENTER)
  return [q + 0, r + 0]
}

export const emptyField = (): Scenario => testScenario({ columns: 20, rows: 20, stagger: 'odd' })

export interface Piece {
  readonly type: string
  readonly at: Hex
  /** The rear hex of a rider. */
  readonly rear?: Hex
  readonly face?: string
  readonly status?: Readonly<Record<string, boolean>>
}

/** A field with these pieces, by id. */
export function field(pieces: Readonly<Record<string, Piece>>, scenario = emptyField()): Scenario {
  return Object.entries(pieces).reduce((board, [id, { type, at: hex, rear, face, status }]) => {
    const index = rear && directionTo(at(rear), at(hex))
    return withCounter(board, id, {
      type,
      at: at(hex),
      ...(index === undefined ? {} : { facing: { kind: 'side' as const, index } }),
      ...(face ? { face } : {}),
      ...(status ? { status } : {}),
    })
  }, scenario)
}

export function paint(scenario: Scenario, terrain: TerrainId, ...hexes: Hex[]): Scenario {
  return withTerrain(scenario, terrain, hexes.map(at))
}

export function between(scenario: Scenario, a: Hex, b: Hex, features: HexsideFeatures): Scenario {
  const side = hexsideBetween(at(a), at(b))
  if (!side) throw new Error('the hexes do not touch')
  return withSides(scenario, [side], features)
}

export const positionOf = (scenario: Scenario): Position => ({ scenario, rows: magnaCarta })

export const contextOf = (scenario: Scenario): InfiltrationContext => ({
  position: positionOf(scenario),
  table: INFILTRATION,
})

/** A track on foot, the start first. */
export const onFoot = (...hexes: Hex[]): Track => hexes.map((hex) => [at(hex)])

/** A rider's track: front and rear of each step, the start first. */
export const riding = (...steps: (readonly [Hex, Hex])[]): Track =>
  steps.map(([front, rear]) => [at(front), at(rear)])

export const id = (text: string): CounterId => text as CounterId

/** "step hex by opponent" of each test: how the examples count them. */
export function summary(tests: readonly OpportunityTest[]): string[] {
  return tests.map(({ step, hex, opponent }) => `${step}: ${seen(hex).join(',')} by ${opponent}`)
}
