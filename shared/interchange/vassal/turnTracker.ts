/** The turn track: turns with their times and what enters in them, then the sides and the phases of each turn. */
import { textIn } from '#shared/document/authorText'
import { type Victory } from '#shared/document/game'
import { reinforcementInWords } from '#shared/document/inWords/reinforcement'
import { victoryInWords } from '#shared/document/inWords/victory'
import { sidesInOrder, type TrackRow, turnTrack } from '#shared/document/turnTrack'
import { greatestOf } from '#shared/lang/extremes'
import { resolutionOf } from '#shared/rules/registry/parts'
import { element, type XmlLines } from '../xml/writeXml'
import { sideName } from './concealing'
import { type ModuleSetting, say } from './setting'
import { sequence, spoken } from './strings'

const TURN = 'VASSAL.build.module.turn.'

export function turnTracker(setting: ModuleSetting): XmlLines {
  const levels = [turnLevel(setting), ...innerLists(setting)]
  const shown = levels.map((_, index) => `$level${index + 1}$`).join(' – ')
  const keys = { hotkey: '', nexthotkey: '39,520', prevhotkey: '37,520' }
  const words = {
    name: say(setting, 'turn'),
    buttonText: say(setting, 'turn'),
    icon: '',
    turnFormat: `${say(setting, 'turn')} ${shown}`,
    reportFormat: '$newTurn$',
  }
  const buttons = {
    fwdOnly: false,
    length: -1,
    lengthStyle: 'Maximum',
    plusButtonSize: 22,
    turnButtonHeight: 22,
  }
  return element(`${TURN}TurnTracker`, { ...words, ...keys, ...buttons }, [
    nestedLevels(levels),
    ...announcements(setting, levels),
  ])
}

/** The news of a turn, as the table reads them when it begins: VASSAL looks at each of these whenever the turn goes on. */
function announcements(setting: ModuleSetting, levels: readonly Level[]): XmlLines[] {
  return newsByTurn(setting).flatMap(({ turn, words }) => {
    const begins = levels.map(({ attributes: { property }, values }, level) =>
      values
        ? `${property} == ${inQuotes(values[level === 0 ? turn - 1 : 0] ?? '')}`
        : `${property} == ${turn}`,
    )
    return words.map((text) =>
      element(`${TURN}TurnGlobalHotkey`, {
        name: `${say(setting, 'turn')} ${turn}`,
        hotkey: '',
        match: `{ ${begins.join(' && ')} }`,
        reportFormat: text,
      }),
    )
  })
}

/** As VASSAL's expressions hold a text. */
function inQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, (sign) => `\\${sign}`)}"`
}

interface News {
  readonly turn: number
  readonly words: readonly string[]
}

/** Events, reinforcements in the turn in which they may first enter, and victories in the last turn that decides on them. */
function newsByTurn(setting: ModuleSetting): News[] {
  const { scenario, language } = setting
  const entered = new Set<string>()
  const last = scenario.turns?.count
  return turnTrack(scenario).flatMap(({ turn, event, enters }): News[] => {
    const fresh = enters.filter((id) => !entered.has(id))
    for (const id of fresh) entered.add(id)
    const due = Object.values<Victory>(scenario.victory).filter(
      (victory) => turn === decidedIn(victory, last),
    )
    const words = [
      ...(event ? [`${say(setting, 'event')} ${turn}${COLON[language]}${textIn(event, language)}`] : []),
      ...fresh.flatMap((id) => {
        const one = scenario.reinforcements[id]
        return one ? [reinforcementInWords(scenario, one)[language]] : []
      }),
      ...(due.length > 0 && turn === last ? [say(setting, 'lastTurn')] : []),
      ...due.map((victory) => victoryInWords(scenario, victory)[language]),
    ].map(spoken)
    return words.length > 0 ? [{ turn, words }] : []
  })
}

const COLON = { fr: '\u202f: ', en: ': ' } as const

/** The last turn of its exits where it is nothing else, else that of the game; undefined where there is none. */
function decidedIn({ conditions }: Victory, last: number | undefined): number | undefined {
  const until = conditions.map((condition) => (condition.kind === 'exit' ? condition.until : undefined))
  const known = until.flatMap((turn) => turn ?? [])
  return known.length > 0 && known.length === conditions.length ? greatestOf(known) : last
}

interface Level {
  readonly name: string
  /** The values of a list. */
  readonly values?: readonly string[]
  readonly attributes: Readonly<Record<string, string | number | boolean>>
}

// Each level stands inside the one that it divides.
function nestedLevels([first, ...rest]: readonly Level[]): XmlLines {
  if (!first) throw new Error('no level of turns')
  const inner = rest.length > 0 ? [nestedLevels(rest)] : []
  return element(`${TURN}${first.name}`, { ...first.attributes, turnFormat: '$value$' }, inner)
}

/** The turns by name where their number is known; else they are counted without end. */
function turnLevel(setting: ModuleSetting): Level {
  const { scenario } = setting
  if (scenario.turns?.count === undefined)
    return {
      name: 'CounterTurnLevel',
      attributes: { property: 'TurnNumber', start: 1, incr: 1, loop: false, loopLimit: -1 },
    }
  return listLevel(
    'Turn',
    turnTrack(scenario).map((row) => turnInWords(setting, row)),
  )
}

/** "3 (7:30), enters: Relief". */
function turnInWords(setting: ModuleSetting, { turn, time, name, enters }: TrackRow): string {
  const { scenario, language } = setting
  const called = spoken(textIn(name, language))
  const coming = enters.map((id) => spoken(scenario.reinforcements[id]?.name ?? '') || id)
  const parts = [
    `${turn}${time ? ` (${time.time})` : ''}`,
    ...(called === '' ? [] : [called]),
    ...(coming.length > 0 ? [`${say(setting, 'enters')}${coming.join(', ')}`] : []),
  ]
  return parts.join(', ')
}

function innerLists(setting: ModuleSetting): Level[] {
  const { scenario, language } = setting
  const phases = resolutionOf(scenario.ruleset)?.play.phases ?? []
  if (phases.length < 2) return []
  const sides = sidesInOrder(scenario).map((side) => sideName(setting, side))
  return [
    ...(sides.length > 1 ? [listLevel('TurnSide', sides)] : []),
    listLevel(
      'Phase',
      phases.map(({ name }) => spoken(name[language])),
    ),
  ]
}

function listLevel(property: string, list: readonly string[]): Level {
  return {
    name: 'ListTurnLevel',
    values: list,
    attributes: { property, list: sequence(',', list), configFirst: false, configList: false },
  }
}
