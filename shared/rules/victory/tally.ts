/** Counts what a condition of victory asks for, in a state of play (SCN-5): its kind says what is counted. */
import { type Condition } from '#shared/document/game'
import { type SideId, type VictoryId } from '#shared/document/ids'
import { type Game, type Tally } from './counted'
import { countFallen } from './fallenTargets'
import { holdKey } from './holdRuns'
import { heldInARow, heldNow } from './holdTally'
import { type Fate } from './pieces'
import {
  ALIVE,
  CAPTURED,
  ELIMINATED,
  EXITED,
  exitsBy,
  HURT,
  tallyOfPieces,
  tallyOfScore,
  UNHURT,
} from './piecesTally'

/** The condition at `index` of a way to victory of `side`. @rule SCN-5 */
export function tallyOf(
  game: Game,
  condition: Condition,
  { id, side, index }: { readonly id: VictoryId; readonly side: SideId | undefined; readonly index: number },
): Tally {
  switch (condition.kind) {
    case 'hold':
      return condition.turns === undefined
        ? heldNow(game, condition, side)
        : heldInARow(game, { ...condition, turns: condition.turns }, side, holdKey(id, index))
    case 'eliminate': {
      const { wounded = false } = condition
      const word = wounded ? HURT : ELIMINATED
      const dead = ({ is }: Fate): boolean => is === 'eliminated' || is === 'captured'
      return tallyOfPieces(game, condition, word, {
        counts: (fate) => dead(fate) || (wounded && fate.wounded),
        forGood: dead,
        possible: ({ is }) => is !== 'exited',
      })
    }
    case 'exit': {
      const { gameTurn } = game.state.turn
      const { until = Infinity } = condition
      const exits = exitsBy(game, condition.place, until)
      return tallyOfPieces(game, condition, EXITED, {
        counts: exits,
        forGood: exits,
        possible: (fate) => exits(fate) || (fate.is === 'alive' && gameTurn <= until),
      })
    }
    case 'survive': {
      const alive = ({ is }: Fate): boolean => is === 'alive'
      return tallyOfPieces(game, condition, condition.unhurt ? UNHURT : ALIVE, {
        counts: (fate) => alive(fate) && !(condition.unhurt && fate.wounded),
        forGood: () => false,
        possible: alive,
      })
    }
    case 'capture': {
      const captured = ({ is }: Fate): boolean => is === 'captured'
      return tallyOfPieces(game, condition, CAPTURED, {
        counts: captured,
        forGood: captured,
        possible: (fate) => captured(fate) || fate.is === 'alive',
      })
    }
    case 'break':
      return countFallen(game, condition)
    case 'score':
      return tallyOfScore(game, condition)
  }
}
