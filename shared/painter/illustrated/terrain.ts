/** The painters of terrain in the illustrated style, by look: a look without one does not compile. */
import { type TerrainLook } from '#shared/rules/map/looks'
import { type DrawOp } from '../ops'
import { paintCaveFloor, paintCaveWalls } from './cave'
import { paintBoatsAndStairs } from './crossings'
import { paintFields } from './fields'
import { paintGround } from './ground'
import { paintGrowth, paintGrowthFloor } from './growth'
import { paintBuildings, paintYards } from './houses'
import { paintLava } from './lava'
import { paintPaving } from './paving'
import { floorOf, paintRocks, STONY } from './rocks'
import { type Site } from './site'
import { paintTowers } from './towers'
import { paintTufts } from './tufts'
import { paintWaters } from './water'
import { type WayMap, wayMap } from './ways'
import { paintTrees, paintWoodFloor } from './wood'

type FlatPainter = (site: Site) => DrawOp[]
type StandingPainter = (site: Site, ways: WayMap) => DrawOp[]

/** The looks that lie flat, in painting order. A painter of several looks paints them all at its first place. */
const FLAT: Readonly<Record<TerrainLook, FlatPainter>> = {
  clear: paintGround,
  stable: paintYards,
  house: paintYards,
  church: paintYards,
  // The ground of what lies over water or stands alone is that of its surroundings; grass grows at its rim.
  bridge: paintTufts,
  ford: paintTufts,
  boat: paintTufts,
  tower: paintTufts,
  stairs: paintTufts,
  'cave-floor': paintCaveFloor,
  field: paintFields,
  orchard: paintGrowthFloor,
  brush: paintGrowthFloor,
  rough: floorOf(STONY.rough),
  rocks: floorOf(STONY.rocks),
  difficult: floorOf(STONY.difficult),
  impassable: floorOf(STONY.impassable),
  'cave-rough': floorOf(STONY['cave-rough']),
  'cave-difficult': floorOf(STONY['cave-difficult']),
  water: paintWaters,
  sea: paintWaters,
  moat: paintWaters,
  marsh: paintWaters,
  courtyard: paintPaving,
  fortification: paintPaving,
  rampart: paintPaving,
  'cave-rock': paintCaveWalls,
  lava: paintLava,
  wood: paintWoodFloor,
}

/** The painters of all that rises above the ground, in painting order: above roads and slopes, though its terrain is painted below. */
const STANDING: Readonly<Record<TerrainLook, readonly StandingPainter[]>> = {
  rocks: [paintRocks],
  impassable: [paintRocks],
  'cave-rough': [paintRocks],
  'cave-difficult': [paintRocks],
  rough: [paintRocks, paintGrowth],
  difficult: [paintRocks, paintGrowth],
  clear: [paintGrowth],
  orchard: [paintGrowth],
  brush: [paintGrowth],
  wood: [paintTrees],
  boat: [paintBoatsAndStairs],
  stairs: [paintBoatsAndStairs],
  house: [paintBuildings],
  stable: [paintBuildings],
  church: [paintBuildings],
  tower: [paintTowers],
  water: [],
  sea: [],
  moat: [],
  marsh: [],
  bridge: [],
  ford: [],
  field: [],
  courtyard: [],
  rampart: [],
  fortification: [],
  lava: [],
  'cave-floor': [],
  'cave-rock': [],
}

const FLAT_ORDER = [...new Set(Object.values(FLAT))]
const STANDING_ORDER = [...new Set(Object.values(STANDING).flat())]

export function paintTerrain(site: Site): DrawOp[] {
  return FLAT_ORDER.flatMap((paint) => paint(site))
}

export function paintStanding(site: Site): DrawOp[] {
  const ways = wayMap(site)
  return STANDING_ORDER.flatMap((paint) => paint(site, ways))
}
