/** The pieces of a set-up as counters on the hexes of one board. */
import { counterId, freshIds } from '#shared/document/ids'
import { type Counter, type CounterId, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Facing, facingAngle } from '#shared/hex/facing'
import { type Grid, toAxial } from '#shared/hex/grid'
import { type Point } from '#shared/hex/layout'
import { type Localized, localized } from '#shared/i18n/localized'
import { newCounter } from '#shared/rules/newCounter'
import { legalFacing, type Ruleset } from '#shared/rules/ruleset'
import { type BoardGrid } from './boardGrid'
import { type Slot } from './palette'
import { type Piece } from './piece'
import { type SavedGame } from './savedGame'
import { type Types } from './types'

interface Laid {
  readonly saved: SavedGame
  readonly board: BoardGrid
  readonly types: Types
  readonly ruleset: Ruleset
  /** The slot of a piece, whose folders tell its side. */
  slotOf(piece: Piece): Slot
  /** The pixel of the board under a piece; undefined when it lies on another. */
  placeOf(piece: Piece): Point | undefined
}

/** Types that the pieces need are made first: `scenario` is what they are laid in. */
export function countersOf(
  laid: Laid,
  scenarioOf: () => Scenario,
): { readonly counters: Record<CounterId, Counter>; readonly warnings: Localized[] } {
  const typed = laid.saved.pieces.map((piece) => ({ piece, type: laid.types.typeOf(laid.slotOf(piece)) }))
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
      ...{ rank, hidden: piece.isHidden },
    }
    const turned = piece.turn === undefined ? blank.facing : facingAt(piece.turn, laid.board.grid)
    const facing = legalFacing(turned, laid.ruleset.facingKind(scenario, counter))
    counters[counterId(fresh(type))] = { ...counter, facing }
  }
  return { counters, warnings: beside > 0 ? [besideMap(beside)] : [] }
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
