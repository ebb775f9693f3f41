import { describe, expect, test } from 'vitest'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { hexName, hexsideName } from '#shared/hex/numbering'
import { parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { analysisOf } from '#shared/rules/registry/parts'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { testBoard, withHexes, withHexsides, withMarker, withStructure } from '../../support/board'
import { hexNamed } from '../../support/names'
import { naphthaPasses } from '#shared/rules/magna-carta/naphtha/naphthaThrower'

// The test map is flat-topped, A1 to L10; B2 to B6 is a column, C3 to E3 runs along the side of D3 and D4.
const OPEN = testBoard()
const WALL: HexsideFeatures = { barrier: { feature: 'wall' } }
// B4/B5 belongs to B5.
const BATTLEMENT = (inside: 'owner' | 'across'): HexsideFeatures => ({
  barrier: { feature: 'battlement', inside },
})
const SLIT = (inside: 'owner' | 'across'): HexsideFeatures => ({
  ...WALL,
  opening: { feature: 'arrow-slit', inside },
})
const WINDOW: HexsideFeatures = { ...WALL, opening: { feature: 'window' } }

interface Seen {
  readonly visible: boolean | 'unknown'
  readonly rules: readonly RuleId[]
  readonly blockedBy?: string
}

function trace(scenario: Scenario, from: string, to: string): Seen {
  const { sight } = analysisOf('magna-carta') ?? {}
  if (!sight) throw new Error('no analysis')
  const ends = { from: hexNamed(scenario, from), to: hexNamed(scenario, to) }
  const { visible, because, blockedBy } = sight.traceLineOfSight(scenario, ends)
  const { numbering, grid } = scenario.map
  return {
    visible,
    rules: because.map(({ rule }) => rule),
    ...(blockedBy && {
      blockedBy:
        'hex' in blockedBy
          ? hexName(parseHexKey(blockedBy.hex), numbering, grid)
          : hexsideName(parseHexsideKey(blockedBy.hexside), numbering, grid),
    }),
  }
}

/** Is it seen? Asked from both ends, which must agree. */
function sees(scenario: Scenario, from: string, to: string): boolean {
  const there = trace(scenario, from, to)
  expect(trace(scenario, to, from).visible, `${to} to ${from}`).toBe(there.visible)
  return there.visible === true
}

/** Gives the hex or hexside that blocks the line, and the rule. */
const blocked = (
  scenario: Scenario,
  from: string,
  to: string,
): Pick<Seen, 'blockedBy'> & { rule?: RuleId } => {
  const { visible, rules, blockedBy } = trace(scenario, from, to)
  expect(visible).toBe(false)
  return { ...(blockedBy && { blockedBy }), ...(rules[0] && { rule: rules[0] }) }
}

describe('HS-LOS-1: from centre to centre; the end hexes never block', () => {
  test('HS-LOS-1: open ground, and the hex itself', () => {
    expect(trace(OPEN, 'B2', 'H9')).toEqual({ visible: true, rules: ['HS-LOS-1'] })
    expect(sees(OPEN, 'B2', 'B2')).toBe(true)
  })

  test('HS-LOS-1: off the map nothing can be told; no hex sees or is seen from there', () => {
    const { sight } = analysisOf('magna-carta') ?? {}
    const [outside, inside] = [{ q: -1, r: 3 }, hexNamed(OPEN, 'B2')]
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const)
      expect(sight?.traceLineOfSight(OPEN, { from, to })).toMatchObject({
        visible: 'unknown',
        because: [{ rule: 'DOC-6' }],
      })
    expect(sight?.fieldOfView(OPEN, outside).visible).toEqual([])
  })

  test('HS-LOS-1: one sees into the first wood and out of it, not past it', () => {
    const wood = withHexes(OPEN, ['B4'], 'wood')
    expect(sees(wood, 'B2', 'B4')).toBe(true)
    expect(sees(wood, 'B2', 'B5')).toBe(false)
  })
})

describe('HS-LOS-2: along a hexside or through a vertex the line has two lanes', () => {
  test('HS-LOS-2: along a side, one wood hides nothing, two do', () => {
    const one = withHexes(OPEN, ['D3'], 'wood')
    expect(trace(one, 'C3', 'E3')).toEqual({ visible: true, rules: ['HS-LOS-2', 'HS-LOS-1'] })
    expect(sees(withHexes(OPEN, ['D4'], 'wood'), 'C3', 'E3')).toBe(true)
    const two = withHexes(OPEN, ['D3', 'D4'], 'wood')
    expect(blocked(two, 'C3', 'E3')).toEqual({ blockedBy: 'D3', rule: 'HS-LOS-4' })
    expect(sees(two, 'C3', 'E3')).toBe(false)
  })

  test('HS-LOS-2: the side it runs along does not block', () => {
    expect(sees(withHexsides(OPEN, ['D3/D4'], WALL), 'C3', 'E3')).toBe(true)
  })

  test('HS-LOS-2: a lane is blocked by its walls too', () => {
    const wall = withHexsides(OPEN, ['C3/D3'], WALL)
    expect(sees(wall, 'C3', 'E3')).toBe(true)
    expect(sees(withHexsides(wall, ['D4/E3'], WALL), 'C3', 'E3')).toBe(false)
  })

  // C4 to G7 passes exactly through the vertex of D5, E5 and D6.
  test('HS-LOS-2: past the end of a wall one sees; not where it runs on from the vertex', () => {
    const wall = withHexsides(OPEN, ['D5/E5'], WALL)
    expect(sees(wall, 'C4', 'G7')).toBe(true)
    for (const next of ['D5/D6', 'D6/E5'])
      expect(sees(withHexsides(wall, [next], WALL), 'C4', 'G7')).toBe(false)
    expect(sees(withHexes(wall, ['D6'], 'wood'), 'C4', 'G7')).toBe(false)
    expect(sees(withHexes(OPEN, ['D6'], 'wood'), 'C4', 'G7')).toBe(true)
  })

  test('HS-LOS-2: a lane off the map is none', () => {
    // B1 to D1 runs along the rim, over C1.
    expect(sees(OPEN, 'B1', 'D1')).toBe(true)
    expect(blocked(withHexes(OPEN, ['C1'], 'wood'), 'B1', 'D1')).toEqual({
      blockedBy: 'C1',
      rule: 'HS-LOS-4',
    })
  })
})

describe('HS-LOS-3: the line rises or falls evenly from ground to ground', () => {
  test('HS-LOS-3: a crest of bare ground hides; as high as the line it does not', () => {
    const crest = withHexes(OPEN, ['B4'], { level: 1 })
    expect(blocked(crest, 'B2', 'B6')).toEqual({ blockedBy: 'B4', rule: 'HS-LOS-3' })
    // From level 1 the line passes B4, half way, at exactly 1.
    expect(sees(withHexes(crest, ['B2'], { level: 1 }), 'B2', 'B6')).toBe(true)
    expect(sees(withHexes(crest, ['B2'], { level: 1 }), 'B2', 'B5')).toBe(false)
    expect(sees(withHexes(crest, ['B2', 'B6'], { level: 1 }), 'B2', 'B6')).toBe(true)
  })

  test('HS-LOS-3: from the second rank of a height its edge hides the foot, not what lies farther', () => {
    const height = withHexes(OPEN, ['B2', 'B3'], { level: 2 })
    for (const [to, visible] of [
      ['B4', false],
      ['B5', false],
      ['B6', true],
      ['B9', true],
    ] as const)
      expect(sees(height, 'B2', to), to).toBe(visible)
    expect(sees(height, 'B3', 'B4')).toBe(true)
  })

  test('HS-LOS-3: from a height one sees over a wood, but not into what it hides behind it', () => {
    // Eye at 4.5: over B3 (distance 1 of 4) the line is at 3.5, over B5 at 1.5.
    const tower = withHexes(OPEN, ['B2'], { level: 4 })
    const near = withHexes(tower, ['B3'], 'wood')
    expect(trace(near, 'B2', 'B6')).toEqual({ visible: true, rules: ['HS-LOS-3', 'HS-LOS-1'] })
    expect(blocked(withHexes(tower, ['B5'], 'wood'), 'B2', 'B6')).toEqual({
      blockedBy: 'B5',
      rule: 'HS-LOS-4',
    })
  })
})

describe('HS-LOS-4: what grows or stands on a hex rises above its ground', () => {
  test.each([
    ['wood', false],
    ['house', false],
    ['tower', false],
    ['brush', true],
    ['orchard', true],
    ['field', true],
    ['moat', true],
  ])('HS-LOS-4: over %s: %s', (terrain, visible) => {
    expect(sees(withHexes(OPEN, ['B4'], terrain), 'B2', 'B6')).toBe(visible)
  })

  test('HS-LOS-4: a tower hex hides what is behind it', () => {
    const tower = withStructure(OPEN, ['B4'], 'tower-hex')
    expect(blocked(tower, 'B2', 'B6')).toEqual({ blockedBy: 'B4', rule: 'HS-LOS-4' })
  })
})

describe('HS-LOS-5: a wall blocks below its top, counted from the higher of its hexes', () => {
  test('HS-LOS-5: a wall hides, a low wall, a hedge or a fence does not', () => {
    expect(blocked(withHexsides(OPEN, ['B4/B5'], WALL), 'B2', 'B6')).toEqual({
      blockedBy: 'B4/B5',
      rule: 'HS-LOS-5',
    })
    expect(sees(withHexsides(OPEN, ['B4/B5'], WALL), 'B4', 'B5')).toBe(false)
    for (const feature of ['wall-low', 'hedge', 'fence', 'cliff'])
      expect(sees(withHexsides(OPEN, ['B4/B5'], { barrier: { feature } }), 'B2', 'B6'), feature).toBe(true)
  })

  test('HS-LOS-5: seen over from high enough, on higher ground it stands higher', () => {
    // Eye at 4.5: the line to B6 crosses B3/B4 at 3 and B5/B6 at 1.
    const high = withHexes(OPEN, ['B2'], { level: 4 })
    const wall = withHexsides(high, ['B3/B4'], WALL)
    expect(sees(wall, 'B2', 'B6')).toBe(true)
    expect(sees(withHexsides(high, ['B5/B6'], WALL), 'B2', 'B6')).toBe(false)
    expect(blocked(withHexes(wall, ['B4'], { level: 2 }), 'B2', 'B6')).toEqual({
      blockedBy: 'B3/B4',
      rule: 'HS-LOS-5',
    })
  })

  test('HS-LOS-5: the front of a wall hex is a wall', () => {
    const wall = withStructure(OPEN, ['B4'], { feature: 'wall-hex', facing: { kind: 'side', index: 0 } })
    expect(blocked(wall, 'B2', 'B6')).toEqual({ blockedBy: 'B3/B4', rule: 'HS-LOS-5' })
    expect(sees(wall, 'B4', 'B6')).toBe(true)
  })
})

describe('HS-LOS-6: an open door lets sight pass, a closed one is its wall', () => {
  test.each([
    ['door', { state: 'open' }, true],
    ['door', { state: 'closed' }, false],
    ['door', {}, false],
    ['gate', { state: 'open' }, true],
    ['gate', { state: 'open', portcullis: 'lowered' }, true],
    ['gate', { state: 'open', portcullis: 'raised' }, true],
    ['gate', { state: 'closed', portcullis: 'raised' }, false],
  ] as const)('HS-LOS-6: %s %j: %s', (feature, state, visible) => {
    const door = withHexsides(OPEN, ['B4/B5'], { ...WALL, opening: { feature, ...state } })
    expect(sees(door, 'B2', 'B6')).toBe(visible)
    if (!visible) expect(blocked(door, 'B2', 'B6')).toEqual({ blockedBy: 'B4/B5', rule: 'HS-LOS-6' })
  })

  test('HS-LOS-6: who is high enough sees over a closed one', () => {
    const door = withHexsides(OPEN, ['B3/B4'], { ...WALL, opening: { feature: 'door', state: 'closed' } })
    expect(sees(withHexes(door, ['B2'], { level: 4 }), 'B2', 'B6')).toBe(true)
  })
})

describe('HS-LOS-7: through a loophole one sees only from or to the hex directly behind it', () => {
  test('HS-LOS-7: a slit serves the hex inside, not those deeper, nor the hex outside', () => {
    const slit = withHexsides(OPEN, ['B4/B5'], SLIT('owner'))
    expect(trace(slit, 'B5', 'B1')).toEqual({ visible: true, rules: ['HS-LOS-7', 'HS-LOS-1'] })
    expect(sees(slit, 'B1', 'B5')).toBe(true)
    expect(blocked(slit, 'B1', 'B6')).toEqual({ blockedBy: 'B4/B5', rule: 'HS-LOS-7' })
    expect(sees(slit, 'B6', 'B4')).toBe(false)
    const turned = withHexsides(OPEN, ['B4/B5'], SLIT('across'))
    expect(sees(turned, 'B4', 'B6')).toBe(true)
    expect(sees(turned, 'B5', 'B1')).toBe(false)
  })

  test('HS-LOS-7: a window serves either hex', () => {
    const window = withHexsides(OPEN, ['B4/B5'], WINDOW)
    expect(sees(window, 'B5', 'B1')).toBe(true)
    expect(sees(window, 'B4', 'B7')).toBe(true)
    expect(sees(window, 'B3', 'B6')).toBe(false)
  })

  test('HS-LOS-7: a battlement serves its inside; from high up one sees over it', () => {
    const walk = withHexes(withHexsides(OPEN, ['B4/B5'], BATTLEMENT('owner')), ['B5', 'B6'], { level: 2 })
    expect(sees(walk, 'B5', 'B1')).toBe(true)
    // From B6 the line to B1 crosses the battlement at 1.9; it stands to 3.
    expect(blocked(walk, 'B6', 'B1')).toEqual({ blockedBy: 'B4/B5', rule: 'HS-LOS-7' })
    expect(sees(withHexes(walk, ['B6'], { level: 5 }), 'B6', 'B1')).toBe(true)
  })

  test('HS-LOS-7: from slit to slit, across a court, each behind its own', () => {
    const court = withHexsides(withHexsides(OPEN, ['B2/B3'], SLIT('across')), ['B6/B7'], SLIT('owner'))
    expect(sees(court, 'B2', 'B7')).toBe(true)
    expect(sees(court, 'B1', 'B7')).toBe(false)
  })

  test('HS-LOS-7: an arrow-slit hex looks out on the side it faces, walled on the next ones', () => {
    const slit = withStructure(OPEN, ['B5'], {
      feature: 'arrow-slit-hex',
      facing: { kind: 'side', index: 0 },
    })
    expect(sees(slit, 'B5', 'B1')).toBe(true)
    expect(sees(slit, 'B6', 'B1')).toBe(false)
    expect(sees(slit, 'B5', 'A4')).toBe(false)
  })
})

describe('HS-LOS-8: a roof hides, but not from nor to one who is under a roof', () => {
  test('HS-LOS-8: within a house and out of its open side; past it, not', () => {
    const house = withHexes(OPEN, ['B3', 'B4', 'B5'], 'house')
    expect(trace(house, 'B3', 'B5')).toEqual({ visible: true, rules: ['HS-LOS-8', 'HS-LOS-1'] })
    expect(sees(house, 'B3', 'B7')).toBe(true)
    expect(sees(house, 'B2', 'B6')).toBe(false)
    expect(sees(withHexsides(house, ['B4/B5'], WALL), 'B3', 'B5')).toBe(false)
  })

  test('HS-LOS-8: the ground under a roof still hides', () => {
    const mound = withHexes(withHexes(OPEN, ['B3', 'B4', 'B5'], 'house'), ['B4'], { level: 1 })
    expect(blocked(mound, 'B3', 'B5')).toEqual({ blockedBy: 'B4', rule: 'HS-LOS-3' })
  })
})

describe('HS-LOS-9: what has fallen hides nothing', () => {
  test('HS-LOS-9: a wall without integrity, a wall under rubble, a tower in rubble', () => {
    const fallen = withHexsides(OPEN, ['B4/B5'], { barrier: { feature: 'wall', integrity: 0 } })
    expect(sees(fallen, 'B2', 'B6')).toBe(true)
    const breach = withMarker(withHexsides(OPEN, ['B4/B5'], WALL), ['B4'], 'rubble')
    expect(sees(breach, 'B2', 'B6')).toBe(true)
    const tower = withStructure(OPEN, ['B4'], 'tower-hex')
    expect(sees(withMarker(tower, ['B4'], 'rubble'), 'B2', 'B6')).toBe(true)
    expect(sees(withMarker(withHexes(OPEN, ['B4'], 'house'), ['B4'], 'rubble'), 'B2', 'B6')).toBe(true)
  })
})

describe('rows of the scenario', () => {
  test('HS-LOS-4, HS-LOS-5: a house terrain and a house wall hide by their data alone', () => {
    const houseTables = {
      terrain: [{ id: 'heath', like: 'brush', char: 'k', sightHeight: 1 }],
      hexsides: [{ id: 'palisade', like: 'fence', sight: 'blocks', sightHeight: 1 }],
    }
    const heath = { ...withHexes(OPEN, ['B4'], 'heath'), houseTables }
    expect(blocked(heath, 'B2', 'B6')).toEqual({ blockedBy: 'B4', rule: 'HS-LOS-4' })
    expect(sees({ ...heath, houseTables: {} }, 'B2', 'B6')).toBe(true)
    const palisade = withHexsides({ ...OPEN, houseTables }, ['B4/B5'], 'palisade')
    expect(blocked(palisade, 'B2', 'B6')).toEqual({ blockedBy: 'B4/B5', rule: 'HS-LOS-5' })
  })
})

describe('HS-LOS-17: naphtha does not pass an opening too narrow', () => {
  const passes = (scenario: Scenario, from: string, to: string) =>
    naphthaPasses(medievalPosition(MAGNA_CARTA, scenario), hexNamed(scenario, from), hexNamed(scenario, to))

  test('HS-LOS-17 (MC-MAP-4): not through a slit; through a window, over a battlement', () => {
    const slit = passes(withHexsides(OPEN, ['B4/B5'], SLIT('owner')), 'B5', 'B1')
    expect(slit.value).toBe(false)
    expect(slit.because.map(({ rule }) => rule)).toEqual(['HS-LOS-17', 'MC-MAP-4'])
    expect(passes(withHexsides(OPEN, ['B4/B5'], WINDOW), 'B5', 'B1').value).toBe(true)
    expect(passes(withHexsides(OPEN, ['B4/B5'], BATTLEMENT('owner')), 'B5', 'B1').value).toBe(true)
  })

  test('HS-LOS-17: nor where nothing is seen', () => {
    const wall = passes(withHexsides(OPEN, ['B4/B5'], WALL), 'B5', 'B1')
    expect(wall).toMatchObject({ value: false, because: [{ rule: 'HS-LOS-5' }] })
  })
})
