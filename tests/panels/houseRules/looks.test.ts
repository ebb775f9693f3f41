/** Every look that the painter knows can be chosen by a name in words, and is painted. */
import { describe, expect, test } from 'vitest'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import {
  lookName,
  LOOKS,
  lookSwatch,
  type Painted,
  rowSwatch,
} from '../../../renderer/dialogs/houseRules/looks'
import { pastedBlock, shownValue, typedValue } from '../../../renderer/dialogs/houseRules/typed'

const CHOICES = (Object.keys(LOOKS) as Painted[]).flatMap((of) =>
  LOOKS[of].map((look) => [of, look] as const),
)

const ALIKE: readonly string[] = ['fortification']

describe('looks', () => {
  test.each(CHOICES)('%s: %s has a name', (of, look) => {
    // The ids of looks are English words: a French name is no id, but for what both languages write alike.
    const { fr, en } = lookName(of, look)
    expect(en).not.toBe('')
    if (!ALIKE.includes(look)) expect(fr).not.toBe(look)
  })

  test('a row is painted as it would be with another look', () => {
    const brush = rowSwatch(magnaCarta, 'terrains', 'brush', 'classic')
    const wood = lookSwatch(magnaCarta, 'terrains', 'brush', 'wood', 'classic')
    expect(wood).not.toEqual(brush)
    expect(wood).toEqual(rowSwatch(magnaCarta, 'terrains', 'wood', 'classic'))
    expect(lookSwatch(magnaCarta, 'terrains', 'brush', 'wood', 'classic')).toBe(wood)
    expect(rowSwatch(magnaCarta, 'terrains', 'no such row', 'classic')).toBeUndefined()
    expect(rowSwatch(magnaCarta, 'weapons', 'crossbow', 'classic')).toBeUndefined()
  })
})

describe('what is typed', () => {
  const words = [{ id: null, name: { fr: 'jamais', en: 'never' } }]

  test.each([
    ['3', 3],
    [' 1,5 ', 1.5],
    ['1.5', 1.5],
    ['−2', -2],
    ['+2', 2],
    ['Jamais', null],
    ['never', null],
    ['-', null],
    ['beaucoup', 'beaucoup'],
    ['1e3', '1e3'],
    ['', ''],
  ])('%j is %j', (text, value) => {
    expect(typedValue(text, words)).toBe(value)
  })

  test.each([
    ['c', 'C'],
    ['C', 'C'],
    ['–', '-'],
    ['-', '-'],
    ['z', 'z'],
  ])('of letters, %j is %j', (text, value) => {
    const letters = ['C', '-'].map((letter) => ({
      id: letter,
      name: { fr: letter.replace('-', '–'), en: letter.replace('-', '–') },
    }))
    expect(typedValue(text, letters)).toBe(value)
    expect(typedValue(shownValue(value, 'fr', letters), letters)).toBe(value)
  })

  test('without a word for nothing a dash is a dash', () => {
    expect(typedValue('-')).toBe('-')
  })

  test('is shown as it is typed', () => {
    expect(shownValue(-1.5, 'fr')).toBe('−1,5')
    expect(shownValue(null, 'fr', words)).toBe('jamais')
    expect(shownValue(null, 'en')).toBe('–')
    expect(typedValue(shownValue(-1.5, 'fr'))).toBe(-1.5)
  })

  test('a block of a spreadsheet is rows of cells; one value is none', () => {
    expect(pastedBlock('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
    expect(pastedBlock('7')).toBeUndefined()
    expect(pastedBlock('7\n8')).toEqual([['7'], ['8']])
  })
})
