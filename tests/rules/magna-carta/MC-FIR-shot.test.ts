/** A shot read off the map, under both rulesets. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { resolveFire } from '#shared/rules/magna-carta/fire/fire'
import { FIRE } from '#shared/rules/magna-carta/figures/fireTables'
import { type Aim, shotOnMap } from '#shared/rules/magna-carta/fire/shotOnMap'
import { changed } from '../../support/board'
import {
  at,
  board,
  id,
  ids,
  magnaPosition,
  paint,
  type Placed,
  savoyPosition,
  withStats,
} from '../savoy/support'

const [f, t] = ids('f', 't')
const AIM: Aim = { firer: f!, target: t!, phase: 'offensive' }
const FOE: Placed = ['saracens-soldier', [4, 0]]

const scene = (pieces: Readonly<Record<string, Placed>> = {}): Scenario =>
  board({ f: ['archer', [0, 0]], t: FOE, ...pieces })

const rules = (position: ReturnType<typeof magnaPosition>, aim: Aim = AIM): string[] => {
  const { value, because } = shotOnMap(position, aim)
  expect(value).toBeUndefined()
  return because.map(({ rule }) => rule)
}

describe('what the counters say', () => {
  test('MC-FIR-1, MC-FIR-2: weapon, range, target and traits', () => {
    const armoured = withStats(scene({ f: ['archer', [0, 0], 'v0', 'wounded'] }), 'saracens-soldier', {
      armour: 'light',
    })
    const { value } = shotOnMap(magnaPosition(armoured), AIM)
    expect(value).toMatchObject({
      weapon: { id: 'short-bow' },
      range: 4,
      cover: 'none',
      target: 'foot',
      phase: 'offensive',
      armoured: true,
      wounded: true,
      turkish: false,
    })
    expect(resolveFire(value!, undefined, FIRE)).toMatchObject({
      kind: 'chances',
      band: 'short',
      modifier: 2,
    })
  })

  test('MC-FIR-2: a Turk counts as horse archer on his horse only', () => {
    const turk = (face: string, facing: string): boolean | undefined =>
      shotOnMap(
        magnaPosition(
          withStats(scene({ f: ['knight', [0, 0], facing, face] }), 'crusaders-knight', {
            missile: 'composite-bow-mounted',
            turkish: true,
          }),
        ),
        AIM,
      ).value?.turkish
    expect([turk('mounted-healthy', 's0'), turk('healthy', 'v0')]).toEqual([true, false])
  })

  test('HS-LOS-12: the cover is the line’s', () => {
    const wood = paint(scene(), 'wood', [4, 0])
    expect(shotOnMap(magnaPosition(wood), AIM).value).toMatchObject({ cover: 'light' })
  })
})

describe('why there is no shot', () => {
  test('MC-FIR-1: no missile weapon, or nobody there', () => {
    expect(rules(magnaPosition(scene({ f: ['soldier', [0, 0]] })))).toEqual(['MC-FIR-1'])
    expect(rules(magnaPosition(scene()), { ...AIM, target: id('nobody') })).toEqual(['MC-FIR-1'])
  })

  test('MC-ATT-5: stunned', () => {
    const stunned = changed(scene(), 'counters', f!, { status: { stunned: true } })
    expect(rules(magnaPosition(stunned))).toEqual(['MC-ATT-5'])
  })

  test('SV-FIR-5: a weapon whose range no source gives; house data gives it', () => {
    const slinger = withStats(scene(), 'crusaders-archer', { missile: 'sling' })
    const position = savoyPosition(slinger)
    expect(rules(position)).toEqual(['SV-FIR-5'])
    const { figures } = position.rules
    const sling = { ...figures.weapons[0]!, id: 'sling' }
    const weapons = [...figures.weapons, sling]
    const house = { ...position, rules: { ...position.rules, figures: { ...figures, weapons } } }
    expect(shotOnMap(house, AIM).value?.weapon).toBe(sling)
  })

  test('HS-LOS-4: out of sight', () => {
    const hidden = paint(scene(), 'wood', [2, 0])
    expect(rules(magnaPosition(hidden))).toContain('HS-LOS-4')
  })

  test('HS-LOS-15, SV-FIR-1: someone in the way', () => {
    const behind = withStats(scene({ x: ['soldier', [3, 0]] }), 'crusaders-archer', { missile: 'dagger' })
    expect(rules(savoyPosition(behind))[0]).toBe('SV-FIR-1')
    expect(shotOnMap(magnaPosition(behind), AIM).value).toMatchObject({ range: 4 })
    expect(rules(magnaPosition(scene({ x: ['soldier', [3, 0]] })))[0]).toBe('HS-LOS-15')
  })

  test('SV-FIR-3: defensive fire only at who was in view; Magna Carta asks nothing', () => {
    const back = board({ f: ['archer', [0, 0], 'v0'], t: ['saracens-soldier', [0, 4]] })
    const aim: Aim = { ...AIM, phase: 'defensive' }
    expect(rules(savoyPosition(back), aim)).toEqual(['SV-FIR-3'])
    expect(shotOnMap(magnaPosition(back), aim).value).toMatchObject({ phase: 'defensive' })
    expect(shotOnMap(savoyPosition(back), AIM).value).toMatchObject({ phase: 'offensive' })
    const passed = { ...aim, track: [at([4, 0]), at([3, 2]), at([0, 4])] }
    expect(shotOnMap(savoyPosition(back), passed).value).toMatchObject({ range: 4 })
  })
})
