/** XCH-2, XCH-5: VASSAL modules out and in on the command line, and the numbers of pieces that the file keeps. */
import { readFileSync, writeFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type Counter } from '#shared/document/armies'
import { type Marker } from '#shared/document/types'
import { nameOfHex } from '#shared/document/placeNames'
import { writeScenario } from '#shared/format/write'
import { parseHexKey } from '#shared/hex/axial'
import { castellan, json, refusal, useFolder } from './castellan'
import { SMALL_GAME } from './smallGame'
import { scenarioIn } from '../support/scenarioFiles'

const path = useFolder()
const TEXT = writeScenario(SMALL_GAME)

function game(name: string): string {
  writeFileSync(path(name), TEXT)
  return path(name)
}

/** The hexes of what stands on the map, counters and markers, by their names; each as often as there are pieces. */
function standing(file: string): readonly string[] {
  const found = scenarioIn(file)
  const things = [...Object.values<Counter>(found.counters), ...Object.values<Marker>(found.map.markers)]
  return things.flatMap(({ hex }) => (hex === undefined ? [] : [nameOfHex(found, parseHexKey(hex))])).sort()
}

describe('convert --to vmod', () => {
  it('keeps the numbers of pieces in the file when asked to; a second export changes nothing and gives the same bytes', async () => {
    const file = game('small.castellan')
    const before = scenarioIn(file)
    const first = path('first.vmod')
    expect(await json(['convert', file, '--to', 'vmod', '--keep', '--out', first])).toEqual({
      file: first,
      keptIn: file,
      warnings: [],
    })
    const kept = readFileSync(file, 'utf8')
    const { vassalGpids } = scenarioIn(file)
    const build = new TextDecoder().decode(unzipSync(readFileSync(first))['buildFile.xml'])
    const given = [...build.matchAll(/<VASSAL\.build\.widget\.PieceSlot [^>]*gpid="(\d+)"/g)].map((one) =>
      Number(one[1]),
    )
    expect(given).toHaveLength(10)
    expect(Object.values(vassalGpids).sort()).toEqual(given.sort())
    // All else is as it was.
    expect({ ...scenarioIn(file), vassalGpids: {} }).toEqual(before)
    const second = path('second.vmod')
    expect(await json(['convert', file, '--to', 'vmod', '--keep', '--out', second])).toEqual({
      file: second,
      warnings: [],
    })
    expect(readFileSync(file, 'utf8')).toBe(kept)
    expect(readFileSync(second).equals(readFileSync(first))).toBe(true)
  })

  it('leaves the file alone unless asked, and where the module is refused', async () => {
    const file = game('alone.castellan')
    const out = path('alone.vmod')
    expect(await json(['convert', file, '--to', 'vmod', '--out', out])).toEqual({
      file: out,
      warnings: [],
    })
    expect(await refusal(['convert', file, '--to', 'vmod', '--keep', '--out', out])).toContain(
      'exists already',
    )
    expect(readFileSync(file, 'utf8')).toBe(TEXT)
    const { stdout } = await castellan([
      'convert',
      file,
      '--to',
      'vmod',
      '--out',
      out,
      '--force',
      '--keep',
      '--lang',
      'fr',
    ])
    expect(stdout).toBe(
      `${out}\u202f: Module VASSAL\n${file}\u202f: numéros des pièces gardés pour les prochains modules\n`,
    )
  })
})

describe('import of a module', () => {
  it('of ours: the map, its types, and the counters of the set-up where they stood', async () => {
    const module = path('game.vmod')
    const file = game('own.castellan')
    await json(['convert', file, '--to', 'vmod', '--out', module])
    const out = path('back.castellan')
    const words = ['import', module, out, '--ruleset', scenarioIn(file).ruleset]
    expect(await json([...words, '--setup', 'Set-up of the scenario'])).toMatchObject({ file: out })
    expect(scenarioIn(out).map.grid).toEqual(scenarioIn(file).map.grid)
    expect(standing(out)).toEqual(standing(file))
  })

  it('refuses what is no module, and an unknown set-up, and writes nothing', async () => {
    const broken = path('broken.vmod')
    writeFileSync(broken, 'no archive')
    const out = path('none.castellan')
    expect(await refusal(['import', broken, out, '--ruleset', 'savoy'])).toMatch(/^broken\.vmod: /)
    const module = path('game.vmod')
    expect(await refusal(['import', module, out, '--ruleset', 'savoy', '--setup', 'Nowhere'])).toContain(
      '"Nowhere"',
    )
  })
})
