/** Keeps counter types in the user's library (CTR-6): those selected in the table, or those of what is selected on the map. */
import { type CounterTypeId } from '#shared/document/ids'
import { collectTypes } from '#shared/document/typeCollection'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { counted } from '../i18n/language'
import { type Action } from './action'
import { tableInView } from './tableInView'
import { targetCounters } from './targets'

/** Each once: of the table's rows, of the open sheet, of the selected counters, or the one in the hand. */
function chosenTypes(editor: Editor): readonly CounterTypeId[] {
  const table = tableInView(editor)
  if (table) return table.types()
  const { counters, counterTypes } = editor.document.scenario
  const { selection, tool, options } = editor.store.getState().session
  const inHand = tool === 'counter' ? options.counterType : undefined
  const ids =
    selection.kind === 'counterType'
      ? [selection.counterType]
      : targetCounters(editor).flatMap((id) => counters[id]?.type ?? [])
  const known = [...new Set(ids)].filter((id) => id in counterTypes)
  return known.length === 0 && inHand && inHand in counterTypes ? [inHand] : known
}

export const keepTypesAction: Action = {
  id: 'keep-types',
  name: () => KEEP_TYPES,
  everywhere: true,
  isEnabled: (editor) => chosenTypes(editor).length > 0,
  run: (editor) => keepInLibrary(editor, chosenTypes(editor)),
}

export const KEEP_TYPES = localized('Garder dans ma bibliothèque', 'Keep in my library')

/** Keeps these types of the open scenario, and says how many. */
export async function keepInLibrary(editor: Editor, ids: readonly CounterTypeId[]): Promise<void> {
  const { scenario } = editor.document
  const types = collectTypes(scenario, ids, [scenario.ruleset])
  try {
    // The reader of files comes when the library is first used.
    const { keepTypes } = await import('./library/typesLibrary')
    const { kept, present, problem } = await keepTypes(editor.host, types)
    if (problem) editor.session.refuse(NOT_KEPT, problem)
    else editor.session.notify(kept === 0 ? presentAlready(present) : keptIn(kept))
  } catch {
    editor.session.refuse(NOT_KEPT, NO_ANSWER)
  }
}

const NOT_KEPT = localized('Ces types n’ont pas pu être gardés', 'These types could not be kept')
export const NO_ANSWER = localized('La bibliothèque ne répond pas.', 'The library does not answer.')

function keptIn(kept: number): Localized {
  const { fr, en } = counted(
    kept,
    localized('type de pion gardé', 'counter type kept'),
    localized('types de pions gardés', 'counter types kept'),
  )
  return localized(`${fr} dans votre bibliothèque.`, `${en} in your library.`)
}

function presentAlready(present: number): Localized {
  return present === 1
    ? localized('Ce type est déjà dans votre bibliothèque.', 'This type is in your library already.')
    : localized('Ces types sont déjà dans votre bibliothèque.', 'These types are in your library already.')
}
