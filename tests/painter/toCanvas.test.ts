import { describe, expect, it } from 'vitest'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { toCanvas } from '#shared/painter/toCanvas'
import { toSvg } from '#shared/painter/toSvg'
import { EVERY_OP } from '../support/everyOp'
import { type Call, recordingCanvas } from '../support/recordingCanvas'

function record(ops: readonly DrawOp[]): readonly Call[] {
  const { context, host, calls } = recordingCanvas(['checker'])
  toCanvas(ops, context, host)
  return calls
}

/** The marks on the canvas, in order: a path however it is painted counts once. */
function canvasVisits(calls: readonly Call[]): string[] {
  const visits: string[] = []
  let painted = false
  for (const { method, args } of calls) {
    if (method === 'beginPath') painted = false
    if ((method === 'fill' || method === 'stroke') && !painted) {
      visits.push('path')
      painted = true
    }
    if (method === 'fillText' || method === 'strokeText') visits.push(`text ${String(args[0])}`)
    if (method === 'drawImage' && args[0] !== 'layer') visits.push('image')
  }
  return visits
}

function svgVisits(svg: string): string[] {
  const body = svg.replace(/<defs>[\s\S]*<\/defs>/, '')
  return [...body.matchAll(/<(path|use)\b|<text[^>]*>([^<]*)</g)].map((match) =>
    match[1] === 'use' ? 'image' : (match[1] ?? `text ${match[2]}`),
  )
}

describe('toCanvas', () => {
  it('visits the same operations as toSvg, in the same order', () => {
    const svg = toSvg(EVERY_OP, {
      width: 100,
      height: 80,
      image: (hash) => (hash === 'checker' ? 'data:image/png;base64,' : undefined),
    })
    const visits = canvasVisits(record(EVERY_OP))
    expect(visits).toEqual(svgVisits(svg))
    expect(new Set(visits.map((visit) => visit.split(' ')[0]))).toEqual(new Set(['path', 'text', 'image']))
  })

  it('leaves the state as it found it', () => {
    const calls = record(EVERY_OP)
    const count = (method: string): number => calls.filter((call) => call.method === method).length
    expect(count('save')).toBeGreaterThan(0)
    expect(count('save')).toBe(count('restore'))
  })

  it('draws a group with an opacity apart and lays it on once', () => {
    const path = new PathBuilder().rect(0, 0, 10, 10).build()
    const square: DrawOp = { kind: 'path', path, fill: solid('#ff0000') }
    const calls = record([{ kind: 'group', opacity: 0.4, ops: [square, square] }])
    expect(calls.filter((call) => call.method === 'fill').map((call) => call.alpha)).toEqual([1, 1])
    expect(calls.filter((call) => call.method === 'drawImage')).toMatchObject([
      { args: ['layer', 0, 0, 100, 80], alpha: 0.4 },
    ])
  })

  it('sets text at 100 units an em, scaled to its size', () => {
    const op: DrawOp = { kind: 'text', x: 5, y: 6, text: 'U6', font: 'sans', size: 2, color: '#000000' }
    const calls = record([op])
    expect(calls.find((call) => call.method === 'transform')?.args).toEqual([0.02, 0, 0, 0.02, 5, 6])
    expect(calls.find((call) => call.method === 'fillText')?.args).toEqual(['U6', 0, 0])
  })

  it('paints a gradient without extent as its last stop, like the other outputs', () => {
    const { context, host } = recordingCanvas([])
    const stops = [
      { at: 0, color: '#ffffff' },
      { at: 1, color: '#123456' },
    ]
    const fill = { kind: 'linear', x0: 3, y0: 3, x1: 3, y1: 3, stops } as const
    toCanvas([{ kind: 'path', path: new PathBuilder().circle(3, 3, 2).build(), fill }], context, host)
    expect(context.fillStyle).toBe('#123456')
  })

  it('closes rings by a line to their start where no join tells the difference', () => {
    const path = new PathBuilder().rect(1, 2, 3, 4).rect(11, 12, 13, 14).build()
    const closings = (op: Omit<Extract<DrawOp, { kind: 'path' }>, 'kind' | 'path'>) =>
      record([{ kind: 'path', path, ...op }]).filter(({ method }) => method === 'closePath').length
    const color = '#000000'
    expect(closings({ fill: solid(color) })).toBe(0)
    expect(closings({ stroke: { color, width: 1, cap: 'round', join: 'round' } })).toBe(0)
    expect(closings({ stroke: { color, width: 1, join: 'round' } })).toBe(2)
    expect(closings({ stroke: { color, width: 1, cap: 'round', join: 'round', dash: [1] } })).toBe(2)
    expect(closings({ fill: solid(color), stroke: { color, width: 1 } })).toBe(2)
    const lines = record([{ kind: 'path', path, fill: solid(color) }]).filter(
      ({ method }) => method === 'lineTo',
    )
    expect(lines.map(({ args }) => args)).toEqual([
      [4, 2],
      [4, 6],
      [1, 6],
      [1, 2],
      [24, 12],
      [24, 26],
      [11, 26],
      [11, 12],
    ])
  })

  it('refuses a path with an unknown verb instead of drawing part of it', () => {
    expect(() => record([{ kind: 'path', path: [9, 1, 2], fill: solid('#000000') }])).toThrow(
      'unknown path verb 9',
    )
  })
})
