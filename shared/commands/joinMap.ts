/** Joins another scenario's map to an edge of this one (geomorphic boards, MAP-3). */
import { titleIn } from '#shared/document/authorText'
import { choice, flag, keyed, optional } from '#shared/document/fields/vocabulary'
import { edgeName } from '#shared/document/place'
import { joinedScenario } from '#shared/document/references/joinedMap'
import { scenario } from '#shared/document/scenario'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { joinRefusal } from './command/joinRefusals'
import { adoptHouseRows } from './region/adoptTypes'
import { replaceMap } from './command/replaceMap'

/** @rule CM-SCN-4 */
export const joinMap = command({
  id: 'join-map',
  params: keyed({
    /** The whole scenario, as its file was read. */
    other: scenario,
    /** The edge of the open map. */
    edge: edgeName,
    /** Turns the other map by 180 degrees first. */
    turned: optional(flag),
    /** The map that wins where rim hexes of both coincide; absent = the open map. */
    prefers: optional(choice(['here', 'there'])),
  }),
  name: ({ other }) =>
    localized(
      `Joindre la carte\u202f: ${titleIn(other.info, 'fr')}`,
      `Join the map ${titleIn(other.info, 'en')}`,
    ),
  run(draft, { other, edge, turned = false, prefers = 'here' }) {
    const joined = joinedScenario(found(draft), other, { edge, turned, prefers })
    if ('kind' in joined) return joinRefusal(joined, found(draft).map.grid)
    replaceMap(draft, joined.scenario)
    adoptHouseRows(draft, other)
  },
})
