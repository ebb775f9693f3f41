/** Draws rubble, filled moats, fire and smoke on a hex, in the classic style. */
import { DIRECTIONS, direction } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { hash } from '../../noise'
import { type PathBuilder } from '../../path'
import { at, corner, type Site } from './site'

function ringed(site: Site, count: number, draw: (point: Point, index: number) => void): void {
  const turn = hash(site.spot.q, site.spot.r, 71) * 6
  for (let index = 0; index < count; index++) {
    const angle = turn + index * 2.4
    const distance = (0.16 + (0.26 * (index + 0.5)) / count) * site.w
    draw(at(site, { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }), index)
  }
}

export function rubble(site: Site): void {
  const { w, pen, detail } = site
  const outline = DIRECTIONS.flatMap((value) => [
    corner(site, value, 0.82),
    at(site, site.shape.middles[direction(value + 1)] as Point, 0.94),
  ])
  pen('debris').smoothClosed(outline)
  ringed(site, detail < 2 ? 5 : 13, (point, index) => {
    const size = (0.04 + 0.035 * hash(site.spot.q * 16 + index, site.spot.r, 72)) * w * (detail < 2 ? 1.5 : 1)
    const tilt = hash(site.spot.q * 16 + index, site.spot.r, 73) * 3
    const quad = (scale: number, dx: number): Point[] =>
      [0.6, 2.2, 3.8, 5.3].map((angle) => ({
        x: point.x + dx + Math.cos(angle + tilt) * size * 1.2 * scale,
        y: point.y + dx + Math.sin(angle + tilt) * size * scale,
      }))
    pen('stone').polygon(quad(1, 0))
    if (detail > 1) pen('stoneLit').polygon(quad(0.6, -0.12 * size))
  })
}

export function filledMoat(site: Site): void {
  const { w, pen } = site
  pen('earth').polygon(DIRECTIONS.map((value) => corner(site, value, 0.97)))
  if (site.detail < 1) return
  const path = pen('fascine')
  ringed(site, 9, (point, index) => {
    const lean = index % 2 === 0 ? 1 : -1
    for (const shift of [-0.025, 0.025])
      path.polyline([
        { x: point.x - 0.07 * w, y: point.y + (shift - lean * 0.03) * w },
        { x: point.x + 0.07 * w, y: point.y + (shift + lean * 0.03) * w },
      ])
  })
}

type Flame = readonly [dx: number, dy: number, height: number]

function flames(site: Site, shown: readonly Flame[]): void {
  const { w, pen } = site
  const flame = (path: PathBuilder, x: number, y: number, h: number): void => {
    path
      .move(x, y)
      .cubic(x - 0.75 * h, y - 0.05 * h, x - 0.5 * h, y - 0.65 * h, x - 0.12 * h, y - 1.25 * h)
      .cubic(x - 0.1 * h, y - 0.8 * h, x + 0.2 * h, y - 0.85 * h, x + 0.22 * h, y - 1.05 * h)
      .cubic(x + 0.55 * h, y - 0.55 * h, x + 0.6 * h, y - 0.05 * h, x, y)
      .close()
  }
  for (const [dx, dy, h] of shown) {
    const point = at(site, { x: dx * w, y: dy * w })
    flame(pen('flameOuter'), point.x, point.y, h * w)
    if (site.detail > 0) flame(pen('flameInner'), point.x, point.y - 0.02 * w, h * 0.55 * w)
  }
}

const FIRE: readonly Flame[] = [
  [-0.24, 0.06, 0.24],
  [0.22, -0.05, 0.22],
  [0.02, 0.36, 0.3],
]

export function fire(site: Site): void {
  flames(site, FIRE)
}

/** One flame over crossed logs. */
export function fireStart(site: Site): void {
  const { w, pen } = site
  const path = pen('log')
  for (const side of [-1, 1])
    path.polyline([
      at(site, { x: -0.16 * side * w, y: 0.3 * w }),
      at(site, { x: 0.16 * side * w, y: 0.38 * w }),
    ])
  flames(site, [[0, 0.33, 0.27]])
}

/** Flames all over the hex. */
export function blaze(site: Site): void {
  const { spot, w } = site
  if (site.detail > 0) site.pen('scorch').circle(spot.x, spot.y, 0.45 * w)
  flames(site, [[0, -0.1, 0.3], ...FIRE, [-0.3, 0.33, 0.22], [0.31, 0.27, 0.22], [-0.02, 0.12, 0.26]])
}

/** Rings of cloud: a few apart, or a hex full of them. */
export function smoke(dense: boolean): (site: Site) => void {
  return (site) => {
    const count = dense ? 9 : 4
    ringed(site, count, ({ x, y }, index) => {
      const size = ((dense ? 0.15 : 0.1) + 0.03 * hash(site.spot.q * 16 + index, site.spot.r, 75)) * site.w
      const path = site.pen(dense ? 'smokeDense' : 'smoke')
      path.circle(x, y, size)
      if (site.detail < 2) return
      site
        .pen(dense ? 'curlDense' : 'curl')
        .move(x - size * 0.5, y + size * 0.15)
        .cubic(x - size * 0.5, y - size * 0.6, x + size * 0.55, y - size * 0.55, x + size * 0.4, y)
        .cubic(x + size * 0.3, y + size * 0.35, x - size * 0.15, y + size * 0.3, x - size * 0.1, y)
    })
  }
}
