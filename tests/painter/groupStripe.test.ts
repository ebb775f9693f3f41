/** CTR-2: counters carry a stripe in the colour of their group, which is also read without colour. */
import { expect, it } from 'vitest'
import { counterId, groupId, sideId } from '#shared/document/ids'
import { groupColor } from '#shared/document/groups'
import { type Group, type ReadyDesignId } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { editGroup } from '#shared/commands/entries/groups'
import { createHistory } from '#shared/commands/history'
import { cardFace } from '#shared/painter/cardFace'
import { groupStripe } from '#shared/painter/counters/groupStripe'
import { cardUnit } from '#shared/painter/counters/designs/cardLayout'
import { designOf } from '#shared/painter/counters/designs/designOf'
import { READY_DESIGNS } from '#shared/painter/counters/designs/index'
import { paintFace } from '#shared/painter/counters/face'
import { type DrawOp } from '#shared/painter/ops'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { testBoard } from '../support/board'

const [HOST, VAN] = [groupId('host'), groupId('van')]
const board = testBoard({ counters: { a: { at: 'C3' } } })
const COUNTER = counterId('a')
const SIDE = sideId(Object.keys(board.sides)[0]!)

function grouped(host: Partial<Group>, van: Partial<Group> = {}): Scenario {
  const group = { side: SIDE, name: 'x', note: '', rank: 0 }
  return {
    ...board,
    groups: { [HOST]: { ...group, ...host }, [VAN]: { ...group, parent: HOST, ...van } },
    counters: { [COUNTER]: { ...board.counters[COUNTER]!, side: SIDE, group: VAN } },
  }
}
const wing = { banner: '#123456', order: 'attack', morale: 8, rest: 8 } as const
const face = (scenario: Scenario): CounterFace => cardFace(scenario, scenario.counters[COUNTER]!, magnaCarta)

function stripe(one: CounterFace): DrawOp[] {
  const { layout, ...design } = designOf(one, 25)
  return groupStripe({
    face: one,
    side: one.color,
    layout,
    design,
    flat: design.print === 'flat',
    w: cardUnit(one, 25),
    detail: 3,
    dead: false,
  })
}
const fills = (ops: readonly DrawOp[]): unknown[] =>
  ops.flatMap((op) =>
    op.kind === 'group'
      ? fills(op.ops)
      : op.kind === 'path'
        ? [op.fill?.kind === 'solid' && op.fill.color]
        : [],
  )

it('a group has its own colour, its banner’s as a wing, else that of the group above', () => {
  const color = (host: Partial<Group>, van?: Partial<Group>): string | undefined =>
    groupColor(grouped(host, van).groups, VAN)
  expect(color({})).toBeUndefined()
  expect(color({ color: '#aa0000' })).toBe('#aa0000')
  expect(color({ color: '#aa0000' }, { color: '#00aa00' })).toBe('#00aa00')
  expect(color({ wing })).toBe('#123456')
  expect(color({ color: '#aa0000', wing })).toBe('#123456')
  expect(groupColor({}, undefined)).toBeUndefined()
})

it('CTR-2: a card without such a colour, or with its side’s, is drawn as before', () => {
  const plain = face(grouped({}))
  expect(plain.groupColor).toBeUndefined()
  expect(face(grouped({ color: plain.color.toUpperCase() })).groupColor).toBeUndefined()
  expect(stripe(plain)).toEqual([])
})

it.each(Object.keys(READY_DESIGNS) as ReadyDesignId[])('CTR-2: the design %s has the stripe', (base) => {
  const marked: CounterFace = { ...face(grouped({ color: '#2f5f9e' })), design: { base } }
  // Blue is the fifth class of hues: four notches of paper, beside the line.
  expect(fills(stripe(marked)).filter((fill) => fill === '#2f5f9e')).toHaveLength(1)
  expect(fills(stripe(marked)).filter((fill) => fill === '#fffaf0').length).toBeGreaterThanOrEqual(4)
  for (const detail of [2, 3] as const)
    expect(paintFace(marked, 25, detail)).toContainEqual(stripe(marked)[0])
  const hidden: CounterFace = { ...marked, design: { base, shows: { group: false } } }
  expect(paintFace(hidden, 25, 3)).toEqual(paintFace({ ...hidden, groupColor: '#00ff00' }, 25, 3))
  // A marker that conceals says nothing of it.
  expect(JSON.stringify(paintFace({ ...marked, cache: true }, 25, 3))).not.toContain('#2f5f9e')
})

it('CTR-2: groups in unlike colours differ without colour, by their notches', () => {
  const colors = ['#b0392a', '#c9a227', '#2e7d3a', '#2f9e9e', '#2f5f9e', '#8a3a94', '#555555']
  const notches = colors.map(
    (color) => fills(stripe({ ...face(grouped({ color })), groupColor: color })).length - 2,
  )
  expect(notches).toEqual([0, 1, 2, 3, 4, 5, 6])
})

it('the colour of a group is set, refused and taken back by the command', () => {
  const history = createHistory(grouped({}))
  expect(history.apply(editGroup, { group: VAN, change: { color: '#aabbcc' } })).toBeUndefined()
  expect(face(history.document).groupColor).toBe('#aabbcc')
  expect(history.apply(editGroup, { group: VAN, change: { color: 'red' } })).toBeDefined()
  expect(history.apply(editGroup, { group: VAN, change: { color: null } })).toBeUndefined()
  expect(history.document.groups[VAN]).not.toHaveProperty('color')
  history.undo()
  expect(history.document.groups[VAN]!.color).toBe('#aabbcc')
})
