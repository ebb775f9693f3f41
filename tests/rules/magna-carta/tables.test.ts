/** The printed tables, cell by cell against the rules. */
import { expect, test } from 'vitest'
import { bandLabel, lookUp } from '#shared/rules/chances/table'
import { INFILTRATION } from '#shared/rules/magna-carta/figures/infiltrationTable'
import { magnaCarta } from '#shared/rules/magna-carta/index'

function printed(id: string): string[] {
  const table = magnaCarta.tables.find((candidate) => candidate.id === id)!
  return table.rows.map(({ label, cells, uncertain }) =>
    [label.en, ...cells.map(({ en }) => en), ...(uncertain ? ['?'] : [])].join(' | '),
  )
}

test('the tables this version prints, in order', () => {
  expect(magnaCarta.tables.map(({ id }) => id)).toEqual([
    'combat-foot',
    'combat-mounted',
    'fire-foot',
    'fire-mounted',
    'infiltration',
    'ranges',
    'naphtha-foot',
    'naphtha-mounted',
    'naphtha-stunned',
    'terrain',
    'hexsides',
    'movement',
  ])
})

test('MC-INF-9 and MC-INF-10: infiltration', () => {
  expect(printed('infiltration')).toEqual([
    '≤ 5 | no effect',
    '6–7 | the move ends there',
    '8–9 | character wounded',
    '≥ 10 | character killed',
    'infiltrating character mounted | −1',
    'infiltrating character in armour | −1',
    'infiltrating character wounded | +2',
    'opponent mounted | +1',
    'opponent with pole arm | +1',
    'opponent wounded | −2',
  ])
})

test('MC-FIR-4: fire, rows by cover, and the notes that make it readable', () => {
  expect(printed('fire-foot')).toHaveLength(9)
  expect(printed('fire-foot')[2]).toBe('3 | C | B | B | B')
  expect(printed('fire-mounted')[2]).toBe('3 | D | C | C')
  expect(magnaCarta.tables.find(({ id }) => id === 'fire-foot')?.notes?.map(({ en }) => en)).toEqual([
    'Row: modified die plus the weapon’s shift, 9 at most. Column: the target’s cover. Shifts: +0 dagger, crossbow; +1 lance thrown from horseback, lance thrown on foot, composite bow on horseback, composite bow on foot; +2 javelin on foot, short bow.',
    'Modifiers of the die, which counts as 1 to 10: medium range +1; long range +2; firer wounded +1; Turkish horse archer −1; archer or crossbowman less than 4 hexes away −2; target in armour +1.',
    'A: offensive fire, the character retreats 2 hexes; defensive fire, 2 hexes of movement less this turn, taken as points.',
    'B: offensive fire, character wounded; defensive fire, character wounded, and moves on with half of the remaining points only, rounded down.',
    'C: character killed.',
    '-: miss, no effect.',
  ])
})

test('MC-FIR-1: ranges, with the marks of what is uncertain', () => {
  expect(printed('ranges')).toEqual([
    'lance thrown from horseback | 1–3 | 4–6 | 7–9 | offensive only | no limit',
    'lance thrown on foot | 1–4 | 5–8 | 9–12 | offensive only | no limit',
    'javelin on foot | 1–5 | 6–12 | 13–25 | offensive only | no limit',
    'dagger | 1–2 | 3–4 | 5–7 | offensive and defensive | no limit | ?',
    'short bow | 1–10 | 11–25 | 26–50 | offensive only | no limit',
    'short bow (2nd mode) | 1–10 | 11–25 | 26–50 | offensive and defensive | halved, rounded down | ?',
    'composite bow on horseback | 1–8 | 9–15 | 16–35 | offensive and defensive | no limit | ?',
    'composite bow on foot | 1–12 | 13–30 | 31–70 | offensive only | no limit',
    'composite bow on foot (2nd mode) | 1–12 | 13–30 | 31–70 | offensive and defensive | halved, rounded down',
    'crossbow | 1–15 | 16–30 | 31–60 | offensive or defensive | may not move',
  ])
})

test('terrain and hexsides list every row of the ruleset', () => {
  expect(printed('terrain')).toHaveLength(magnaCarta.terrains.length)
  expect(printed('terrain')).toContain('wood | 2 | – | medium | yes | ours')
  expect(printed('hexsides')).toHaveLength(magnaCarta.features.length)
  expect(printed('hexsides')).toContain(
    'arrow slit | opening | no | – | – | from behind it only | no | yes | heavy | book',
  )
})

test('bands: their labels, and a table that ends too early', () => {
  expect(INFILTRATION.results.map((_, index) => bandLabel(INFILTRATION.results, index))).toEqual([
    '≤ 5',
    '6–7',
    '8–9',
    '≥ 10',
  ])
  const bands = [
    { upTo: 1, result: 'a' },
    { upTo: 2, result: 'b' },
  ]
  expect(bandLabel(bands, 1)).toBe('2')
  expect(() => lookUp(bands, 3)).toThrow()
})

test('HS-MOV-2: hexsides tell what crossing costs', () => {
  const crossings = printed('hexsides').map((line) =>
    line.split(' | ').filter((_, index) => [0, 3, 4].includes(index)),
  )
  expect(crossings).toContainEqual(['wall', '–', '–'])
  expect(crossings).toContainEqual(['hedge', '+1', '+2'])
  expect(crossings).toContainEqual(['door', '+0', '+0'])
  expect(crossings).toContainEqual(['ladder', '+2', '–'])
  expect(crossings).toContainEqual(['road', 'cost 1', 'cost 1'])
  expect(crossings).toContainEqual(['stream', '+1', '+1'])
})

test('HS-MOV-4, HS-MOV-5, MC-ADV-1, MC-FIR-5, MC-FIR-6: movement', () => {
  expect(printed('movement')).toEqual([
    'on foot, turning | no effect, no cost',
    'rider, turning by 60° | 1',
    'rider, about-turn | 3',
    'climbing one level | +1',
    'without stairs or a ladder, levels at the most | 1',
    'advance after combat, at the most | 2 hexes',
    'defensive fire, on foot, result A | −2 points',
    'defensive fire, on foot, result B | half of the rest, rounded down',
    'defensive fire, on foot, result C | the move ends',
    'defensive fire, mounted, result A | −4 points',
    'defensive fire, mounted, result B | the move ends',
    'defensive fire, mounted, result C | −4 points',
    'defensive fire, mounted, result D | on foot, 1 hex in armour, 2 without',
    'defensive fire, mounted, result E | the move ends',
  ])
})
