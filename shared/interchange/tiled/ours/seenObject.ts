/** An object of Tiled with all that its tile adds to it. */
import { type Point } from '#shared/hex/layout'
import { type JsonObject } from '#shared/json/decode'
import { boxCenter, tileObjectCenter } from '../model/geometry'
import { type TileFacts } from '../model/tileFacts'
import { type TiledObject, type TiledProperties } from '../model/tiledMap'
import { type ReadPlan, restHere } from './readPlan'

export interface SeenObject {
  readonly object: TiledObject
  readonly kind: string
  /** Its own, or its tile's when it has none. */
  readonly properties: TiledProperties
  readonly tile: TiledProperties
  readonly rest: JsonObject
  /** Its middle, pixels. */
  readonly center: Point
}

export function seenObject(object: TiledObject, facts: TileFacts | undefined, plan: ReadPlan): SeenObject {
  const tile = facts?.tile
  const isOwn = Object.keys(object.properties).length > 0
  const properties = isOwn ? object.properties : (tile?.properties ?? {})
  return {
    object,
    properties,
    tile: tile?.properties ?? {},
    kind: object.kind || (tile?.kind ?? ''),
    rest: restHere(plan, properties, object.at),
    center: object.gid === undefined ? boxCenter(object) : tileObjectCenter(object),
  }
}
