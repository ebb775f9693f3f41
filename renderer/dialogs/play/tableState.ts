/** The state of a table of the page, as data, and what follows from it: the decision that is due, its choices, whose eyes look. */
import { type Eyes } from '#shared/document/eyes'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Localized } from '#shared/i18n/localized'
import {
  type AskedRoll,
  type Decision,
  type DecisionKind,
  type GameAct,
  type Verdict,
} from '#shared/game/contract'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { type Choices, choicesOf } from '#shared/game/table/choices'
import { isHuman, type PlayedGame, stateAt } from '#shared/game/table/playedGame'
import { type Review, type ReviewSpeed, shownIn } from '#shared/game/table/review'
import { eyesAtTable, sideToSitDown } from '#shared/game/table/seen'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type PlannedWay } from './plannedWay'

/** Thrown by the program from the seed, or at the real table and typed in. */
export type DiceAtTable = 'thrown' | 'typed'

export interface TableState {
  readonly game: PlayedGame | undefined
  readonly dice: DiceAtTable
  /** The counter in the hand. */
  readonly selected: CounterId | undefined
  /** The counter of the list beside the map that the pointer or the focus is on. */
  readonly eyed: CounterId | undefined
  /** The acts that the last point on the map may mean, when they are several or have chances. */
  readonly pointed: readonly GameAct[]
  /** The way of the move that is pointed at or drawn by hand. */
  readonly way: PlannedWay | undefined
  /** An act that waits for dice of the real table. */
  readonly asked:
    | {
        readonly act: GameAct
        readonly roll: AskedRoll
        readonly faces: readonly number[]
        /** The reason of a machine player. */
        readonly why: Localized | undefined
      }
    | undefined
  /** The reason why the last act was refused. */
  readonly refused: { readonly says?: Localized; readonly because: readonly Reason[] } | undefined
  /** The reasons of machine players, by the line of their choice. */
  readonly reasons: ReadonlyMap<number, Localized>
  /** Machine players go on by themselves. */
  readonly isRunning: boolean
  /** They wait meanwhile: something was taken back, or a past moment looked at, and no person has decided since. */
  readonly isHeld: boolean
  /** A past moment that is shown; nothing can be decided meanwhile. */
  readonly review: Review | undefined
  readonly reviewSpeed: ReviewSpeed
  /** The side of the person who decided last, or sat down since. */
  readonly seated: SideId | undefined
  /** Lines since the game was last written to a file; 0 = nothing would be lost. */
  readonly unsaved: number
}

/** The game as the table shows it: as it stands, or at a past moment. */
export function shownGame({ game, review }: TableState): PlayedGame | undefined {
  return game && shownIn(game, review)
}

/** The decision that is due, undefined without a game. */
export function dueAt({ game }: TableState): Decision | Verdict | undefined {
  return game && decide(stateAt(game))
}

const known = new WeakMap<Decision, Choices>()

/** The choices of the decision that is due, made once; none while a past moment is shown. */
export function choicesAt(state: TableState): Choices | undefined {
  const due = dueAt(state)
  if (!state.game || state.review || !due || isVerdict(due)) return undefined
  const choices = known.get(due) ?? choicesOf(stateAt(state.game), due)
  known.set(due, choices)
  return choices
}

/** The counter in the hand: the one that was taken, or the only one that owes something, enters or may fire. */
export function handAt(state: TableState): CounterId | undefined {
  const { selected } = state
  const due = dueAt(state)
  if (selected !== undefined || !due || isVerdict(due) || !TAKES_THE_ONLY.includes(due.kind)) return selected
  const [only, ...others] = choicesAt(state)?.actors ?? []
  return others.length === 0 ? only : undefined
}

/** Elsewhere a side may rather end its phase. */
const TAKES_THE_ONLY: readonly DecisionKind[] = ['duty', 'entry', 'reaction']

/** The machine player who decides now, by its id; undefined while people do or look back, and when the game is over. */
export function machineToPlay(state: TableState): string | undefined {
  const due = dueAt(state)
  if (!state.game || state.review || !due || isVerdict(due) || isHuman(state.game, due.side)) return undefined
  return state.game.header.players[due.side]
}

/** Says whether machine players go on by themselves now. */
export function isPlayingOn({ isRunning, isHeld }: TableState): boolean {
  return isRunning && !isHeld
}

/** The eyes of the person at the table: players can sit at one screen in turn. */
export function eyesAt({ game, seated }: TableState): Eyes {
  return game ? eyesAtTable(game, seated) : 'author'
}

/** The side of the person to whom the table must be handed over before anything of it is shown. */
export function handOverAt({ game, seated, review }: TableState): SideId | undefined {
  return game && !review ? sideToSitDown(game, seated) : undefined
}

/** Says whether a counter's way is drawn hex by hex: where the game names ways, in a phase in which it may move. */
export function mayDraw(state: TableState, counter: CounterId): boolean {
  const due = dueAt(state)
  if (state.review || !due || isVerdict(due)) return false
  return due.offers.some(({ kind, by }) => kind === 'move' && by === counter)
}
