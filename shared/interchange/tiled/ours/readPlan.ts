/** A map of ours that is being read: its frames, and what its parts leave for the whole (places, warnings). */
import { type Grid } from '#shared/hex/grid'
import { type Path, pathText } from '#shared/i18n/jsonInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { type JsonObject } from '#shared/json/decode'
import { foundInstead } from '#shared/i18n/foundInstead'
import { refuse } from '../../exchange/fault'
import { type Projection } from '../model/geometry'
import { type TiledMap, type TiledProperties } from '../model/tiledMap'
import { restOf } from './flatProperties'

export interface ReadPlan {
  readonly map: TiledMap
  /** The name of the file. */
  readonly name: string
  readonly grid: Grid
  readonly projection: Projection
  /** Places in the file by the beginnings of paths in ours. */
  readonly places: Map<string, () => Localized>
  readonly warnings: Localized[]
}

type Place = (() => Localized) | undefined

/** Remembers the place of an entry of ours. */
export function rememberPlace({ places }: ReadPlan, steps: Path, at: Place): void {
  if (at) places.set(pathText(steps), at)
}

/** The JSON that travels with an object or a layer; refused at its place when it is none any more. */
export function restHere({ name }: ReadPlan, properties: TiledProperties, at: Place): JsonObject {
  return (
    restOf(properties) ??
    refuse(
      name,
      foundInstead(
        localized('la propriété «\u202frest\u202f» modifiée', 'the property "rest" changed'),
        localized('le JSON que ce programme a écrit', 'the JSON that this program wrote'),
      ),
      at?.(),
    )
  )
}
