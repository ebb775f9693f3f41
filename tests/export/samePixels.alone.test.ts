/**
 * PRT-5: the screen, PNG, SVG and PDF show the same crop of a board, but for the smoothing of edges: fewer than one pixel in a
 * hundred differ between any two of them. `samePicture.alone.test.ts` compares colours in cells of 2 mm, for every operation.
 */
import { afterAll, describe, expect, it } from 'vitest'
import { hexCenter } from '#shared/hex/layout'
import { parseHexName } from '#shared/hex/numbering'
import { type DrawOp, type Rect, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { paintScene } from '#shared/painter/picture/paintScene'
import { STYLES } from '#shared/painter/picture/styles'
import { sceneOf } from '#shared/painter/sceneOf'
import { LAYERS, type Style } from '#shared/painter/style'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { findChromium } from '../../scripts/chromium.mjs'
import { editionIn } from '../support/scenarioFiles'
import { hasPoppler } from '../support/measurePdf'
import { createOutputs, type Drawing } from '../support/outputs'
import { differingShare, type Pixels } from '../support/pictures'

// Three tiles of the screen by two.
const SIZE = { width: 76.8, height: 51.2 }
/** A difference out of 255: a sixteenth of the way from black to white. */
const TOLERANCE = 16
/** A share of all pixels. */
const SHARE = 0.01
/** The three that one engine draws, the browser's, are closer to each other than to poppler's PDF. */
const SHARE_OF_ONE_ENGINE = 0.002

const outputs = createOutputs()
afterAll(() => outputs.close())

const isComplete = hasPoppler() && findChromium() !== undefined
if (!isComplete)
  console.warn('skipped: comparing the outputs needs poppler (pdftoppm) and Chrome or Chromium')

/** The hex in the middle of each crop, and what is to be seen there. */
const CROPS = [
  ['the-sortie', 'J8', 'houses, a bridge, a road, zones, a label, counters of three sizes'],
  ['the-breach', 'O11', 'walls with a gate and slits, breaches, rubble, counters'],
  ['the-pass', '1409', 'levels, a fort, an obstacle of stakes, cliffs, counters of the fantasy game'],
  ['under-the-hill', '1008', 'a cave, lava, water, hidden markers'],
] as const

const PAPER_PATH = new PathBuilder().rect(0, 0, SIZE.width, SIZE.height).build()
const PAPER: DrawOp = { kind: 'path', path: PAPER_PATH, fill: solid('#ffffff') }

function crop(name: string, hexName: string, style: Style): Drawing {
  const scenario = editionIn('fr', name)
  const scene = sceneOf(scenario, rulesetOf(scenario))
  const { grid, numbering } = scenario.map
  const hex = parseHexName(hexName, numbering, grid)
  if (!hex) throw new Error(`${name} has no hex ${hexName}`)
  const middle = hexCenter(hex, scene.layout)
  const [dx, dy] = [middle.x - SIZE.width / 2, middle.y - SIZE.height / 2]
  return {
    ...SIZE,
    scenario,
    paint: (part: Rect) => {
      const rect = { ...part, x: part.x + dx, y: part.y + dy }
      const board = paintScene(scene, { rect, style, layers: LAYERS, detail: 3 })
      return [PAPER, { kind: 'group', transform: [1, 0, 0, 1, -dx, -dy], ops: board }]
    },
  }
}

async function inAllOutputs(drawing: Drawing): Promise<Readonly<Record<string, Pixels>>> {
  const [screen, svg] = [outputs.screen(drawing), outputs.svg(drawing)]
  const png = await outputs.png(drawing)
  return { png, pdf: await outputs.pdf(drawing), screen: await screen, svg: await svg }
}

describe.skipIf(!isComplete).each(CROPS)('%s at %s: %s', (name, hex) => {
  it.each(Object.values(STYLES))('is the same in all outputs, $id', async (style) => {
    const pictures = Object.entries(await inAllOutputs(crop(name, hex, style)))
    const shares = pictures.flatMap(([a, picture], index) =>
      pictures.slice(index + 1).map(([b, other]) => {
        expect([b, other.width, other.height]).toEqual([b, picture.width, picture.height])
        return { pair: [a, b], share: differingShare(picture, other, TOLERANCE) }
      }),
    )
    const tooMany = shares.filter(
      ({ pair, share }) => !(share < (pair.includes('pdf') ? SHARE : SHARE_OF_ONE_ENGINE)),
    )
    expect(tooMany).toEqual([])
  })
})

describe('such a crop is told from one', () => {
  const part = { x: 0, y: 0, ...SIZE }
  const shareOf = async (faulty: (ops: readonly DrawOp[]) => readonly DrawOp[]): Promise<number> => {
    const drawing = crop('the-sortie', 'J8', STYLES.classic)
    const [whole, other] = [drawing.paint(part), faulty(drawing.paint(part))]
    const [a, b] = [whole, other].map((ops) => outputs.png({ ...drawing, paint: () => ops }))
    return differingShare(await (a as Promise<Pixels>), await (b as Promise<Pixels>), TOLERANCE)
  }

  it.each<[fault: string, faulty: (ops: readonly DrawOp[]) => readonly DrawOp[]]>([
    ['that is moved by 0.2 mm', (ops) => [{ kind: 'group', transform: [1, 0, 0, 1, 0.2, 0], ops }]],
    ['without letters', (ops) => eachOp(ops, (op) => (op.kind === 'text' ? [] : [op]))],
    [
      'with lines half as wide again',
      (ops) =>
        eachOp(ops, (op) =>
          op.kind === 'path' && op.stroke
            ? [{ ...op, stroke: { ...op.stroke, width: op.stroke.width * 1.5 } }]
            : [op],
        ),
    ],
    [
      'without opacities of lines',
      (ops) =>
        eachOp(ops, (op) =>
          op.kind === 'path' && op.stroke ? [{ ...op, stroke: { ...op.stroke, opacity: 1 } }] : [op],
        ),
    ],
    [
      'with ground a tenth darker',
      (ops) => [...ops, { kind: 'path', path: PAPER_PATH, fill: { ...solid('#000000'), opacity: 0.1 } }],
    ],
  ])('%s', async (_, faulty) => {
    expect(await shareOf(faulty)).toBeGreaterThan(SHARE)
  })

  it('that is itself: no pixel differs', async () => {
    expect(await shareOf((ops) => ops)).toBe(0)
  })
})

function eachOp(ops: readonly DrawOp[], edit: (op: DrawOp) => readonly DrawOp[]): readonly DrawOp[] {
  return ops.flatMap((op) => (op.kind === 'group' ? [{ ...op, ops: eachOp(op.ops, edit) }] : edit(op)))
}
