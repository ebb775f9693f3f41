/** A comment says what its file, function or field is: it begins with a noun or a verb, not as a question without its mark. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FILES = ['shared', 'renderer', 'main', 'viewer'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file)),
)
/** The first line of the file if it is a comment, and every doc comment. */
const COMMENT = /^\/\/.*|\/\*\*[\s\S]*?\*\//g

/** The comments that begin with a question word. */
function riddlesIn(text: string): string[] {
  return (text.match(COMMENT) ?? [])
    .map((comment) => comment.replace(/^[\s/*]+/, ''))
    .filter((words) => /^(What|Which|How|Where|Who|Whose|When|Whether|Why)\b/.test(words))
}

describe('a comment says what it is about', () => {
  it('in shared, renderer and main', () => {
    const found = FILES.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return riddlesIn(text).map((words) => `${file}: ${words}`)
    })
    expect(found).toEqual([])
  })

  it('is found by its first words, in comments of one line and of many, at the head and behind it', () => {
    expect(riddlesIn('/** What a row costs. */\nexport {}')).toEqual(['What a row costs. */'])
    expect(riddlesIn('/**\n * Which hexes\n * it covers.\n */')).toHaveLength(1)
    expect(riddlesIn('// How it is done.')).toHaveLength(1)
    expect(riddlesIn('/** Rows. */\nconst a = 1\n  /** Whose it is. */')).toEqual(['Whose it is. */'])
    expect(riddlesIn('/** The costs of rows: what one costs. */\n// What follows is short.')).toEqual([])
  })
})
