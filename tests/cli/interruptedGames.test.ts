/** An interruption is heard in the midst of a game, however long it lasts (PLY-5). */
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type StartGameThread } from '../../main/cli/gameThreads'
import { type Interruptions } from '../../main/cli/surroundings'
import { castellan, useFolder } from './castellan'

const path = useFolder()
const FILE = 'assets/gallery/infiltration-1.castellan'

it.each([
  ['play', [], 1],
  ['simulate', ['--games', '5', '--threads', '1'], 1],
  ['simulate', ['--games', '5', '--threads', '3'], 3],
] as const)(
  'PLY-5: %s %j ends its threads in the midst of a game, and writes nothing',
  async (verb, words, threads) => {
    const program = Object.assign(new EventEmitter(), { pid: 7, kill: () => undefined })
    let ended = 0
    let begun = (): void => undefined
    const playing = new Promise<void>((resolve) => (begun = resolve))
    const startGameThread: StartGameThread = () => ({
      // A game without an end.
      ask: () => {
        begun()
        return new Promise(() => undefined)
      },
      end: () => void ended++,
    })
    const out = path(`${verb}-${threads}`)
    const surroundings = { interruptions: program as unknown as Interruptions, startGameThread }
    const call = castellan([verb, FILE, ...words, '--out', out], {}, surroundings)
    await playing
    program.emit('SIGTERM', 'SIGTERM')
    expect(await call).toEqual({
      stdout: '',
      stderr: 'castellan: interrupted: nothing was written\n',
      exitCode: 2,
    })
    expect(ended).toBe(threads)
    expect(existsSync(out)).toBe(false)
  },
)
