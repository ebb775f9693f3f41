/** No call replaces a file from which it reads, by whatever name the output leads there, `--force` or not. */
import { existsSync, linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '../../shared/format/write'
import { VERBS } from '../../main/cli/verbs/index'
import { testBoard } from '../support/board'
import { refusal, useFolder } from './castellan'

const path = useFolder()
const TEXT = writeScenario(testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'C5' } } }))
const MAP = 'Gg, Gg, Gg\nGg, Gg, Gg\nGg, Gg, Gg\n'

/** Names that lead to a file. */
const NAMES: Readonly<Record<string, (file: string) => string>> = {
  'the same name': (file) => file,
  'another spelling': (file) => `${dirname(file)}/x/.././${basename(file)}`,
  'a link': (file) => linked(file, 'link', symlinkSync),
  'a hard link': (file) => linked(file, 'hard', linkSync),
  'a linked folder': (file) => join(linked(dirname(file), 'folder', symlinkSync), basename(file)),
}

function linked(file: string, name: string, link: (from: string, to: string) => void): string {
  const at = path(`${file.replace(/\W/g, '-')}-${name}${extname(file)}`.slice(-100))
  link(file, at)
  return at
}

interface Attempt {
  readonly verb: string
  /** The files that are read, by name. */
  readonly reads: Readonly<Record<string, string>>
  /** The one that the output leads to. */
  readonly over: string
  args(inputs: Readonly<Record<string, string>>, out: string): readonly string[]
}

const three = { 'base.castellan': TEXT, 'mine.castellan': TEXT, 'theirs.castellan': TEXT }
const one = { 'game.castellan': TEXT }
const convertTo = (format: string): Attempt => ({
  verb: 'convert',
  reads: one,
  over: 'game.castellan',
  args: (file, out) => ['convert', file['game.castellan'] as string, '--to', format, '--out', out, '--force'],
})
const mergeOver = (over: string, option: '--out' | '--conflicts'): Attempt => ({
  verb: 'merge',
  reads: three,
  over,
  args: (file, out) => [
    ...['merge', ...Object.values(file), '--force'],
    ...(option === '--out' ? [] : ['--out', path('merged.castellan')]),
    ...[option, out],
  ],
})

const ATTEMPTS: readonly Attempt[] = [
  ...['vmod', 'html', 'tmx', 'md', 'csv', 'oob-csv'].map(convertTo),
  {
    verb: 'export',
    reads: one,
    over: 'game.castellan',
    args: (file, out) => [
      ...[
        'export',
        file['game.castellan'] as string,
        '--what',
        'map',
        '--format',
        'svg',
        '--out',
        out,
        '--force',
      ],
    ],
  },
  {
    verb: 'import',
    reads: { 'board.map': MAP },
    over: 'board.map',
    args: (file, out) => [
      'import',
      file['board.map'] as string,
      out,
      '--ruleset',
      'common-mechanics',
      '--force',
    ],
  },
  mergeOver('base.castellan', '--out'),
  mergeOver('theirs.castellan', '--out'),
  mergeOver('mine.castellan', '--conflicts'),
  {
    verb: 'publish',
    reads: { 'game.zip': TEXT },
    over: 'game.zip',
    args: (file, out) => ['publish', file['game.zip'] as string, out, '--force'],
  },
  {
    verb: 'play',
    reads: one,
    over: 'game.castellan',
    args: (file, out) => ['play', file['game.castellan'] as string, '--out', out, '--force'],
  },
  {
    verb: 'replay',
    reads: { 'kept.castellan-game': '{}' },
    over: 'kept.castellan-game',
    args: (file, out) => ['replay', file['kept.castellan-game'] as string, '--out', out, '--force'],
  },
  ...['--out', '--csv'].map((option): Attempt => ({
    verb: 'simulate',
    reads: one,
    over: 'game.castellan',
    args: (file, out) => ['simulate', file['game.castellan'] as string, option, out, '--force'],
  })),
]

describe.each(Object.keys(NAMES))('the output leads to the input by %s', (how) => {
  it.each(ATTEMPTS.map((attempt, index) => [index, attempt.verb, attempt.over] as const))(
    '%i %s over %s: refused, and not a byte is lost',
    async (index) => {
      const { reads, over, args } = ATTEMPTS[index] as Attempt
      const folder = path(`${how.replaceAll(' ', '-')}-${index}`)
      mkdirSync(join(folder, 'x'), { recursive: true })
      const inputs: Record<string, string> = {}
      for (const [name, text] of Object.entries(reads)) {
        inputs[name] = join(folder, name)
        writeFileSync(join(folder, name), text)
      }
      const out = (NAMES[how] as (file: string) => string)(join(folder, over))
      expect(await refusal(args(inputs, out))).toContain('this is the file that is read')
      for (const [name, text] of Object.entries(reads))
        expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
    },
  )
})

it('a scenario stays that lies in the folder of its edition under the name of a sheet', async () => {
  const folder = path('edition')
  mkdirSync(folder)
  const file = join(folder, 'LISEZMOI.txt')
  writeFileSync(file, TEXT)
  expect(await refusal(['publish', file, folder, '--force', '--language', 'fr'])).toContain(
    'this is the file that is read',
  )
  expect(readFileSync(file, 'utf8')).toBe(TEXT)
})

it('the conflicts of a merge never take the place of its result, which is yet to come', async () => {
  const versions = ['base', 'mine', 'theirs'].map((name) => path(`${name}.castellan`))
  for (const version of versions) writeFileSync(version, TEXT)
  const out = path('result.castellan')
  expect(await refusal(['merge', ...versions, '--out', out, '--conflicts', out])).toContain(
    'name the same file',
  )
  expect(existsSync(out)).toBe(false)
})

it('the rows of a simulation never take the place of its result', async () => {
  const file = path('simulated.castellan')
  writeFileSync(file, TEXT)
  const out = path('result.json')
  expect(await refusal(['simulate', file, '--out', out, '--csv', out])).toContain('name the same file')
  expect(existsSync(out)).toBe(false)
})

it('every verb that writes where it is told is tried', () => {
  const writing = VERBS.flatMap((verb) =>
    'options' in verb && verb.options.some(({ flags }) => /^--(out|force)\b/.test(flags)) ? [verb.name] : [],
  )
  expect(writing.length).toBeGreaterThan(4)
  const tried = new Set(ATTEMPTS.map(({ verb }) => verb))
  // `new` reads nothing.
  expect(writing.filter((name) => name !== 'new' && !tried.has(name))).toEqual([])
})
