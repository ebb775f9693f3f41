/** The cuts of a sheet as a cutting machine gets them. */
import { describe, expect, it } from 'vitest'
import { counterId } from '#shared/document/ids'
import { toSvg } from '#shared/painter/toSvg'
import { cutLines } from '#shared/print/counterSheets/cutLines'
import { planCutLines } from '#shared/print/counterSheets/planCounterSheets'
import { type PlacedPiece } from '#shared/print/counterSheets/sheetLayout'
import { type PrintPlan } from '#shared/print/printPlan'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { testBoard } from '../../support/board'
import { sheetOptions, sheetsOf } from './support'

const board = testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'B2' } } })

function cutsOf(options: Parameters<typeof sheetOptions>[0] = {}): PrintPlan {
  const plan = planCutLines(board, magnaCarta, sheetOptions({ markers: false, ...options }))
  if (!plan.ok) throw new Error(plan.error.en)
  return plan.value
}

function svgOf(plan: PrintPlan): string {
  const { widthMm, heightMm, paint } = plan.page(0)
  const none = { sans: () => '', 'sans-bold': () => '', serif: () => '' }
  const page = { width: widthMm, height: heightMm, title: 'Cuts', language: 'en' } as const
  return toSvg(paint(), { ...page, fonts: none, image: () => undefined })
}

function strokes(svg: string, color: string): string[] {
  const paths = [...svg.matchAll(/<path d="([^"]+)" fill="none" stroke="(#[0-9a-f]{6})"/g)]
  return paths.filter(([, , stroke]) => stroke === color).map(([, path = '']) => path)
}

describe('PRT-6: cuts for a machine', () => {
  it('are one straight line each, nothing filled, on a page of the size of the paper', () => {
    const svg = svgOf(cutsOf({ counter: counterId('guy') }))
    expect(svg).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"')
    expect(svg).not.toMatch(/fill="#/)
    expect(svg).not.toContain('<text')
    // Two mounted pieces side by side (three upright lines, two level), one on foot (two and two).
    const cuts = strokes(svg, '#ff0000')
    expect(cuts).toHaveLength(5 + 4)
    for (const cut of cuts) expect(cut).toMatch(/^m[\d.]+ [\d.]+l(0 [\d.]+|[\d.]+ 0)$/)
    expect(strokes(svg, '#1a1a1a')).toHaveLength(1)
  })

  it('lie where the printed front has them, with the crosses', () => {
    const [front, cuts] = [sheetsOf(board, { markers: false }).page(0), cutsOf().page(0)]
    const crosses = (page: typeof front): unknown =>
      page.paint().find((op) => op.kind === 'path' && op.stroke && op.path.length > 100)
    expect(crosses(cuts)).toBeDefined()
    expect(crosses(cuts)).toEqual(
      front
        .paint()
        .filter((op) => op.kind === 'path' && op.stroke)
        .find((op) => JSON.stringify(op) === JSON.stringify(crosses(cuts))),
    )
    // The first row's upper edge.
    const box = front.trim
    const cut = strokes(svgOf(cutsOf()), '#ff0000')
    expect(cut).toContain(`m${box?.x} ${box?.y}l${box?.width} 0`)
  })

  it('score the line of a fold, and cut only one half of the sheet', () => {
    const svg = svgOf(cutsOf({ flip: 'fold' }))
    expect(strokes(svg, '#0000ff')).toEqual(['m8 148.5l194 0'])
    for (const cut of strokes(svg, '#ff0000')) expect(Number(/ ([\d.]+)l/.exec(cut)?.[1])).toBeLessThan(148.5)
  })

  it('are one sheet a page, however many pages the print has', () => {
    expect(cutsOf().pageCount).toBe(1)
    expect(sheetsOf(board, { markers: false }).pageCount).toBe(2)
  })
})

describe('lines through pieces', () => {
  const piece = (x: number, y: number): PlacedPiece => {
    const cut = { x, y, width: 10, height: 10 }
    return { piece: {} as PlacedPiece['piece'], cut, bled: cut }
  }
  const upright = (pieces: readonly PlacedPiece[], over?: number): string[] =>
    cutLines(pieces, over)
      .filter(({ runs }) => runs === 'upright')
      .map(({ at, from, to }) => `${at}: ${from}-${to}`)

  it('are shared by neighbours and joined end to end', () => {
    expect(upright([piece(0, 0), piece(10, 0), piece(0, 10)])).toEqual(['0: 0-20', '10: 0-20', '20: 0-10'])
  })

  it('stop at a gutter, unless they are to run over it', () => {
    const apart = [piece(0, 0), piece(0, 13)]
    expect(upright(apart)).toEqual(['0: 0-10', '0: 13-23', '10: 0-10', '10: 13-23'])
    expect(upright(apart, 3)).toEqual(['0: 0-23', '10: 0-23'])
  })
})
