/** Lays the feature in hand all round the selected hexes, or removes what stands round them (SID-1). */
import { parseHexKey } from '#shared/hex/axial'
import { boundarySides } from '#shared/hex/boundary'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { featureRow } from '#shared/rules/contract/rows'
import { type Editor } from '../editor/editor'
import { isBuiltOn, type SideContext } from '../tools/hexside/laying'
import { carryOut, planAround } from '../tools/hexside/plan'
import { type Action } from './action'
import { selectedHexes } from './targets'

function contextOf({ store, document }: Pick<Editor, 'store' | 'document'>): SideContext {
  const { grid, hexMm } = document.scenario.map
  return {
    get scenario() {
      return document.scenario
    },
    ruleset: document.ruleset,
    options: store.getState().session.options,
    layout: { grid, hexMm },
    gesture: document,
  }
}

function featureInHand({ store, document }: Pick<Editor, 'store' | 'document'>): FeatureRow | undefined {
  const row = featureRow(document.ruleset, store.getState().session.options.feature)
  return row?.slot === 'way' ? undefined : row
}

function surround(editor: Pick<Editor, 'store' | 'document'>, purpose: 'lay' | 'clear'): void {
  const row = featureInHand(editor)
  if (!row) return
  const context = contextOf(editor)
  const plan = planAround(selectedHexes(editor).map(parseHexKey), row, context)
  context.gesture.begin()
  carryOut({ ...plan, removes: purpose === 'clear' && 'all' }, row, context)
  context.gesture.commit()
}

export const encloseHexes: Action = {
  id: 'enclose',
  name: (): Localized => localized('Enclore les cases sélectionnées', 'Enclose the selected hexes'),
  shortcuts: ['Shift+W'],
  isEnabled: (editor) => selectedHexes(editor).length > 0 && featureInHand(editor) !== undefined,
  run: (editor) => surround(editor, 'lay'),
}

export const clearRound: Action = {
  id: 'clear-round',
  name: () => localized('Enlever ce qui entoure les cases', 'Remove what is round the hexes'),
  isEnabled: (editor) => selectedHexes(editor).length > 0 && hasSurroundings(editor),
  run: (editor) => surround(editor, 'clear'),
}

// With very many hexes the question costs more than the answer is worth.
function hasSurroundings(editor: Pick<Editor, 'store' | 'document'>): boolean {
  const hexes = selectedHexes(editor)
  const { scenario } = editor.document
  if (Object.keys(scenario.map.hexsides).length === 0) return false
  return (
    hexes.length > MANY_HEXES ||
    boundarySides(hexes.map(parseHexKey)).some((side) => isBuiltOn(side, { scenario }))
  )
}

const MANY_HEXES = 2000
