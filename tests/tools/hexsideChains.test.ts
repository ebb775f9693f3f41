/** Chains, shapes, openings and states of the hexside tool (SID-1, SID-3, SID-4). Board of testBoard(): flat, 12 x 10. */
import { describe, expect, it } from 'vitest'
import { sideId } from '#shared/document/ids'
import { hexesWithin } from '#shared/hex/region'
import { boundarySides } from '#shared/hex/boundary'
import { hexsideKey, sidesOfHex } from '#shared/hex/hexside'
import { type HoverState } from '../../renderer/editor/ports/hover'
import { testBoard, withHexsides } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const WALL = { barrier: { feature: 'wall' } }

function sides({ scenario }: TestEditor): string[] {
  return Object.values(scenario.map.hexsides)
    .flatMap((bucket) => Object.keys(bucket))
    .sort()
}

function round(editor: TestEditor, hex: string, radius = 0): string[] {
  return boundarySides(hexesWithin(hexNamed(editor.scenario, hex), radius))
    .map(hexsideKey)
    .sort()
}

function words({ editor }: TestEditor): HoverState['toolStatus'] {
  return editor.view.hover.getState().toolStatus
}

describe('chains with Shift', () => {
  it('go on click after click, and close round a hex', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' }).click('D4/D3')
    editor.holding({ shift: true }).click('D4^1').click('D4^3').click('D4^5')
    editor.click('D4^0')
    expect(sides(editor)).toEqual(round(editor, 'D4'))
  })

  it('are shown before the click, with their length', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' }).drag('D4/D3', 'D4^0')
    editor.holding({ shift: true }).enter('D4^2')
    expect(words(editor)?.en).toBe('wall · 2\u00a0hexsides')
    editor.holding({ shift: true }).click('D4^2')
    expect(sides(editor)).toHaveLength(3)
  })

  it('are counted in the status line while they are drawn', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' }).down('D4/D3')
    editor.enter('D4^0').enter('D4^1').enter('D4^2')
    expect(words(editor)?.en).toBe('wall · 3\u00a0hexsides')
    editor.up().tool('hexside', { feature: 'arrow-slit', openingEvery: 2 }).down('D4/D3')
    editor.enter('D4^0').enter('D4^1').enter('D4^2')
    expect(words(editor)?.en).toBe('arrow slit · 2 of 3\u00a0hexsides')
  })

  it('start again after Escape', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' }).drag('D4/D3', 'D4^0')
    editor.press('Escape').holding({ shift: true }).click('D5/D6')
    editor.expectSides('D3/D4', 'D5/D6')
  })

  it('go on from what is left when the last side is deleted, and start again after undo', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' }).drag('D4/D3', 'D4^0')
    editor.holding({ shift: true }).click('D4^2').action('delete').click('D4^3')
    const [north, northeast, southeast, south] = sidesOfHex(hexNamed(editor.scenario, 'D4')).map(hexsideKey)
    expect(sides(editor)).toEqual([north, northeast, southeast, south].sort())
    editor.undo().click('D5/D6')
    expect(sides(editor)).toHaveLength(3)
  })

  it('do nothing where the chain ends already', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' }).drag('D4/D3', 'D4^0')
    editor.holding({ shift: true }).click('D4^0').expectSides('D3/D4')
  })

  it('SID-3: turn what they laid before, when they close', () => {
    // Clockwise: the left hand is outside.
    const editor = new TestEditor().tool('hexside', { feature: 'battlement' })
    editor.drag('D4/D3', 'D4^0', 'D4^1').holding({ shift: true }).click('D4^3').click('D4^5')
    for (const side of ['D3/D4', 'D4/D5']) editor.expectInside(side, 'barrier', 'D4')
  })

  it('are laid by the keyboard: Shift and arrows go round the sides, Shift and Space joins', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.enter('D4').press('ArrowDown').press('ArrowUp')
    editor.press(' ').release(' ').expectSides('D3/D4')
    editor.holding({ shift: true }).press('ArrowRight').press('ArrowRight').press(' ').release(' ')
    const [a, b, c] = sidesOfHex(hexNamed(editor.scenario, 'D4')).map(hexsideKey)
    expect(sides(editor)).toEqual([a, b, c].sort())
  })

  it('are dragged by the keyboard: Space held, Shift and arrows lengthen them and take them back', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.enter('D4').press('ArrowDown').press('ArrowUp').press(' ').expectState('chaining')
    editor.holding({ shift: true }).press('ArrowRight').press('ArrowRight').press('ArrowRight')
    const [a, b, c, d] = sidesOfHex(hexNamed(editor.scenario, 'D4')).map(hexsideKey)
    expect(sides(editor)).toEqual([a, b, c, d].sort())
    editor.press('ArrowLeft')
    expect(sides(editor)).toEqual([a, b, c].sort())
    editor.release(' ').expectState('idle').undo().expectSides()
    editor.press(' ').press('ArrowRight').press('Escape').release(' ').expectSides()
  })

  it('closes round a hex by the keyboard', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.enter('D4').press('ArrowDown').press('ArrowUp').press(' ').holding({ shift: true })
    for (let side = 0; side < 5; side++) editor.press('ArrowRight')
    expect(sides(editor.release(' '))).toEqual(
      sidesOfHex(hexNamed(editor.scenario, 'D4')).map(hexsideKey).sort(),
    )
    editor.undo().expectSides()
  })
})

describe('shapes', () => {
  it('2: a click walls a hex in, with the radius of the brush more of them; a second click takes it away', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'battlement' }).press('2').click('D4')
    expect(sides(editor)).toEqual(round(editor, 'D4'))
    for (const side of ['D3/D4', 'D4/D5']) editor.expectInside(side, 'barrier', 'D4')
    editor.expectUndo('Set battlement').click('D4').expectSides()
    editor.tool('hexside', { brushRadius: 1 }).click('F5')
    expect(sides(editor)).toEqual(round(editor, 'F5', 1))
  })

  it('3: round a rectangle, in one step', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' }).press('3').drag('C3', 'E5')
    expect(sides(editor).length).toBeGreaterThan(12)
    editor.expectUndo('Set wall').undo().expectSides()
  })

  it('Ctrl takes away all that stands round them, but no road', () => {
    const walled = withHexsides(testBoard(), sidesOfHex(hexNamed(testBoard(), 'D4')), {
      ...WALL,
      opening: { feature: 'door' },
      way: { feature: 'road' },
    })
    const editor = new TestEditor(walled).tool('hexside', { sideShape: 'around' }).holding({ ctrl: true })
    editor.click('D4')
    expect(editor.side('D3/D4')).toEqual({ way: { feature: 'road' } })
  })
})

describe('removing', () => {
  it('a wall takes its slit along, a slit leaves the wall', () => {
    const slit = { ...WALL, opening: { feature: 'arrow-slit', inside: 'owner' as const } }
    const editor = new TestEditor(testBoard({ hexsides: { 'C3/C4': slit } }))
    editor.tool('hexside', { feature: 'arrow-slit' }).enter('C3/C4')
    expect(words(editor)?.en).toBe('C3/C4: removes arrow slit; wall stays')
    editor.tool('hexside', { feature: 'wall' }).click('C3/C4').expectSides().expectUndo('Erase wall')
  })

  it('Ctrl and a drag erase what stands along the sides', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.drag('D4/D3', 'D4^0', 'D4^1', 'D4^2').tool('hexside', { feature: 'hedge' })
    editor.holding({ ctrl: true }).drag('D4/D3', 'D4^0', 'D4^1', 'D4^2').expectSides()
  })
})

describe('SID-4: openings', () => {
  it('lengthen the wall beside them, looking the same way', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'battlement' }).click('D4/D3')
    editor.tool('hexside', { feature: 'arrow-slit' }).drag('D4^0', 'D4^1')
    const [, northeast] = sidesOfHex(hexNamed(editor.scenario, 'D4'))
    const set = northeast && editor.scenario.map.hexsides
    const features = Object.values(set ?? {}).flatMap((bucket) => Object.values(bucket))
    expect(features.map(({ barrier }) => barrier?.feature)).toEqual(['battlement', 'battlement'])
    expect(features.filter(({ opening }) => opening)).toHaveLength(1)
  })

  it('sit in every second side of a drag when so chosen, the wall in all of them', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'arrow-slit', openingEvery: 2 })
    editor.drag('D4/D3', 'D4^0', 'D4^1', 'D4^2', 'D4^3')
    const features = Object.values(editor.scenario.map.hexsides).flatMap((bucket) => Object.values(bucket))
    expect(features.map(({ barrier }) => barrier?.feature)).toEqual(['wall', 'wall', 'wall', 'wall'])
    expect(features.filter(({ opening }) => opening)).toHaveLength(2)
    editor.undo().expectSides()
  })

  it('are refused in a hedge, in plain words', () => {
    const hedged = testBoard({ hexsides: { 'C3/C4': 'hedge' } })
    const editor = new TestEditor(hedged).tool('hexside', { feature: 'door' }).enter('C3/C4')
    expect(words(editor)).toEqual({
      fr: 'C3/C4\u202f: porte\u202f: impossible dans haie, posez d’abord un mur',
      en: 'C3/C4: hedge cannot hold door: set a wall first',
    })
    editor.click('C3/C4').expectUndo(undefined)
    expect(editor.side('C3/C4')).toEqual({ barrier: { feature: 'hedge' } })
  })

  it('go with the wall that a hedge takes the place of', () => {
    const slit = { ...WALL, opening: { feature: 'door', state: 'closed' as const } }
    const editor = new TestEditor(testBoard({ hexsides: { 'C3/C4': slit } })).tool('hexside', {
      feature: 'hedge',
    })
    editor.click('C3/C4').expectUndo('Set hedge')
    expect(editor.side('C3/C4')).toEqual({ barrier: { feature: 'hedge' } })
  })

  it('are named before they go, and while a drag has taken their place', () => {
    const gate = { ...WALL, opening: { feature: 'gate', state: 'closed' as const } }
    const walled = testBoard({ hexsides: { 'D3/D4 D4/E4': WALL, 'D4/D5': gate } })
    const editor = new TestEditor(walled).tool('hexside', { feature: 'hedge' }).enter('D4/D5')
    expect(words(editor)).toEqual({
      fr: 'D4/D5\u202f: pose haie, remplace mur, entrée de fortification',
      en: 'D4/D5: sets hedge, replaces wall, gate',
    })
    editor.down('D4/D3').enter('D4^0', 'D4^1')
    expect(words(editor)?.fr).toBe('haie · 2\u00a0bords de case · remplace mur')
    editor.press('Escape').up().tool('hexside', { feature: 'arrow-slit' }).enter('D4/D5')
    expect(words(editor)?.en).toBe('D4/D5: sets arrow slit, replaces gate')
    editor.down('D4/D5')
    expect(words(editor)?.en).toBe('D4/D5: sets arrow slit, replaces gate')
    editor.press('Escape').up().tool('hexside', { feature: 'hedge', sideShape: 'around' }).enter('D4')
    expect(words(editor)?.en).toBe('hedge · 6\u00a0hexsides · replaces wall, gate')
  })

  it('along a wall leave its gate alone', () => {
    const gate = { ...WALL, opening: { feature: 'gate', state: 'closed' as const } }
    const walled = testBoard({ hexsides: { 'D3/D4 D4/E4': WALL, 'D4/D5': gate } })
    const editor = new TestEditor(walled).tool('hexside', { feature: 'arrow-slit', sideShape: 'around' })
    editor.click('D4')
    expect(editor.side('D4/D5')?.opening).toEqual(gate.opening)
    for (const side of ['D3/D4', 'D4/E4']) expect(editor.side(side)?.opening?.feature).toBe('arrow-slit')
  })

  it('are hung for guests of this scenario only, the owner not among them', () => {
    const owner = sideId('crusaders')
    const sideState = { owner, guests: [owner, sideId('nobody')] }
    const editor = new TestEditor().tool('hexside', { feature: 'gate', sideState }).click('C3/C4')
    expect(editor.side('C3/C4')?.opening).toEqual({ feature: 'gate', state: 'closed', owner })
  })

  it('are hung in the state chosen, which Alt picks with the feature', () => {
    const sideState = { state: 'open', portcullis: 'lowered', owner: sideId('crusaders') } as const
    const editor = new TestEditor().tool('hexside', { feature: 'gate', sideState }).click('C3/C4')
    const gate = { feature: 'gate', ...sideState }
    expect(editor.side('C3/C4')).toEqual({ ...WALL, opening: gate })
    editor.tool('hexside', { feature: 'wall', sideState: {} }).holding({ alt: true }).click('C3/C4')
    expect(editor.editor.store.getState().session.options).toMatchObject({ feature: 'gate', sideState })
    editor.holding({}).click('E5/E6')
    expect(editor.side('E5/E6')?.opening).toEqual(gate)
  })

  it('SID-2: a damaged wall is built with the hits that it still takes', () => {
    const editor = new TestEditor()
      .tool('hexside', { feature: 'wall', sideState: { integrity: 2 } })
      .click('C3/C4')
    expect(editor.side('C3/C4')).toEqual({ barrier: { feature: 'wall', integrity: 2 } })
  })
})
