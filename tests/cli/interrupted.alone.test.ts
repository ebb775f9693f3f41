/** Ctrl-C, the end of the session or of the terminal, while a picture is drawn: one line, and nothing is left of it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { useFolder } from './castellan'
import { BIN, ENV } from './castellanProcess'

const path = useFolder()

it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'an export interrupted by %s leaves nothing',
  async (signal) => {
    const file = path('board.castellan')
    const folder = path(`drawn-${signal}`)
    mkdirSync(folder)
    writeFileSync(file, writeScenario(testBoard({ columns: 100, rows: 100 })))
    const args = [BIN, 'export', file, '--what', 'map', '--style', 'classic', '--out', `${folder}/map.png`]
    const watching = watch(folder)
    const begun = once(watching, 'change')
    const drawing = spawn(process.execPath, args, { env: ENV, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    drawing.stderr.on('data', (text: Buffer) => (said += text.toString()))
    const ended = once(drawing, 'close')
    await begun
    watching.close()
    const seen = readdirSync(folder)
    drawing.kill(signal)
    expect((await ended)[0]).toBe(2)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatch(/^\.castellan-.*\.tmp$/)
    expect(said).toBe('castellan: interrupted: nothing was written\n')
    expect(readdirSync(folder)).toEqual([])
  },
)
