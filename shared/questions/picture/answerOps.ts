/** An answer over the map: its areas with what is written in them, arrows between hexes, and ways. Millimetres. */
import { type Axial } from '#shared/hex/axial'
import { hexCenter, type Point } from '#shared/hex/layout'
import { type Color, type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { regionPath } from '#shared/painter/regionPath'
import {
  type Answer,
  type AnswerLink,
  type AnswerShade,
  type AnswerWay,
  type LinkKind,
} from '#shared/rules/answer'
import { type AnswerFrame, hexTexts } from './hexText'
import { inkOf } from './tones'
import { arrowOps, AZURE, RISK, WHITE } from './wayLine'

const LINK_COLORS: Readonly<Record<LinkKind, Color>> = {
  sight: AZURE,
  fire: '#d9480f',
  fight: RISK,
  blocked: '#5c6470',
}
const BEST = AZURE
const OTHER = '#7048b6'

export function answerOps(
  { shades = [], links = [], ways = [] }: Pick<Answer, 'shades' | 'links' | 'ways'>,
  frame: AnswerFrame,
): DrawOp[] {
  return [
    ...shades.flatMap((shade) => shadeOps(shade, frame)),
    ...shades.flatMap(({ hexes, texts = [] }) => hexTexts(hexes, texts, frame)),
    // The recommended one comes last, over the others.
    ...[...ways]
      .sort((a, b) => Number(a.rank === 'best') - Number(b.rank === 'best'))
      .flatMap((way) => wayOps(way, frame)),
    ...links.flatMap((link) => linkOps(link, frame)),
  ]
}

function shadeOps({ hexes, tone }: AnswerShade, { layout, mmPerPx }: AnswerFrame): DrawOp[] {
  if (hexes.length === 0) return []
  const { color, opacity, hatched } = inkOf(tone)
  const path = regionPath(hexes, layout)
  const line = (ink: Color, px: number, shown: number): DrawOp => ({
    kind: 'path',
    path,
    stroke: { color: ink, width: px * mmPerPx, opacity: shown, join: 'round' },
  })
  const area: DrawOp = hatched
    ? { kind: 'group', clip: { path }, ops: [hatching(hexes, color, { layout, mmPerPx })] }
    : { kind: 'path', path, fill: solid(color, opacity), rule: 'evenodd' }
  // Areas of a scale lie side by side: a fine line parts them, where one area alone has a broad rim.
  if (typeof tone === 'number') return [area, line(WHITE, 1, 0.7)]
  return tone === 'no' ? [area, line(color, 2, 0.3)] : [area, line(WHITE, 4.5, 0.75), line(color, 2.25, 1)]
}

/** Slanted lines over the frame of these hexes, on a lattice fixed to the map. */
function hatching(hexes: readonly Axial[], color: Color, { layout, mmPerPx }: AnswerFrame): DrawOp {
  const centers = hexes.map((hex) => hexCenter(hex, layout))
  const span = (of: (point: Point) => number): readonly [number, number] => [
    Math.min(...centers.map(of)) - layout.hexMm,
    Math.max(...centers.map(of)) + layout.hexMm,
  ]
  const [[left, right], [top, bottom]] = [span(({ x }) => x), span(({ y }) => y)]
  const step = layout.hexMm / 5
  const lines = new PathBuilder()
  const first = Math.floor((left + top) / step) * step
  for (let sum = first; sum <= right + bottom; sum += step)
    lines.polyline([
      { x: sum - bottom, y: bottom },
      { x: sum - top, y: top },
    ])
  return { kind: 'path', path: lines.build(), stroke: { color, width: 1.5 * mmPerPx, opacity: 0.8 } }
}

function wayOps({ path, rank }: AnswerWay, frame: AnswerFrame): DrawOp[] {
  const points = path.map((hex) => hexCenter(hex, frame.layout))
  return arrowOps(points, rank === 'best' ? BEST : OTHER, rank === 'best' ? 4 : 3, frame)
}

/** From the edge of one counter to that of the other: neither is covered. */
function linkOps({ kind, from, to }: AnswerLink, frame: AnswerFrame): DrawOp[] {
  const [start, end] = [hexCenter(from, frame.layout), hexCenter(to, frame.layout)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  if (length === 0) return []
  const inset = Math.min(frame.layout.hexMm * 0.36, length * 0.3) / length
  const at = (part: number): Point => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  })
  return arrowOps([at(inset), at(1 - inset)], LINK_COLORS[kind], 2.5, frame)
}
