/** The difference of two answers: what is new, gone, more, less or otherwise, hex by hex and chance by chance. */
import { describe, expect, it } from 'vitest'
import { differenceOf } from '#shared/questions/difference'
import { type Answer, type AnswerOutcome, type Tone } from '#shared/rules/answers/answer'
import { fraction } from '#shared/rules/chances/fraction'

const said = (text: string) => ({ fr: text, en: text })
const shade = (id: string, tone: Tone, columns: readonly number[], texts?: readonly string[]) => ({
  ...{ id, name: said(id), tone, hexes: columns.map((q) => ({ q, r: 0 })) },
  ...(texts && { texts }),
})
const answer = (parts: Partial<Answer>): Answer => ({ headline: said('here'), because: [], ...parts })
const outcome = (id: string, tenths: number): AnswerOutcome => ({
  ...{ id, name: said(id), chance: fraction(tenths, 10), gravity: 3, then: [] },
})
const told = ({ shades = [] }: Answer): unknown =>
  Object.fromEntries(shades.map(({ id, hexes, texts }) => [id, hexes.map(({ q }, at) => [q, texts?.[at]])]))

describe('ANA-7: the difference of two answers', () => {
  it('is nothing between alike', () => {
    const alike = answer({ shades: [shade('by-1', 1, [1], ['1'])], outcomes: [outcome('killed', 2)] })
    expect(differenceOf(alike, alike)).toEqual({
      headline: { fr: 'rien ne change', en: 'nothing changes' },
      because: [],
    })
  })

  it('tells numbers that rise, fall, come and go', () => {
    const before = answer({ shades: [shade('some', 0.5, [1, 2, 3, 4], ['1', '3', '2', '2½'])] })
    const after = answer({ shades: [shade('others', 1, [1, 2, 4, 5], ['4', '1', '2½', '1'])] })
    expect(told(differenceOf(before, after))).toEqual({
      more: [[1, '+3']],
      less: [[2, '−2']],
      gone: [[3, undefined]],
      new: [[5, '1']],
    })
  })

  it('tells halves as points are told, and of chances the new one; the legend says which, and nothing looks alike', () => {
    const points = differenceOf(
      answer({ shades: [shade('some', 0.5, [1, 2, 3], ['2½', '3', '1'])] }),
      answer({ shades: [shade('some', 0.5, [1, 2, 4], ['3', '1½', '1'])] }),
    )
    expect(told(points)).toEqual({
      more: [[1, '+½']],
      less: [[2, '−1½']],
      gone: [[3, undefined]],
      new: [[4, '1']],
    })
    const tones = points.shades?.map(({ tone }) => tone) ?? []
    expect(new Set(tones).size).toBe(4)
    const chances = differenceOf(
      answer({ shades: [shade('some', 0.5, [1, 2], ['2/10', '8/10'])] }),
      answer({ shades: [shade('some', 0.5, [1, 2], ['3/10', '1/10'])] }),
    )
    expect(told(chances)).toEqual({ more: [[1, '3/10']], less: [[2, '1/10']] })
    expect([points, chances].map(({ shades }) => shades?.[0]?.name.en)).toEqual([
      'more: the difference',
      'more: the new value',
    ])
  })

  it('tells from which shade to which where there are no numbers', () => {
    const before = answer({ shades: [shade('dead', 'no', [1, 2]), shade('seen', 'yes', [3])] })
    const after = answer({ shades: [shade('dead', 'no', [1]), shade('seen', 'yes', [2, 3])] })
    expect(told(differenceOf(before, after))).toEqual({ 'dead>seen': [[2, undefined]] })
  })

  it('tells chances that change, with what they were', () => {
    const before = answer({ outcomes: [outcome('killed', 2), outcome('wounded', 8)] })
    const after = answer({ headline: said('there'), outcomes: [outcome('killed', 3), outcome('unhurt', 7)] })
    const { headline, lists } = differenceOf(before, after)
    expect(headline.fr).toBe('there (avant\u202f: here)')
    expect(lists?.[0]?.entries.map(({ name, value }) => `${name?.fr}: ${value?.fr}`)).toEqual([
      'killed: 3 sur 10 (avant\u202f: 2 sur 10)',
      'unhurt: 7 sur 10 (avant\u202f: exclu)',
      'wounded: exclu (avant\u202f: 8 sur 10)',
    ])
  })
})
