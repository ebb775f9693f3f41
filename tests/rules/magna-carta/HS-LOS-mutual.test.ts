import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Axial, hexDistance, sameHex } from '#shared/hex/axial'
import { hexesOfSide, hexsideKey } from '#shared/hex/hexside'
import { halfHex } from '#shared/document/map'
import { sightOverGround } from '#shared/rules/engine/sightOverGround'
import { analysisOf } from '#shared/rules/registry/parts'
import { sightRay } from '#shared/rules/engine/sightRay'
import { countViewers } from '#shared/rules/engine/viewers'
import { coverOf } from '#shared/rules/magna-carta/ground/cover'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { because } from '#shared/rules/sentences/ruling'
import { sightField } from '#shared/rules/magna-carta/sight/sightField'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { longRun } from '../../support/longRuns'
import { randomBoard } from '../../support/randomBoard'

const { cases, seed: first } = longRun('line of sight is mutual, Magna Carta')
const slits = longRun('cover behind directional openings')
const viewed = longRun('viewers counted, Magna Carta')

/** The seed of a board and two of its hexes, by number. */
const lines = fc.record({ seed: fc.integer({ min: 1, max: 1e9 }), pick: fc.tuple(fc.nat(), fc.nat()) })

describe('HS-LOS-10: who sees is seen', () => {
  test('HS-LOS-10: on random boards, through directional openings too', () => {
    let [visible, hidden, through] = [0, 0, 0]
    fc.assert(
      fc.property(lines, ({ seed, pick }) => {
        const { scenario, hexes } = randomBoard(seed, { columns: 7, rows: 6 })
        const position = medievalPosition(MAGNA_CARTA, scenario)
        const [from, to] = pick.map((index) => hexes[index % hexes.length] as Axial) as [Axial, Axial]
        const field = sightField(position)
        const [there, back] = [sightOverGround(field, from, to), sightOverGround(field, to, from)]
        expect(back.visible).toBe(there.visible)
        if (there.visible) visible++
        else hidden++
        // An opening that stands in the line's way is passed only by who is directly behind it.
        for (const side of there.through) {
          through++
          const { barrier, opening } = standingFeatures(position, side) ?? {}
          const rows = MAGNA_CARTA.rows.features
          const hole = [opening, barrier].find(
            (one) => rows.find(({ id }) => id === one?.feature)?.sight === 'loophole',
          )
          const directional = rows.find(({ id }) => id === hole?.feature)?.directional
          const behind = directional ? [halfHex(side, hole?.inside ?? 'owner')] : hexesOfSide(side)
          expect(behind.some((hex) => sameHex(hex, from) || sameHex(hex, to))).toBe(true)
        }
      }),
      { numRuns: cases, seed: first },
    )
    for (const count of [visible, hidden]) expect(count).toBeGreaterThan(cases / 10)
    expect(through).toBeGreaterThan(cases / 200)
  })

  test('HS-LOS-10: what a directional opening gives its inside is cover, one way', () => {
    const sides = { inside: 0, outside: 0 }
    for (let seed = slits.seed; seed < slits.seed + slits.cases; seed++) {
      const { scenario, hexes, rng } = randomBoard(seed, { columns: 7, rows: 6 })
      // Only walls and openings: the covers of terrain, structures and rubble would hide the difference.
      const bare = {
        ...scenario,
        map: {
          ...scenario.map,
          structures: {},
          markers: {},
          chunks: scenario.map.chunks.map((chunk) => ({
            ...chunk,
            terrain: chunk.terrain.map(() => 'clear'),
          })),
        },
      }
      const position = medievalPosition(MAGNA_CARTA, bare)
      const field = sightField(position)
      for (let run = 0; run < 20; run++) {
        const [from, to] = [0, 1].map(() => hexes[rng.below(hexes.length)] as Axial) as [Axial, Axial]
        const { through, visible } = sightOverGround(field, from, to)
        const [side] = through
        if (!visible || !side || through.length > 1 || hexDistance(from, to) < 2) continue
        const features = standingFeatures(position, side)
        if (features?.opening?.feature !== 'arrow-slit') continue
        const inside = halfHex(side, features.opening.inside ?? 'owner')
        const [within, without] = sameHex(inside, to) ? [to, from] : [from, to]
        expect(coverOf(position, without, within).value).toBe('heavy')
        sides.inside++
        const outer = coverOf(position, within, without)
        expect(outer.because).not.toContainEqual(because('HS-LOS-13', { hexside: hexsideKey(side) }))
        if (outer.value === 'none') sides.outside++
      }
    }
    expect(sides.inside).toBeGreaterThan(slits.cases / 20)
    expect(sides.outside).toBeGreaterThan(slits.cases / 40)
  })

  test('HS-LOS-10: a count of viewers is the sum of their fields of view', () => {
    for (let seed = viewed.seed; seed < viewed.seed + viewed.cases; seed++) {
      const { scenario, hexes } = randomBoard(seed)
      const field = sightField(medievalPosition(MAGNA_CARTA, scenario))
      for (const viewers of [hexes, hexes.filter((_, index) => index % 5 === 0)]) {
        const sum = new Uint32Array(hexes.length)
        for (const viewer of viewers)
          countViewers(sightRay(field), [viewer]).forEach(
            (seen, place) => (sum[place] = (sum[place] ?? 0) + seen),
          )
        expect([...countViewers(sightRay(field), viewers)]).toEqual([...sum])
      }
    }
  })

  test('HS-LOS-10: a field of view within a range leaves out what lies beyond', () => {
    const { scenario, hexes } = randomBoard(5)
    const from = hexes[30] as Axial
    const { sight } = analysisOf('magna-carta') ?? {}
    const whole = sight?.fieldOfView(scenario, from)
    const near = (list: readonly Axial[] = []): Axial[] => list.filter((hex) => hexDistance(from, hex) <= 3)
    expect(sight?.fieldOfView(scenario, from, 3)).toEqual({
      from,
      visible: near(whole?.visible),
      hidden: near(whole?.hidden),
    })
    expect(near(whole?.hidden).length).toBeGreaterThan(0)
  })
})
