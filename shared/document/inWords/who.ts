/** The counters that a condition of victory names, and how many of them, in words (SCN-5). */
import { type Localized, localized, percentSign } from '#shared/i18n/localized'
import { counterName } from '../counters'
import { type Amount, type Who } from '../game'
import { type CounterId, type SideId } from '../ids'
import { type Scenario } from '../types'
import { both, listed, quoted } from './lists'
import { hexInWords } from './places'

/** A subject, and whether its verb is in the plural. */
export interface Subject {
  readonly text: Localized
  readonly plural: boolean
}

/** One kind of counters: "pions du camp « Savoie »". */
interface Kind {
  readonly one: Localized
  readonly many: Localized
}

export function sideInWords({ sides }: Pick<Scenario, 'sides'>, side: SideId): Localized {
  const name = quoted(sides[side]?.name || side)
  return sides[side]
    ? localized(`camp ${name.fr}`, `side ${name.en}`)
    : localized(`camp inconnu ${name.fr}`, `unknown side ${name.en}`)
}

function kindOf(scenario: Scenario, who: Exclude<Who, { kind: 'counter' }>): Kind {
  const of = (one: Localized, many: Localized, rest: Localized): Kind => ({
    one: both((say) => `${say(one)} ${say(rest)}`),
    many: both((say) => `${say(many)} ${say(rest)}`),
  })
  const counters = [localized('pion', 'counter'), localized('pions', 'counters')] as const
  switch (who.kind) {
    case 'side': {
      const side = sideInWords(scenario, who.side)
      return of(...counters, localized(`du ${side.fr}`, `of the ${side.en}`))
    }
    case 'leaders': {
      const side = sideInWords(scenario, who.side)
      return of(
        localized('chef', 'leader'),
        localized('chefs', 'leaders'),
        localized(`du ${side.fr}`, `of the ${side.en}`),
      )
    }
    case 'group': {
      const group = scenario.groups[who.group]
      const name = quoted(group?.name || who.group)
      const [fr, en] = group ? ['du groupe', 'of the group'] : ['du groupe inconnu', 'of the unknown group']
      const whose = ofSide(scenario, scenario.groups, group)
      return of(...counters, localized(`${fr} ${name.fr}${whose.fr}`, `${en} ${name.en}${whose.en}`))
    }
    case 'type': {
      const type = scenario.counterTypes[who.type]
      const name = quoted(type?.name || who.type)
      const [fr, en] = type ? ['de type', 'of type'] : ['de type inconnu', 'of the unknown type']
      const whose = ofSide(scenario, scenario.counterTypes, type)
      return of(...counters, localized(`${fr} ${name.fr}${whose.fr}`, `${en} ${name.en}${whose.en}`))
    }
  }
}

interface Owned {
  readonly name: string
  readonly side?: SideId
}

/** The side of a type or group whose name another one has too. */
function ofSide(scenario: Scenario, all: Readonly<Record<string, Owned>>, own: Owned | undefined): Localized {
  const alike = Object.values(all).filter(({ name }) => name === own?.name)
  if (own?.side === undefined || alike.length < 2) return localized('', '')
  const side = sideInWords(scenario, own.side)
  return localized(` du ${side.fr}`, ` of the ${side.en}`)
}

/** The hex of a counter whose name another one has too; off the map its id. */
function whichOf(scenario: Scenario, id: CounterId): Localized {
  const name = counterName(scenario, id)
  const alike = (Object.keys(scenario.counters) as CounterId[]).filter(
    (other) => counterName(scenario, other) === name,
  )
  const hex = scenario.counters[id]?.hex
  if (alike.length < 2) return localized('', '')
  if (hex === undefined) return localized(`, ${id}`, `, ${id}`)
  const where = hexInWords(scenario, hex)
  return localized(` (case ${where.fr})`, ` (hex ${where.en})`)
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
  if (only && others.length === 0 && only.kind !== 'counter') return ofKind(kindOf(scenario, only), least)
  if (only?.kind === 'counter' && others.length === 0 && !least)
    return { text: oneCounter(scenario, only.counter), plural: false }
  const these = partsOf(scenario, who)
  const [fr, en] = amountInWords(least, ['de ces pions', 'of these counters'])
  return {
    text: localized(`${fr || 'tous ces pions'} (${these.fr})`, `${en || 'all these counters'} (${these.en})`),
    plural: !isOne(least),
  }
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
