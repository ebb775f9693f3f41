/** Walls, battlements, slits and towers as whole hexes. */
import { DIRECTIONS, type Direction, direction } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { hash } from '../../noise'
import { at, corner, type Site, type StructureInk } from './site'

export function masonry(site: Site): void {
  site.pen('masonry').polygon(DIRECTIONS.map((value) => corner(site, value)))
  const front = frontSides(site)
  for (const value of DIRECTIONS) {
    if (site.joins(value)) continue
    const [ink, scale] = front.includes(value) ? (['front', 0.945] as const) : (['rim', 0.975] as const)
    site.pen(ink).polyline([corner(site, value - 1, scale), corner(site, value, scale)])
  }
  if (site.detail === 3) stoneCourses(site)
  if (site.detail > 0) cracks(site)
}

// The hits it has taken of four, each a crack from the front inwards.
function cracks(site: Site, ink: StructureInk = 'crack'): void {
  const { integrity, spot, w } = site
  if (integrity === undefined) return
  const angle = site.angle ?? 0
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const point = (out: number, across: number): Point => ({
    x: spot.x + (sin * out + cos * across) * w,
    y: spot.y + (-cos * out + sin * across) * w,
  })
  const wounds = Math.min(3, Math.max(1, 4 - integrity))
  for (let wound = 0; wound < wounds; wound++) {
    const across = (wound - (wounds - 1) / 2) * 0.24
    const bent = 0.05 * (hash(spot.q * 4 + wound, spot.r, 74) < 0.5 ? -1 : 1)
    const line = [0.47, 0.34, 0.22, 0.1, -0.02].map((out, index) =>
      point(out, across + (index % 2 === 0 ? bent : -bent)),
    )
    site.pen(ink).polyline(line)
    site.pen(ink).polyline([line[2] as Point, point(0.16, across + 2.4 * bent)])
  }
}

// Rings of joints, so that the middle stays free for a counter.
function stoneCourses(site: Site): void {
  const path = site.pen('course')
  for (const value of DIRECTIONS) {
    for (const scale of [0.86, 0.7])
      path.polyline([corner(site, value - 1, scale), corner(site, value, scale)])
    for (const [t, from, to] of [
      [0.25, 0.86, 0.97],
      [0.75, 0.86, 0.97],
      [0.5, 0.7, 0.86],
    ] as const) {
      const a = site.shape.corners[direction(value - 1)] as Point
      const b = site.shape.corners[value] as Point
      const offset = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
      path.polyline([at(site, offset, from), at(site, offset, to)])
    }
  }
}

// The sides it closes: three when it faces a side, two when it faces a vertex; all when nobody knows.
function frontSides({ angle, shape }: Site): readonly Direction[] {
  if (angle === undefined) return DIRECTIONS
  const facing = { x: Math.sin(angle), y: -Math.cos(angle) }
  return DIRECTIONS.filter((value) => {
    const normal = shape.normals[value] as Point
    return normal.x * facing.x + normal.y * facing.y > 0.4
  })
}

export function battlement(site: Site): void {
  masonry(site)
  if (site.detail < 2) return
  for (const value of frontSides(site)) {
    if (site.joins(value)) continue
    const a = site.shape.corners[direction(value - 1)] as Point
    const b = site.shape.corners[value] as Point
    for (const t of [0.15, 0.385, 0.615, 0.85]) {
      const block = [
        [t - 0.07, 0.82],
        [t + 0.07, 0.82],
        [t + 0.07, 1],
        [t - 0.07, 1],
      ] as const
      site
        .pen('merlon')
        .polygon(
          block.map(([s, scale]) => at(site, { x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s }, scale)),
        )
    }
  }
}

export function arrowSlit(site: Site): void {
  masonry(site)
  if (site.detail < 1) return
  const angle = site.angle ?? 0
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const point = (out: number, across: number): Point => ({
    x: site.spot.x + (sin * out + cos * across) * site.w,
    y: site.spot.y + (-cos * out + sin * across) * site.w,
  })
  site
    .pen('slitBlock')
    .polygon([point(0.24, -0.17), point(0.24, 0.17), point(0.49, 0.17), point(0.49, -0.17)])
  site
    .pen('slit')
    .polygon([
      point(0.24, -0.12),
      point(0.24, 0.12),
      point(0.4, 0.022),
      point(0.49, 0.022),
      point(0.49, -0.022),
      point(0.4, -0.022),
    ])
}

export function tower(site: Site): void {
  const { spot, w, pen, detail } = site
  pen('drum').circle(spot.x, spot.y, 0.46 * w)
  if (detail < 1) return
  cracks(site, 'drumCrack')
  pen('drumFloor').circle(spot.x, spot.y, 0.33 * w)
  if (detail < 2) return
  for (const offset of [-0.24, -0.12, 0, 0.12, 0.24]) {
    const half = Math.sqrt(0.33 * 0.33 - offset * offset)
    pen('board').polyline([
      at(site, { x: -half * w, y: offset * w }),
      at(site, { x: half * w, y: offset * w }),
    ])
  }
  for (let index = 0; index < 12; index++) {
    const [sin, cos] = [Math.sin((index * Math.PI) / 6), Math.cos((index * Math.PI) / 6)]
    const block = [
      [0.4, -0.05],
      [0.485, -0.055],
      [0.485, 0.055],
      [0.4, 0.05],
    ] as const
    pen('drumMerlon').polygon(
      block.map(([r, t]) => at(site, { x: (r * sin + t * cos) * w, y: (-r * cos + t * sin) * w })),
    )
  }
}
