/** Laws of the markup over random texts and random trees. */
import { expect, it } from 'vitest'
import { createRng, type Rng } from '#shared/lang/rng'
import { plainText } from '#shared/markup/plainText'
import { readMarkup } from '#shared/markup/readMarkup'
import { type Block, type Run, type Runs } from '#shared/markup/tree'
import { pick } from '../support/dice'
import { longRun } from '../support/longRuns'
import { charactersPassed } from '../support/work'

const anyText = longRun('markup of any text')
const trees = longRun('markup of random trees')

const many = <T>(rng: Rng, most: number, make: () => T): T[] =>
  Array.from({ length: 1 + rng.below(most) }, make)

const PIECES = [
  '*',
  '**',
  '#',
  '# ',
  '- ',
  '1. ',
  '2. ',
  '|',
  '---',
  '[[',
  ']]',
  '\n',
  '\n\n',
  '\r\n',
  ' ',
  '\t',
]
const WORDS = ['pont', 'Été', 'a', '1214', '😀', '\ud83d', '\u202f:', 'U6', '\0', '<b>', '\\', '']

const letters = (text: string): string => text.replace(/[^\p{L}<>\\]/gu, '')

it('reads any text, and loses no letter of it', () => {
  const rng = createRng(anyText.seed)
  for (let round = 0; round < anyText.cases; round++) {
    const text = many(rng, 30, () => pick(rng, rng.below(2) === 0 ? PIECES : WORDS)).join('')
    expect(letters(plainText(text))).toBe(letters(text))
  }
})

it('leaves texts without signs as they are', () => {
  const rng = createRng(62)
  for (let round = 0; round < 500; round++) {
    const paragraphs = many(rng, 4, () =>
      many(rng, 3, () => many(rng, 5, () => pick(rng, ['pont', '1214', 'l’été,', '—', '😀'])).join(' ')).join(
        '\n',
      ),
    )
    expect(readMarkup(paragraphs.join('\n\n'))).toEqual(
      paragraphs.map((text) => ({
        kind: 'paragraph',
        runs: [{ kind: 'text', text, bold: false, italic: false }],
      })),
    )
  }
})

// A tree written as an author would, for the reader to give it back. Neighbouring runs differ in style, with blanks in plain ones.
function randomRuns(rng: Rng): Runs {
  return many(rng, 3, () => {
    const word = pick(rng, ['pont', 'Été 1214', 'n’y'])
    const styled: Run =
      rng.below(3) === 0
        ? {
            kind: 'link',
            name: pick(rng, ['U6', 'Sire Guy', 'MC-INF-5']),
            bold: rng.below(2) === 0,
            italic: false,
          }
        : pick<Run>(rng, [
            { kind: 'text', text: word, bold: true, italic: false },
            { kind: 'text', text: word, bold: false, italic: true },
            { kind: 'text', text: word, bold: true, italic: true },
          ])
    return [
      { kind: 'text', text: `${word}, ${word} `, bold: false, italic: false },
      styled,
      PLAIN_END,
    ] as const
  }).flatMap(([before, styled], index, all) => [
    index === 0 ? before : ({ ...before, text: ` ${before.text}` } as Run),
    styled,
    ...(index === all.length - 1 ? [PLAIN_END] : []),
  ])
}
const PLAIN_END: Run = { kind: 'text', text: ' fin', bold: false, italic: false }

function randomBlock(rng: Rng): Block {
  const runs = (): Runs => randomRuns(rng)
  switch (rng.below(4)) {
    case 0:
      return { kind: 'heading', level: pick(rng, [1, 2, 3] as const), runs: runs() }
    case 1:
      return { kind: 'list', numbered: rng.below(2) === 0, items: many(rng, 4, runs) }
    case 2: {
      const row = (): Runs[] => [runs(), runs()]
      return { kind: 'table', head: rng.below(2) === 0 ? row() : [], rows: many(rng, 3, row) }
    }
    default:
      return { kind: 'paragraph', runs: runs() }
  }
}

function writtenRuns(runs: Runs): string {
  return runs
    .map((run) => {
      const mark = `${run.bold ? '**' : ''}${run.italic ? '*' : ''}`
      const text = run.kind === 'link' ? `[[${run.name}]]` : run.text
      return `${mark}${text}${[...mark].reverse().join('')}`
    })
    .join('')
}

function written(block: Block): string {
  const row = (cells: readonly Runs[]): string => `| ${cells.map(writtenRuns).join(' | ')} |`
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${writtenRuns(block.runs)}`
    case 'list':
      return block.items
        .map((item, at) => `${block.numbered ? `${at + 1}.` : '-'} ${writtenRuns(item)}`)
        .join('\n')
    case 'table':
      return [...(block.head.length > 0 ? [row(block.head), '|---|---|'] : []), ...block.rows.map(row)].join(
        '\n',
      )
    default:
      return writtenRuns(block.runs)
  }
}

it('gives back the trees that were written', () => {
  const rng = createRng(trees.seed)
  for (let round = 0; round < trees.cases; round++) {
    const blocks = many(rng, 5, () => randomBlock(rng))
    expect(readMarkup(blocks.map(written).join('\n\n'))).toEqual(blocks)
  }
})

it('is work in proportion to the length', () => {
  const passed = (times: number): number => {
    const text = `${'*a **b [[c ** d* '.repeat(times)}\n${'| '.repeat(times)}`
    return charactersPassed(() => readMarkup(text))
  }
  const half = passed(5000)
  expect(half).toBeGreaterThan(100_000)
  expect(passed(10_000) / half).toBeCloseTo(2, 2)
})
