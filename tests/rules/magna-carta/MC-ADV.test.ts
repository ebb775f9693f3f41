/** Advances after combat. */
import { describe, expect, test } from 'vitest'
import { greatestOf } from '#shared/lang/extremes'
import { type Axial, hexKey } from '#shared/hex/axial'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPlay } from '#shared/rules/magna-carta/play/medievalPlay'
import { type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { advanceOpponentsOf } from '#shared/rules/magna-carta/rules/options'
import { legalAdvances } from '#shared/rules/magna-carta/ways/advancePaths'
import { planMovement } from '#shared/rules/magna-carta/ways/planMovement'
import { at, field, type Hex, id, type Piece, positionOf } from './support'

const saracen = (hex: Hex): Piece => ({ type: 'saracens-soldier', at: hex })
const norman = (hex: Hex): Piece => ({ type: 'crusaders-soldier', at: hex })
// Example 3: the Syrian stood on (1,0) and was thrown back.
const pieces = { mover: norman([0, 0]), syrian: saracen([2, -1]) }

function advance(board = field(pieces), rules = MAGNA_CARTA, ...path: Hex[]) {
  const route = { counter: id('mover'), kind: 'advance', path: path.map(at) } as const
  return planMovement(positionOf(board, rules), route)
}
const rules = (...args: Parameters<typeof advance>): readonly string[] =>
  advance(...args).refused.map(({ reason }) => reason.rule)

describe('MC-ADV-1: the loser’s hex, then one more', () => {
  test('MC-ADV-1: example 3, for no points', () => {
    const { strides, refused } = advance(undefined, undefined, [1, 0], [1, 1])
    expect(refused).toEqual([])
    expect(strides.map(({ cost }) => cost)).toEqual([0, 0])
  })

  test('MC-ADV-1: not three hexes, unless the figures say so', () => {
    expect(rules(undefined, undefined, [1, 0], [1, 1], [0, 2])).toEqual(['MC-ADV-1'])
    const { figures } = MAGNA_CARTA
    const far = {
      ...MAGNA_CARTA,
      figures: { ...figures, movement: { ...figures.movement, advanceLimit: 3 } },
    }
    expect(rules(undefined, far, [1, 0], [1, 1], [0, 2])).toEqual([])
  })

  test('MC-ADV-1: the loser has left the first hex', () => {
    expect(rules(undefined, undefined, [2, -1])).toContain('HS-MOV-1')
    const held = field({ ...pieces, friend: norman([1, 0]) })
    expect(rules(held, undefined, [1, 0], [1, 1])).toEqual(['MC-ADV-1'])
    const dead = field({ ...pieces, friend: { ...saracen([1, 0]), status: { dead: true } } })
    expect(rules(dead, undefined, [1, 0], [1, 1])).toEqual([])
  })

  /** The ways that play offers the mover once the Syrian has left (1,0), and those that the question lists. */
  function offeredTo(board = field(pieces), medieval: MedievalRules = MAGNA_CARTA) {
    const begun = medievalPlay(medieval).begin(board)
    const [winners, fought] = [[id('mover')], [id('syrian')]]
    const duty = { kind: 'advance', winners, into: [at([1, 0])], fought } as const
    const acts = medievalPlay(medieval).acts({ ...begun, owed: [duty] })
    const inPlay = acts.flatMap((act) => (act.kind === 'advance' ? [act.path] : []))
    const asked = legalAdvances(positionOf(board, medieval), id('mover'), [at([1, 0])])
    return { kinds: [...new Set(acts.map(({ kind }) => kind))], inPlay, asked }
  }
  const sorted = (paths: readonly (readonly Axial[])[]): string[] =>
    paths.map((path) => path.map(hexKey).join(' ')).sort()

  test('MC-ADV-1: play offers every advance that the rules let, up to the limit of the figures', () => {
    const { figures } = MAGNA_CARTA
    for (const advanceLimit of [1, 2, 3]) {
      const far = { ...MAGNA_CARTA, figures: { ...figures, movement: { ...figures.movement, advanceLimit } } }
      const { kinds, inPlay, asked } = offeredTo(undefined, far)
      expect(kinds).toEqual(['advance', 'decline'])
      // It may also come back to where it stands, which the question leaves out.
      const back = hexKey(at([0, 0]))
      expect(sorted(inPlay.filter((path) => path.map(hexKey).at(-1) !== back))).toEqual(sorted(asked))
      expect(greatestOf(inPlay.map(({ length }) => length))).toBe(advanceLimit)
    }
  })

  test('MC-ADV-1, MC-GEO-2: nobody advances where a mount keeps the hex, or where the front of a rider does not touch it', () => {
    const mount: Piece = { type: 'saracens-knight', at: [1, 0], rear: [2, 0], face: 'riderless' }
    expect(offeredTo(field({ ...pieces, mount })).kinds).toEqual(['decline'])
    // It fought with its rear half, on (0,0): the loser's hex is not next to its front.
    const rider: Piece = { type: 'crusaders-knight', at: [-1, 0], rear: [0, 0] }
    expect(offeredTo(field({ ...pieces, mover: rider })).kinds).toEqual(['decline'])
  })

  test('HS-MOV-3: it does not end on a friend', () => {
    expect(rules(field({ ...pieces, friend: norman([1, 1]) }), undefined, [1, 0], [1, 1])).toEqual([
      'HS-MOV-3',
    ])
  })

  test('MC-ADV-1: every available opponent rolls against it, unless the option says otherwise', () => {
    expect(advanceOpponentsOf({})).toBe('all')
    expect(advanceOpponentsOf({ advanceOpponents: 'new' })).toBe('new')
  })
})
