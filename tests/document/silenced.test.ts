/** CHK-11: silenced findings follow their places, and go with them. */
import { expect, test } from 'vitest'
import { joinedScenario } from '#shared/document/references/joinedMap'
import { laidScenario } from '#shared/document/laidMap'
import { resizedScenario } from '#shared/document/resizedMap'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { turnGrid } from '#shared/hex/laying'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

const board = testBoard()
const named = (name: string) => hexKey(hexNamed(board, name))
const at = (...names: readonly string[]) => ({
  ...{ code: 'CHK2-overlap', hexsides: [], counters: [], sides: [], reason: 'Meant.' },
  hexes: names.map(named),
})
const WHOLE = at()

test('a hex follows a map that is turned, and is the old one when it is turned twice', () => {
  const scenario = { ...board, silenced: [at('B2'), WHOLE] }
  const turned = laidScenario(scenario, turnGrid(scenario.map.grid) as never)
  expect(turned.silenced[0]?.hexes).not.toEqual(scenario.silenced[0]?.hexes)
  expect(laidScenario(turned, turnGrid(turned.map.grid) as never).silenced).toEqual(scenario.silenced)
})

test('one of whose hexes falls off goes, and never becomes a whole check', () => {
  const scenario = { ...board, silenced: [at('A1'), at('A1', 'D4'), at('D4'), WHOLE] }
  const edges = { top: 0, right: 0, bottom: 0, left: -2 }
  const cropped = resizedScenario(scenario, edges) as Scenario
  expect(cropped.silenced).toHaveLength(2)
  expect(cropped.silenced.map(({ hexes }) => hexes.length)).toEqual([1, 0])
})

test('a joined map brings its silenced findings, not its silenced checks', () => {
  const joined = joinedScenario(
    { ...board, silenced: [WHOLE] },
    { ...board, silenced: [at('B2'), { ...WHOLE, code: 'CHK9-unusual-stats' }] },
    { edge: 'right', turned: false },
  )
  if ('kind' in joined) throw new Error(joined.kind)
  expect(joined.scenario.silenced.map(({ code, hexes }) => [code, hexes.length])).toEqual([
    ['CHK2-overlap', 0],
    ['CHK2-overlap', 1],
  ])
})
