/** The sheets that an edit makes out of date, and those that players need not print again (XCH-8). */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import {
  changeInWords,
  compareEditions,
  type SheetChange,
} from '#shared/interchange/publication/compareEditions'
import { SHEET_KINDS } from '#shared/interchange/publication/kinds'
import { contentsOf } from '#shared/interchange/publication/planEdition'
import { outOfDate, plan, PROGRAM, SORTIE } from './editions'
import { withEdits } from '../../support/applyCall'

async function changed(after: Scenario): Promise<string[]> {
  const { sheets, same } = await outOfDate(SORTIE, after)
  expect(sheets.length + same).toBe(SHEET_KINDS.length)
  expect(sheets.every(({ change }) => change === 'changed')).toBe(true)
  return sheets.map(({ kind }) => kind)
}

describe('out of date', () => {
  it('nothing is when only version, date and licence have changed', async () => {
    const { info } = SORTIE
    const next = { ...SORTIE, info: { ...info, version: '1.3', date: '2027-01-01', license: 'CC0 1.0' } }
    expect(await changed(next)).toEqual([])
  })

  it('nothing is when only numbers of pieces were kept for later modules', async () => {
    const after = withEdits(SORTIE, ['keep-vassal-gpids', { gpids: { 'type guy': 7 } }])
    expect(after.vassalGpids).toEqual({ 'type guy': 7 })
    expect(await changed(after)).toEqual([])
  })

  it('a unit whose figures have changed: its sheet of counters, what shows it and what holds the game; not the map', async () => {
    const after = withEdits(SORTIE, [
      'edit-counter-type',
      {
        counterType: 'guy',
        change: { abbreviation: 'GUY' },
      },
    ])
    expect(await changed(after)).toEqual(['booklet', 'picture', 'counters', 'page', 'module', 'scenario'])
  })

  it('a counter that stands elsewhere: no counter sheet, no map to play on', async () => {
    const after = withEdits(SORTIE, ['move-counters', { moves: [{ counter: 'sire-guy', hex: '10,2' }] }])
    expect(await changed(after)).toEqual(['booklet', 'picture', 'page', 'module', 'scenario'])
  })

  it('a hex of other ground: every map, no counter sheet, no players’ aid', async () => {
    const after = withEdits(SORTIE, ['paint-terrain', { hexes: ['10,2'], terrain: 'marsh' }])
    expect(await changed(after)).toEqual([
      'booklet',
      'map',
      'map-whole',
      'picture',
      'page',
      'module',
      'scenario',
    ])
  })

  it('a text of the author: the booklet and what carries it', async () => {
    const after = withEdits(SORTIE, ['edit-texts', { change: { notes: { fr: 'Essayé deux fois.' } } }])
    expect(await changed(after)).toEqual(['booklet', 'page', 'module', 'scenario'])
  })

  it('a new title: all that bear it', async () => {
    const after = withEdits(SORTIE, ['edit-info', { change: { title: 'La sortie de nuit' } }])
    expect(await changed(after)).not.toContain('cut-lines')
    expect(await changed(after)).toEqual(
      expect.arrayContaining(['booklet', 'aid', 'map', 'counters', 'scenario']),
    )
  })
})

describe('two editions', () => {
  const after = withEdits(SORTIE, ['edit-texts', { change: { notes: { fr: 'Essayé deux fois.' } } }])

  it('of one version that differ are told', async () => {
    expect((await outOfDate(SORTIE, after)).sameVersion).toBe(true)
    const next = withEdits(after, ['edit-info', { change: { version: '1.3' } }])
    expect((await outOfDate(SORTIE, next)).sameVersion).toBe(false)
    expect((await outOfDate(SORTIE, SORTIE)).sameVersion).toBe(false)
  })

  it('of which one has more sheets: those are new, or gone', async () => {
    const kinds = ['counters', 'page'] as const
    const few = contentsOf(await plan(SORTIE, { kinds }), PROGRAM)
    const more = contentsOf(
      await plan(SORTIE, { kinds: [...kinds, 'booklet'], languages: ['fr', 'en'] }),
      '1.0.1',
    )
    const told = (change: SheetChange) => ({ change, kind: 'booklet' })
    const difference = compareEditions(few, more)
    expect(difference.sheets.map(({ change, kind, language }) => [change, kind, language])).toEqual([
      ['new', 'booklet', 'fr'],
      ['new', 'booklet', 'en'],
    ])
    expect(compareEditions(more, few).sheets).toMatchObject([told('gone'), told('gone')])
    expect(difference.otherProgram).toBe(true)
    expect(changeInWords(difference.sheets[1]!)).toEqual({
      fr: 'Livret (anglais)\u202f: nouveau',
      en: 'Booklet (English): new',
    })
  })
})

it('another paper or style is another sheet', async () => {
  const old = contentsOf(await plan(SORTIE, { kinds: ['aid', 'map', 'counters'] }), PROGRAM)
  const letter = contentsOf(
    await plan(SORTIE, { kinds: ['aid', 'map', 'counters'], paper: 'letter' }),
    PROGRAM,
  )
  expect(compareEditions(old, letter).sheets.map(({ kind }) => kind)).toEqual(['aid', 'map', 'counters'])
  const classic = contentsOf(await plan(SORTIE, { kinds: ['aid', 'map'], style: 'classic' }), PROGRAM)
  expect(compareEditions(old, classic).sheets.filter(({ change }) => change === 'changed')).toMatchObject([
    { kind: 'map' },
  ])
})
