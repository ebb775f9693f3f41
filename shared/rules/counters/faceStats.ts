/** The stats of a sheet's faces: those with which a face starts, and the faces that go along with a change of another. */
import { type CounterType, type Stats, type StatValue } from '#shared/document/armies'
import { type CounterSchema, type CounterShape } from '#shared/rules/contract/ruleset'

type Faces = Readonly<Record<string, { readonly stats: Stats }>>

/**
 * The faces of a shape with the stats that they start with: those of the face that they are like by the ruleset's habit, else
 * the defaults.
 * @param given stats that faces have instead.
 */
export function startingFaces(
  schema: CounterSchema,
  { faces }: Pick<CounterShape, 'faces'>,
  given: Faces = {},
): Faces {
  const started: Record<string, { readonly stats: Stats }> = {}
  for (const { id, stats } of faces)
    started[id] = { stats: { ...startOf(schema, id, started), ...stats, ...given[id]?.stats } }
  return started
}

function startOf({ fields, faces }: CounterSchema, id: string, started: Faces): Stats {
  const { face, but } = faces.find((row) => row.id === id)?.startsAs ?? {}
  const like = face === undefined ? undefined : started[face]?.stats
  return Object.fromEntries(
    fields
      .filter((field) => field.of === 'face')
      .map((field) => [field.id, but?.[field.id] ?? like?.[field.id] ?? field.default]),
  )
}

/** The change that gives a face a value, and the faces that start from it while they still have the value that it had. */
export function faceChange(
  { faces }: CounterSchema,
  type: CounterType,
  changed: { readonly face: string; readonly stat: string; readonly value: StatValue },
): Record<string, { stats: Stats }> {
  const { face, stat, value } = changed
  const before = type.faces[face]?.stats[stat]
  const change: Record<string, { stats: Stats }> = { [face]: { stats: { [stat]: value } } }
  for (const { id, startsAs } of faces) {
    if (!startsAs || !(startsAs.face in change) || startsAs.but?.[stat] !== undefined) continue
    const own = type.faces[id]
    if (own && own.stats[stat] === before) change[id] = { stats: { [stat]: value } }
  }
  return change
}
