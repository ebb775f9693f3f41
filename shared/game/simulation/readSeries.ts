/** Reads the file of a series, or a part of one: the whole of it, or one located error. */
import { type FileError } from '#shared/format/fileError'
import { readJson } from '#shared/format/readJson'
import { localized } from '#shared/i18n/localized'
import {
  type Decoder,
  integer,
  isObject,
  list,
  name,
  objectAt,
  oneOf,
  text,
  whole,
  within,
  words,
} from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Result } from '#shared/lang/result'
import { type Series, SERIES_FORMAT, type SeriesHead } from './series'
import { type GameRow } from './tally'

const COUNT = integer(0, Number.MAX_SAFE_INTEGER)

function record<T>(item: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return (value, at) =>
    Object.fromEntries(
      Object.entries(objectAt(value, at)).map(([key, found]) => [
        key,
        within(at, key, () => item(found, at)),
      ]),
    )
}

const head: Decoder<SeriesHead> = (value, at) => {
  const { format, version, variant, ...others } = objectAt(value, at)
  within(at, 'format', () => oneOf([SERIES_FORMAT])(format, at))
  within(at, 'version', () => oneOf([1])(version, at))
  const played = within(at, 'variant', () => (variant === undefined ? {} : { variant: words(variant, at) }))
  const read = whole<Omit<SeriesHead, 'variant'>>({
    scenario: words,
    title: text,
    rules: COUNT,
    players: record(words),
    seed: COUNT,
    games: COUNT,
    names: record(name),
  })(others, at)
  return { ...read, ...played }
}

const row: Decoder<GameRow> = whole<GameRow>({
  game: COUNT,
  winner: text,
  level: text,
  because: words,
  turn: COUNT,
  decided: COUNT,
  decisions: COUNT,
  dice: COUNT,
  lost: record(COUNT),
})

/** @param file its name, only for the error. */
export function readSeries(source: string, file: string): Result<Series, FileError> {
  return readJson(source, file, (parsed) => {
    if (!isObject(parsed))
      return refuse(
        [],
        parsed,
        localized('le résultat d’une simulation', 'the result of a simulation'),
        'foreign',
      )
    return whole<Series>({ head, counts: record(COUNT), rows: list(row) })(parsed, { path: [] })
  })
}
