/** Changes title, authors, date, language, version or licence of the scenario. */
import { info } from '#shared/document/entities'
import { keyed } from '#shared/document/fields/vocabulary'
import { type ScenarioInfo } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { applyChange, changeOf } from './command/change'
import { command } from './command/command'
import { type InfoPicture } from './setInfoPicture'

export const editInfo = command({
  id: 'edit-info',
  params: keyed({
    change: changeOf(info, 'title', 'authors', 'date', 'language', 'otherTitle', 'version', 'license'),
  }),
  name: () => localized('Modifier la présentation', 'Edit scenario details'),
  run(draft, { change }) {
    applyChange<Omit<ScenarioInfo, 'extra' | InfoPicture>>(draft.info, change)
  },
})
