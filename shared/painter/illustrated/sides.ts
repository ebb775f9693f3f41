/** Finds what stands on the hexsides of the painted part, with its geometry. */
import { halfHex } from '#shared/document/map'
import { type HexsideFeatures, type HexsideHalf } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Hexside, hexesOfSide, hexsideKey, type HexsideKey } from '#shared/hex/hexside'
import { hexsideEnds, type Point } from '#shared/hex/layout'
import {
  FEATURE_LOOK_ROWS,
  type FeatureLook,
  TERRAIN_LOOK_ROWS,
  type TerrainLook,
} from '#shared/rules/map/looks'
import { type Color } from '../ops'
import { type WallPiece, wallPiece } from '../wallRuns'
import { isSeen, type Site } from './site'

export interface SideFeature {
  readonly look: FeatureLook
  readonly piece: WallPiece
  /** Look of the barrier an opening stands in. */
  readonly barrier: FeatureLook
  readonly isOpen: boolean
  readonly portcullis: 'none' | 'raised' | 'lowered'
  /** The colour of whom an entrance belongs to; undefined = nobody. */
  readonly ownerColor: Color | undefined
  /** Hits that its wall still takes; undefined = undamaged. */
  readonly integrity: number | undefined
}

// What stands on a side stays within this distance of its middle, shadows included.
const REACH = 1

export interface SideFeatures {
  /** Stone walls, those behind openings included. */
  readonly walls: readonly SideFeature[]
  /** Both ends of each side with a barrier that hits brought down, or rubble on one of its hexes (MC-MAP-2). */
  readonly fallen: readonly (readonly [Point, Point])[]
  /** Everything else, by look. */
  of(look: FeatureLook): readonly SideFeature[]
}

function isBuilt(look: TerrainLook): boolean {
  const { building, paved } = TERRAIN_LOOK_ROWS[look]
  return building === true || paved === true
}

function isOpening(look: FeatureLook): boolean {
  return FEATURE_LOOK_ROWS[look].slot === 'opening'
}

// A wall whose inside nobody gave protects the built hex, else the higher one, else the owner.
function insideOf(site: Site, side: Hexside, half: HexsideHalf | undefined): Axial {
  if (half !== undefined) return halfHex(side, half)
  const [owner, across] = hexesOfSide(side)
  const rank = (hex: Axial): number => site.level(hex) + (isBuilt(site.look(hex)) ? 100 : 0)
  return rank(across) > rank(owner) ? across : owner
}

function isSideSeen(site: Site, side: Hexside): boolean {
  const [a, b] = hexsideEnds(side, site.layout)
  return isSeen(site.rect, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, REACH)
}

export function sideFeatures(site: Site): SideFeatures {
  const { scene, sides: found } = site
  const lookOf = (slot: { readonly feature: string } | undefined): FeatureLook | undefined =>
    slot && scene.featureLook(slot.feature)
  const barrierOf = ({ barrier, opening }: HexsideFeatures): FeatureLook | undefined => {
    const opens = lookOf(opening)
    return lookOf(barrier) ?? (opens && isOpening(opens) ? 'wall' : undefined)
  }
  const down = new Set(found.filter((one) => scene.isFallenBarrier(one)))
  const up = found.filter((one) => !down.has(one))
  const keysOf = (test: (look: FeatureLook) => boolean): Set<HexsideKey> => {
    const keys = new Set<HexsideKey>()
    for (const { side, features } of up) {
      const look = barrierOf(features)
      if (look && test(look)) keys.add(hexsideKey(side))
    }
    return keys
  }
  const stoneKeys = keysOf((look) => FEATURE_LOOK_ROWS[look].stone === true || isOpening(look))
  const lowKeys = keysOf((look) => look !== 'normal')
  const byLook = new Map<FeatureLook, SideFeature[]>()
  const walls: SideFeature[] = []
  const add = (look: FeatureLook, feature: SideFeature): void => {
    const list = byLook.get(look)
    if (list) list.push(feature)
    else byLook.set(look, [feature])
  }
  for (const { side, features } of up) {
    if (!isSideSeen(site, side)) continue
    const barrier = barrierOf(features)
    const half = features.opening?.inside ?? features.barrier?.inside ?? features.fixture?.inside
    const ofStone = barrier !== undefined && stoneKeys.has(hexsideKey(side))
    const common = {
      piece: wallPiece(side, insideOf(site, side, half), ofStone ? stoneKeys : lowKeys, site.layout),
      barrier: barrier ?? 'normal',
      isOpen: features.opening?.state === 'open',
      portcullis: features.opening?.portcullis ?? 'none',
      ownerColor: features.opening?.owner && scene.sideColor(features.opening.owner),
      integrity: features.barrier?.integrity,
    } as const
    if (barrier && ofStone) walls.push({ ...common, look: barrier })
    const opening = lookOf(features.opening) ?? (barrier && isOpening(barrier) ? barrier : undefined)
    if (barrier && !ofStone) add(barrier, { ...common, look: barrier })
    if (opening) add(opening, { ...common, look: opening })
    const fixture = lookOf(features.fixture)
    if (fixture) add(fixture, { ...common, look: fixture })
  }
  const fallen = [...down].flatMap(({ side }) =>
    isSideSeen(site, side) ? [hexsideEnds(side, site.layout)] : [],
  )
  return { walls, fallen, of: (look) => byLook.get(look) ?? [] }
}
