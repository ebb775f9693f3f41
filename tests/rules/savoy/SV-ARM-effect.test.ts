/** The effect of a table once saves have reduced it, and its consequences. */
import { describe, expect, test } from 'vitest'
import { afterEffect, type Effect } from '#shared/rules/magna-carta/characters/character'
import { COMBAT_EFFECTS, FIRE_EFFECTS } from '#shared/rules/magna-carta/characters/effects'
import { reducedEffect } from '#shared/rules/magna-carta/saves/saves'

const left = (effect: Effect, steps: number, lowest: Effect): Effect =>
  reducedEffect(effect, steps, lowest).value

describe('SV-ARM-3: one step each', () => {
  const { foot, mounted } = FIRE_EFFECTS
  const { A: retreat } = foot as Required<typeof foot>
  const { A: ride } = mounted as Required<typeof mounted>

  test.each<[string, Effect, number, Effect, Effect]>([
    ['killed on foot', foot.C!, 1, retreat, { character: 'wounded' }],
    ['killed on foot, two saves', foot.C!, 2, retreat, { character: 'stunned' }],
    ['wounded on foot', foot.B!, 1, retreat, { character: 'stunned' }],
    ['wounded on foot, two saves', foot.B!, 2, retreat, { retreat: 2 }],
    ['a retreat is never reduced', foot.A!, 2, retreat, { retreat: 2 }],
    ['nothing stays nothing', foot['-']!, 2, retreat, {}],
    ['a rider stunned keeps the saddle and retreats', mounted.B!, 1, ride, { retreat: 4 }],
    [
      'a rider killed is wounded, and unhorsed all the same',
      mounted.E!,
      1,
      ride,
      { character: 'wounded', unhorsed: true, mountAlone: 'down' },
    ],
    [
      'naphtha: the retreat stays',
      { character: 'wounded', retreat: 1 },
      1,
      retreat,
      { character: 'stunned', retreat: 1 },
    ],
    ['an opportunity attack: the move stops', { character: 'wounded' }, 2, {}, {}],
    [
      'coming round is no harm',
      { character: 'recovers', retreat: 1 },
      1,
      {},
      { character: 'recovers', retreat: 1 },
    ],
  ])('%s', (_, effect, steps, lowest, expected) => {
    expect(left(effect, steps, lowest)).toEqual(expected)
  })
})

describe('SV-ARM-4', () => {
  test('the mount never saves: it falls whatever its rider’s armour does', () => {
    const letters = { ...FIRE_EFFECTS.mounted, ...COMBAT_EFFECTS.mounted }
    for (const effect of Object.values(letters))
      for (const steps of [0, 1, 2]) expect(left(effect, steps, { retreat: 4 }).mount).toBe(effect.mount)
    expect(left(FIRE_EFFECTS.mounted.D!, 2, { retreat: 4 })).toEqual({ mount: 'down' })
  })

  test('the save comes before the second wound: a wounded character saved to stunned still dies, to a retreat lives', () => {
    const wounded = { mounted: false, wounded: true, stunned: false, dead: false }
    const dead = (steps: number): boolean =>
      afterEffect(wounded, left({ character: 'wounded' }, steps, { retreat: 2 })).value.character.dead
    expect([dead(0), dead(1), dead(2)]).toEqual([true, true, false])
  })
})
