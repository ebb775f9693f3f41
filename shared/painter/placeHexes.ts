/** The hexes that places of the game touch: apart from their picture, which the page draws later than it asks for them. */
import { type GamePlace } from '#shared/document/gamePlaces'
import { hexKey, type HexKey } from '#shared/hex/axial'
import { hexesOfSide, parseHexsideKey } from '#shared/hex/hexside'

/** Hexes that a place touches: of hexsides, those on both sides. */
export function hexesTouched({ hexes, hexsides }: GamePlace): HexKey[] {
  return [...hexes, ...hexsides.flatMap((side) => hexesOfSide(parseHexsideKey(side)).map(hexKey))]
}
