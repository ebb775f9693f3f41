/** The action that puts a whole folder of pictures on counters, matched by the names of the files (CTR-5). */
import { localized } from '#shared/i18n/localized'
import { type Action } from './action'

export const importPictures: Action = {
  id: 'import-pictures',
  name: () => localized('Importer des images de pions…', 'Import counter pictures…'),
  everywhere: true,
  isEnabled: ({ document }) => Object.keys(document.scenario.counterTypes).length > 0,
  run: (_editor, ui) => ui.openDialog('import-pictures'),
}
