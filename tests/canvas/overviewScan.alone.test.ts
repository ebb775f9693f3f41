/** The moments at which the overview asks for its background picture, and the answers that it takes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Background, type Scenario } from '#shared/document/types'
import { mapFrame } from '#shared/painter/frame'
import { type Rect } from '#shared/painter/ops'
import { createOverviewScan, type OverviewScan, type Scan } from '../../renderer/canvas/overviewScan'
import { type MapLook } from '../../renderer/workers/paintProtocol'
import { testBoard } from '../support/board'

const LOOK: MapLook = {
  style: 'classic',
  eyes: 'author',
  language: 'fr',
  layers: ['background', 'terrain', 'grid'],
  opacity: {},
}
const plain = testBoard()

const scanned = (background: Partial<Background> = {}): Scenario => testBoard({ background })

interface Asked {
  readonly rect: Rect
  readonly scale: number
  readonly look: MapLook
  answer(name: string | undefined): void
}

describe('the picture under the overview', () => {
  let asked: Asked[]
  let laid: (string | undefined)[]
  let closed: string[]
  let scan: OverviewScan
  const frames = () => vi.advanceTimersByTimeAsync(50)

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16))
    asked = []
    laid = []
    closed = []
    const bitmap = (name: string) => ({ name, close: () => closed.push(name) }) as unknown as ImageBitmap
    scan = createOverviewScan(
      (rect, scale, look) =>
        new Promise((resolve) =>
          asked.push({
            ...{ rect, scale, look },
            answer: (name) => resolve(name === undefined ? undefined : bitmap(name)),
          }),
        ),
      (next: Scan | undefined) => laid.push(next && (next.bitmap as unknown as { name: string }).name),
    )
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is the paper with the background layer alone, asked for behind the first picture', async () => {
    scan.show(scanned(), LOOK)
    expect(asked).toEqual([])
    await frames()
    const paper = mapFrame({ grid: plain.map.grid, hexMm: plain.map.hexMm })
    expect(asked).toMatchObject([{ rect: paper, look: { layers: ['background'] } }])
    expect(Math.max(paper.width, paper.height) * (asked[0]?.scale ?? 0)).toBeCloseTo(1536)
    asked[0]?.answer('first')
    await frames()
    expect(laid).toEqual(['first'])
  })

  it('is never asked for without a background, nor again while it lies as it did', async () => {
    scan.show(plain, LOOK)
    const same = scanned()
    scan.show(same, LOOK)
    await frames()
    asked[0]?.answer('first')
    scan.show({ ...same, labels: {} }, LOOK)
    scan.show(same, { ...LOOK, layers: ['background'] })
    await frames()
    expect([asked.length, laid]).toEqual([1, ['first']])
  })

  it('of many moves is asked for when they pause, and an answer that comes too late is closed', async () => {
    scan.show(scanned(), LOOK)
    await frames()
    for (const x of [1, 2, 3]) scan.show(scanned({ opacity: x / 10 }), LOOK)
    await frames()
    expect(asked.length).toBe(2)
    asked[1]?.answer('now')
    asked[0]?.answer('late')
    await frames()
    expect([laid, closed]).toEqual([['now'], ['late']])
  })

  it('goes when the layer is hidden, the background removed, or another document opened', async () => {
    const shown = scanned()
    scan.show(shown, LOOK)
    scan.show(shown, { ...LOOK, layers: ['terrain'] })
    scan.show(shown, LOOK)
    scan.show(plain, LOOK)
    scan.show(shown, LOOK)
    scan.forget()
    scan.forget()
    expect(laid).toEqual([undefined, undefined, undefined])
    scan.show(shown, LOOK)
    await frames()
    expect(asked.length).toBe(1)
  })

  it('follows the opacity of its layer', async () => {
    const shown = scanned()
    scan.show(shown, LOOK)
    await frames()
    scan.show(shown, { ...LOOK, opacity: { background: 0.5 } })
    await frames()
    expect(asked.map(({ look }) => look.opacity)).toEqual([{}, { background: 0.5 }])
  })
})
