/**
 * Draws everything the painter knows to pictures, to be looked at: `npm run contact-sheet [folder] [only]`.
 * `only` keeps the sheets whose name contains it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type ReadyDesignId } from '#shared/document/armies'
import { gridSize } from '#shared/hex/layout'
import { type Grid } from '#shared/hex/grid'
import { cardSize } from '#shared/painter/counters/designs/cardLayout'
import { READY_DESIGNS } from '#shared/painter/counters/designs/index'
import { paintFace } from '#shared/painter/counters/face'
import { type DrawOp } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { type Detail, LAYERS, type Style } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { type CanvasTarget, toCanvas } from '#shared/painter/toCanvas'
import { canvases } from '../main/export/canvases'
import { canvasHost } from '../main/export/nodePlatform'
import { CARDS, CHANGED_DESIGNS, differentShapes, statesOf } from './contactSheet/cards'
import { FANTASY, HEIGHTS } from './contactSheet/fantasy'
import { sampleScene } from './contactSheet/sampleMap'
import {
  BOARD,
  FACE_SAMPLES,
  type FaceSample,
  FEATURE_SAMPLES,
  FIGURE_SAMPLES,
  LEVEL_SAMPLES,
  type Sample,
  STATE_SAMPLES,
  STRUCTURE_SAMPLES,
  TERRAIN_SAMPLES,
} from './contactSheet/samples'
import { SIEGE } from './contactSheet/siege'

const [folder = 'contact-sheet', only = ''] = process.argv.slice(2)
const host = canvasHost(() => undefined)
const PX_PER_HEX: Readonly<Record<Detail, number>> = { 3: 90, 2: 40, 1: 20, 0: 10 }
const LABEL_PX = 18
const HEX_MM = 25

function draw(
  context: SKRSContext2D,
  ops: readonly DrawOp[],
  at: { x: number; y: number; scale: number },
): void {
  context.save()
  context.translate(at.x, at.y)
  context.scale(at.scale, at.scale)
  toCanvas(ops, context as unknown as CanvasTarget<never>, host)
  context.restore()
}

interface Cell {
  readonly label: string
  readonly width: number
  readonly height: number
  draw(context: SKRSContext2D, x: number, y: number): void
}

/** Cells in rows, each under its label. */
function sheet(cells: readonly Cell[], width: number): Canvas {
  const places: { cell: Cell; x: number; y: number }[] = []
  let [x, y, rowHeight] = [8, 8, 0]
  for (const cell of cells) {
    if (x + cell.width + 8 > width && x > 8) [x, y, rowHeight] = [8, y + rowHeight + LABEL_PX + 10, 0]
    places.push({ cell, x, y })
    x += cell.width + 14
    rowHeight = Math.max(rowHeight, cell.height)
  }
  const canvas = createCanvas(width, Math.ceil(y + rowHeight + LABEL_PX + 12))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const { cell, x: left, y: top } of places) {
    context.fillStyle = '#222222'
    context.font = '13px "Castellan Sans", sans-serif'
    context.fillText(cell.label, left, top + 13)
    cell.draw(context, left, top + LABEL_PX)
  }
  return canvas
}

interface MapOptions {
  readonly style: Style
  readonly orientation: Grid['orientation']
  readonly detail: Detail
  readonly pxPerHex?: number
  readonly hexMm?: number
}

function mapCell(sample: Sample, options: MapOptions): Cell {
  const { style, orientation, detail, hexMm = HEX_MM } = options
  const scene = sampleScene(sample, orientation, hexMm)
  const size = gridSize(scene.layout)
  const scale = (options.pxPerHex ?? PX_PER_HEX[detail]) / hexMm
  const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)]
  return {
    label: sample.label,
    width: Math.max(width, 90),
    height,
    draw(context, x, y) {
      const rect = { x: 0, y: 0, ...size }
      const ops = paintScene(scene, { rect, style, layers: LAYERS, detail })
      context.save()
      context.beginPath()
      context.rect(x, y, width, height)
      context.clip()
      draw(context, ops, { x, y, scale })
      context.restore()
    },
  }
}

function faceCell({ label, face }: FaceSample, detail: Detail, pxPerHex: number): Cell {
  const size = cardSize(face, HEX_MM)
  const scale = pxPerHex / HEX_MM
  const [width, height] = [size.width * scale, size.height * scale]
  return {
    label: detail === 3 ? label : '',
    width: Math.max(width + 6, detail === 3 ? 96 : 0),
    height: height + 4,
    draw: (context, x, y) =>
      draw(context, paintFace(face, HEX_MM, detail), { x: x + width / 2 + 3, y: y + height / 2 + 2, scale }),
  }
}

/** Light and dark only, as a photocopy shows it. */
function greyscale(canvas: Canvas): Canvas {
  const context = canvas.getContext('2d')
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = image
  for (let index = 0; index < data.length; index += 4) {
    const grey = 0.299 * (data[index] ?? 0) + 0.587 * (data[index + 1] ?? 0) + 0.114 * (data[index + 2] ?? 0)
    data.fill(grey, index, index + 3)
  }
  context.putImageData(image, 0, 0)
  return canvas
}

function save(name: string, make: () => Canvas): void {
  if (!name.includes(only)) return
  const started = performance.now()
  writeFileSync(join(folder, `${name}.png`), make().toBuffer('image/png'))
  process.stdout.write(`${name}.png  ${Math.round(performance.now() - started)} ms\n`)
}

function styleSheets(style: Style): void {
  for (const orientation of ['flat', 'pointy'] as const)
    for (const detail of [3, 2, 1, 0] as const) {
      const cells = (samples: readonly Sample[]) =>
        samples.map((sample) => mapCell(sample, { style, orientation, detail }))
      const name = (what: string) => `${style.id}-${what}-${orientation}-${detail}`
      save(name('terrain'), () => sheet(cells([...TERRAIN_SAMPLES, ...LEVEL_SAMPLES]), 2200))
      save(name('features'), () => sheet(cells([...FEATURE_SAMPLES, ...STATE_SAMPLES]), 2200))
      save(name('siege'), () => sheet(cells([SIEGE]), detail === 3 ? 1400 : 700))
      save(name('structures'), () => sheet(cells(STRUCTURE_SAMPLES), 1700))
    }
  for (const detail of [3, 2, 1, 0] as const)
    save(`${style.id}-board-${detail}`, () =>
      sheet([mapCell(BOARD, { style, orientation: 'flat', detail })], detail === 3 ? 1200 : 700),
    )
  for (const detail of [3, 2, 1, 0] as const)
    save(`${style.id}-fantasy-${detail}`, () =>
      sheet(
        [FANTASY, HEIGHTS].map((sample) => mapCell(sample, { style, orientation: 'flat', detail })),
        detail === 3 ? 1400 : 1200,
      ),
    )
  // As printed with hexes of 10 mm at 300 dots an inch, photocopied.
  const small: MapOptions = { style, orientation: 'flat', detail: 3, pxPerHex: 118, hexMm: 10 }
  const grey = (name: string, samples: readonly Sample[]): void =>
    save(`${style.id}-${name}-10mm`, () =>
      greyscale(
        sheet(
          samples.map((sample) => mapCell(sample, small)),
          2000,
        ),
      ),
    )
  grey('grey', [...STATE_SAMPLES, ...FEATURE_SAMPLES])
  grey('levels-grey', [...LEVEL_SAMPLES, HEIGHTS])
}

// Registers the fonts.
canvases()
mkdirSync(folder, { recursive: true })
for (const style of Object.values(STYLES)) styleSheets(style)
const faces = (detail: Detail, pxPerHex: number) =>
  FACE_SAMPLES.map((sample) => faceCell(sample, detail, pxPerHex))
const figures = (pxPerHex: number) => FIGURE_SAMPLES.map((sample) => faceCell(sample, 3, pxPerHex))
save('figures-large', () => sheet(figures(300), 1800))
save('counters-large', () => sheet(faces(3, 220), 1500))
save('counters-print', () =>
  sheet([...faces(3, 100), ...faces(2, 45), ...faces(1, 22), ...faces(0, 12)], 1400),
)
save('counters-grey', () => greyscale(sheet(faces(3, 120), 1400)))
// At their true 18 mm, 300 dots an inch, in every design.
for (const [ruleset, samples] of Object.entries(CARDS))
  for (const base of Object.keys(READY_DESIGNS) as ReadyDesignId[]) {
    const cards = () =>
      sheet(
        [...samples, ...statesOf(samples)].map(({ label, face }) =>
          faceCell({ label, face: { ...face, design: { base } } }, 3, (HEX_MM / 25.4) * 300),
        ),
        2400,
      )
    save(`cards-${ruleset}-${base}`, cards)
    save(`cards-${ruleset}-${base}-grey`, () => greyscale(cards()))
  }
// The parts of a design that an author may change.
for (const [ruleset, samples] of Object.entries(CARDS))
  save(`cards-changed-${ruleset}`, () =>
    sheet(
      CHANGED_DESIGNS.flatMap((design) =>
        differentShapes(samples).map(({ label, face }) =>
          faceCell({ label, face: { ...face, hex: 'F12', design } }, 3, (HEX_MM / 25.4) * 300),
        ),
      ),
      2400,
    ),
  )
