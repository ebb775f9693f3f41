/** The surface of open water: ripples, the waves of the sea with their foam, duckweed on the still water of moats. */
import { type TerrainLook } from '#shared/rules/map/looks'
import { fbm, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { draw, scatter, type Spot } from '../scatter'
import { fill, inBatches } from './marks'
import { addBlob } from './shapes'
import { isOn, isWellInside, partWith, type Site } from './site'

export function paintSurface(site: Site, look: TerrainLook): DrawOp[] {
  if (look === 'sea') return [...ripples(site, look), ...waves(site)]
  return look === 'moat' ? [...ripples(site, look), ...duckweed(site)] : ripples(site, look)
}

// Waves lie across the wind.
const windAt = ({ x, y }: Spot): number => (fbm(x * 0.35, y * 0.35, 506) - 0.5) * 1.6

// Short curved strokes.
function ripples(site: Site, look: TerrainLook): DrawOp[] {
  const isOfLook = (other: TerrainLook): boolean => other === look
  const spots = scatter(partWith(site, isOfLook, 0.3), {
    cell: 0.17,
    seed: 501,
    where: (spot) => isOn(site, spot, isOfLook) && fbm(spot.x * 0.9, spot.y * 0.9, 505) > 0.44,
  })
  const ink = (pick: number, color: Color, opacity: number): DrawOp[] =>
    inBatches(
      spots.filter((spot) => Math.floor(draw(spot, 1) * 3) === pick),
      (path, spot) => {
        const angle = windAt(spot)
        const length = 0.06 + 0.09 * draw(spot, 2)
        const [u, v] = [Math.cos(angle) * length, Math.sin(angle) * length]
        const bow = 0.02 + 0.02 * draw(spot, 3)
        path
          .move(spot.x - u, spot.y - v)
          .quad(spot.x, spot.y - bow, spot.x + u, spot.y + v)
          .quad(spot.x, spot.y - bow + 0.016, spot.x - u, spot.y - v)
          .close()
      },
      (path) => fill(path, color, opacity),
    )
  const dark = ink(0, '#2f5c6c', 0.5)
  // Nothing glitters on a moat.
  return look === 'moat' ? dark : [...dark, ...ink(1, '#b9d6d0', 0.6), ...ink(2, '#eef5ec', 0.55)]
}

// Crests of foam, each over the dark trough before it.
function waves(site: Site): DrawOp[] {
  const isSea = (look: TerrainLook): boolean => look === 'sea'
  const spots = scatter(partWith(site, isSea, 0.4), {
    cell: 0.26,
    seed: 531,
    spacing: 0.24,
    where: (spot) => isWellInside(site, spot, 0.12, isSea) && draw(spot, 1) < 0.6,
  })
  const crest = (drop: number, thick: number, color: Color, opacity: number): DrawOp[] =>
    inBatches(
      spots,
      (path, spot) => {
        const angle = windAt(spot)
        const length = 0.08 + 0.06 * draw(spot, 2)
        const [u, v] = [Math.cos(angle) * length, Math.sin(angle) * length]
        const bow = 0.055 + 0.03 * draw(spot, 3)
        const y = spot.y + drop
        path
          .move(spot.x - u, y - v)
          .quad(spot.x, y - bow, spot.x + u, y + v)
          .quad(spot.x, y - bow + thick * 2, spot.x - u, y - v)
          .close()
      },
      (path) => fill(path, color, opacity),
    )
  return [...crest(0.016, 0.03, '#235062', 0.5), ...crest(0, 0.019, '#f2f6ee', 0.8)]
}

// It gathers in rafts, thickest where nothing stirs it.
function duckweed(site: Site): DrawOp[] {
  const isMoat = (look: TerrainLook): boolean => look === 'moat'
  const leaves = scatter(partWith(site, isMoat, 0.2), {
    cell: 0.052,
    seed: 541,
    where: (spot) =>
      fbm(spot.x * 1.7, spot.y * 1.7, 545) > 0.47 + 0.12 * draw(spot, 1) && isOn(site, spot, isMoat),
  })
  const tone = (pick: number, color: Color): DrawOp[] =>
    inBatches(
      leaves.filter((spot) => Math.floor(draw(spot, 2) * 3) === pick),
      (path, spot) => {
        const size = 0.014 + 0.014 * draw(spot, 3)
        addBlob(path, { ...spot, rx: size * 1.2, ry: size, angle: draw(spot, 4) * 3 }, placeRandom(spot, 5))
      },
      (path) => fill(path, color, 0.8),
    )
  return [...tone(0, '#5d7f43'), ...tone(1, '#7c9a52'), ...tone(2, '#98ad63')]
}
