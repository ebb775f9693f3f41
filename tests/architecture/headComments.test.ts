/** A head comment says what its file gives: it begins with a noun or a verb, not as a question without its mark. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FILES = ['shared', 'renderer', 'main'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file)),
)
const COMMENT = /\/\*\*?([\s\S]*?)\*\/|^\/\/(.*)/m

/** The first words of the first comment; nothing when there is none. */
function headOf(text: string): string {
  const [, block, line] = COMMENT.exec(text) ?? []
  return (block ?? line ?? '').replace(/^[\s*]+/, '')
}

function isRiddle(head: string): boolean {
  return /^(What|Which|How|Where|Who|Whose|When|Whether|Why)\b/.test(head)
}

describe('a head comment says what the file gives', () => {
  it('of shared, renderer and main', () => {
    expect(FILES.filter((file) => isRiddle(headOf(readFileSync(file, 'utf8'))))).toEqual([])
  })

  it('finds the words at the head, in comments of one line and of many', () => {
    expect(isRiddle(headOf('/** What a row costs. */\nexport {}'))).toBe(true)
    expect(isRiddle(headOf('/**\n * Which hexes\n * it covers.\n */'))).toBe(true)
    expect(isRiddle(headOf('// How it is done.'))).toBe(true)
    expect(isRiddle(headOf('/** The costs of rows. */\n/** What one costs. */'))).toBe(false)
  })
})
