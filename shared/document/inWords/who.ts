/** The counters that a condition of victory names, and how many of them, in words (SCN-5). */
import { type Localized, localized, percentSign } from '#shared/i18n/localized'
import { counterName, namesakes } from '../counters'
import { type Amount, type Who } from '../game'
import { type CounterId } from '../ids'
import { type Scenario } from '../types'
import { listed, quoted } from './lists'
import { hexInWords } from './places'
import { kindOf, type Kind } from './kindOfPieces'

/** A subject, and whether its verb is in the plural. */
export interface Subject {
  readonly text: Localized
  readonly plural: boolean
}

/** The place of a counter whose name another one has too, and of several in one place its number among them. */
function whichOf(scenario: Scenario, id: CounterId): Localized {
  const alike = namesakes(scenario, id)
  const hex = scenario.counters[id]?.hex
  if (alike.length < 2) return localized('', '')
  const sharing = alike.filter((other) => scenario.counters[other]?.hex === hex)
  const nth = sharing.indexOf(id) + 1
  const [fr, en] = sharing.length > 1 ? [`, n°\u202f${nth}`, `, no. ${nth}`] : ['', '']
  if (hex === undefined) return localized(` (hors carte${fr})`, ` (off the map${en})`)
  const where = hexInWords(scenario, hex)
  return localized(` (case ${where.fr}${fr})`, ` (hex ${where.en}${en})`)
}

function oneCounter(scenario: Scenario, id: CounterId): Localized {
  const name = quoted(counterName(scenario, id))
  const which = whichOf(scenario, id)
  return scenario.counters[id]
    ? localized(`le pion ${name.fr}${which.fr}`, `the counter ${name.en}${which.en}`)
    : localized(`le pion inconnu ${name.fr}`, `the unknown counter ${name.en}`)
}

/** Each of those named, as parts of a list: "le pion « Guy », les chefs du camp « Savoie »". */
function partsOf(scenario: Scenario, who: readonly Who[]): Localized {
  if (who.length === 0) return localized('aucun n’est nommé', 'none is named')
  return listed(
    who.map((one) => {
      if (one.kind === 'counter') return oneCounter(scenario, one.counter)
      const { many } = kindOf(scenario, one)
      return localized(`les ${many.fr}`, `the ${many.en}`)
    }),
  )
}

/** "tous les pions du camp « A »", "au moins 3 de ces pions (…)", "au moins 50 % des pions de type « B »". */
export function subjectOf(scenario: Scenario, who: readonly Who[], least: Amount | undefined): Subject {
  const [only, ...others] = who
  const single = only && others.length === 0 ? singleOf(scenario, only, least) : undefined
  if (single !== undefined) return { text: oneCounter(scenario, single), plural: false }
  if (only && others.length === 0 && only.kind !== 'counter') return ofKind(kindOf(scenario, only), least)
  const these = partsOf(scenario, who)
  const [fr, en] = amountInWords(least, ['de ces pions', 'of these counters'])
  return {
    text: localized(`${fr || 'tous ces pions'} (${these.fr})`, `${en || 'all these counters'} (${these.en})`),
    plural: !isOne(least),
  }
}

/** More than one is asked for, whatever there is. */
const manyOf = (least: Amount | undefined): boolean => least?.kind === 'count' && least.count > 1

/** The only counter of a type, or the one that is named: a sentence speaks of it, not of all of its kind. */
function singleOf({ counters }: Scenario, who: Who, least: Amount | undefined): CounterId | undefined {
  // An amount of one named counter stays said: it is another condition of the file.
  if (who.kind === 'counter') return least ? undefined : who.counter
  if (who.kind !== 'type' || manyOf(least)) return undefined
  const own = (Object.keys(counters) as CounterId[]).filter((id) => counters[id]?.type === who.type)
  return own.length === 1 ? own[0] : undefined
}

function ofKind({ one, many }: Kind, least: Amount | undefined): Subject {
  if (!least) return { text: localized(`tous les ${many.fr}`, `all ${many.en}`), plural: true }
  if (least.kind === 'share') {
    const [fr, en] = amountInWords(least, [`des ${many.fr}`, `of the ${many.en}`])
    return { text: localized(fr, en), plural: true }
  }
  return isOne(least)
    ? { text: localized(`au moins un ${one.fr}`, `at least one ${one.en}`), plural: false }
    : {
        text: localized(`au moins ${least.count} ${many.fr}`, `at least ${least.count} ${many.en}`),
        plural: true,
      }
}

function isOne(least: Amount | undefined): boolean {
  return least?.kind === 'count' && least.count === 1
}

/** Empty when all are meant. */
function amountInWords(least: Amount | undefined, [fr, en]: readonly [string, string]): [string, string] {
  if (!least) return ['', '']
  if (least.kind === 'share') {
    const number = (language: 'fr' | 'en'): string => `${least.percent}${percentSign(language)}`
    return [`au moins ${number('fr')} ${fr}`, `at least ${number('en')} ${en}`]
  }
  const [oneFr, oneEn] = isOne(least) ? ['un', 'one'] : [`${least.count}`, `${least.count}`]
  return [`au moins ${oneFr} ${fr}`, `at least ${oneEn} ${en}`]
}

/** Each by itself, for points: "pour chaque pion du camp « A »", "pour le pion « Guy »". */
export function eachInWords(scenario: Scenario, who: readonly Who[]): Localized {
  const [only, ...others] = who
  if (only && others.length === 0) {
    if (only.kind === 'counter') return oneCounter(scenario, only.counter)
    const { one } = kindOf(scenario, only)
    return localized(`chaque ${one.fr}`, `each ${one.en}`)
  }
  const these = partsOf(scenario, who)
  return localized(`chacun de ces pions (${these.fr})`, `each of these counters (${these.en})`)
}
