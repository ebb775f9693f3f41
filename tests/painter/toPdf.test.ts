import { describe, expect, it } from 'vitest'
import { type DrawOp, type Path, solid, VERB } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { type PdfShading, type PdfSink, toPdf } from '#shared/painter/toPdf'
import { EVERY_OP } from '../support/everyOp'

interface Recorded {
  readonly lines: string[]
  readonly shadings: PdfShading[]
}

function record(ops: readonly DrawOp[]): Recorded {
  const lines: string[] = []
  const shadings: PdfShading[] = []
  const sink: PdfSink = {
    write: (operators) => void lines.push(operators),
    draw: (operators) => void lines.push(operators),
    openRole: ({ type }) => void lines.push(`${type} {`),
    closeRole: () => void lines.push('}'),
    endContent: () => undefined,
    opacity: (kind, value) => `${kind}${value}`,
    shading: (shading) => `S${shadings.push(shading)}`,
    font: (font) => font,
    glyphs: (text) => text,
    image: (hash) => (hash === 'checker' ? hash : undefined),
    group(_box, draw) {
      lines.push('group {')
      draw()
      lines.push('}')
      return 'Group'
    },
  }
  toPdf(ops, sink)
  return { lines, shadings }
}

const square = new PathBuilder().rect(1, 2, 3, 4).build()

describe('toPdf', () => {
  it('draws every operation of the picture that has them all', () => {
    const all = record(EVERY_OP).lines.join('\n')
    // Two gradients, three texts (one twice: its halo), a picture, a crossed box in place of the other, one layer.
    expect(all.match(/ sh Q/g)).toHaveLength(2)
    expect(all.match(/Tj/g)).toHaveLength(4)
    expect(all.match(/\/checker Do/g)).toHaveLength(1)
    expect(all.match(/\/Group Do/g)).toHaveLength(1)
    expect(all).toContain('200 2500 m 700 2500 l 700 3000 l 200 3000 l')
  })

  it('opens and closes every state and text', () => {
    const words = record(EVERY_OP).lines.flatMap((line) => line.split(' '))
    const count = (word: string): number => words.filter((other) => other === word).length
    expect(count('q')).toBe(count('Q'))
    expect(count('BT')).toBe(count('ET'))
    expect(count('q')).toBeGreaterThan(3)
  })

  it('sets colour and opacity only when they change', () => {
    const op: DrawOp = { kind: 'path', path: square, fill: solid('#ff0000') }
    const { lines } = record([op, op, { ...op, fill: solid('#00ff00') }])
    // Whole numbers of 0.02 mm.
    const drawn = '50 100 m 200 100 l 200 300 l 50 300 l f'
    expect(lines.slice(1, -1)).toEqual(['/fill1 gs', '1 0 0 rg', drawn, drawn, '0 1 0 rg', drawn])
  })

  it('closes the outlines of areas only where a line goes on from their beginning; strokes are always closed', () => {
    const path = [...square, VERB.line, 9, 9, ...square]
    const filled = record([{ kind: 'path', path, fill: solid('#ff0000') }]).lines.at(-2)
    expect(filled?.match(/ h/g)).toHaveLength(1)
    expect(filled).toContain('l h 450 450 l 50 100 m')
    const stroked = record([{ kind: 'path', path, stroke: { color: '#ff0000', width: 1 } }]).lines.at(-2)
    expect(stroked?.match(/ h/g)).toHaveLength(2)
  })

  it('PRT-7: sets greys in black ink alone', () => {
    const stroke = { color: '#808080', width: 0.3 }
    const { lines } = record([
      { kind: 'path', path: square, fill: solid('#1a1a1a'), stroke },
      { kind: 'text', x: 0, y: 0, text: 'a', font: 'serif', size: 4, color: '#000000' },
      { kind: 'path', path: square, fill: solid('#1a1a1b') },
    ])
    expect(lines.filter((line) => / (g|G|rg|RG)$/.test(line))).toEqual([
      '0.102 g',
      '0.502 G',
      '0 g',
      '0.102 0.102 0.106 rg',
    ])
  })

  it('forgets what a group set when the group ends', () => {
    const red: DrawOp = { kind: 'path', path: square, fill: solid('#ff0000') }
    const { lines } = record([{ kind: 'group', ops: [red] }, red])
    expect(lines.filter((line) => line === '1 0 0 rg')).toHaveLength(2)
  })

  it('fills and strokes in one operator when both are opaque', () => {
    const stroke = { color: '#000000', width: 0.3 }
    const both: DrawOp = { kind: 'path', path: square, fill: solid('#ff0000'), stroke, rule: 'evenodd' }
    expect(record([both]).lines.at(-2)).toMatch(/ h B\*$/)
    const faint = record([{ ...both, stroke: { ...stroke, opacity: 0.5 } }]).lines
    expect(faint.filter((line) => / (f\*|S)$/.test(line))).toHaveLength(2)
  })

  it('turns quadratic curves into the same cubic ones', () => {
    const path = new PathBuilder().move(0, 0).quad(3, 6, 6, 0).build()
    const { lines } = record([{ kind: 'path', path, stroke: { color: '#000000', width: 1 } }])
    expect(lines.at(-2)).toBe('0 0 m 100 200 200 200 300 0 c S')
  })

  it('writes two curves of a smooth outline as one, within 0.03 mm of them', () => {
    const corners = Array.from({ length: 12 }, (_, index) => ({
      x: 20 + 3 * Math.sin((index * Math.PI) / 6),
      y: 20 + (index % 3 === 0 ? 3.2 : 3) * Math.cos((index * Math.PI) / 6),
    }))
    const path = new PathBuilder().smoothClosed(corners).build()
    const line = record([{ kind: 'path', path, fill: solid('#000000') }]).lines.at(-2) ?? ''
    expect(line.match(/ c\b/g)).toHaveLength(6)
    const exact = sampled(path)
    const written = sampled(pathOfOperators(line))
    for (const point of written) {
      const nearest = Math.min(...exact.map((other) => Math.hypot(point.x - other.x, point.y - other.y)))
      // Rounding to steps comes on top.
      expect(nearest).toBeLessThan(0.03 + 0.02)
    }
  })

  it('writes far from the corner of the sheet what is near to itself, from its own corner', () => {
    const at = (x: number, y: number): DrawOp => {
      const points = Array.from({ length: 9 }, (_, index) => ({ x: x + index / 10, y: y + (index % 2) / 10 }))
      return { kind: 'path', path: new PathBuilder().polygon(points).build(), fill: solid('#000000') }
    }
    const [near, far] = [at(0, 0), at(400.02, 300)].map((op) => record([op]).lines.at(-2))
    // 20,001 steps, the origin an even number of them.
    expect(far).toMatch(/^q 1 0 0 1 20000 15000 cm 1 0 m 6 5 l .* f Q$/)
    expect(near).toMatch(/^0 0 m 5 5 l .* f$/)
    const place = (line: string | undefined) => pathOfOperators(line ?? '')
    const [x, y] = [place(far)[1], place(far)[2]]
    expect([x, y]).toEqual([400.02, 300])
  })

  it('leaves curves alone that one cubic cannot stand for', () => {
    const path = new PathBuilder().move(0, 0).quad(0, 10, 10, 10).quad(20, 10, 11, 3).build()
    const line = record([{ kind: 'path', path, fill: solid('#000000') }]).lines.at(-2) ?? ''
    expect(line.match(/ c/g)).toHaveLength(2)
  })

  it('keeps 0.02 mm on paper inside groups that enlarge', () => {
    const path = new PathBuilder().move(0, 0).line(0.123, 1).build()
    const line: DrawOp = { kind: 'path', path, stroke: { color: '#000000', width: 0.015 } }
    const { lines } = record([{ kind: 'group', transform: [20, 0, 0, 20, 5, 0], ops: [line] }])
    // 20 mm are 1,000 steps, in the group's own frame as on paper.
    expect(lines[2]).toBe('1 0 0 1 250 0 cm')
    expect(lines).toContain('15 w')
    expect(lines).toContain('0 0 m 123 1000 l S')
  })

  it('shares one shading between gradients that differ only in place and size', () => {
    const stops = [
      { at: 0, color: '#ffffff' },
      { at: 1, color: '#000000' },
    ]
    const crown = (x: number, radius: number): DrawOp => {
      const circles = { x0: x - radius / 4, y0: 5, r0: 0, x1: x, y1: 5, r1: radius }
      const path = new PathBuilder().circle(x, 5, radius).build()
      return { kind: 'path', path, fill: { kind: 'radial', ...circles, stops } }
    }
    const [first, second] = record([crown(10, 4), crown(30, 2.5)]).shadings
    expect(first).toEqual(second)
    expect(first).toEqual({ type: 3, coords: [-0.25, 0, 0, 0, 0, 1], stops })
  })
})

/** The path of written operators, back in mm. */
function pathOfOperators(line: string): Path {
  const path: number[] = []
  let numbers: number[] = []
  const from = [0, 0]
  for (const word of line.split(' ')) {
    const value = Number(word)
    if (!Number.isNaN(value)) {
      numbers.push(value / 50)
      continue
    }
    const verb = { m: VERB.move, l: VERB.line, c: VERB.cubic, h: VERB.close }[word]
    if (word === 'cm') from.splice(0, 2, ...numbers.slice(4))
    if (verb !== undefined) path.push(verb, ...numbers.map((value, at) => value + (from[at % 2] as number)))
    numbers = []
  }
  return path
}

/** Many points of the curves of a path. */
function sampled(path: Path): { readonly x: number; readonly y: number }[] {
  const points: { x: number; y: number }[] = []
  let from = { x: 0, y: 0 }
  for (let i = 0; i < path.length;) {
    const verb = path[i] as number
    const length =
      { [VERB.move]: 2, [VERB.line]: 2, [VERB.quad]: 4, [VERB.cubic]: 6, [VERB.close]: 0 }[verb] ?? 0
    const all = [from.x, from.y, ...path.slice(i + 1, i + 1 + length)]
    if (verb === VERB.quad || verb === VERB.cubic)
      for (let t = 0; t <= 1; t += 1 / 64) points.push(casteljau(all, t))
    if (length > 0) from = { x: all.at(-2) as number, y: all.at(-1) as number }
    i += 1 + length
  }
  return points
}

function casteljau(numbers: readonly number[], t: number): { x: number; y: number } {
  let level = [...numbers]
  while (level.length > 2)
    level = level.slice(2).map((value, index) => (level[index] as number) * (1 - t) + value * t)
  return { x: level[0] as number, y: level[1] as number }
}
