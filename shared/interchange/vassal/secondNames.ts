/**
 * Names in the other language (SCN-10), beside the module that VASSAL shows in one: a file that it ignores and carries along, so that a
 * module that is read back has the names of both.
 */
import { otherLanguage } from '#shared/document/authorText'
import { choice, object, optional, record, ids, text } from '#shared/document/fields/vocabulary'
import { type SideId } from '#shared/document/ids'
import { namedIn } from '#shared/document/namedIn'
import { type Language } from '#shared/i18n/localized'
import { utf8OfText } from '#shared/images/utf8'
import { type Extensible } from '#shared/json/extra'
import { type ZipEntry } from '../zip/writeZip'
import { sideName } from './concealing'
import { pieceName } from './counterPieces'
import { type CounterSlot } from './counterSlots'
import { type ModuleSetting } from './setting'

export const SECOND_NAMES_FILE = 'castellan-names.json'

/** Names in the other language by those in the module's own. */
export interface SecondNames extends Extensible {
  /** The module's own. */
  readonly language: Language
  readonly title?: string
  readonly sides: Readonly<Record<string, string>>
  readonly pieces: Readonly<Record<string, string>>
}

export const secondNames = object<SecondNames>({
  language: choice(['fr', 'en']),
  title: optional(text),
  sides: record(ids(), text),
  pieces: record(ids(), text),
})

/** The file of a module, with names of nothing but what is in it; none where no name has words in the other language. */
export function secondNamesFile(setting: ModuleSetting, slots: readonly CounterSlot[]): ZipEntry[] {
  const { scenario, language } = setting
  const there: ModuleSetting = {
    ...setting,
    scenario: namedIn(scenario, otherLanguage(language)),
    language: otherLanguage(language),
  }
  const exampleThere = ({ counters, example }: CounterSlot) =>
    counters.flatMap((id) => there.scenario.counters[id] ?? [])[0] ?? example
  const sides = namesBy(
    (Object.keys(scenario.sides) as SideId[]).map((id) => [sideName(setting, id), sideName(there, id)]),
  )
  const pieces = namesBy(
    slots.map((slot) => [
      pieceName(setting, slot),
      pieceName(there, { ...slot, example: exampleThere(slot) }),
    ]),
  )
  const { title, otherTitle, language: own } = scenario.info
  const second = own === language ? otherTitle : title
  const hasTitle = otherTitle !== undefined && second !== undefined
  if (!hasTitle && Object.keys(sides).length + Object.keys(pieces).length === 0) return []
  const names: SecondNames = { language, ...(hasTitle && { title: second }), sides, pieces }
  return [{ name: SECOND_NAMES_FILE, bytes: utf8OfText(`${JSON.stringify(names, undefined, 1)}\n`) }]
}

/** Those that differ; of a name that stands for things with different names in the other language, nobody knows which is meant. */
function namesBy(pairs: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  const seconds = new Map<string, Set<string>>()
  for (const [name, second] of pairs) seconds.set(name, (seconds.get(name) ?? new Set()).add(second))
  const settled = [...seconds].flatMap(([name, all]) => {
    const [second, ...more] = all
    return second === undefined || more.length > 0 || second === name ? [] : [[name, second] as const]
  })
  return Object.fromEntries(settled)
}
