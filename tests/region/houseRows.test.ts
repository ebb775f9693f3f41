/** House terrain goes with the piece of a map that names it, and with a joined map (MAP-2, MAP-3). */
import { describe, expect, it } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { joinMap } from '#shared/commands/joinMap'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { laidRegion } from '#shared/document/region/laid'
import { takeRegion } from '#shared/document/region/take'
import { type RegionClip } from '#shared/document/region/clip'
import { turnRegion } from '#shared/document/region/turn'
import { type Scenario } from '#shared/document/types'
import { readRegion, writeRegion } from '#shared/format/region'
import { hexKey } from '#shared/hex/axial'
import { playedRuleset } from '#shared/rules/registry/registry'
import { testBoard, withMarker } from '../support/board'
import { hexNamed } from '../support/names'

const FANTASY = 'common-mechanics'
const name = (text: string) => ({ fr: text, en: text })
const SCREE = { id: 'scree', like: 'rough', name: name('Scree') }
const BOULDERS = { id: 'boulders', like: 'scree', name: name('Boulders') }
const HEATH = { id: 'heath', like: 'clear', name: name('Heath') }
/** A change of a row that the rules have. */
const HARD = { id: 'rough', name: name('Very rough') }

function board(houseTables: Scenario['houseTables'] = {}): Scenario {
  return testBoard({ ruleset: FANTASY, houseTables })
}

const author = board({ terrain: [HARD, SCREE, BOULDERS, HEATH] })

function piece(): RegionClip {
  const hex = hexNamed(author, 'C3')
  const history = createHistory(author)
  history.apply(paintTerrain, { hexes: [hexKey(hex)], terrain: BOULDERS.id, label: BOULDERS.name })
  return takeRegion(history.document, [hexKey(hex)], hex)
}

function pasted(scenario: Scenario, clip = piece()): ReturnType<typeof createHistory> {
  const history = createHistory(scenario)
  history.apply(pasteRegion, { clip, at: hexKey(hexNamed(scenario, 'E5')) })
  return history
}

describe('house terrain', () => {
  it('travels with the hexes, and with what it is like, through the clipboard', () => {
    const read = readRegion(writeRegion(turnRegion(piece(), 1)), 'clipboard')
    if (!read.ok) throw new Error(read.error.message.en)
    const history = pasted(board(), read.value)
    expect(history.document.houseTables).toEqual({ terrain: [SCREE, BOULDERS] })
    const rows = playedRuleset(history.document)?.ruleset.terrains
    expect(rows?.find(({ id }) => id === 'boulders')?.name.en).toBe('Boulders')
    history.undo()
    expect(history.document.houseTables).toEqual({})
  })

  it('is added below the rows of the other scenario, which keeps its own', () => {
    const mine = { ...SCREE, name: name('My scree') }
    expect(pasted(board({ terrain: [mine], weather: { wind: 1 } })).document.houseTables).toEqual({
      terrain: [mine, BOULDERS],
      weather: { wind: 1 },
    })
    const own = board({ terrain: [HEATH, SCREE, BOULDERS] })
    expect(pasted(own).document.houseTables).toBe(own.houseTables)
  })

  it('stays behind where another game is played, or the piece does not name it', () => {
    expect(pasted(testBoard()).document.houseTables).toEqual({})
    const hex = hexNamed(author, 'C3')
    expect(takeRegion(author, [hexKey(hex)], hex)).not.toHaveProperty('houseTables')
  })

  it('stays behind where the ground of the piece is left out', () => {
    const laying = { parts: ['sides', 'labels'] as const, through: false, openTerrain: 'clear' }
    const clip = laidRegion(piece(), board(), hexNamed(author, 'E5'), laying)
    expect(pasted(board(), clip).document.houseTables).toEqual({})
  })

  it('comes with an obstacle that makes it of its hex, whichever table is read first', () => {
    const slide = { id: 'slide', like: 'debris', name: name('Slide'), terrain: BOULDERS.id }
    for (const houseTables of [
      { obstacles: [slide], terrain: [HEATH, SCREE, BOULDERS] },
      { terrain: [HEATH, SCREE, BOULDERS], obstacles: [slide] },
    ] as Scenario['houseTables'][]) {
      const hex = hexNamed(author, 'C3')
      const clip = takeRegion(withMarker(board(houseTables), [hex], 'slide'), [hexKey(hex)], hex)
      expect(clip.houseTables).toEqual({ obstacles: [slide], terrain: [SCREE, BOULDERS] })
      const { document } = pasted(board(), clip)
      expect(playedRuleset(document)?.faults).toEqual([])
    }
  })

  it('comes with a joined map', () => {
    const history = createHistory(board())
    history.apply(joinMap, { other: author, edge: 'right' })
    expect(history.document.houseTables).toEqual({ terrain: [SCREE, BOULDERS, HEATH] })
  })
})
