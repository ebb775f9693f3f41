/** The turn track: turns with their times and what enters in them, then the sides and the phases of each turn. */
import { textIn } from '#shared/document/authorText'
import { sidesInOrder, type TrackRow, turnTrack } from '#shared/document/turnTrack'
import { resolutionOf } from '#shared/rules/registry/resolutions'
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
    reportFormat: '$oldTurn$ → $newTurn$',
  }
  const buttons = {
    fwdOnly: false,
    length: -1,
    lengthStyle: 'Maximum',
    plusButtonSize: 22,
    turnButtonHeight: 22,
  }
  return element(`${TURN}TurnTracker`, { ...words, ...keys, ...buttons }, [nestedLevels(levels)])
}

interface Level {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number | boolean>>
}

// Each level stands inside the one that it divides.
function nestedLevels([first, ...rest]: readonly Level[]): XmlLines {
  if (!first) throw new Error('no level of turns')
  const inner = rest.length > 0 ? [nestedLevels(rest)] : []
  return element(`${TURN}${first.name}`, { ...first.attributes, turnFormat: '$value$' }, inner)
}

/** By name where their number is known; else they are counted without end. */
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
    attributes: { property, list: sequence(',', list), configFirst: false, configList: false },
  }
}
