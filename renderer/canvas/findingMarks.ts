/**
 * Marks on the map where the findings are (MAP-5, layer "checks"): a crossed disc for errors, a triangle for warnings, a diamond for
 * hints, so that not the colour alone tells them apart. A few paths, whatever the number of findings.
 */
import { type Finding, SEVERITIES, type Severity } from '#shared/checks/finding'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexsideEnds, type Point } from '#shared/hex/layout'
import { type DrawOp, type Rect, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'

const COLORS: Readonly<Record<Severity, string>> = { error: '#c92a2a', warning: '#b35900', hint: '#1f6fd6' }

/** Radius, pixels; never more than this part of a hex. */
const RADIUS_PX = 7
const RADIUS_HEXES = 0.17
/** In a hex: above its middle and to the right, where no number, no name and little of a counter is. */
const AT: Point = { x: 0.3, y: -0.27 }

interface Mark extends Point {
  readonly severity: Severity
}

export interface FindingMarks {
  /** Those that are seen in a rectangle (mm). */
  ops(scenario: Scenario, findings: readonly Finding[], seen: Rect, mmPerPx: number): DrawOp[]
}

export function createFindingMarks(): FindingMarks {
  let marks: readonly Mark[] = []
  let marked: readonly unknown[] = []
  return {
    ops(scenario, findings, seen, mmPerPx) {
      const { grid, hexMm } = scenario.map
      const depends = [findings, grid, hexMm, scenario.counters]
      if (depends.some((part, index) => part !== marked[index])) {
        marks = marksOf(scenario, findings)
        marked = depends
      }
      const radius = Math.min(RADIUS_PX * mmPerPx, RADIUS_HEXES * hexMm)
      const inSight = marks.filter(
        ({ x, y }) =>
          x > seen.x - radius &&
          y > seen.y - radius &&
          x < seen.x + seen.width + radius &&
          y < seen.y + seen.height + radius,
      )
      // The gravest lie on top.
      return SEVERITIES.toReversed().flatMap((severity) =>
        drawn(
          severity,
          inSight.filter((mark) => mark.severity === severity),
          radius,
        ),
      )
    },
  }
}

// One mark a place: the gravest there.
function marksOf({ map, counters }: Scenario, findings: readonly Finding[]): readonly Mark[] {
  const layout = { grid: map.grid, hexMm: map.hexMm }
  const places = new Map<string, Mark>()
  const mark = (key: string, { x, y }: Point, severity: Severity): void => {
    const before = places.get(key)
    if (!before || SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(before.severity))
      places.set(key, { x, y, severity })
  }
  for (const { severity, hexes, hexsides, counters: pieces } of findings) {
    const ofCounters = pieces.flatMap((id) => counters[id]?.hex ?? [])
    for (const hex of [...hexes, ...ofCounters]) {
      const { x, y } = hexCenter(parseHexKey(hex), layout)
      mark(hex, { x: x + AT.x * map.hexMm, y: y + AT.y * map.hexMm }, severity)
    }
    for (const side of hexsides) {
      const [a, b] = hexsideEnds(parseHexsideKey(side), layout)
      mark(`side ${side}`, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, severity)
    }
  }
  return [...places.values()]
}

function drawn(severity: Severity, marks: readonly Mark[], radius: number): DrawOp[] {
  if (marks.length === 0) return []
  const shape = new PathBuilder()
  const sign = new PathBuilder()
  for (const at of marks) {
    const to = (x: number, y: number): Point => ({ x: at.x + x * radius, y: at.y + y * radius })
    if (severity === 'error') {
      shape.circle(at.x, at.y, radius)
      sign.polyline([to(-0.4, -0.4), to(0.4, 0.4)]).polyline([to(-0.4, 0.4), to(0.4, -0.4)])
    } else if (severity === 'warning') {
      shape.polygon([to(0, -1.1), to(1.1, 0.9), to(-1.1, 0.9)])
      sign.polyline([to(0, -0.4), to(0, 0.25)]).polyline([to(0, 0.6), to(0, 0.62)])
    } else {
      shape.polygon([to(0, -1), to(1, 0), to(0, 1), to(-1, 0)])
    }
  }
  const path = shape.build()
  const white = { color: '#ffffff', cap: 'round', join: 'round' } as const
  return [
    { kind: 'path', path, stroke: { ...white, width: radius * 0.45 } },
    { kind: 'path', path, fill: solid(COLORS[severity]) },
    ...(sign.isEmpty
      ? []
      : [{ kind: 'path', path: sign.build(), stroke: { ...white, width: radius * 0.24 } } as const]),
  ]
}
