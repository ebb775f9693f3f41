/** The tools are loaded after the first picture: until then the hand is empty, and nothing is lost of what was chosen. */
import { expect, it, vi } from 'vitest'
import { terrainAt } from '#shared/document/map'
import { hexCenter } from '#shared/hex/layout'
import { createEditor } from '../../renderer/editor/createEditor'
import { NO_MODIFIERS } from '../../renderer/editor/modifiers'
import { createToolManager } from '../../renderer/tools/toolManager'
import { checkAtOnce } from '../support/checkAtOnce'
import { memoryHost } from '../support/memoryHost'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

it('answers nothing before the tools are there, then with the tool chosen meanwhile', async () => {
  const scenario = testBoard()
  const editor = createEditor({
    host: memoryHost(),
    scenario,
    startChecks: checkAtOnce,
    tools: { load: async () => createToolManager },
  })
  const hex = hexNamed(scenario, 'B3')
  const { grid, hexMm } = scenario.map
  const click = (): void => {
    const point = hexCenter(hex, { grid, hexMm })
    editor.input.pointerDown(point, NO_MODIFIERS)
    editor.input.pointerUp(point, NO_MODIFIERS)
  }
  const shown = vi.fn()
  editor.input.subscribe(shown)
  editor.session.setOptions({ terrain: 'wood' })
  editor.session.setTool('brush')
  click()
  expect(editor.document.scenario).toBe(scenario)
  expect(editor.input.state).toBe('idle')

  await editor.session.bringTools()
  expect(shown).toHaveBeenCalled()
  click()
  expect(terrainAt(editor.document.scenario.map, hex)).toBe('wood')
})
