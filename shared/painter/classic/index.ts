/** The classic style: flat tints, firm outlines and symbols, like a printed board of the 1980s; fast at any size. */
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
import { paintElevation } from './elevation'
import { isDarkGround, isDarkRim } from './ground/darkGround'
import { paintHexsides } from './hexsides/paintHexsides'
import { CLASSIC_INKS, type InkSet } from './inkSet'
import { paintStructures } from './structures/paintStructures'
import { paintTerrain } from './terrain'
import { paintWays } from './ways/paintWays'

type Painter = (scene: Scene, rect: Rect, detail: Detail) => DrawOp[]

/** The layers that the classic shapes make, in a set of inks. */
export function shapesIn(
  inks: InkSet,
): Readonly<Record<'terrain' | 'elevation' | 'ways' | 'standing' | 'structures' | 'hexsides', Painter>> {
  return {
    terrain: (...seen) => paintTerrain(...seen, inks),
    elevation: (...seen) => paintElevation(...seen, inks),
    ways: (...seen) => paintWays(...seen, inks.ways),
    // Its trees and roofs are symbols of the terrain, under ways and slopes.
    standing: () => [],
    structures: (...seen) => paintStructures(...seen, inks),
    hexsides: (...seen) => paintHexsides(...seen, inks),
  }
}

const PAINTERS: Readonly<Record<PassId, Painter>> = {
  background: paintBackground,
  ...shapesIn(CLASSIC_INKS),
  grid: (...seen) => paintGrid(...seen, isDarkRim),
  names: (...seen) => paintNames(...seen, isDarkGround),
  attributes: (...seen) => [...paintAttributes(...seen), ...paintHiddenMarkers(...seen)],
  zones: paintZones,
  places: paintGamePlaces,
  labels: paintLabels,
  counters: paintCounters,
}

export const classic: Style = {
  id: 'classic',
  paint: (scene, pass, rect, detail) => PAINTERS[pass](scene, rect, detail),
}
