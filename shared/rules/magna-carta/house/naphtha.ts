/** House tables `naphtha-foot`, `naphtha-mounted`, `naphtha-stunned`, and the diagram of impacts, `scatter`. */
import { DIRECTIONS, type Direction } from '#shared/hex/direction'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type NaphthaResult, type NaphthaTable, type ScatterDiagram } from '../figures/naphthaTables'
import { bands } from '../../house/bands'
import {
  below,
  type Decoder,
  integer,
  isObject,
  list,
  name,
  oneOf,
  orNull,
  partial,
  type Place,
  plain,
  words,
} from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'

/** @param known every result of the ruleset's naphtha tables, which the file may name by id. */
export function layNaphtha(
  table: NaphthaTable,
  known: readonly NaphthaResult[],
  data: unknown,
  at: Place,
): NaphthaTable {
  return {
    ...table,
    ...partial<Pick<NaphthaTable, 'results'>>({ results: bands(resultAmong(known)) })(data, at),
  }
}

/** The id of a known result, or one of the scenario's own, its other fields plain. */
function resultAmong(known: readonly NaphthaResult[]): Decoder<NaphthaResult> {
  const own = partial<NaphthaResult>({
    id: words,
    name,
    character: orNull(oneOf('recovers', 'stunned', 'wounded', 'killed')),
    mount: orNull(oneOf('killed')),
    retreat: integer(0, 99),
  })
  return (value, at) => {
    if (isObject(value)) {
      const id = words(value['id'], below(at, 'id'))
      return { name: sameInBoth(id), retreat: 0, ...own(value, at), id }
    }
    const id = oneOf(...known.map((result) => result.id))(value, at)
    return known.find((result) => result.id === id) as NaphthaResult
  }
}

/** One fall for each face of the die: "on-target", or the direction from the hex aimed at. */
export function layScatter(scatter: ScatterDiagram, data: unknown, at: Place): ScatterDiagram {
  const fall = plain(
    localized('"on-target", ou une direction de 0 à 5', '"on-target", or a direction from 0 to 5'),
    (value): value is 'on-target' | Direction =>
      value === 'on-target' || DIRECTIONS.includes(value as Direction),
  )
  const falls = list(fall)(data, at)
  if (falls.length === scatter.length) return falls
  return refuse(
    at.path,
    data,
    localized(`une liste de ${scatter.length} chutes`, `a list of ${scatter.length} falls`),
  )
}
