/** The saves of a character that is struck, roll by roll, for the acts that strike at it (SV-ARM). */
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Opened } from '../../resolution/opened'
import { type Save } from '../saves/saves'

const SAVE_NAMES = {
  shield: localized('sauvegarde du bouclier', 'shield save'),
  armour: localized('sauvegarde de l’armure', 'armour save'),
} as const

/** The saves one after another; then what so many steps saved leave. @rule SV-ARM-3 */
export function openSaves(
  saves: readonly Save[],
  by: CounterId | undefined,
  then: (steps: number) => Opened,
): Opened {
  const [save, ...others] = saves
  if (!save) return then(0)
  return {
    kind: 'roll',
    dice: save.dice,
    ...(by && { by }),
    name: SAVE_NAMES[save.by],
    modifiers: [],
    because: save.because,
    then: (total: number) => openSaves(others, by, (steps) => then(steps + (total <= save.upTo ? 1 : 0))),
  }
}
