/** The words of medieval answers that several inquiries share: lists of names, counts, and chances by their gravity. */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { type AnswerOutcome, type Gravity } from '#shared/rules/answers/answer'
import { addFractions, type Fraction, reduced, ZERO } from '../../chances/fraction'
import { chancesInWords } from '../../chances/chanceInWords'
import { characterState } from '../characters/character'
import { type FirePhase } from '../figures/fireTables'
import { type MedievalPosition } from '../rules/medievalRules'

/** The worst first; what is a retreat in offensive fire is a loss of points in defensive fire. */
const GRAVITIES = [4, 3, 2, 1] as const

const HARM_NAMES: Readonly<Record<Gravity, Localized>> = {
  4: localized('tué', 'killed'),
  3: localized('blessé', 'wounded'),
  2: localized('assommé', 'stunned'),
  1: localized('repoussé', 'driven back'),
  0: localized('sans effet', 'no effect'),
}

const SLOWED = localized('ralenti', 'slowed')
/** The one harm of a mount without its rider. @rule MC-FIR-6 */
const MOUNT_HARMS = { ...HARM_NAMES, 3: localized('à terre', 'brought down') }

type Weighed = Pick<AnswerOutcome, 'chance' | 'gravity'>

/** "tué 2 sur 10, blessé 4 sur 10": the chances of each harm, the worst first, by these names of them. */
export function harmsInWords(
  outcomes: readonly Weighed[],
  names: Readonly<Record<Gravity, Localized>> = HARM_NAMES,
): Localized {
  const chances = Object.fromEntries(
    GRAVITIES.map((gravity) => [gravity, chanceOfGravity(outcomes, gravity)]),
  )
  const words = chancesInWords(chances)
  const parts = GRAVITIES.filter((gravity) => (chances[gravity] ?? ZERO).numerator > 0n).map((gravity) => {
    const name = names[gravity]
    const chance = words[gravity] ?? name
    return localized(`${name.fr} ${chance.fr}`, `${name.en} ${chance.en}`)
  })
  return parts.length === 0 ? names[0] : joined(parts)
}

/** The harms of one counter, or of whoever would stand in a hex: a mount alone is brought down. */
export function harmsTo(
  position: MedievalPosition,
  id: CounterId | undefined,
  outcomes: readonly Weighed[],
  phase: FirePhase = 'offensive',
): Localized {
  const counter = id === undefined ? undefined : position.scenario.counters[id]
  const alone = counter && !characterState(position, counter)
  const names = alone ? MOUNT_HARMS : HARM_NAMES
  return harmsInWords(outcomes, phase === 'defensive' ? { ...names, 1: SLOWED } : names)
}

/** The chance of exactly this gravity: over the cases of the roll where it is one, else in lowest terms. */
function chanceOfGravity(outcomes: readonly Weighed[], gravity: Gravity): Fraction {
  const sum = sumOfChances(outcomes.filter((one) => one.gravity === gravity))
  return new Set(outcomes.map(({ chance }) => chance.denominator)).size > 1 ? reduced(sum) : sum
}

/** The chance of this gravity or worse, in lowest terms. */
export function chanceFrom(outcomes: readonly Weighed[], least: Gravity): Fraction {
  return reduced(sumOfChances(outcomes.filter(({ gravity }) => gravity >= least)))
}

function sumOfChances(outcomes: readonly Weighed[]): Fraction {
  return outcomes.reduce((sum, { chance }) => addFractions(sum, chance), ZERO)
}

/** "Guy", "Guy ou Perrin", "Guy, Ali ou Perrin". */
export function anyOf(scenario: Scenario, ids: readonly CounterId[]): Localized {
  const names = ids.map((id) => counterName(scenario, id))
  const last = names.at(-1) ?? ''
  if (names.length < 2) return localized(last, last)
  const others = names.slice(0, -1).join(', ')
  return localized(`${others} ou ${last}`, `${others} or ${last}`)
}

/** "1 case", "3 cases". */
export function hexes(count: number): Localized {
  return localized(`${count} ${count < 2 ? 'case' : 'cases'}`, `${count} ${count === 1 ? 'hex' : 'hexes'}`)
}

/** "1 point", "3 points". */
export function points(count: number): Localized {
  return localized(
    `${count} ${count < 2 ? 'point' : 'points'}`,
    `${count} ${count === 1 ? 'point' : 'points'}`,
  )
}

/** A name and what is reported of it: "Perrin : blessé". */
export function saidOf(name: string, what: Localized): Localized {
  return localized(`${name}\u202f: ${what.fr}`, `${name}: ${what.en}`)
}
