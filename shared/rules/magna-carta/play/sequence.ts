/** The sequence of play: a game turn is a turn of each player, a player turn three phases (MC-SEQ). */
import { type SideId } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type TurnState } from '../../resolution/state'
import { because, type Ruling, ruling } from '../../ruling'
import { nextGameTurn, nextPhase, NOTHING_HAPPENED } from '../../turnMemory'

export type PhaseAct =
  'offensive-fire' | 'move' | 'defensive-fire' | 'opportunity-attack' | 'fight' | 'retreat' | 'advance'

export interface Phase {
  readonly id: 'offensive-fire' | 'movement' | 'combat'
  readonly name: Localized
  /** What the player whose turn it is may do, or be made to. */
  readonly player: readonly PhaseAct[]
  /** And the others. */
  readonly opponents: readonly PhaseAct[]
}

/**
 * The phases of a player turn, in order. @rule MC-SEQ-1
 * @interpretation A retreat from offensive fire runs past the firer's own side too, who may strike at it (MC-RET-2).
 */
export const PHASES: readonly Phase[] = [
  {
    id: 'offensive-fire',
    name: localized('tir offensif', 'offensive fire'),
    player: ['offensive-fire', 'opportunity-attack'],
    opponents: ['retreat'],
  },
  {
    id: 'movement',
    name: localized('mouvement', 'movement'),
    player: ['move'],
    opponents: ['defensive-fire', 'opportunity-attack'],
  },
  {
    id: 'combat',
    name: localized('combat', 'combat'),
    player: ['fight', 'advance', 'retreat', 'opportunity-attack'],
    opponents: ['retreat', 'opportunity-attack'],
  },
]

export function firstTurn(players: readonly SideId[]): TurnState {
  return { gameTurn: 1, players, player: 0, phase: 'offensive-fire', memory: NOTHING_HAPPENED }
}

/**
 * The next phase: of the same player, of the next one, or of the next game turn. Attacks are counted anew each phase;
 * fire is remembered until the game turn ends. @rule MC-SEQ-1 @rule MC-INF-5 @rule MC-INF-6
 */
export function advancePhase(state: TurnState): TurnState {
  const [first] = PHASES
  const next = PHASES[PHASES.findIndex(({ id }) => id === state.phase) + 1]
  if (next) return { ...state, phase: next.id, memory: nextPhase(state.memory) }
  const phase = first?.id ?? state.phase
  if (state.player + 1 < state.players.length)
    return { ...state, player: state.player + 1, phase, memory: nextPhase(state.memory) }
  return { ...state, gameTurn: state.gameTurn + 1, player: 0, phase, memory: nextGameTurn(state.memory) }
}

/** May a side do that in this phase? @rule MC-SEQ-1 */
export function mayAct({ players, player, phase }: TurnState, side: SideId, act: PhaseAct): Ruling<boolean> {
  const row = PHASES.find(({ id }) => id === phase)
  const acts = side === players[player] ? row?.player : row?.opponents
  return ruling(acts?.includes(act) ?? false, because('MC-SEQ-1'))
}
