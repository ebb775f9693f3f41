/** Files that a killed program left beside another go with the next run, whatever verb it is of. */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, useFolder } from './castellan'

const path = useFolder()
const TEXT = writeScenario(testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'C5' } } }))
const LITTER = '.castellan-01234567-89ab-4cde-8f01-23456789abcd.tmp'

const board = 'board.castellan'
/** Calls that leave the folder otherwise as it was, and those that write into it. */
const CALLS: readonly ((folder: string) => readonly string[])[] = [
  (folder) => ['info', join(folder, board)],
  (folder) => ['check', join(folder, board)],
  (folder) => ['los', join(folder, board), '--from', 'A1', '--to', 'B2'],
  (folder) => ['diff', join(folder, board), join(folder, board)],
  (folder) => ['migrate', join(folder, board)],
  (folder) => ['new', join(folder, 'new.castellan'), '--ruleset', 'savoy', '--preset', 'board-12x16'],
  (folder) => ['export', path(board), '--what', 'map', '--out', join(folder, 'map.svg')],
  (folder) => ['convert', path(board), '--to', 'csv', '--out', join(folder, 'army.csv')],
  (folder) => ['publish', path(board), join(folder, 'edition'), '--only', 'scenario'],
  (folder) => ['play', path(board), '--out', join(folder, 'a.castellan-game')],
]

it.each(CALLS.map((call, index) => [call(path('x'))[0], index] as const))(
  '%s removes it',
  async (_verb, index) => {
    const folder = path(`litter-${index}`)
    mkdirSync(join(folder, 'edition', LITTER), { recursive: true })
    writeFileSync(path(board), TEXT)
    writeFileSync(join(folder, board), TEXT)
    for (const at of [join(folder, LITTER), join(folder, 'edition', LITTER, 'half')])
      writeFileSync(at, 'half')
    for (const at of [join(folder, LITTER), join(folder, 'edition', LITTER)]) utimesSync(at, 1, 1)
    const call = (CALLS[index] as NonNullable<(typeof CALLS)[number]>)(folder)
    const run = await castellan(call)
    expect(run.stderr).toBe('')
    expect(readdirSync(folder)).not.toContain(LITTER)
    if (call[0] === 'publish') expect(readdirSync(join(folder, 'edition'))).not.toContain(LITTER)
  },
)
