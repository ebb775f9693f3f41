/** Changes day, weather, wind or fog as the game begins (CM-SCN-1). */
import { type Draft } from 'immer'
import { keyed } from '#shared/document/fields/vocabulary'
import { start, type StartValues } from '#shared/document/game'
import { FIRST_VALUES, startValuesOf } from '#shared/document/startValues'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { applyChange, changeOf } from './command/change'
import { command } from './command/command'

type Values = Omit<StartValues, 'extra'>

export const editStart = command({
  id: 'edit-start',
  params: keyed({ change: changeOf(start) }),
  name: () => localized('Modifier le début de partie', 'Edit the start of the game'),
  run(draft, { change }) {
    const present = startValuesOf(found(draft))
    const changed = { ...present, ...change }
    // A scenario that says nothing of them writes nothing.
    if (JSON.stringify(changed) === JSON.stringify(FIRST_VALUES)) delete draft.start
    else if (draft.start) applyChange<Values>(draft.start, change)
    else draft.start = changed as Draft<StartValues>
  },
})
