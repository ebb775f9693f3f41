/** The ink-saving style: white ground, line symbols and hatching, the shapes of the classic style in one ink (ART-1). */
import { paintAttributes } from '../attributes'
import { paintBackground } from '../background/paintBackground'
import { shapesIn } from '../classic/index'
import { type InkSet } from '../classic/inkSet'
import { terrainInParts } from '../classic/terrain'
import { paintCounters } from '../counters/paintCounters'
import { paintHiddenMarkers } from '../counters/hiddenMarkers'
import { paintGamePlaces } from '../gamePlaces'
import { paintGrid } from '../grid'
import { paintLabels } from '../labels'
import { paintNames } from '../names'
import { BLACK, inBlack, WHITE } from '../oneInk'
import { type DrawOp, type Rect } from '../ops'
import { type Scene } from '../scene'
import { type Detail, type PassId, type Style } from '../style'
import { paintZones } from '../zones'
import { GROUND } from './ground'
import { HEXSIDES } from './hexsides'
import { FLAT_LEVELS, LEVELS } from './levels'
import { PIECES, STRUCTURES } from './structures'
import { SYMBOLS } from './symbols'
import { WAYS } from './ways'

const INKS: InkSet = {
  printing: 'black',
  ...GROUND,
  symbols: SYMBOLS,
  flatLevels: FLAT_LEVELS,
  levels: LEVELS,
  teeth: { spacing: 0.12, width: 0.02 },
  levelNumber: { color: BLACK, halo: WHITE },
  ways: WAYS,
  hexsides: HEXSIDES,
  structures: STRUCTURES,
  pieces: PIECES,
}

/** The ground is light everywhere. */
const isDark = (): boolean => false

/** The opacity of the grid where the author says nothing: lighter than what is drawn. */
const GRID_OPACITY = 0.4

// The author's colours of lines and names were chosen for coloured ground.
function withGridInBlack(scene: Scene): Scene {
  const { lineColor: _line, nameColor: _name, ...look } = scene.map.gridLook ?? {}
  return { ...scene, map: { ...scene.map, gridLook: { lineOpacity: GRID_OPACITY, ...look } } }
}

type Painter = (scene: Scene, rect: Rect, detail: Detail) => DrawOp[]

const PAINTERS: Readonly<Record<PassId, Painter>> = {
  background: paintBackground,
  ...shapesIn(INKS),
  grid: (scene, ...seen) => inBlack(paintGrid(withGridInBlack(scene), ...seen, isDark)),
  names: (scene, ...seen) => inBlack(paintNames(withGridInBlack(scene), ...seen, isDark)),
  attributes: (...seen) => inBlack([...paintAttributes(...seen), ...paintHiddenMarkers(...seen)]),
  zones: (...seen) => paintZones(...seen, 'black'),
  places: (...seen) => paintGamePlaces(...seen, 'black'),
  labels: (...seen) => inBlack(paintLabels(...seen)),
  counters: (...seen) => paintCounters(...seen, 'black'),
}

export const ink: Style = {
  id: 'ink',
  isFlat: true,
  paint: (scene, pass, rect, detail) => PAINTERS[pass](scene, rect, detail),
  inParts: (scene, pass, rect, detail) =>
    pass === 'terrain' ? terrainInParts(scene, rect, detail, INKS) : undefined,
}
