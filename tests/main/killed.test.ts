/** What a kill leaves of file, versions and journal: everything whole, in order, and tidy after the next start (R1). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createRng } from '#shared/lang/rng'
import { expect, it } from 'vitest'
import { createJournal } from '../../main/files/journal'
import { scenarioFolder } from './scenarioFolder'

const folder = scenarioFolder()
const script = fileURLToPath(new URL('saveForever.ts', import.meta.url))
const KILLS = 6

it('is the file, its versions and the journal, whole, and no litter once they are opened again', async () => {
  const rng = createRng(7)
  for (let kill = 0; kill < KILLS; kill++) {
    const saver = spawn(process.execPath, ['--import', 'tsx', script, folder.at('map'), folder.own], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(saver.stdout, 'data')
    await new Promise((resolve) => setTimeout(resolve, rng.below(120)))
    saver.kill('SIGKILL')
    await once(saver, 'exit')

    const files = folder.files({ startedAt: Date.now() })
    const outcome = await files.open(await files.refOf(folder.at('map')))
    if (outcome.kind !== 'opened') throw new Error(outcome.fault)
    const saved = numberOf(outcome.text)
    expect(await folder.names()).toEqual(['map'])

    const versions = await files.listVersions(outcome.file)
    const kept: number[] = []
    for (const { id } of versions) {
      const version = await files.openVersion(outcome.file, id)
      kept.push(version.kind === 'opened' ? numberOf(version.text) : NaN)
    }
    // The newest is the file itself when it was about to be replaced.
    const newest = kept[0] === saved ? saved : saved - 1
    expect(kept).toEqual(Array.from({ length: Math.min(10, newest + 1) }, (_, i) => newest - i))

    const journal = createJournal({ folder: folder.own, files, startedAt: Date.now() })
    const entries = await journal.list()
    expect(entries.map(({ id }) => id)).toEqual(['window'])
    expect([saved, saved + 1]).toContain(numberOf(entries[0]?.text ?? ''))
    const recovered = entries[0]?.file
    expect(recovered && (await files.state(recovered))).toBe('same')

    expect((await files.save(outcome.file, 'after')).kind).toBe('saved')
    expect((await readdir(folder.own, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual(
      [],
    )
    await rm(folder.own, { recursive: true })
    await rm(folder.at('map'))
  }
})

/** Of a whole text. */
function numberOf(text: string): number {
  expect(text).toMatch(/^\d+ x{300000}$/)
  return parseInt(text, 10)
}
