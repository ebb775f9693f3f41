import { describe, expect, it } from 'vitest'
import { joinedPlans, pagesOf, type PrintPage, type PrintPlan } from '#shared/print/printPlan'

function planOf(...pages: readonly Partial<PrintPage>[]): PrintPlan {
  const all = pages.map((page, index): PrintPage => {
    const name = String(index + 1)
    return { name, widthMm: 210, heightMm: 297, paint: () => [], ...page }
  })
  return { pageCount: all.length, page: (index) => all[index] as PrintPage, joined: { columns: 2, rows: 1 } }
}

describe('plans joined to one', () => {
  const joined = joinedPlans([
    { title: 'Carte', plan: planOf({ name: 'A1' }, { name: 'B1', widthMm: 297 }) },
    { title: 'Rien', plan: planOf() },
    { title: 'Livret', plan: planOf({ outline: [{ title: 'Tours', level: 1 }] }, {}) },
  ])

  it('have all pages, each named after its plan; what joined on the table no longer does', () => {
    expect(pagesOf(joined).map(({ name }) => name)).toEqual(['Carte A1', 'Carte B1', 'Livret 1', 'Livret 2'])
    expect(pagesOf(joined).map(({ widthMm }) => widthMm)).toEqual([210, 297, 210, 210])
    expect(joined.joined).toBeUndefined()
  })

  it('begin an entry of the outline each, their own entries below it', () => {
    expect(pagesOf(joined).map(({ outline }) => outline)).toEqual([
      [{ title: 'Carte', level: 1 }],
      [],
      [
        { title: 'Livret', level: 1 },
        { title: 'Tours', level: 2 },
      ],
      [],
    ])
  })

  it('have no page beyond the last', () => {
    expect(() => joined.page(4)).toThrow('page 4 of 4')
  })
})
