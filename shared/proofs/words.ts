/** The sentences of proofs, with the user's names of counters and hexes. */
import { counterName } from '#shared/document/counters'
import { type Exit, type Hold } from '#shared/document/game'
import { hexesInWords, wayInWords } from '#shared/document/inWords/places'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { listNames } from '#shared/checks/report'
import { type EntryProof } from './entryProof'
import { MOST_TURNS, type ObjectiveProof } from './objectiveProof'
import { openingInWords } from './openingWords'
import { type Reached } from './marches'
import { type Proven } from './proofs'
import { type SetUpProof } from './setUpProof'
import { countersInWords, hexInWords, unfitInWords } from './unfitInWords'

/** A sentence, and the counters that it is about. */
export interface ProofLine {
  readonly words: Localized
  readonly counters: readonly CounterId[]
}

/** The answer: one sentence for a proof, several for the opening. */
export function provenInWords(scenario: Scenario, proven: Proven): ProofLine[] {
  switch (proven.kind) {
    case 'set-up':
      return [{ words: setUpInWords(scenario, proven), counters: countersOf(proven) }]
    case 'entry':
      return [{ words: entryInWords(scenario, proven), counters: countersOf(proven) }]
    case 'objective':
      return [
        {
          words: objectiveInWords(scenario, proven),
          counters: proven.reached.map(({ counter }) => counter),
        },
      ]
    case 'opening':
      return openingInWords(scenario, proven)
  }
}

function countersOf(proof: SetUpProof | EntryProof): readonly CounterId[] {
  return proof.answer === 'no' ? proof.misfits : proof.counters
}

/** One sentence for the set-up of a side. */
export function setUpInWords(scenario: Scenario, proof: SetUpProof): Localized {
  const side = quotable(scenario.sides[proof.side]?.name ?? proof.side)
  const count = countersInWords(proof.counters.length)
  const whole = localized(`${side}\u202f: ${count.fr} à placer`, `${side}: ${count.en} to set up`)
  if (proof.answer === 'yes')
    return localized(`${whole.fr}, tout tient dans ses zones.`, `${whole.en}, all fit its zones.`)
  return unfitInWords(scenario, proof, whole, localized('de ses zones', 'of its zones'))
}

/** One sentence for the entry of a reinforcement. */
export function entryInWords(scenario: Scenario, proof: EntryProof): Localized {
  const { name = '', turn } = scenario.reinforcements[proof.reinforcement] ?? {}
  const called = quotable(name)
  const when = turn === undefined ? localized('', '') : localized(` au tour ${turn}`, ` in turn ${turn}`)
  const count = countersInWords(proof.counters.length)
  const enter = proof.counters.length > 1 ? 'entrent' : 'entre'
  const whole = localized(
    `Renfort «\u202f${called}\u202f»\u202f: ${count.fr} ${enter}${when.fr}`,
    `Reinforcement “${called}”: ${count.en} to enter${when.en}`,
  )
  if (proof.answer === 'yes')
    return localized(`${whole.fr}, avec assez de cases.`, `${whole.en}, with hexes enough.`)
  return unfitInWords(scenario, proof, whole, localized('d’entrée', 'of the entry'))
}

/** One sentence for a condition of a victory: how many it takes, who they are, and the way of the one that comes last. */
export function objectiveInWords(scenario: Scenario, proof: ObjectiveProof): Localized {
  const { condition, needed, reached, lastTurn = MOST_TURNS } = proof
  const side = quotable(scenario.sides[proof.side]?.name ?? proof.side)
  const task = taskInWords(scenario, condition, needed)
  const whole = localized(`${side}\u202f: ${task.fr}`, `${side}: ${task.en}`)
  if (proof.answer === 'yes') {
    const when =
      proof.turn === 0
        ? localized('dès la mise en place', 'at set-up')
        : localized(`au plus tôt au tour ${proof.turn}`, `in turn ${proof.turn} at the earliest`)
    const how = takenInWords(scenario, reached.slice(0, needed))
    return localized(
      `${whole.fr}\u202f; possible ${when.fr} (${how.fr}).`,
      `${whole.en}; possible ${when.en} (${how.en}).`,
    )
  }
  const best =
    condition.kind === 'hold'
      ? localized(`${reached.length} sur ${needed} à portée`, `${reached.length} of ${needed} in reach`)
      : localized(`${reached.length} sur ${needed} y parviennent`, `${reached.length} of ${needed} get there`)
  return proof.answer === 'no'
    ? localized(
        `${whole.fr}\u202f; impossible jusqu’au tour ${lastTurn}\u202f: ${best.fr}.`,
        `${whole.en}; impossible by turn ${lastTurn}: ${best.en}.`,
      )
    : localized(
        `${whole.fr}\u202f; ni oui ni non jusqu’au tour ${lastTurn}\u202f: ${best.fr}.`,
        `${whole.en}; neither yes nor no by turn ${lastTurn}: ${best.en}.`,
      )
}

function taskInWords(scenario: Scenario, condition: Hold | Exit, needed: number): Localized {
  if (condition.kind === 'hold') {
    const hexes = hexesInWords(scenario, condition.place, condition.least)
    return localized(`tenir ${hexes.fr}`, `hold ${hexes.en}`)
  }
  const way = wayInWords(scenario, condition.place)
  const count = countersInWords(needed)
  return needed > 1
    ? localized(`faire sortir ${count.fr} par ${way.fr}`, `have ${count.en} leave by ${way.en}`)
    : localized(`sortir par ${way.fr}`, `leave by ${way.en}`)
}

/** The counters, each with its hex, in the order in which they come; the way of the last. */
function takenInWords(scenario: Scenario, reached: readonly Reached[]): Localized {
  const last = reached.reduce((a, b) => (b.turn > a.turn ? b : a))
  const name = ({ counter }: Reached): string => quotable(counterName(scenario, counter))
  const way = last.way.map((hex) => hexInWords(scenario, hex)).join(' ')
  if (reached.length === 1) return localized(`${name(last)}\u202f: ${way}`, `${name(last)}: ${way}`)
  const all = listNames(reached.map((one) => `${name(one)} (${hexInWords(scenario, one.hex)})`))
  return localized(
    `${all.fr}\u202f; dernier chemin, ${name(last)}\u202f: ${way}`,
    `${all.en}; last way, ${name(last)}: ${way}`,
  )
}
