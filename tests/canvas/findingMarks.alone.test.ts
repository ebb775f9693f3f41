/** Marks on the map where the findings are. */
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Finding } from '#shared/checks/finding'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { createFindingMarks } from '../../renderer/canvas/findingMarks'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { type CanvasCounts, offscreenCanvases } from '../support/offscreenCanvases'

const scenario = testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'F6' } } })
const { grid, hexMm } = scenario.map
const key = (name: string) => hexKey(hexNamed(scenario, name))

const NOBODY: ReadonlySet<string> = new Set()

let counts: CanvasCounts
beforeEach(() => {
  counts = offscreenCanvases()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function finding(severity: Finding['severity'], part: Partial<Finding>): Finding {
  const nothing = { hexes: [], hexsides: [], counters: [], sides: [] }
  return { code: 'X', severity, rule: 'CHK-1', message: { fr: 'x', en: 'x' }, ...nothing, ...part }
}

/** The marks drawn on a screen that begins at a point (mm): the colour beside the middle of each mark, in order. */
function drawn(
  findings: readonly Finding[],
  from = { x: 0, y: 0 },
  pixelRatio = 1,
  lifted = NOBODY,
): string[] {
  const colors: string[] = []
  const screen = createCanvas(600, 600).getContext('2d')
  const drawImage = screen.drawImage.bind(screen) as (...args: unknown[]) => void
  const recorded = (picture: { width: number }, x: number, y: number): void => {
    drawImage(picture, x, y)
    const half = picture.width / 2
    // Beside the sign, in the body of all three shapes.
    const [red = 0, green = 0, blue = 0] = screen.getImageData(x + half + 3, y + half, 1, 1).data
    colors.push(`#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`)
  }
  const context = { drawImage: recorded } as unknown as CanvasRenderingContext2D
  const frame = { camera: { ...from, scale: 2 / pixelRatio }, screen: { width: 600, height: 600 } }
  createFindingMarks().draw(
    context,
    { scenario, findings, lifted },
    {
      ...frame,
      pixelRatio,
      paper: { x: 0, y: 0, width: 300, height: 300 },
      hexMm,
    },
  )
  return colors
}

test('hints first, errors on top; the gravest alone where there are several', () => {
  const findings = [
    finding('error', { hexes: [key('C3')] }),
    finding('warning', { hexes: [key('C3'), key('C4')] }),
    finding('hint', { counters: ['guy' as never] }),
  ]
  expect(drawn(findings)).toEqual(['#1f6fd6', '#b35900', '#c92a2a'])
  expect(drawn([...findings].reverse())).toEqual(['#1f6fd6', '#b35900', '#c92a2a'])
})

test('an area has one mark, in its midst; hexes apart from it, and a few, have their own', () => {
  const court = ['D4', 'E4', 'F4', 'D5', 'E5', 'F5', 'D6', 'E6', 'F6']
  const one = finding('warning', { hexes: [...court, 'K3'].map(key) })
  expect(drawn([one])).toHaveLength(2)
  const { x, y } = hexCenter(parseHexKey(key('E5')), { grid, hexMm })
  // The screen ends left of the middle hex's mark, then right of it.
  expect(drawn([one], { x: x - 300, y: y - 150 })).toHaveLength(0)
  expect(drawn([one], { x: x - 285, y: y - 150 })).toHaveLength(1)
  expect(drawn([finding('warning', { hexes: ['D4', 'D5', 'D6'].map(key) })])).toHaveLength(3)
})

test('what is out of sight is not drawn, and a thousand marks are one picture', () => {
  const c3 = hexCenter(parseHexKey(key('C3')), { grid, hexMm })
  const findings = ['C3', 'C4', 'F6'].map((name) => finding('error', { hexes: [key(name)] }))
  expect(drawn(findings)).toHaveLength(3)
  expect(counts.made).toBe(1)
  expect(drawn(findings, { x: c3.x - 5, y: c3.y - 295 })).toHaveLength(1)
  expect(drawn([])).toEqual([])
})

test('a side has its mark in its middle', () => {
  const side = `${key('C3')},0` as Finding['hexsides'][number]
  expect(drawn([finding('hint', { hexsides: [side] })])).toEqual(['#1f6fd6'])
})

test('the mark of a counter in the hand is not drawn', () => {
  const findings = [finding('hint', { counters: ['guy' as never], hexes: [] })]
  expect(drawn(findings)).toHaveLength(1)
  expect(drawn(findings, undefined, 1, new Set(['guy']))).toEqual([])
})

test('many marks are one picture, made anew only when the zoom changes or the screen leaves it', () => {
  const findings = Array.from({ length: 300 }, (_, index) =>
    finding('hint', { hexes: [hexKey({ q: index % 20, r: Math.floor(index / 20) })] }),
  )
  const pictures: { readonly width: number }[] = []
  const context = {
    drawImage: (picture: { width: number }) => pictures.push(picture),
  } as unknown as CanvasRenderingContext2D
  const marks = createFindingMarks()
  const draw = (shown: {
    findings?: readonly Finding[]
    x?: number
    scale?: number
    scenario?: typeof scenario
  }) => {
    pictures.length = 0
    const camera = { x: shown.x ?? 0, y: 0, scale: shown.scale ?? 2 }
    const frame = { camera, screen: { width: 600, height: 600 }, pixelRatio: 1 }
    const paper = { x: 0, y: 0, width: 300, height: 300 }
    const marked = {
      scenario: shown.scenario ?? scenario,
      findings: shown.findings ?? findings,
      lifted: NOBODY,
    }
    marks.draw(context, marked, { ...frame, paper, hexMm })
    return [...pictures]
  }
  // The first frame of a zoom draws each of those in sight.
  expect(draw({}).length).toBeGreaterThan(100)
  const [first, ...others] = draw({})
  expect([first?.width, others]).toEqual([600 + 2 * 192, []])
  expect(draw({})).toEqual([first])
  expect(draw({ x: 60 })).toEqual([first])
  const elsewhere = { ...scenario, counters: { ...scenario.counters } }
  expect(draw({ scenario: elsewhere })).toEqual([first])
  expect(draw({ x: 250 })).not.toEqual([first])
  expect(draw({ scale: 3 }).length).toBeGreaterThan(50)
})

test('where marks come, go or change, the picture is patched, and equals one that is drawn anew', () => {
  const at = (index: number) => hexKey({ q: index % 20, r: Math.floor(index / 20) })
  const findings = Array.from({ length: 300 }, (_, index) =>
    finding('hint', { hexes: [at(index + (index < 107 ? 0 : 1))] }),
  )
  // One goes, one is graver, one comes beside others.
  const changed = [
    ...findings.filter((_, index) => index !== 42),
    finding('error', { hexes: [at(63)] }),
    finding('warning', { hexes: [at(107)] }),
  ]
  let shown: Canvas | undefined
  const context = { drawImage: (picture: Canvas) => (shown = picture) } as unknown as CanvasRenderingContext2D
  const marks = createFindingMarks()
  const draw = (those: readonly Finding[], by = marks): Canvas => {
    const frame = { camera: { x: 0, y: 0, scale: 2 }, screen: { width: 600, height: 600 }, pixelRatio: 1 }
    const paper = { x: 0, y: 0, width: 300, height: 300 }
    // The first frame of a zoom draws no picture.
    for (let count = 0; count < 2; count++)
      by.draw(context, { scenario, findings: those, lifted: NOBODY }, { ...frame, paper, hexMm })
    return shown as Canvas
  }
  const pixels = (canvas: Canvas): Buffer => Buffer.from(canvas.data())
  const before = draw(findings)
  const old = pixels(before)
  const { made, laid } = { ...counts }
  expect(draw(changed)).toBe(before)
  // Two more kinds of sign; no more marks than the neighbours of three.
  expect(counts.made - made).toBe(2)
  expect(counts.laid - laid).toBeLessThan(30)
  expect(pixels(before).equals(old)).toBe(false)
  expect(pixels(before).equals(pixels(draw(changed, createFindingMarks())))).toBe(true)
})
