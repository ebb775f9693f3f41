/** The English editions of the ready scenarios: the same maps and the same counters, in other words. */
import { type CounterType, type Side, type Stats } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { mapRecord } from '#shared/lang/mapRecord'
import { catalogueOf, typesOf } from './catalogue'
import { found } from './drawing'
import { ENGLISH_CODES, ENGLISH_WORDS } from './englishWords'

type Words = Readonly<Record<string, string>>

/** An edition in English of a scenario in French that brings its own translation. Throws when a text has no English words. */
export function inEnglish(french: Scenario): Scenario {
  const { words, codes } = catalogueWords()
  const say = english({ ...words, ...ENGLISH_WORDS })
  const code = english({ ...codes, ...ENGLISH_CODES })
  const { info } = french
  return {
    ...french,
    info: { ...info, title: say(info.title), language: 'en' },
    sides: mapRecord(french.sides, (side): Side => {
      const { name, notes } = side
      return { ...side, name: say(name), notes: say(notes) }
    }),
    groups: mapRecord(french.groups, (group) => ({ ...group, name: say(group.name), note: say(group.note) })),
    counterTypes: mapRecord(french.counterTypes, (type): CounterType => {
      const { name, abbreviation, stats } = type
      return { ...type, name: say(name), abbreviation: code(abbreviation), stats: told(stats, say) }
    }),
    counters: mapRecord(french.counters, (counter) => ({ ...counter, name: say(counter.name) })),
    labels: mapRecord(french.labels, (label) => ({ ...label, text: say(label.text) })),
    boards: mapRecord(french.boards, (board) => ({ ...board, name: say(board.name) })),
    zones: mapRecord(french.zones, (zone) => ({ ...zone, name: say(zone.name) })),
    reinforcements: mapRecord(french.reinforcements, (one) => ({ ...one, name: say(one.name) })),
    silenced: french.silenced.map((one) => ({ ...one, reason: say(one.reason) })),
  }
}

/** The stats that are words of the author's, not ids of the rules. */
const TOLD_STATS = ['origin', 'magicArt']

function told(stats: Stats, say: (text: string) => string): Stats {
  return Object.fromEntries(
    Object.entries(stats).map(([id, value]) => [id, TOLD_STATS.includes(id) ? say(String(value)) : value]),
  )
}

const english =
  (words: Words) =>
  (french: string): string =>
    french === '' ? '' : found(words[french], `English for "${french}"`)

function catalogueWords(): { readonly words: Words; readonly codes: Words } {
  const types = (['medieval', 'common-mechanics'] as const).flatMap((id) =>
    Object.values(typesOf(catalogueOf(id))),
  )
  const arts = types.flatMap(({ stats }) => Object.values(stats)).filter((value) => typeof value === 'object')
  return {
    words: byFrench([...types.map(({ name }) => name), ...arts]),
    codes: byFrench(types.map(({ abbreviation }) => abbreviation)),
  }
}

const byFrench = (texts: readonly Localized[]): Words =>
  Object.fromEntries(texts.map(({ fr, en }) => [fr, en]))
