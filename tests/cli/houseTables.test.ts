/** A hand-written scenario with its own weapon, terrain and hexside feature, through the verbs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOUSE_SCENARIO } from '../rules/house/scenarioText'
import { json, refusal, useFolder } from './castellan'

const path = useFolder()

function heath(text: string = HOUSE_SCENARIO): string {
  const file = path('heath.castellan')
  writeFileSync(file, text)
  return file
}

interface Tables {
  readonly tables: readonly {
    readonly id: string
    readonly source: string
    readonly rows: readonly unknown[]
  }[]
  readonly overridden: readonly string[]
}

describe('SCN-1: house tables in the command line', () => {
  it('tables prints them, and says which are the scenario’s', async () => {
    const file = heath()
    const all = (await json(['tables', 'magna-carta', '--scenario', file])) as Tables
    expect(all.overridden).toEqual(['ranges', 'terrain', 'hexsides'])
    const own = all.tables.filter(({ source, id }) => source === 'house' && id === 'ranges')
    expect(own).toHaveLength(1)
    const terrain = (await json(['tables', 'magna-carta', 'terrain', '--scenario', file])) as Tables
    expect(terrain.overridden).toEqual(['terrain'])
    expect(terrain.tables[0]?.rows.at(-1)).toMatchObject({
      label: 'heath',
      cells: ['3', '–', 'light', 'no', 'ours'],
    })
    const combat = (await json(['tables', 'magna-carta', 'combat-foot', '--scenario', file])) as Tables
    expect(combat.overridden).toEqual([])
  })

  it('resolve fire shoots the new weapon', async () => {
    const shot = '--weapon longbow --range 80 --cover none --target foot --die 1'
    const words = ['resolve', 'fire', '--ruleset', 'magna-carta', ...shot.split(' ')]
    expect(await json([...words, '--scenario', heath()])).toMatchObject({
      band: 'long',
      shift: 2,
      row: 5,
      outcome: 'B',
      overridden: ['ranges'],
    })
  })

  it('check knows the new rows, and tells a table it cannot read', async () => {
    expect(await json(['check', heath()])).toMatchObject({ findings: [], errors: 0 })
    const broken = heath(HOUSE_SCENARIO.replace('"costFoot": 3', '"costFoot": "three"'))
    const { findings } = (await json(['check', broken], 1)) as {
      findings: readonly { code: string; message: string }[]
    }
    expect(findings.map((finding) => finding.code)).toEqual(['SCN1-house-rules', 'CHK1-unknown-terrain'])
    expect(findings[0]?.message).toBe(
      'houseTables.terrain[0].costFoot: found the text "three", expected a whole number from 0 to 99, or null (SCN-1).',
    )
    expect(await refusal(['tables', 'magna-carta', '--scenario', broken])).toBe(
      `${broken} (houseTables.terrain[0].costFoot): found the text "three", expected a whole number from 0 to 99, or null`,
    )
  })

  it('what is asked of the map is refused until every table can be read', async () => {
    const broken = heath(HOUSE_SCENARIO.replace('"look": "fence"', '"look": "stakes"'))
    const line = new RegExp(
      `^${broken} \\(houseTables.hexsides\\[0\\].look\\): found the text "stakes", expected`,
    )
    const hexes = ['--from', 'A1', '--to', 'B1']
    expect(await refusal(['los', broken, ...hexes])).toMatch(line)
    expect(await refusal(['fov', broken, '--from', 'A1'])).toMatch(line)
    expect(await refusal(['reach', broken, '--counter', 's'])).toMatch(line)
    expect(await refusal(['route', broken, '--counter', 's', '--kind', 'move', '--path', 'E2'])).toMatch(line)
  })

  it('reach pays the new terrain', async () => {
    const { hexes } = (await json(['reach', heath(), '--counter', 's', '--points', '3'])) as {
      hexes: readonly { hex: string; cost: number }[]
    }
    expect(hexes.find(({ hex }) => hex === 'C2')).toMatchObject({ cost: 3 })
  })

  it('export draws it as the terrain whose look it has', async () => {
    const draw = async (text: string): Promise<string> => {
      const out = path('map.svg')
      await json(['export', heath(text), '--what', 'map', '--format', 'svg', '--out', out, '--force'])
      return readFileSync(out, 'utf8')
    }
    const heathland = await draw(HOUSE_SCENARIO)
    const like = HOUSE_SCENARIO.replace('"H": "heath"', '"H": "brush"').replace(
      '"palisade" } }',
      '"fence" } }',
    )
    expect(await draw(like)).toBe(heathland)
    const clear = HOUSE_SCENARIO.replace('"H": "heath"', '"H": "clear"')
    expect(await draw(clear)).not.toBe(heathland)
  })
})
