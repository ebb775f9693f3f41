/** The sentences of what stands as play begins, each with the counters that it names. */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { listNames } from '#shared/checks/report'
import { type FirstMoment } from './firstMoments'
import { type Meeting, type Opening } from './opening'

interface OpeningLine {
  readonly words: Localized
  /** All of them, though the sentence names but the first. */
  readonly counters: readonly CounterId[]
}

/** Contacts, sights, shots; then who is shot at first, who may be, and of whom nothing is said. */
export function openingInWords(scenario: Scenario, opening: Opening): OpeningLine[] {
  const { contacts, sights, shots, moments, undecided } = opening
  const lines = [
    pairsLine(scenario, contacts, localized('et', 'and'), CONTACTS),
    pairsLine(scenario, sights, localized('et', 'and'), SIGHTS),
    pairsLine(scenario, shots, localized('sur', 'at'), SHOTS),
    firedAtFirst(scenario, moments),
    ...mayBeFiredAt(scenario, moments),
  ]
  if (undecided.length === 0) return lines
  const many = undecided.length > 1
  const words = localized(
    `${undecided.length} pion${many ? 's' : ''} sans case fixe (zone ou hors de la carte)\u202f: rien n’est décidé à ce sujet.`,
    `${undecided.length} counter${many ? 's' : ''} without a fixed hex (a zone, or off the map): nothing is said of ${many ? 'them' : 'it'}.`,
  )
  return [...lines, { words, counters: undecided }]
}

interface PairWords {
  readonly none: Localized
  readonly some: Localized
}

const CONTACTS: PairWords = {
  none: localized('Personne n’est au contact au départ.', 'Nobody is in contact at the start.'),
  some: localized('Au contact au départ', 'In contact at the start'),
}
const SIGHTS: PairWords = {
  none: localized('Aucun ennemi n’est en vue au départ.', 'No enemy is in sight at the start.'),
  some: localized('En vue au départ', 'In sight at the start'),
}
const SHOTS: PairWords = {
  none: localized('Personne n’est à portée de tir au départ.', 'Nobody is in range of fire at the start.'),
  some: localized('Peuvent tirer au départ', 'Can fire at the start'),
}

function pairsLine(
  scenario: Scenario,
  pairs: readonly Meeting[],
  between: Localized,
  { none, some }: PairWords,
): OpeningLine {
  if (pairs.length === 0) return { words: none, counters: [] }
  const said = (word: string): string[] =>
    pairs.map(({ counter, other }) => `${named(scenario, counter)} ${word} ${named(scenario, other)}`)
  const words = localized(
    `${some.fr}\u202f: ${listPairs(said(between.fr)).fr}.`,
    `${some.en}: ${listPairs(said(between.en)).en}.`,
  )
  return { words, counters: once(pairs.flatMap(({ counter, other }) => [counter, other])) }
}

function firedAtFirst(scenario: Scenario, moments: readonly FirstMoment[]): OpeningLine {
  const hit = moments.filter(({ first }) => first === 'fire')
  if (hit.length === 0) {
    const certain = moments.length > 0 && moments.every(({ first }) => first === 'move')
    const words = certain
      ? localized(
          'Chacun bouge avant qu’on puisse tirer sur lui.',
          'All move before anybody can fire at them.',
        )
      : localized(
          'D’où ils se tiennent, les ennemis ne tirent sur personne avant qu’il ait bougé.',
          'From where they stand, enemies fire at nobody who has not moved.',
        )
    return { words, counters: [] }
  }
  const names = listPairs(hit.map((one) => momentInWords(scenario, one).fr)).fr
  const inEnglish = listPairs(hit.map((one) => momentInWords(scenario, one).en)).en
  const words = localized(
    `On peut tirer sur eux avant qu’ils aient bougé\u202f: ${names}.`,
    `They can be fired at before they have moved: ${inEnglish}.`,
  )
  return { words, counters: once(hit.flatMap(({ counter, by }) => [counter, ...by])) }
}

function mayBeFiredAt(scenario: Scenario, moments: readonly FirstMoment[]): OpeningLine[] {
  const open = moments.filter(({ first }) => first === 'unknown')
  if (open.length === 0) return []
  const words = localized(
    `Ni oui ni non, des ennemis pouvant d’abord venir à portée\u202f: ${listPairs(open.map((one) => named(scenario, one.counter))).fr}.`,
    `Neither yes nor no, as enemies could first come into range: ${listPairs(open.map((one) => named(scenario, one.counter))).en}.`,
  )
  return [{ words, counters: open.map(({ counter }) => counter) }]
}

/** "Guy (A1), by Omar (B3) in turn 1". */
function momentInWords(scenario: Scenario, { counter, by, turn }: FirstMoment): Localized {
  const who = listNames(
    by.map((id) => named(scenario, id)),
    2,
  )
  return localized(
    `${named(scenario, counter)} au tour ${turn} par ${who.fr}`,
    `${named(scenario, counter)} in turn ${turn} by ${who.en}`,
  )
}

/** Pairs hold "and" themselves. */
function listPairs(pairs: readonly string[]): Localized {
  const most = 6
  const shown = pairs.slice(0, most).join('\u202f; ')
  const left = pairs.length - most
  const inEnglish = pairs.slice(0, most).join('; ')
  return left > 0
    ? localized(`${shown} et ${left} de plus`, `${inEnglish} and ${left} more`)
    : localized(shown, inEnglish)
}

function named(scenario: Scenario, id: CounterId): string {
  const name = quotable(counterName(scenario, id))
  const hex = scenario.counters[id]?.hex
  return hex === undefined ? name : `${name} (${nameOfHex(scenario, parseHexKey(hex))})`
}

const once = (ids: readonly CounterId[]): CounterId[] => [...new Set(ids)]
