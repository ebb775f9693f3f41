/** Spoilt maps, seeded, in both forms: taken whole or refused with their file and place; never a throw. */
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { faultInWords } from '#shared/interchange/exchange/fault'
import { readTiled } from '#shared/interchange/tiled/readTiled'
import { createRng, type Rng } from '#shared/lang/rng'
import { rulesetById } from '#shared/rules/registry/registry'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { TEXT_MUTATIONS } from '../../format/mutated/textMutations'
import { testBoard } from '../../support/board'
import { longRun } from '../../support/longRuns'
import { FORM_NAMES, type Form, written } from './throughTiled'

const { cases, seed } = longRun('spoilt Tiled maps')

const board = testBoard({
  terrain: '....\n.ww.\n....',
  hexes: { 'A1 A2': { level: 1 } },
  hexsides: { 'B1/B2': ['wall', 'arrow-slit'], 'C1/C2': 'road' },
  counters: { guy: { type: 'crusaders-soldier', at: 'C2', facing: 'v1' } },
})

const OTHER = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="hexagonal" width="4" height="2" tilewidth="18" tileheight="18"
 infinite="1" hexsidelength="10" staggeraxis="y" staggerindex="odd">
 <tileset firstgid="1" name="t" tilewidth="18" tileheight="18" tilecount="2" columns="0">
  <tile id="0" type="grass"><image width="18" height="18" source="a.png"/></tile>
  <tile id="1" class="forest"><properties><property name="level" type="int" value="2"/></properties></tile>
 </tileset>
 <tileset firstgid="7" source="b.tsx"/>
 <group name="g" offsetx="3">
  <layer id="1" name="ground" width="4" height="2"><data encoding="csv">
   <chunk x="-2" y="0" width="4" height="2">
1,2,7,1,
2,1,2147483650,0
</chunk></data></layer>
 </group>
 <layer id="2" name="more" width="4" height="2"><data encoding="base64" compression="zlib">
   <chunk x="0" y="0" width="2" height="1">${deflateSync(Buffer.from([2, 0, 0, 0, 1, 0, 0, 0])).toString('base64')}</chunk></data></layer>
 <objectgroup id="3" name="things"><object id="1" x="3.5" y="4" gid="1"><text wrap="1">hi</text></object></objectgroup>
</map>
`

/** Replaces a value of an attribute or a cell. */
const VALUES = [
  '0',
  '-1',
  '1e9',
  '99999999999',
  '',
  'x',
  'NaN',
  '__proto__',
  '4294967295',
  'true',
  '0.5',
  '&#0;',
]

function valueReplaced(text: string, rng: Rng): string {
  const values = [...text.matchAll(/"([^"\n]*)"|(?<=[,\n:])\d+/g)]
  const found = values[rng.below(values.length)]
  if (!found) return text
  const value = VALUES[rng.below(VALUES.length)] as string
  const quoted = found[0].startsWith('"') ? `"${value}"` : value
  return `${text.slice(0, found.index)}${quoted}${text.slice(found.index + found[0].length)}`
}

const { 'a value replaced': _jsonValue, ...OF_TEXT } = TEXT_MUTATIONS
const WAYS = [...Object.values(OF_TEXT), valueReplaced, valueReplaced]

const SOURCES: readonly (readonly [string, string])[] = [
  ...FORM_NAMES.map((form: Form) => [`x.${form}`, written(board, form)] as const),
  ['other.tmx', OTHER],
]

const TSX = new TextEncoder().encode(
  '<tileset name="b" tilewidth="18" tileheight="18" tilecount="1" columns="1"/>',
)

async function judged(name: string, text: string): Promise<'taken' | 'refused'> {
  const beside = (file: string) => Promise.resolve(file === 'b.tsx' ? TSX : undefined)
  const read = await readTiled({ name, bytes: new TextEncoder().encode(text), beside })
  if (!read.ok) return located(read.error)
  const ruleset = rulesetById(read.value.ruleset ?? 'savoy') ?? (rulesetById('savoy') as Ruleset)
  read.value.choices(ruleset)
  const built = await read.value.build({ ground: {} }, { ruleset, language: 'fr', title: 'x' })
  if (!built.ok) return located(built.error)
  return 'taken'

  function located(fault: Parameters<typeof faultInWords>[0]): 'refused' {
    expect([name, 'b.tsx', 'a.tsx']).toContain(fault.file)
    expect(faultInWords(fault, 'en')).not.toMatch(/undefined|\[object/)
    expect(fault.message.fr).not.toBe('')
    expect(fault.place?.en ?? '').not.toBe('')
    return 'refused'
  }
}

describe('spoilt', () => {
  test.each(SOURCES.map(([name], index) => [name, index] as const))('%s', async (name, source) => {
    const outcomes = { taken: 0, refused: 0 }
    const text = SOURCES[source]?.[1] ?? ''
    expect(await judged(name, text)).toBe('taken')
    for (let index = source; index < cases; index += SOURCES.length) {
      const rng = createRng(seed + Math.imul(index, 0x9e3779b1))
      const way = WAYS[Math.floor(index / SOURCES.length) % WAYS.length] as (typeof WAYS)[number]
      const spoilt = way(text, rng)
      try {
        outcomes[await judged(name, spoilt)]++
      } catch (error) {
        throw new Error(`case ${index}: ${String(error)}`, { cause: error })
      }
    }
    expect(outcomes.taken).toBeGreaterThan(0)
    expect(outcomes.refused).toBeGreaterThan(0)
  })
})
