/** Positions of Savoy in axial coordinates about the middle of a clear field; on foot everyone faces v0 unless told. */
import { counterTypeId } from '#shared/document/ids'
import { type CounterId, type Scenario, type Stats } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPosition, type MedievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { SAVOY } from '#shared/rules/savoy/index'
import { withCounter } from '../../support/scenario'
import { at, emptyField, type Hex, seen } from '../magna-carta/support'

export { at, between, type Hex, id, paint, seen } from '../magna-carta/support'

/** A piece as `[type, hex, facing?]`: "archer" is the crusaders', "saracens-archer" the others'. */
export type Placed = readonly [type: string, at: Hex, facing?: string, face?: string]

export function board(pieces: Readonly<Record<string, Placed>>, scenario: Scenario = emptyField()): Scenario {
  return Object.entries(pieces).reduce(
    (map, [id, [type, hex, facing, face]]) =>
      withCounter(map, id, {
        type: type.includes('-') ? type : `crusaders-${type}`,
        at: at(hex),
        ...(facing ? { facing } : {}),
        ...(face ? { face } : {}),
      }),
    { ...scenario, ruleset: 'savoy' },
  )
}

/** The board with these stats on a type. */
export function withStats(scenario: Scenario, type: string, stats: Stats): Scenario {
  const key = counterTypeId(type)
  const sheet = scenario.counterTypes[key]
  if (!sheet) throw new Error(`no type is called ${type}`)
  const changed = { ...sheet, stats: { ...sheet.stats, ...stats } }
  return { ...scenario, counterTypes: { ...scenario.counterTypes, [key]: changed } }
}

export const savoyPosition = (scenario: Scenario): MedievalPosition => medievalPosition(SAVOY, scenario)
export const magnaPosition = (scenario: Scenario): MedievalPosition => medievalPosition(MAGNA_CARTA, scenario)

export const ids = (...names: string[]): CounterId[] => names as CounterId[]

/** Hexes of an answer as the tests write them. */
export const written = (hexes: readonly Axial[]): Hex[] => hexes.map((hex) => seen(hexKey(hex)))
