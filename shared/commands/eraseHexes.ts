/**
 * Erases the content of hexes: by default terrain, structure and markers. Elevation, hexsides and counters are other layers with
 * other tools; erasing a wood must not level the hill under it.
 */
import { type Draft } from 'immer'
import { hex } from '#shared/document/fields/places'
import { choice, id, keyed, list, optional, text, type ValueOf } from '#shared/document/fields/vocabulary'
import { type CounterId, type MarkerId } from '#shared/document/ids'
import { type HexsideSlot, type Scenario } from '#shared/document/types'
import { hexsideAt } from '#shared/document/map'
import { hexKey, type HexKey, parseHexKey } from '#shared/hex/axial'
import { hexesOfSide, hexsideKey, sidesOfHex } from '#shared/hex/hexside'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { changeLayer, found } from './command/cells'
import { clearHexside } from './clearHexside'
import { clearStructure } from './clearStructure'
import { command, type Refusal } from './command/command'
import { eyes, seen } from './command/eyes'
import { paintTerrain } from './paintTerrain'

/** The things that can be erased. Hexsides and ways: those between two of the hexes, and on the rim of the map. */
export const ERASED = [
  'terrain',
  'structures',
  'markers',
  'elevation',
  'attributes',
  'hexsides',
  'ways',
  'counters',
] as const
export type Erased = (typeof ERASED)[number]

export const USUALLY_ERASED: readonly Erased[] = ['terrain', 'structures', 'markers']

const params = keyed({
  hexes: list(hex),
  /** The ruleset's open terrain. */
  terrain: id(),
  character: optional(text),
  /** Absent = as usual. */
  what: optional(list(choice(ERASED))),
  eyes,
})
type EraseHexes = ValueOf<typeof params>

export const eraseHexes = command({
  id: 'erase-hexes',
  params,
  name: () => localized('Effacer', 'Erase'),
  run(draft, params) {
    for (const what of params.what ?? USUALLY_ERASED) {
      const refusal = ERASE[what](draft, params)
      if (refusal) return refusal
    }
  },
})

type Erase = (draft: Draft<Scenario>, params: EraseHexes) => Refusal | undefined

const ERASE: Readonly<Record<Erased, Erase>> = {
  terrain: (draft, params) => paintTerrain.run(draft, params),
  structures: (draft, params) => clearStructure.run(draft, params),
  markers(draft, params) {
    const hexes = new Set(params.hexes)
    for (const [id, marker] of Object.entries(seen(draft, params).map.markers))
      if (hexes.has(marker.hex)) delete draft.map.markers[id as MarkerId]
    return undefined
  },
  elevation: (draft, { hexes }) => changeLayer(draft, hexes, 'elevation', () => 0),
  attributes: (draft, { hexes }) =>
    changeLayer(draft, hexes, 'environment', () => 'outdoors') ??
    changeLayer(draft, hexes, 'flags', () => 0) ??
    changeLayer(draft, hexes, 'wandering', () => 0),
  hexsides: (draft, params) => clearSides(draft, params, ['barrier', 'opening', 'fixture']),
  ways: (draft, params) => clearSides(draft, params, ['way']),
  counters(draft, params) {
    const hexes = new Set<HexKey | undefined>(params.hexes)
    for (const [id, { hex }] of Object.entries(seen(draft, params).counters))
      if (hex !== undefined && hexes.has(hex)) delete draft.counters[id as CounterId]
    return undefined
  },
}

function clearSides(
  draft: Draft<Scenario>,
  params: EraseHexes,
  slots: readonly HexsideSlot[],
): Refusal | undefined {
  const { map } = found(draft)
  const hexes = new Set(params.hexes)
  const inner = params.hexes
    .flatMap((hex) => sidesOfHex(parseHexKey(hex)))
    .filter((side) => hexesOfSide(side).every((hex) => hexes.has(hexKey(hex)) || !onGrid(hex, map.grid)))
  const sides = inner.filter((side) => hexsideAt(map, side)).map(hexsideKey)
  return sides.length === 0 ? undefined : clearHexside.run(draft, { sides, slots })
}
