/**
 * The entries of the palette: every action and tool, and by name what tools lay, counters, hexes, findings, rules, and what
 * this version does not have.
 */
import { type CounterTypeId } from '#shared/document/ids'
import { hexOfName, nameOfHex } from '#shared/document/placeNames'
import { hexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { localized } from '#shared/i18n/localized'
import { type Action, runAction } from '../../actions/action'
import { stateActions } from '../../actions/counterStates'
import { actions } from '../../actions/index'
import { takeInHand, toolOf } from '../../actions/inHand'
import { MENUS, STATES } from '../../actions/menus'
import { recentActions } from '../../actions/recent'
import { seenByActions } from '../../actions/seenBy'
import { type Editor } from '../../editor/editor'
import { SEEN_BY, shownFindings } from '../../editor/eyes'
import { headline, say } from '../../i18n/language'
import { fit, wordsOf } from '#shared/i18n/search'
import { toolsFor } from '../../tools/index'
import { bySeverity } from '../../ui/severity'
import { type Ui } from '../../ui/uiStore'
import { catalogueEntries } from './catalogueEntry'
import { type PaletteEntry } from './paletteEntry'
import { ruleEntries } from './ruleEntries'
import { SYNONYMS } from './synonyms'

const TOOL = localized('Outil', 'Tool')
const COMMAND = localized('Commande', 'Command')
const FINDING = localized('Constat', 'Finding')
const COUNTER = localized('Pion', 'Counter')
const HEX = localized('Case', 'Hex')
const RECENT = localized('Fichier récent', 'Recent file')

/** More would not be read. */
const FINDINGS_SHOWN = 20

/**
 * The entries that fit the words typed, the best that can run first; of equals, those used last, then tools, then
 * menus.
 */
export function paletteEntries(
  query: string,
  used: readonly string[],
  { editor, ui }: { readonly editor: Editor; readonly ui: Ui },
): readonly PaletteEntry[] {
  const sought = wordsOf(query)
  const lately = (id: string): number => (used.includes(id) ? used.length - used.indexOf(id) : 0)
  const onMap = (entries: readonly PaletteEntry[]): PaletteEntry[] =>
    entries.map((entry) => ({
      ...entry,
      run() {
        ui.showView('map')
        entry.run()
      },
    }))
  const [done, held] = [actionEntries(editor, ui), onMap(toolEntries(editor))]
  if (sought.length === 0) return ranked([...done, ...held], sought, lately)
  const offered = [
    ...held,
    ...done,
    ...onMap([...rowEntries(editor), ...counterEntries(editor)]),
    ...catalogueEntries(editor, ui),
  ]
  // Tools before the layers and panels that are called as they are: who names one wants to draw, not to hide what is drawn.
  const found = ranked(offered.map(withSynonyms), sought, lately)
  const findings = ranked(onMap(findingEntries(editor)), sought, () => 0).slice(0, FINDINGS_SHOWN)
  return [...onMap(hexEntries(editor, query)), ...found, ...findings, ...ruleEntries(editor, ui, query)]
}

function ranked(
  entries: readonly PaletteEntry[],
  sought: readonly string[],
  lately: (id: string) => number,
): PaletteEntry[] {
  // What can be done comes first in a search; the whole list keeps its order.
  const able = ({ entry }: { entry: PaletteEntry }): number => Number(sought.length === 0 || entry.enabled)
  return entries
    .flatMap((entry) => {
      const own = fit(entry.label, sought)
      const score =
        own === undefined
          ? fit(`${entry.label} ${entry.group} ${entry.also ?? ''}`, sought)
          : own + sought.length
      return score === undefined ? [] : [{ entry, score, last: lately(entry.id) }]
    })
    .sort((a, b) => able(b) - able(a) || b.score - a.score || b.last - a.last)
    .map(({ entry }) => entry)
}

function withSynonyms(entry: PaletteEntry): PaletteEntry {
  const also = SYNONYMS[entry.id]
  return also === undefined ? entry : { ...entry, also }
}

function actionEntries(editor: Editor, ui: Ui): PaletteEntry[] {
  const state = editor.store.getState()
  const inWords = say(state.view.language)
  const entryOf = (action: Action, group: string): PaletteEntry => ({
    id: action.id,
    label: inWords(action.name(state)),
    group,
    ...(action.shortcuts?.[0] === undefined ? {} : { shortcut: action.shortcuts[0] }),
    enabled: action.isEnabled(editor),
    ...(action.isChecked ? { checked: action.isChecked(state) } : {}),
    run: () => runAction(action, editor, ui),
  })
  const { recent } = ui.store.getState()
  return [
    ...actions.filter(({ id }) => id !== 'palette').map((action) => entryOf(action, inWords(menuOf(action)))),
    ...stateActions(editor).map((action) => entryOf(action, inWords(STATES.name))),
    ...seenByActions(state.document.scenario).map((action) => ({
      ...entryOf(action, inWords(SEEN_BY)),
      passing: true as const,
    })),
    ...(recent.length === 0 ? [] : recentActions(recent)).map((action) => ({
      ...entryOf(action, inWords(RECENT)),
      passing: true as const,
    })),
  ]
}

// The menu or submenu that an action stands in; keys alone reach the others.
function menuOf({ id }: Action) {
  for (const { name, groups } of MENUS)
    for (const entry of groups.flat()) {
      if (entry === id) return name
      if (typeof entry !== 'string' && 'actions' in entry && entry.actions.includes(id)) return entry.name
    }
  return COMMAND
}

function toolEntries(editor: Editor): PaletteEntry[] {
  const { view, session } = editor.store.getState()
  const inWords = say(view.language)
  return toolsFor(editor.document.ruleset).map(({ id, name, shortcut }) => ({
    id: `tool:${id}`,
    label: headline(inWords(name)),
    group: inWords(TOOL),
    shortcut,
    enabled: true,
    checked: session.tool === id,
    run: () => editor.session.setTool(id),
  }))
}

/** Rows that a tool can lay: choosing one takes it in hand. */
const ROWS = ['terrains', 'features', 'structures', 'markers'] as const

function rowEntries(editor: Editor): PaletteEntry[] {
  const inWords = say(editor.store.getState().view.language)
  const names = new Map(toolsFor(editor.document.ruleset).map(({ id, name }) => [id, inWords(name)]))
  return ROWS.flatMap((of) =>
    editor.document.ruleset[of].flatMap(({ id, name }) => {
      const tool = names.get(toolOf(editor, of, id) ?? 'select')
      if (tool === undefined) return []
      const entry: PaletteEntry = {
        id: `${of}:${id}`,
        label: headline(inWords(name)),
        group: headline(tool),
        enabled: true,
        run: () => takeInHand(editor, of, id),
      }
      return [entry]
    }),
  )
}

function counterEntries(editor: Editor): PaletteEntry[] {
  const { document, view } = editor.store.getState()
  return Object.entries(document.scenario.counterTypes).map(([type, { name, abbreviation }]) => ({
    id: `counter:${type}`,
    label: abbreviation === '' ? name : `${name} (${abbreviation})`,
    group: say(view.language)(COUNTER),
    enabled: true,
    passing: true,
    run() {
      editor.session.setOptions({ counterType: type as CounterTypeId })
      editor.session.setTool('counter')
    },
  }))
}

// Names are printed in capitals and may be typed as they come.
function hexEntries(editor: Editor, query: string): PaletteEntry[] {
  const { document, view } = editor.store.getState()
  const { scenario } = document
  const name = query.trim()
  const hex = hexOfName(scenario, name) ?? hexOfName(scenario, name.toUpperCase())
  if (!hex) return []
  const inWords = say(view.language)
  const called = nameOfHex(scenario, hex)
  return [
    {
      id: 'hex',
      label: inWords(localized(`Aller à la case ${called}`, `Go to hex ${called}`)),
      group: inWords(HEX),
      enabled: true,
      passing: true,
      run() {
        editor.session.select({ kind: 'hexes', hexes: [hexKey(hex)] })
        editor.view.viewport?.reveal([hexCenter(hex, { grid: scenario.map.grid, hexMm: scenario.map.hexMm })])
      },
    },
  ]
}

function findingEntries(editor: Editor): PaletteEntry[] {
  const state = editor.store.getState()
  const inWords = say(state.view.language)
  return bySeverity(shownFindings(state)).map((finding, index) => ({
    id: `finding:${index}`,
    label: inWords(finding.message),
    group: inWords(FINDING),
    enabled: true,
    passing: true,
    run: () => editor.session.goTo(finding),
  }))
}
