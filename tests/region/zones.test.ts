/** Zones with pieces of the map: one that lies in the piece whole travels, one that reaches beyond stays (MAP-2). */
import { describe, expect, it } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { setZoneHexes } from '#shared/commands/setZoneHexes'
import { takeRegion } from '#shared/document/region/take'
import { mirrorRegion, turnRegion } from '#shared/document/region/turn'
import { sideId, zoneId } from '#shared/document/ids'
import { type Scenario, type Zone } from '#shared/document/types'
import { hexKey, type HexKey, parseHexKey } from '#shared/hex/axial'
import { readRegion, writeRegion } from '#shared/format/region'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const key = (name: string): HexKey => hexKey(hexNamed(testBoard(), name))
const zone = (name: string, hexes: readonly string[], more: Partial<Zone> = {}): Zone => ({
  ...{ name, kind: 'setup', hexes: hexes.map(key), ...more },
})
const CRUSADERS = sideId('crusaders')

/** A village of three hexes in a larger area. */
function board(): Scenario {
  return testBoard({
    zones: {
      [zoneId('area')]: zone('Sud', ['C3', 'C4', 'C5', 'D4', 'E4']),
      [zoneId('bourg')]: zone('Bourg', ['C3', 'C4', 'D4'], { side: CRUSADERS, hatching: 'dots' }),
    },
  })
}
const VILLAGE = ['C3', 'C4', 'D4']
const piece = () => takeRegion(board(), VILLAGE.map(key), parseHexKey(key('C3')))

/** The names of the hexes of each zone. */
function zones({ scenario }: TestEditor): Record<string, readonly string[]> {
  const names = new Map(
    ['C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].flatMap((letter) =>
      Array.from({ length: 10 }, (_none, index) => [key(`${letter}${index + 1}`), `${letter}${index + 1}`]),
    ) as [HexKey, string][],
  )
  return Object.fromEntries(
    Object.values<Zone>(scenario.zones).map(({ name, hexes }) => [
      name,
      hexes.map((hex) => names.get(hex) ?? hex).sort(),
    ]),
  )
}
const SOUTH = ['C3', 'C4', 'C5', 'D4', 'E4']

const framed = (): TestEditor => {
  const editor = new TestEditor(board())
  editor.editor.session.setTool('select')
  editor.editor.session.select({ kind: 'hexes', hexes: VILLAGE.map(key) })
  return editor
}

describe('a piece of the map', () => {
  it('carries the zones that lie in it whole, with their belligerents', () => {
    expect(Object.keys(piece().zones)).toEqual(['bourg'])
    expect(Object.keys(piece().sides)).toEqual(['crusaders'])
    expect(takeRegion(board(), ['C3', 'C4'].map(key), { q: 0, r: 0 }).zones).toEqual({})
  })

  it('turns and mirrors them, and is itself after six turns and two mirrors', () => {
    let turned = piece()
    for (let step = 0; step < 6; step++) {
      turned = turnRegion(turned, 1)
      expect(new Set(turned.zones[zoneId('bourg')]?.hexes)).toEqual(new Set(Object.keys(turned.hexes)))
    }
    expect(turned.zones).toEqual(piece().zones)
    expect(mirrorRegion(mirrorRegion(piece())).zones).toEqual(piece().zones)
  })

  it('keeps them as text; without them the text is as it always was', () => {
    const read = readRegion(writeRegion(piece()), '')
    expect(read.ok && read.value.zones).toEqual(piece().zones)
    expect(writeRegion({ ...piece(), zones: {} })).not.toContain('zones')
  })

  it('laid on another scenario brings zone and belligerent; laid there again it is the same zone', () => {
    const history = createHistory(testBoard({ sides: {} }))
    history.apply(pasteRegion, { clip: piece(), at: key('G5') })
    const { zones: laid, sides } = history.document
    expect(Object.values(laid)).toEqual([
      {
        name: 'Bourg',
        kind: 'setup',
        side: 'crusaders',
        hatching: 'dots',
        hexes: ['G5', 'G6', 'H6'].map(key),
      },
    ])
    expect(Object.keys(sides)).toEqual(['crusaders'])
    history.apply(pasteRegion, { clip: piece(), at: key('G5') })
    expect(history.document.zones).toBe(laid)
  })

  it('leaves out what is off the map, a zone that is off it altogether too', () => {
    const history = createHistory(testBoard())
    history.apply(pasteRegion, { clip: piece(), at: key('G10') })
    expect(Object.values<Zone>(history.document.zones).map(({ hexes }) => hexes)).toEqual([[key('G10')]])
    const one = {
      ...piece(),
      zones: { [zoneId('well')]: { ...zone('Puits', []), hexes: ['0,1' as HexKey] } },
    }
    history.apply(pasteRegion, { clip: one, at: key('G10') })
    expect(Object.keys(history.document.zones)).toEqual(['bourg'])
  })
})

describe('in the editor', () => {
  it('a moved village keeps its zone, the area round it has no hole; there and back it is the same file', () => {
    const editor = framed()
    const before = writeScenario(editor.scenario)
    editor.drag('C3', 'G5')
    expect(zones(editor)).toEqual({ Sud: SOUTH, Bourg: ['G5', 'G6', 'H6'] })
    expect(Object.keys(editor.scenario.zones)).toEqual(['area', 'bourg'])
    editor.drag('G5', 'C3')
    expect(zones(editor)).toEqual({ Sud: SOUTH, Bourg: VILLAGE })
    expect(writeScenario(editor.scenario)).toBe(before)
    editor.undo().undo().expectUndo(undefined)
    expect(writeScenario(editor.scenario)).toBe(before)
  })

  it('by keys too; over the rim it loses hexes, and all of them without losing its name', () => {
    expect(zones(framed().action('move-right'))['Bourg']).toEqual(['D3', 'D4', 'E3'])
    expect(zones(framed().drag('C3', 'C10'))['Bourg']).toEqual(['C10'])
    const editor = framed()
    editor.editor.document.run(setZoneHexes, {
      zone: zoneId('bourg'),
      hexes: ['C4', 'D4'].map(key),
      mode: 'remove',
    })
    editor.drag('C4', 'C1')
    expect(zones(editor)['Bourg']).toEqual([])
    expect(zones(editor.undo())['Bourg']).toEqual(['C3'])
  })

  it('a duplicate has a zone of its own with a name of its own', () => {
    const editor = framed().action('duplicate').click('G5')
    expect(zones(editor)).toEqual({ Sud: SOUTH, Bourg: VILLAGE, 'Bourg 2': ['F5', 'F6', 'G5'] })
    editor.action('duplicate').click('I5')
    expect(zones(editor)['Bourg 3']).toEqual(['I5', 'I6', 'J6'])
    editor.undo().undo()
    expect(editor.scenario).toEqual(board())
  })

  it('emptied hexes have no zone of their own left; others keep theirs', () => {
    const editor = framed().action('delete')
    expect(zones(editor)).toEqual({ Sud: SOUTH })
    expect(writeScenario(editor.undo().scenario)).toBe(writeScenario(board()))
  })

  it('is left in the hand when the user says so', () => {
    const editor = framed()
      .action('duplicate')
      .tool('stamp', { stampParts: ['ground', 'labels'] })
      .click('G5')
    expect(Object.keys(editor.scenario.zones)).toEqual(['area', 'bourg'])
  })
})
