/** A second Ctrl-C in the midst of a write ends the program at once, and leaves no temporary file (APP-2). */
import { EventEmitter } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { interruptible } from '../../main/cli/interruptible'
import { temporaryIn } from '../../main/files/litter'
import { useFolder } from './castellan'

const path = useFolder()

it('leaves nothing of its own, and all that is of others', async () => {
  const folder = path('twice')
  mkdirSync(folder)
  const own = temporaryIn(folder)
  const others = [`.castellan-1-${own.slice(-40)}`, `.castellan-${process.pid}-mine.tmp`, `map.png`]
  for (const name of others) writeFileSync(`${folder}/${name}`, 'of others')
  writeFileSync(own, 'half')
  const ends: unknown[] = []
  const program = Object.assign(new EventEmitter(), {
    pid: 7,
    kill: (...end: unknown[]) => ends.push([...end, readdirSync(folder).sort(), program.eventNames()]),
  })
  await interruptible(program, async (signal) => {
    program.emit('SIGINT', 'SIGINT')
    expect([signal.aborted, ends.length]).toEqual([true, 0])
    program.emit('SIGTERM', 'SIGTERM')
  })
  // Nobody hears the signal by which it ends.
  expect(ends).toEqual([[7, 'SIGTERM', [...others].sort(), []]])
})
