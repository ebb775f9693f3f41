/** Every reference of a document, as its types know it: the way to the id, and the section whose things it names. */
import {
  type BoardId,
  type CounterId,
  type CounterTypeId,
  type GroupId,
  type ImageHash,
  type ReinforcementId,
  type SideId,
  type ZoneId,
} from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

type Id = BoardId | CounterId | CounterTypeId | GroupId | ImageHash | ReinforcementId | SideId | ZoneId
type Step<K> = K extends { readonly __brand: unknown } ? '*' : string extends K ? '*' : K & string

/** The ways to each id in a document: `counters.*.owner`. What is any JSON names nothing. */
type Ways<T, At extends string = ''> = T extends Id
  ? At
  : T extends string | number | boolean
    ? never
    : T extends readonly (infer One)[]
      ? Ways<One, `${At}.*`>
      : {
          [K in keyof T]-?: K extends 'extra' | 'houseTables' | 'options'
            ? never
            : Ways<NonNullable<T[K]>, `${At}.${Step<K>}`>
        }[keyof T]

/** An id that is added to the types does not compile until it stands here, and then fails until its field says what it refers to. */
export const REFERENCES = {
  '.counterTypes.*.faces.*.image': 'images',
  '.counterTypes.*.side': 'sides',
  '.counters.*.group': 'groups',
  '.counters.*.owner': 'sides',
  '.counters.*.reinforcement': 'reinforcements',
  '.counters.*.side': 'sides',
  '.counters.*.type': 'counterTypes',
  '.groups.*.leader': 'counters',
  '.groups.*.parent': 'groups',
  '.groups.*.side': 'sides',
  '.info.cover': 'images',
  '.info.logo': 'images',
  '.map.background.image': 'images',
  '.map.hexsides.*.*.opening.guests.*': 'sides',
  '.map.hexsides.*.*.opening.owner': 'sides',
  '.map.structures.*.owner': 'sides',
  '.reinforcements.*.entries.*.board': 'boards',
  '.reinforcements.*.entries.*.zone': 'zones',
  '.reinforcements.*.side': 'sides',
  '.sides.*.commander': 'counters',
  '.silenced.*.counters.*': 'counters',
  '.silenced.*.sides.*': 'sides',
  '.turns.order.*': 'sides',
  '.victory.*.conditions.*.place.board': 'boards',
  '.victory.*.conditions.*.place.zone': 'zones',
  '.victory.*.conditions.*.who.*.counter': 'counters',
  '.victory.*.conditions.*.who.*.group': 'groups',
  '.victory.*.conditions.*.who.*.side': 'sides',
  '.victory.*.conditions.*.who.*.type': 'counterTypes',
  '.victory.*.side': 'sides',
  '.zones.*.side': 'sides',
} satisfies Record<Ways<Scenario>, string>
