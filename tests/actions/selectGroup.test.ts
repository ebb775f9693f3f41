/** One key selects all of a counter's group, and J turns it to a gate (CTR-3). */
import { describe, expect, it } from 'vitest'
import { counterId, groupId, sideId } from '#shared/document/ids'
import { facingName } from '#shared/hex/facing'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const VAN = groupId('van')

const editorOf = (): TestEditor =>
  new TestEditor(
    testBoard({
      groups: { [VAN]: { side: sideId('crusaders'), name: 'Van', note: '', rank: 0 } },
      counters: {
        guy: { type: 'crusaders-soldier', at: 'C3', group: VAN },
        hugh: { type: 'crusaders-soldier', at: 'C7', group: VAN },
        odo: { type: 'crusaders-soldier', at: 'D4' },
      },
    }),
  )

describe('all of the group', () => {
  it('is selected, the counter that it was asked for first, and faces the hex pointed at by J', () => {
    const editor = editorOf().click('C7').action('select-group').expectSelected('hugh', 'guy')
    editor.enter('K5').action('face-hex')
    const facings = ['guy', 'hugh', 'odo'].map((id) => {
      const counter = editor.scenario.counters[counterId(id)]
      return counter && facingName(counter.facing, editor.scenario.map.grid)
    })
    expect(facings).toEqual(['v1', 'v1', 'v0'])
    editor.expectUndo('Turn counter').undo().expectUndo(undefined)
  })

  it('is that of the counter under the pointer when none is selected', () => {
    editorOf().enter('C3').action('select-group').expectSelected('guy', 'hugh')
  })

  it('is not there for a counter that belongs to none', () => {
    editorOf().click('D4').action('select-group').expectSelected('odo')
  })
})
