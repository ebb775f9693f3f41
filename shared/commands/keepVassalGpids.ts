/** Keeps numbers that pieces have been given in a VASSAL module (XCH-2), so that later modules give them the same. */
import { vassalGpids } from '#shared/document/entities'
import { keyed } from '#shared/document/fields/vocabulary'
import { localized } from '#shared/i18n/localized'
import { command } from './command/command'

export const keepVassalGpids = command({
  id: 'keep-vassal-gpids',
  params: keyed({
    /** The numbers by the keys of their slots; what is kept already and not named here stays. */
    gpids: vassalGpids,
  }),
  name: () => localized('Garder les numéros des pièces pour VASSAL', 'Keep the numbers of pieces for VASSAL'),
  run(draft, { gpids }) {
    for (const [key, gpid] of Object.entries(gpids))
      if (draft.vassalGpids[key] !== gpid) draft.vassalGpids[key] = gpid
    return undefined
  },
})
