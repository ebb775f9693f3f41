/** Laws of every Advantage (CM-TER-1, CM-SID-3, CM-FLY-3, CM-FLY-4), on random positions. */
import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { addHex, type Axial, axial, hexDistance, hexKey, subtractHex } from '#shared/hex/axial'
import { type Direction, direction, DIRECTIONS, neighbor } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { createRng, type Rng } from '#shared/lang/rng'
import { fireHeight, flyingShock } from '#shared/rules/common-mechanics/advantage/advantageHeight'
import { shockSideItems } from '#shared/rules/common-mechanics/advantage/advantageSides'
import { ATTACK_KINDS } from '#shared/rules/answers/advantage'
import { type HexChange, type Pieces, type Placing, withHexes } from '../../support/board'
import { entrance, positionOf, unit } from '../../support/fantasyBoard'
import { attack, away, duel, HOME } from './duel'
import { field } from './support'
import { diceOf } from '../../support/dice'
import { longRun } from '../../support/longRuns'

const RADIUS = 3

const SPAN = Array.from({ length: 2 * RADIUS + 1 }, (_, index) => index - RADIUS)
const OFFSETS = SPAN.flatMap((q) => SPAN.map((r) => axial(q, r))).filter(
  (offset) => hexDistance(offset, axial(0, 0)) <= RADIUS,
)
const GROUND = ['clear', 'clear', 'clear', 'rough', 'difficult', 'water', 'lava', 'fortification']
const SIDES: readonly (string | HexsideFeatures)[] = [
  'rough',
  'impassable',
  'water',
  'normal',
  'road',
  'fortification',
  entrance('red'),
  entrance('blue', 'red'),
  entrance(),
]
const PLACEMENTS: readonly Placement[] = [
  'ground',
  'ground',
  'ground',
  'low-flight',
  'high-flight',
  'shallow-infiltration',
  'deep-infiltration',
]

interface Figure {
  readonly at: Axial
  readonly facing: Facing
  readonly kind: 'troop' | 'formation' | 'small'
  readonly placement: Placement
  readonly stats: Readonly<Record<string, string | boolean>>
  readonly status: Readonly<Record<string, string>>
}

/** A position in offsets from HOME, so that it can be turned about it. */
interface Drawn {
  readonly hexes: readonly (readonly [Axial, HexChange])[]
  readonly sides: readonly (readonly [Axial, Direction, string | HexsideFeatures])[]
  readonly a: Figure
  readonly b: Figure
  readonly options: Scenario['options']
}

function draw(rng: Rng): Drawn {
  const { pick } = diceOf(rng)
  const [wild, built] = [rng.next() * 0.6, rng.next() * 0.3]
  const environment = pick(['outdoors', 'outdoors', 'cave'] as const)
  const figure = (at: Axial): Figure => {
    const kind = pick(['troop', 'troop', 'formation', 'small'] as const)
    const placement = kind === 'formation' ? 'ground' : pick(PLACEMENTS)
    return {
      ...{ at, kind, placement },
      facing: { kind: kind === 'formation' ? 'vertex' : pick(['side', 'vertex']), index: pick(DIRECTIONS) },
      stats: {
        weaponClass: pick(['bow', 'medium-infantry']),
        movementClass: placement.endsWith('flight') ? 'flying' : 'pedestrian',
        ...{ caveAdapted: true, climber: pick([true, false]), swimmer: pick([true, false]) },
      },
      status: { momentum: pick(['none', 'contact']) },
    }
  }
  const near = OFFSETS.filter((offset) => hexDistance(offset, axial(0, 0)) <= 2)
  return {
    hexes: OFFSETS.map((offset) => [
      offset,
      {
        terrain: rng.next() < wild ? pick(GROUND) : 'clear',
        level: rng.next() < wild ? rng.below(3) - 1 : 0,
        environment,
      },
    ]),
    sides: near.flatMap((offset) =>
      DIRECTIONS.filter(() => rng.next() < built).map((d) => [offset, d, pick(SIDES)] as const),
    ),
    a: figure(axial(0, 0)),
    b: figure(pick(near)),
    options: { sheet: pick(['mechanics', 'combat']), mixedTerrain: pick(['sum', 'worst']) },
  }
}

/** Clockwise by so many steps of 60 degrees. */
function turned({ q, r }: Axial, steps: number): Axial {
  return steps === 0 ? { q, r } : turned({ q: 0 - r, r: q + r }, steps - 1)
}

/** Builds the position, turned about HOME by so many steps. */
function built({ hexes, sides, a, b, options }: Drawn, steps = 0): Scenario {
  const at = (offset: Axial): Axial => addHex(HOME, turned(offset, steps))
  const placed = (figure: Drawn['a'], side: string): Placing => ({
    ...figure,
    at: at(figure.at),
    side,
    facing: { kind: figure.facing.kind, index: direction(figure.facing.index + steps) },
  })
  const sided = sides.map(([offset, d, features]) => [
    hexsideKey(hexsideOf(at(offset), direction(d + steps))),
    features,
  ])
  return field({
    options,
    hexes: Object.fromEntries(hexes.map(([offset, change]) => [hexKey(at(offset)), change])),
    hexsides: Object.fromEntries(sided) as Pieces['hexsides'],
    counters: { a: placed(a, 'red'), b: placed(b, 'blue') },
  })
}

const { cases, seed: first } = longRun('laws of the advantage')

function shown(scenario: Scenario, kind: (typeof ATTACK_KINDS)[number]) {
  const { items, sum, refused } = attack(scenario, kind)
  return {
    sum,
    items: items.map(({ reason, value }) => [reason.rule, value]),
    refused: refused?.map(({ rule }) => rule),
  }
}

describe('on random positions', () => {
  const drawn = Array.from({ length: cases }, (_, index) => draw(createRng(first + index)))

  test('the sum is that of the items, no item is nothing, and who is refused has none', () => {
    let possible = 0
    for (const position of drawn)
      for (const kind of ATTACK_KINDS) {
        const { items, sum, refused } = attack(built(position), kind)
        expect(items.reduce((total, { value }) => total + value, 0)).toBe(sum)
        expect(items.every(({ value }) => Number.isInteger(value) && value !== 0)).toBe(true)
        if (refused) expect([refused.length > 0, items.length]).toEqual([true, 0])
        else possible++
      }
    // Enough of them are possible for the law to say something.
    expect(possible).toBeGreaterThan(cases / 8)
  })

  test('turning the board by 60 degrees changes nothing', () => {
    for (const [index, position] of drawn.entries()) {
      const turn = built(position, 1 + (index % 5))
      for (const kind of ATTACK_KINDS) expect(shown(turn, kind)).toEqual(shown(built(position), kind))
    }
  })
})

describe('height is antisymmetric: what one has, the other lacks', () => {
  const FLIGHT: readonly Placement[] = ['ground', 'low-flight', 'high-flight']

  test('CM-FLY-3, CM-FLY-4, CM-SID-3', () => {
    const total = (items: readonly { readonly value: number }[]) =>
      items.reduce((sum, { value }) => sum + value, 0)
    const seen = new Set<number>()
    for (const one of FLIGHT)
      for (const other of FLIGHT)
        for (const level of [-2, 0, 1]) {
          const flying = { movementClass: 'flying' }
          const scenario = withHexes(
            duel({ a: { stats: flying, placement: one }, b: { stats: flying, placement: other } }),
            [away(0)],
            { level },
          )
          const [a, b] = [unit(scenario, 'a'), unit(scenario, 'b')]
          const forth = { attacker: a, target: b, from: HOME, into: away(0), zone: 'front' } as const
          const back = { attacker: b, target: a, from: away(0), into: HOME, zone: 'front' } as const
          for (const heightOf of [flyingShock, fireHeight, shockSideItems]) {
            const [up, down] = [forth, back].map((way) => total(heightOf(positionOf(scenario), way)))
            expect(up).toBe(0 - (down ?? Number.NaN))
            seen.add(up ?? Number.NaN)
          }
        }
    expect([...seen].sort((x, y) => x - y)).toEqual([-2, -1, 0, 1, 2])
  })
})

test('the turning of these tests is that of the directions', () => {
  for (const d of DIRECTIONS)
    expect(turned(subtractHex(neighbor(HOME, d), HOME), 1)).toEqual(
      subtractHex(neighbor(HOME, direction(d + 1)), HOME),
    )
})
