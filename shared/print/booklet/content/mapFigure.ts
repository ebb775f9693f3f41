/** Figures of the map: all of it, or a detail, drawn by the painter as vectors. */
import { sideOf } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { boundsOf } from '#shared/painter/bounds'
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

interface MapFigure {
  readonly caption: Spans
  /** Words in its place for those who have the text read to them. */
  readonly alt?: string
  readonly layers?: readonly LayerId[]
  /** The part of the map, in its mm; absent = all of it. */
  readonly part?: Rect
  /** Height at most, mm. */
  readonly highest?: number
  /** Hexes on paper are not larger, mm. */
  readonly largestHex?: number
  /** The share of the measure that it takes, at most 1. */
  readonly share?: number
}

/** The scene of a scenario as all players may see it: without what is hidden, and without sides that set up in secret. */
export function playersScene({ scenario, ruleset }: Pick<BookletSubject, 'scenario' | 'ruleset'>): Scene {
  return sceneOf(withoutSecretSides(scenario), ruleset, { eyes: 'players', onPaper: true })
}

function withoutSecretSides(scenario: Scenario): Scenario {
  const isSecret = (counter: Counter): boolean => {
    const side = sideOf(scenario, counter)
    return side !== undefined && scenario.sides[side]?.setUp?.secret === true
  }
  const counters = Object.entries(scenario.counters).filter(([, counter]) => !isSecret(counter))
  return { ...scenario, counters: Object.fromEntries(counters) }
}

/** A figure of the map, as large as the measure allows. */
export function mapFigure(scene: Scene, { style }: Pick<BookletSubject, 'style'>, figure: MapFigure): Figure {
  const {
    caption,
    alt,
    layers = LAYERS,
    part = mapFrame(scene.layout),
    highest = Infinity,
    share = 1,
  } = figure
  const largest = (figure.largestHex ?? 12) / scene.layout.hexMm
  return {
    kind: 'figure',
    isMap: true,
    caption,
    ...(alt !== undefined && { alt }),
    size: (width, most) => {
      const scale = Math.min(largest, (share * width) / part.width, Math.min(most, highest) / part.height)
      return { width: part.width * scale, height: part.height * scale }
    },
    paint: (width, height, pxPerMm = PX_PER_MM) => {
      const scale = width / part.width
      const detail = detailFor(scene.layout.hexMm * scale * Math.min(pxPerMm, PX_PER_MM))
      return [
        {
          kind: 'group',
          transform: [scale, 0, 0, scale, -part.x * scale, -part.y * scale],
          clip: { path: new PathBuilder().rect(part.x, part.y, part.width, part.height).build() },
          ops: paintScene(scene, { rect: part, style, layers, detail }).filter((op) => isSeen(op, part)),
        },
        ...frame(width, height),
      ]
    },
  }
}

/**
 * The part of the map round some hexes, in its mm, inside its frame; undefined for none.
 * @param proportion width over height: the shorter side is made longer as far as the map goes.
 */
export function partAround(scene: Scene, hexes: readonly Axial[], proportion: number): Rect | undefined {
  if (hexes.length === 0) return undefined
  const whole = mapFrame(scene.layout)
  const reach = AROUND * scene.layout.hexMm
  const centers = hexes.map((hex) => hexCenter(hex, scene.layout))
  const across = span(
    centers.map(({ x }) => x),
    reach,
  )
  const down = span(
    centers.map(({ y }) => y),
    reach,
  )
  const width = Math.min(whole.width, Math.max(across.length, down.length * proportion))
  const height = Math.min(whole.height, Math.max(down.length, width / proportion))
  return {
    x: within(across.middle - width / 2, whole.x, whole.x + whole.width - width),
    y: within(down.middle - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  }
}

function span(
  values: readonly number[],
  reach: number,
): { readonly middle: number; readonly length: number } {
  const [least, most] = [leastOf(values), greatestOf(values)]
  return { middle: (least + most) / 2, length: most - least + 2 * reach }
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Words outside the figure are not seen, but they would be found by who searches the page. */
function isSeen(op: DrawOp, part: Rect): boolean {
  const box = boundsOf([op])
  if (!box) return false
  const across = box.x < part.x + part.width && box.x + box.width > part.x
  return across && box.y < part.y + part.height && box.y + box.height > part.y
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
