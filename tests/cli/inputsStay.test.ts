/** No call replaces a file from which it reads, by whatever name the output leads there, `--force` or not. */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '../../shared/format/write'
import { VERBS } from '../../main/cli/verbs/index'
import { testBoard } from '../support/board'
import { castellan, refusal, useFolder } from './castellan'

const path = useFolder()
const TEXT = writeScenario(testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'C5' } } }))
const MAP = 'Gg, Gg, Gg\nGg, Gg, Gg\nGg, Gg, Gg\n'

const TILED_MAP = `<map version="1.10" orientation="hexagonal" width="2" height="1" tilewidth="32" tileheight="28" hexsidelength="16" staggeraxis="x" staggerindex="odd">
<tileset firstgid="1" source="tiles.tsx"/>
<layer name="ground" width="2" height="1"><data encoding="csv">1,1</data></layer>
</map>
`
const TILE_SET = `<tileset name="tiles" tilewidth="32" tileheight="28" tilecount="1" columns="1"></tileset>
`

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
  {
    verb: 'export',
    reads: { 'game.castellan': TEXT, 'turn.json': '{}' },
    over: 'turn.json',
    args: (file, out) => [
      ...['export', file['game.castellan'] as string, '--what', 'map', '--format', 'svg'],
      ...['--answer', `route --counter guy --path C6 --kind move --turn "${file['turn.json'] as string}"`],
      ...['--out', out, '--force'],
    ],
  },
  {
    // The set of tiles is named by the map alone.
    verb: 'import',
    reads: { 'board.tmx': TILED_MAP, 'tiles.tsx': TILE_SET },
    over: 'tiles.tsx',
    args: (file, out) => [
      ...['import', file['board.tmx'] as string, out, '--ruleset', 'magna-carta', '--force'],
    ],
  },
  {
    verb: 'migrate',
    reads: one,
    over: 'game.castellan',
    args: (file, out) => ['migrate', file['game.castellan'] as string, '--out', out, '--force'],
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

describe('two outputs of one name, which is yet to come', () => {
  /** The options that name two outputs, and a call with them. */
  const TWICE: Readonly<Record<string, (out: string, other: string) => readonly string[]>> = {
    'merge --conflicts': (out, other) => {
      const versions = ['base', 'mine', 'theirs'].map((name) => path(`${name}.castellan`))
      for (const version of versions) writeFileSync(version, TEXT)
      return ['merge', ...versions, '--out', out, '--conflicts', other]
    },
    'simulate --csv': (out, other) => {
      writeFileSync(path('simulated.castellan'), TEXT)
      return ['simulate', path('simulated.castellan'), '--out', out, '--csv', other]
    },
  }
  const SPELLINGS: Readonly<Record<string, (folder: string) => string>> = {
    'the same name': (folder) => join(folder, 'result.json'),
    // On a disk that does not tell case apart, the second would replace the first.
    'another case': (folder) => join(folder, 'Result.JSON'),
    'a linked folder': (folder) => join(linked(folder, 'folder', symlinkSync), 'result.json'),
    'a dangling link': (folder) => {
      symlinkSync('result.json', join(folder, 'link'))
      return join(folder, 'link')
    },
  }

  it.each(Object.keys(TWICE).flatMap((verb) => Object.keys(SPELLINGS).map((how) => [verb, how] as const)))(
    '%s by %s: refused, and nothing is written',
    async (verb, how) => {
      const folder = path(`${verb} ${how}`.replace(/\W+/g, '-'))
      mkdirSync(folder)
      const out = join(folder, 'result.json')
      const call = TWICE[verb] as NonNullable<(typeof TWICE)[string]>
      const other = (SPELLINGS[how] as NonNullable<(typeof SPELLINGS)[string]>)(folder)
      expect(await refusal(call(out, other))).toContain('name the same file')
      expect(existsSync(out)).toBe(false)
    },
  )
})

describe('the file of conflicts of a merge', () => {
  const titled = (title: string): string => {
    const file = path(`${title}.castellan`)
    writeFileSync(file, TEXT.replace(/"title": "[^"]*"/, `"title": "${title}"`))
    return file
  }
  const merging = (): string[] => ['merge', ...['Base', 'Mine', 'Theirs'].map(titled)]

  it('takes the place of no other file, but with --force', async () => {
    const notes = path('notes.txt')
    writeFileSync(notes, 'precious')
    const out = path('unmerged.castellan')
    const call = [...merging(), '--out', out, '--conflicts', notes]
    expect(await refusal(call)).toContain('the file exists already')
    expect([readFileSync(notes, 'utf8'), existsSync(out)]).toEqual(['precious', false])
    expect((await castellan([...call, '--force'])).exitCode).toBe(1)
    expect(readFileSync(notes, 'utf8')).toContain('"conflicts"')
  })

  it('takes the place of that of the merge before, as git’s driver needs it', async () => {
    const call = [...merging(), '--out', path('Mine.castellan')]
    expect((await castellan(call)).exitCode).toBe(1)
    expect((await castellan(call)).exitCode).toBe(1)
  })
})

// Windows lets nobody make links.
describe.skipIf(process.platform === 'win32')('an output behind a link that leads to nothing yet', () => {
  it.each<[string, (out: string) => readonly string[]]>([
    ['convert', (out) => ['convert', path('linked.castellan'), '--to', 'csv', '--out', out]],
    [
      'export',
      (out) => ['export', path('linked.castellan'), '--what', 'map', '--format', 'svg', '--out', out],
    ],
    ['new', (out) => ['new', out, '--ruleset', 'magna-carta', '--preset', 'board-12x16']],
  ])('%s makes the file that the link names', async (verb, call) => {
    writeFileSync(path('linked.castellan'), TEXT)
    mkdirSync(path(`elsewhere-${verb}`))
    symlinkSync(`elsewhere-${verb}/result`, path(`link-${verb}`))
    expect((await castellan(call(path(`link-${verb}`)))).exitCode).toBe(0)
    expect(readlinkSync(path(`link-${verb}`))).toBe(`elsewhere-${verb}/result`)
    expect(existsSync(path(`elsewhere-${verb}/result`))).toBe(true)
  })

  it('in a folder that is not there is refused, and one that leads in a circle', async () => {
    symlinkSync('nowhere/result', path('astray'))
    symlinkSync('circle', path('circle'))
    const call = (out: string): string[] => [
      ...['new', path(out), '--ruleset', 'magna-carta', '--preset', 'board-12x16'],
    ]
    expect(await refusal(call('astray'))).toContain('no such file or folder')
    expect(await refusal(call('circle'))).toContain('its links lead in a circle')
  })
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
