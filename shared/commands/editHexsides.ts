/** Changes the state of what stands on hexsides (gate open, portcullis lowered, whose it is, hits left), not what it is. */
import { barrier, opening } from '#shared/document/entities'
import { hexside } from '#shared/document/fields/places'
import { keyed, list, type ValueOf } from '#shared/document/fields/vocabulary'
import { type Barrier, type HexsideFeatures, type Opening } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { changeOf } from './command/change'
import { command, labelled, named } from './command/command'
import { refusal } from './command/refusals'
import { changeSides } from './command/sides'

/** Fields left out stay as they are on each side; null takes one away, and no guest is none. */
const fields = keyed({
  ...changeOf(opening, 'state', 'portcullis', 'owner', 'guests').members,
  ...changeOf(barrier, 'integrity').members,
})
export type HexsideState = ValueOf<typeof fields>

export const editHexsides = command({
  id: 'edit-hexsides',
  params: keyed({ sides: list(hexside), fields, ...labelled }),
  name: ({ label }) => named('Modifier', 'Edit', label ?? localized('le bord de case', 'hexside')),
  run(draft, { sides, fields }) {
    const { integrity, ...opening } = fields
    let fitting = 0
    const offMap = changeSides(draft, sides, (present) => {
      const barrier = integrity === undefined ? undefined : present.barrier
      const door = Object.keys(opening).length > 0 ? present.opening : undefined
      if (!barrier && !door) return present
      fitting++
      const changed: HexsideFeatures = {
        ...present,
        ...(barrier && { barrier: edited<Barrier>(barrier, { integrity }) }),
        ...(door && { opening: edited<Opening>(door, opening) }),
      }
      return JSON.stringify(changed) === JSON.stringify(present) ? present : changed
    })
    if (offMap || fitting > 0) return offMap
    return refusal('Rien ici n’a d’état à changer.', 'Nothing here has a state to change.')
  },
})

function edited<T extends Barrier | Opening>(feature: T, fields: Readonly<Record<string, unknown>>): T {
  const changed: Record<string, unknown> = Object.fromEntries(Object.entries(feature))
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (value === null || (Array.isArray(value) && value.length === 0)) delete changed[field]
    else changed[field] = value
  }
  return changed as T
}
