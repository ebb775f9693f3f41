/** A castle by the hexside tool alone: how many presses its walls take, and that the checks find no error in it. */
import { describe, expect, it } from 'vitest'
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures } from '#shared/document/types'
import { boundaryLoops } from '#shared/hex/boundary'
import { rectangleOnGrid } from '#shared/hex/shapes'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { savoy } from '#shared/rules/savoy/index'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

class Builder {
  presses = 0
  constructor(readonly editor: TestEditor) {}

  with(
    feature: string,
    shape: 'along' | 'around' | 'rectangle',
    options: { radius?: number; every?: 1 | 2 | 3 } = {},
  ): this {
    const { radius = 0, every = 1 } = options
    this.editor.tool('hexside', { feature, sideShape: shape, brushRadius: radius, openingEvery: every })
    return this
  }

  at(...targets: string[]): this {
    this.presses += 1
    this.editor.drag(targets[0] as string, ...targets.slice(1))
    return this
  }
}

function features({ scenario }: TestEditor): HexsideFeatures[] {
  return Object.values(scenario.map.hexsides).flatMap((bucket) => Object.values(bucket))
}

describe('a castle', () => {
  it.each(['magna-carta', savoy.id])(
    'of %s: curtain wall, four towers, keep, slits, gate with portcullis',
    (ruleset) => {
      const editor = new TestEditor(testBoard({ columns: 26, rows: 16, ruleset }))
      const builder = new Builder(editor)
      builder.with('battlement', 'rectangle').at('F4', 'P12')
      builder.with('battlement', 'around').at('F4').at('P4').at('F12').at('P12')
      builder.with('battlement', 'around', { radius: 1 }).at('K8')
      builder.with('arrow-slit', 'rectangle', { every: 3 }).at('F4', 'P12')
      editor.editor.session.setOptions({ sideState: { portcullis: 'raised', state: 'open' } })
      builder.with('gate', 'along').at('K12/K13')
      builder.with('door', 'along').at('K9/K10').at('F4/F5').at('P4/P5').at('F12/F11').at('P12/P11')
      expect(builder.presses).toBe(13)

      const all = features(editor)
      expect(all.filter(({ opening }) => opening?.feature === 'gate')).toEqual([
        {
          barrier: expect.objectContaining({ feature: 'battlement' }) as object,
          opening: { feature: 'gate', state: 'open', portcullis: 'raised' },
        },
      ])
      expect(all.filter(({ opening }) => opening?.feature === 'arrow-slit').length).toBeGreaterThan(8)
      expect(all.filter(({ opening }) => opening?.feature === 'door')).toHaveLength(5)
      // The insides of the curtain, the towers and the keep, whatever the order in which they were built.
      editor.expectInside('K3/K4', 'barrier', 'K4').expectInside('K12/K13', 'barrier', 'K12')
      editor.expectInside('K9/K10', 'barrier', 'K9')
      const { findings } = editor.editor.store.getState().document
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
      for (let steps = builder.presses; steps > 0; steps--) editor.undo()
      editor.expectSides().expectUndo(undefined)
    },
  )

  it('has a slit in every third side of its walls, as one walks round', () => {
    const editor = new TestEditor(testBoard({ columns: 26, rows: 16, ruleset: savoy.id }))
    new Builder(editor).with('arrow-slit', 'rectangle', { every: 3 }).at('F4', 'M10')
    const [from, to] = [hexNamed(editor.scenario, 'F4'), hexNamed(editor.scenario, 'M10')]
    const [walk] = boundaryLoops(rectangleOnGrid(from, to, editor.scenario.map.grid))
    const slits = walk?.sides.flatMap((side, index) =>
      hexsideAt(editor.scenario.map, side)?.opening ? [index] : [],
    )
    expect(slits?.map((index) => index % 3)).toEqual(slits?.map(() => slits[0]))
    expect(slits).toHaveLength(Math.ceil((walk?.sides.length ?? 0) / 3))
  })

  it('of the common mechanics: fortification sides with an entrance of an owner', () => {
    const editor = new TestEditor(testBoard({ columns: 26, rows: 16, ruleset: commonMechanics.id }))
    const [owner] = Object.keys(editor.scenario.sides)
    editor.editor.session.setOptions({ sideState: { owner: owner as never } })
    const builder = new Builder(editor).with('fortification', 'rectangle').at('F4', 'P12')
    builder.with('fortification-entrance', 'along').at('K12/K13')
    expect(editor.side('K12/K13')).toEqual({
      barrier: { feature: 'fortification' },
      opening: { feature: 'fortification-entrance', owner },
    })
    builder.with('normal', 'along').at('C3/C4')
    expect(editor.side('C3/C4')).toEqual({ barrier: { feature: 'normal' } })
  })
})
