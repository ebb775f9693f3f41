/** The sequence of play: phases and turns, who may act in them, and on whom (MC-SEQ, MC-ATT). */
import { type SideId, type CounterId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { type TurnState, type PlayState } from '../../resolution/state'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { nextGameTurn, nextPhase } from '#shared/rules/answers/turnMemory'
import { areEnemies, sideOf } from '#shared/rules/standing/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { isActive } from '../position/position'

export type PhaseAct =
  'offensive-fire' | 'move' | 'defensive-fire' | 'opportunity-attack' | 'fight' | 'retreat' | 'advance'

interface Phase {
  readonly id: 'offensive-fire' | 'movement' | 'combat'
  readonly name: Localized
  /** The acts of the player whose turn it is: those it may do, or be made to. */
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

/** @rule MC-SEQ-1 @rule MC-ATT-5 @interpretation Once a phase: a player turn counts as one go of each phase. */
export function mayActNow(
  position: MedievalPosition,
  { turn, acted }: PlayState,
  id: CounterId,
  act: PhaseAct,
): Ruling<boolean> {
  const counter = position.scenario.counters[id]
  if (counter?.hex === undefined) return ruling(false, because('CHK-1', { counter: id }))
  if (!isActive(position, counter)) return ruling(false, because('MC-ATT-5', { counter: id }))
  const side = sideOf(position.scenario, counter)
  const may = side === undefined ? ruling(false, because('MC-SEQ-1')) : mayAct(turn, side, act)
  return acted.includes(id) ? ruling(false, because('MC-SEQ-1', { counter: id })) : may
}

/** Are all of these enemies of a counter, on the map and alive? @rule MC-ATT @rule MC-MAP-3 */
export function enemiesInPlay(
  { scenario }: MedievalPosition,
  of: CounterId,
  others: readonly CounterId[],
): Ruling<boolean> {
  const own = scenario.counters[of]
  const wrong = others.find((id) => {
    const other = scenario.counters[id]
    return !own || !other || other.hex === undefined || !areEnemies(scenario, own, other)
  })
  if (wrong !== undefined) return ruling(false, because('MC-ATT', { counter: wrong }))
  const dead = others.find((id) => scenario.counters[id]?.status['dead'] === true)
  return dead === undefined ? ruling(true) : ruling(false, because('MC-MAP-3', { counter: dead }))
}
