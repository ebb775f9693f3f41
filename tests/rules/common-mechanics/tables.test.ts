/** The printed tables, cell by cell against the rules; those of terrain, movement and obstacles have tests of their own. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/i18n/localized'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { printed } from './printed'

const { tables } = commonMechanics

test('the tables this version prints, in order', () => {
  expect(tables.map(({ id }) => id)).toEqual([
    'terrain',
    'hexsides',
    'obstacles',
    'movement',
    'wandering',
    'stacking',
    'advantage-mechanics',
    'advantage-combat',
    'ranges',
    'weather',
    'command',
  ])
})

test.each(tables.map((table) => [table.id, table] as const))(
  '%s: a cell under every column, words in both languages, a rule',
  (_, { rows, columns, title, rule }) => {
    expect(rows.length).toBeGreaterThan(1)
    for (const { label, cells } of rows) {
      expect(cells).toHaveLength(columns.length)
      for (const language of LANGUAGES) expect(label[language]).not.toBe('')
    }
    expect(title.fr).not.toBe('')
    expect(RULES).toHaveProperty([rule])
  },
)

test('CM-WAN-1: wandering, a row a level, a column a face', () => {
  expect(printed('wandering')).toEqual([
    'level 1 | left | as planned | as planned | as planned | as planned | right',
    'level 2 | cancelled | left | as planned | as planned | as planned | right',
    'level 3 | cancelled | cancelled | left | as planned | as planned | right',
    'level 4 | cancelled | cancelled | cancelled | left | as planned | right',
  ])
})

test('CM-STK-1: stacking', () => {
  expect(printed('stacking')).toEqual([
    'at most, a position | 10',
    'large unit | 4',
    'small unit | 1',
    'formation that admits one small unit only, figures | 4',
  ])
})

test('CM-TER-1: the Advantage by the mechanics sheet', () => {
  expect(printed('advantage-mechanics')).toEqual([
    'clear | 0 | 0',
    'rough | −1 | −2',
    'difficult | −2 | −4',
    'water | from −2, into +2 | 0',
    'lava | from −2, into +2 | 0',
    'fortification | from 0, into −4 | from 0, into −4',
    'on the flank | +2 | +2',
    'in the rear | +4 | +4',
    'higher / lower | +1 / −1 | +1 / −1',
    'flying above / below | +2 / −2 | –',
    'across a side, climbing | −4 | –',
    'across a side, swimming | −2 | –',
  ])
})

test('CM-TER-1: the combat sheet differs in terrain, and in fire from flank and rear', () => {
  const [mechanics, combat] = [printed('advantage-mechanics'), printed('advantage-combat')]
  expect(combat.filter((row) => !mechanics.includes(row))).toEqual([
    'rough | −1 | from −1, into −2',
    'difficult | −2 | from −1, into −4',
    'water | −2 | 0',
    'lava | −2 | 0',
    'on the flank | +2 | +1',
    'in the rear | +4 | +2',
  ])
})

test('CM-STAT-3: ranges by the grade of the weapon', () => {
  expect(printed('ranges')).toEqual([
    'bow | 3 | 3 | 3 | 3 | 3',
    'crossbow | 3 | 3 | 3 | 3 | 3',
    'artillery | 4 | 6 | 8 | 10 | 12',
  ])
})

test('CM-SCN-2: weather, wind and fog', () => {
  expect(printed('weather').filter((row) => !row.includes('| 0 | 0 | – | –'))).toEqual([
    'overcast | −1 | 0 | – | –',
    'rain | −3 | 0 | – | –',
    'storm | −4 | −1 | – | –',
    'wind: breeze | −1 | 0 | – | –',
    'wind: strong | −2 | 0 | – | –',
    'wind: violent | −4 | 0 | – | –',
    'mist | 0 | 0 | 1 | 2 hexes',
    'fog | 0 | 0 | 2 | 1 hex',
    'dense fog | 0 | 0 | 3 | 1 hex, skirmishers only',
    'pea-soup fog | 0 | 0 | 4 | no fire',
  ])
})

test('CM-CMD-1, CM-CMD-2: what infiltration does to command', () => {
  expect(printed('command')).toEqual(['infiltrated leader | +2 | – | −1', 'infiltrated unit | +2 | +2 | –'])
})
