/** Changes title, authors, date, language or background text of the scenario. */
import { type ScenarioInfo } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { applyChange, type ChangeOf } from './change'
import { type Command } from './command'

export interface EditInfo {
  readonly change: ChangeOf<Omit<ScenarioInfo, 'extra'>>
}

export const editInfo: Command<EditInfo> = {
  id: 'edit-info',
  name: () => localized('Modifier la présentation', 'Edit scenario details'),
  run(draft, { change }) {
    applyChange<Omit<ScenarioInfo, 'extra'>>(draft.info, change)
    return undefined
  },
}
