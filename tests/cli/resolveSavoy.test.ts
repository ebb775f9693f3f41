/** `resolve` under the Savoy house rules. */
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()
const savoy = (kind: string, words = ''): string[] => [
  'resolve',
  kind,
  '--ruleset',
  'savoy',
  ...words.split(' ').filter((word) => word !== ''),
]

describe('resolve infiltration', () => {
  it('SV-OPP-4: 10, 16, 7 and 3 of 36', async () => {
    expect(await json(savoy('infiltration'))).toEqual({
      modifier: 0,
      outcomes: { none: '10/36', stop: '16/36', wounded: '7/36', killed: '3/36' },
    })
  })

  it.each([
    ['--mover mounted,wounded', -3],
    ['--opponent mounted,pole-arm,wounded', 4],
    ['--allies 2 --side-hex', -4],
    ['--opponent wounded --option woundedModifiers=magna-carta', -2],
    ['--mover wounded --option woundedModifiers=magna-carta', 2],
    ['--mover wounded --option woundedModifiers=printed', -2],
  ])('SV-OPP-5: %s: modifier %i', async (words, modifier) => {
    expect(await json(savoy('infiltration', words))).toMatchObject({ modifier })
  })

  it('resolves a given total of 2D6, 2 to 12', async () => {
    expect(await json(savoy('infiltration', '--allies 1 --die 9'))).toEqual({
      die: 9,
      modified: 8,
      outcome: 'stop',
    })
    for (const die of ['1', '13'])
      expect(await refusal(savoy('infiltration', `--die ${die}`))).toBe(
        `--die: "${die}", expected a whole number from 2 to 12`,
      )
  })

  it('SV-OPP-6: takes armour, which changes no modifier, and says so', async () => {
    const armoured = savoy('infiltration', '--mover armoured')
    expect(await json(armoured)).toMatchObject({ modifier: 0 })
    const { stdout } = await castellan([...armoured, '--lang', 'fr'])
    expect(stdout).toContain('\narmure\u202f: ne modifie pas le dé, peut réduire l’effet (SV-OPP-6')
  })

  it('takes the option from a scenario of the same rules', async () => {
    const file = path('savoy.castellan')
    const scenario = testBoard({ ruleset: 'savoy', options: { woundedModifiers: 'magna-carta' } })
    writeFileSync(file, writeScenario(scenario))
    expect(await json(savoy('infiltration', `--mover wounded --scenario ${file}`))).toMatchObject({
      modifier: 2,
      overridden: [],
    })
  })
})

describe('resolve save', () => {
  it.each([
    ['--armour none', [], ['1/1', '0/1', '0/1']],
    ['--armour heavy', ['armour 21/36'], ['5/12', '7/12', '0/12']],
    ['--armour light', ['armour 10/36'], ['13/18', '5/18', '0/18']],
    ['--armour heavy --shield', ['armour 21/36'], ['5/12', '7/12', '0/12']],
    ['--armour heavy --shield --fire', ['armour 21/36'], ['5/12', '7/12', '0/12']],
    ['--armour none --shield --fire --front', ['shield 15/36'], ['7/12', '5/12', '0/12']],
    [
      '--armour heavy --shield --fire --front',
      ['shield 15/36', 'armour 21/36'],
      ['35/144', '74/144', '35/144'],
    ],
    [
      '--armour light --shield --fire --front',
      ['shield 15/36', 'armour 10/36'],
      ['91/216', '100/216', '25/216'],
    ],
  ])('SV-ARM: %s', async (words, saves, [none, one, two]) => {
    const answer = (await json(savoy('save', words))) as {
      saves: { by: string; chance: string }[]
      outcomes: Record<string, string>
    }
    expect(answer.saves.map(({ by, chance }) => `${by} ${chance}`)).toEqual(saves)
    expect(answer.outcomes).toEqual({ '0': none, '1': one, '2': two })
  })

  it('needs no ruleset named, and refuses rules without saves', async () => {
    expect(await json(['resolve', 'save', '--armour', 'none'])).toMatchObject({ saves: [] })
    expect(await refusal(['resolve', 'save', '--ruleset', 'magna-carta', '--armour', 'heavy'])).toBe(
      '--ruleset: magna-carta has no saves, expected savoy',
    )
    expect(await refusal(['resolve', 'save', '--ruleset', 'common-mechanics', '--armour', 'heavy'])).toBe(
      '--ruleset: common-mechanics has no such roll, expected savoy',
    )
    expect(await refusal(savoy('save'))).toBe('option --armour is missing')
    expect(await refusal(savoy('save', '--armour steel'))).toBe(
      '--armour: "steel" is unknown, expected none, light, heavy',
    )
  })

  it('says it in words', async () => {
    const { stdout } = await castellan(savoy('save', '--armour heavy --lang fr'))
    expect(stdout).toBe('  21/36  armure\n   5/12  aucun cran\n   7/12  1 cran\n   0/12  2 crans\n')
  })
})

describe('resolve fire', () => {
  const SHOT = '--range 9 --cover heavy --target mounted'

  it('SV-FIR-2: a mounted target in heavy cover has a column of its own', async () => {
    const rows = await Promise.all(
      Array.from({ length: 9 }, async (_, index) => {
        const answer = await json(savoy('fire', `--weapon crossbow ${SHOT} --die ${index + 1}`))
        return (answer as { outcome: string }).outcome
      }),
    )
    expect(rows.join('')).toBe('CCBAA----')
  })

  it('SV-FIR-4: armour changes nothing, and the text says so', async () => {
    const plain = await json(savoy('fire', `--weapon crossbow ${SHOT}`))
    expect(await json(savoy('fire', `--weapon crossbow ${SHOT} --armour`))).toEqual(plain)
    const { stdout } = await castellan(savoy('fire', `--weapon crossbow ${SHOT} --armour`))
    expect(stdout).toContain('\narmour: does not change the die, may reduce the effect (SV-FIR-4')
    expect((await castellan(savoy('fire', `--weapon crossbow ${SHOT}`))).stdout).not.toContain('armour')
  })

  it.each([
    ['pg', 'dagger', 5],
    ['jv', 'javelin', 9],
    ['sb', 'short-bow', 9],
    ['cb', 'crossbow', 9],
  ])('SV-FIR-5: %s is the %s', async (code, id, range) => {
    const shot = `--range ${range} --cover none --target foot`
    expect(await json(savoy('fire', `--weapon ${code} ${shot}`))).toEqual(
      await json(savoy('fire', `--weapon ${id} ${shot}`)),
    )
  })

  it.each([
    ['st', 'stone', 'stone'],
    ['ax', 'axe', 'throwing axe'],
    ['sg', 'sling', 'sling'],
    ['lb', 'longbow', 'longbow'],
    ['ba', 'ballista', 'ballista'],
  ])('SV-FIR-5: %s has no range in any source', async (code, id, name) => {
    for (const word of [code, id])
      expect(await refusal(savoy('fire', `--weapon ${word} ${SHOT}`))).toBe(
        `--weapon: ${name}: unknown weapon range, expected a scenario whose "ranges" table gives it (SV-FIR-5)`,
      )
  })

  it('SV-FIR-5: house data gives the range', async () => {
    const file = path('slings.castellan')
    const ranges = [{ id: 'sling', like: 'short-bow', short: 5, medium: 10, long: 20 }]
    writeFileSync(file, writeScenario(testBoard({ ruleset: 'savoy', houseTables: { ranges } })))
    const shot = `--range 9 --cover none --target foot --scenario ${file}`
    expect(await json(savoy('fire', `--weapon sg ${shot}`))).toMatchObject({
      band: 'medium',
      overridden: ['ranges'],
    })
    expect(await refusal(savoy('fire', `--weapon lb ${shot}`))).toContain('unknown weapon range')
  })

  it('none of these letters means anything in Magna Carta', async () => {
    for (const word of ['sb', 'sling', 'none'])
      expect(await refusal(['resolve', 'fire', '--ruleset', 'magna-carta', '--weapon', word])).toContain(
        `--weapon: "${word}" is unknown`,
      )
  })
})

describe('resolve combat and naphtha', () => {
  it('SV-FIR-4: armour changes nothing in combat, and the text says so', async () => {
    const fight = '--attack 12 --defence 9 --target foot'
    expect(await json(savoy('combat', `${fight} --armour --die 4`))).toEqual(
      await json(savoy('combat', `${fight} --die 4`)),
    )
    const { stdout } = await castellan(savoy('combat', `${fight} --armour`))
    expect(stdout).toContain('(SV-FIR-4')
  })

  it('SV-CBT-3: attacks below one to one are allowed, by the Magna Carta tables', async () => {
    const fight = ['--attack', '2', '--defence', '12', '--target', 'foot', '--die', '1']
    const magna = await json(['resolve', 'combat', '--ruleset', 'magna-carta', ...fight])
    expect(await json([...savoy('combat'), ...fight])).toEqual(magna)
    expect(magna).toMatchObject({ differential: -10, outcome: 'C' })
  })

  it('MC-NAP-3: naphtha is as in Magna Carta', async () => {
    expect(await json(savoy('naphtha', '--target foot'))).toEqual(
      await json(['resolve', 'naphtha', '--target', 'foot']),
    )
  })
})

describe('files of Savoy', () => {
  it('new, info and check work', async () => {
    const file = path('fresh.castellan')
    await json(['new', file, '--ruleset', 'savoy', '--columns', '5', '--rows', '5'])
    expect(await json(['info', file])).toMatchObject({ ruleset: 'savoy' })
    expect(await json(['check', file])).toMatchObject({ errors: 0, warnings: 0 })
  })
})
