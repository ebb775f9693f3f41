/** Joins another scenario's map to an edge of this one (geomorphic boards, MAP-3). */
import { joinedScenario } from '#shared/document/joinedMap'
import { type BoardEdge, type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './cells'
import { type Command } from './command'
import { joinRefusal } from './joinRefusals'
import { adoptHouseRows } from './region/adoptHouseRows'
import { replaceMap } from './turnMap'

export interface JoinMap {
  /** The whole scenario, as its file was read. */
  readonly other: Scenario
  /** The edge of the open map. */
  readonly edge: BoardEdge['edge']
  /** Turns the other map by 180 degrees first. */
  readonly turned?: boolean
  /** The map that wins where rim hexes of both coincide; absent = the open map. */
  readonly prefers?: 'here' | 'there'
}

/** @rule CM-SCN-4 */
export const joinMap: Command<JoinMap> = {
  id: 'join-map',
  name: ({ other }) =>
    localized(`Joindre la carte\u202f: ${other.info.title}`, `Join the map ${other.info.title}`),
  run(draft, { other, edge, turned = false, prefers = 'here' }) {
    const joined = joinedScenario(found(draft), other, { edge, turned, prefers })
    if ('kind' in joined) return joinRefusal(joined, found(draft).map.grid)
    replaceMap(draft, joined.scenario)
    adoptHouseRows(draft, other)
    return undefined
  },
}
