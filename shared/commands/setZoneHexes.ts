/** Adds hexes to a zone, or takes them out. The list is in no order. */
import { hex } from '#shared/document/fields/places'
import { choice, id, keyed, list } from '#shared/document/fields/vocabulary'
import { type ZoneId } from '#shared/document/ids'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { append } from '#shared/lang/append'
import { found } from './command/cells'
import { command, named } from './command/command'
import { OFF_MAP, unknown } from './command/refusals'
import { ZONE } from '#shared/document/inWords/thingNouns'

export const setZoneHexes = command({
  id: 'set-zone-hexes',
  params: keyed({ zone: id<ZoneId>(), hexes: list(hex), mode: choice(['add', 'remove']) }),
  name({ zone, mode }, { zones }) {
    const name = zones[zone]?.name ?? zone
    return mode === 'add'
      ? named('Étendre la zone', 'Extend zone', name)
      : named('Réduire la zone', 'Reduce zone', name)
  },
  run(draft, { zone, hexes, mode }) {
    const { zones, map } = found(draft)
    const present = zones[zone]
    if (!present) return unknown(ZONE, zone)
    if (mode === 'add') {
      // Those off the map may be taken out.
      const onMap = hexes.filter((hex) => onGrid(parseHexKey(hex), map.grid))
      if (onMap.length === 0) return OFF_MAP
      const held = new Set(present.hexes)
      const fresh = [...new Set(onMap)].filter((hex) => !held.has(hex))
      const { [zone]: drawn } = draft.zones
      if (drawn) append(drawn.hexes, fresh)
      return undefined
    }
    const out = new Set(hexes)
    const left = [...present.hexes]
    // The last one takes the place of one that goes: the rest stay where they are.
    for (let index = left.length - 1; index >= 0; index--) {
      if (!out.has(left[index] as HexKey)) continue
      const last = left.pop() as HexKey
      if (index < left.length) left[index] = last
    }
    if (left.length === present.hexes.length) return undefined
    const target = draft.zones[zone]
    if (target) target.hexes = left
  },
})
