/** The selected counters into the hand, to be placed as a group (CTR-3), or off the map, to be placed again later. */
import { moveCounters } from '#shared/commands/moveCounters'
import { type CounterId } from '#shared/document/ids'
import { type Formation } from '#shared/hex/formations'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { countedCounters } from '../tools/words/counted'
import { type Action } from './action'

function selected({ store }: Pick<Editor, 'store'>): readonly CounterId[] {
  const { selection } = store.getState().session
  return selection.kind === 'counters' ? selection.counters : []
}

function selectedOnMap(editor: Pick<Editor, 'store' | 'document'>): readonly CounterId[] {
  const { counters } = editor.document.scenario
  return selected(editor).filter((id) => counters[id]?.hex !== undefined)
}

/** Takes them into the hand; the counter tool lays them in this formation, unless it is set to another. */
export function takeGroup(
  { session, store }: Editor,
  counters: readonly CounterId[],
  formation: Formation = 'line',
): void {
  const { counterLaying } = store.getState().session.options
  session.setOptions({
    counterHand: counters,
    counterLaying: counterLaying === 'each' ? formation : counterLaying,
  })
  session.setTool('counter')
}

export const layCounters: Action = {
  id: 'lay-counters',
  name: () => localized('Disposer le groupe…', 'Lay the group…'),
  shortcuts: ['Q'],
  isEnabled: (editor) => selected(editor).length > 0,
  run: (editor) => takeGroup(editor, selected(editor)),
}

/** They stay in the scenario, and among those that remain to be placed. */
export const takeOffMap: Action = {
  id: 'take-off-map',
  name: () => localized('Retirer de la carte (garder le pion)', 'Take off the map (keep the counter)'),
  shortcuts: ['Shift+Delete'],
  isEnabled: (editor) => selectedOnMap(editor).length > 0,
  run(editor) {
    const counters = selectedOnMap(editor)
    const label = countedCounters(counters.length)
    const moves = counters.map((counter) => ({ counter, hex: null }))
    if (editor.document.run(moveCounters, { moves, label })) return
    editor.session.notify(
      localized(
        `${label.fr} hors de la carte, à placer depuis le panneau Pions.`,
        `${label.en} off the map, to be placed from the Counters panel.`,
      ),
    )
  },
}
