import { describe, expect, it } from 'vitest'
import { hexOfName } from '#shared/document/placeNames'
import { environmentAt, terrainAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { faultInWords } from '#shared/interchange/exchange/fault'
import { readWesnoth } from '#shared/interchange/wesnoth/readWesnoth'
import { rulesetById } from '#shared/rules/registry/registry'
import { createRng } from '#shared/lang/rng'
import { longRun } from '../support/longRuns'

const NO_FILES = () => Promise.resolve(undefined)
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

// Five by four with its border: three by two are played.
const SMALL = `Gg, Gg, Gg, Gg, Gg
Gg, 1 Ke, Gg^Fp, Ww, Gg
Gg, Uu, Ss^Bw/, Hh^Vhh, Gg
Gg, Gg, Gg, Gg, Gg
`

async function read(text: string, id = 'magna-carta') {
  const file = await readWesnoth({ name: 'small.map', bytes: bytes(text), beside: NO_FILES })
  if (!file.ok) return faultInWords(file.error, 'en')
  const ruleset = rulesetById(id)!
  const settings = { ruleset, language: 'fr', title: 'small' } as const
  const built = await file.value.build({ ground: {} }, settings)
  if (!built.ok) return faultInWords(built.error, 'en')
  return {
    choices: file.value.choices(ruleset),
    build: file.value.build,
    settings,
    scenario: built.value.scenario,
  }
}

function terrainOf(scenario: Scenario, name: string): string {
  return terrainAt(scenario.map, hexOfName(scenario, name)!) ?? 'none'
}

describe('maps of Battle for Wesnoth (XCH-4)', () => {
  it('lose their border; the second column stands half a hex lower; ground is guessed by family', async () => {
    const found = await read(SMALL)
    if (typeof found === 'string') throw new Error(found)
    const { scenario, choices } = found
    expect(scenario.map.grid).toEqual({ orientation: 'flat', stagger: 'odd', columns: 3, rows: 2 })
    const names = ['0101', '0201', '0301', '0102', '0202', '0302']
    expect(names.map((name) => terrainOf(scenario, name))).toEqual([
      ...['tower', 'wood', 'deep-water', 'clear', 'bridge', 'house'],
    ])
    expect(choices.ground.map(({ code, count, name }) => [code, count, name?.en])).toContainEqual([
      ...['Gg^Fp', 1, 'forest'],
    ])
    expect(Object.values(scenario.labels).map(({ text, hex }) => [text, hex])).toEqual([['Départ 1', '0,0']])
  })

  it('a mapping counts before the guess, and caves are caves where the ruleset has them', async () => {
    const found = await read(SMALL, 'common-mechanics')
    if (typeof found === 'string') throw new Error(found)
    const built = await found.build({ ground: { Ww: 'lava' } }, found.settings)
    if (!built.ok) throw new Error('refused')
    const { scenario } = built.value
    expect(terrainOf(scenario, '0301')).toBe('lava')
    expect(environmentAt(scenario.map, hexOfName(scenario, '0102')!)).toBe('cave')
    expect(environmentAt(scenario.map, hexOfName(scenario, '0101')!)).toBe('outdoors')
  })

  it('the header of old maps is passed over', async () => {
    expect(await read(`border_size=1\nusage=map\n\n${SMALL}`)).toMatchObject({ scenario: { labels: {} } })
  })

  it.each([
    [
      'Gg, Gg, Gg\nGg, G?, Gg\nGg, Gg, Gg',
      'small.map: line 2, column 4: found "G?", expected a terrain code of Wesnoth',
    ],
    [
      'Gg, Gg, Gg\nGg, Gg\nGg, Gg, Gg',
      'small.map: line 2, column 1: found 2 hexes, expected 3 as in the first row',
    ],
    [
      'Gg, Gg\nGg, Gg',
      'small.map: line 1, column 1: found 2 × 2 hexes, expected at least 3 × 3, with the border',
    ],
    ['', 'small.map: line 2, column 1: found 1 × 0 hexes, expected at least 3 × 3, with the border'],
  ])('a fault is named with its place: %j', async (text, words) => {
    expect(await read(text)).toBe(words)
  })

  const { cases, seed } = longRun('spoilt Wesnoth maps')
  it(`${cases} mutated maps are read whole or refused with their place`, async () => {
    const random = createRng(seed)
    const original = bytes(SMALL)
    let refused = 0
    for (let round = 0; round < cases; round++) {
      const mutant = Uint8Array.from(original)
      for (let count = 0; count <= round % 4; count++) mutant[random.below(mutant.length)] = random.below(256)
      const cut = round % 3 === 0 ? mutant.subarray(0, random.below(mutant.length)) : mutant
      const file = await readWesnoth({ name: 'mutant.map', bytes: cut, beside: NO_FILES })
      if (file.ok) continue
      refused++
      expect(file.error.file).toBe('mutant.map')
      expect(file.error.place?.en).toMatch(/^(line \d+, column \d+|byte \d+)$/)
    }
    expect(refused).toBeGreaterThan(cases / 4)
  })
})
