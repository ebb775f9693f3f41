/**
 * Two units, red's "a" and blue's "b", and the Advantage of a's attack: in axial coordinates, a at HOME looking along
 * direction 0, b so many hexes away in that direction, looking back at a.
 */
import { type StartValues } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Direction, neighbor } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { advantage } from '#shared/rules/common-mechanics/advantage/advantage'
import { type Advantage, type AttackKind } from '#shared/rules/answers/advantage'
import { type BoardParts, type Placing } from '../../support/board'
import { positionOf } from '../../support/fantasyBoard'
import { at, field, fieldWith, id } from './support'

export const HOME = at(0, 0)

/** The hex so many steps from HOME. */
export function away(toward: Direction, steps = 1, from = HOME): Axial {
  return steps === 0 ? from : away(toward, steps - 1, neighbor(from, toward))
}

export const side = (index: Direction): Facing => ({ kind: 'side', index })
export const vertex = (index: Direction): Facing => ({ kind: 'vertex', index })

export interface Duel extends BoardParts {
  readonly a?: Partial<Placing>
  readonly b?: Partial<Placing>
  /** Hexes between them; 1 unless given. */
  readonly distance?: number
}

export function duel({ a, b, distance = 1, ...parts }: Duel = {}): Scenario {
  const units: Record<string, Placing> = {
    a: { at: HOME, facing: side(0), ...a },
    b: { at: away(0, distance), side: 'blue', facing: side(3), ...b },
  }
  return fieldWith(units, field(parts))
}

export const BOW = { weaponClass: 'bow' } as const
export const FLYING = { movementClass: 'flying' } as const
export const CAVE_FOLK = { caveAdapted: true } as const

/** A duel of archers: they reach each other at up to 3 hexes. */
export function shot({ a, ...others }: Duel = {}): Scenario {
  return duel({ distance: 2, ...others, a: { ...a, stats: { ...BOW, ...a?.stats } } })
}

export function attack(scenario: Scenario, kind: AttackKind, from = 'a', to = 'b'): Advantage {
  return advantage(positionOf(scenario), id(from), id(to), kind)
}

/** The items as "rule value", in order; when refused, "refused rule" for each reason. */
export function items(scenario: Scenario, kind: AttackKind, from = 'a', to = 'b'): string[] {
  const answer = attack(scenario, kind, from, to)
  return answer.refused
    ? answer.refused.map(({ rule }) => `refused ${rule}`)
    : answer.items.map(({ reason, value }) => `${reason.rule} ${value}`)
}

export function sum(scenario: Scenario, kind: AttackKind, from = 'a', to = 'b'): number | 'refused' {
  const answer = attack(scenario, kind, from, to)
  return answer.refused ? 'refused' : answer.sum
}

/** The scenario as it starts under this sky. */
export function under(scenario: Scenario, start: Partial<StartValues>): Scenario {
  const fine: StartValues = {
    light: 'day',
    weather: 'fine',
    wind: 'light-breeze',
    windToward: 0,
    fog: 'none',
  }
  return { ...scenario, start: { ...fine, ...start } }
}
