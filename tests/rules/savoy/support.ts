/** Positions of Savoy in axial coordinates about the middle of a clear field; on foot everyone faces v0 unless given. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPosition, type MedievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { SAVOY } from '#shared/rules/savoy/index'
import { withPieces } from '../../support/board'
import { mapRecord } from '#shared/lang/mapRecord'
import { at, emptyField, type Hex, seen } from '../magna-carta/support'

export { at, between, type Hex, id, paint, withStats } from '../magna-carta/support'

/** A piece as `[type, hex, facing?]`: "archer" is the crusaders', "saracens-archer" the others'. */
export type Placed = readonly [type: string, at: Hex, facing?: string, face?: string]

export function board(pieces: Readonly<Record<string, Placed>>, scenario: Scenario = emptyField()): Scenario {
  const counters = mapRecord(pieces, ([type, hex, facing, face]) => ({
    type: type.includes('-') ? type : `crusaders-${type}`,
    at: at(hex),
    ...(facing && { facing }),
    ...(face && { face }),
  }))
  return withPieces({ ...scenario, ruleset: 'savoy' }, { counters })
}

export const savoyPosition = (scenario: Scenario): MedievalPosition => medievalPosition(SAVOY, scenario)
export const magnaPosition = (scenario: Scenario): MedievalPosition => medievalPosition(MAGNA_CARTA, scenario)

export const ids = (...names: string[]): CounterId[] => names as CounterId[]

/** Hexes of an answer as the tests write them. */
export const written = (hexes: readonly Axial[]): Hex[] => hexes.map((hex) => seen(hexKey(hex)))
