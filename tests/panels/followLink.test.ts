import { expect, it } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { hexCenter, type Point } from '#shared/hex/layout'
import { parseHexName } from '#shared/hex/numbering'
import { linkTargets } from '#shared/markup/linkTargets'
import { type Selection } from '../../renderer/editor/ports/session'
import { followLink } from '../../renderer/ui/markup/followLink'
import { createUi } from '../../renderer/ui/uiStore'
import { TestEditor } from '../support/TestEditor'
import { galleryScenario } from '../support/scenarioFiles'

const sortie = galleryScenario('the-sortie')

interface Followed {
  readonly shown: readonly unknown[]
  readonly selection: Selection
  readonly revealed: readonly (readonly Point[])[]
}

/** Follows a link from the scenario view, with the layers at the side of the map. */
function followed(name: string, scenario = sortie): Followed {
  const { editor } = new TestEditor(scenario)
  const ui = createUi()
  ui.showView('scenario')
  ui.showTab('layers')
  const revealed: (readonly Point[])[] = []
  editor.view.viewport = { reveal: (points: readonly Point[]) => void revealed.push(points) } as never
  const target = linkTargets(scenario)(name)
  if (!target) throw new Error(`nothing is called ${name}`)
  followLink(editor, ui, target)
  const { view, tab, ruleSought } = ui.store.getState()
  return {
    shown: [view, tab, ruleSought?.id],
    selection: editor.store.getState().session.selection,
    revealed,
  }
}

it('selects a hex on the map and flashes it', () => {
  const { grid, hexMm, numbering } = sortie.map
  const hex = parseHexName('U6', numbering, grid)
  if (!hex) throw new Error('the sortie has U6')
  expect(followed('U6')).toEqual({
    shown: ['map', 'layers', undefined],
    selection: { kind: 'hexes', hexes: [hexKey(hex)] },
    revealed: [[hexCenter(hex, { grid, hexMm })]],
  })
})

it('selects the counters of a name', () => {
  const { shown, selection, revealed } = followed('Sire Guy')
  const guy = (Object.keys(sortie.counters) as CounterId[]).filter(
    (id) => sortie.counters[id]?.name === 'Sire Guy',
  )
  expect([shown, selection]).toEqual([['map', 'layers', undefined], { kind: 'counters', counters: guy }])
  expect(revealed).toHaveLength(1)
})

it('opens the sheet of a type without counters', () => {
  const { shown, selection } = followed('Archer', { ...sortie, counters: {} })
  expect(shown).toEqual(['map', 'inspector', undefined])
  expect(selection.kind).toBe('counterType')
})

it('opens a rule over the texts', () => {
  expect(followed('MC-INF-5')).toEqual({
    shown: ['scenario', 'layers', 'MC-INF-5'],
    selection: { kind: 'none' },
    revealed: [],
  })
})
