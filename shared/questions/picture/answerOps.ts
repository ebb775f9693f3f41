/** An answer over the map: its areas with what is written in them, arrows between hexes, and ways. Millimetres. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { hexCenter, hexCorners, type Layout, type Point, vertexPoint } from '#shared/hex/layout'
import { outlineRings } from '#shared/hex/outline'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { mapFrame } from '#shared/painter/frame'
import { type Color, type DrawOp, type Path, solid, type Stroke } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { regionPath } from '#shared/painter/regionPath'
import { type Answer, type AnswerLink, type AnswerShade, type AnswerWay } from '#shared/rules/answers/answer'
import { LINK_LOOKS, WAY_LOOKS } from './arrows'
import { type AnswerFrame, hexTexts } from './hexText'
import { inkOf, rulingOf } from './tones'
import { arrowOps, WHITE } from './wayLine'

export function answerOps(
  { shades = [], links = [], ways = [] }: Pick<Answer, 'shades' | 'links' | 'ways'>,
  frame: AnswerFrame,
): DrawOp[] {
  const { x, y, width, height } = mapFrame(frame.layout)
  const map = new PathBuilder().rect(x, y, width, height).build()
  const areas = shades.flatMap((shade) => shadeOps(shade, frame))
  return [
    // Rim hexes are cut where the map ends.
    ...(areas.length > 0 ? [{ kind: 'group', clip: { path: map }, ops: areas } as const] : []),
    ...shades.flatMap(({ hexes, texts = [] }) => hexTexts(hexes, texts, frame)),
    // The recommended one comes last, over the others.
    ...[...ways]
      .sort((a, b) => Number(a.rank === 'best') - Number(b.rank === 'best'))
      .flatMap((way) => wayOps(way, frame)),
    ...links.flatMap((link) => linkOps(link, frame)),
  ]
}

function shadeOps(shade: AnswerShade, frame: AnswerFrame): DrawOp[] {
  const { hexes, tone } = shade
  if (hexes.length === 0) return []
  const { layout, mmPerPx } = frame
  const { color, opacity, hatched, rimmed } = inkOf(tone)
  const path = regionPath(hexes, layout)
  const line = (ink: Color, px: number, shown: number): DrawOp => ({
    kind: 'path',
    path,
    stroke: { color: ink, width: px * mmPerPx, opacity: shown, join: 'round' },
  })
  const inside = insideOf(hexes, frame)
  const area: DrawOp = hatched
    ? {
        kind: 'group',
        clip: { path: inside, rule: 'evenodd' },
        ops: [hatching(hexes, { color, opacity: 0.8, width: 1.5 * mmPerPx }, layout.hexMm / 5, layout)],
      }
    : { kind: 'path', path: inside, fill: solid(color, opacity), rule: 'evenodd' }
  if (rimmed) return [area, line(WHITE, 4.5, 0.75), line(color, 2.25, 1)]
  if (tone === 'no') return [area, line(color, 2, 0.3)]
  // A fine line parts the areas of a scale.
  return [area, ...rulingOps(shade, inside, frame), line(WHITE, 1, 0.7)]
}

/** Share of a hex that is left open about a counter, which would not be known again under a shade. */
const LEFT_OPEN = 0.78

/** All of the free hexes, a ring of the occupied ones; even-odd. */
function insideOf(hexes: readonly Axial[], { layout, occupied }: AnswerFrame): Path {
  const path = new PathBuilder()
  for (const ring of outlineRings(hexes)) path.polygon(ring.map((vertex) => vertexPoint(vertex, layout)))
  for (const hex of hexes) {
    if (!occupied?.has(hexKey(hex))) continue
    const { x, y } = hexCenter(hex, layout)
    path.polygon(
      hexCorners(hex, layout).map((corner) => ({
        x: x + (corner.x - x) * LEFT_OPEN,
        y: y + (corner.y - y) * LEFT_OPEN,
      })),
    )
  }
  return path.build()
}

function rulingOps(shade: AnswerShade, inside: Path, { layout, mmPerPx }: AnswerFrame): DrawOp[] {
  const ruling = rulingOf(shade)
  if (!ruling) return []
  const { color, opacity, lines, crossed } = ruling
  const stroke: Stroke = { color, opacity, width: mmPerPx }
  const step = layout.hexMm / lines
  const ruled = (rises: boolean): DrawOp => hatching(shade.hexes, stroke, step, layout, rises)
  const ops = crossed ? [ruled(false), ruled(true)] : [ruled(false)]
  return [{ kind: 'group', clip: { path: inside, rule: 'evenodd' }, ops }]
}

/**
 * Lines that fall to the right over the frame of these hexes, on a lattice fixed to the map; those of set-up zones rise.
 * @param step between two lines, across, in mm.
 */
function hatching(
  hexes: readonly Axial[],
  stroke: Stroke,
  step: number,
  layout: Layout,
  rises = false,
): DrawOp {
  const centers = hexes.map((hex) => hexCenter(hex, layout))
  const span = (of: (point: Point) => number): readonly [number, number] => [
    leastOf(centers.map(of)) - layout.hexMm,
    greatestOf(centers.map(of)) + layout.hexMm,
  ]
  const [[left, right], [top, bottom]] = [span(({ x }) => x), span(({ y }) => y)]
  const lines = new PathBuilder()
  const [first, last] = rises ? [left + top, right + bottom] : [left - bottom, right - top]
  const slope = rises ? -1 : 1
  for (let shift = Math.floor(first / step) * step; shift <= last; shift += step)
    lines.polyline([
      { x: shift + slope * top, y: top },
      { x: shift + slope * bottom, y: bottom },
    ])
  return { kind: 'path', path: lines.build(), stroke }
}

function wayOps({ path, rank }: AnswerWay, frame: AnswerFrame): DrawOp[] {
  const points = path.map((hex) => hexCenter(hex, frame.layout))
  const { color, px, dash } = WAY_LOOKS[rank]
  return arrowOps(points, color, px, frame, dash)
}

/** Draws a link from the edge of one counter to that of the other, so that neither is covered. */
function linkOps({ kind, from, to }: AnswerLink, frame: AnswerFrame): DrawOp[] {
  const [start, end] = [hexCenter(from, frame.layout), hexCenter(to, frame.layout)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  if (length === 0) return []
  const inset = Math.min(frame.layout.hexMm * 0.36, length * 0.3) / length
  const at = (part: number): Point => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  })
  const { color, px, dash } = LINK_LOOKS[kind]
  return arrowOps([at(inset), at(1 - inset)], color, px, frame, dash)
}
