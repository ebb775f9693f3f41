/**
 * Marks on the map where the findings are (MAP-5, layer "checks"): a crossed disc for errors, a triangle for warnings, a diamond for
 * hints, so that not the colour alone tells them apart. Each is drawn once for a size, then blitted: thousands cost little.
 */
import { type Finding, SEVERITIES, type Severity } from '#shared/checks/finding'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexsideEnds, type Point } from '#shared/hex/layout'
import { type BoardFrame } from './boardLayer'
import { markedHexes } from './markedHexes'
import { createMarksPainter, type Mark } from './marksPicture'

/** Radius, pixels; never more than this part of a hex. */
const RADIUS_PX = 7
const RADIUS_HEXES = 0.17
/** In a hex: above its middle and to the right, where no number, no name and little of a counter is. */
const AT: Point = { x: 0.3, y: -0.27 }

export interface FindingMarks {
  /**
   * Draws those in sight. The context is in device pixels.
   * @param lifted counters in the hand: their findings are of the place that they have left
   */
  draw(context: CanvasRenderingContext2D, { scenario, findings, lifted }: Marked, frame: BoardFrame): void
}

interface Marked {
  readonly scenario: Scenario
  readonly findings: readonly Finding[]
  readonly lifted: ReadonlySet<string>
}

/** More marks than these are one picture. */
const MANY = 200

export function createFindingMarks(): FindingMarks {
  let made: Made | undefined
  let lastScale = 0
  const painter = createMarksPainter()
  return {
    draw(context, now, { camera, screen, pixelRatio }) {
      made = made && servesFor(now, made) ? { ...made, marked: now } : madeOf(now, made)
      const { marks } = made
      const scale = camera.scale * pixelRatio
      const radius = Math.min(RADIUS_PX * pixelRatio, RADIUS_HEXES * now.scenario.map.hexMm * scale)
      const seen = {
        x: Math.round(camera.x * scale),
        y: Math.round(camera.y * scale),
        width: Math.ceil(screen.width * pixelRatio),
        height: Math.ceil(screen.height * pixelRatio),
      }
      // While the zoom moves, no picture would serve twice.
      const zooms = scale !== lastScale
      lastScale = scale
      const blit = marks.length <= MANY || zooms ? painter.blit : painter.blitPicture
      blit(context, marks, seen, { scale, radius })
    },
  }
}

/** The marks that are shown, and all that they were made of. */
interface Made {
  readonly marked: Marked
  readonly marks: readonly Mark[]
  /** The hexes of the counters with findings, undefined for those that are not on the map; counted once somebody asks. */
  readonly standing: () => Standing
}

type Standing = ReadonlyMap<CounterId, HexKey | undefined>

function madeOf(marked: Marked, before: Made | undefined): Made {
  // While a counter is dragged most checks find something else: then nobody asks.
  let known: Standing | undefined
  const layoutStays = before && isLaidAlike(marked, before.marked)
  const marks = marksOf(
    marked,
    layoutStays ? new Map(before.marks.map((mark) => [mark.place, mark])) : new Map(),
  )
  return { marked, marks, standing: () => (known ??= standingOf(marked)) }
}

function standingOf({ scenario, findings, lifted }: Marked): Standing {
  const standing = new Map<CounterId, HexKey | undefined>()
  for (const { counters } of findings)
    for (const id of counters) if (!lifted.has(id)) standing.set(id, scenario.counters[id]?.hex)
  return standing
}

// A counter that is dragged changes all the time: only where those that are marked stand does count.
function servesFor(now: Marked, { marked, standing }: Made): boolean {
  const { counters } = now.scenario
  if (now.findings !== marked.findings || now.lifted !== marked.lifted) return false
  if (!isLaidAlike(now, marked)) return false
  if (counters === marked.scenario.counters) return true
  for (const [id, hex] of standing()) if (counters[id]?.hex !== hex) return false
  return true
}

function isLaidAlike({ scenario: { map } }: Marked, { scenario: { map: before } }: Marked): boolean {
  return map.grid === before.grid && map.hexMm === before.hexMm
}

// One mark a place, or a whole area: the gravest there. Hints first. Those known that are the same as before are the same objects.
function marksOf(
  { scenario: { map, counters }, findings, lifted }: Marked,
  known: ReadonlyMap<string, Mark>,
): readonly Mark[] {
  const layout = { grid: map.grid, hexMm: map.hexMm }
  const onHexes = new Map<HexKey, Severity>()
  const onSides = new Map<HexsideKey, Severity>()
  // The gravest are written last.
  for (const severity of SEVERITIES.toReversed())
    for (const finding of findings) {
      if (finding.severity !== severity) continue
      for (const hex of markedHexes(finding.hexes)) onHexes.set(hex, severity)
      for (const id of finding.counters) {
        const hex = lifted.has(id) ? undefined : counters[id]?.hex
        if (hex !== undefined) onHexes.set(hex, severity)
      }
      for (const side of finding.hexsides) onSides.set(side, severity)
    }
  const hexMark = (hex: HexKey): Point => {
    const { x, y } = hexCenter(parseHexKey(hex), layout)
    return { x: x + AT.x * map.hexMm, y: y + AT.y * map.hexMm }
  }
  const sideMark = (side: HexsideKey): Point => {
    const [a, b] = hexsideEnds(parseHexsideKey(side), layout)
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const marksAt = <Place extends string>(
    found: ReadonlyMap<Place, Severity>,
    pointOf: (place: Place) => Point,
  ) =>
    [...found].map(([place, severity]): Mark => {
      const before = known.get(place)
      return before?.severity === severity ? before : { place, severity, ...pointOf(place) }
    })
  const marks = [...marksAt(onHexes, hexMark), ...marksAt(onSides, sideMark)]
  const rank = ({ severity }: Mark): number => -SEVERITIES.indexOf(severity)
  return marks.sort((a, b) => rank(a) - rank(b))
}
