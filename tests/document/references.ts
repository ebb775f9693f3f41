/** The parts of a document and its references by their ways, as its fields have them. */
import { type Part } from '#shared/document/fields/part'
import { scenario } from '#shared/document/scenario'

/** All parts below one that are changed by themselves, by their ways: `counters.*.hex`. */
export function partsBelow(part: Part, way = '', whole = false): [way: string, part: Part][] {
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

/** The way to each id of a thing, `.counters.*.owner`, and the section whose things it names. */
export const REFERENCES = Object.fromEntries(
  partsBelow(scenario).flatMap(([way, { refersTo }]) => (refersTo ? [[way, refersTo]] : [])),
)
