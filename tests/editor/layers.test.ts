/** MAP-5: layers shown, locked, faded. */
import { describe, expect, it } from 'vitest'
import { addLabel } from '#shared/commands/entries/labels'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { setBackground } from '#shared/commands/setBackground'
import { setHexAttribute } from '#shared/commands/setHexAttribute'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { turnMap } from '#shared/commands/turnMap'
import { imageHash, labelId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { type LayerId, LAYERS } from '#shared/painter/style'
import { type ViewSlice, type ViewLayerId } from '../../renderer/editor/ports/view'
import {
  canBeLocked,
  LAYER_NAMES,
  VIEW_LAYERS,
  withLock,
  withOnly,
  withOpacity,
  withShown,
} from '../../renderer/editor/layers'
import { lockedWords } from '../../renderer/editor/lockedLayers'
import { testBoard, withCounter } from '../support/board'
import { hexNamed, sideNamed } from '../support/names'
import { answerAtOnce } from '../support/answerAtOnce'
import { fakeAnalysis } from '../support/fakeAnalysis'
import { TestEditor } from '../support/TestEditor'

function locking(...layers: LayerId[]): TestEditor {
  const test = new TestEditor()
  test.editor.view.set({ lockedLayers: layers })
  return test
}

const notice = (test: TestEditor) => test.editor.store.getState().session.notice?.text

describe('a locked layer', () => {
  it('is not changed by a tool, which says how it is unlocked', () => {
    const test = locking('terrain')
    const before = test.scenario
    test.tool('brush', { terrain: 'wood' }).drag('C3', 'C4').expectUndo(undefined)
    expect(test.scenario).toBe(before)
    expect(notice(test)).toEqual(lockedWords('terrain'))
    expect(lockedWords('terrain').en).toBe(
      'The layer “Terrain” is locked: open its padlock in the Layers panel.',
    )
    test.tool('elevation').click('C3').expectElevation(1, 'C3')
  })

  it('leaves undo and redo alone', () => {
    const test = new TestEditor().tool('brush', { terrain: 'wood' }).click('C3')
    test.editor.view.set({ lockedLayers: ['terrain'] })
    test.undo().expectTerrain('clear', 'C3').redo().expectTerrain('wood', 'C3')
  })

  it('does not hold the whole map when it is turned', () => {
    const test = locking(...LAYERS.filter(canBeLocked))
    expect(test.editor.document.run(turnMap, {})).toBeUndefined()
    test.expectUndo('Turn the map by 180°')
  })

  it('knows roads from walls on one side', () => {
    const side = [hexsideKey(sideNamed(testBoard(), 'C3/C4'))]
    const lay = (test: TestEditor, slot: 'way' | 'barrier', feature: string) =>
      test.editor.document.run(setHexsideFeature, { sides: side, slot, value: { feature } })?.message
    expect(lay(locking('ways'), 'way', 'road')).toEqual(lockedWords('ways'))
    expect(lay(locking('ways'), 'barrier', 'wall')).toBeUndefined()
    const walled = locking()
    lay(walled, 'barrier', 'wall')
    walled.editor.view.set({ lockedLayers: ['hexsides'] })
    expect(lay(walled, 'barrier', 'hedge')).toEqual(lockedWords('hexsides'))
    expect(lay(walled, 'way', 'road')).toBeUndefined()
  })

  it.each([
    ['attributes', (test: TestEditor) => test.editor.document.run(setHexAttribute, attribute(test))],
    ['labels', (test: TestEditor) => test.editor.document.run(addLabel, label(test))],
    ['zones', (test: TestEditor) => test.tool('zone').click('C3')],
    ['structures', (test: TestEditor) => test.tool('eraser').click('B7')],
    ['counters', (test: TestEditor) => test.action('select-all-counters').action('delete')],
    ['terrain', (test: TestEditor) => test.editor.document.run(paintTerrain, wood(test))],
    ['background', (test: TestEditor) => test.editor.document.run(setBackground, PICTURE)],
  ] as const)('%s: nothing is done', (layer, act) => {
    const built = testBoard({ structures: { B7: 'tower-hex' }, markers: { B7: 'fire' } })
    const scenario = withCounter(built, 'guy', { type: 'crusaders-soldier', at: 'C3' })
    const free = new TestEditor(scenario)
    act(free)
    expect(free.scenario).not.toBe(scenario)
    expect(notice(free)).toBeUndefined()
    const test = new TestEditor(scenario)
    test.editor.view.set({ lockedLayers: [layer] })
    const before = test.scenario
    act(test)
    expect(test.scenario).toBe(before)
    expect(notice(test)).toEqual(lockedWords(layer))
  })
})

const PICTURE = {
  hash: imageHash('ab'.repeat(32)),
  image: { type: 'image/png', base64: 'iVBORw0KGgo=' },
  width: 640,
  height: 480,
} as const

function attribute(test: TestEditor) {
  return { hexes: [hexKey(hexNamed(test.scenario, 'C3'))], attribute: 'flammable', value: 1 } as const
}

function wood(test: TestEditor) {
  return { hexes: [hexKey(hexNamed(test.scenario, 'C3'))], terrain: 'wood' }
}

function label(test: TestEditor) {
  const hex = hexKey(hexNamed(test.scenario, 'C3'))
  return { id: labelId('a'), label: { text: 'A', hex, dxMm: 0, dyMm: 0, sizeMm: 4, angle: 0 } }
}

describe('the layers of the panel', () => {
  const plain: Pick<ViewSlice, 'hiddenLayers' | 'lockedLayers' | 'layerOpacity'> = {
    hiddenLayers: [],
    lockedLayers: [],
    layerOpacity: {},
  }

  it('are those that are painted, and the two over the map', () => {
    expect(VIEW_LAYERS).toEqual([...LAYERS, 'checks', 'analysis'])
    expect(Object.keys(LAYER_NAMES).sort()).toEqual([...VIEW_LAYERS].sort())
    const never = VIEW_LAYERS.filter((layer) => !canBeLocked(layer))
    expect(never).toEqual(['grid', 'names', 'places', 'checks', 'analysis'])
  })

  it('are hidden, shown, locked and faded one by one', () => {
    const view = { ...plain, ...withShown('zones', false, plain), ...withLock('zones', true, plain) }
    expect(view).toEqual({ hiddenLayers: ['zones'], lockedLayers: ['zones'], layerOpacity: {} })
    expect(withShown('zones', true, view)).toEqual({ hiddenLayers: [] })
    expect(withLock('zones', false, view)).toEqual({ lockedLayers: [] })
    expect(withOpacity('grid', 0.4, view)).toEqual({ layerOpacity: { grid: 0.4 } })
    expect(withOpacity('grid', 1, { ...plain, layerOpacity: { grid: 0.4 } })).toEqual({ layerOpacity: {} })
  })

  it('one alone, and all again', () => {
    const others: readonly ViewLayerId[] = VIEW_LAYERS.filter((layer) => layer !== 'terrain')
    const alone = withOnly('terrain', plain)
    expect(alone).toEqual({ hiddenLayers: others })
    expect(withOnly('terrain', { ...plain, ...alone })).toEqual({ hiddenLayers: [] })
  })

  it('what sight and route show goes with the layer of analyses', () => {
    const test = new TestEditor(undefined, { startAnswers: answerAtOnce(fakeAnalysis()) })
    test.tool('sight').click('C3')
    test.enter('C5')
    expect(test.editor.input.overlay().length).toBeGreaterThan(0)
    test.editor.view.set({ hiddenLayers: ['analysis'] })
    expect(test.editor.input.overlay()).toEqual([])
    test.editor.view.set({ hiddenLayers: [], layerOpacity: { analysis: 0.5 } })
    expect(test.editor.input.overlay()).toMatchObject([{ kind: 'group', opacity: 0.5 }])
  })
})
