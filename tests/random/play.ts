/**
 * Random sequences of a user's moves and what holds for them (R3): all undone, the document is what it was, byte for byte; all
 * done again, it is what it had become; and that can be saved and opened. A move is a number, the seed of its dice, so a
 * sequence that fails can be shortened by leaving numbers out.
 */
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { createRng } from '#shared/lang/rng'
import { createEditor } from '../../renderer/editor/createEditor'
import { type Editor } from '../../renderer/editor/editor'
import { createToolManager } from '../../renderer/tools/toolManager'
import { examples } from '../commands/examples'
import { type Example } from '../commands/wholeMapExamples'
import { holdToParams } from '../support/heldToParams'
import { memoryHost } from '../support/memoryHost'
import { type Board } from './boards'
import { action, clipboard, command, gesture, history, keys, type Move } from './moves'

const MOVES: readonly (readonly [move: Move, share: number])[] = [
  [gesture, 9],
  [action, 4],
  [keys, 3],
  [history, 2],
  [command, 1],
  [clipboard, 1],
]
const SHARES = MOVES.reduce((sum, [, share]) => sum + share, 0)

interface Played {
  /** Each move in words. */
  readonly log: readonly string[]
  readonly changes: number
  readonly undone: number
}

/** Throws what went wrong, its own faults and those of the program. */
async function play({ scenario }: Board, moves: readonly number[]): Promise<Played> {
  holdToParams()
  const editor = createEditor({
    host: memoryHost(),
    scenario,
    idCode: '1abc',
    startChecks: () => UNCHECKED,
    tools: createToolManager,
    windowId: 'random',
  })
  const start = writeScenario(editor.document.scenario)
  const made = examples(scenario.map.grid)
  const log: string[] = []
  let changes = 0
  editor.document.onChange(() => changes++)
  editor.document.onLoad(() => {
    throw new Error('another document was opened')
  })
  try {
    for (const seed of moves) log.push(await move(editor, seed, made))
    editor.input.cancel()
    const undone = undoneAndRedone(editor, start)
    return { log, changes, undone }
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    throw new Error(`${what}\nafter: ${log.join('; ')}`, { cause: error })
  } finally {
    await editor.close()
  }
}

const UNCHECKED = { open: () => undefined, follow: () => undefined, close: () => undefined }

/** One move, drawn by the dice of its seed. */
export function move(
  editor: Editor,
  seed: number,
  made: Readonly<Record<string, Example>>,
): Promise<string> | string {
  const rng = createRng(seed)
  let left = rng.below(SHARES)
  const [chosen] = MOVES.find(([, share]) => (left -= share) < 0) ?? [gesture]
  return chosen({ editor, rng, examples: made })
}

function undoneAndRedone(editor: Editor, start: string): number {
  const documentNow = () => editor.store.getState().document
  const end = writeScenario(documentNow().scenario)
  const opened = readScenario(end, 'end')
  if (!opened.ok) throw new Error(`what was made cannot be opened: ${JSON.stringify(opened.error)}`)
  if (writeScenario(opened.value) !== end) throw new Error('what was made is not what is opened')
  let undone = 0
  // A drawn way is taken back first, step by step.
  for (; documentNow().undoName; undone++) editor.document.undo()
  differ('all undone', writeScenario(documentNow().scenario), start)
  for (let redone = 0; redone < undone; redone++) editor.document.redo()
  differ('all redone', writeScenario(documentNow().scenario), end)
  return undone
}

function differ(when: string, now: string, wanted: string): void {
  if (now === wanted) return
  const [is, was] = [now.split('\n'), wanted.split('\n')]
  const line = is.findIndex((text, index) => text !== was[index])
  throw new Error(`${when}, line ${line + 1} is ${is[line]}\ninstead of ${was[line]}`)
}

/** The numbers of a sequence. */
export function sequence(seed: number, count: number): number[] {
  const rng = createRng(seed)
  return Array.from({ length: count }, () => rng.below(2 ** 31))
}

/** Leaves out as many moves as it can while the sequence still fails: halves first, single moves last. */
async function shortest(board: Board, moves: readonly number[]): Promise<readonly number[]> {
  let kept = moves
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < kept.length;) {
      const fewer = [...kept.slice(0, from), ...kept.slice(from + size)]
      if (await fails(board, fewer)) kept = fewer
      else from += size
    }
  return kept
}

async function fails(board: Board, moves: readonly number[]): Promise<boolean> {
  return play(board, moves).then(
    () => false,
    () => true,
  )
}

/** Plays a sequence; a failure tells the seed, the shortest sequence that fails, and how to play it again. */
export async function judge(board: Board, seed: number, count: number): Promise<Played> {
  const moves = sequence(seed, count)
  try {
    return await play(board, moves)
  } catch {
    const few = await shortest(board, moves)
    const error: unknown = await play(board, few).catch((one: unknown) => one)
    throw new Error(
      `${board.name}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}\n` +
        `play(board, [${few.join(', ')}])`,
    )
  }
}
