/** The classic style: flat tints, firm outlines and symbols, like a printed board of the 1980s; fast at any size. */
import { paintAttributes } from '../attributes'
import { paintBackground } from '../background/paintBackground'
import { paintCounters } from '../counters/paintCounters'
import { paintGrid } from '../grid'
import { paintHiddenMarkers } from '../counters/hiddenMarkers'
import { paintLabels } from '../labels'
import { namesInParts, paintNames } from '../names'
import { type DrawOp, type Rect } from '../ops'
import { type Scene } from '../scene'
import { type Detail, type PassId, type Style } from '../style'
import { paintGamePlaces } from '../gamePlaces'
import { paintZones } from '../zones'
import { paintElevation } from './elevation'
import { isDarkGround } from './ground/darkGround'
import { paintHexsides } from './hexsides/paintHexsides'
import { CLASSIC_INKS, type InkSet } from './inkSet'
import { paintStructures } from './structures/paintStructures'
import { terrainInParts } from './terrain'
import { paintWays } from './ways/paintWays'

type Painter = (scene: Scene, rect: Rect, detail: Detail) => DrawOp[]
type PainterInParts = (scene: Scene, rect: Rect, detail: Detail) => Iterable<DrawOp[]>

/** The layers that the classic shapes make, in a set of inks. */
export function shapesIn(
  inks: InkSet,
): Readonly<Record<'terrain' | 'elevation' | 'ways' | 'standing' | 'structures' | 'hexsides', Painter>> {
  return {
    terrain: (...seen) => [...terrainInParts(...seen, inks)].flat(),
    elevation: (...seen) => paintElevation(...seen, inks),
    ways: (...seen) => paintWays(...seen, inks.ways),
    // Its trees and roofs are symbols of the terrain, under ways and slopes.
    standing: () => [],
    structures: (...seen) => paintStructures(...seen, inks),
    hexsides: (...seen) => paintHexsides(...seen, inks),
  }
}

// The symbols of a large map are many, and so are its names.
const IN_PARTS: Readonly<Partial<Record<PassId, PainterInParts>>> = {
  terrain: (...seen) => terrainInParts(...seen, CLASSIC_INKS),
  names: (...seen) => namesInParts(...seen, isDarkGround),
}

const PAINTERS: Readonly<Record<PassId, Painter>> = {
  background: paintBackground,
  ...shapesIn(CLASSIC_INKS),
  grid: (...seen) => paintGrid(...seen, isDarkGround),
  names: (...seen) => paintNames(...seen, isDarkGround),
  attributes: (...seen) => [...paintAttributes(...seen), ...paintHiddenMarkers(...seen)],
  zones: paintZones,
  places: paintGamePlaces,
  labels: paintLabels,
  counters: paintCounters,
}

export const classic: Style = {
  id: 'classic',
  isFlat: true,
  paint: (scene, pass, rect, detail) => PAINTERS[pass](scene, rect, detail),
  inParts: (scene, pass, rect, detail) => IN_PARTS[pass]?.(scene, rect, detail),
}
