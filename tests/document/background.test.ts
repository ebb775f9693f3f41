/** Fitting a scanned board to the grid (MAP-4). */
import { describe, expect, it } from 'vitest'
import { type Affine, applyAffine, type Tie } from '#shared/document/background/affine'
import { fitPicture, leftovers } from '#shared/document/background/fit'
import { type Grid } from '#shared/hex/grid'
import { type Point } from '#shared/hex/layout'
import { syntheticScan } from './syntheticScan'

const LOOSE: Affine = [5, 0, 0, 5, 10, 20]
const TURNED: Affine = [4, 1, -1.2, 3.8, 300, -40]

const tie = (x: number, y: number, affine: Affine = TURNED): Tie => ({
  map: { x, y },
  picture: applyAffine(affine, { x, y }),
})

function near(found: Point, wanted: Point): void {
  expect(found.x).toBeCloseTo(wanted.x, 6)
  expect(found.y).toBeCloseTo(wanted.y, 6)
}

describe('as many points as there are settle as much as they can', () => {
  const far = { x: 77, y: -13 }

  it('lies loose without any', () => {
    expect(fitPicture([], LOOSE).affine).toEqual(LOOSE)
    near(fitPicture([], LOOSE).toMap({ x: 10, y: 20 }), { x: 0, y: 0 })
  })

  it('is moved by one', () => {
    const fit = fitPicture([{ map: { x: 2, y: 3 }, picture: { x: 100, y: 200 } }], LOOSE)
    near(fit.toPicture({ x: 2, y: 3 }), { x: 100, y: 200 })
    near(fit.toPicture({ x: 4, y: 3 }), { x: 110, y: 200 })
  })

  it('is turned and enlarged by two, by a quarter and twice', () => {
    const fit = fitPicture(
      [
        { map: { x: 0, y: 0 }, picture: { x: 50, y: 50 } },
        { map: { x: 10, y: 0 }, picture: { x: 50, y: 70 } },
      ],
      LOOSE,
    )
    near(fit.toPicture({ x: 0, y: 10 }), { x: 30, y: 50 })
    near(fit.toMap({ x: 30, y: 50 }), { x: 0, y: 10 })
  })

  it('is stretched exactly by three, mirrored if they say so', () => {
    const mirrored: Affine = [-4, 0.5, 0.25, 6, 900, 7]
    for (const affine of [TURNED, mirrored]) {
      const fit = fitPicture([tie(0, 0, affine), tie(200, 0, affine), tie(40, 120, affine)], LOOSE)
      near(fit.toPicture(far), applyAffine(affine, far))
      near(fit.toMap(applyAffine(affine, far)), far)
      expect(fit.isWarped).toBe(false)
    }
  })

  it('is turned only by points in a line, and moved only by points in one place', () => {
    const line = fitPicture(
      [tie(0, 0, LOOSE), tie(10, 10, LOOSE), tie(20, 20, LOOSE), tie(30, 30, LOOSE)],
      TURNED,
    )
    near(line.toPicture(far), applyAffine(LOOSE, far))
    const place = fitPicture([tie(5, 5, LOOSE), tie(5, 5, LOOSE), tie(5, 5, LOOSE)], TURNED)
    near(place.toPicture({ x: 5, y: 5 }), applyAffine(LOOSE, { x: 5, y: 5 }))
  })

  it('is not bent by more points that agree, and finds the way back where they do not', () => {
    const grid = [0, 100, 200].flatMap((x) => [0, 90, 180].map((y) => tie(x, y)))
    near(fitPicture(grid, LOOSE).toPicture(far), applyAffine(TURNED, far))
    const bent = grid.map(({ map, picture }, index) => ({
      map,
      picture: { x: picture.x + (index % 3) * 15, y: picture.y - (index % 2) * 12 },
    }))
    const fit = fitPicture(bent, LOOSE)
    expect(fit.isWarped).toBe(true)
    for (const map of [far, { x: 55, y: 66 }, { x: 200, y: 180 }]) near(fit.toMap(fit.toPicture(map)), map)
  })
})

const BOARDS: readonly Grid[] = [
  { orientation: 'flat', stagger: 'odd', columns: 26, rows: 16 },
  { orientation: 'pointy', stagger: 'even', columns: 19, rows: 24 },
]
const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1)

// The worst hex of all boards and seeds, in hexes.
function worstWith(columns: number, rows: number): number {
  return Math.max(
    ...BOARDS.flatMap((grid) =>
      SEEDS.map((seed) => {
        const scan = syntheticScan(grid, seed)
        return scan.worst(fitPicture(scan.clicks(columns, rows), LOOSE).toPicture)
      }),
    ),
  )
}

describe('a scan that is askew, warped by 30 % of a hex and clicked with 3 % of noise', () => {
  it('is off by at most 15 % of a hex anywhere on the board with 12 clicks', () => {
    expect(worstWith(4, 3)).toBeLessThan(0.15)
  })

  it('is off by less with 20, and by less than the warp and the noise together with 6', () => {
    expect(worstWith(5, 4)).toBeLessThan(0.13)
    expect(worstWith(3, 2)).toBeLessThan(0.42)
  })
})

describe('what is left over', () => {
  it('is nothing with three points, and tells which of many is the wrong hex', () => {
    for (const { mm, byOthersMm } of leftovers([tie(0, 0), tie(200, 0), tie(40, 120)], LOOSE)) {
      expect(mm).toBeCloseTo(0, 6)
      expect(byOthersMm).toBe(0)
    }
    const ties = [0, 100, 200, 300].flatMap((x) => [0, 90, 180].map((y) => tie(x, y)))
    const wrong = ties.map((one, index) => (index === 4 ? { ...one, map: { x: 120, y: 90 } } : one))
    const found = leftovers(wrong, LOOSE)
    const worst = Math.max(...found.map(({ byOthersMm }) => byOthersMm))
    expect(found.findIndex(({ byOthersMm }) => byOthersMm === worst)).toBe(4)
    expect(worst).toBeCloseTo(20, 0)
  })
})
