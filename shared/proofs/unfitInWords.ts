/** The sentence that says why counters do not fit, and its names of counters and hexes. */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { listNames } from '#shared/checks/report'
import { type GroundFit } from './ground'

/** The end of a sentence about counters that do not fit, or for which no answer was found. */
export function unfitInWords(
  scenario: Scenario,
  proof: Exclude<GroundFit, { readonly answer: 'yes' }>,
  whole: Localized,
  ofGround: Localized,
): Localized {
  if (proof.answer === 'unknown')
    return localized(
      `${whole.fr}\u202f; la recherche n’a pas abouti, ni oui ni non.`,
      `${whole.en}; the search was given up, neither yes nor no.`,
    )
  const who = listNames(namesOf(scenario, proof.misfits))
  const where = listNames(proof.hexes.map((hex) => hexInWords(scenario, hex)))
  const some = countersInWords(proof.misfits.length)
  const hexes = proof.hexes.length
  if (hexes === 0)
    return localized(
      `${whole.fr}\u202f; aucune case ${ofGround.fr} ne convient à ${who.fr}.`,
      `${whole.en}; no hex ${ofGround.en} suits ${who.en}.`,
    )
  return localized(
    `${whole.fr}\u202f; ${some.fr} (${who.fr}) n’ont à se partager que ${hexes} case${hexes > 1 ? 's' : ''} (${where.fr}).`,
    `${whole.en}; ${some.en} (${who.en}) have only ${hexes} hex${hexes > 1 ? 'es' : ''} to share (${where.en}).`,
  )
}

/** `3 pions`, `1 counter`. */
export function countersInWords(count: number): Localized {
  return localized(`${count} pion${count > 1 ? 's' : ''}`, `${count} counter${count === 1 ? '' : 's'}`)
}

/** The names of counters, each once. */
function namesOf(scenario: Scenario, ids: readonly CounterId[]): string[] {
  return [...new Set(ids.map((id) => quotable(counterName(scenario, id))))]
}

export function hexInWords(scenario: Scenario, hex: HexKey): string {
  return nameOfHex(scenario, parseHexKey(hex))
}
