/** The position of a counter as a word of the order of battle: `U6`, "to place", "turn 3 (The relief)", "spare". */
import { nameOfHex } from '#shared/document/placeNames'
import { type Counter } from '#shared/document/armies'
import { type Reinforcement } from '#shared/document/game'
import { type ReinforcementId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { fold, isCalled } from '#shared/i18n/fold'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'

export type BattlePlace =
  | { readonly kind: 'map'; readonly hex: HexKey }
  | { readonly kind: 'to-place' }
  | { readonly kind: 'reinforcement'; readonly id: ReinforcementId }
  | { readonly kind: 'spare' }

export const TO_PLACE = localized('à placer', 'to place')
export const SPARE = localized('de rechange', 'spare')

/** The place that decides where several are true: spare, then the reinforcement, then the hex. */
export function placeOf({ hex, reinforcement, spare }: Counter): BattlePlace {
  if (spare) return { kind: 'spare' }
  if (reinforcement !== undefined) return { kind: 'reinforcement', id: reinforcement }
  return hex === undefined ? { kind: 'to-place' } : { kind: 'map', hex }
}

export function placeText(scenario: Scenario, place: BattlePlace): Localized {
  switch (place.kind) {
    case 'map':
      return sameInBoth(nameOfHex(scenario, parseHexKey(place.hex)))
    case 'to-place':
      return TO_PLACE
    case 'spare':
      return SPARE
    case 'reinforcement': {
      const reinforcement = scenario.reinforcements[place.id]
      return reinforcement ? reinforcementText(reinforcement) : sameInBoth(place.id)
    }
  }
}

export function reinforcementText({ name, turn }: Pick<Reinforcement, 'name' | 'turn'>): Localized {
  const called = name.trim() === '' ? '' : ` (${name.trim()})`
  return turn === undefined
    ? localized(`renfort${called}`, `reinforcement${called}`)
    : localized(`tour ${turn}${called}`, `turn ${turn}${called}`)
}

/** A reinforcement as it is written; undefined for a text that is none. The turn may be no turn of a game. */
export function readReinforcement(text: string): Pick<Reinforcement, 'name' | 'turn'> | undefined {
  const match = /^(\p{L}+)(?:\s+(\d+))?\s*(?:\((.*)\))?$/su.exec(text.trim())
  if (!match) return undefined
  const [, word = '', turn, name = ''] = match
  const isTurn = ['tour', 'turn'].includes(fold(word))
  if (isTurn === (turn === undefined) || !(isTurn || WORDS.has(fold(word)))) return undefined
  return { name: name.trim(), ...(turn !== undefined && { turn: Number(turn) }) }
}

const WORDS = new Set(['renfort', 'reinforcement'])

/** The text in either language, however it is spelt. */
export const isText = (text: string, words: Localized): boolean => isCalled(words, text)
