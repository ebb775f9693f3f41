/** Positions of Magna Carta in axial coordinates, as the examples of the rules give them. */
import { type Stats } from '#shared/document/armies'
import { type CounterId, counterTypeId } from '#shared/document/ids'
import { type HexsideFeatures, type Scenario, type TerrainId } from '#shared/document/types'
import { addHex, type Axial, axial, type HexKey, parseHexKey, subtractHex } from '#shared/hex/axial'
import { type Direction, directionTo } from '#shared/hex/direction'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import {
  medievalPosition,
  type MedievalPosition,
  type MedievalRules,
} from '#shared/rules/magna-carta/rules/medievalRules'
import { attacksAlong, type StepAttacks } from '#shared/rules/magna-carta/infiltration/opportunity'
import { type ArrivalChances, type RouteAnswer } from '#shared/rules/answers/route'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type MovementKind, type Track } from '#shared/rules/magna-carta/characters/vulnerability'
import { mapRecord } from '#shared/lang/mapRecord'
import { changed, type Placing, testBoard, withHexes, withHexsides, withPieces } from '../../support/board'

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

export const emptyField = (): Scenario => testBoard({ columns: 20, rows: 20, stagger: 'odd' })

export interface Piece {
  readonly type: string
  readonly at: Hex
  /** The rear hex of a rider. */
  readonly rear?: Hex
  /** The vertex that one on foot faces. */
  readonly facing?: Direction
  readonly face?: string
  readonly status?: Readonly<Record<string, boolean>>
}

/** A field with these pieces, by id. */
export function field(pieces: Readonly<Record<string, Piece>>, scenario = emptyField()): Scenario {
  const counters = mapRecord(pieces, ({ at: hex, rear, facing, ...piece }): Placing => {
    const index = rear && directionTo(at(rear), at(hex))
    return {
      ...piece,
      at: at(hex),
      ...(index !== undefined && { facing: { kind: 'side', index } }),
      ...(facing !== undefined && { facing: { kind: 'vertex', index: facing } }),
    }
  })
  return withPieces(scenario, { counters })
}

export function paint(scenario: Scenario, terrain: TerrainId, ...hexes: Hex[]): Scenario {
  return withHexes(scenario, hexes.map(at), terrain)
}

export function between(scenario: Scenario, a: Hex, b: Hex, features: HexsideFeatures): Scenario {
  return withHexsides(scenario, [[at(a), at(b)]], features)
}

/** The field with these hexes at a level. */
export function raised(scenario: Scenario, level: number, ...hexes: Hex[]): Scenario {
  return withHexes(scenario, hexes.map(at), level)
}

/** The board with these stats on a type. */
export function withStats(scenario: Scenario, type: string, stats: Stats): Scenario {
  const present = scenario.counterTypes[counterTypeId(type)]?.stats
  return changed(scenario, 'counterTypes', type, { stats: { ...present, ...stats } })
}

export const positionOf = (scenario: Scenario, rules: MedievalRules = MAGNA_CARTA): MedievalPosition =>
  medievalPosition(rules, scenario)

interface Tracked {
  readonly kind: MovementKind
  /** The start first. */
  readonly track: Track
}

/** The attacks on the counter "mover" along a track, however it came to take it. */
export function attacksOn(scenario: Scenario, { kind, track }: Tracked, memory?: TurnMemory): StepAttacks {
  const mover = id('mover')
  const stances = track.map((covers) => ({
    hex: covers[0] as Axial,
    facing: scenario.counters[mover]?.facing ?? { kind: 'vertex' as const, index: 0 as const },
    covers,
  }))
  const [start, ...reached] = stances
  if (!start) throw new Error('a track has a start')
  const strides = reached.map((to) => ({ to, cost: 1, backward: false }))
  const passage = { mover, kind, start, strides, displaced: [], track }
  return attacksAlong(positionOf(scenario), passage, memory ?? NOTHING_HAPPENED)
}

/** A track on foot, the start first. */
export const onFoot = (...hexes: Hex[]): Track => hexes.map((hex) => [at(hex)])

/** A rider's track: front and rear of each step, the start first. */
export const riding = (...steps: (readonly [Hex, Hex])[]): Track =>
  steps.map(([front, rear]) => [at(front), at(rear)])

export const id = (text: string): CounterId => text as CounterId

/** "step hex by opponent" of each test: how the examples count them. */
export function summary(
  tests: readonly { readonly step: number; readonly hex: HexKey; readonly opponent: CounterId }[],
): string[] {
  return tests.map(({ step, hex, opponent }) => `${step}: ${seen(hex).join(',')} by ${opponent}`)
}

/** The chances of a route that may be taken. */
export function arrivalOf({ arrival, refused }: RouteAnswer): ArrivalChances {
  if (!arrival) throw new Error(`refused: ${refused.map(({ reason }) => reason.rule).join(', ')}`)
  return arrival
}
