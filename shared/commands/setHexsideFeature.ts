/** Sets a feature into a slot of hexsides (SID-1, SID-4). */
import { barrier, fixture, opening, way } from '#shared/document/entities'
import { hexside, hexsides } from '#shared/document/fields/places'
import { choice, id, keyed, list, object, optional, record } from '#shared/document/fields/vocabulary'
import { type Barrier, type HexsideFeatures, type Opening } from '#shared/document/types'
import { within } from '#shared/json/decode'
import { command, labelled, named } from './command/command'
import { changeSides, HEXSIDE_SLOTS } from './command/sides'

const VALUES = { barrier, opening, way, fixture }

const loose = keyed({
  sides: list(hexside),
  slot: choice(HEXSIDE_SLOTS),
  value: object<Barrier & Opening>({ ...barrier.members, ...opening.members }),
  /** The barrier that a side without one gets too, for features that sit in a wall (SID-4). */
  wall: optional(id()),
  /** The inside of single sides, in place of the value's: what runs along a hill looks now one way, now the other. */
  insides: optional(record(hexsides, choice(['owner', 'across']))),
  ...labelled,
})
// The feature in a slot has the keys of that slot.
const params: typeof loose = {
  ...loose,
  read(value, at) {
    const found = loose.read(value, at)
    within(at, 'value', () => VALUES[found.slot].read(found.value, at))
    return found
  },
}

/** @rule SID-4 */
export const setHexsideFeature = command({
  id: 'set-hexside-feature',
  params,
  name: ({ value, label }) => named('Poser', 'Set', label ?? value.feature),
  run: (draft, { sides, slot, value, wall, insides }) =>
    changeSides(draft, sides, (present, side) => {
      const inside = insides?.[side]
      const own = inside === undefined ? { ...value } : { ...value, inside }
      const sameValue = JSON.stringify(present[slot]) === JSON.stringify(own)
      const needsWall = wall !== undefined && slot !== 'barrier' && !present.barrier
      if (sameValue && !needsWall) return present
      const changed = { ...present, [slot]: own } as HexsideFeatures
      return needsWall ? { ...changed, barrier: { feature: wall } } : changed
    }),
})
