/** Takes a row of the scenario's own out of its house tables, and puts another in its place wherever it is used. */
import { type Draft } from 'immer'
import {
  bilingual,
  choice,
  freeRecord,
  id,
  keyed,
  optional,
  text,
  type ValueOf,
} from '#shared/document/fields/vocabulary'
import { newPaletteCharacter } from '#shared/document/palette'
import { type RowsOf, rowUses, WEAPON_STAT } from '#shared/document/rowUses'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { found, setTerrain } from './command/cells'
import { command } from './command/command'
import { changeSides } from './command/sides'

const params = keyed({
  row: id(),
  of: choice(['terrains', 'features', 'structures', 'markers', 'weapons']),
  /** The house tables as they are without it; null = none of that name is left. */
  tables: freeRecord,
  /** Put in its places; absent = nothing is (a terrain and a weapon need one where they are used). */
  replacement: optional(id()),
  /** The character of a replacing terrain, for the palette of the file when it is new to it. */
  character: optional(text),
  label: bilingual,
})
type RemoveHouseRow = ValueOf<typeof params>

export const removeHouseRow = command({
  id: 'remove-house-row',
  params,
  name: ({ label }) =>
    localized(`Supprimer de ses règles\u202f: ${label.fr}`, `Delete from the rules: ${label.en}`),
  run(draft, params) {
    for (const [table, data] of Object.entries(params.tables)) {
      if (data === null) delete draft.houseTables[table]
      else draft.houseTables[table] = data as Draft<Json>
    }
    REPLACE[params.of](draft, params)
  },
})

type Replace = (draft: Draft<Scenario>, params: RemoveHouseRow) => void

const REPLACE: Readonly<Record<RowsOf, Replace>> = {
  terrains(draft, { row, replacement, character }) {
    const { map } = found(draft)
    const { hexes } = rowUses(found(draft), 'terrains', row)
    // What stays on the map stays in the palette: the file could not be written.
    if (hexes.length > 0 && replacement === undefined) return
    if (hexes.length > 0 && replacement !== undefined) {
      setTerrain(draft, hexes, replacement)
      const letter = newPaletteCharacter(map.palette, replacement, character)
      if (letter !== undefined) draft.map.palette[letter] = replacement
    }
    for (const [letter, terrain] of Object.entries(map.palette))
      if (terrain === row) delete draft.map.palette[letter]
  },
  features(draft, { row, replacement }) {
    const { sides } = rowUses(found(draft), 'features', row)
    if (sides.length === 0) return
    changeSides(draft, sides, (present) => {
      const entries = Object.entries(present).flatMap(([slot, one]: [string, HexsideFeatures['barrier']]) => {
        if (one?.feature !== row) return [[slot, one]]
        return replacement === undefined ? [] : [[slot, { ...one, feature: replacement }]]
      })
      return Object.fromEntries(entries) as HexsideFeatures
    })
  },
  structures(draft, { row, replacement }) {
    for (const hex of rowUses(found(draft), 'structures', row).hexes) {
      const structure = draft.map.structures[hex]
      if (replacement === undefined || !structure) delete draft.map.structures[hex]
      else structure.feature = replacement
    }
  },
  markers(draft, { row, replacement }) {
    for (const marker of rowUses(found(draft), 'markers', row).markers) {
      const laid = draft.map.markers[marker]
      if (replacement === undefined || !laid) delete draft.map.markers[marker]
      else laid.kind = replacement
    }
  },
  weapons(draft, { row, replacement }) {
    if (replacement === undefined) return
    for (const type of Object.values(draft.counterTypes))
      for (const stats of [type.stats, ...Object.values(type.faces).map((face) => face.stats)])
        if (stats[WEAPON_STAT] === row) stats[WEAPON_STAT] = replacement
  },
}
