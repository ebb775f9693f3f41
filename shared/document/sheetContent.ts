/** Compares counter sheets: in everything, or in all but name, side and pictures. */
import { type CounterType } from './armies'
import { settledThing } from './namedIn'

/** The same text for the same sheet, whatever the order of its keys and the language in which it is read. */
export function contentOf(type: CounterType | undefined): string {
  return sortedText(type && settledThing(type, 'fr'))
}

/** The same text for the same values, those that a card prints or that rules read: name, side and pictures do not count. */
export function valuesOf({ stats, faces, footprint }: CounterType): string {
  const ofFaces = Object.fromEntries(Object.entries(faces).map(([id, face]) => [id, face.stats]))
  return sortedText([footprint, stats, ofFaces])
}

function sortedText(content: unknown): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
