/** The style of painted boards: seen straight from above, low light from the north-west. */
import { type Axial } from '#shared/hex/axial'
import { paintAttributes } from '../attributes'
import { paintBackground } from '../background/paintBackground'
import { paintCounters } from '../counters/paintCounters'
import { paintGrid } from '../grid'
import { paintHiddenMarkers } from '../counters/hiddenMarkers'
import { paintLabels } from '../labels'
import { paintNames } from '../names'
import { type DrawOp, type Rect } from '../ops'
import { type Scene } from '../scene'
import { type Detail, type PassId, type Style } from '../style'
import { paintGamePlaces } from '../gamePlaces'
import { paintZones } from '../zones'
import { isDarkGround } from './darkGround'
import { paintCrossings } from './crossings'
import { paintElevation } from './elevation'
import { paintHexsides } from './hexsides'
import { clipTo } from './marks'
import { paintRoads } from './road'
import { paintRoadBridges } from './roadBridges'
import { outlinesRound, outside, type Site, siteOf, STRAY } from './site'
import { paintStreams } from './stream'
import { paintStructures } from './structures'
import { paintStanding, paintTerrain } from './terrain'
import { isOpenWater } from './water'
import { wayMap } from './ways'

// Roads end where water closes over them; what leads on is a bridge or a ford.
function onDryLand(site: Site, ops: readonly DrawOp[]): readonly DrawOp[] {
  const isDrowned = (hex: Axial): boolean => isOpenWater(site.look(hex))
  if (ops.length === 0 || !site.hexes.some(isDrowned)) return ops
  return [clipTo(outside(site, outlinesRound(site, isDrowned, STRAY)), ops)]
}

function paintWays(site: Site): DrawOp[] {
  const ways = wayMap(site)
  return [
    ...paintStreams(site, ways.streams),
    ...onDryLand(site, paintRoads(ways.roads, ways.paths, site.detail)),
    ...paintRoadBridges(site, ways),
    ...paintCrossings(site),
  ]
}

/** The opacity of the veil under the names of hexes. */
const VEIL = 0.72

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
  grid: (...seen) => paintGrid(...seen, isDarkGround),
  names: (...seen) => paintNames(...seen, isDarkGround, VEIL),
  attributes: (...seen) => [...paintAttributes(...seen, isDarkGround), ...paintHiddenMarkers(...seen)],
  zones: paintZones,
  places: paintGamePlaces,
  labels: paintLabels,
  counters: paintCounters,
}

export const illustrated: Style = {
  id: 'illustrated',
  paint: (scene, pass, rect, detail) => PAINTERS[pass](scene, rect, detail),
}
