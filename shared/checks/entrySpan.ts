/** A part of an edge of the map that reaches beyond that edge: the way in of a reinforcement, or out for a victory. */
import { type Reinforcement, type Victory } from '#shared/document/game'
import { type ReinforcementId, type SideId } from '#shared/document/ids'
import { quoted } from '#shared/document/inWords/lists'
import { LEVEL_NAMES } from '#shared/document/levelNames'
import { edgePositions, hexesOfSpan, isOnEdge } from '#shared/document/mapEdges'
import { type Place } from '#shared/document/place'
import { spanOfPlace } from '#shared/document/placeHexes'
import { hexKey } from '#shared/hex/axial'
import { type Grid } from '#shared/hex/grid'
import { type Localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { check, type Found } from './check'
import { mend } from './report'

/** Finds entries and conditions whose part of an edge reaches beyond the map; other checks find those with nothing left on it. @rule CHK-8 SCN-4 SCN-5 */
export const entrySpan = check({
  code: 'CHK8-entry-span',
  title: { fr: 'Partie d’un bord qui dépasse la carte', en: 'Part of an edge that reaches beyond the map' },
  severity: 'warning',
  reads: ['scenario'],
  find({ scenario: { map, reinforcements, victory } }) {
    return [
      ...Object.entries<Reinforcement>(reinforcements).flatMap(([id, { name, side, entries }]) => {
        const about = quoted(name)
        const of = { fr: `L’entrée du renfort ${about.fr}`, en: `The entry of the reinforcement ${about.en}` }
        const call = {
          reinforcement: id as ReinforcementId,
          change: { entries: entries.map(mended(map.grid)) },
        }
        return beyond(entries, map.grid, { of, side, command: 'edit-reinforcement', call })
      }),
      ...Object.entries<Victory>(victory).flatMap(([id, { side, level, conditions }]) => {
        const places = conditions.flatMap((one) => ('place' in one ? [one.place] : []))
        const mend = mended(map.grid)
        const change = conditions.map((one) => ('place' in one ? { ...one, place: mend(one.place) } : one))
        const name = LEVEL_NAMES[level]
        const of = {
          fr: `Un bord de la condition «\u202f${name.fr}\u202f»`,
          en: `An edge of the condition “${name.en}”`,
        }
        const call = { victory: id, change: { conditions: change } }
        return beyond(places, map.grid, { of, side, command: 'edit-victory', call })
      }),
    ]
  },
})

interface About {
  readonly of: Localized
  readonly side: SideId | undefined
  readonly command: string
  readonly call: object
}

function beyond(places: readonly Place[], grid: Grid, { of, side, command, call }: About): Found[] {
  const spans = places.flatMap((place) => (place.kind === 'edge' ? [spanOfPlace(place, grid)] : []))
  const wrong = spans.find((span) => !isOnEdge(grid, span) && hexesOfSpan(grid, span).length > 0)
  if (!wrong) return []
  const count = edgePositions(grid, wrong.edge)
  const [from, to] = [wrong.from + 1, wrong.to + 1]
  return [
    {
      message: {
        fr: `${of.fr}\u202f: de ${from} à ${to}, sur un bord de ${count} ${count < 2 ? 'case' : 'cases'}`,
        en: `${of.en}: from ${from} to ${to}, on an edge of ${count} ${count === 1 ? 'hex' : 'hexes'}`,
      },
      hexes: hexesOfSpan(grid, wrong).map(hexKey),
      ...(side !== undefined && { sides: [side] }),
      fix: mend('Le ramener sur le bord', 'Bring it back onto the edge', command, call as Json),
    },
  ]
}

/** The place with its ends on the edge; one of which nothing would be left stays for its author. */
function mended(grid: Grid): (place: Place) => Place {
  return (place) => {
    if (place.kind !== 'edge') return place
    const span = spanOfPlace(place, grid)
    if (isOnEdge(grid, span) || hexesOfSpan(grid, span).length === 0) return place
    const last = edgePositions(grid, span.edge) - 1
    return { ...place, from: Math.max(0, span.from), to: Math.min(last, span.to) }
  }
}
