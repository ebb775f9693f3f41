/** Paints what stands on hexsides, low things first, openings last. */
import { FEATURE_LOOK_ROWS, type FeatureLook } from '#shared/rules/map/looks'
import { type DrawOp } from '../ops'
import { paintCliffs, paintCrags } from './crags'
import { debrisAlong, paintDebris } from './debris'
import { type WallPiece } from '../wallRuns'
import { paintEntrances, paintGates } from './gates'
import { paintDoors, paintSlits, paintWindows } from './openings'
import { type SideFeature, sideFeatures } from './sides'
import { type Site } from './site'
import { paintStreams } from './stream'
import { paintWalls } from './walls'
import { BROOK, brookLines } from './waterSides'
import { type Detail } from '../style'
import {
  paintFences,
  paintHedges,
  paintLadders,
  paintLowWalls,
  paintNormal,
  paintRough,
  paintStairs,
} from './barriers'

type FeaturePainter = (features: readonly SideFeature[], detail: Detail, site: Site) => DrawOp[]

const NOTHING: FeaturePainter = () => []

/** One painter a look; in painting order. Stone walls and battlements are painted together, before their openings. */
const PAINTERS: Readonly<Record<FeatureLook, FeaturePainter>> = {
  normal: paintNormal,
  road: NOTHING,
  path: NOTHING,
  stream: NOTHING,
  'water-side': (_, __, site) => paintStreams(site, brookLines(site), BROOK),
  rough: paintRough,
  cliff: paintCliffs,
  impassable: (_, __, site) => paintCrags(site),
  fence: paintFences,
  hedge: paintHedges,
  'wall-low': paintLowWalls,
  stairs: paintStairs,
  ladder: NOTHING,
  wall: NOTHING,
  battlement: NOTHING,
  window: paintWindows,
  door: paintDoors,
  'arrow-slit': paintSlits,
  gate: paintGates,
  'fortification-side': NOTHING,
  'fortification-entrance': paintEntrances,
}

const IN_ORDER = Object.keys(PAINTERS) as FeatureLook[]
const OPENINGS = IN_ORDER.filter((look) => FEATURE_LOOK_ROWS[look].slot === 'opening')
const LOW = IN_ORDER.filter((look) => !OPENINGS.includes(look))

export function paintHexsides(site: Site): DrawOp[] {
  const features = sideFeatures(site)
  const paint = (looks: readonly FeatureLook[]): DrawOp[] =>
    looks.flatMap((look) => PAINTERS[look](features.of(look), site.detail, site))
  const openings = new Map<WallPiece['side'], FeatureLook>()
  for (const look of OPENINGS) for (const { piece } of features.of(look)) openings.set(piece.side, look)
  return [
    ...paintDebris(
      features.fallen.map(([a, b]) => debrisAlong(a, b, 0.18)),
      site.detail,
    ),
    ...paint(LOW),
    ...paintWalls(features.walls, openings, site.detail),
    ...paint(OPENINGS),
    // A ladder leans against its wall, above everything.
    ...paintLadders(features.of('ladder'), site.detail),
  ]
}
