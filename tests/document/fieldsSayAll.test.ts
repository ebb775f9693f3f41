/** A field of the document says all that is known of it: differences, merges and references ask it, and nothing is listed beside. */
import { describe, expect, it } from 'vitest'
import { type Part } from '#shared/document/fields/part'
import { scenario } from '#shared/document/fields/scenario'
import { isThingSection } from '#shared/versions/inWords/things'
import { TREE } from '#shared/versions/leafTree'
import { REFERENCES } from './references'

/** All parts below one that are changed by themselves, by their ways: `counters.*.hex`. */
function partsBelow(part: Part, way = '', whole = false): [way: string, part: Part][] {
  const { form } = part
  if (!form || (whole && part.whole)) return []
  switch (form.kind) {
    case 'object':
      return Object.entries(form.members).flatMap(([key, member]) => [
        [`${way}.${key}`, member] as [string, Part],
        ...partsBelow(member, `${way}.${key}`, whole),
      ])
    case 'record':
    case 'list':
      return whole && form.kind === 'list'
        ? []
        : [[`${way}.*`, form.of], ...partsBelow(form.of, `${way}.*`, whole)]
    case 'variant':
      return Object.values(form.kinds).flatMap((kind) => partsBelow(kind, way, whole))
    case 'json':
      return []
  }
}

/** Sections and parts whose own name is never said, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  '.info': 'its fields say enough',
  '.texts': 'its fields say enough',
  '.map': 'its parts say enough',
  '.map.markers': 'each by its row',
  '.map.structures': 'each by its row',
  '.map.hexsides': 'each by its place',
  '.map.hexsides.*.barrier': 'by its row',
  '.map.hexsides.*.opening': 'by its row',
  '.map.hexsides.*.way': 'by its row',
  '.map.hexsides.*.fixture': 'by its row',
  '.silenced': 'each by its check',
}

describe('the name of a field', () => {
  it('is there in both languages for all that a difference names', () => {
    const named = partsBelow(TREE, '', true).filter(([way]) => !way.endsWith('*') && !(way in UNNAMED))
    expect(named.length).toBeGreaterThan(120)
    const nameless = named.filter(
      ([way, { called }]) => !called && !(way.lastIndexOf('.') === 0 && isThingSection(way.slice(1))),
    )
    expect(nameless.map(([way]) => way)).toEqual([])
  })

  it('is needed wherever it is not excused', () => {
    const ways = new Map(partsBelow(TREE, '', true))
    for (const way of Object.keys(UNNAMED)) expect(ways.get(way), way).not.toHaveProperty('called')
  })
})

describe('the references of a field', () => {
  it('are all ids of things that the types name, each to its section', () => {
    const said = partsBelow(scenario).flatMap(([way, { refersTo }]) => (refersTo ? [[way, refersTo]] : []))
    expect(Object.fromEntries(said)).toEqual(REFERENCES)
  })
})
