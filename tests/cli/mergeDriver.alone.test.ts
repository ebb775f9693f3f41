/** `merge` as git calls it (XCH-7). */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { type BoardParts, testBoard } from '../support/board'
import { json, useFolder } from './castellan'
import { BIN } from './castellanProcess'

const path = useFolder()

const before: BoardParts = {
  hexsides: { 'F7/F8': 'wall' },
  counters: { perrin: { type: 'crusaders-soldier', name: 'Perrin', at: 'C5' } },
}

describe('merge as git’s driver', () => {
  const DRIVER = `"${process.execPath}" "${BIN}" merge %O %A %B --out %A --conflicts %P.conflicts.json`

  function repository(name: string) {
    const folder = path(name)
    mkdirSync(folder)
    const git = (...args: string[]): string =>
      execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, LANG: 'C' },
      })
    const commit = (parts: BoardParts, title: string): void => {
      const board = testBoard(parts)
      writeFileSync(
        join(folder, 'siege.castellan'),
        writeScenario({ ...board, info: { ...board.info, title } }),
      )
      git('add', '.')
      git('commit', '-qm', title)
    }
    git('init', '-q', '-b', 'main')
    git('config', 'user.email', 'a@example.org')
    git('config', 'user.name', 'A')
    git('config', 'merge.castellan.driver', DRIVER)
    writeFileSync(join(folder, '.gitattributes'), '*.castellan merge=castellan\n')
    commit(before, 'Test')
    git('checkout', '-qb', 'other')
    return { folder, git, commit }
  }

  it('merges two branches whose lines meet and whose leaves do not', () => {
    const { folder, git, commit } = repository('clean')
    // The same line of the file for both: the row of A1 and B1.
    commit({ ...before, hexes: { A1: 'wood' } }, 'Test')
    git('checkout', '-q', 'main')
    commit({ ...before, hexes: { B1: 'marsh' } }, 'Test')
    git('merge', '-q', 'other', '-m', 'both')
    const merged = readFileSync(join(folder, 'siege.castellan'), 'utf8')
    const board = testBoard({ ...before, hexes: { A1: 'wood', B1: 'marsh' } })
    expect(merged).toBe(writeScenario(board))
    expect(git('status', '--short')).toBe('')
  })

  it('stops at a conflict with a file that can be opened', async () => {
    const { folder, git, commit } = repository('conflict')
    commit(before, 'Theirs')
    git('checkout', '-q', 'main')
    commit(before, 'Mine')
    expect(() => git('merge', '-q', 'other', '-m', 'both')).toThrow()
    expect(git('status', '--short').split('\n')).toEqual([
      'UU siege.castellan',
      '?? siege.castellan.conflicts.json',
      '',
    ])
    expect(await json(['info', join(folder, 'siege.castellan')])).toMatchObject({ title: 'Mine' })
    expect(existsSync(join(folder, 'siege.castellan.conflicts.json'))).toBe(true)
  })
})
