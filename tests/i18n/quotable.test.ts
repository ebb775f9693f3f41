/** Words that a user or a file gave are shown short, on one line, with no unseen sign: in findings, refusals, on the terminal. */
import { expect, test } from 'vitest'
import { quotable, visible } from '#shared/i18n/quotable'
import { unknown } from '#shared/commands/command/refusals'
import { COUNTER } from '#shared/document/inWords/thingNouns'
import { hexKey } from '#shared/hex/axial'
import { findings } from '../checks/support'
import { testBoard } from '../support/board'
import { castellan } from '../cli/castellan'

const HOSTILE = 'Guy \u202egnp.exe\u001b[2J ' + 'long '.repeat(1000)
const UNSEEN = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

test('a quote is one short line with every sign in sight; joiners of emoji stay', () => {
  expect(quotable('a\u202eb\u001b\n c')).toBe('a⟨U+202E⟩b␛ c')
  expect([...quotable('x'.repeat(5000))]).toHaveLength(41)
  expect(quotable('👩\u200d🌾 José')).toBe('👩\u200d🌾 José')
  expect(visible('a\nb\u2066c')).toBe('a\nb⟨U+2066⟩c')
})

test('findings and refusals of commands quote hostile names so', () => {
  const board = testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'C3', facing: 'v0' } } })
  const type = board.counterTypes['crusaders-knight' as never]!
  const hostile = {
    ...board,
    counterTypes: { ...board.counterTypes, 'crusaders-knight': { ...type, name: HOSTILE, quantity: 0 } },
    counters: { guy: { ...board.counters['guy' as never]!, name: HOSTILE, side: HOSTILE as never } },
    zones: {
      ['lost' as never]: { name: HOSTILE, side: HOSTILE as never, hexes: [hexKey({ q: 90, r: 90 })] },
    } as unknown as typeof board.zones,
  }
  const messages = findings(hostile).flatMap(({ message: { fr, en } }) => [fr, en])
  expect(messages.filter((text) => text.includes('zone')).length).toBeGreaterThan(1)
  const refused = Object.values(unknown(COUNTER, HOSTILE).message)
  for (const text of [...messages, ...refused]) {
    expect(text.length).toBeLessThan(300)
    expect(text).not.toMatch(UNSEEN)
  }
})

test('the terminal shows no raw sign of a file name or a word, in no length', async () => {
  for (const words of [
    ['info', 'no\u202ename\u001b.castellan'],
    ['info', 'x'.repeat(5000)],
    ['new', 'a', '--ruleset', HOSTILE],
  ]) {
    const { stderr, exitCode } = await castellan(words)
    expect(exitCode).toBe(2)
    expect(stderr).not.toMatch(UNSEEN)
    expect(stderr.length).toBeLessThan(1000)
  }
})
