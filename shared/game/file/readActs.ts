/** Reads the decisions of a game as people note them: an act and its dice a line. A game file is read so too; its other fields are passed over. */
import { type FileError } from '#shared/format/fileError'
import { type Decoder, integer, isObject, list, objectAt, within } from '#shared/json/decode'
import { ok, type Result } from '#shared/lang/result'
import { gameAct } from './actFields'
import { GAME_FORMAT, type GameLine } from './gameFile'
import { readLine } from './readGame'

/** One decision as it is noted, with the number of its line in the file, from 1. */
export interface NotedAct extends Pick<GameLine, 'after' | 'act' | 'dice'> {
  readonly line: number
}

const MOST_FACES = 1_000_000

/** @param file its name, only for the error. */
export function readActs(source: string, file: string): Result<readonly NotedAct[], FileError> {
  const noted: NotedAct[] = []
  const texts = source.split('\n')
  for (const [index, text] of texts.entries()) {
    if (text.trim() === '') continue
    const read = readLine(text, file, index + 1, (parsed) =>
      isHeader(parsed) ? undefined : notedAct(parsed, noted.length, index + 1),
    )
    if (!read.ok) return read
    if (read.value) noted.push(read.value)
  }
  return ok(noted)
}

function isHeader(parsed: unknown): boolean {
  return isObject(parsed) && parsed['format'] === GAME_FORMAT
}

/** @param before decisions before it. */
function notedAct(parsed: unknown, before: number, line: number): NotedAct {
  const at = { path: [] }
  const object = objectAt(parsed, at)
  const read = <T>(key: string, field: Decoder<T>, absent: T): T =>
    object[key] === undefined ? absent : within(at, key, () => field(object[key], at))
  return {
    after: read('after', integer(0, before), before),
    act: within(at, 'act', () => gameAct(object['act'], at)),
    dice: read('dice', list(integer(1, MOST_FACES)), []),
    line,
  }
}
