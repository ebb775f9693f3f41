/** Counts of victory: so many now, so many for good, so many at most; and the count in words (SCN-5). */
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type PlayState } from '../resolution/state'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type Ruleset } from '#shared/rules/contract/ruleset'

export interface Tally {
  /** As things stand. */
  readonly have: number
  readonly needed: number
  /** The part of the count that nothing can take away. */
  readonly sure: number
  /** So many could still be reached. */
  readonly most: number
  /** The count in words, then what it counts. */
  readonly because: readonly Reason[]
}

/** All that a tally is made from: the scenario as it begins, and the state of play. */
export interface Game {
  readonly scenario: Scenario
  readonly state: PlayState
  readonly ruleset: Ruleset
}

/** The things counted, one and many. */
export interface Word {
  readonly one: Localized
  readonly many: Localized
}

/** "2 cases tenues sur 3", "2 hexes held of 3". */
export function counted(have: number, needed: number, called: Word): Reason {
  const { fr, en } = numbered(have, called)
  return because('SCN-5', undefined, localized(`${fr} sur ${needed}`, `${en} of ${needed}`))
}

/** "2 cases tenues", "2 hexes held". */
export function numbered(have: number, { one, many }: Word): Localized {
  return localized(`${have} ${(have > 1 ? many : one).fr}`, `${have} ${(have === 1 ? one : many).en}`)
}
