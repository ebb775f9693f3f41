/** Judges the hexes where a marker may lie (CM-TER-3, CM-OBS). */
import { type Marker } from '#shared/document/types'
import { type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { markerRow } from '#shared/rules/contract/rows'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { type MarkerRow } from '../rows/mapRows'
import { difficultyAt, isCave, isFlammable } from './terrainClass'

/** May a marker of this kind lie on the hex? Fire where the hex is flammable, stakes outdoors, boats on water. @rule CM-TER-3 @rule CM-OBS */
export function mayLie(position: FantasyPosition, { burns, only }: MarkerRow, hex: Axial): Ruling<boolean> {
  const at = { hex: hexKey(hex) }
  if (burns) return ruling(isFlammable(position, hex), because('CM-TER-3', at, NOT_FLAMMABLE))
  const fits =
    only === undefined ||
    (only === 'outdoors' ? !isCave(position, hex) : difficultyAt(position, hex) === 'water')
  return ruling(fits, because('CM-OBS', at, only && ONLY[only]))
}

const NOT_FLAMMABLE = localized('la case n’est pas inflammable', 'the hex is not flammable')
const ONLY = {
  outdoors: localized('seulement à l’extérieur', 'outdoors only'),
  water: localized('seulement sur l’eau', 'on water only'),
}

/** May a marker lie where the scenario has it? One that the rules do not know is in nobody's way. */
export function markerMayLie(position: FantasyPosition, { kind, hex }: Marker): Ruling<boolean> {
  const row = markerRow(position.rows, kind)
  return row ? mayLie(position, row, parseHexKey(hex)) : ruling(true, because('CM-OBS', { hex }))
}
