/** From the ids in options and document to the rows of the ruleset, and to what commands need of them. */
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexesWithin } from '#shared/hex/region'
import { type Localized } from '#shared/i18n/localized'
import { terrainRow } from '#shared/rules/rows'
import { type Ruleset } from '#shared/rules/ruleset'
import { type ToolContext } from '../editor/ports/toolContext'

/** A terrain as the parameters of a painting command: id, letter for the file, name for the menu. */
export function terrainParams(
  id: string,
  ruleset: Ruleset,
): { readonly terrain: string; readonly character?: string; readonly label?: Localized } {
  const row = terrainRow(ruleset, id)
  return row ? { terrain: id, character: row.char, label: row.name } : { terrain: id }
}

/** The hexes of the map under the round brush. */
export function brushHexes(middle: Axial, context: ToolContext): Axial[] {
  const { grid } = context.layout
  return hexesWithin(middle, context.options.brushRadius).filter((hex) => onGrid(hex, grid))
}

export function keysOf(hexes: readonly Axial[]): HexKey[] {
  return hexes.map(hexKey)
}
