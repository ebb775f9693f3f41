/** Paints what grows besides woods: orchards in rows, brush, single bushes and trees in the open. */
import { append } from '#shared/lang/append'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type TerrainLook } from '#shared/rules/map/looks'
import { fbm, hash, placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { draw, scatter, type Spot } from '../scatter'
import { type Crown, crownsIn, paintCrowns } from './foliage'
import { curves, clipTo, fill, fillRing, inBatches, stroke } from './marks'
import { addBlob, addDot, addTuft } from './shapes'
import { grown, isOn, isWellInside, outlines, partWith, type Site } from './site'
import { type WayMap } from './ways'
import { isHexCenter } from './wood'

const ROWS = { angle: 0.2, along: 0.33, apart: 0.3 }

const isOrchard = (look: TerrainLook): boolean => look === 'orchard'
const isBrush = (look: TerrainLook): boolean => look === 'brush'
const isClear = (look: TerrainLook): boolean => look === 'clear'

function orchardTrees(site: Site, ways: WayMap): Crown[] {
  const cos = Math.cos(ROWS.angle)
  const sin = Math.sin(ROWS.angle)
  const { x, y, width, height } = grown(site.rect, 0.4)
  const corners = [x, x + width].flatMap((cx) =>
    [y, y + height].map((cy) => ({ x: cx * cos + cy * sin, y: cy * cos - cx * sin })),
  )
  const [u0, u1] = [leastOf(corners.map((c) => c.x)), greatestOf(corners.map((c) => c.x))]
  const [v0, v1] = [leastOf(corners.map((c) => c.y)), greatestOf(corners.map((c) => c.y))]
  const trees: Crown[] = []
  for (let j = Math.floor(v0 / ROWS.apart); j * ROWS.apart < v1; j++)
    for (let i = Math.floor(u0 / ROWS.along) - 1; i * ROWS.along < u1; i++) {
      const u = (i + (j % 2 === 0 ? 0 : 0.5)) * ROWS.along
      const v = j * ROWS.apart
      const at = {
        x: u * cos - v * sin + (hash(i, j, 130) - 0.5) * 0.05,
        y: u * sin + v * cos + (hash(i, j, 131) - 0.5) * 0.05,
      }
      if (at.x < x || at.y < y || at.x > x + width || at.y > y + height) continue
      if (!isWellInside(site, at, 0.09, isOrchard) || ways.isNear(at, 0.26)) continue
      trees.push({ ...at, radius: 0.105 + 0.03 * hash(i, j, 132), species: 'apple' })
    }
  return trees
}

function fruit(trees: readonly Crown[]): DrawOp[] {
  return inBatches(
    trees,
    (path, tree) => {
      const random = placeRandom(tree, 9)
      for (let index = 0; index < 6; index++) {
        const turn = random() * 6.3
        const reach = tree.radius * 0.8 * Math.sqrt(random())
        addDot(path, { x: tree.x + Math.cos(turn) * reach, y: tree.y + Math.sin(turn) * reach }, 0.0127)
      }
    },
    (path) => fill(path, '#b8402a'),
  )
}

/** The mown floor of orchards, the rough one of brush. */
export function paintGrowthFloor(site: Site): DrawOp[] {
  const orchard = site.shows('orchard') ? outlines(site, isOrchard, 0.1) : []
  const brush = site.shows('brush') ? outlines(site, isBrush) : []
  const ops: DrawOp[] = []
  if (brush.length > 0) {
    const path = curves(brush)
    if (site.detail === 0) ops.push(fillRing(path, '#7f9450', 0.8))
    else {
      append(
        ops,
        [0.3, 0.18].map((width) => stroke(path, '#6f8343', width, 0.13)),
      )
      ops.push(fillRing(path, '#7d9148', 0.35))
    }
  }
  if (orchard.length === 0) return ops
  const path = curves(orchard)
  if (site.detail === 0) return [...ops, fillRing(path, '#9db35c'), stroke(path, '#5d6f30', 0.05, 0.6)]
  const isMown = (spot: Spot): boolean => draw(spot, 1) < 0.45 && isOn(site, spot, isOrchard, 0.1)
  const grass =
    site.detail === 3 ? scatter(partWith(site, isOrchard, 0.2), { cell: 0.07, seed: 121, where: isMown }) : []
  return [
    ...ops,
    ...[0.14, 0.08].map((width) => stroke(path, '#75893f', width, 0.25)),
    fillRing(path, '#afbc68', 0.85),
    clipTo(path, [
      ...[0.22, 0.1].map((width) => stroke(path, '#7e9145', width, 0.25)),
      ...(site.detail === 3
        ? inBatches(
            grass,
            (to, spot) => addTuft(to, spot, 0.035, placeRandom(spot, 2)),
            (to) => fill(to, '#869a48', 0.7),
          )
        : []),
    ]),
    stroke(path, '#5d6f30', 0.016, 0.5),
  ]
}

/** Bushes among the stones: how many of the spots of brush hold one, and how they are tinted. */
const SCRUB = [
  { look: 'rough', share: 0.2, species: 'bush' },
  { look: 'difficult', share: 0.42, species: 'pine' },
] as const

function scrubCrowns(site: Site, ways: WayMap): Crown[] {
  return SCRUB.filter(({ look }) => site.shows(look)).flatMap(({ look, share, species }) => {
    const isScrub = (other: TerrainLook): boolean => other === look
    const where = (spot: Spot): boolean => draw(spot, 3) < share && isOn(site, spot, isScrub)
    return scatter(partWith(site, isScrub, 0.4), { cell: 0.12, spacing: 0.15, seed: 145, where })
      .filter((spot) => !ways.isNear(spot, 0.22) && !isHexCenter(site, spot, 0.1))
      .map((spot) => ({ x: spot.x, y: spot.y, radius: 0.042 + 0.05 * draw(spot, 1), species }))
  })
}

function brushCrowns(site: Site, ways: WayMap): Crown[] {
  return scatter(partWith(site, isBrush, 0.4), {
    cell: 0.11,
    spacing: 0.125,
    seed: 140,
    where: (spot) => draw(spot, 3) > 0.12 && isOn(site, spot, isBrush),
  })
    .filter((spot) => !ways.isNear(spot, 0.22) && !isHexCenter(site, spot, 0.1))
    .map((spot) => ({
      x: spot.x,
      y: spot.y,
      radius: 0.05 + 0.055 * draw(spot, 1),
      species: draw(spot, 2) < 0.7 ? 'bush' : 'oak',
    }))
}

// The meadow is not bare: now and then a bush, seldom a tree, in small companies, clear of the middle of hexes.
function loners(site: Site, ways: WayMap): Crown[] {
  const isWanted = (spot: Spot): boolean => {
    const chance = draw(spot, 1)
    if (chance > 0.4) return false
    const company = fbm(spot.x * 0.55, spot.y * 0.55, 155)
    if (chance > (company > 0.6 ? 0.4 : company > 0.55 ? 0.09 : 0.012)) return false
    return isWellInside(site, spot, 0.2, isClear) && !ways.isNear(spot, 0.34) && !isHexCenter(site, spot, 0.3)
  }
  return scatter(grown(site.rect, 0.5), { cell: 0.2, spacing: 0.2, seed: 150, where: isWanted }).map(
    (spot) => {
      const isTree = draw(spot, 2) < 0.12
      return {
        x: spot.x,
        y: spot.y,
        radius: isTree ? 0.15 + 0.04 * draw(spot, 3) : 0.045 + 0.05 * draw(spot, 3),
        species: isTree ? 'oak' : draw(spot, 4) < 0.75 ? 'bush' : 'beech',
      }
    },
  )
}

export function paintGrowth(site: Site, ways: WayMap): DrawOp[] {
  if (site.detail === 0) return []
  const trees = site.shows('orchard') ? orchardTrees(site, ways) : []
  const brush = site.shows('brush') ? brushCrowns(site, ways) : []
  const all = crownsIn(site.rect, [...trees, ...brush, ...scrubCrowns(site, ways), ...loners(site, ways)])
  if (site.detail === 1)
    return inBatches(
      all,
      (path, crown) =>
        addBlob(path, { ...crown, rx: crown.radius, ry: crown.radius, angle: 0 }, placeRandom(crown, 1), 0.2),
      (path) => fill(path, '#54713a'),
    )
  return [...paintCrowns(all, site.detail), ...(site.detail === 3 ? fruit(trees) : [])]
}
