/** MAP-3: turning and joining maps from the menu. */
import { describe, expect, test, vi } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { labelId } from '#shared/document/ids'
import { joinedScenario } from '#shared/document/references/joinedMap'
import { hexsideAt } from '#shared/document/map'
import { hexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { type Scenario } from '#shared/document/types'
import { joinOtherMap, renumberMap, resizeWholeMap } from '../../renderer/actions/showDialog'
import { cropToSelection } from '../../renderer/actions/wholeMap'
import { MENUS } from '../../renderer/actions/menus'
import { createUi } from '../../renderer/ui/uiStore'
import { bestWay, previewOrientation } from '../../renderer/dialogs/map/orientationForm'
import { previewJoin } from '../../renderer/dialogs/map/joinMapForm'
import { testBoard, withHexsides } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const cut = (columns: number): Scenario => testBoard({ columns, rows: 7, halfHexes: true })

function withText(scenario: Scenario): Scenario {
  const text = { text: 'Mare', hex: hexKey({ q: 0, r: 0 }), dxMm: 0, dyMm: 0, sizeMm: 4, angle: 0 }
  return { ...scenario, labels: { [labelId('pond')]: text } }
}

describe('the map menu', () => {
  test('holds them all', () => {
    expect(MENUS.find(({ name }) => name.en === 'Map')?.groups.slice(0, 3)).toEqual([
      ['resize-map', 'crop-map'],
      [
        'turn-map',
        expect.objectContaining({ actions: ['mirror-left-right', 'mirror-top-bottom'] }) as unknown,
        'join-map',
      ],
      ['hex-size', 'numbering', 'grid-look', 'orientation'],
    ])
  })

  test('mirrors the map: each hex keeps its name, and hexes are no longer selected', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    const before = hexNamed(editor.scenario, 'B3')
    editor.editor.session.select({ kind: 'hexes', hexes: [hexKey(before)] })
    editor.action('mirror-left-right').expectTerrain('wood', 'B3')
    expect(hexNamed(editor.scenario, 'B3')).not.toEqual(before)
    expect(editor.editor.store.getState().session.selection).toEqual({ kind: 'none' })
    editor.action('mirror-top-bottom').action('undo').action('undo').expectTerrain('wood', 'B3')
    expect(hexNamed(editor.scenario, 'B3')).toEqual(before)
  })

  test('crops to the selected hexes, and tells what has fallen off', () => {
    const editor = new TestEditor(withText(testBoard({ columns: 12, rows: 9 })))
    expect(cropToSelection.isEnabled(editor.editor)).toBe(false)
    const hexes = ['C3', 'F5'].map((name) => hexKey(hexNamed(editor.scenario, name)))
    editor.editor.session.select({ kind: 'hexes', hexes })
    editor.action('crop-map')
    expect(editor.scenario.map.grid).toMatchObject({ columns: 4, rows: 3 })
    expect(editor.editor.store.getState().session.notice).toMatchObject({
      kind: 'info',
      text: { fr: 'Supprimé\u202f: 1\u00a0texte.', en: 'Removed: 1\u00a0text.' },
    })
    expect(editor.editor.store.getState().session.selection).toEqual({ kind: 'none' })
    editor.action('undo')
    expect(editor.scenario.map.grid).toMatchObject({ columns: 12, rows: 9 })
  })

  test('asks for the size and the numbering in dialogs', () => {
    const openDialog = vi.fn()
    const ui = { ...createUi(), openDialog }
    void resizeWholeMap.run(new TestEditor().editor, ui)
    void renumberMap.run(new TestEditor().editor, ui)
    expect(openDialog.mock.calls).toEqual([['resize-map'], ['numbering']])
  })

  test('turns the map: counted from the other corner each hex keeps its name, and hexes are no longer selected', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    const before = hexNamed(editor.scenario, 'B3')
    editor.editor.session.select({ kind: 'hexes', hexes: [hexKey(before)] })
    editor.action('turn-map').expectTerrain('wood', 'B3').expectTerrain('clear', 'K3')
    expect(hexNamed(editor.scenario, 'B3')).not.toEqual(before)
    expect(editor.editor.store.getState().session.selection).toEqual({ kind: 'none' })
    editor.action('undo').expectTerrain('wood', 'B3')
    expect(hexNamed(editor.scenario, 'B3')).toEqual(before)
  })

  test('says why a map with half hexes and an even number of columns does not turn', () => {
    const editor = new TestEditor(cut(6)).action('turn-map')
    expect(editor.editor.store.getState().session.notice).toMatchObject({
      kind: 'error',
      text: { fr: expect.stringContaining('nombre de colonnes est impair') as string },
    })
    expect(editor.editor.store.getState().document.modified).toBe(false)
  })

  test('asks for the map to join in a dialog', () => {
    const openDialog = vi.fn()
    void joinOtherMap.run(new TestEditor().editor, { ...createUi(), openDialog })
    expect(openDialog).toHaveBeenCalledWith('join-map')
  })
})

describe('choosing the other map', () => {
  test('reads a file and leaves the open document alone; a broken one is shown', async () => {
    const test = new TestEditor()
    const before = test.scenario
    const other = cut(5)
    test.host.opens = { name: 'other.castellan', text: writeScenario(other) }
    expect(await test.editor.files.choose()).toEqual(other)
    expect(test.editor.files.fileError.getState().error).toBeUndefined()
    test.host.opens = { name: 'broken.castellan', text: '{' }
    expect(await test.editor.files.choose()).toBeUndefined()
    expect(test.editor.files.fileError.getState().error?.file).toBe('broken.castellan')
    test.host.opens = undefined
    expect(await test.editor.files.choose()).toBeUndefined()
    expect(test.scenario).toBe(before)
  })
})

describe('what would come of it', () => {
  test('the size, where each lies, and the rim hexes that differ', () => {
    const wooded = new TestEditor(cut(5)).tool('brush', { terrain: 'wood' }).click('A3').scenario
    const fits = previewJoin(cut(7), wooded, { edge: 'right', turned: false })
    if (fits.kind !== 'fits') throw new Error('it fits')
    expect([fits.columns, fits.rows, fits.stops]).toEqual([11, 7, []])
    expect(fits.differing).toEqual([
      {
        name: 'G3',
        here: { fr: 'terrain dégagé', en: 'clear' },
        there: { fr: 'bois', en: 'wood' },
      },
    ])
    expect(fits.other.x).toBeCloseTo(fits.sheet.x + (6 * 25 * Math.sqrt(3)) / 2, 9)
    expect(fits.other.width).toBeCloseTo((4 * 25 * Math.sqrt(3)) / 2, 9)
    expect(fits.other.x + fits.other.width).toBeCloseTo(fits.sheet.x + fits.sheet.width, 9)
    const turned = previewJoin(cut(7), wooded, { edge: 'left', turned: true })
    expect(turned).toMatchObject({ kind: 'fits', differing: [{ name: 'A5' }], other: { x: fits.sheet.x } })
    expect(fits.differingSides).toEqual([])
    // Turned, its wood lies at the far edge.
    expect(previewJoin(cut(7), wooded, { edge: 'right', turned: true })).toMatchObject({ differing: [] })
  })

  test('the sides of rim hexes on which both have something, and something else', () => {
    const wall = { barrier: { feature: 'wall' } }
    const here = withHexsides(cut(7), ['G3/G4', 'G4/G5', 'G5/G6'], wall)
    const road = { ...wall, opening: { feature: 'gate' }, way: { feature: 'road' } }
    const there = withHexsides(withHexsides(cut(5), ['A3/A4'], road), ['A4/A5', 'A6/A7'], wall)
    const words = (scenario: Scenario, other: Scenario): unknown => {
      const preview = previewJoin(scenario, other, { edge: 'right', turned: false })
      return preview.kind === 'fits' && preview.differingSides
    }
    expect(words(here, there)).toEqual([
      {
        name: 'G3/G4',
        here: { fr: 'mur', en: 'wall' },
        there: { fr: 'mur, entrée de fortification, route', en: 'wall, gate, road' },
      },
    ])
    // The order of keys is no difference, another state is.
    const gate = (opening: object): Scenario =>
      withHexsides(cut(7), ['G3/G4'], { ...wall, opening: { feature: 'gate', ...opening } })
    const like = (opening: object): Scenario =>
      withHexsides(cut(7), ['A3/A4'], { opening: { ...opening, feature: 'gate' } as never, ...wall })
    expect(words(gate({ state: 'open' }), like({ state: 'open' }))).toEqual([])
    expect(words(gate({ state: 'open' }), like({ state: 'closed' }))).toMatchObject([{ name: 'G3/G4' }])
    // The preferred one says all of it.
    const joined = (prefers: 'here' | 'there') => {
      const both = joinedScenario(here, there, { edge: 'right', turned: false, prefers })
      if ('kind' in both) throw new Error('it fits')
      const { differingSides, scenario } = both
      return hexsideAt(scenario.map, parseHexsideKey(differingSides[0]!.side))
    }
    expect([joined('here'), joined('there')]).toEqual([wall, road])
  })

  test('or why it does not fit, in both languages', () => {
    const refused = previewJoin(cut(7), testBoard({ columns: 5, rows: 7 }), { edge: 'top', turned: false })
    expect(refused).toMatchObject({
      kind: 'refused',
      why: {
        fr: expect.stringContaining('demi-cases') as string,
        en: expect.stringContaining('half hexes') as string,
      },
    })
  })
})

describe('another orientation', () => {
  test('goes the way that keeps the names, where there is one', () => {
    const whole = testBoard({ columns: 6, rows: 5 })
    const digits = (scenario: Scenario): Scenario => ({
      ...scenario,
      map: { ...scenario.map, numbering: { ...scenario.map.numbering, style: 'column-row' } },
    })
    expect(previewOrientation(whole, bestWay(whole))).toMatchObject({
      kind: 'fits',
      columns: 5,
      rows: 6,
      keepsNames: false,
    })
    const named = digits(whole)
    expect([bestWay(named), previewOrientation(named, 'clockwise')]).toMatchObject([
      'clockwise',
      { keepsNames: true },
    ])
    const odd = digits(cut(7))
    expect([bestWay(odd), previewOrientation(odd, 'anticlockwise')]).toMatchObject([
      'anticlockwise',
      { keepsNames: true },
    ])
    const even = digits(cut(6))
    expect([bestWay(even), previewOrientation(even, 'anticlockwise')]).toMatchObject([
      'clockwise',
      { kind: 'refused' },
    ])
  })
})
