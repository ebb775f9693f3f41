/**
 * The memory of a turn, as far as opportunity attacks ask: explicit state that a caller passes in and keeps, so that a
 * whole turn can be played through; no rule keeps any (MC-INF-5, -6; SV-OPP-2, -7).
 */
import { type CounterId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'

/** An opportunity attack that was made. */
export interface AttackMade {
  readonly opponent: CounterId
  /** The character it was made on, and the crossed hex. */
  readonly mover: CounterId
  readonly hex: HexKey
}

export interface TurnMemory {
  /** Offensive fire wounded them or made them retreat this game turn: out for the rest of it. */
  readonly hitByOffensiveFire: readonly CounterId[]
  /** They made defensive fire this game turn: out for the rest of it. */
  readonly firedDefensively: readonly CounterId[]
  /** They fired offensively this game turn with a weapon that does so or fires in defence, not both; absent = nobody. */
  readonly firedOffensively?: readonly CounterId[]
  /** They moved farther this game turn than their weapon lets those who fire in defence (MC-FIR-1); absent = nobody. */
  readonly movedTooFar?: readonly CounterId[]
  /** The opportunity attacks of this phase, in order. */
  readonly attacksThisPhase: readonly AttackMade[]
  /** Those who turned, with their new facing, where the document does not have it yet. */
  readonly turned: Readonly<Record<CounterId, Facing>>
}

export const NOTHING_HAPPENED: TurnMemory = {
  hitByOffensiveFire: [],
  firedDefensively: [],
  attacksThisPhase: [],
  turned: {},
}

/** The memory where the counters face as they turned already: whoever moves them next is not turned back. */
export function withFacingsShown(memory: TurnMemory): TurnMemory {
  return { ...memory, turned: {} }
}

/** The memory once this attack is made. @rule MC-INF-6 @rule SV-OPP-2 */
export function withAttack(memory: TurnMemory, { opponent, mover, hex }: AttackMade): TurnMemory {
  return { ...memory, attacksThisPhase: [...memory.attacksThisPhase, { opponent, mover, hex }] }
}

/** The memory once a character has turned; the turn lasts. @rule SV-OPP-7 */
export function withTurn(memory: TurnMemory, counter: CounterId, facing: Facing): TurnMemory {
  return { ...memory, turned: { ...memory.turned, [counter]: facing } }
}

/** The memory once offensive fire has wounded a character or made it retreat. @rule MC-INF-5 */
export function withOffensiveHit(memory: TurnMemory, target: CounterId): TurnMemory {
  return { ...memory, hitByOffensiveFire: [...memory.hitByOffensiveFire, target] }
}

/** The memory once a character has made defensive fire. @rule MC-INF-5 */
export function withDefensiveFire(memory: TurnMemory, firer: CounterId): TurnMemory {
  return { ...memory, firedDefensively: [...memory.firedDefensively, firer] }
}

/** The memory once a character has fired offensively with a weapon that then fires no more in defence. @rule MC-FIR-1 */
export function withOffensiveFire(memory: TurnMemory, firer: CounterId): TurnMemory {
  return { ...memory, firedOffensively: [...(memory.firedOffensively ?? []), firer] }
}

/** The memory once a character has moved farther than its weapon lets who fires in defence. @rule MC-FIR-1 */
export function withLongMove(memory: TurnMemory, mover: CounterId): TurnMemory {
  return { ...memory, movedTooFar: [...(memory.movedTooFar ?? []), mover] }
}

/** A character that made an opportunity attack makes no defensive fire in the same phase. @rule MC-INF-6 */
export function mayFireDefensively(memory: TurnMemory, firer: CounterId): Ruling<boolean> {
  const attacked = memory.attacksThisPhase.some(({ opponent }) => opponent === firer)
  return ruling(!attacked, because('MC-INF-6', { counter: firer }))
}

/** The memory at the start of the next phase of the same game turn: the attacks are fresh, the fire is not forgotten. */
export function nextPhase(memory: TurnMemory): TurnMemory {
  return { ...memory, attacksThisPhase: [] }
}

/** The memory at the start of the next game turn: only who turned stays turned. @rule MC-INF-5 @rule SV-OPP-7 */
export function nextGameTurn({ turned }: TurnMemory): TurnMemory {
  return { ...NOTHING_HAPPENED, turned }
}

/** All of whom something has happened, each once. */
export function countersIn({
  hitByOffensiveFire,
  firedDefensively,
  firedOffensively = [],
  movedTooFar = [],
  attacksThisPhase,
  turned,
}: TurnMemory): CounterId[] {
  const attackers = attacksThisPhase.map(({ opponent }) => opponent)
  const limited = [...firedDefensively, ...firedOffensively, ...movedTooFar]
  const ids = [...hitByOffensiveFire, ...limited, ...attackers, ...Object.keys(turned)]
  return [...new Set(ids as CounterId[])]
}
