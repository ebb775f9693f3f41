/** Spoilt and hostile modules: taken whole or refused with file and place, never a throw; nothing unpacks without end. */
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type ExchangeFault, faultInWords } from '#shared/interchange/exchange/fault'
import { readVassal } from '#shared/interchange/vassal/read/readVassal'
import { setUpsOf } from '#shared/interchange/vassal/read/setUps'
import { boardsOf } from '#shared/interchange/vassal/read/boards'
import { readBuildTree } from '#shared/interchange/vassal/read/buildTree'
import { createRng, type Rng } from '#shared/lang/rng'
import { rulesetById } from '#shared/rules/registry/registry'
import { TEXT_MUTATIONS } from '../../../format/mutated/textMutations'
import { callsOf } from '../../../support/work'
import { longRun } from '../../../support/longRuns'
import * as hand from './handMade'

const RULESET = rulesetById('savoy')!
const text = (value: string): Uint8Array => new TextEncoder().encode(value)

/** Gives the words of a refusal; `taken` for a whole scenario. */
async function judged(bytes: Uint8Array): Promise<string> {
  const file = await readVassal({ name: 'x.vmod', bytes, beside: () => Promise.resolve(undefined) })
  if (!file.ok) return said(file.error)
  const { boards, setUps } = file.value.choices(RULESET)
  const [board] = boards.slice(-1)
  const [setUp] = setUps
  const chosen = { ground: {}, ...(board !== undefined && { board }), ...(setUp && { setUp: setUp.id }) }
  const built = await file.value.build(chosen, { ruleset: RULESET, language: 'fr', title: 'x' })
  return built.ok ? 'taken' : said(built.error)
}

function said(fault: ExchangeFault): string {
  expect(fault.file).not.toBe('')
  expect(fault.message.fr).not.toBe('')
  expect(fault.place?.en ?? 'x').not.toBe('')
  const words = faultInWords(fault, 'en')
  expect(words).not.toMatch(/undefined|\[object|NaN ×/)
  return words
}

describe('hostile', () => {
  test('a bomb in place of the build file, of a picture, of a set-up', async () => {
    const bomb = new Uint8Array(50_000_000)
    const file = zipSync({ 'buildFile.xml': bomb }, { level: 1 })
    expect(file.length).toBeLessThan(50_000)
    expect(await judged(file)).toMatch(/^buildFile\.xml: found 50000000 bytes, expected at most \d+ bytes$/)
    const files = { 'images/map.png': bomb }
    expect(await judged(hand.moduleZip({ files }))).toBe('taken')
    const saved = zipSync({ savedGame: bomb }, { level: 1 })
    const parts = [hand.setUp('S', 's.vsav')]
    expect(await judged(hand.moduleZip({ parts, files: { 's.vsav': saved } }))).toMatch(
      /^savedGame: found 50000000 bytes, expected at most/,
    )
  })

  test('many bombs, each small enough, share one limit', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `p${index}.png`)
    const parts = names.map((name) => hand.slot({ name, image: name }))
    const bomb = new Uint8Array(Buffer.concat([hand.png(1500, 1500), Buffer.alloc(900_000)]))
    const files = Object.fromEntries(names.map((name) => [`images/${name}`, bomb]))
    expect(await judged(hand.moduleZip({ parts, files }))).toBe('taken')
  })

  test('many GIF whose first frame is far larger than their screen share one limit, damaged ones too', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `p${index}.gif`)
    const parts = names.map((name) => hand.slot({ name, image: name }))
    // A screen of one pixel, a frame of 4000 x 4000; of every other the codes are none.
    const head = [...text('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    const frame = [0x2c, 0, 0, 0, 0, 0xa0, 0x0f, 0xa0, 0x0f, 0]
    const files = Object.fromEntries(
      names.map((name, index) => [
        `images/${name}`,
        Uint8Array.from([...head, ...frame, 2, 1, index % 2 === 0 ? 0x2c : 0xff, 0, 0x3b]),
      ]),
    )
    const read = await readVassal({
      ...{ name: 'x.vmod', bytes: hand.moduleZip({ parts, files }) },
      beside: () => Promise.resolve(undefined),
    })
    if (!read.ok) throw new Error(said(read.error))
    const settings = { ruleset: RULESET, language: 'fr' as const, title: 'x' }
    const built = await read.value.build({ ground: {} }, settings)
    if (!built.ok) throw new Error(said(built.error))
    const refused = built.value.warnings.filter(({ en }) => en.includes('found a GIF of 4000 x 4000 pixels'))
    // Six of sixteen million pixels make the hundred million that all may have.
    expect(refused).toHaveLength(names.length - 6)
  })

  test('set-ups and boards of one name get names of their own, however many there are', () => {
    const many = 20_000
    const setUps = Array.from({ length: many }, () => hand.setUp('S', 's.vsav'))
    const boards = Array.from({ length: many }, () => hand.board())
    const tree = readBuildTree({ name: 'x', text: hand.buildFile({ parts: setUps, boards }) })
    let names: readonly string[] = []
    const looks = callsOf(Set.prototype, 'has', () => {
      names = [...setUpsOf(tree.root), ...boardsOf(tree)].map(({ name }) =>
        typeof name === 'string' ? name : name.en,
      )
    })
    expect([names[0], names[1], names[many - 1]]).toEqual(['S', 'S (2)', `S (${many})`])
    expect(new Set(names).size).toBe(2 * many)
    expect(looks).toBeLessThan(20 * many)
  })

  test.each([
    ['../buildFile', 'x.vmod: byte '],
    ['C:\\buildFile', 'x.vmod: byte '],
  ])('a path that leads outside: %s', async (name, words) => {
    const refusal = await judged(zipSync({ [name]: text('x') }))
    expect(refusal.startsWith(words)).toBe(true)
    expect(refusal).toContain('expected a name inside the archive')
  })

  test.each([
    [
      'entities',
      '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      /^buildFile\.xml: line 1, column \d+: found declarations/,
    ],
    ['depth', '<a>'.repeat(100_000), /^buildFile\.xml: line 1, column \d+: found too many elements/],
    [
      'another program',
      '<map/>',
      /^buildFile\.xml: line 1, column 1: found the element "map", expected a VASSAL module$/,
    ],
    [
      'no board',
      '<VASSAL.build.GameModule/>',
      /^buildFile\.xml: line 1, column 1: found a module without a board of hexes/,
    ],
  ])('a build file with %s', async (_, xml, words) => {
    expect(await judged(hand.moduleZip({ files: { 'buildFile.xml': text(xml) } }))).toMatch(words)
  })

  test('no build file; a grid of no size, of a million hexes; a picture that lies', async () => {
    expect(await judged(zipSync({ a: text('x') }))).toBe(
      'x.vmod: found an archive without a file "buildFile", expected a VASSAL module',
    )
    const of = (grid: Record<string, string | number>, size: [number, number]) =>
      judged(hand.moduleZip({ boards: [hand.board({ grid, size })] }))
    expect(await of({ dx: 0 }, [277, 270])).toMatch(/: found dx = "0", expected a number from 4 to 100000$/)
    expect(await of({ dy: 'x' }, [277, 270])).toMatch(/: found dy = "x", expected/)
    expect(await of({}, [99_999, 99_999])).toMatch(
      /: found 1923 × 1666 hexes, expected 1 × 1 to 1000 × 1000$/,
    )
    expect(await of({}, [30, 20])).toMatch(/hexes, expected 1 × 1/)
    const lying = hand.png(10, 10)
    new DataView(lying.buffer).setUint32(16, 60_000)
    expect(await judged(hand.moduleZip({ files: { 'images/map.png': lying } }))).toBe('taken')
  })

  test('prototypes of themselves, and pieces without end', async () => {
    const traits = Array.from({ length: 9 }, () => ['prototype;P', ''] as const)
    const parts = [hand.prototype('P', traits), hand.slot({ name: 'A', image: 'red.png', traits })]
    expect(await judged(hand.moduleZip({ parts }))).toBe('taken')
    const long = '\\'.repeat(100_000)
    expect(await judged(hand.moduleZip({ parts: [hand.slot({ name: long, image: long })] }))).toBe('taken')
  })
})

const { cases, seed } = longRun('spoilt VASSAL modules')

const SLOTS = [
  hand.prototype('Soldier', [hand.rotate(6, 0)]),
  hand.slot({ name: 'Guard', traits: [['prototype;Soldier', ''], hand.layer(['red.png', 'red-2.png'], 1)] }),
  hand.setUp('S', 's.vsav'),
]
const BOARDS = [hand.board(), hand.board({ name: 'B', zone: '0,0;277,0;277,270', numbering: { hType: 'A' } })]
const BUILD = hand.buildFile({ parts: SLOTS, boards: BOARDS })
const PIECES: hand.HandPiece[] = [
  {
    name: 'Guard',
    image: 'red.png',
    traits: [hand.rotate(12, 3), hand.layer(['red-2.png'], 1)],
    at: [hand.MAP, 87, 180],
  },
  { name: 'Other', image: 'blue.png', traits: [hand.mark('Side', 'Blue')], at: [hand.MAP, 35, 30] },
]
const SAVED = new TextDecoder().decode(hand.savedCommands(PIECES, ['B', 0, 0]))
const VALUES = [
  '0',
  '-1',
  '1e9',
  '',
  'x',
  'NaN',
  '__proto__',
  'true',
  '0.5',
  '&#0;',
  ';',
  '\t',
  '\u001b',
  '1e-9',
]

function valueReplaced(source: string, rng: Rng): string {
  const values = [...source.matchAll(/(?<==")[^"\n]*(?=")|(?<=;)[^;\t/]*/g)]
  const found = values[rng.below(values.length)]
  if (!found) return source
  const value = VALUES[rng.below(VALUES.length)] as string
  return `${source.slice(0, found.index)}${value}${source.slice(found.index + found[0].length)}`
}

function bytesSpoilt(bytes: Uint8Array, rng: Rng): Uint8Array {
  const spoilt = Uint8Array.from(bytes)
  for (let count = rng.below(4); count >= 0; count--) spoilt[rng.below(spoilt.length)] = rng.below(256)
  return rng.below(3) === 0 ? spoilt.subarray(0, rng.below(spoilt.length)) : spoilt
}

const { 'a value replaced': _jsonValue, ...OF_TEXT } = TEXT_MUTATIONS
const WAYS = [...Object.values(OF_TEXT), valueReplaced, valueReplaced, valueReplaced]

const WHOLE = hand.moduleZip({ parts: SLOTS, boards: BOARDS, files: { 's.vsav': hand.savedText(SAVED) } })
const SOURCES: Readonly<Record<string, (rng: Rng, way: (typeof WAYS)[number]) => Uint8Array>> = {
  'the build file': (rng, way) =>
    hand.moduleZip({ files: { 'buildFile.xml': text(way(BUILD, rng)), 's.vsav': hand.savedText(SAVED) } }),
  'the saved game': (rng, way) =>
    hand.moduleZip({ parts: SLOTS, boards: BOARDS, files: { 's.vsav': hand.savedText(way(SAVED, rng)) } }),
  'the archive': (rng) => bytesSpoilt(WHOLE, rng),
}

describe(`${cases} spoilt modules`, () => {
  test.each(Object.keys(SOURCES))('%s', async (name) => {
    const outcomes = { taken: 0, refused: 0 }
    expect(await judged(WHOLE)).toBe('taken')
    const each = cases / Object.keys(SOURCES).length
    for (let index = 0; index < each; index++) {
      const rng = createRng(seed + Math.imul(index, 0x9e3779b1))
      const way = WAYS[index % WAYS.length] as (typeof WAYS)[number]
      const spoilt = SOURCES[name]?.(rng, way) ?? WHOLE
      try {
        outcomes[(await judged(spoilt)) === 'taken' ? 'taken' : 'refused']++
      } catch (error) {
        throw new Error(`case ${index}: ${String(error)}`, { cause: error })
      }
    }
    expect(outcomes.taken).toBeGreaterThan(each / 60)
    if (name !== 'the saved game') expect(outcomes.refused).toBeGreaterThan(each / 60)
  })
})
