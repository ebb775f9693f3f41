/** CTR-7: sides are removed, merged and recoloured everywhere by commands. */
import { describe, expect, test } from 'vitest'
import { editSide, removeSide } from '#shared/commands/entries/sides'
import { createHistory } from '#shared/commands/history'
import { mergeSides } from '#shared/commands/mergeSides'
import { removeBackground } from '#shared/commands/removeBackground'
import { setInfoPicture } from '#shared/commands/setInfoPicture'
import { counterId, groupId, sideId, zoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { ARCHER, HASH, KNIGHT, NORMANS, richScenario, SARACENS } from '../format/richScenario'
import { after, refusalOf } from './maps'

const rich = richScenario()
const GHOSTS = sideId('ghosts')
const CAMP = zoneId('camp')

describe('CTR-7: a side that is removed', () => {
  test('takes its counters and their types with it, and nobody else’s', () => {
    const gone = after(rich, removeSide, { side: NORMANS, counters: 'remove' })
    expect(Object.keys(gone.sides)).toEqual([SARACENS])
    expect(Object.keys(gone.counters)).toEqual(['7', 'reserve'])
    expect(Object.keys(gone.counterTypes)).toEqual([ARCHER])
    expect(writeScenario(gone)).not.toContain('"normans"')
  })

  test('takes the pictures that only its types showed out of the file', () => {
    const bare = after(after(rich, removeBackground, {}), setInfoPicture, { of: 'logo' })
    const removed = { side: NORMANS, counters: 'remove' } as const
    expect(Object.keys(bare.images)).toEqual([HASH])
    expect(after(bare, removeSide, removed).images).toEqual({})
    expect(after(bare, removeSide, { ...removed, counters: 'keep' }).images).toEqual(rich.images)
    // Background and logo show it still.
    expect(after(rich, removeSide, removed).images).toEqual(rich.images)
  })

  test('leaves a type of which another side has a counter', () => {
    const counters = {
      ...rich.counters,
      [counterId('7')]: { ...rich.counters[counterId('7')], type: KNIGHT, side: SARACENS },
    }
    const gone = after({ ...rich, counters } as Scenario, removeSide, { side: NORMANS, counters: 'remove' })
    expect(gone.counterTypes[KNIGHT]).toEqual({ ...rich.counterTypes[KNIGHT], side: undefined })
    expect(gone.counterTypes[KNIGHT]).not.toHaveProperty('side')
  })

  test('leaves its counters without a side, out of its groups', () => {
    const gone = after(rich, removeSide, { side: NORMANS, counters: 'keep' })
    expect(Object.keys(gone.counters)).toEqual(Object.keys(rich.counters))
    const { side: _side, owner: _owner, group: _group, ...guy } = rich.counters[counterId('guy')] ?? {}
    expect(gone.counters[counterId('guy')]).toEqual(guy)
    expect(gone.groups).toEqual({})
    expect(writeScenario(gone)).not.toContain('"normans"')
  })

  test('is one step, and must be there', () => {
    const history = createHistory(rich)
    history.apply(removeSide, { side: NORMANS, counters: 'remove' })
    history.undo()
    expect(writeScenario(history.document)).toBe(writeScenario(rich))
    expect(refusalOf(rich, removeSide, { side: GHOSTS, counters: 'keep' })).toBe(
      'The scenario has no side “ghosts”.',
    )
  })
})

describe('CTR-7: two sides become one', () => {
  test('which has all that both had, its own groups first', () => {
    const two = {
      ...rich,
      sides: { ...rich.sides, [NORMANS]: { ...rich.sides[NORMANS], commander: counterId('guy') } },
      groups: { ...rich.groups, [groupId('own')]: { side: SARACENS, name: 'Archers', note: '', rank: 3.5 } },
    } as Scenario
    const one = after(two, mergeSides, { from: NORMANS, into: SARACENS })
    expect(one.sides).toEqual({ [SARACENS]: { ...rich.sides[SARACENS], commander: 'guy' } })
    expect(one.groups[groupId('house')]).toEqual({
      ...rich.groups[groupId('house')],
      side: SARACENS,
      rank: 4,
    })
    expect(one.groups[groupId('guard')]?.rank).toBe(0.5)
    expect(one.counters[counterId('guy')]).toEqual({
      ...rich.counters[counterId('guy')],
      side: SARACENS,
      owner: SARACENS,
    })
    expect(one.counterTypes[KNIGHT]?.side).toBe(SARACENS)
    expect(writeScenario(one)).not.toContain('"normans"')
  })

  test('which keeps its own commander', () => {
    const commanded = (side: typeof NORMANS, by: string) => ({
      ...rich.sides[side],
      commander: counterId(by),
    })
    const sides = { [SARACENS]: commanded(SARACENS, '7'), [NORMANS]: commanded(NORMANS, 'guy') }
    const one = after({ ...rich, sides } as Scenario, mergeSides, { from: NORMANS, into: SARACENS })
    expect(one.sides[SARACENS]?.commander).toBe('7')
  })

  test('but not one and itself, nor one that is not there', () => {
    expect(refusalOf(rich, mergeSides, { from: NORMANS, into: NORMANS })).toBe(
      'A side cannot be merged with itself.',
    )
    const ghost = 'The scenario has no side “ghosts”.'
    expect(refusalOf(rich, mergeSides, { from: GHOSTS, into: NORMANS })).toBe(ghost)
    expect(refusalOf(rich, mergeSides, { from: NORMANS, into: GHOSTS })).toBe(ghost)
  })
})

describe('CTR-7: a side that is recoloured', () => {
  const groups = {
    ...rich.groups,
    [groupId('guard')]: {
      ...rich.groups[groupId('guard')],
      wing: { banner: '#a03020', order: 'defend', morale: 8, rest: 9 },
    },
  } as Scenario['groups']
  const zones = {
    ...rich.zones,
    [CAMP]: { ...rich.zones[CAMP], side: NORMANS, color: '#A03020' },
    [zoneId('other')]: { ...rich.zones[CAMP], side: NORMANS, color: '#123456' },
    [zoneId('theirs')]: { ...rich.zones[CAMP], side: SARACENS, color: '#A03020' },
  } as Scenario['zones']
  const dressed = { ...rich, groups, zones }
  const change = { color: '#00ff00' }

  test('takes with it the banners and zones that wear its old colour', () => {
    const green = after(dressed, editSide, { side: NORMANS, change })
    expect(green.sides[NORMANS]?.color).toBe('#00ff00')
    expect(green.groups[groupId('guard')]?.wing?.banner).toBe('#00ff00')
    expect(Object.values(green.zones).map(({ color }) => color)).toEqual([
      '#00ff00',
      undefined,
      '#123456',
      '#A03020',
    ])
  })

  test('or leaves them', () => {
    const green = after(dressed, editSide, { side: NORMANS, change, alone: true })
    expect(green.sides[NORMANS]?.color).toBe('#00ff00')
    expect(green.groups).toBe(groups)
    expect(green.zones).toBe(zones)
  })
})
