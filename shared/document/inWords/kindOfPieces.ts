/** A kind of counters in words, with whose they are. */
import { called } from '../called'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Who } from '../game'
import { type SideId } from '../ids'
import { type Scenario } from '../types'
import { both, quoted } from './lists'

/** One kind of counters: "pions du camp « Savoie »". */
export interface Kind {
  readonly one: Localized
  readonly many: Localized
}

export function sideInWords({ sides }: Pick<Scenario, 'sides'>, side: SideId): Localized {
  const name = quoted(called(sides[side], side))
  return sides[side]
    ? localized(`camp ${name.fr}`, `side ${name.en}`)
    : localized(`camp inconnu ${name.fr}`, `unknown side ${name.en}`)
}

export function kindOf(scenario: Scenario, who: Exclude<Who, { kind: 'counter' }>): Kind {
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
      const name = quoted(called(group, who.group))
      const [fr, en] = group ? ['du groupe', 'of the group'] : ['du groupe inconnu', 'of the unknown group']
      const whose = ofSide(scenario, scenario.groups, group)
      return of(...counters, localized(`${fr} ${name.fr}${whose.fr}`, `${en} ${name.en}${whose.en}`))
    }
    case 'type': {
      const type = scenario.counterTypes[who.type]
      const name = quoted(called(type, who.type))
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
