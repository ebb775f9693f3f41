/** A field of the document says all that is known about it: differences, merges and references read it, and no list stands beside it. */
import { describe, expect, it } from 'vitest'
import { partsBelow } from './references'
import { type Part, REFERRED } from '#shared/document/fields/part'
import { map, scenario } from '#shared/document/scenario'
import { TREE } from '#shared/versions/leafTree'
import { isJoined, thingOf } from '#shared/versions/sections'

/** Sections and parts whose own name is never said, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  '.info': 'its fields say enough',
  '.texts': 'its fields say enough',
  '.map': 'its parts say enough',
  '.map.structures': 'each by its row',
  '.map.hexsides': 'each by its place',
  '.map.hexsides.*.barrier': 'by its row',
  '.map.hexsides.*.opening': 'by its row',
  '.map.hexsides.*.way': 'by its row',
  '.map.hexsides.*.fixture': 'by its row',
}

describe('the name of a field', () => {
  it('is there in both languages for all that a difference names', () => {
    const named = partsBelow(TREE, '', true).filter(([way]) => !way.endsWith('*') && !(way in UNNAMED))
    expect(named.length).toBeGreaterThan(120)
    const nameless = named.filter(([, part]) => !part.called && !thingOf(part))
    expect(nameless.map(([way]) => way)).toEqual([])
  })

  it('is needed wherever it is not excused', () => {
    const ways = new Map(partsBelow(TREE, '', true))
    for (const way of Object.keys(UNNAMED)) expect(ways.get(way), way).not.toHaveProperty('called')
  })
})

describe('a section', () => {
  const sections = Object.entries<Part>({ ...scenario.members, ...map.members })
  const things = sections.filter(([, part]) => thingOf(part))

  it('says under which heading its differences are listed', () => {
    const homeless = Object.entries<Part>(scenario.members).filter(([, { under }]) => !under)
    expect(homeless.map(([section]) => section)).toEqual([])
  })

  it('of things that an author names says how two new ones of one id are told apart', () => {
    const byAuthor = things.filter(
      ([, part]) => part.form?.kind === 'record' && !part.form.keys && !isJoined(part),
    )
    expect(byAuthor.length).toBeGreaterThan(10)
    expect(byAuthor.filter(([, part]) => !thingOf(part)?.knownBy).map(([section]) => section)).toEqual([])
  })

  it('that something refers to holds things with names of their own', () => {
    const names = things.map(([section]) => section)
    expect(REFERRED.filter((section) => !names.includes(section))).toEqual([])
  })

  it('of things counts the items of its lists, as far as they change by themselves', () => {
    const lists = things
      .flatMap(([section, part]) => partsBelow(part, `.${section}`))
      .filter(([, { form }]) => form?.kind === 'list' && form.keyOf)
    expect(lists.map(([way, { counted }]) => [way, counted?.many.en])).toEqual([['.zones.*.hexes', 'hexes']])
  })
})
