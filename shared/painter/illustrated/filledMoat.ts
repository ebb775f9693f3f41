/** A ditch filled by besiegers: earth across the water, and bundles of branches laid over it (MC-MAP-2). */
import { hexKey } from '#shared/hex/axial'
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { clipTo, curves, fill, fillRing, inBatches, polygons, stroke } from './marks'
import { addBlob, box, type Frame, frameAt, inFrame } from './shapes'
import { outlinesRound, type Site, STRAY } from './site'
import { type Standing } from './standing'

/** A bundle of branches, tied twice. */
interface Fascine {
  readonly frame: Frame
  readonly half: number
}

const THICK = 0.036

// Rows side by side, as they were thrown from the bank, none quite straight.
function fascinesIn(center: Point): Fascine[] {
  const random = placeRandom(center, 92)
  const rows = frameAt(center, random() * Math.PI)
  return [-0.4, -0.31, -0.22, -0.13, -0.04, 0.05, 0.14, 0.23, 0.32, 0.41].flatMap((v, row) =>
    (Math.abs(v) > 0.3 ? [-0.02] : [-0.3, -0.02, 0.26]).flatMap((u) => {
      if (random() < 0.16) return []
      const at = inFrame(rows, u + (row % 2) * 0.06 + (random() - 0.5) * 0.07, v + (random() - 0.5) * 0.03)
      const angle = Math.atan2(rows.along.y, rows.along.x) + (random() - 0.5) * 0.4
      return [{ frame: frameAt(at, angle), half: 0.11 + 0.045 * random() }]
    }),
  )
}

export function paintFilledMoats(site: Site, moats: readonly Standing[]): DrawOp[] {
  if (moats.length === 0) return []
  const filled = new Set(moats.map(({ hex }) => hexKey(hex)))
  const earth = curves(outlinesRound(site, (hex) => filled.has(hexKey(hex)), STRAY))
  const ground = [
    stroke(earth, '#3d3018', 0.11, 0.45),
    stroke(earth, '#5b4522', 0.06),
    fillRing(earth, '#86693f'),
  ]
  if (site.detail === 0) return ground
  const centers = moats.map(({ center }) => center)
  const fascines = centers.flatMap(fascinesIn)
  return [...ground, clipTo(earth, clodOps(centers)), ...fascineOps(fascines, site)]
}

function clodOps(centers: readonly Point[]): DrawOp[] {
  const [dark, light] = [new PathBuilder(), new PathBuilder()]
  for (const center of centers) {
    const random = placeRandom(center, 97)
    for (let clod = 0; clod < 26; clod++) {
      const x = center.x + (random() - 0.5) * 1.1
      const y = center.y + (random() - 0.5) * 1.1
      const size = 0.03 + 0.06 * random()
      addBlob(clod % 2 === 0 ? dark : light, { x, y, rx: size, ry: size * 0.7, angle: random() * 3 }, random)
    }
  }
  return [fill(dark, '#553e1f', 0.6), fill(light, '#ab8f5c', 0.6)]
}

function fascineOps(fascines: readonly Fascine[], { detail }: Site): DrawOp[] {
  const bodies = fascines.map(({ frame, half }) => box(frame, [-half, -THICK], [half, THICK]))
  const lines =
    (vs: readonly number[]) =>
    (path: PathBuilder, { frame, half }: Fascine): void => {
      for (const v of vs)
        path.polyline([inFrame(frame, -half * 1.06, v * THICK), inFrame(frame, half * 1.04, v * THICK * 0.9)])
    }
  const ties = (path: PathBuilder, { frame, half }: Fascine): void => {
    for (const u of [-0.55, 0.55])
      path.polyline([inFrame(frame, half * u, -THICK * 1.1), inFrame(frame, half * u, THICK * 1.1)])
  }
  const shadows = bodies.map((body) => body.map(({ x, y }) => ({ x: x + 0.02, y: y + 0.024 })))
  return [
    fill(polygons(shadows), '#1a1509', 0.4),
    stroke(polygons(bodies), '#33230d', 0.018),
    fill(polygons(bodies), '#94703d'),
    ...(detail >= 2
      ? [
          ...inBatches(fascines, lines([-0.75, -0.05, 0.7]), (path) => stroke(path, '#5a3f1b', 0.008, 0.9)),
          ...inBatches(fascines, lines([-0.4, 0.35]), (path) => stroke(path, '#cba466', 0.011)),
          ...inBatches(fascines, ties, (path) => stroke(path, '#33230d', 0.014)),
        ]
      : []),
  ]
}
