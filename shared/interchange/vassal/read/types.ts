/** Counter types with their own art, of the pieces of a module. */
import { counterTypeId, type CounterTypeId, freshIds, sideId, type SideId } from '#shared/document/ids'
import { nextSideColor } from '#shared/document/sideColors'
import { type CounterFaceData, type CounterType, type Side, type Stats } from '#shared/document/armies'
import { readableStem } from '#shared/i18n/readableStem'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { type CounterSchema, type Ruleset } from '#shared/rules/contract/ruleset'
import { type Art } from './art'
import { type Slot } from './palette'
import { type Piece } from './piece'
import { rearOf } from './rear'
import { sideOf } from './sides'

export interface Types {
  readonly counterTypes: Readonly<Record<CounterTypeId, CounterType>>
  /** The type of a piece, made when it is the first of its kind. */
  typeOf(slot: Slot): CounterTypeId
  /** The face of a type that shows a picture. */
  faceOf(type: CounterTypeId, picture: string | undefined): string | undefined
}

export function sidesNamed(names: readonly string[]): Record<SideId, Side> {
  const fresh = freshIds({}, '')
  return Object.fromEntries(
    names.map((name, index) => [
      sideId(fresh(readableStem(name).slice(0, 48) || 'side')),
      { name, color: nextSideColor(index), notes: '' },
    ]),
  )
}

/** The picture that each face shows: a piece of more pictures than the ruleset has faces keeps the first. */
export function typesOf(
  art: Art,
  sides: Readonly<Record<SideId, Side>>,
  { ruleset: { counterSchema }, hexPx }: { readonly ruleset: Ruleset; readonly hexPx: number },
): Types {
  const names = Object.values<Side>(sides).map(({ name }) => name)
  const idOfSide = new Map(Object.entries<Side>(sides).map(([id, { name }]) => [name, sideId(id)]))
  const counterTypes: Record<CounterTypeId, CounterType> = {}
  const known = new Map<string, CounterTypeId>()
  const facePictures = new Map<CounterTypeId, ReadonlyMap<string, string>>()
  const fresh = freshIds({}, '')
  return {
    counterTypes,
    typeOf(slot) {
      const { piece } = slot
      const key = keyOf(piece)
      const before = known.get(key)
      if (before !== undefined) return before
      const name = piece.name || piece.pictures[0]?.replace(/\.[^.]*$/, '') || '?'
      const side = sideOf(slot, names)
      const isLong = piece.marks.get('Hexes') === '2' || rearOf(piece, hexPx) !== undefined
      const stats = isLong ? statsOnTwoHexes(counterSchema) : {}
      const blank = newCounterType(counterSchema, { name, side: idOfSide.get(side ?? ''), stats })
      const { faces, shown } = withArt(blank, piece, art)
      const id = counterTypeId(fresh(readableStem(name).slice(0, 48) || 'counter'))
      counterTypes[id] = { ...blank, faces }
      facePictures.set(id, shown)
      known.set(key, id)
      return id
    },
    faceOf: (type, picture) => (picture === undefined ? undefined : facePictures.get(type)?.get(picture)),
  }
}

/** The stats of the first kind of counter that covers two hexes; none where there is no such kind. */
function statsOnTwoHexes(schema: CounterSchema): Stats {
  const kind = schema.kinds.find(
    ({ stats }) => newCounterType(schema, { name: '', side: undefined, stats }).footprint === 2,
  )
  return kind?.stats ?? {}
}

const keyOf = ({ name, pictures }: Piece): string => [name, ...pictures].join('\0')

function withArt({ faces }: CounterType, { pictures }: Piece, art: Art) {
  const shown = new Map<string, string>()
  const found: Record<string, CounterFaceData> = { ...faces }
  for (const [index, face] of Object.keys(faces).entries()) {
    const name = pictures[index]
    const picture = name === undefined ? undefined : art.picture(name)
    if (name === undefined || !picture) continue
    shown.set(name, face)
    found[face] = {
      ...(faces[face] as CounterFaceData),
      image: picture.hash,
      art: { ...picture.size, mode: 'card', zoom: 1, x: 0, y: 0, turn: 0 },
    }
  }
  return { faces: found, shown }
}
