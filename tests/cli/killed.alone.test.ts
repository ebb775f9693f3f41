/** The command line killed at any moment: what stands is whole, and the next run of any verb clears what was left. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { createRng } from '#shared/lang/rng'
import { describe, expect, it } from 'vitest'
import { pick } from '../support/dice'
import { longRun } from '../support/longRuns'
import { useFolder } from './castellan'
import { BIN, castellanProcess, ENV } from './castellanProcess'

const path = useFolder()
const SORTIE = 'assets/gallery/the-sortie.castellan'
const { cases, seed } = longRun('kills of the command line')

const CALLS: readonly ((file: string, folder: string) => readonly string[])[] = [
  (file, folder) => ['export', file, '--what', 'map', '--out', join(folder, 'out.pdf'), '--force'],
  (file, folder) => ['convert', file, '--to', 'vmod', '--out', join(folder, 'out.vmod'), '--force'],
  (file, folder) => ['publish', file, join(folder, 'edition'), '--only', 'scenario,tables'],
  (file, folder) => ['simulate', file, '--games', '3', '--out', join(folder, 'out.json'), '--force'],
  (file, folder) => ['play', file, '--out', join(folder, 'out.castellan-game'), '--force'],
]

describe.skipIf(process.platform === 'win32')('killed', () => {
  it(`${cases} times, when a file in the folder changes`, async () => {
    for (let round = seed; round < seed + cases; round++) {
      const rng = createRng(round)
      const folder = path(`round-${round}`)
      mkdirSync(folder)
      const file = join(folder, 'board.castellan')
      copyFileSync(SORTIE, file)
      const before = readFileSync(file, 'utf8')
      const words = pick(rng, CALLS)(file, folder)
      const child = spawn(process.execPath, [BIN, ...words], { env: ENV, stdio: 'ignore' })
      let moments = rng.below(4)
      const watcher = watch(folder, { recursive: false }, () => {
        if (moments-- <= 0) child.kill('SIGKILL')
      })
      await once(child, 'close')
      watcher.close()
      const said = `round ${round}: ${words.join(' ')}`
      const text = readFileSync(file, 'utf8')
      // The numbers of a module are kept in it.
      if (words[0] === 'convert') expect(() => JSON.parse(text) as unknown, said).not.toThrow()
      else if (words[0] !== 'publish') expect(text, said).toBe(before)
      expect((await castellanProcess(['info', file])).exitCode, said).toBe(0)
      const places = [folder, join(folder, 'edition')].filter((place) => existsSync(place))
      for (const place of places)
        if (place !== folder)
          expect((await castellanProcess(['publish', file, place, '--check'])).exitCode, said).toBeLessThan(2)
      const left = places.flatMap((place) => readdirSync(place).filter((name) => name.endsWith('.tmp')))
      expect(left, said).toEqual([])
    }
  })
})
