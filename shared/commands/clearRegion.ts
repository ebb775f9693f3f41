/**
 * Empties a region of all that copying takes: its hexes are open, level ground, without hexsides (those of its rim included),
 * structures, markers, labels, counters and the zones inside it. Cut, delete and the first half of a move use it (MAP-2).
 */
import { hex } from '#shared/document/fields/places'
import { choice, id, keyed, list, optional, text, type ValueOf } from '#shared/document/fields/vocabulary'
import { type CounterId, type LabelId } from '#shared/document/ids'
import { hexsidesOn } from '#shared/document/map'
import { type HexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { changeLayer, found } from './command/cells'
import { command } from './command/command'
import { eraseHexes } from './eraseHexes'
import { eyes, seen } from './command/eyes'
import { changeSides } from './command/sides'
import { zonesWithin } from '#shared/document/region/clip'

const params = keyed({
  hexes: list(hex),
  /** The ruleset's open terrain. */
  terrain: id(),
  character: optional(text),
  /** For the menu; a move takes counters and zones along by itself. */
  purpose: choice(['delete', 'cut', 'move']),
  eyes,
})
export type ClearRegion = ValueOf<typeof params>

const NAMES: Readonly<Record<ClearRegion['purpose'], Localized>> = {
  delete: localized('Vider des cases', 'Clear hexes'),
  cut: localized('Couper', 'Cut'),
  move: localized('Déplacer une région', 'Move region'),
}

export const clearRegion = command({
  id: 'clear-region',
  params,
  name: ({ purpose }) => NAMES[purpose],
  run(draft, params) {
    const { hexes, purpose } = params
    const refusal =
      eraseHexes.run(draft, params) ??
      changeLayer(draft, hexes, 'elevation', () => 0) ??
      changeLayer(draft, hexes, 'environment', () => 'outdoors') ??
      changeLayer(draft, hexes, 'flags', () => 0) ??
      changeLayer(draft, hexes, 'wandering', () => 0)
    if (refusal) return refusal
    const { map, labels, zones } = found(draft)
    const sides = hexsidesOn(map, new Set(hexes)).map(({ side }) => hexsideKey(side))
    changeSides(draft, sides, () => ({}))
    const cleared = new Set<HexKey | undefined>(hexes)
    for (const [id, { hex }] of Object.entries(labels))
      if (cleared.has(hex)) delete draft.labels[id as LabelId]
    if (purpose === 'move') return undefined
    for (const [id, { hex }] of Object.entries(seen(draft, params).counters))
      if (hex !== undefined && cleared.has(hex)) delete draft.counters[id as CounterId]
    for (const [id] of zonesWithin(zones, (hex) => cleared.has(hex))) delete draft.zones[id]
  },
})
