/** Silences a finding, or a whole check, with the author's reason; what is silent already gets another reason (CHK-11). */
import { type Draft } from 'immer'
import { keyed } from '#shared/document/fields/vocabulary'
import {
  isWholeCheck,
  type Silenced,
  silenced as silencedField,
  silencedKey,
} from '#shared/document/silenced'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { refusal } from './command/refusals'

export const silence = command({
  id: 'silence',
  params: keyed({ silenced: silencedField }),
  name({ silenced }, document) {
    if (placeOf(document.silenced, silenced) >= 0)
      return localized('Changer la raison de taire', 'Change the reason for silencing')
    return isWholeCheck(silenced)
      ? localized('Taire un contrôle', 'Silence a check')
      : localized('Taire un constat', 'Silence a finding')
  },
  run(draft, { silenced }) {
    const reason = silenced.reason.trim()
    if (reason === '') return refusal('Une raison est attendue.', 'A reason is expected.')
    const all = found(draft).silenced
    const at = placeOf(all, silenced)
    if (at < 0) draft.silenced.push({ ...silenced, reason } as Draft<Silenced>)
    else if (all[at]?.reason !== reason) (draft.silenced[at] as Draft<Silenced>).reason = reason
    return undefined
  },
})

// -1 = it is not silent.
function placeOf(all: readonly Silenced[], sought: Silenced): number {
  const key = silencedKey(sought)
  return all.findIndex((one) => silencedKey(one) === key)
}
