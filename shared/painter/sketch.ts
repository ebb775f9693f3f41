/**
 * Collecting many small objects into few draw operations: one path per ink, cut every so many objects (rasterisers slow
 * down on paths of thousands of subpaths, and on thousands of paths alike).
 */
import { type Color, type DrawOp, type Stroke } from './ops'
import { PathBuilder } from './path'

/** The fill and line of a kind of object. Widths and dashes in hexes, so that a picture scales with its hexes. */
export interface Ink {
  readonly fill?: Color
  readonly fillOpacity?: number
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

function inkStyle(ink: Ink, hexMm: number): Omit<Extract<DrawOp, { kind: 'path' }>, 'kind' | 'path'> {
  const opacity = (value: number | undefined) => (value === undefined ? {} : { opacity: value })
  return {
    ...(ink.fill && { fill: { kind: 'solid', color: ink.fill, ...opacity(ink.fillOpacity) } }),
    ...(ink.rule && { rule: ink.rule }),
    ...(ink.line && {
      stroke: {
        color: ink.line,
        width: (ink.width ?? 0.02) * hexMm,
        cap: ink.cap ?? 'round',
        join: ink.join ?? 'round',
        ...(ink.dash && { dash: ink.dash.map((part) => part * hexMm) }),
        ...opacity(ink.lineOpacity),
      },
    }),
  }
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
        const style = inkStyle(inks[id], hexMm)
        for (const path of batch.paths) ops.push({ kind: 'path', path: path.build(), ...style })
      }
      return ops
    },
  }
}
