/** House tables `naphtha-foot`, `naphtha-mounted`, `naphtha-stunned`, and the diagram of impacts, `scatter`. */
import { type Path } from '#shared/i18n/jsonInWords'
import { DIRECTIONS, type Direction } from '#shared/hex/direction'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type NaphthaResult, type NaphthaTable, type ScatterDiagram } from '../naphtha/naphthaTables'
import { bands } from '../../house/bands'
import {
  type Decoder,
  integer,
  isObject,
  list,
  name,
  oneOf,
  orNull,
  partial,
  plain,
  refuseHouse,
  text,
} from '../../house/decode'

/** @param known every result of the ruleset's naphtha tables, which the file may name by id. */
export function layNaphtha(
  table: NaphthaTable,
  known: readonly NaphthaResult[],
  data: unknown,
  path: Path,
): NaphthaTable {
  return {
    ...table,
    ...partial<Pick<NaphthaTable, 'results'>>({ results: bands(resultAmong(known)) })(data, path),
  }
}

/** The id of a known result, or one of the scenario's own, its other fields plain. */
function resultAmong(known: readonly NaphthaResult[]): Decoder<NaphthaResult> {
  const own = partial<NaphthaResult>({
    id: text,
    name,
    character: orNull(oneOf('recovers', 'stunned', 'wounded', 'killed')),
    mount: orNull(oneOf('killed')),
    retreat: integer(0, 99),
  })
  return (value, path) => {
    if (isObject(value)) {
      const id = text(value['id'], [...path, 'id'])
      return { name: sameInBoth(id), retreat: 0, ...own(value, path), id }
    }
    const id = oneOf(...known.map((result) => result.id))(value, path)
    return known.find((result) => result.id === id) as NaphthaResult
  }
}

/** One fall for each face of the die: "on-target", or the direction from the hex aimed at. */
export function layScatter(scatter: ScatterDiagram, data: unknown, path: Path): ScatterDiagram {
  const fall = plain(
    localized('"on-target", ou une direction de 0 à 5', '"on-target", or a direction from 0 to 5'),
    (value): value is 'on-target' | Direction =>
      value === 'on-target' || DIRECTIONS.includes(value as Direction),
  )
  const falls = list(fall)(data, path)
  if (falls.length === scatter.length) return falls
  return refuseHouse(
    path,
    data,
    localized(`une liste de ${scatter.length} chutes`, `a list of ${scatter.length} falls`),
  )
}
