/** `diff` and `merge` (XCH-7); `mergeDriver.alone.test.ts` has git call the second. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { type BoardParts, testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

const PERRIN = { type: 'crusaders-soldier', name: 'Perrin' }

function file(name: string, parts: BoardParts, title = 'Test'): string {
  const board = testBoard(parts)
  writeFileSync(path(name), writeScenario({ ...board, info: { ...board.info, title } }))
  return path(name)
}

const before: BoardParts = { hexsides: { 'F7/F8': 'wall' }, counters: { perrin: { ...PERRIN, at: 'C5' } } }
const after: BoardParts = { hexes: { 'A1 B2': 'wood' }, counters: { perrin: { ...PERRIN, at: 'D6' } } }

describe('diff', () => {
  it('tells what differs, with exit code 1, in both languages', async () => {
    const files = [file('before.castellan', before), file('after.castellan', after, 'Autre')]
    const { stdout, stderr, exitCode } = await castellan(['diff', ...files])
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 1 })
    expect(stdout).toBe(
      [
        'Scenario',
        '  title “Test” → “Autre”',
        'Map',
        '  2 hexes (A1, B2): clear to wood',
        '  wall F7/F8 removed',
        'Armies',
        '  counter Perrin (Soldier): from C5 to D6',
        '',
      ].join('\n'),
    )
    const french = await castellan(['diff', ...files, '--lang', 'fr'])
    expect(french.stdout).toContain('\n  retiré\u202f: mur F7/F8\n')
  })

  it('gives differences with their places, and every leaf with both values, as JSON', async () => {
    const files = [file('before.castellan', before), file('after.castellan', after)]
    expect(await json(['diff', ...files], 1)).toMatchObject({
      differences: [
        { part: 'map', text: { en: '2 hexes (A1, B2): clear to wood' }, hexes: ['A1', 'B2'] },
        { part: 'map', hexsides: ['F7/F8'] },
        { part: 'armies', counters: ['perrin'], leaves: ['counters/perrin/hex'] },
      ],
    })
    const { leaves } = (await json(['diff', ...files], 1)) as { leaves: { leaf: string }[] }
    expect(leaves).toContainEqual({ leaf: 'map/terrain/0,0', before: 'clear', after: 'wood' })
  })

  it('has exit code 0 for the same scenario', async () => {
    const same = file('same.castellan', before)
    expect(await castellan(['diff', same, same])).toEqual({
      stdout: 'no difference\n',
      stderr: '',
      exitCode: 0,
    })
    expect(await json(['diff', same, same])).toEqual({ differences: [], leaves: [] })
  })

  it('refuses what cannot be read', async () => {
    const same = file('same.castellan', before)
    expect(await refusal(['diff', same, path('none')])).toContain('no such file')
    expect(await refusal(['diff', same])).toContain('<after>')
  })
})

describe('merge', () => {
  it('makes one of two that do not meet', async () => {
    const files = [
      file('base.castellan', before),
      file('mine.castellan', before, 'Autre'),
      file('theirs.castellan', after),
    ]
    const out = path('merged.castellan')
    expect(await json(['merge', ...files, '--out', out, '--force'])).toEqual({
      file: out,
      conflicts: [],
      renamed: [],
    })
    expect(await json(['diff', out, file('wanted.castellan', after, 'Autre')])).toMatchObject({ leaves: [] })
    expect(await refusal(['merge', ...files, '--out', out])).toContain('the file exists already')
  })

  it('keeps mine in a conflict, tells it, and keeps both values beside; a preference decides', async () => {
    const files = [
      file('base.castellan', before),
      file('mine.castellan', before, 'Mine'),
      file('theirs.castellan', after, 'Theirs'),
    ]
    const out = path('conflict.castellan')
    const { stdout, stderr, exitCode } = await castellan(['merge', ...files, '--out', out, '--force'])
    expect({ stdout, exitCode }).toEqual({ stdout: `${out}: open conflicts: 1\n`, exitCode: 1 })
    expect(stderr).toBe(
      `title – mine: “Mine”; theirs: “Theirs”\nThe file keeps mine; both values of each conflict are in ${out}.conflicts.json\n`,
    )
    expect(await json(['info', out])).toMatchObject({ title: 'Mine' })
    expect(JSON.parse(readFileSync(`${out}.conflicts.json`, 'utf8'))).toMatchObject({
      conflicts: [{ leaf: 'info/title', base: 'Test', mine: 'Mine', theirs: 'Theirs', kept: 'mine' }],
    })
    const preferred = await castellan(['merge', ...files, '--out', out, '--force', '--prefer', 'theirs'])
    expect(preferred).toMatchObject({ exitCode: 0, stderr: 'title – mine: “Mine”; theirs*: “Theirs”\n' })
    expect(await json(['info', out])).toMatchObject({ title: 'Theirs' })
    expect(await refusal(['merge', ...files, '--out', out, '--prefer', 'ours'])).toContain('--prefer')
  })

  it('leaves the file alone when a version cannot be read', async () => {
    const base = file('base.castellan', before)
    const broken = path('broken.castellan')
    writeFileSync(broken, '{')
    const mine = file('own.castellan', before, 'Mine')
    const text = readFileSync(mine, 'utf8')
    expect(await refusal(['merge', base, mine, broken, '--out', mine])).toContain('broken.castellan')
    expect(readFileSync(mine, 'utf8')).toBe(text)
  })
})
