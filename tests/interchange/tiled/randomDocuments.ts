/** Documents of all kinds for fast-check, as the program writes them: any grid, any places, texts that XML cannot hold. */
import fc from 'fast-check'
import { richScenario } from '../../format/richScenario'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { type Json } from '#shared/json/extra'
import { RULESETS } from '#shared/rules/registry/registry'

type JsonRecord = Record<string, Json>

const ODD_TEXTS = [
  '',
  ' ',
  'é ',
  '\u0001',
  'a\nb',
  '\t',
  '\ud800',
  '<&">',
  ']]>',
  'x\u0085y',
  '#12',
  'Guy',
  '-0',
  '1e9',
]
const text = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ maxLength: 12 }))
const id = fc.oneof(
  fc.constantFrom('7', '12', 'a b', 'x.y', 'é', '\u0002', 'rest', 'id', '0'),
  fc.string({ minLength: 1, maxLength: 6 }).filter((name) => !(name in {})),
)
const extra = fc.option(
  fc.dictionary(fc.constantFrom('x-one', 'rest', 'x.two', 'id', 'zone'), fc.jsonValue({ maxDepth: 2 }), {
    maxKeys: 2,
  }),
  { nil: undefined, freq: 4 },
)
const color = fc.constantFrom('#A03020', '#00ff7f')
const facing = fc.constantFrom(
  ...['s', 'v'].flatMap((kind) => [0, 1, 2, 3, 4, 5].map((index) => `${kind}${index}`)),
)
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined })
const stat = fc.oneof(fc.integer({ min: -99, max: 99 }), fc.boolean(), text)
const feature = fc.constantFrom('wall', 'gate', 'hedge', 'road', 'unknown thing')
const half = maybe(fc.constantFrom('owner', 'across'))

/** An object without what is undefined, and with keys of later versions. */
function object(shape: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<JsonRecord> {
  return fc.tuple(fc.record(shape), extra).map(([known, more]) => {
    const said = Object.entries(known).filter(([, value]) => value !== undefined)
    const others = Object.entries(more ?? {}).filter(([key]) => !(key in shape))
    return Object.fromEntries([...said, ...others]) as JsonRecord
  })
}

interface Size {
  readonly columns: number
  readonly rows: number
}

function places({ columns, rows }: Size) {
  const near = fc.tuple(fc.integer({ min: -2, max: columns + 1 }), fc.integer({ min: -2, max: rows + 1 }))
  const far = fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -9999, max: 9999 }))
  const place = fc.oneof({ arbitrary: near, weight: 9 }, { arbitrary: far, weight: 1 })
  const hex = place.map(([col, row]) => `${col},${row}`)
  const hexside = fc.tuple(hex, fc.integer({ min: 0, max: 2 })).map(([at, direction]) => `${at},${direction}`)
  return { hex, hexside }
}

function thingsOf(size: Size) {
  const { hex, hexside } = places(size)
  const barrier = object({ feature, inside: half, integrity: maybe(fc.nat(9)) })
  const opening = object({
    ...{ feature, inside: half, state: maybe(fc.constantFrom('open', 'closed')), owner: maybe(id) },
    ...{
      guests: maybe(fc.array(id, { maxLength: 2 })),
      portcullis: maybe(fc.constantFrom('none', 'lowered')),
    },
  })
  const side = object({
    ...{ barrier: maybe(barrier), opening: maybe(opening) },
    ...{ way: maybe(object({ feature })), fixture: maybe(object({ feature, inside: half })) },
  })
  const few = { maxKeys: 5 }
  return {
    hexsides: fc.dictionary(hexside, side, few),
    structures: fc.dictionary(
      hex,
      object({ feature, facing: maybe(facing), integrity: maybe(fc.nat(9)), owner: maybe(id) }),
      few,
    ),
    markers: fc.dictionary(
      id,
      object({ kind: feature, hex, facing: maybe(facing), hidden: maybe(fc.boolean()) }),
      few,
    ),
    counters: fc.dictionary(
      id,
      object({
        ...{
          type: fc.constantFrom('knight', 'archer', 'nobody'),
          name: maybe(text),
          side: maybe(id),
          hex: maybe(hex),
        },
        ...{
          facing,
          rank: maybe(fc.constantFrom(1, 0.5, -3)),
          hidden: maybe(fc.boolean()),
          decoy: maybe(fc.boolean()),
        },
        ...{ face: fc.constantFrom('mounted-healthy', 'foot-wounded', 'healthy'), owner: maybe(id) },
        status: maybe(fc.dictionary(id, stat, { maxKeys: 3 })),
        placement: maybe(fc.constantFrom('ground', 'low-flight')),
      }),
      { maxKeys: 6 },
    ),
    zones: fc.dictionary(
      id,
      object({
        ...{ name: text, kind: fc.constantFrom('setup', 'other'), side: maybe(id), color: maybe(color) },
        ...{ opacity: maybe(fc.constantFrom(0, 0.3, 1)), hexes: fc.array(hex, { maxLength: 6 }) },
      }),
      few,
    ),
    labels: fc.dictionary(
      id,
      object({
        ...{ text, hex, sizeMm: fc.double({ min: 1, max: 50, noNaN: true }), color: maybe(color) },
        ...{
          dxMm: maybe(fc.double({ min: -40, max: 40, noNaN: true })),
          dyMm: maybe(fc.integer({ min: -5, max: 5 })),
        },
        ...{
          angle: maybe(fc.double({ min: -400, max: 400, noNaN: true })),
          font: maybe(fc.constant('sans-bold')),
        },
      }),
      few,
    ),
    boards: fc.dictionary(
      id,
      object({
        ...{
          name: text,
          firstColumn: fc.integer({ min: -20, max: 20 }),
          firstRow: fc.integer({ min: -20, max: 20 }),
        },
        ...{ columns: fc.integer({ min: 1, max: 30 }), rows: fc.integer({ min: 1, max: 30 }) },
        turned: maybe(fc.boolean()),
        edges: maybe(fc.constant([{ edge: 'top', name: 'N' }])),
      }),
      few,
    ),
  }
}

const TERRAINS: Readonly<Record<string, string>> = {
  '.': 'clear',
  w: 'wood',
  '~': 'deep-water',
  '7': 'strange\u0003',
}

function cellsOf({ columns, rows }: Size) {
  const line = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: columns, maxLength: columns })
  const layer = <T>(value: fc.Arbitrary<T>) =>
    fc.dictionary(fc.nat(rows - 1).map(String), value, { maxKeys: 2 })
  const letters = (all: string) => line(fc.constantFrom(...all)).map((row) => row.join(''))
  return {
    terrain: fc.array(letters(Object.keys(TERRAINS).join('')), { minLength: rows, maxLength: rows }),
    elevation: layer(line(fc.constantFrom(0, 0, 0, 1, -2, 999))),
    environment: layer(letters('...c')),
    flags: layer(letters('...1257')),
    wandering: layer(letters('...14')),
  }
}

const RICH = JSON.parse(writeScenario(richScenario())) as { readonly map: JsonRecord }

export const documents: fc.Arbitrary<Scenario> = fc
  .record({ columns: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 8 }) })
  .chain((size) => {
    const { hexsides, structures, markers, ...things } = thingsOf(size)
    const { background: _background, gridLook: _look, ...map } = RICH.map
    return fc.record({
      ...things,
      ruleset: fc.constantFrom(...RULESETS.map((ruleset) => ruleset.id)),
      map: fc
        .record({
          ...{ hexsides, structures, markers, ...cellsOf(size) },
          orientation: fc.constantFrom('flat', 'pointy'),
          stagger: fc.constantFrom('odd', 'even'),
          halfHexes: fc.boolean(),
          hexMm: fc.constantFrom(25, 25.4, 18.75, 1, 1000),
        })
        .map((own) => ({ ...map, ...own, ...size, palette: TERRAINS })),
    })
  })
  .map((own) => {
    const read = readScenario(
      JSON.stringify({ ...RICH, groups: {}, reinforcements: {}, victory: {}, ...own }),
      'x',
    )
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    return read.value
  })
