/** Reads a game file: the whole of it, or one located error; nothing throws. Whether its acts may be played, `replay.ts` says. */
import { type SideId } from '#shared/document/ids'
import { type FileError } from '#shared/format/fileError'
import { readJson } from '#shared/format/readJson'
import { localized } from '#shared/i18n/localized'
import {
  type Decoder,
  integer,
  isObject,
  type JsonObject,
  list,
  objectAt,
  oneOf,
  text,
  whole,
  within,
  words,
} from '#shared/json/decode'
import { Misfit, refuse } from '#shared/json/misfit'
import { fail, ok, type Result } from '#shared/lang/result'
import { type GameOptions } from '../options'
import { gameAct } from './actFields'
import { type GameFile, type GameHeader, type GameLine, GAME_FORMAT, GAME_VERSION } from './gameFile'

/** @param file its name, only for the error. */
export function readGame(source: string, file: string): Result<GameFile, FileError> {
  const texts = source.replace(/\n$/, '').split('\n')
  const header = readLine(texts[0] ?? '', file, 1, readHeader)
  if (!header.ok) return header
  const lines: GameLine[] = []
  for (const [index, line] of texts.slice(1).entries()) {
    const read = readLine(line, file, index + 2, (parsed) => readDecision(parsed, index + 1))
    if (!read.ok) return read
    lines.push(read.value)
  }
  return ok({ header: header.value, lines })
}

/** One line is one JSON value; the place of an error is that of the file. @param number from 1 */
export function readLine<T>(
  line: string,
  file: string,
  number: number,
  read: (parsed: unknown) => T,
): Result<T, FileError> {
  const result = readJson(line, file, read)
  return result.ok ? result : fail({ ...result.error, line: number })
}

const WHOLE = integer(0, Number.MAX_SAFE_INTEGER)
const MANY = 1_000_000

const options: Decoder<GameOptions> = whole<GameOptions>({
  ends: oneOf(['decided', 'last-turn']),
  rank: oneOf(['level', 'none']),
  mostTurns: integer(1, MANY),
})

const scenario: Decoder<GameHeader['scenario']> = whole<GameHeader['scenario']>({
  title: text,
  ruleset: words,
  sha256: words,
  file: text,
})

const players: Decoder<GameHeader['players']> = (value, at) => {
  const entries = Object.entries(objectAt(value, at)).map(([side, id]) => [
    side,
    within(at, side, () => words(id, at)),
  ])
  return Object.fromEntries(entries) as GameHeader['players']
}

function readHeader(parsed: unknown): GameHeader {
  const game = localized(
    'une partie Castellan ("format": "castellan-game")',
    'a Castellan game ("format": "castellan-game")',
  )
  if (!isObject(parsed) || parsed['format'] !== GAME_FORMAT) return refuse([], parsed, game, 'foreign')
  const at = { path: [] }
  const version = within(at, 'version', () => integer(1, MANY)(parsed['version'], at))
  if (version > GAME_VERSION)
    throw new Misfit(
      ['version'],
      localized(
        `trouvé\u202f: la version ${version} du format\u202f; attendu\u202f: au plus la version ${GAME_VERSION}. Cette partie vient d’un Castellan plus récent\u202f: mettez le programme à jour pour l’ouvrir.`,
        `found version ${version} of the format, expected at most version ${GAME_VERSION}. This game comes from a newer Castellan: update the program to open it.`,
      ),
      'newer',
    )
  const read = <T>(key: string, field: Decoder<T>): T => within(at, key, () => field(parsed[key], at))
  return {
    scenario: read('scenario', scenario),
    rules: read('rules', integer(1, MANY)),
    players: read('players', players),
    seed: read('seed', WHOLE),
    game: read('game', WHOLE),
    options: read('options', options),
  }
}

function readDecision(parsed: unknown, number: number): GameLine {
  const at = { path: [] }
  const object: JsonObject = objectAt(parsed, at)
  const read = <T>(key: string, field: Decoder<T>): T => within(at, key, () => field(object[key], at))
  return {
    after: object['after'] === undefined ? number - 1 : read('after', integer(0, number - 1)),
    side: read('side', words) as SideId,
    act: read('act', gameAct),
    dice: read('dice', list(integer(1, MANY))),
    outcome: read('outcome', list(words)),
    hash: read('hash', words),
  }
}
