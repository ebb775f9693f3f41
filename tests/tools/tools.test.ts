/** Laws of every tool: names, shortcuts, and that `cancel` puts everything back. */
import { describe, expect, it } from 'vitest'
import { counterTypeId } from '#shared/document/ids'
import { createRng } from '#shared/lang/rng'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { tools } from '../../renderer/tools/index'
import { TOOL_IDS } from '../../renderer/toolOptions/toolIds'
import { testBoard, withCounter } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const PLACES = ['C3', 'C4', 'D4', 'C3/C4', 'D4/D5', 'D4^1', 'E5', 'A1/n', 'L10', 'G7^3']

function board() {
  const walled = testBoard({ hexsides: { 'C3/C4 D4/D5': 'wall' } })
  return withCounter(walled, 'guy', { type: 'crusaders-knight', at: 'C4', facing: 's0' })
}

describe('the list of tools', () => {
  it('has every id once, in the order of the rail', () => {
    expect(tools.map(({ id }) => id)).toEqual([...TOOL_IDS])
  })

  it.each(tools.map((tool) => [tool.id, tool] as const))(
    '%s is named in both languages, with an icon',
    (_id, tool) => {
      for (const text of [tool.name, tool.hint])
        expect([text.fr, text.en].every((word) => word.length > 2)).toBe(true)
      expect(tool.icon).toMatch(/^[a-z0-9-]+$/)
      expect(tool.shortcut).toMatch(/^(Shift\+)?[A-Z]$/)
    },
  )

  it.each(TOOL_IDS)('%s at rest is told in whole sentences', (id) => {
    const editor = new TestEditor(board())
    editor.tool(id, {})
    const told = editor.editor.view.hover.getState().toolStatus ?? tools.find((tool) => tool.id === id)?.hint
    expect([told?.fr.at(-1), told?.en.at(-1)]).toEqual(['.', '.'])
  })
})

describe.each(TOOL_IDS.map((id) => [id]))('%s', (id) => {
  const featuresAndTerrains = [
    ...magnaCarta.features.map(({ id: feature }) => ({ feature })),
    { feature: 'wall', terrain: 'wood', brushRadius: 2 },
  ]

  it('is as before after any beginning of a gesture and a cancel', () => {
    const rng = createRng(20)
    const place = (): string => PLACES[rng.below(PLACES.length)] as string
    for (const options of featuresAndTerrains) {
      const editor = new TestEditor(board())
      editor.tool(id, { ...options, counterType: counterTypeId('crusaders-soldier') })
      const before = editor.scenario
      editor.holding({ shift: rng.below(3) === 0 }).down(place())
      for (let steps = rng.below(6); steps > 0; steps--) editor.enter(place())
      editor.cancel().expectState('idle')
      expect(editor.scenario).toBe(before)
      editor.expectUndo(undefined)
    }
  })

  it('makes one undo step of a gesture at most, and undo gives the document back', () => {
    const editor = new TestEditor(board())
    editor.tool(id, { feature: 'wall', terrain: 'wood', counterType: counterTypeId('crusaders-soldier') })
    const before = editor.scenario
    editor.drag('E5', 'E6', 'F6', 'F7')
    editor.undo()
    expect(editor.scenario).toEqual(before)
    editor.expectUndo(undefined)
  })
})
