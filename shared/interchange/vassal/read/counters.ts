/** The pieces of a set-up as counters on the hexes of one board. */
import { counterId, type CounterId, freshIds } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Facing, facingAngle } from '#shared/hex/facing'
import { type Grid, toAxial } from '#shared/hex/grid'
import { type Point } from '#shared/hex/layout'
import { type Localized, localized } from '#shared/i18n/localized'
import { newCounter } from '#shared/rules/counters/newCounter'
import { legalFacing, type Ruleset } from '#shared/rules/contract/ruleset'
import { type BoardGrid } from './boardGrid'
import { type Slot } from './palette'
import { type Piece } from './piece'
import { rearOf } from './rear'
import { type Types } from './types'

interface Laid {
  readonly pieces: readonly Piece[]
  readonly board: BoardGrid
  readonly types: Types
  readonly ruleset: Ruleset
  /** The slot of a piece, whose folders tell its side. */
  slotOf(piece: Piece): Slot
  /** The pixel of the board under a piece; undefined when it lies on another. */
  placeOf(piece: Piece): Point | undefined
}

/** Types that the pieces need are made first: `scenario` is what they are placed in. */
export function countersOf(
  laid: Laid,
  scenarioOf: () => Scenario,
): { readonly counters: Record<CounterId, Counter>; readonly warnings: Localized[] } {
  const loose = laid.pieces.filter(({ isFixed }) => !isFixed)
  const typed = loose.map((piece) => ({ piece, type: laid.types.typeOf(laid.slotOf(piece)) }))
  const scenario = scenarioOf()
  const fresh = freshIds({}, '')
  const counters: Record<CounterId, Counter> = {}
  const ranks = new Map<string, number>()
  let beside = 0
  for (const { piece, type } of typed) {
    const blank = newCounter(scenario, laid.ruleset, type)
    if (!blank) continue
    const point = laid.placeOf(piece)
    const place = point && laid.board.nearest(point)
    const hex = place && hexKey(toAxial(place, laid.board.grid))
    if (hex === undefined) beside++
    const rank = hex === undefined ? 0 : (ranks.get(hex) ?? 0)
    if (hex !== undefined) ranks.set(hex, rank + 1)
    const counter: Counter = {
      ...blank,
      face: laid.types.faceOf(type, piece.shown) ?? blank.face,
      ...(hex !== undefined && { hex }),
      rank,
      ...secretOf(piece, laid.ruleset),
    }
    const degrees = lookingAt(piece, laid.board.hexPx)
    const turned = degrees === undefined ? blank.facing : facingAt(degrees, laid.board.grid)
    const facing = legalFacing(turned, laid.ruleset.facingKind(scenario, counter))
    counters[counterId(fresh(type))] = { ...counter, facing }
  }
  const fixed = laid.pieces.length - loose.length
  return {
    counters,
    warnings: [...(beside > 0 ? [besideMap(beside)] : []), ...(fixed > 0 ? [leftOut(fixed)] : [])],
  }
}

const DECOY = /(^|[^\p{L}])(decoy|dummy|leurre|factice)s?($|[^\p{L}])/iu

/** A module says in words alone that a piece stands for nobody; under rules that have decoys it becomes one (CM-HID). */
function secretOf(
  { name, marks, isHidden }: Piece,
  { concealedFace }: Ruleset,
): Pick<Counter, 'hidden' | 'decoy'> {
  const isDecoy = concealedFace !== undefined && [name, ...marks.values()].some((text) => DECOY.test(text))
  return { hidden: isHidden, decoy: isDecoy }
}

/** Degrees clockwise from up to where its front looks; undefined for a piece that does not turn. */
function lookingAt(piece: Piece, hexPx: number): number | undefined {
  if (piece.turn === undefined) return undefined
  // Modules of ours say it; else whoever covers two hexes looks away from the other one.
  const first = Number(piece.marks.get('FirstFacing') ?? Number.NaN)
  const rear = rearOf(piece, hexPx)
  return piece.turn + (Number.isFinite(first) ? first : rear === undefined ? 0 : rear + 180)
}

const besideMap = (count: number): Localized =>
  localized(
    count > 1
      ? `${count} pions hors des cases du plateau, mis à côté de la carte`
      : 'un pion hors des cases du plateau, mis à côté de la carte',
    count > 1
      ? `${count} counters on no hex of the board, laid beside the map`
      : 'one counter on no hex of the board, laid beside the map',
  )

const leftOut = (count: number): Localized =>
  localized(
    count > 1
      ? `${count} pièces que nul ne peut bouger, laissées de côté`
      : 'une pièce que nul ne peut bouger, laissée de côté',
    count > 1 ? `${count} pieces that nobody can move, left out` : 'one piece that nobody can move, left out',
  )

/** The nearest of the twelve. @param degrees clockwise from 12 o'clock */
function facingAt(degrees: number, grid: Pick<Grid, 'orientation'>): Facing {
  const twelve = (['side', 'vertex'] as const).flatMap((kind) =>
    [0, 1, 2, 3, 4, 5].map((index): Facing => ({ kind, index: direction(index) })),
  )
  const off = (facing: Facing): number => {
    const turn = degrees - (facingAngle(facing, grid) * 180) / Math.PI
    return Math.abs(turn - 360 * Math.round(turn / 360))
  }
  return twelve.reduce((best, one) => (off(one) < off(best) - 1e-6 ? one : best))
}
