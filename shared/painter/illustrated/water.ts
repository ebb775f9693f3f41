/** Lakes, moats and the sea: pale shallows along the shore, darker water away from it. Marshes. */
import { TERRAIN_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { draw, scatter } from '../scatter'
import { clipTo, curves, fill, fillRing, inBatches, stroke } from './marks'
import { addBlob, addTuft } from './shapes'
import { shores } from './shore'
import { grown, isOn, isWellInside, outlines, partWith, plots, type Site } from './site'
import { paintSurface } from './waterSurface'

interface Water {
  readonly look: TerrainLook
  readonly deep: Color
  readonly mid: Color
  readonly shallow: Color
  /** Width of the shallows, hexes. */
  readonly shelf: number
  /** Banks of earth, or sand. */
  readonly bank: Color
}

const WATERS: readonly Water[] = [
  { look: 'water', deep: '#4b8390', mid: '#649aa2', shallow: '#93b9b1', shelf: 0.34, bank: '#6b5a36' },
  { look: 'sea', deep: '#3b7188', mid: '#5890a0', shallow: '#93bfba', shelf: 0.6, bank: '#d9c893' },
  { look: 'moat', deep: '#3d645b', mid: '#547c70', shallow: '#839c88', shelf: 0.22, bank: '#5d5030' },
]

/** True of lakes, moats and the sea. */
export function isOpenWater(look: TerrainLook): boolean {
  return TERRAIN_LOOK_ROWS[look].water === 'open'
}

// Slow patches of darker and lighter water.
function depths(site: Site, water: Water): DrawOp[] {
  return plots(site.rect, 3, 0.72, 0.75).flatMap((plot) => {
    const spots = scatter(plot, { cell: 0.75, seed: 511 }).filter((spot) =>
      isWellInside(site, spot, 0.3, (look) => look === water.look),
    )
    return [1, 0.7, 0.4].flatMap((part) => {
      if (spots.length === 0) return []
      const path = new PathBuilder()
      for (const spot of spots)
        addBlob(
          path,
          { ...spot, rx: 0.6 * part, ry: 0.34 * part, angle: draw(spot, 2) * 0.8 - 0.4 },
          placeRandom(spot, 3),
        )
      return [fill(path, '#2d5f74', 0.1)]
    })
  })
}

function waterOps(site: Site, water: Water): DrawOp[] {
  const { look, deep, mid, shallow, shelf, bank } = water
  if (!site.shows(look)) return []
  const area = shores(site, (other) => other === look)
  // Where waters meet there is no bank: banks are painted under all of them.
  const path = curves(area)
  if (site.detail === 0) return [stroke(path, bank, 0.08, 0.8), fillRing(path, mid)]
  const shore = (width: number, color: Color, opacity: number): DrawOp =>
    stroke(path, color, width * 2, opacity)
  const inside = [
    ...(site.detail >= 2 ? depths(site, water) : []),
    shore(shelf, mid, 0.4),
    shore(shelf * 0.72, mid, 0.75),
    shore(shelf * 0.5, shallow, 0.3),
    shore(shelf * 0.34, shallow, 0.45),
    shore(shelf * 0.18, shallow, 0.7),
    ...(site.detail === 3 ? paintSurface(site, look) : []),
    shore(0.025, look === 'sea' ? '#f3f7ee' : '#d7e6dc', 0.7),
  ]
  return [fillRing(path, deep), clipTo(path, inside), stroke(path, '#34452f', 0.016, 0.65)]
}

export function showsWater(site: Site): boolean {
  return WATERS.some(({ look }) => site.shows(look))
}

function banks(site: Site): DrawOp[] {
  const area = shores(site, isOpenWater)
  const path = curves(area)
  const sea = curves(outlines(site, (look) => look === 'sea'))
  return [
    stroke(path, '#6f7c3c', 0.3, 0.25),
    stroke(path, '#7d7a42', 0.2, 0.4),
    stroke(path, '#6b5a36', 0.1, 0.85),
    ...(sea.isEmpty
      ? []
      : [
          stroke(sea, '#c9b67e', 0.5, 0.4),
          stroke(sea, '#dccb97', 0.36, 0.75),
          stroke(sea, '#eadcae', 0.16, 0.8),
        ]),
  ]
}

// The bank towards the light throws its shadow on the water.
function bankShade(site: Site): DrawOp[] {
  const area = shores(site, isOpenWater)
  return [
    clipTo(
      curves(area),
      [0.03, 0.055, 0.08].map((shift) => {
        const around = grown(site.rect, 8)
        const path = curves(
          area.map((outline) => outline.map(({ x, y }) => ({ x: x + shift, y: y + shift }))),
        )
        path.rect(around.x, around.y, around.width, around.height)
        return fillRing(path, '#12303a', 0.17)
      }),
    ),
  ]
}

function isMarsh(look: TerrainLook): boolean {
  return look === 'marsh'
}

function marsh(site: Site): DrawOp[] {
  if (!site.shows('marsh')) return []
  const area = outlines(site, isMarsh)
  const path = curves(area)
  if (site.detail === 0) return [fillRing(path, '#84986a'), stroke(path, '#5d7350', 0.05, 0.6)]
  const spots = (cell: number, seed: number) =>
    scatter(partWith(site, isMarsh, 0.4), { cell, seed, where: (spot) => isOn(site, spot, isMarsh) })
  const pools = spots(0.3, 521).filter((spot) => draw(spot, 1) < 0.72)
  const pool = (scale: number, color: Color, opacity: number): DrawOp[] =>
    inBatches(
      pools,
      (to, spot) =>
        addBlob(
          to,
          {
            ...spot,
            rx: (0.09 + 0.09 * draw(spot, 2)) * scale,
            ry: (0.04 + 0.035 * draw(spot, 3)) * scale,
            angle: draw(spot, 4) * 0.5 - 0.25,
          },
          placeRandom(spot, 5),
          0.5,
        ),
      (to) => fill(to, color, opacity),
    )
  const reeds = site.detail >= 2 ? spots(0.105, 522).filter((spot) => draw(spot, 1) < 0.62) : []
  const reed = (height: number, color: Color, shift: number): DrawOp[] =>
    inBatches(
      reeds,
      (to, spot) =>
        addTuft(
          to,
          { x: spot.x + shift, y: spot.y + shift },
          height * (0.7 + 0.5 * draw(spot, 2)),
          placeRandom(spot, 3),
        ),
      (to) => fill(to, color, 0.9),
    )
  return [
    ...[0.24, 0.14].map((width) => stroke(path, '#6b7f4a', width, 0.25)),
    fillRing(path, '#8a9a5e', 0.85),
    clipTo(path, [
      ...[0.2, 0.1].map((width) => stroke(path, '#55683c', width, 0.22)),
      ...pool(1.3, '#55633a', 0.6),
      ...pool(1, '#7fa8a6', 1),
      ...pool(0.55, '#b9d4cd', 0.8),
    ]),
    ...reed(0.12, '#3f5228', 0.012),
    ...reed(0.115, '#8a9c4c', 0),
  ]
}

export function paintWaters(site: Site): DrawOp[] {
  if (!showsWater(site)) return marsh(site)
  return [
    ...(site.detail >= 1 ? banks(site) : []),
    ...WATERS.flatMap((water) => waterOps(site, water)),
    ...(site.detail >= 2 ? bankShade(site) : []),
    ...marsh(site),
  ]
}
