/** DOC-5: pictures of few elements that would take minutes to draw are refused; those that programs make are taken. */
import { importImage } from '#shared/images/importImage'
import { createRng, type Rng } from '#shared/lang/rng'
import { expect, test } from 'vitest'
import { pick } from '../support/dice'
import { imageErrorText } from '../support/imageErrorText'
import { longRun } from '../support/longRuns'

const costly = longRun('costly pictures')
const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">${inside}</svg>`
const read = (text: string) => importImage(new TextEncoder().encode(text), 'x.svg')

const MASK = '<mask id="m"><rect width="9" height="9"/></mask>'
const PATTERN = '<pattern id="p" width="1" height="1"><path d="M0 0L1 1"/></pattern>'

/** Few elements that take minutes to draw: each is small, and every one of them is refused. */
const COSTLY: readonly (readonly [string, string])[] = [
  ['masks on nine hundred shapes', svg(MASK + '<rect width="9" height="9" mask="url(#m)"/>'.repeat(900))],
  ['masks by style', svg(`${MASK}${'<rect style="opacity:1; mask : url(#m)"/>'.repeat(900)}`)],
  [
    'masks by uses of one shape',
    svg(`${MASK}<rect id="r" mask="url(#m)"/>${'<use xlink:href="#r"/>'.repeat(900)}`),
  ],
  ['dashes on every line', svg('<path d="M0 0L9 9" stroke-dasharray=".01"/>'.repeat(5000))],
  ['dashes inherited', svg(`<g stroke-dasharray=".01">${'<path d="M0 0L9 9"/>'.repeat(5000)}</g>`)],
  [
    'dashes by a class of a style sheet behind them',
    svg(
      `${'<path class="x st0" d="M0 0"/>'.repeat(5000)}<style>.a{} path.st0{fill:red;stroke-dasharray:1}</style>`,
    ),
  ],
  [
    'dashes by a style sheet with a comment in the word',
    svg(
      `<style>*{stroke-dash/**/array:1}g{.b{stroke-dasharray/**/:1}}</style>${'<path class="b"/>'.repeat(5000)}`,
    ),
  ],
  [
    'dashes by an attribute in a selector',
    svg(`<style>[class="a.b"]{stroke-dasharray:1}</style>${'<path class="a.b"/>'.repeat(5000)}`),
  ],
  [
    'patterns inherited',
    svg(`${PATTERN}<g fill="url(#p)">${'<rect width="9" height="9"/>'.repeat(3000)}</g>`),
  ],
  ['opacity of groups', svg('<g opacity=".5"><rect width="9"/></g>'.repeat(25_000))],
  [
    'cuts',
    svg(`<clipPath id="c"><path d="M0 0"/></clipPath>${'<rect clip-path="url(#c)"/>'.repeat(10_000)}`),
  ],
  ['a path without end', svg(`<path d="M0 0${'L0 9L9 0'.repeat(1_300_000)}"/>`)],
  ['a text without end', svg(`<text>${'W'.repeat(600_000)}</text>`)],
]

test.each(COSTLY)('%s', (_attack, text) => {
  const result = read(text)
  expect(!result.ok && imageErrorText(result.error, 'en')).toContain(
    'more to draw than 100000 plain shapes (masks, patterns, dashes, opacities, references included)',
  )
})

test('pictures as programs draw them are taken: masks, classes with dashes, clips, long texts beside the picture', () => {
  const sheet = `<style>.st0{stroke-dasharray:2 1}.st1{opacity:.5}</style>`
  const shapes = `${'<path class="st1" d="M0 0L9 9"/>'.repeat(10_000)}${'<path class="st0"/>'.repeat(500)}`
  const masked = `${MASK}${'<g mask="url(#m)"><rect/><rect/></g>'.repeat(100)}`
  const pictures = [
    svg(`${sheet}${shapes}`),
    svg(masked),
    svg(
      `<clipPath id="c"><path d="M0 0"/></clipPath>${'<g clip-path="url(#c)"><path d="M0 0"/></g>'.repeat(2000)}`,
    ),
    svg(
      `<desc>${'who drew it, and when. '.repeat(100_000)}</desc><path d="M0 0${'l1.5 2.25'.repeat(500_000)}"/>`,
    ),
  ]
  for (const picture of pictures) {
    const result = read(picture)
    expect(result.ok && result.value.removed).toEqual([])
  }
})

/** Shapes in groups, and what they cost: counted here one by one, as the program weighs them all at once. */
function costlyPicture(rng: Rng): { readonly markup: string; readonly cost: number } {
  let cost = 0
  const groups = Array.from({ length: 1 + rng.below(4) }, () => {
    const kind = pick(rng, ['mask', 'clip', 'dash', 'pattern', 'opacity', 'plain'] as const)
    const count = 1 + rng.below(pick(rng, [20, 400, 6000]))
    const each = { mask: 303, clip: 13, dash: 31, pattern: 53, opacity: 6, plain: 1 }[kind]
    const by = {
      mask: 'mask="url(#m)"',
      clip: `style="clip-path:url( '#c' )"`,
      dash: 'stroke-dasharray="1 2"',
      pattern: 'fill="url(#p)"',
      opacity: 'opacity=".5"',
      plain: '',
    }[kind]
    cost += 1 + each * count
    return `<g>${`<rect ${by}/>`.repeat(count)}</g>`
  })
  const clip = '<clipPath id="c"><path d=""/></clipPath>'
  return { markup: `${MASK}${PATTERN}${clip}${groups.join('')}`, cost }
}

test(`${costly.cases} random pictures are refused when they cost too much, and only then`, () => {
  const outcomes = { taken: 0, refused: 0 }
  for (let round = costly.seed; round < costly.seed + costly.cases; round++) {
    const { markup, cost } = costlyPicture(createRng(round))
    // Paths, and the contents of what is referred to, add a little.
    if (cost > 97_000 && cost < 103_000) continue
    const { ok } = read(svg(markup))
    expect({ round, ok }).toEqual({ round, ok: cost < 100_000 })
    outcomes[ok ? 'taken' : 'refused']++
  }
  expect(outcomes.taken).toBeGreaterThan(costly.cases / 10)
  expect(outcomes.refused).toBeGreaterThan(costly.cases / 10)
})
