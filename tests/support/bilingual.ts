/** A scenario whose every name, note and label is marked by its language: "FR …" is plain, "EN …" its words in English. */
import { type CounterType } from '#shared/document/armies'
import { type AuthorText } from '#shared/document/game'
import { WORDED } from '#shared/document/namedIn'
import { type Board, type Scenario } from '#shared/document/types'
import { mapRecord } from '#shared/lang/mapRecord'

export function bilingual(scenario: Scenario): Scenario {
  const { info } = scenario
  return {
    ...scenario,
    info: { ...info, title: `FR ${info.title}`, otherTitle: `EN ${info.title}`, language: 'fr' },
    sides: mapRecord(scenario.sides, (side) => marked(side, ['name', 'notes'])),
    groups: mapRecord(scenario.groups, (group) => marked(group, ['name', 'note'])),
    reinforcements: mapRecord(scenario.reinforcements, (one) => marked(one, ['name'])),
    counterTypes: mapRecord(scenario.counterTypes, markedType),
    counters: mapRecord(scenario.counters, (counter) => marked(counter, ['name'])),
    zones: mapRecord(scenario.zones, (zone) => marked(zone, ['name'])),
    labels: mapRecord(scenario.labels, (label) => marked(label, ['text'])),
    boards: mapRecord(scenario.boards, markedBoard),
  }
}

/** The scenario with the plain words of its names alone. */
export function inOneLanguage(scenario: Scenario): Scenario {
  const { otherTitle: _, ...info } = scenario.info
  const plain = WORDED.map((section) => [
    section,
    mapRecord(scenario[section] as Readonly<Record<string, object>>, (thing) => {
      const { words: _words, ...rest } = thing as { readonly words?: unknown }
      return rest
    }),
  ])
  return { ...scenario, info, ...(Object.fromEntries(plain) as Partial<Scenario>) }
}

const inTwo = (text: string): AuthorText => ({ en: `EN ${text}` })

function marked<T extends object, K extends keyof T & string>(thing: T, keys: readonly K[]): T {
  const said = keys.filter((key) => thing[key])
  if (said.length === 0) return thing
  return {
    ...thing,
    ...Object.fromEntries(said.map((key) => [key, `FR ${String(thing[key])}`])),
    words: Object.fromEntries(said.map((key) => [key, inTwo(String(thing[key]))])),
  }
}

function markedType(type: CounterType): CounterType {
  const { words, ...named } = marked(type, ['name'])
  const { origin } = type.stats
  if (typeof origin !== 'string') return { ...named, ...(words && { words }) }
  const stats = { ...type.stats, origin: `FR ${origin}` }
  return { ...named, stats, words: { ...words, stats: { origin: inTwo(origin) } } }
}

function markedBoard(board: Board): Board {
  const edges = board.edges.map((edge) => ({
    ...marked(edge, ['name']),
    spans: edge.spans.map((span) => marked(span, ['name'])),
  }))
  return marked({ ...board, edges }, ['name'])
}
