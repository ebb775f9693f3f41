/** Figures of the map: all of it, or a detail, drawn by the painter as vectors. */
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { type DrawOp, type Rect, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { paintScene } from '#shared/painter/picture/paintScene'
import { type Scene } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { detailFor, type LayerId, LAYERS } from '#shared/painter/style'
import { type Figure } from '../blocks/blocks'
import { type Spans } from '../text/spans'
import { type BookletSubject } from './subject'

/** Pixels a mm that tell how much detail a figure has: a book is held at arm's length, and mailed. */
const PX_PER_MM = 6

/** Space round the hexes of a detail, in hexes. */
const AROUND = 1.6

export interface MapFigure {
  readonly caption: Spans
  readonly layers?: readonly LayerId[]
  /** The part of the map, in its mm; absent = all of it. */
  readonly part?: Rect
  /** Height at most, mm. */
  readonly highest?: number
  /** Hexes on paper are not larger, mm. */
  readonly largestHex?: number
}

/** The scene of a scenario as all players may see it. */
export function playersScene({ scenario, ruleset }: Pick<BookletSubject, 'scenario' | 'ruleset'>): Scene {
  return sceneOf(scenario, ruleset, { eyes: 'players', onPaper: true })
}

/** A figure of the map, as large as the measure allows. */
export function mapFigure(scene: Scene, { style }: Pick<BookletSubject, 'style'>, figure: MapFigure): Figure {
  const { caption, layers = LAYERS, part = mapFrame(scene.layout), highest = Infinity } = figure
  const largest = (figure.largestHex ?? 12) / scene.layout.hexMm
  return {
    kind: 'figure',
    caption,
    size: (width, most) => {
      const scale = Math.min(largest, width / part.width, Math.min(most, highest) / part.height)
      return { width: part.width * scale, height: part.height * scale }
    },
    paint: (width, height) => {
      const scale = width / part.width
      const detail = detailFor(scene.layout.hexMm * scale * PX_PER_MM)
      return [
        {
          kind: 'group',
          transform: [scale, 0, 0, scale, -part.x * scale, -part.y * scale],
          clip: { path: new PathBuilder().rect(part.x, part.y, part.width, part.height).build() },
          ops: paintScene(scene, { rect: part, style, layers, detail }),
        },
        ...frame(width, height),
      ]
    },
  }
}

/** The part of the map round some hexes, in its mm, cut to its frame; undefined for none. */
export function partAround(scene: Scene, hexes: readonly Axial[]): Rect | undefined {
  if (hexes.length === 0) return undefined
  const whole = mapFrame(scene.layout)
  const reach = AROUND * scene.layout.hexMm
  const centers = hexes.map((hex) => hexCenter(hex, scene.layout))
  const xs = centers.map(({ x }) => x)
  const ys = centers.map(({ y }) => y)
  const x = Math.max(whole.x, Math.min(...xs) - reach * 1.4)
  const y = Math.max(whole.y, Math.min(...ys) - reach)
  const right = Math.min(whole.x + whole.width, Math.max(...xs) + reach * 1.4)
  const bottom = Math.min(whole.y + whole.height, Math.max(...ys) + reach)
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined
}

/** The border of a figure, inside its box. */
function frame(width: number, height: number): DrawOp[] {
  const line = 0.25
  const outline = new PathBuilder()
    .rect(0, 0, width, height)
    .rect(line, line, width - 2 * line, height - 2 * line)
    .build()
  return [{ kind: 'path', path: outline, rule: 'evenodd', fill: solid('#000000') }]
}

/** True where there is anything to be seen of counters. */
export function hasCounters({ counters }: Pick<Scenario, 'counters'>): boolean {
  return Object.values(counters).some(({ hex }) => hex !== undefined)
}
