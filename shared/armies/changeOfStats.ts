/** Works out the change of a sheet whose new stats give it another shape. */
import { type CounterTypeChange, type FaceChange } from '#shared/commands/entries/counterTypes'
import { type CounterType, type Stats, type StatValue } from '#shared/document/armies'
import { startingFaces } from '#shared/rules/counters/faceStats'
import { type CounterSchema } from '#shared/rules/contract/ruleset'

/** The change that sets stats of a sheet, with the footprint and the faces that it then has: a figure that is mounted. */
export function changeOfStats(schema: CounterSchema, sheet: CounterType, stats: Stats): CounterTypeChange {
  const before = schema.shape(sheet.stats)
  const after = schema.shape({ ...sheet.stats, ...stats })
  const started = startingFaces(schema, after, sheet.faces)
  const faces: Record<string, FaceChange | null> = {}
  for (const id of Object.keys(sheet.faces)) if (!after.faces.some((face) => face.id === id)) faces[id] = null
  for (const face of after.faces) {
    const own = before.faces.find(({ id }) => id === face.id)?.stats ?? {}
    const has = face.id in sheet.faces
    const change = has ? statsChange(own, face.stats) : (started[face.id]?.stats ?? {})
    if (!has || Object.keys(change).length > 0) faces[face.id] = { stats: change }
  }
  return {
    stats,
    ...(after.footprint !== before.footprint && { footprint: after.footprint }),
    ...(Object.keys(faces).length > 0 && { faces }),
  }
}

export function statsChange(before: Stats, after: Stats): Record<string, StatValue | null> {
  const gone = Object.keys(before).filter((stat) => !(stat in after))
  return { ...Object.fromEntries(gone.map((stat) => [stat, null])), ...after }
}
