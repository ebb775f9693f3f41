/** Tells all that an outcome of play brings about, in words and by gravity: blows, falls, retreats, advances, points lost. */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { faceRow } from '#shared/rules/contract/rows'
import { type AnswerOutcome, type Gravity } from '#shared/rules/answers/answer'
import { type Dice } from '../../chances/dice'
import { overCases } from '../../chances/fraction'
import { applyEffects, type Effect } from '../../resolution/effects'
import { type Outcome } from '../../resolution/play'
import { type Duty, setUp } from '../../resolution/state'
import {
  afterEffect,
  characterState,
  type CharacterState,
  type Effect as Blow,
} from '../characters/character'
import { type MedievalPosition } from '../rules/medievalRules'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { NOTHING_HAPPENED, type TurnMemory, withFacingsShown } from '#shared/rules/answers/turnMemory'
import { type RuleId } from '../../sentences/ruleIds'
import { isMounted } from '../position/position'
import { legalRetreats } from '../ways/retreatPaths'
import { routeRisks } from '../ways/routeRisks'
import { anyOf, points, saidOf } from './inWords'

interface Consequence {
  readonly gravity: Gravity
  readonly says?: Localized
  readonly because?: readonly Reason[]
}

/** The outcomes of an act by a roll of these dice after the events of `turn`, each with its gravity and what follows. */
export function withAftermath(
  position: MedievalPosition,
  outcomes: readonly Outcome[],
  { count, faces }: Dice,
  turn: TurnMemory = NOTHING_HAPPENED,
): readonly AnswerOutcome[] {
  const inWords = outcomes.map(({ id, name, chance, effects }) => ({
    id,
    name,
    chance,
    ...aftermath(position, effects, turn),
  }))
  return overCases(inWords, faces ** count)
}

/** The gravity of effects, and what they come to; a retreat that has nowhere to go is as grave as the wound that it brings. */
export function aftermath(
  position: MedievalPosition,
  effects: readonly Effect[],
  memory: TurnMemory = NOTHING_HAPPENED,
): Pick<AnswerOutcome, 'gravity' | 'then' | 'because'> {
  const before = setUp(position.scenario, 'combat')
  const { scenario, turn } = applyEffects({ ...before, turn: { ...before.turn, memory } }, effects)
  const after: After = { ...position, scenario, turn: withFacingsShown(turn.memory) }
  const found = effects.flatMap((effect) => consequence(position, after, effect) ?? [])
  return {
    gravity: Math.max(0, greatestOf(found.map(({ gravity }) => gravity))) as Gravity,
    then: found.flatMap(({ says }) => says ?? []),
    because: found.flatMap(({ because: reasons }) => reasons ?? []),
  }
}

/** The position once the effects are applied, with the events of the turn up to then. */
interface After extends MedievalPosition {
  readonly turn: TurnMemory
}

function consequence(before: MedievalPosition, after: After, effect: Effect): Consequence | undefined {
  switch (effect.kind) {
    case 'state':
      return blow(before, after, effect)
    case 'parted':
      return { gravity: 0, says: mountLeft(before, effect), because: [because('MC-MAP-3')] }
    case 'owed':
      return duty(after, effect.duty)
    case 'slowed':
      return isDead(after, effect.counter) ? undefined : slowed(before, effect)
    case 'remembered':
      return { gravity: 0, ...memory(after, effect.memory.hitByOffensiveFire) }
    default:
      return undefined
  }
}

const DEAD = localized('tué', 'killed')
/** The deaths that are not simply the effect of the blow. */
const DEATHS: Readonly<Partial<Record<string, { readonly says: Localized; readonly rule: RuleId }>>> = {
  'second-blow': {
    says: localized('tué, pour être touché une seconde fois', 'killed, being hit a second time'),
    rule: 'MC-INF-11',
  },
  driven: {
    says: localized('tué, pour devoir reculer assommé', 'killed, having to retreat while stunned'),
    rule: 'MC-INF-11',
  },
  burnt: { says: localized('tué par les flammes', 'killed by the flames'), rule: 'MC-NAP-3' },
}
const WOUNDED = localized('blessé', 'wounded')
const STUNNED = localized('assommé', 'stunned')
const RECOVERED = localized('reprend ses esprits', 'recovers')
const UNHORSED = localized('désarçonné', 'unhorsed')
const MOUNT_DOWN = localized('monture abattue', 'mount brought down')

/** @rule MC-INF-11 @rule MC-MAP-3 @rule MC-NAP-3 */
function blow(
  before: MedievalPosition,
  after: MedievalPosition,
  { counter: id, death = '' }: Extract<Effect, { kind: 'state' }>,
): Consequence {
  const name = counterName(before.scenario, id)
  const [was, is] = [stateOf(before, id), stateOf(after, id)]
  if (!was || !is) return { gravity: 3, says: saidOf(name, MOUNT_DOWN), because: [because('MC-MAP-3')] }
  const gravity = gravityOf(was, is)
  const cause = DEATHS[death]
  const harm =
    gravity === 4
      ? [cause?.says ?? DEAD]
      : gravity === 3
        ? [WOUNDED]
        : gravity === 2
          ? [STUNNED]
          : was.stunned && !is.stunned
            ? [RECOVERED]
            : []
  const fallen = was.mounted && !is.mounted ? [UNHORSED] : []
  const parts = [...harm, ...fallen]
  return {
    gravity,
    ...(parts.length > 0 && { says: saidOf(name, joined(parts)) }),
    because: [...(cause ? [because(cause.rule)] : []), ...(fallen.length > 0 ? [because('MC-MAP-3')] : [])],
  }
}

function isDead({ scenario }: Pick<MedievalPosition, 'scenario'>, id: CounterId): boolean {
  return scenario.counters[id]?.status['dead'] === true
}

function stateOf(position: MedievalPosition, id: CounterId): CharacterState | undefined {
  const counter = position.scenario.counters[id]
  return counter && characterState(position, counter)
}

function gravityOf(was: CharacterState, is: CharacterState): Gravity {
  if (is.dead && !was.dead) return 4
  if (is.wounded && !was.wounded) return 3
  return is.stunned && !was.stunned ? 2 : 0
}

function mountLeft({ rows }: MedievalPosition, { piece }: Extract<Effect, { kind: 'parted' }>): Localized {
  return faceRow(rows, piece.face)?.fallen
    ? MOUNT_DOWN
    : localized('la monture reste seule', 'the mount is left alone')
}

/** The gravity of what a table does to a character, whoever it is. */
export function gravityOfBlow({ character, retreat = 0 }: Blow): Gravity {
  if (character === 'killed') return 4
  if (character === 'wounded') return 3
  if (character === 'stunned') return 2
  return retreat > 0 ? 1 : 0
}

/** @rule MC-FIR-5 @rule MC-FIR-6 */
function slowed(
  position: MedievalPosition,
  { counter: id, points: left }: Extract<Effect, { kind: 'slowed' }>,
): Consequence {
  const counter = position.scenario.counters[id]
  const { fr, en } = points(left)
  const how =
    left === 0
      ? localized('ne bouge plus ce tour', 'moves no more this turn')
      : localized(`${fr} de mouvement au plus ce tour`, `${en} of movement at most this turn`)
  const rides = counter !== undefined && isMounted(position, counter)
  return {
    gravity: 1,
    says: saidOf(counterName(position.scenario, id), how),
    because: [because(rides ? 'MC-FIR-6' : 'MC-FIR-5', { counter: id })],
  }
}

/** @rule MC-INF-5 */
function memory(
  { scenario }: Pick<MedievalPosition, 'scenario'>,
  hit: readonly CounterId[],
): Pick<Consequence, 'says' | 'because'> {
  const last = hit.at(-1)
  if (last === undefined || isDead({ scenario }, last)) return {}
  const says = localized(
    'plus d’attaque d’opportunité ce tour',
    'no opportunity attack for the rest of the turn',
  )
  return {
    says: saidOf(counterName(scenario, last), says),
    because: [because('MC-INF-5', { counter: last })],
  }
}

function duty(after: After, owed: Duty): Consequence {
  switch (owed.kind) {
    case 'retreat':
      return retreat(after, owed)
    case 'burn': {
      const name = counterName(after.scenario, owed.counter)
      return {
        gravity: 0,
        says: saidOf(name, localized('lance un dé dans les flammes', 'rolls in the flames')),
        because: [because('MC-NAP-4')],
      }
    }
    case 'advance': {
      const into = owed.into.map((hex) => nameOfHex(after.scenario, hex)).join(', ')
      const who = anyOf(after.scenario, owed.winners)
      return {
        gravity: 0,
        says: localized(`avance permise en ${into}\u202f: ${who.fr}`, `${who.en} may advance into ${into}`),
        because: [because('MC-ADV-1')],
      }
    }
  }
}

/** @rule MC-RET-1 @rule MC-RET-3 @rule MC-RET-4 @rule MC-INF-11 */
function retreat(
  after: After,
  { counter: id, distance, firer, fought }: Extract<Duty, { kind: 'retreat' }>,
): Consequence {
  const name = counterName(after.scenario, id)
  const state = stateOf(after, id)
  const cause = { ...(firer && { firer }), ...(fought && { fought }) }
  const { paths, because: reasons } = legalRetreats(after, id, distance, cause)
  const how = `${distance} ${distance === 1 ? 'case' : 'cases'}`
  const far = distance === 1 ? '1 hex' : `${distance} hexes`
  if (paths.length === 0) {
    const dies = state && afterEffect(state, { character: 'wounded' }).value.character.dead
    const [harm, gravity] = dies ? ([DEAD, 4] as const) : ([WOUNDED, 3] as const)
    return {
      gravity,
      says: localized(
        `${name}\u202f: recul de ${how} impossible, ${harm.fr}`,
        `${name} cannot retreat ${far}: ${harm.en}`,
      ),
      because: [...reasons, ...(dies ? [because('MC-INF-11', { counter: id })] : [])],
    }
  }
  const free = paths.filter((path) => {
    const risks = routeRisks(after, { counter: id, kind: 'retreat', path, ...cause, memory: after.turn })
    return risks.tests.length === 0
  }).length
  const ways = waysInWords(paths.length, free)
  return {
    gravity: 1,
    says: localized(`${name}\u202f: recul de ${how}, ${ways.fr}`, `${name} retreats ${far}: ${ways.en}`),
    because: free < paths.length ? [...reasons, because('MC-RET-2', { counter: id })] : reasons,
  }
}

/** "3 trajets, dont 2 sans attaque d’opportunité". @rule MC-RET-2 */
function waysInWords(count: number, free: number): Localized {
  const fr = `${count} ${count === 1 ? 'trajet' : 'trajets'}`
  const en = `${count} ${count === 1 ? 'way' : 'ways'}`
  if (free === count)
    return localized(`${fr} sans attaque d’opportunité`, `${en} free of opportunity attacks`)
  if (free === 0)
    return count === 1
      ? localized(`${fr}, sous une attaque d’opportunité`, `${en}, under an opportunity attack`)
      : localized(`${fr}, tous sous une attaque d’opportunité`, `${en}, each under an opportunity attack`)
  return localized(
    `${fr}, dont ${free} sans attaque d’opportunité`,
    `${en}, ${free} free of opportunity attacks`,
  )
}
