/**
 * Lays a piece of a map on another place, or on another map (MAP-2). What lies off the map is left out. On the hexes it covers it
 * is the whole truth of the map; the sides of its rim it only adds to, for half of them is its neighbours'. Counters that stand
 * there stay, under those that come; so do the zones.
 */
import { type Draft } from 'immer'
import { hex } from '#shared/document/fields/places'
import { keyed, optional, pattern } from '#shared/document/fields/vocabulary'
import { ID_CODE } from '#shared/document/ids'
import { newPaletteCharacter } from '#shared/document/palette'
import { type RegionHex } from '#shared/document/region/clip'
import { region } from '#shared/document/region/fields'
import { rowsOfRegion } from '#shared/document/region/houseRows'
import { orientedAs } from '#shared/document/region/turn'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { found, setHexes } from './command/cells'
import { command, labelled } from './command/command'
import { eyes, seen } from './command/eyes'
import { OFF_MAP } from './command/refusals'
import { adoptHouseRows, adoptSides } from './region/adoptTypes'
import { pasteCounters } from './region/pasteCounters'
import { pasteSides } from './region/pasteSides'
import { pasteStructures, pasteThings } from './region/pasteThings'
import { pasteZones } from './region/pasteZones'
import { placedRegion, type PlacedRegion } from './region/placedRegion'

export const pasteRegion = command({
  id: 'paste-region',
  params: keyed({
    clip: region,
    /** The hex of its anchor on the map. */
    at: hex,
    /** The code of whoever pastes, for the ids of what comes; absent where the ids stay the same, in a move. */
    idCode: optional(pattern(ID_CODE, localized('un code', 'a code'))),
    eyes,
    ...labelled,
  }),
  name: ({ label }) => label ?? localized('Coller', 'Paste'),
  run(draft, params) {
    const { clip: given, at, idCode = '' } = params
    const { map } = found(draft)
    const clip = orientedAs(given, map.grid.orientation)
    const region = placedRegion(clip, at, { grid: map.grid, idCode })
    if (region.covered.size === 0) return OFF_MAP
    pasteCells(draft, region)
    if (clip.houseTables)
      adoptHouseRows(draft, { ...clip, houseTables: rowsOfRegion(clip.houseTables, clip) })
    const called = adoptSides(draft, clip, idCode)
    pasteSides(draft, region, called)
    pasteStructures(draft, region, called)
    pasteThings(draft, region, seen(draft, params))
    pasteCounters(draft, region, called)
    pasteZones(draft, region, called)
  },
})

function pasteCells(draft: Draft<Scenario>, { clip, covered }: PlacedRegion): void {
  const hexes = new Map<HexKey, RegionHex>()
  for (const [hex, own] of covered) hexes.set(hex, clip.hexes[own] as RegionHex)
  setHexes(draft, hexes)
  const characters = new Map(Object.entries(clip.palette).map(([character, terrain]) => [terrain, character]))
  for (const terrain of new Set([...hexes.values()].map((hex) => hex.terrain))) {
    const letter = newPaletteCharacter(draft.map.palette, terrain, characters.get(terrain))
    if (letter !== undefined) draft.map.palette[letter] = terrain
  }
}
