/** The window beside the map: a box for the counters that each side has yet to set up, one for each reinforcement, one for what is lost. */
import { entryOf } from '#shared/document/entry'
import { reinforcementInWords } from '#shared/document/inWords/reinforcement'
import { sidesInOrder } from '#shared/document/turnTrack'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type ReinforcementId, type SideId } from '#shared/document/ids'
import { sideOf } from '#shared/document/counters'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { fitText, placeText } from '#shared/painter/text'
import { type Line, setLines } from '#shared/print/booklet/text/lines'
import { span } from '#shared/print/booklet/text/spans'
import { type PrintPage } from '#shared/print/printPlan'
import { casualtiesBox, sideName } from './concealing'
import { type CounterPiece } from './counterPieces'
import { type Pixel } from './lattice'
import { type Size } from './numbering'
import { type ModuleSetting, pxPerMm, say } from './setting'
import { spoken } from './strings'

/** A box and the counters that may wait in it. */
interface Box {
  readonly id: string
  readonly title: string
  /** Below the title. */
  readonly words: string
  readonly color: string
  readonly counters: readonly CounterId[]
}

interface LaidBox extends Box {
  /** Its words, as wide as the box. */
  readonly lines: readonly Line[]
  /** px */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** The place of each of its counters. */
  readonly places: ReadonlyMap<CounterId, Pixel>
}

export interface OffMap {
  readonly size: Size
  readonly boxes: readonly LaidBox[]
}

const GREY = '#6b6558'

function boxesOf(setting: ModuleSetting): Box[] {
  const { scenario, language } = setting
  const counters = Object.entries(scenario.counters) as [CounterId, Counter][]
  const sideBox = (side: SideId | undefined): Box => {
    const name = side === undefined ? say(setting, 'noSide') : sideName(setting, side)
    const own = counters.filter(
      ([, counter]) => entryOf(counter).kind === 'set-up' && knownSide(setting, counter) === side,
    )
    return {
      id: `set-up/${side ?? ''}`,
      title: `${name} – ${say(setting, 'toSetUp')}`,
      words: '',
      color: (side && scenario.sides[side]?.color) ?? GREY,
      counters: own.map(([id]) => id),
    }
  }
  const reinforcements = (Object.keys(scenario.reinforcements) as ReinforcementId[]).flatMap((id): Box[] => {
    const one = scenario.reinforcements[id]
    if (!one) return []
    const turn = turnsOf(one)
    const own = counters.filter(([, { reinforcement, spare }]) => reinforcement === id && !spare)
    const name = spoken(one.name) || id
    return [
      {
        id: `reinforcement/${id}`,
        title: turn === '' ? name : `${say(setting, 'turn')} ${turn} – ${name}`,
        words: spoken(reinforcementInWords(scenario, one)[language]),
        color: scenario.sides[one.side]?.color ?? GREY,
        counters: own.map(([counter]) => counter),
      },
    ]
  })
  const sides = [...sidesInOrder(scenario), undefined].map(sideBox)
  return [...sides, ...reinforcements].filter((box) => box.counters.length > 0)
}

/** Empty as the game begins. */
function casualtiesBoxes(setting: ModuleSetting, sides: readonly (SideId | undefined)[]): Box[] {
  return [...new Set(sides)].map((side) => ({
    id: `casualties/${side ?? ''}`,
    title: casualtiesBox(setting, side),
    words: '',
    color: (side && setting.scenario.sides[side]?.color) ?? GREY,
    counters: [],
  }))
}

function knownSide({ scenario }: ModuleSetting, counter: Counter): SideId | undefined {
  const side = sideOf(scenario, counter)
  return side !== undefined && side in scenario.sides ? side : undefined
}

function turnsOf({ turn, lastTurn }: { readonly turn?: number; readonly lastTurn?: number }): string {
  if (turn === undefined) return lastTurn === undefined ? '' : `≤ ${lastTurn}`
  return lastTurn === undefined || lastTurn === turn ? String(turn) : `${turn}–${lastTurn}`
}

/** In hexes. */
const GAP = 0.18
const HEAD = 0.42
const LINE = 0.24
const WIDTH = 12
/** For what is lost: as high as a card on two hexes. */
const CASUALTIES = 2.1
const INNER = 0.14
const SMALL = 0.17

/**
 * One box under the other, the counters of each side by side.
 * @param sides of all counters that there may be: each has a box for those that it loses
 */
export function offMap(
  setting: ModuleSetting,
  pieceOf: (id: CounterId) => CounterPiece | undefined,
  sides: readonly (SideId | undefined)[],
): OffMap {
  const { hexPx, language } = setting
  const { hexMm } = setting.scenario.map
  const gap = Math.round(GAP * hexPx)
  const width = WIDTH * hexPx
  const room = (width - 2 * gap) / pxPerMm(setting) - 2 * INNER * hexMm
  let top = gap
  const boxes = [...boxesOf(setting), ...casualtiesBoxes(setting, sides)].map((box): LaidBox => {
    const lines =
      box.words === ''
        ? []
        : setLines([span(box.words, 'sans')], { size: SMALL * hexMm, width: room, language, align: 'left' })
    const head = Math.round((HEAD + LINE * lines.length) * hexPx)
    const { places, height } = placesIn(
      box,
      { left: 2 * gap, top: top + head, right: width - 2 * gap, gap },
      pieceOf,
    )
    const least = box.counters.length === 0 ? Math.round(CASUALTIES * hexPx) : height
    const bottom = top + head + least + gap
    const laid = { ...box, lines, left: gap, top, right: width - gap, bottom, places }
    top = laid.bottom + gap
    return laid
  })
  return { size: { width, height: Math.max(top, hexPx) }, boxes }
}

interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly gap: number
}

function placesIn(
  { counters }: Box,
  { left, top, right, gap }: Room,
  pieceOf: (id: CounterId) => CounterPiece | undefined,
): { readonly places: ReadonlyMap<CounterId, Pixel>; readonly height: number } {
  const places = new Map<CounterId, Pixel>()
  let [x, y, rowHeight] = [left, top, 0]
  for (const id of counters) {
    const corners = pieceOf(id)?.card.corners ?? [{ x: 0, y: 0 }]
    const [xs, ys] = [corners.map((at) => at.x), corners.map((at) => at.y)]
    const [width, height] = [greatestOf(xs) - leastOf(xs), greatestOf(ys) - leastOf(ys)]
    if (x + width > right && x > left) {
      x = left
      y += rowHeight + gap
      rowHeight = 0
    }
    places.set(id, { x: x - leastOf(xs), y: y - leastOf(ys) })
    x += width + gap
    rowHeight = Math.max(rowHeight, height)
  }
  return { places, height: y + rowHeight - top }
}

/** The picture of the window's board. */
export function offMapPage(setting: ModuleSetting, { size, boxes }: OffMap): PrintPage {
  const scale = pxPerMm(setting)
  const [widthMm, heightMm] = [size.width / scale, size.height / scale]
  const table = new PathBuilder().rect(0, 0, widthMm, heightMm).build()
  return {
    name: 'off-map',
    widthMm,
    heightMm,
    paint: () => [
      { kind: 'path', path: table, fill: solid('#e9e4d6') },
      ...boxes.flatMap((box) => boxOps(setting, box)),
    ],
  }
}

function boxOps(
  setting: ModuleSetting,
  { left, top, right, bottom, title, lines, color }: LaidBox,
): DrawOp[] {
  const scale = pxPerMm(setting)
  const { hexMm } = setting.scenario.map
  const [x, y, width, height] = [left, top, right - left, bottom - top].map((px) => px / scale) as [
    number,
    number,
    number,
    number,
  ]
  const inner = x + INNER * hexMm
  const room = width - 2 * INNER * hexMm
  const large = fitText(title, 'sans-bold', room, 0.24 * hexMm)
  return [
    {
      kind: 'path',
      path: new PathBuilder().rect(x, y, width, height).build(),
      fill: solid('#fbf9f2'),
      stroke: { color, width: 0.05 * hexMm, join: 'round' },
    },
    placeText({
      text: title,
      x: inner,
      y: y + 0.32 * hexMm,
      font: 'sans-bold',
      size: large,
      color: '#1e1710',
      anchor: 'start',
    }),
    ...lines.flatMap(({ pieces }, index) =>
      pieces.map((piece) =>
        placeText({
          text: piece.text,
          x: inner + piece.x,
          y: y + (0.6 + LINE * index) * hexMm,
          font: piece.font,
          size: SMALL * hexMm,
          color: '#1e1710',
          anchor: 'start',
        }),
      ),
    ),
  ]
}
