/** The toolbar beside maps and pieces: dice, turns, tables, notes, the inventory. */
import { element, type XmlLines } from '../xml/writeXml'
import { diceName, diceOf } from './dice'
import { type ModuleSetting, say } from './setting'
import { type Chart } from './tables'
import { turnTracker } from './turnTracker'

const MODULE = 'VASSAL.build.module.'
const WIDGET = 'VASSAL.build.widget.'

export function toolbar(setting: ModuleSetting, charts: readonly Chart[]): XmlLines[] {
  return [
    ...diceButtons(setting),
    turnTracker(setting),
    ...chartWindow(setting, charts),
    element(`${MODULE}NotesWindow`, {
      buttonText: say(setting, 'notes'),
      tooltip: say(setting, 'notes'),
      hotkey: '',
      icon: '/images/notes.gif',
    }),
    inventory(setting),
  ]
}

/** Reports are HTML: who rolls would be a tag. */
const DICE_REPORT = '** $name$ = $result$ *** &lt;$PlayerName$&gt;'

const ALWAYS = { canDisable: false, hideWhenDisabled: false, propertyGate: '' }

function diceButtons(setting: ModuleSetting): XmlLines[] {
  return diceOf(setting).map((dice) => {
    const name = diceName(dice)
    const kept = { keepCount: 1, keepDice: false, keepOption: '>' }
    const locks = { lockAdd: false, lockDice: false, lockPlus: false, lockSides: false }
    return element(`${MODULE}DiceButton`, {
      name,
      text: name,
      tooltip: `${say(setting, 'rolls')} (${name})`,
      icon: '/images/die.gif',
      nDice: dice.count,
      nSides: dice.faces,
      plus: 0,
      addToTotal: 0,
      reportTotal: dice.count > 1,
      sortDice: false,
      prompt: false,
      hotkey: '',
      ...kept,
      ...locks,
      reportFormat: DICE_REPORT,
      ...ALWAYS,
    })
  })
}

function chartWindow(setting: ModuleSetting, charts: readonly Chart[]): XmlLines[] {
  if (charts.length === 0) return []
  const name = say(setting, 'tables')
  const pages = charts.map((chart) =>
    element(`${WIDGET}HtmlChart`, { chartName: chart.title, fileName: chart.name, description: '' }),
  )
  // A list, not tabs: there may be twenty tables with long titles. It stands on the right: the divider is as far off as a table is wide.
  const list = { entryName: name, description: '', width: 1240, height: 640, scale: '1.0', divider: 900 }
  return [
    element(
      `${MODULE}ChartWindow`,
      { name, text: name, tooltip: say(setting, 'tablesTip'), description: '', hotkey: '84,520', icon: '' },
      [element(`${WIDGET}ListWidget`, list, pages)],
    ),
  ]
}

function inventory(setting: ModuleSetting): XmlLines {
  const name = say(setting, 'inventory')
  const look = { pieceZoom: '0.25', pieceZoom2: '0.33', pieceZoom3: '0.4', drawPieces: true, zoomOn: false }
  const asked = {
    include: '{ Kind == "Counter" }',
    groupBy: 'Side',
    sides: '',
    leafFormat: '$PieceName$',
    nonLeafFormat: '$PropertyValue$',
    sortFormat: '$PieceName$',
    sortPieces: true,
    sorting: 'alpha',
  }
  const acts = {
    centerOnPiece: true,
    forwardKeystroke: true,
    showMenu: true,
    foldersOnly: false,
    launchFunction: 'functionHide',
    hotkey: '',
    refreshHotkey: '',
    icon: '/images/inventory.gif',
  }
  return element(`${MODULE}Inventory`, {
    name,
    text: '',
    tooltip: name,
    ...look,
    ...asked,
    ...acts,
    ...ALWAYS,
  })
}
