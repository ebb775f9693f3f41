import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hexOfName } from '#shared/document/placeNames'
import { terrainAt } from '#shared/document/map'
import { json, refusal, useFolder } from './castellan'
import { scenarioIn } from '../support/scenarioFiles'

const path = useFolder()
const MAP = 'Gg, Gg, Gg, Gg\nGg, Gg, Ww, Gg\nGg, Gg^Fp, Zz, Gg\nGg, Gg, Gg, Gg\n'

describe('import of maps', () => {
  it('says what was guessed, keeps the mapping beside the file, and reads it the next time', async () => {
    const map = path('small.map')
    const mapping = path('small.terrain.json')
    writeFileSync(map, MAP)
    const out = path('small.castellan')
    const words = ['import', map, out, '--ruleset', 'magna-carta', '--map', mapping]
    const answer = (await json(words)) as { warnings: { message: { en: string } }[] }
    expect(answer.warnings.map(({ message }) => message.en)).toEqual([
      'Gg (grass), 1 hex: clear',
      'Gg^Fp (forest), 1 hex: wood',
      'Ww (water), 1 hex: deep water',
      'Zz, 1 hex: clear, for want of better',
    ])
    const kept = { Gg: 'clear', 'Gg^Fp': 'wood', Ww: 'deep-water', Zz: 'clear' }
    expect(JSON.parse(readFileSync(mapping, 'utf8'))).toEqual(kept)
    writeFileSync(mapping, JSON.stringify({ ...kept, Zz: 'marsh' }))
    expect(await json([...words, '--force'])).toEqual({ file: out, warnings: [] })
    expect(await json(['info', out])).toMatchObject({ columns: 2, rows: 2, title: 'small' })
    const drawn = scenarioIn(out)
    expect(terrainAt(drawn.map, hexOfName(drawn, '0202')!)).toBe('marsh')
  })

  it('refuses a broken map, an unknown terrain and an existing scenario, and writes nothing', async () => {
    const broken = path('broken.map')
    writeFileSync(broken, 'Gg, Gg\nGg')
    const out = path('none.castellan')
    expect(await refusal(['import', broken, out, '--ruleset', 'savoy'])).toBe(
      'broken.map: line 2, column 1: found 1 hex, expected 2 as in the first row',
    )
    const map = path('good.map')
    writeFileSync(map, MAP)
    expect(await refusal(['import', map, out])).toBe('option --ruleset is missing')
    const mapping = path('wrong.json')
    writeFileSync(mapping, '{"Gg": "lawn"}')
    expect(await refusal(['import', map, out, '--ruleset', 'savoy', '--map', mapping])).toContain(
      '"lawn" is unknown',
    )
    writeFileSync(out, 'mine')
    expect(await refusal(['import', map, out, '--ruleset', 'savoy'])).toContain('exists already')
    expect(readFileSync(out, 'utf8')).toBe('mine')
  })
})
