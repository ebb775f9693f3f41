/** An act without a roll: one outcome. */
import { type Localized } from '#shared/i18n/localized'
import { ONE } from '../chances/fraction'
import { type Reason } from '../ruling'
import { type Effect } from './effects'
import { type Judgement } from './play'

export function certain(
  name: Localized,
  effects: readonly Effect[],
  because: readonly Reason[] = [],
): Judgement {
  return { refused: [], outcomes: [{ id: 'done', name, chance: ONE, effects }], items: [], because }
}
