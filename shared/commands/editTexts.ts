/** Changes the texts of a scenario, each in one language or both (SCN-6). */
import { keyed } from '#shared/document/fields/vocabulary'
import { texts, type Texts } from '#shared/document/game'
import { localized } from '#shared/i18n/localized'
import { applyChange, changeOf } from './command/change'
import { command } from './command/command'

export const editTexts = command({
  id: 'edit-texts',
  params: keyed({ change: changeOf(texts) }),
  name: () => localized('Modifier les textes', 'Edit the texts'),
  run(draft, { change }) {
    applyChange<Omit<Texts, 'extra'>>(draft.texts, change)
  },
})
