/** Where markers may lie (CM-TER-3, CM-OBS). */
import { type Axial, hexKey } from '#shared/hex/axial'
import { because, type Ruling, ruling } from '../ruling'
import { type FantasyPosition } from './fantasyRules'
import { type MarkerRow } from './mapRows'
import { difficultyAt, isCave, isFlammable } from './terrainClass'

/** May a marker of this kind lie on the hex? Fire where the hex is flammable, stakes outdoors, boats on water. @rule CM-TER-3 @rule CM-OBS */
export function mayLie(position: FantasyPosition, { burns, only }: MarkerRow, hex: Axial): Ruling<boolean> {
  const at = { hex: hexKey(hex) }
  if (burns) return ruling(isFlammable(position, hex), because('CM-TER-3', at))
  const fits =
    only === undefined ||
    (only === 'outdoors' ? !isCave(position, hex) : difficultyAt(position, hex) === 'water')
  return ruling(fits, because('CM-OBS', at))
}
