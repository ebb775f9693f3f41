/**
 * The path of a line of sight between two hex centres: a list of stages in order, each passed by one lane or by either
 * of two. It belongs to no ruleset: the rules say what blocks a lane, and whether one free lane is enough.
 */
import { type Axial, hexDistance, sameHex } from '#shared/hex/axial'
import { type Hexside, hexsideBetween } from '#shared/hex/hexside'
import { type SegmentEvent, traceSegment } from '#shared/hex/segment'
import { hexesOfVertex, type Vertex } from '#shared/hex/vertex'

/** A place on the line; `at` counts half hexes from its start (2 a hex of distance). */
export type Checkpoint =
  | { readonly kind: 'hex'; readonly hex: Axial; readonly at: number }
  /** A side crossed out of `near` into `far`. */
  | {
      readonly kind: 'side'
      readonly side: Hexside
      readonly near: Axial
      readonly far: Axial
      readonly at: number
    }

export type Lane = readonly Checkpoint[]

/** One lane through a hex or a side; two past a vertex, or along a hexside by the hexes on either hand. */
export type Stage = readonly [Lane] | readonly [Lane, Lane]

export interface SightPath {
  readonly from: Axial
  readonly to: Axial
  readonly stages: readonly Stage[]
  /** The hexes whose inside the line crosses between its ends. */
  readonly crossed: readonly Axial[]
  /** The two hexes on either hand wherever it runs along a hexside. */
  readonly pairs: readonly (readonly [Axial, Axial])[]
}

// The rules of one line ask for it several times over: for sight, for those in the way, for cover.
let last: SightPath | undefined

/** The stages between two hexes; none when they are the same. Reversing the ends reverses them. */
export function sightPath(from: Axial, to: Axial): SightPath {
  if (!last || !sameHex(last.from, from) || !sameHex(last.to, to)) last = traced(from, to)
  return last
}

function traced(from: Axial, to: Axial): SightPath {
  const stages: Stage[] = []
  const crossed: Axial[] = []
  const pairs: (readonly [Axial, Axial])[] = []
  let hex = from
  // What stands between the last hex and the next one.
  let between: SegmentEvent[] = []
  for (const event of traceSegment(from, to).slice(1)) {
    if (event.kind !== 'hex') {
      between.push(event)
      continue
    }
    const next = event.hex
    const along = between.find((one) => one.kind === 'along')
    if (along) pairs.push(along.hexes)
    stages.push(stageBetween(from, hex, next, between))
    between = []
    hex = next
    if (sameHex(hex, to)) continue
    crossed.push(hex)
    stages.push([[hexPoint(from, hex)]])
  }
  return { from, to, stages, crossed, pairs }
}

/** The sides by which a line may come into its last hex: one, or one for each lane. None from the hex itself. */
export function entriesOf({ stages }: SightPath): Extract<Checkpoint, { kind: 'side' }>[] {
  return (stages.at(-1) ?? []).flatMap((lane) => {
    const last = lane.at(-1)
    return last?.kind === 'side' ? [last] : []
  })
}

function stageBetween(from: Axial, hex: Axial, next: Axial, between: readonly SegmentEvent[]): Stage {
  const way = between.find((one) => one.kind === 'along') ?? (between[0] as SegmentEvent)
  switch (way.kind) {
    case 'along':
      return [around(from, hex, way.hexes[0], next), around(from, hex, way.hexes[1], next)]
    case 'vertex':
      return [[sidePoint(from, hex, next)], around(from, hex, thirdHex(way.vertex, hex, next), next)]
    default:
      return [[sidePoint(from, hex, next)]]
  }
}

// Into a hex beside the line and out of it again.
function around(from: Axial, hex: Axial, by: Axial, next: Axial): Lane {
  return [sidePoint(from, hex, by), hexPoint(from, by), sidePoint(from, by, next)]
}

function hexPoint(from: Axial, hex: Axial): Checkpoint {
  return { kind: 'hex', hex, at: 2 * hexDistance(from, hex) }
}

function sidePoint(from: Axial, near: Axial, far: Axial): Checkpoint {
  const side = hexsideBetween(near, far) as Hexside
  return { kind: 'side', side, near, far, at: hexDistance(from, near) + hexDistance(from, far) }
}

function thirdHex(vertex: Vertex, a: Axial, b: Axial): Axial {
  return hexesOfVertex(vertex).find((hex) => !sameHex(hex, a) && !sameHex(hex, b)) as Axial
}
