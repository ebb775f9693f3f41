/** Every starter stamp, by the name of its file without the ending. */
import { type RegionClip } from '#shared/document/region/clip'
import { CASTLE } from './castle'
import { FANTASY } from './fantasy'
import { LAND } from './land'
import { type Library } from './library'
import { VILLAGE } from './village'

export function starterStamps(): Readonly<Record<string, RegionClip>> {
  const all: Library = { ...CASTLE, ...VILLAGE, ...LAND, ...FANTASY }
  return Object.fromEntries(
    Object.entries(all).map(([id, { fr, en, category, drawn }]) => [id, drawn.clip({ fr, en }, category)]),
  )
}
