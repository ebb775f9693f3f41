/** XCH-7: edits that two designers make apart, by example. */
import { describe, expect, it } from 'vitest'
import { counterId, counterTypeId, groupId, zoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { merge } from '#shared/versions/merge'
import { type Chosen } from '#shared/versions/settling'
import { ARCHER, BOARD_GRID, richScenario } from '../format/richScenario'
import { plainCounter } from '../support/plainCounter'
import { withEdits } from '../support/applyCall'

const base = richScenario()
const hex = (col: number, row: number) => hexKey(toAxial({ col, row }, BOARD_GRID))

const after = (...edits: readonly (readonly [command: string, params: unknown])[]): Scenario =>
  withEdits(base, ...edits)

const merged = (mine: Scenario, theirs: Scenario, choices: Record<string, Chosen> = {}) =>
  merge({ base, mine, theirs }, new Map(Object.entries(choices)))
const leaves = ({ conflicts }: ReturnType<typeof merge>) => conflicts.map(({ leaf }) => leaf)

const newArcher = (name: string, at: HexKey) =>
  plainCounter({ type: ARCHER, name, hex: at, facing: { kind: 'vertex', index: 1 } })

describe('two designers', () => {
  it('paint the same hex otherwise: a conflict, and the others are kept', () => {
    const mine = after(['paint-terrain', { hexes: [hex(1, 1), hex(2, 2)], terrain: 'wood' }])
    const theirs = after(['paint-terrain', { hexes: [hex(2, 2), hex(4, 4)], terrain: 'marsh' }])
    const both = merged(mine, theirs)
    expect(both.conflicts).toEqual([
      { leaf: `map/terrain/${hex(2, 2)}`, base: 'clear', mine: 'wood', theirs: 'marsh', kept: 'mine' },
    ])
    const chosen = merged(mine, theirs, { [`map/terrain/${hex(2, 2)}`]: 'theirs' })
    expect(chosen.conflicts).toMatchObject([{ chosen: 'theirs', kept: 'theirs' }])
    const wanted = after(
      ['paint-terrain', { hexes: [hex(1, 1)], terrain: 'wood' }],
      ['paint-terrain', { hexes: [hex(2, 2), hex(4, 4)], terrain: 'marsh' }],
    )
    expect(chosen.scenario.map.chunks).toEqual(wanted.map.chunks)
  })

  it('give one hex a level and a flag, two flags, and two slots of one side: all are kept', () => {
    const at = [hex(5, 5)]
    const mine = after(
      ['set-elevation', { hexes: at, mode: 'set', value: 2 }],
      ['set-hex-attribute', { hexes: at, attribute: 'flammable', value: 1 }],
    )
    const theirs = after(['set-hex-attribute', { hexes: at, attribute: 'inaccessible', value: 1 }])
    const both = merged(mine, theirs)
    expect(leaves(both)).toEqual([])
    expect(both.scenario.map.chunks[0]?.flags?.[5 * 32 + 5]).toBe(3)
    expect(both.scenario.map.chunks[0]?.elevation?.[5 * 32 + 5]).toBe(2)
  })

  it('move a counter and rename it', () => {
    const mine = after(['move-counters', { moves: [{ counter: 'guy', hex: hex(3, 3) }] }])
    const theirs = after(['edit-counter', { counter: 'guy', change: { name: 'Guy le Roux' } }])
    const both = merged(mine, theirs)
    expect(leaves(both)).toEqual([])
    expect(both.scenario.counters[counterId('guy')]).toMatchObject({ name: 'Guy le Roux', hex: hex(3, 3) })
  })

  it('move one counter to two hexes: one choice, its place in the stack goes with it', () => {
    const to = (at: string) =>
      after(['move-counters', { moves: [{ counter: 'guy', hex: at, placement: 'low-flight' }] }])
    // Theirs is a hex where others stand.
    const [mine, theirs] = [to(hex(3, 3)), to(hex(13, 12))]
    expect([mine, theirs].map(({ counters }) => counters[counterId('guy')]?.rank)).toEqual([0, 2])
    expect(leaves(merged(mine, theirs))).toEqual(['counters/guy/hex'])
    for (const [choice, version] of [
      ['mine', mine],
      ['theirs', theirs],
    ] as const) {
      const { hex: at, rank } = version.counters[counterId('guy')]!
      const { scenario } = merged(mine, theirs, { 'counters/guy/hex': choice })
      expect(scenario.counters[counterId('guy')]).toMatchObject({ hex: at, rank })
    }
  })

  it('delete a counter that the other renames: a conflict, never guessed', () => {
    const mine = after(['remove-counters', { counters: ['guy'] }])
    const theirs = after(['edit-counter', { counter: 'guy', change: { name: 'Guy le Roux' } }])
    expect(leaves(merged(mine, theirs))).toEqual(['counters/guy'])
    const kept = merged(mine, theirs, { 'counters/guy': 'theirs' }).scenario
    expect(kept.counters[counterId('guy')]?.name).toBe('Guy le Roux')
    const gone = merged(mine, theirs, { 'counters/guy': 'mine' }).scenario
    expect(gone.counters[counterId('guy')]).toBeUndefined()
    expect(gone.groups[groupId('house')]?.leader).toBe('guy')
  })

  it('delete a type of which the other lays a counter: a conflict, and the counter goes with the type if that is chosen', () => {
    const ids = Object.keys(base.counters).filter((id) => base.counters[counterId(id)]?.type === 'archer')
    const mine = after(
      ['remove-counters', { counters: ids }],
      ['remove-counter-type', { counterType: 'archer' }],
    )
    const theirs = after(['place-counter', { id: 'perrin', counter: newArcher('Perrin', hex(3, 3)) }])
    const both = merged(mine, theirs)
    expect(both.conflicts).toMatchObject([{ leaf: 'counterTypes/archer', mine: undefined, kept: 'theirs' }])
    expect(both.scenario.counters[counterId('perrin')]?.name).toBe('Perrin')
    expect(both.scenario.counterTypes[counterTypeId('archer')]).toBeDefined()
    const gone = merged(mine, theirs, { 'counterTypes/archer': 'mine' }).scenario
    expect(gone.counters[counterId('perrin')]).toBeUndefined()
    expect(gone.counterTypes[counterTypeId('archer')]).toBeUndefined()
  })

  it('lay two new counters under one id: both stay, theirs under another', () => {
    const place = (name: string, col: number, id = 'archer-2') =>
      after(['place-counter', { id, counter: newArcher(name, hex(col, 3)) }])
    const both = merged(place('Perrin', 3), place('Aymar', 4))
    expect(both.renamings).toEqual([{ section: 'counters', from: 'archer-2', to: 'archer-3' }])
    expect(leaves(both)).toEqual([])
    expect(both.scenario.counters[counterId('archer-2')]?.name).toBe('Perrin')
    expect(both.scenario.counters[counterId('archer-3')]?.name).toBe('Aymar')
    // One maker gave this id: it is the same counter, moved and renamed since.
    const same = merged(place('Perrin', 3, 'archer-4k2f'), place('Aymar', 4, 'archer-4k2f'))
    expect(same.renamings).toEqual([])
    expect(leaves(same).toSorted()).toEqual(['counters/archer-4k2f/hex', 'counters/archer-4k2f/name'])
  })

  it('write a text in two languages', () => {
    const set = (notes: object): Scenario => ({ ...base, texts: { ...base.texts, notes } })
    const { fr: _fr, en: _en, ...rest } = base.texts.notes ?? {}
    const both = merge({
      base: set(rest),
      mine: set({ ...rest, fr: 'Une note.' }),
      theirs: set({ ...rest, en: 'A note.' }),
    })
    expect(leaves(both)).toEqual([])
    expect(both.scenario.texts.notes).toMatchObject({ fr: 'Une note.', en: 'A note.' })
  })

  it('keep keys that no version knows, each its own', () => {
    const [mine, theirs] = [
      { ...base, extra: { ...base.extra, tide: 'low' } },
      { ...base, extra: { ...base.extra, moon: { phase: 'full' } } },
    ]
    const both = merged(mine, theirs)
    expect(leaves(both)).toEqual([])
    expect(both.scenario.extra).toEqual({ ...base.extra, moon: { phase: 'full' }, tide: 'low' })
  })

  it('add two terrains under one letter of the file', () => {
    const painted = (terrain: string, col: number): Scenario => {
      const { map } = after(['paint-terrain', { hexes: [hex(col, 1)], terrain }])
      const palette = { ...base.map.palette, x: terrain }
      return { ...base, map: { ...map, palette } }
    }
    const both = merged(painted('heath', 1), painted('marsh', 2))
    expect(leaves(both)).toEqual([])
    expect(Object.values(both.scenario.map.palette)).toEqual(expect.arrayContaining(['heath', 'marsh']))
    expect(both.scenario.map.palette['x']).toBe('heath')
  })

  it('make two groups each a part of the other: a conflict', () => {
    const third = [
      'add-group',
      { id: 'rear', group: { side: 'normans', name: 'Arrière', note: '', rank: 2 } },
    ] as const
    const start = after(third)
    const parent = (group: string, of: string): Scenario => {
      const one = start.groups[groupId(group)]!
      return { ...start, groups: { ...start.groups, [groupId(group)]: { ...one, parent: groupId(of) } } }
    }
    const both = merge({ base: start, mine: parent('house', 'rear'), theirs: parent('rear', 'house') })
    expect(leaves(both)).toEqual(['groups/rear/parent'])
    expect(both.scenario.groups[groupId('rear')]?.parent).toBeUndefined()
  })

  it('resize the map while the other paints: one choice, and the rest is merged', () => {
    const mine = after(['resize-map', { top: 0, right: 2, bottom: 0, left: 0 }])
    const theirs = after(
      ['paint-terrain', { hexes: [hex(1, 1)], terrain: 'marsh' }],
      ['edit-info', { change: { title: 'Autre' } }],
    )
    const both = merged(mine, theirs)
    expect(leaves(both)).toEqual(['map'])
    expect(both.scenario.map).toEqual(mine.map)
    expect(both.scenario.info.title).toBe('Autre')
    expect(merged(mine, theirs, { map: 'theirs' }).scenario.map.grid).toEqual(base.map.grid)
    // Nothing placed was changed by the other: nothing to choose.
    const titled = after(['edit-info', { change: { title: 'Autre' } }])
    expect(leaves(merged(mine, titled))).toEqual([])
    expect(merged(titled, mine).scenario.map.grid.columns).toBe(42)
  })

  it('delete a zone in which the other lets a reinforcement enter', () => {
    const without = { ...base, reinforcements: {}, victory: {} }
    const mine = { ...without, zones: { [zoneId('gate')]: base.zones[zoneId('gate')]! } }
    const theirs = { ...without, reinforcements: base.reinforcements }
    const both = merge({ base: without, mine, theirs })
    expect(leaves(both)).toEqual(['zones/camp'])
    const gone = merge({ base: without, mine, theirs }, new Map([['zones/camp', 'mine']])).scenario
    expect(Object.values(gone.reinforcements)[0]?.entries.map(({ kind }) => kind)).toEqual([
      'edge',
      'hexes',
      'board-edge',
    ])
  })
})

describe('without a common base', () => {
  it('whatever differs is a choice', () => {
    const mine = after(['remove-counters', { counters: ['guy'] }])
    const theirs = after(['paint-terrain', { hexes: [hex(1, 1)], terrain: 'marsh' }])
    expect(leaves(merge({ mine, theirs })).toSorted()).toEqual(['counters/guy', `map/terrain/${hex(1, 1)}`])
  })
})
