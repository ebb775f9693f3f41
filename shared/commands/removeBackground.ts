/** Takes the background picture away, out of the file too when nothing else shows it. */
import { keyed } from '#shared/document/fields/vocabulary'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { dropUnused } from './command/pictures'
import { refusal } from './command/refusals'

export const NO_BACKGROUND = refusal(
  'La carte n’a pas d’image de fond.',
  'The map has no background picture.',
)

export const removeBackground = command({
  id: 'remove-background',
  params: keyed({}),
  name: () => localized('Retirer l’image de fond', 'Remove the background picture'),
  run(draft) {
    const { background } = found(draft).map
    if (!background) return NO_BACKGROUND
    delete draft.map.background
    dropUnused(draft, [background.image])
  },
})
