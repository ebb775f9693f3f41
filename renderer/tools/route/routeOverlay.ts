/** A route over the map: its line, what refuses it, each opportunity attack where it falls, and the defensive fire that it may draw. Millimetres. */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey, type HexKey, parseHexKey } from '#shared/hex/axial'
import { hexLine } from '#shared/hex/region'
import { hexCenter, type Point } from '#shared/hex/layout'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { capHeight, placeText } from '#shared/painter/text'
import { type RouteAnswer, type RouteTest } from '#shared/rules/answers/route'
import { answerOps } from '#shared/questions/picture/answerOps'
import { shotLinks } from '#shared/questions/picture/routePicture'
import { type DrawnRoute } from '../../editor/ports/session'
import { type ToolContext } from '../../editor/ports/toolContext'
import { ghost } from '../overlay/counterGhost'
import { keeping } from '../overlay/keeping'
import { hexOutline, type OverlayFrame, regionOutline } from '../overlay/marks'
import { AZURE, cased, rim, RISK, WHITE, wayOps } from '#shared/questions/picture/wayLine'
import { endOf, startOf } from './drawing'

/** The leg that the next click would add. */
export function nextStepOps(route: DrawnRoute, to: Axial, context: ToolContext): DrawOp[] {
  const points = hexLine(endOf(route, context.scenario), to).map((hex) => hexCenter(hex, context.layout))
  if (points.length < 2) return []
  return cased(points, AZURE, 3, context, [4 * context.mmPerPx, 9 * context.mmPerPx])
}

export function routeOps(route: DrawnRoute, answer: RouteAnswer | undefined, context: ToolContext): DrawOp[] {
  const refused = [...new Set(answer?.refused.map(({ hex }) => hex))]
  const line = [startOf(route, context.scenario), ...route.path].map((hex) => hexCenter(hex, context.layout))
  return [
    ...(answer?.end ? endOps(route, answer.end, context) : []),
    ...refused.flatMap((hex) => hexOutline(parseHexKey(hex), context, 'erase')),
    ...(answer ? answerOps({ links: shotLinks(context.scenario, answer) }, context) : []),
    ...wayOps(line, refused.length > 0 ? RISK : AZURE, context),
    ...refused.flatMap((hex) => crossOps(hex, context)),
    ...(answer?.tests ?? []).flatMap((test, index, tests) => testOps(test, index, tests, context)),
  ]
}

const keptEnd = keeping<DrawOp[]>()

// The counter as it comes to stand: faintly, unless it covers the counter itself.
function endOps(route: DrawnRoute, end: NonNullable<RouteAnswer['end']>, context: ToolContext): DrawOp[] {
  const counter = context.scenario.counters[route.counter]
  if (!counter) return []
  return keptEnd([end, counter, context.mmPerPx], () => {
    const there = { ...counter, hex: hexKey(end.hex), facing: end.facing }
    const opacity = route.path.length > 0 ? 0.7 : 1
    const picture: DrawOp = { kind: 'group', opacity, ops: ghost(there, context) }
    return [picture, ...regionOutline(footprint(context.scenario, there), context, 'hover')]
  })
}

function crossOps(hex: HexKey, frame: OverlayFrame): DrawOp[] {
  const { x, y } = hexCenter(parseHexKey(hex), frame.layout)
  const arm = badgeRadius(frame) * 0.5
  const path = new PathBuilder()
    .polyline([
      { x: x - arm, y: y - arm },
      { x: x + arm, y: y + arm },
    ])
    .polyline([
      { x: x - arm, y: y + arm },
      { x: x + arm, y: y - arm },
    ])
    .build()
  const disc = new PathBuilder().circle(x, y, badgeRadius(frame)).build()
  return [
    { kind: 'path', path: disc, fill: solid(RISK), stroke: rim(2, frame) },
    { kind: 'path', path, stroke: { color: WHITE, width: 2.5 * frame.mmPerPx, cap: 'round' } },
  ]
}

function badgeRadius({ layout, mmPerPx }: OverlayFrame): number {
  return Math.max(layout.hexMm * 0.14, 8.5 * mmPerPx)
}

// A numbered badge in the crossed hex, toward the opponent, and a line that joins the two.
function testOps(
  test: RouteTest,
  index: number,
  tests: readonly RouteTest[],
  context: ToolContext,
): DrawOp[] {
  const hex = hexCenter(parseHexKey(test.hex), context.layout)
  const opponent = nearest(standsOn(test.opponent, context.scenario, context), hex)
  const earlier = tests.slice(0, index).filter((other) => other.hex === test.hex)
  const badge = badgePoint(
    hex,
    opponent,
    earlier.filter((other) => other.opponent === test.opponent).length,
    context,
  )
  return [...(opponent ? threatOps(opponent, badge, context) : []), ...badgeOps(badge, index + 1, context)]
}

function standsOn(id: CounterId, scenario: Scenario, { layout }: OverlayFrame): Point[] {
  return footprint(scenario, scenario.counters[id]).map((hex) => hexCenter(hex, layout))
}

function nearest(points: readonly Point[], to: Point): Point | undefined {
  const far = ({ x, y }: Point): number => Math.hypot(x - to.x, y - to.y)
  return [...points].sort((a, b) => far(a) - far(b))[0]
}

// Several of one opponent in one hex stand beside each other.
function badgePoint(hex: Point, opponent: Point | undefined, earlier: number, frame: OverlayFrame): Point {
  if (!opponent) return hex
  const length = Math.hypot(opponent.x - hex.x, opponent.y - hex.y) || 1
  const [ux, uy] = [(opponent.x - hex.x) / length, (opponent.y - hex.y) / length]
  const out = frame.layout.hexMm * 0.3
  const beside = earlier * 2.2 * badgeRadius(frame)
  return { x: hex.x + ux * out - uy * beside, y: hex.y + uy * out + ux * beside }
}

function threatOps(opponent: Point, badge: Point, frame: OverlayFrame): DrawOp[] {
  const { x, y } = opponent
  const ring = new PathBuilder().circle(x, y, 4.5 * frame.mmPerPx).build()
  return [
    ...cased([opponent, badge], RISK, 2.5, frame),
    { kind: 'path', path: ring, fill: solid(RISK), stroke: rim(2, frame) },
  ]
}

function badgeOps({ x, y }: Point, number: number, frame: OverlayFrame): DrawOp[] {
  const radius = badgeRadius(frame)
  const size = radius * (number < 10 ? 1.35 : 1.05)
  return [
    {
      kind: 'path',
      path: new PathBuilder().circle(x, y, radius).build(),
      fill: solid(RISK),
      stroke: rim(2, frame),
    },
    placeText({
      text: String(number),
      x,
      y: y + capHeight('sans-bold', size) / 2,
      font: 'sans-bold',
      size,
      color: WHITE,
      anchor: 'middle',
    }),
  ]
}
