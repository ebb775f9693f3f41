/** A counter, counter type, zone, opening, its guests or a structure that names a side the scenario does not have. */
import { quotable } from '#shared/i18n/quotable'
import { type SideId, type Structure } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { check, type CheckContext } from './check'
import { type Finding } from './finding'
import { hexsideEntries, counterEntries, nameWithHex } from './entries'

/** The thing that names the side, and its place. */
interface Mention {
  readonly side: SideId | undefined
  readonly by: Localized
  /** Its relation to the side, unless it belongs to it. */
  readonly how?: Localized
  readonly at: Partial<Pick<Finding, 'hexes' | 'hexsides' | 'counters'>>
}

/** @rule CHK-1 */
export const unknownSide = check({
  code: 'CHK1-unknown-side',
  title: { fr: 'Camp inconnu', en: 'Unknown side' },
  reads: ['counters', 'counterTypes', 'hexsides', 'structures', 'scenario'],
  find(context) {
    const { sides } = context.scenario
    return mentions(context).flatMap(({ side, by, how = BELONGS, at }) => {
      if (side === undefined || side in sides) return []
      return {
        message: {
          fr: `${by.fr} ${how.fr} camp «\u202f${quotable(side)}\u202f», qui n’existe pas`,
          en: `${by.en} ${how.en} the side “${quotable(side)}”, which does not exist`,
        },
        ...at,
      }
    })
  },
})

const BELONGS: Localized = { fr: 'appartient au', en: 'belongs to' }
const ADMITS: Localized = { fr: 'laisse passer le', en: 'lets pass' }

function mentions(context: CheckContext): Mention[] {
  const { scenario, hexName, hexsideName } = context
  return [
    ...counterEntries(context).flatMap(([id, { side, owner }]) =>
      [side, owner].map((named) => ({
        side: named,
        by: { fr: `Le pion ${nameWithHex(context, id)}`, en: nameWithHex(context, id) },
        at: { counters: [id] },
      })),
    ),
    ...Object.values(scenario.counterTypes).map(({ name, side }) => ({
      side,
      by: { fr: `Le type ${quotable(name)}`, en: `The type ${quotable(name)}` },
      at: {},
    })),
    ...Object.values(scenario.zones).map(({ name, side, hexes }) => ({
      side,
      by: { fr: `La zone ${quotable(name)}`, en: `The zone ${quotable(name)}` },
      at: { hexes },
    })),
    ...Object.values(scenario.groups).map(({ name, side }) => ({
      side,
      by: { fr: `Le groupe ${quotable(name)}`, en: `The group ${quotable(name)}` },
      at: {},
    })),
    ...Object.values(scenario.reinforcements).map(({ name, side }) => ({
      side,
      by: { fr: `Le renfort ${quotable(name)}`, en: `The reinforcement ${quotable(name)}` },
      at: {},
    })),
    ...hexsideEntries(scenario.map).flatMap(([key, { opening }]) => {
      const by = { fr: `L’ouverture du bord ${hexsideName(key)}`, en: `The opening at ${hexsideName(key)}` }
      const at = { hexsides: [key] }
      const guests = opening?.guests ?? []
      return [{ side: opening?.owner, by, at }, ...guests.map((side) => ({ side, by, how: ADMITS, at }))]
    }),
    ...(Object.entries(scenario.map.structures) as [HexKey, Structure][]).map(([hex, { owner }]) => ({
      side: owner,
      by: { fr: `L’ouvrage en ${hexName(hex)}`, en: `The structure at ${hexName(hex)}` },
      at: { hexes: [hex] },
    })),
  ]
}
