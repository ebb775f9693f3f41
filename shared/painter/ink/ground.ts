/** The ground in one ink: paper, ruled where it is wet, steep, dark or built; far out a grey as light as what is drawn near by. */
import { TERRAIN_LOOK_ROWS, type TerrainLook, TERRAIN_LOOKS } from '#shared/rules/map/looks'
import { AREA_INKS, type CaveEdge, EDGE_INKS, FLAT_INKS, type GroundInk } from '../classic/ground/grounds'
import { CROPS } from '../classic/symbols/fields'
import { WHITE } from '../oneInk'
import { type Color } from '../ops'
import { type Ruling } from '../ruling'
import { type Ink } from '../sketch'
import { BOLD, dots, FINE, FIRM, HAIR, likeClassic, line, lines } from './inks'

const WATER: readonly Ruling[] = [lines(0, 0.1, HAIR, [0.34, 0.12])]

/** Rulings of areas; those not named are bare paper, known by their symbols. */
const RULED: Readonly<Partial<Record<GroundInk, readonly Ruling[]>>> = {
  marsh: [lines(0, 0.12, HAIR, [0.12, 0.2])],
  ford: [lines(0, 0.1, HAIR, [0.08, 0.16])],
  water: WATER,
  bridge: WATER,
  boat: WATER,
  sea: [lines(0, 0.085, HAIR, [0.7, 0.1])],
  moat: [lines(-45, 0.085, HAIR)],
  difficult: [dots(0.15, 0.012)],
  lava: [dots(0.13, 0.012)],
  fortification: [lines(-45, 0.17, HAIR)],
  rampart: [lines(45, 0.17, HAIR)],
  'cave-difficult': [dots(0.12, 0.011)],
}

/** Greys from afar, distinguished where nothing can be drawn: so much darker at each step. */
const STEP = 5
/** Rock underground is the darkest of all by far. */
const ROCK: Color = '#585858'

function grey(look: TerrainLook): Color {
  if (look === 'cave-rock') return ROCK
  const value = Math.round(255 - STEP * TERRAIN_LOOK_ROWS[look].ground.afar)
  return `#${value.toString(16).repeat(3)}`
}

const GREYS = Object.fromEntries([
  ...TERRAIN_LOOKS.map((look): [string, Ink] => [look, { fill: grey(look) }]),
  ...CROPS.map(({ ink }): [string, Ink] => [ink, { fill: grey('field') }]),
]) as Record<GroundInk, Ink>

const AREAS = Object.fromEntries(
  Object.entries(AREA_INKS).map(([id, { width }]): [string, Ink] => {
    const ruling = RULED[id as GroundInk]
    // The seam between two hexes of one area is closed only where nothing is ruled: a line of paper would cut the rulings.
    return [id, ruling ? { fill: WHITE, ruling } : { fill: WHITE, line: WHITE, ...(width && { width }) }]
  }),
) as Record<GroundInk, Ink>

/** Weights of outlines; the others are fine. */
const EDGES: Readonly<Partial<Record<TerrainLook | CaveEdge, Ink>>> = {
  clear: line(HAIR),
  field: line(HAIR, { dash: [0.05, 0.03], cap: 'butt' }),
  brush: line(HAIR),
  rough: line(HAIR),
  water: line(FIRM),
  sea: line(BOLD),
  moat: line(BOLD),
  bridge: line(FIRM),
  boat: line(FIRM),
  lava: line(BOLD),
  impassable: line(FIRM),
  courtyard: line(FIRM),
  rampart: line(FIRM),
  fortification: line(BOLD),
  'cave-rock': line(FIRM),
  'cave mouth': line(0.04, { dash: [0.001, 0.085] }),
  'cave wall': line(0.03),
}

export const GROUND = {
  flat: likeClassic(FLAT_INKS, GREYS),
  areas: likeClassic(AREA_INKS, AREAS),
  edges: likeClassic(
    EDGE_INKS,
    Object.fromEntries(
      Object.keys(EDGE_INKS).map((id) => [id, EDGES[id as TerrainLook] ?? line(FINE)]),
    ) as Record<TerrainLook | CaveEdge, Ink>,
  ),
}
