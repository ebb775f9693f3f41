/** The catalogue of counter types, which its button among the counters opens too, as an entry of the palette. */
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../../editor/editor'
import { say } from '../../i18n/language'
import { type Ui } from '../../ui/uiStore'
import { type PaletteEntry } from './paletteEntry'

const NAME = localized('Catalogue de types de pions', 'Catalogue of counter types')

const CATALOGUE_WORDS = 'catalogue catalog liste list bestiaire bestiary armée army unités units fiches'

export function catalogueEntries(editor: Editor, ui: Ui): readonly PaletteEntry[] {
  const inWords = say(editor.store.getState().view.language)
  return [
    {
      id: 'catalogue',
      label: inWords(NAME),
      group: inWords(localized('Pions', 'Counters')),
      also: CATALOGUE_WORDS,
      enabled: true,
      run: () => ui.openDialog('catalogue'),
    },
  ]
}
