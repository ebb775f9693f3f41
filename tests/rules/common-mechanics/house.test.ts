/** SCN-1: options and house tables of the common mechanics change what they are about, or are refused and reported. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testBoard } from '../../support/board'
import { printed } from './printed'
import { runChecks } from '#shared/checks/runChecks'
import { pathText } from '#shared/i18n/jsonInWords'
import { type Json } from '#shared/json/extra'
import { ADVANTAGE } from '#shared/rules/common-mechanics/figures/advantageFigures'
import { HOUSE_TABLES } from '#shared/rules/common-mechanics/house/houseTables'
import { playedFantasyPosition, playedFantasyRules } from '#shared/rules/common-mechanics/house/playedRules'
import { COMMON_MECHANICS, commonMechanics } from '#shared/rules/common-mechanics/index'
import { type FantasyRules } from '#shared/rules/common-mechanics/position/fantasyRules'
import { featureRow, markerRow, terrainRow } from '#shared/rules/contract/rows'

type Tables = Readonly<Record<string, Json>>

function played(houseTables: Tables): FantasyRules {
  const { rules, overridden, faults } = playedFantasyRules(COMMON_MECHANICS, { options: {}, houseTables })
  expect(faults).toEqual([])
  expect([...overridden].sort()).toEqual(Object.keys(houseTables).sort())
  return rules
}

/** A case for each table: the answer that it changes, before and after. */
const CASES: readonly {
  readonly table: string
  readonly data: Json
  readonly asked: (rules: FantasyRules) => unknown
  readonly before: unknown
  readonly after: unknown
}[] = [
  {
    table: 'terrain',
    data: [{ id: 'wood', difficulty: 'rough' }],
    asked: ({ rows }) => [terrainRow(rows, 'wood')?.difficulty, terrainRow(rows, 'wood')?.source],
    before: ['difficult', 'house'],
    after: ['rough', 'house'],
  },
  {
    table: 'terrain',
    data: [{ id: 'scree', like: 'rough', name: { fr: 'éboulis', en: 'scree' } }],
    asked: ({ rows }) => terrainRow(rows, 'scree'),
    before: undefined,
    after: {
      id: 'scree',
      name: { fr: 'éboulis', en: 'scree' },
      // The first letter of its id that no terrain has.
      char: 's',
      look: 'rough',
      caveLook: 'cave-rough',
      difficulty: 'rough',
      source: 'house',
      rule: 'CM-TER-1',
    },
  },
  {
    table: 'hexsides',
    data: [{ id: 'rough', shock: -3, fire: -5, crossing: 'climb', endsCharge: false }],
    asked: ({ rows }) => {
      const { shock, fire, crossing, endsCharge, endsFormation } = featureRow(rows, 'rough')!
      return [shock, fire, crossing, endsCharge, endsFormation]
    },
    before: [-1, -2, 'rough', true, true],
    after: [-3, -5, 'climb', false, true],
  },
  {
    table: 'obstacles',
    data: [
      { id: 'pavises', extraHalves: 2, defensive: true },
      { id: 'smoke-dense', wandering: 4 },
    ],
    asked: ({ rows }) => [markerRow(rows, 'pavises')?.extraHalves, markerRow(rows, 'smoke-dense')?.wandering],
    before: [0, 3],
    after: [2, 4],
  },
  {
    table: 'movement',
    data: {
      goingUp: 1,
      classes: {
        mounted: {
          base: 3.5,
          turn: { further: 1.5 },
          costs: { cave: { clear: null, difficult: 2 }, outdoors: { clear: 'min' } },
          change: 'all',
        },
      },
    },
    asked: ({ figures: { movement } }) => {
      const { base, turn, costs, change, roughSide } = movement.classes.mounted
      return [movement.goingUp, base, turn, costs.cave.clear, costs.cave.difficult, costs.cave.road].concat(
        costs.outdoors.clear as never,
        change as never,
        roughSide as never,
      )
    },
    before: [1, 6, { first: 1, further: 2 }, 2, 'min', 1, 1, 'never', 2],
    after: [2, 7, { first: 1, further: 3 }, 'never', 4, 1, 'min', 'all', 2],
  },
  {
    table: 'advantage-mechanics',
    data: {
      terrain: { shock: { rough: -2, water: { from: -1, into: 1 }, lava: null } },
      facing: { fire: { rear: 6 } },
      higher: 2,
    },
    asked: ({ figures: { advantage } }) => {
      const { terrain, facing, higher } = advantage.mechanics
      return [terrain.shock, terrain.fire, facing, higher, advantage.combat.higher]
    },
    before: [
      ADVANTAGE.mechanics.terrain.shock,
      ADVANTAGE.mechanics.terrain.fire,
      { shock: { flank: 2, rear: 4 }, fire: { flank: 2, rear: 4 } },
      1,
      1,
    ],
    after: [
      {
        rough: { either: -2 },
        difficult: { either: -2 },
        water: { from: -1, into: 1 },
        lava: undefined,
        fortification: { from: 0, into: -4 },
      },
      ADVANTAGE.mechanics.terrain.fire,
      { shock: { flank: 2, rear: 4 }, fire: { flank: 2, rear: 6 } },
      2,
      1,
    ],
  },
  {
    table: 'advantage-combat',
    data: { terrainCounts: 'both-on-ground', flyingAbove: 3 },
    asked: ({ figures: { advantage } }) => [
      advantage.combat.terrainCounts,
      advantage.combat.flyingAbove,
      advantage.mechanics.flyingAbove,
    ],
    before: ['one-on-ground', 2, 2],
    after: ['both-on-ground', 3, 2],
  },
  {
    table: 'ranges',
    data: { bow: 4, crossbow: null, artillery: [1, 2, 3, 4, 5] },
    asked: ({ figures: { weapons } }) => weapons.range,
    before: { bow: 3, crossbow: 3, artillery: [4, 6, 8, 10, 12] },
    after: { bow: 4, crossbow: undefined, artillery: [1, 2, 3, 4, 5] },
  },
  {
    table: 'wandering',
    data: {
      '2': [
        { upTo: 3, result: 'left' },
        { upTo: null, result: 'right' },
      ],
    },
    asked: ({ figures: { wandering } }) => [wandering.levels[1]?.length, wandering.levels[0]?.length],
    before: [4, 3],
    after: [2, 3],
  },
  {
    table: 'weather',
    data: {
      weather: { heatwave: -1 },
      wind: { breeze: 0 },
      movement: { rain: -1 },
      fogLevel: { mist: 2 },
      fogFire: { mist: { range: 4 }, fog: null },
    },
    asked: ({ figures: { weather } }) => [
      weather.weather,
      weather.wind.breeze,
      weather.movement,
      weather.fogLevel.mist,
      [weather.fogFire.mist, weather.fogFire.fog],
    ],
    before: [{ overcast: -1, rain: -3, storm: -4 }, -1, { storm: -1 }, 1, [{ range: 2 }, { range: 1 }]],
    after: [
      { heatwave: -1, overcast: -1, rain: -3, storm: -4 },
      0,
      { rain: -1, storm: -1 },
      2,
      [{ range: 4 }, null],
    ],
  },
  {
    table: 'stacking',
    data: { most: 12 },
    asked: ({ figures: { stacking } }) => [stacking.most, stacking.large],
    before: [10, 4],
    after: [12, 4],
  },
  {
    table: 'command',
    data: { order: { leaderGrades: -2 } },
    asked: ({ figures: { command } }) => command.order,
    before: { targetInfiltrated: 2, leaderGrades: -1 },
    after: { targetInfiltrated: 2, leaderGrades: -2 },
  },
]

describe('SCN-1: what a house table changes', () => {
  test('every table has a case', () => {
    expect([...new Set(CASES.map(({ table }) => table))]).toEqual(HOUSE_TABLES.map(({ table }) => table))
  })

  test.each(CASES)('$table', ({ table, data, asked, before, after }) => {
    expect(asked(COMMON_MECHANICS)).toEqual(before)
    expect(asked(played({ [table]: data }))).toEqual(after)
  })

  test.each(CASES)('$table prints as the house’s own, and the others as they were', ({ table, data }) => {
    const { ruleset, overridden } = commonMechanics.under({ options: {}, houseTables: { [table]: data } })
    expect(overridden).toEqual([table])
    for (const own of commonMechanics.tables) {
      const laid = ruleset.tables.find(({ id }) => id === own.id)!
      if (own.id === table) expect(laid).not.toEqual(own)
      if (own.id === table) expect(laid.source).toBe('house')
      // Going up is listed beside the hexsides too.
      else if (own.id !== 'hexsides') expect(laid).toEqual(own)
    }
  })

  test('an obstacle may name a terrain of the house, but no stranger', () => {
    const obstacles = [{ id: 'bridge', terrain: 'planks' }]
    const terrain = [{ id: 'planks', like: 'clear' }]
    const faults = (houseTables: Tables) => commonMechanics.under({ options: {}, houseTables }).faults
    expect(faults({ obstacles, terrain })).toEqual([])
    expect(faults({ obstacles }).map(({ path }) => pathText(path))).toEqual([
      'houseTables.obstacles[0].terrain',
    ])
  })
})

const REFUSED: readonly (readonly [table: string, data: Json, at: string, english: string])[] = [
  [
    'terrain',
    [{ id: 'wood', difficulty: 'muddy' }],
    'terrain[0].difficulty',
    'found the text "muddy", expected one of "clear", "rough"',
  ],
  ['terrain', [{ id: 'wood', costFoot: 2 }], 'terrain[0]', 'found the text "costFoot", expected one of'],
  [
    'hexsides',
    [{ id: 'rough', crossing: 'jump' }],
    'hexsides[0].crossing',
    'found the text "jump", expected one of "free", "rough", "climb", "swim"',
  ],
  [
    'obstacles',
    [{ id: 'debris', extraHalves: 0.5 }],
    'obstacles[0].extraHalves',
    'found the number 0.5, expected a whole number from 0 to 99',
  ],
  [
    'obstacles',
    [{ id: 'smoke-dense', wandering: 5 }],
    'obstacles[0].wandering',
    'found the number 5, expected a whole number from 1 to 4, or null',
  ],
  ['markers', [], 'markers', 'found the text "markers", expected one of "terrain", "hexsides", "obstacles"'],
  ['movement', [], 'movement', 'found a list of 0 items, expected an object'],
  [
    'movement',
    { goingUp: 0.3 },
    'movement.goingUp',
    'found the number 0.3, expected points from 0 to 99, in halves',
  ],
  [
    'movement',
    { classes: { rider: {} } },
    'movement.classes',
    'found the text "rider", expected one of "pedestrian", "mounted"',
  ],
  [
    'movement',
    { classes: { mounted: { costs: { cave: { clear: 'all' } } } } },
    'movement.classes.mounted.costs.cave.clear',
    'found the text "all", expected points, "min" or null',
  ],
  [
    'movement',
    { classes: { flying: { change: 'min' } } },
    'movement.classes.flying.change',
    'found the text "min", expected points, "all" or null',
  ],
  ['wandering', { '5': [] }, 'wandering', 'found the text "5", expected one of "1", "2", "3", "4"'],
  ['wandering', { '1': [] }, 'wandering["1"]', 'found a list of 0 items, expected one band at least'],
  [
    'wandering',
    { '1': [{ upTo: null, result: 'up' }] },
    'wandering["1"][0].result',
    'found the text "up", expected one of "cancelled", "left", "planned", "right"',
  ],
  ['stacking', { most: -1 }, 'stacking.most', 'found the number -1, expected a whole number from 0 to 999'],
  ['stacking', { huge: 9 }, 'stacking', 'found the text "huge", expected one of "most", "large", "small"'],
  [
    'advantage-combat',
    { terrain: { shock: { rough: { from: 1 } } } },
    'advantage-combat.terrain.shock.rough',
    'found an object, expected an object with the key "into"',
  ],
  [
    'advantage-mechanics',
    { facing: { shock: { front: 1 } } },
    'advantage-mechanics.facing.shock',
    'found the text "front", expected one of "flank", "rear"',
  ],
  ['ranges', { bow: 0 }, 'ranges.bow', 'found the number 0, expected a whole number from 1 to 99, or null'],
  ['ranges', { bow: [1, 2] }, 'ranges.bow', 'found a list of 2 items, expected 5 ranges, one a grade'],
  [
    'weather',
    { fogFire: { fog: { skirmishersOnly: true } } },
    'weather.fogFire.fog.range',
    'found nothing, expected a whole number from 0 to 99',
  ],
  [
    'command',
    { test: { leaderInfiltrated: 'x' } },
    'command.test.leaderInfiltrated',
    'found the text "x", expected a whole number from -99 to 999',
  ],
]

describe('SCN-1: what is refused', () => {
  test.each(REFUSED)('%s %j', (table, data, at, english) => {
    const { rules, overridden, faults } = playedFantasyRules(COMMON_MECHANICS, {
      options: {},
      houseTables: { [table]: data },
    })
    expect(rules).toBe(COMMON_MECHANICS)
    expect(overridden).toEqual([])
    expect(faults.map(({ path }) => pathText(path))).toEqual([`houseTables.${at}`])
    expect(faults[0]!.problem.en.slice(0, english.length)).toBe(english)
    expect(faults[0]!.problem.fr).toMatch(/^trouvé\u202f: .+\u202f; attendu\u202f: .+/)
  })

  test('the check tells each fault', () => {
    const scenario = testBoard({
      ruleset: 'common-mechanics',
      counterTypes: {},
      options: { sheet: 'mine' },
      houseTables: { movement: { climb: 1 } },
    })
    expect(runChecks(scenario, commonMechanics).map(({ message }) => message.en)).toEqual([
      'options.sheet: found the text "mine", expected one of "mechanics", "combat" (SCN-1).',
      'houseTables.movement: found the text "climb", expected one of "classes", "perGrade", "goingUp", "passingFriend" (SCN-1).',
    ])
  })
})

describe('SCN-1: a scenario plays its own rules', () => {
  const house = { options: { sheet: 'combat' }, houseTables: { stacking: { most: 12 } } }

  test('its options and tables are in the position that questions are asked of', () => {
    const { rules, rows } = playedFantasyPosition(COMMON_MECHANICS, { ...testBoard(), ...house })
    expect(rules.chosen).toEqual({ sheet: 'combat' })
    expect(rules.figures.stacking.most).toBe(12)
    expect(rows).toBe(COMMON_MECHANICS.rows)
  })

  test('the same object when nothing differs, and for the same options and tables', () => {
    const none = { options: {}, houseTables: {} }
    expect(commonMechanics.under(none)).toEqual({ ruleset: commonMechanics, overridden: [], faults: [] })
    expect(commonMechanics.under(none).ruleset).toBe(commonMechanics)
    const { ruleset } = commonMechanics.under(house)
    expect(ruleset).not.toBe(commonMechanics)
    expect(commonMechanics.under({ ...house }).ruleset).toBe(ruleset)
    expect(ruleset.under(house).ruleset).toBe(ruleset)
    expect(ruleset.under(none).ruleset).toBe(commonMechanics)
    const { rules } = playedFantasyRules(COMMON_MECHANICS, house)
    expect(playedFantasyRules(rules, none).rules).toBe(COMMON_MECHANICS)
  })

  test('CM-SID-3: by the combat sheet the hexsides table takes its figures', () => {
    const tables = { 'advantage-combat': { higher: 2 } }
    const by = (sheet: string) =>
      printed('hexsides', commonMechanics.under({ options: { sheet }, houseTables: tables }).ruleset)[0]
    expect(by('combat')).toContain('+2 / −2')
    expect(by('mechanics')).toContain('+1 / −1')
  })
})

test('SCN-1: the example of shared/rules/README.md is played without a fault, and every table is told there', () => {
  const text = readFileSync(new URL('../../../shared/rules/README.md', import.meta.url), 'utf8')
  const [, json = ''] = /```json common-mechanics\n([\s\S]*?)```/.exec(text) ?? []
  const example = JSON.parse(json) as { options: Record<string, Json>; houseTables: Tables }
  const { ruleset, overridden, faults } = commonMechanics.under(example)
  expect(faults).toEqual([])
  expect([...overridden].sort()).toEqual(Object.keys(example.houseTables).sort())
  expect(terrainRow(ruleset, 'scree')).toMatchObject({ char: 's', look: 'rough' })
  for (const { table } of HOUSE_TABLES) expect(text).toContain(`\`${table}\``)
})
