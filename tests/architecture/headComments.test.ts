/**
 * A comment says what its file, function or field is: it begins with a noun or a verb, not as a question without its mark and not
 * with a genitive whose noun is missing, and it uses the words of the trade.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

function filesOf(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => join(folder, file)),
  )
}

const PROGRAM = ['shared', 'renderer', 'main', 'viewer'] as const
const BESIDE = ['tests', 'scripts', 'bench'] as const
/** The first line of the file if it is a comment, and every doc comment. */
const COMMENT = /^\/\/.*|\/\*\*[\s\S]*?\*\//g

/** The comments that begin with a question word. */
function riddlesIn(text: string): string[] {
  return (text.match(COMMENT) ?? [])
    .map((comment) => comment.replace(/^[\s/*]+/, ''))
    .filter((words) => /^(What|Which|How|Where|Who|Whose|When|Whether|Why)\b/.test(words))
}

/** The comments, to the end of their first line, that begin with a genitive or a way ("Of its middle", "From 1"). */
function fragmentsIn(text: string): string[] {
  return text.match(/\/\*\*\s+(?:\*\s+)?(?:Of|From|To)\b.*|(?<=^\s*)\/\/ Of\b.*/gm) ?? []
}

/** Words that no other program has for these things: a command or an edit, split, carried. */
const DIALECT = /\b(?:deeds?|parted|borne)\b/i
const ANY_COMMENT = /^\s*\/\/.*|\/\*\*[\s\S]*?\*\//gm

/** The comments with words of a dialect. */
function dialectIn(text: string): string[] {
  return (text.match(ANY_COMMENT) ?? []).filter((comment) => DIALECT.test(comment))
}

describe('a comment says what it is about', () => {
  it('with subject and verb, in the words of the trade, in every folder', () => {
    const found = filesOf(...PROGRAM, ...BESIDE).flatMap((file) => {
      // This file plants faults.
      if (file.endsWith('headComments.test.ts')) return []
      const text = readFileSync(file, 'utf8')
      return [...fragmentsIn(text), ...dialectIn(text)].map((words) => `${file}: ${words}`)
    })
    expect(found).toEqual([])
  })

  it('is found by a missing noun and by words of a dialect', () => {
    expect(fragmentsIn('/** Of its middle, pixels. */')).toHaveLength(1)
    expect(fragmentsIn('/**\n * From 1.\n */')).toHaveLength(1)
    expect(fragmentsIn('  // Of rock the height does not matter.')).toHaveLength(1)
    expect(
      fragmentsIn('/** Offers of a phase. */\n// From far away: blots.\nconst a = 1 // Of course.'),
    ).toEqual([])
    expect(dialectIn('/** The deeds of a button. */')).toHaveLength(1)
    expect(dialectIn('// Parted by blanks.')).toHaveLength(1)
    expect(dialectIn("const parted = 'a departed unit' // not a comment of its own")).toEqual([])
  })

  it('with its own first words, in every folder', () => {
    const found = filesOf(...PROGRAM, ...BESIDE).flatMap((file) => {
      if (file.endsWith('headComments.test.ts')) return []
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
