/** The style of painted boards: seen straight from above, low light from the north-west. */
import { type DrawOp, type Rect } from '../ops'
import { scaleOps } from '../scaleOps'
import { type Scene } from '../scene'
import { type Detail, type LayerId, type Style } from '../style'
import { paintGround } from './ground'
import { paintHexsides } from './hexsides'
import { paintBuildings, paintYards } from './houses'
import { paintPaving } from './paving'
import { paintRoads } from './road'
import { type Site, siteOf } from './site'
import { paintStreams } from './stream'
import { paintTowers } from './towers'
import { paintTufts } from './tufts'
import { wayMap } from './ways'
import { paintTrees, paintWoodFloor } from './wood'

type LayerPainter = (site: Site) => DrawOp[]

function paintTerrain(site: Site): DrawOp[] {
  return [
    ...paintGround(site),
    ...paintYards(site),
    ...(site.detail === 3 ? paintTufts(site) : []),
    ...paintPaving(site),
    ...paintWoodFloor(site),
  ]
}

function paintWays(site: Site): DrawOp[] {
  const ways = wayMap(site)
  return [...paintStreams(ways.streams, site.detail), ...paintRoads(ways.roads, ways.paths, site.detail)]
}

function paintStanding(site: Site): DrawOp[] {
  return [...paintTrees(site, wayMap(site)), ...paintBuildings(site), ...paintTowers(site)]
}

const LAYER_PAINTERS: Readonly<Partial<Record<LayerId, LayerPainter>>> = {
  terrain: paintTerrain,
  ways: paintWays,
  structures: paintStanding,
  hexsides: paintHexsides,
}

function paint(scene: Scene, layer: LayerId, rect: Rect, detail: Detail): DrawOp[] {
  const painter = LAYER_PAINTERS[layer]
  if (!painter) return []
  const { hexMm } = scene.layout
  const inHexes = {
    x: rect.x / hexMm,
    y: rect.y / hexMm,
    width: rect.width / hexMm,
    height: rect.height / hexMm,
  }
  return scaleOps(painter(siteOf(scene, inHexes, detail)), hexMm)
}

export const illustrated: Style = {
  id: 'illustrated',
  name: { fr: 'Illustré', en: 'Illustrated' },
  paint,
}
