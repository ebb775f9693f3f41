/**
 * Collecting many small objects into few draw operations: one path per ink, cut every so many objects (rasterisers slow
 * down on paths of thousands of subpaths, and on thousands of paths alike).
 */
import { append } from '#shared/lang/append'
import { type Color, type DrawOp, type Path, type Stroke } from './ops'
import { PathBuilder } from './path'
import { rule, type Ruling } from './ruling'

/** The fill and line of a kind of object. Widths and dashes in hexes, so that a picture scales with its hexes. */
export interface Ink {
  readonly fill?: Color
  readonly fillOpacity?: number
  /** Over the fill and under the line, in black. */
  readonly ruling?: readonly Ruling[]
  readonly line?: Color
  readonly lineOpacity?: number
  readonly width?: number
  readonly dash?: readonly number[]
  readonly cap?: Stroke['cap']
  readonly join?: Stroke['join']
  readonly rule?: 'nonzero' | 'evenodd'
  /** Objects per path; infinite where objects overlap and the ink is translucent. */
  readonly perPath?: number
}

export interface Sketch<Id extends string> {
  /** The path on which the next object of an ink is drawn. */
  pen(id: Id): PathBuilder
  /** Everything drawn, in the order of the table of inks. */
  ops(): DrawOp[]
}

const PER_PATH = 96
const RULED: Color = '#000000'

type PathOp = Extract<DrawOp, { kind: 'path' }>

const opacityOf = (value: number | undefined) => (value === undefined ? {} : { opacity: value })

function fillOf({ fill, fillOpacity, rule: winding }: Ink): Pick<PathOp, 'fill' | 'rule'> {
  return {
    ...(fill && { fill: { kind: 'solid', color: fill, ...opacityOf(fillOpacity) } }),
    ...(winding && { rule: winding }),
  }
}

function strokeOf(ink: Ink, hexMm: number): Pick<PathOp, 'stroke'> {
  if (!ink.line) return {}
  const { line, width = 0.02, cap = 'round', join = 'round', dash, lineOpacity } = ink
  return {
    stroke: {
      color: line,
      width: width * hexMm,
      cap,
      join,
      ...(dash && { dash: dash.map((part) => part * hexMm) }),
      ...opacityOf(lineOpacity),
    },
  }
}

// An ink of nothing marks nothing: a style leaves out by it what it does not draw.
function inked(path: Path, ink: Ink, hexMm: number): DrawOp[] {
  const [fill, stroke] = [fillOf(ink), strokeOf(ink, hexMm)]
  if (!ink.ruling) return ink.fill || ink.line ? [{ kind: 'path', path, ...fill, ...stroke }] : []
  return [
    ...(ink.fill ? [{ kind: 'path', path, ...fill } as const] : []),
    ...rule(ink.ruling, { color: RULED, hexMm, outline: path }),
    ...(ink.line ? [{ kind: 'path', path, ...stroke } as const] : []),
  ]
}

/**
 * A sketch over a table of inks, whose order is the order of painting: bottom first. Objects of one ink must not overlap
 * unless it is opaque and has either fill or line, because where a path is cut depends on what was asked for.
 */
export function createSketch<Id extends string>(inks: Readonly<Record<Id, Ink>>, hexMm: number): Sketch<Id> {
  const drawn = new Map<Id, { count: number; paths: PathBuilder[] }>()
  return {
    pen(id) {
      const limit = inks[id].perPath ?? PER_PATH
      let batch = drawn.get(id)
      if (!batch) drawn.set(id, (batch = { count: 0, paths: [] }))
      if (batch.count % limit === 0) batch.paths.push(new PathBuilder())
      batch.count++
      return batch.paths[batch.paths.length - 1] as PathBuilder
    },
    ops() {
      const ops: DrawOp[] = []
      for (const id of Object.keys(inks) as Id[]) {
        const batch = drawn.get(id)
        if (!batch) continue
        for (const path of batch.paths) append(ops, inked(path.build(), inks[id], hexMm))
      }
      return ops
    },
  }
}
