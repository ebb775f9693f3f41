/** Units of the fantasy game as drawn: cards of formations and small units, steps, badges, cache markers. */
import { describe, expect, it } from 'vitest'
import { type Eyes } from '#shared/document/eyes'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { boundsOf } from '#shared/painter/bounds'
import { BADGE_ART } from '#shared/painter/counters/badgeArt'
import { cardSize, cardTurn } from '#shared/painter/counters/designs/cardLayout'
import { paintFace } from '#shared/painter/counters/face'
import { counterTransform } from '#shared/painter/counters/paintCounters'
import { type DrawOp } from '#shared/painter/ops'
import { sceneOf } from '#shared/painter/sceneOf'
import { BADGES, type CounterFace } from '#shared/rules/contract/counterFace'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { hexCenter } from '#shared/hex/layout'
import { type Placing } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { magnaCarta } from '#shared/rules/magna-carta/index'

const W = 25
const UNIT: CounterFace = {
  silhouette: 'pikeman',
  footprint: 1,
  name: 'Garde',
  code: 'GdN',
  codeColor: 'black',
  attack: '+1',
  defence: '0',
  movement: '3',
  steps: { left: 3, all: 4 },
  twoHandedDot: false,
  armour: 'none',
  largeShield: false,
  wounded: false,
  conditions: [],
  color: '#2f5f9e',
}

function all(ops: readonly DrawOp[]): DrawOp[] {
  return ops.flatMap((op) => (op.kind === 'group' ? [op, ...all(op.ops)] : [op]))
}
const count = (face: CounterFace, detail: 0 | 1 | 2 | 3 = 3): number => all(paintFace(face, W, detail)).length
const units = (counters: Readonly<Record<string, Placing>>): Scenario =>
  fantasyBoard({ columns: 8, rows: 8, counters })

describe('cards', () => {
  it('CM-ORI-1: a formation lies over both its hexes, its long side to the vertex that it faces', () => {
    for (const orientation of ['flat', 'pointy'] as const)
      for (let vertex = 0; vertex < 6; vertex++) {
        const line: Placing = { at: 'D4', kind: 'formation', facing: `v${vertex}` }
        const scenario = fantasyBoard({ columns: 8, rows: 8, orientation, counters: { line } })
        const scene = sceneOf(scenario, commonMechanics)
        const [placed] = scene.counters
        if (!placed?.rear) throw new Error('one hex')
        const [a, b, , , x, y] = counterTransform(placed, scene)
        const [left, right] = [hexCenter(placed.hex, scene.layout), hexCenter(placed.rear, scene.layout)]
        expect([x, y].map(Math.round)).toEqual(
          [(left.x + right.x) / 2, (left.y + right.y) / 2].map(Math.round),
        )
        // Its own right is the way from the left half to the right one.
        expect(a * W).toBeCloseTo(right.x - left.x, 6)
        expect(b * W).toBeCloseTo(right.y - left.y, 6)
      }
  })

  it('a rider’s card is drawn on its side, the others upright', () => {
    expect(cardTurn({ footprint: 2 })).toBe(Math.PI / 2)
    expect(cardTurn({ footprint: 2, across: true })).toBe(0)
    expect(cardTurn({ footprint: 1 })).toBe(0)
  })

  it('CM-STAT-2: a small unit’s is smaller all round; every card keeps within its size', () => {
    expect(cardSize({ ...UNIT, small: true }, W).width).toBeLessThan(cardSize(UNIT, W).width)
    for (const change of [{}, { small: true }, { footprint: 2, across: true }, { footprint: 2 }] as const) {
      const face: CounterFace = { ...UNIT, ...change, steps: { left: 7, all: 12 }, badges: BADGES }
      const size = cardSize(face, W)
      const box = boundsOf(paintFace(face, W, 3))
      expect(box?.width).toBeLessThan(size.width + 1.6)
      expect(box?.height).toBeLessThan(size.height + 1.6)
    }
  })

  it('those who stand side by side are drawn as many as they are', () => {
    const line: CounterFace = { ...UNIT, footprint: 2, across: true }
    const figures = (left: number): number => {
      const groups = paintFace({ ...line, steps: { left, all: 8 } }, W, 3).filter((op) => op.kind === 'group')
      return groups.length
    }
    expect([8, 7, 6, 3].map(figures)).toEqual([4, 4, 3, 2])
  })
})

describe('steps', () => {
  it('are pips, full for those that are left', () => {
    const fills = (left: number): (string | undefined)[] =>
      paintFace({ ...UNIT, steps: { left, all: 4 } }, W, 3).flatMap((op) =>
        op.kind === 'path' && op.stroke?.width === 0.008 * W && op.fill?.kind === 'solid'
          ? [op.fill.color]
          : [],
      )
    expect(new Set(fills(4)).size).toBe(1)
    expect(fills(4)).toHaveLength(4)
    expect(fills(1).filter((fill) => fill === fills(4)[0])).toHaveLength(1)
  })
})

describe('badges', () => {
  it('are told apart without colour: no two have the same art', () => {
    const art = BADGES.map((badge) => {
      const { square, shapes } = BADGE_ART[badge]
      return JSON.stringify([square, shapes.map(({ path, line }) => [path, line])])
    })
    expect(new Set(art).size).toBe(BADGES.length)
  })

  it('near by all that have a place, from afar fewer and larger, in the end none', () => {
    const face: CounterFace = { ...UNIT, badges: BADGES.slice(0, 6) }
    const drawn = (detail: 0 | 1 | 2 | 3): number =>
      paintFace(face, W, detail).filter((op) => op.kind === 'group').length -
      paintFace(UNIT, W, detail).filter((op) => op.kind === 'group').length
    expect([3, 2, 1, 0].map((detail) => drawn(detail as 0 | 1 | 2 | 3))).toEqual([6, 2, 1, 0])
  })

  it('any ruleset may use them', () => {
    expect(count({ ...UNIT, badges: ['charge'] })).toBeGreaterThan(count(UNIT))
  })
})

describe('CM-HID-2: cache markers', () => {
  it('show a question mark and nothing of what they hide', () => {
    const ops = all(paintFace({ ...UNIT, cache: true }, W, 3))
    expect(ops.flatMap((op) => (op.kind === 'text' ? [op.text] : []))).toEqual(['?'])
    expect(paintFace({ ...UNIT, cache: true }, W, 3)).toEqual(
      paintFace({ ...UNIT, cache: true, silhouette: 'dragon', name: 'X', steps: { left: 1, all: 2 } }, W, 3),
    )
  })

  it('lie on paper where hidden units and decoys are, alike and without facing', () => {
    const secret = units({
      ambush: { at: 'C3', kind: 'formation', hidden: true, facing: 'v3', placement: 'low-flight' },
      nobody: { at: 'F5', decoy: true, facing: 's4' },
      open: { at: 'B7' },
    })
    const seen = sceneOf(secret, commonMechanics, { eyes: 'players' }).counters
    const [ambush, nobody] = [seen[0], seen[1]]
    expect(seen.map(({ id }) => id)).toEqual(['ambush', 'nobody', 'open'].map(counterId))
    expect(ambush?.face).toEqual(nobody?.face)
    expect([ambush?.angle, ambush?.rear]).toEqual([0, undefined])
    expect(nobody?.angle).toBe(0)
    // The author sees what is what.
    const own = sceneOf(secret, commonMechanics).counters
    expect(own.map(({ face }) => face.cache ?? false)).toEqual([false, true, false])
  })

  it('lie on what others hide alone: each side sees its own as it is', () => {
    const secret = units({
      ours: { at: 'C3', side: 'red', hidden: true },
      bluff: { at: 'F5', side: 'red', decoy: true },
      theirs: { at: 'B7', side: 'blue', hidden: true },
    })
    const drawn = (eyes: Eyes) => sceneOf(secret, commonMechanics, { eyes }).counters
    const author = drawn('author')
    const cover = drawn('players')
    const pick = (...from: (typeof author)[]) => from.map((faces, index) => faces[index])
    expect(drawn('side:red')).toEqual(pick(author, author, cover))
    expect(drawn('side:blue')).toEqual(pick(cover, cover, author))
    expect(drawn('side:green')).toEqual(cover)
    expect(new Set(cover.slice(0, 2).map(({ face }) => JSON.stringify(face))).size).toBe(1)
  })

  it('rules without them leave hidden counters out, as ever', () => {
    expect(magnaCarta.concealedFace).toBeUndefined()
  })
})
