/** Lets counters of a side come with one of its reinforcements instead of at once: they leave the map, all as one undo step. */
import { editCounter } from '#shared/commands/editCounter'
import { moveCounters } from '#shared/commands/moveCounters'
import { sideOf } from '#shared/document/counters'
import { entryChange } from '#shared/document/entry'
import { type CounterId, type ReinforcementId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { changeCounters } from './changeCounters'

const OF_ANOTHER = localized(
  'Un renfort n’amène que des pions de son camp.',
  'A reinforcement brings counters of its own side only.',
)

/** Those of other sides are left alone, named in the status line. */
export function bringLater(
  editor: Pick<Editor, 'document' | 'session'>,
  ids: readonly CounterId[],
  reinforcement: ReinforcementId,
): void {
  const { document } = editor
  const { scenario } = document
  const side = scenario.reinforcements[reinforcement]?.side
  const change = entryChange({ kind: 'reinforcement', reinforcement })
  changeCounters(editor, ids, (counter, present, label) => {
    if (sideOf(scenario, present) !== side) return OF_ANOTHER
    const refused = document.run(editCounter, { counter, change, label })
    if (refused || present.hex === undefined) return refused?.message
    return document.run(moveCounters, { moves: [{ counter, hex: null }], label })?.message
  })
}
