/** The options of a question: for each its words in the help, and the part of the inquiry that its word becomes. */
import type { Scenario } from '#shared/document/types'
import type { Localized } from '#shared/i18n/localized'
import type { Inquiry } from '#shared/rules/answers/inquiry'
import { counterOnMap, enemyOnMap } from './counterNames'
import { hexNamed } from './hexNames'
import { sideNamed } from './sideNames'
import { list, required, word } from './values'
import type { Call, VerbOption } from './verb'

export type Picked = Partial<Omit<Inquiry, 'question' | 'choices'>>

/** A word of the call with its scenario. */
interface Given {
  readonly word: string
  /** The same as a list: parts between commas. */
  readonly words: readonly [string, ...string[]]
  readonly scenario: Scenario
  /** The option that gave it, for a refusal: `--counter`. */
  readonly where: string
  /** The parts that the picks before it gave. */
  readonly before: Picked
}

/** Refuses counters, hexes and sides that the scenario does not have. */
type Reader = (given: Given) => Picked

export interface Pick {
  /** The name of its option: `counter`. */
  readonly name: string
  readonly option: VerbOption
  read(call: Call, scenario: Scenario, before: Picked): Picked
}

/** One of the values of a choice that the question leaves, as the game offers them (`--phase`). */
export interface Choice {
  readonly option: VerbOption
  /** The id of the choice: the name of its option. */
  readonly choice: string
}

/** A pick that is refused when it is left out. */
export function needed(option: VerbOption, reader: Reader): Pick {
  return pick(option, reader, required)
}

/** A pick that may be left out. */
export function optional(option: VerbOption, reader: Reader): Pick {
  return pick(option, reader, word)
}

function pick(
  option: VerbOption,
  reader: Reader,
  wordOf: (call: Call, name: string) => string | undefined,
): Pick {
  const name = nameOf(option)
  return {
    name,
    option,
    read(call, scenario, before) {
      const given = wordOf(call, name)
      if (given === undefined) return {}
      const [first = '', ...others] = list(call, name)
      return reader({ word: given, words: [first, ...others], scenario, where: `--${name}`, before })
    },
  }
}

export function choosing(option: VerbOption): Choice {
  return { option, choice: nameOf(option) }
}

/** The name of an option of one word: `--counter <id>` -> `counter`. */
function nameOf({ flags }: VerbOption): string {
  return flags.replace(/^--(\w+).*/, '$1')
}

export const counter: Reader = ({ word, scenario, where }) => ({
  counter: counterOnMap(scenario, word, where),
})

export const friend: Reader = ({ word, scenario, where }) => ({
  friends: [counterOnMap(scenario, word, where)],
})

export const friends: Reader = ({ words, scenario, where }) => ({
  friends: words.map((id) => counterOnMap(scenario, id, where)),
})

export const enemy: Reader = ({ word, scenario, where }) => ({
  enemies: [counterOnMap(scenario, word, where)],
})

/** Enemies of the counter that was picked before them; `expected` is said of another. */
export function enemies(expected: Localized): Reader {
  return ({ words, scenario, where, before: { counter: own } }) => {
    if (own === undefined) throw new Error(`${where} is read before the counter whose enemies it names`)
    return { enemies: words.map((id) => enemyOnMap(scenario, own, id, where, expected)) }
  }
}

export const hex: Reader = ({ word, scenario, where }) => ({ hex: hexNamed(scenario, word, where) })

export const goal: Reader = ({ word, scenario, where }) => ({ to: hexNamed(scenario, word, where) })

export const side: Reader = ({ word, scenario, where }) => ({ side: sideNamed(scenario, word, where) })
