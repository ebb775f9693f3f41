import { describe, expect, it } from 'vitest'
import { mapLook, sameLayers } from '../../renderer/canvas/mapLook'
import { type EditorState } from '../../renderer/editor/editor'
import { TestEditor } from '../support/TestEditor'

describe('two looks of the map', () => {
  const { view } = new TestEditor().editor.store.getState()
  const same = (change: Partial<EditorState['view']>): boolean =>
    sameLayers(mapLook({ ...view, ...change }), mapLook(view))

  it('are one while only what lies over the tiles, or who looks, differs', () => {
    expect(same({ hiddenLayers: ['counters'] })).toBe(true)
    expect(same({ layerOpacity: { counters: 0.5 } })).toBe(true)
  })

  it('are two when a layer of the tiles, its opacity or the style differs', () => {
    expect(same({ hiddenLayers: ['terrain'] })).toBe(false)
    expect(same({ layerOpacity: { terrain: 0.5 } })).toBe(false)
    expect(same({ style: view.style === 'classic' ? 'illustrated' : 'classic' })).toBe(false)
  })
})
