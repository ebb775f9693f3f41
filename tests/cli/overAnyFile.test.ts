/** Random calls that write to random names: what is read stays, other files are asked for, and nothing half-written is left. */
import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRng, type Rng } from '#shared/lang/rng'
import { writeScenario } from '#shared/format/write'
import { expect, it } from 'vitest'
import { testBoard } from '../support/board'
import { pick } from '../support/dice'
import { longRun } from '../support/longRuns'
import { castellan, useFolder } from './castellan'

const path = useFolder()
const TEXT = writeScenario(testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'C5' } } }))
const titled = (title: string): string => TEXT.replace(/"title": "[^"]*"/, `"title": "${title}"`)
const { cases, seed } = longRun('calls that write over any file')

const FILES: Readonly<Record<string, string>> = {
  'base.castellan': titled('Base'),
  'mine.castellan': titled('Mine'),
  'theirs.castellan': titled('Theirs'),
  'old.castellan': readFileSync('tests/format/fixtures/v1/the-pass.castellan', 'utf8'),
  'notes.txt': 'precious',
  'line\nbreak.castellan': TEXT,
}

/** A name for a file of the folder, or for one that is not there. */
function anyName(rng: Rng, folder: string): string {
  const names = [...Object.keys(FILES), 'new.txt', 'NEW.TXT', 'nowhere/new.txt', 'x'.repeat(300)]
  const name = join(folder, pick(rng, names))
  const at = join(folder, `link-${rng.below(1_000_000)}`)
  switch (rng.below(4)) {
    case 0:
      symlinkSync(name, at)
      return at
    case 1:
      try {
        linkSync(name, at)
        return at
      } catch {
        return name
      }
    case 2:
      return `${folder}/x/../${name.slice(folder.length + 1)}`
    default:
      return name
  }
}

/** The words of a call, the files that it may replace when nothing forbids it, and whether it reads all others. */
function anyCall(rng: Rng, folder: string): readonly string[] {
  const at = (name: string): string => join(folder, name)
  const out = anyName(rng, folder)
  const calls: readonly (readonly string[])[] = [
    ['convert', at('mine.castellan'), '--to', pick(rng, ['csv', 'oob-csv', 'md']), '--out', out],
    ['migrate', at('old.castellan'), '--out', out],
    ['merge', at('base.castellan'), at('mine.castellan'), at('theirs.castellan'), '--out', out],
    [
      ...['merge', at('base.castellan'), at('mine.castellan'), at('theirs.castellan')],
      ...['--out', at('merged.castellan'), '--conflicts', out],
    ],
    ['new', out, '--ruleset', 'savoy', '--columns', '3', '--rows', '3'],
    ['info', out],
  ]
  return [...pick(rng, calls), ...(rng.below(2) === 0 ? ['--force'] : [])]
}

it(`${cases} calls over any file`, async () => {
  const outcomes = { done: 0, refused: 0 }
  for (let round = seed; round < seed + cases; round++) {
    const rng = createRng(round)
    const folder = path(`round-${round}`)
    mkdirSync(join(folder, 'x'), { recursive: true })
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
    const call = anyCall(rng, folder)
    const { exitCode, stderr } = await castellan(call)
    const said = `round ${round}: ${JSON.stringify(call)} ${stderr}`
    expect([0, 1, 2], said).toContain(exitCode)
    expect(stderr, said).not.toContain('internal error')
    outcomes[exitCode === 2 ? 'refused' : 'done']++
    const changed = Object.keys(FILES).filter(
      (name) => readFileSync(join(folder, name), 'utf8') !== FILES[name],
    )
    // Git has mine replaced by what comes of it; any other file that is read never is.
    const reads = call.filter((word) => Object.keys(FILES).some((name) => word === join(folder, name)))
    const isMerge = call[0] === 'merge'
    const kept = reads.slice(0, isMerge ? 3 : 1).filter((_, index) => !(isMerge && index === 1))
    if (call[0] !== 'new')
      expect(
        changed.filter((name) => kept.includes(join(folder, name))),
        said,
      ).toEqual([])
    const isAsked = call.includes('--force') && exitCode !== 2
    const mine = isMerge && exitCode !== 2 ? ['mine.castellan'] : []
    if (!isAsked)
      expect(
        changed.filter((name) => !mine.includes(name)),
        said,
      ).toEqual([])
    expect(
      readdirSync(folder).filter((name) => name.endsWith('.tmp')),
      said,
    ).toEqual([])
  }
  expect(outcomes.done).toBeGreaterThan(cases / 10)
  expect(outcomes.refused).toBeGreaterThan(cases / 10)
})
