/** The game file: the same game gives the same bytes, replayed it gives the same states, and an error names its line. */
import { describe, expect, it } from 'vitest'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { fileErrorText } from '#shared/format/fileError'
import { type GameFile, HUMAN, RULES_VERSION } from '#shared/game/file/gameFile'
import { openGame, type OpenedGame } from '#shared/game/file/replay'
import { readGame } from '#shared/game/file/readGame'
import { headerOf, lineOf } from '#shared/game/file/recording'
import { stateHash } from '#shared/game/file/stateHash'
import { writeGame } from '#shared/game/file/writeGame'
import { GAME_OPTIONS } from '#shared/game/options'
import { mapRecord } from '#shared/lang/mapRecord'
import { galleryScenario } from '../support/scenarioFiles'
import { randomGame } from './machines'

const SORTIE = galleryScenario('the-sortie')
const BARROWS = galleryScenario('the-barrows')

function fileOf(scenario: Scenario, game: number): GameFile {
  const { steps } = randomGame(scenario, game)
  const players = Object.fromEntries(Object.keys(scenario.sides).map((side) => [side, 'random']))
  const header = headerOf({
    ...{ scenario, options: GAME_OPTIONS, file: 'x.castellan', players },
    seed: 7,
    game,
  })
  return { header, lines: steps.map((step, index) => lineOf(step, index)) }
}

function opened(text: string, scenario: Scenario): OpenedGame {
  const read = readGame(text, 'x.castellan-game')
  if (!read.ok) throw new Error(fileErrorText(read.error, 'en'))
  const game = openGame(read.value, scenario, 'x.castellan-game')
  if (!game.ok) throw new Error(fileErrorText(game.error, 'en'))
  return game.value
}

function errorOf(text: string, scenario = SORTIE): string {
  const read = readGame(text, 'x.castellan-game')
  if (!read.ok) return fileErrorText(read.error, 'en')
  const game = openGame(read.value, scenario, 'x.castellan-game')
  return game.ok ? game.value.kind : fileErrorText(game.error, 'en')
}

it('PLY-2, SCN-10: a game begun in one language goes on in the other', () => {
  const sides = mapRecord(SORTIE.sides, (side) => ({ ...side, words: { name: { en: `${side.name} (en)` } } }))
  const counters = mapRecord(SORTIE.counters, (counter) => ({
    ...counter,
    words: { name: { en: `${counter.name} (en)` } },
  }))
  const both = { ...SORTIE, sides, counters }
  const text = writeGame(fileOf(namedIn(both, 'en'), 0))
  expect(opened(text, namedIn(both, 'fr')).kind).toBe('playable')
})

describe.each([
  ['the-sortie', SORTIE],
  ['the-barrows', BARROWS],
])('a game of %s', (_, scenario) => {
  it('PLY-2: is written, read and replayed to the same bytes and states', () => {
    const text = writeGame(fileOf(scenario, 0))
    const game = opened(text, scenario)
    if (game.kind !== 'playable') throw new Error(game.kind)
    expect(writeGame(game.file)).toBe(text)
    const { steps, state } = randomGame(scenario, 0)
    expect(game.states.length).toBe(steps.length + 1)
    expect(JSON.stringify(game.states.at(-1)?.play)).toBe(JSON.stringify(state.play))
    // Undone to any moment: the state before each decision is the one it had.
    for (const [index, step] of game.steps.entries())
      expect(stateHash(step.before)).toBe(stateHash(steps[index]?.before ?? state))
  })
})

describe('a branch', () => {
  it('PLY-2: goes on from an earlier line, and its game is another', () => {
    const file = fileOf(SORTIE, 0)
    const [first] = file.lines
    if (!first) throw new Error('no line')
    const again = { ...first, after: 0 }
    const text = writeGame({ ...file, lines: [...file.lines.slice(0, 9), again] })
    expect(text.split('\n').at(-2)).toContain('"after":0')
    const game = opened(text, SORTIE)
    if (game.kind !== 'playable') throw new Error(game.kind)
    expect(stateHash(game.states[10] ?? game.states[0]!)).toBe(first.hash)
    expect(readGame(text, 'x')).toEqual({ ok: true, value: game.file })
  })
})

describe('a game file that is not as it should be', () => {
  const text = writeGame(fileOf(SORTIE, 0))
  const lines = text.split('\n')
  const changed = (line: number, change: (text: string) => string): string =>
    lines.map((one, index) => (index === line - 1 ? change(one) : one)).join('\n')

  it('is refused at the line that is wrong', () => {
    expect(errorOf('')).toMatch(/^x\.castellan-game, line 1/)
    expect(errorOf('{"format":"castellan"}')).toContain('a Castellan game')
    expect(errorOf(changed(1, (one) => one.replace('"version":1', '"version":2')))).toContain(
      'newer Castellan',
    )
    expect(errorOf(changed(7, (one) => one.slice(0, -4)))).toMatch(/^x\.castellan-game, line 7/)
    expect(errorOf(changed(9, (one) => one.replace(/"hash":"\w+"/, '"hash":"00000000"')))).toMatch(
      /line 9: found 00000000, expected \w{8} when it is played again/,
    )
    expect(errorOf(changed(5, (one) => one.replace(/"act":\{[^}]*\}/, '"act":{"kind":"dance"}')))).toMatch(
      /line 5: the act "dance" is refused/,
    )
    expect(
      errorOf(changed(5, (one) => one.replace(/"act":\{[^}]*\}/, '"act":{"kind":"move","path":7}'))),
    ).toMatch(/line 5.*\(act\.path\): found the number 7, expected a list/)
  })

  it('is refused with dice that are missing or have no such face', () => {
    const rolled = lines.findIndex((one) => /"dice":\[\d+\]/.test(one)) + 1
    expect(rolled).toBeGreaterThan(1)
    const dice = (to: string): string =>
      errorOf(changed(rolled, (one) => one.replace(/"dice":\[\d+\]/, `"dice":${to}`)))
    expect(dice('[]')).toMatch(new RegExp(`line ${rolled}: dice are missing`))
    expect(dice('[11]')).toMatch(new RegExp(`line ${rolled}: a die shows a face`))
    expect(dice('["a"]')).toMatch(new RegExp(`line ${rolled}.*dice\\[0\\]`))
  })

  it('is refused with another scenario', () => {
    const other = { ...SORTIE, info: { ...SORTIE.info, title: 'Another' } }
    expect(errorOf(text, other)).toMatch(/line 1: found a game of “/)
  })

  it('opens read-only when its rules are newer, with the reason', () => {
    const newer = changed(1, (one) => one.replace(`"rules":${RULES_VERSION}`, '"rules":99'))
    const game = opened(newer, SORTIE)
    expect(game).toMatchObject({
      kind: 'read-only',
      because: { en: expect.stringContaining('newer') as string },
    })
    expect(game.file.lines).toHaveLength(lines.length - 2)
  })

  it('never throws, whatever is cut off or mixed up', () => {
    const short = lines.slice(0, 25).join('\n')
    for (let at = 0; at < short.length; at += 97) {
      expect(typeof errorOf(short.slice(0, at))).toBe('string')
      expect(typeof errorOf(`${short.slice(0, at)}7${short.slice(at + 1)}`)).toBe('string')
    }
  })

  it('is played by people too', () => {
    expect(errorOf(changed(1, (one) => one.replaceAll('"random"', `"${HUMAN}"`)))).toBe('playable')
  })
})
