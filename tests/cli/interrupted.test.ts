/** Ctrl-C while a picture is drawn: one line, and nothing is left of it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { useFolder } from './castellan'

const path = useFolder()
const BIN = fileURLToPath(new URL('../../main/cli/bin.cjs', import.meta.url))

it.skipIf(process.platform === 'win32')('an interrupted export leaves nothing', async () => {
  const file = path('board.castellan')
  const folder = path('drawn')
  mkdirSync(folder)
  writeFileSync(file, writeScenario(testBoard({ columns: 100, rows: 100 })))
  const args = [BIN, 'export', file, '--what', 'map', '--style', 'classic', '--out', `${folder}/map.png`]
  const watching = watch(folder)
  const begun = once(watching, 'change')
  const env = { PATH: process.env['PATH'], LANG: 'C' }
  const drawing = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let told = ''
  drawing.stderr.on('data', (text: Buffer) => (told += text.toString()))
  const ended = once(drawing, 'close')
  await begun
  watching.close()
  const seen = readdirSync(folder)
  drawing.kill('SIGINT')
  expect((await ended)[0]).toBe(2)
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatch(/^\.castellan-.*\.tmp$/)
  expect(told).toBe('castellan: interrupted: nothing was written\n')
  expect(readdirSync(folder)).toEqual([])
})
