/** The words of medieval answers that several inquiries share: lists of names, counts, and chances by their gravity. */
import { counterName } from '#shared/document/counters'
import { type CounterId, type Scenario } from '#shared/document/types'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type AnswerOutcome, type Gravity } from '../../answer'
import { addFractions, type Fraction, reduced, ZERO } from '../../chances/fraction'
import { chancesInWords } from '../../chances/chanceInWords'
import { type FirePhase } from '../figures/fireTables'

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

type Weighed = Pick<AnswerOutcome, 'chance' | 'gravity'>

/** "tué 2 sur 10, blessé 4 sur 10": the chances of each harm, the worst first; `first` names the least, a retreat unless given. */
export function harmsInWords(outcomes: readonly Weighed[], first: Localized = HARM_NAMES[1]): Localized {
  const chances = Object.fromEntries(
    GRAVITIES.map((gravity) => [gravity, chanceOfGravity(outcomes, gravity)]),
  )
  const words = chancesInWords(chances)
  const parts = GRAVITIES.filter((gravity) => (chances[gravity] ?? ZERO).numerator > 0n).map((gravity) => {
    const name = gravity === 1 ? first : HARM_NAMES[gravity]
    const chance = words[gravity] ?? name
    return localized(`${name.fr} ${chance.fr}`, `${name.en} ${chance.en}`)
  })
  return parts.length === 0 ? HARM_NAMES[0] : listed(parts)
}

/** The harms of a shot; the least in defensive fire is a loss of points. */
export function shotHarms(outcomes: readonly Weighed[], phase: FirePhase): Localized {
  return harmsInWords(outcomes, phase === 'defensive' ? SLOWED : HARM_NAMES[1])
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

/** "a, b, c". */
export function listed(parts: readonly Localized[]): Localized {
  const all = (language: Language): string => parts.map((part) => part[language]).join(', ')
  return localized(all('fr'), all('en'))
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
export function told(name: string, what: Localized): Localized {
  return localized(`${name}\u202f: ${what.fr}`, `${name}: ${what.en}`)
}
