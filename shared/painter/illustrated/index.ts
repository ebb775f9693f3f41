/** The style of painted boards: seen straight from above, low light from the north-west. */
import { paintAttributes } from '../attributes'
import { paintBackground } from '../background/paintBackground'
import { paintCounters } from '../counters/paintCounters'
import { paintGrid } from '../grid'
import { paintHiddenMarkers } from '../hiddenMarkers'
import { paintLabels } from '../labels'
import { paintNames } from '../names'
import { type DrawOp, type Rect } from '../ops'
import { type Scene } from '../scene'
import { type Detail, type PassId, type Style } from '../style'
import { paintZones } from '../zones'
import { paintCaveFloor, paintCaveWalls } from './cave'
import { paintBoatsAndStairs, paintCrossings } from './crossings'
import { paintElevation } from './elevation'
import { paintFields } from './fields'
import { paintGround } from './ground'
import { paintGrowth, paintGrowthFloor } from './growth'
import { paintHexsides } from './hexsides'
import { paintBuildings, paintYards } from './houses'
import { paintLava } from './lava'
import { paintPaving } from './paving'
import { paintRoads } from './road'
import { paintRockFloor, paintRocks } from './rocks'
import { type Site, siteOf } from './site'
import { paintStreams } from './stream'
import { paintStructures } from './structures'
import { paintTowers } from './towers'
import { paintTufts } from './tufts'
import { paintWaters } from './water'
import { wayMap } from './ways'
import { paintTrees, paintWoodFloor } from './wood'

// What lies flat.
function paintTerrain(site: Site): DrawOp[] {
  return [
    ...paintGround(site),
    ...paintYards(site),
    ...(site.detail === 3 ? paintTufts(site) : []),
    ...paintCaveFloor(site),
    ...paintFields(site),
    ...paintGrowthFloor(site),
    ...paintRockFloor(site),
    ...paintWaters(site),
    ...paintPaving(site),
    ...paintCaveWalls(site),
    ...paintLava(site),
    ...paintWoodFloor(site),
  ]
}

function paintWays(site: Site): DrawOp[] {
  const ways = wayMap(site)
  return [
    ...paintStreams(site, ways.streams),
    ...paintRoads(ways.roads, ways.paths, site.detail),
    ...paintCrossings(site),
  ]
}

// What stands on the ground: above roads and slopes, though its terrain is painted below them.
function paintStanding(site: Site): DrawOp[] {
  const ways = wayMap(site)
  return [
    ...paintRocks(site, ways),
    ...paintGrowth(site, ways),
    ...paintTrees(site, ways),
    ...paintBoatsAndStairs(site),
    ...paintBuildings(site),
    ...paintTowers(site),
  ]
}

type Painter = (scene: Scene, rect: Rect, detail: Detail) => DrawOp[]

// In hex widths, brought to millimetres by one transform.
function inHexes(paintSite: (site: Site) => DrawOp[]): Painter {
  return (scene, rect, detail) => {
    const { hexMm } = scene.layout
    const site = {
      x: rect.x / hexMm,
      y: rect.y / hexMm,
      width: rect.width / hexMm,
      height: rect.height / hexMm,
    }
    const ops = paintSite(siteOf(scene, site, detail))
    return ops.length === 0 ? [] : [{ kind: 'group', transform: [hexMm, 0, 0, hexMm, 0, 0], ops }]
  }
}

const PAINTERS: Readonly<Record<PassId, Painter>> = {
  background: paintBackground,
  terrain: inHexes(paintTerrain),
  elevation: inHexes(paintElevation),
  ways: inHexes(paintWays),
  standing: inHexes(paintStanding),
  structures: inHexes(paintStructures),
  hexsides: inHexes(paintHexsides),
  grid: paintGrid,
  names: paintNames,
  attributes: (...seen) => [...paintAttributes(...seen, true), ...paintHiddenMarkers(...seen)],
  zones: paintZones,
  labels: paintLabels,
  counters: paintCounters,
}

export const illustrated: Style = {
  id: 'illustrated',
  paint: (scene, pass, rect, detail) => PAINTERS[pass](scene, rect, detail),
}
