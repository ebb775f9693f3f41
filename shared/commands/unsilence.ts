/** Brings silenced findings and checks back (CHK-11). */
import { type Draft } from 'immer'
import { keyed, list } from '#shared/document/fields/vocabulary'
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

export const unsilence = command({
  id: 'unsilence',
  params: keyed({
    /** The findings by what they are about: their reasons do not matter. */
    silenced: list(silencedField),
  }),
  name({ silenced }) {
    const [first, second] = silenced
    if (!first || second)
      return localized(
        `Ne plus taire ${silenced.length} constats`,
        `Stop silencing ${silenced.length} findings`,
      )
    return isWholeCheck(first)
      ? localized('Ne plus taire un contrôle', 'Stop silencing a check')
      : localized('Ne plus taire un constat', 'Stop silencing a finding')
  },
  run(draft, { silenced }) {
    const gone = new Set(silenced.map(silencedKey))
    const before = found(draft).silenced
    const left = before.filter((one) => !gone.has(silencedKey(one)))
    if (left.length === before.length)
      return refusal('Ce constat n’est pas tu.', 'This finding is not silenced.')
    draft.silenced = left as Draft<Silenced[]>
    return undefined
  },
})
