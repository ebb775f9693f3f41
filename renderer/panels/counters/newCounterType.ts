/** Counter sheets made from a ruleset's schema: new ones, and what changes when a figure gets or loses its mount. */
import { type CounterTypeChange, type FaceChange } from '#shared/commands/editCounterType'
import { type CounterFaceData, type CounterType, type SideId, type Stats } from '#shared/document/types'
import { type CounterSchema, type FaceRow } from '#shared/rules/ruleset'

/** The stat that says whether a figure rides; a schema without it has no mounted figures. */
export const MOUNTED_STAT = 'mounted'

function defaults(schema: CounterSchema, of: 'type' | 'face'): Stats {
  const fields = schema.fields.filter((field) => field.of === of)
  return Object.fromEntries(fields.map((field) => [field.id, field.default]))
}

function ownedFaces(schema: CounterSchema, mounted: boolean): readonly FaceRow[] {
  const owner = mounted ? 'mounted' : 'foot'
  return schema.faces.filter((face) => face.ownedBy === 'both' || face.ownedBy === owner)
}

/** A face's own footprint is written down only where it differs from its sheet's: an unhorsed rider covers one hex. */
function ownFootprint(face: FaceRow, mounted: boolean): Stats {
  const ofSheet = mounted ? 2 : 1
  return face.footprint === ofSheet ? {} : { footprint: face.footprint }
}

export function newCounterType(
  schema: CounterSchema,
  given: { readonly name: string; readonly side: SideId | undefined; readonly mounted: boolean },
): CounterType {
  const { name, side, mounted } = given
  const faces = ownedFaces(schema, mounted).map((face): [string, CounterFaceData] => [
    face.id,
    { stats: { ...defaults(schema, 'face'), ...ownFootprint(face, mounted) } },
  ])
  return {
    name,
    abbreviation: '',
    ...(side === undefined ? {} : { side }),
    edition: '',
    footprint: mounted ? 2 : 1,
    stats: { ...defaults(schema, 'type'), ...(mounted ? { [MOUNTED_STAT]: true } : {}) },
    faces: Object.fromEntries(faces),
    quantity: 1,
  }
}

/** What turns a sheet on foot into a rider's, or back: stat, footprint and the faces it owns. */
export function mountedChange(
  schema: CounterSchema,
  sheet: CounterType,
  mounted: boolean,
): CounterTypeChange {
  const owned = ownedFaces(schema, mounted)
  const faces: Record<string, FaceChange | null> = {}
  for (const face of schema.faces) {
    const has = face.id in sheet.faces
    if (!owned.includes(face)) {
      if (has) faces[face.id] = null
      continue
    }
    const stats = has ? {} : defaults(schema, 'face')
    faces[face.id] = { stats: { ...stats, footprint: null, ...ownFootprint(face, mounted) } }
  }
  return { footprint: mounted ? 2 : 1, stats: { [MOUNTED_STAT]: mounted }, faces }
}
