import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { OPTIONS } from '#shared/rules/magna-carta/rules/options'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const OPTION_IDS = OPTIONS.map(({ id }) => id).join(', ')

const path = useFolder()

interface Tables {
  readonly ruleset: string
  readonly tables: readonly {
    readonly id: string
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[]
    readonly source: string
  }[]
}

const READY = [
  'combat-foot',
  'combat-mounted',
  'fire-foot',
  'fire-mounted',
  'infiltration',
  'ranges',
  'naphtha-foot',
  'naphtha-mounted',
  'naphtha-stunned',
  'terrain',
  'hexsides',
  'movement',
]

describe('tables', () => {
  it('prints all tables there are, every row as wide as its columns', async () => {
    const answer = (await json(['tables', 'magna-carta'])) as Tables
    expect(answer.ruleset).toBe('magna-carta')
    expect(answer.tables.map(({ id }) => id)).toEqual(READY)
    for (const { title, columns, rows, source } of answer.tables) {
      expect(title).not.toBe('')
      expect(source).not.toBe('')
      expect(rows.length).toBeGreaterThan(2)
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
    }
  })

  it('prints one table: the ranges of MC-FIR-1, uncertain rows marked', async () => {
    const [table, ...others] = ((await json(['tables', 'magna-carta', 'ranges'])) as Tables).tables
    expect(others).toEqual([])
    const row = (label: string) => table?.rows.find((one) => one.label === label)
    expect(row('crossbow')?.cells.slice(0, 3)).toEqual(['1–15', '16–30', '31–60'])
    expect(row('crossbow')).not.toHaveProperty('uncertain')
    expect(row('dagger')).toMatchObject({ uncertain: true })
  })

  it('prints the fire tables of MC-FIR-4 cell by cell, with the weapons’ shifts and what the letters mean', async () => {
    const cells = async (id: string): Promise<string[]> => {
      const [table] = ((await json(['tables', 'magna-carta', id])) as Tables).tables
      return [table!.columns.join(' '), ...table!.rows.map((row) => `${row.label} ${row.cells.join('')}`)]
    }
    expect(await cells('fire-foot')).toEqual([
      'none light medium heavy',
      ...['1 CCCB', '2 CCBB', '3 CBBB', '4 BBBA', '5 BBAA', '6 BAAA', '7 AAA-', '8 AA--', '9 ----'],
    ])
    expect(await cells('fire-mounted')).toEqual([
      'none light medium',
      ...['1 EED', '2 EDC', '3 DCC', '4 CCB', '5 CBA', '6 BAA', '7 AA-', '8 A--', '9 ---'],
    ])
    const { stdout } = await castellan(['tables', 'magna-carta', 'fire-foot', '--lang', 'fr'])
    expect(stdout).toContain('+2 javelot à pied, arc court.')
    expect(stdout).toContain('archer ou arbalétrier à moins de 4 cases −2')
    expect(stdout).toContain('\nC\u202f: personnage tué.\n')
  })

  it('MC-CBT-4: prints the combat tables under either reading of the blanks, marked uncertain', async () => {
    const lines = async (...more: string[]) => {
      const [table] = ((await json(['tables', 'magna-carta', 'combat-foot', ...more])) as Tables).tables
      expect(table).toMatchObject({ id: 'combat-foot', source: 'reconstructed', uncertain: true })
      return table!.rows.map(({ label, cells }) => `${label} ${cells.join('')}`)
    }
    const between = await lines()
    expect(between[6]).toBe('7 B---CCDDEEE')
    expect(await lines('--option', 'blanks=between')).toEqual(between)
    expect((await lines('--option', 'blanks=end'))[6]).toBe('7 --ABCCDDEEE')
    const file = path('end.castellan')
    writeFileSync(file, writeScenario(testBoard({ options: { blanks: 'end' } })))
    expect((await lines('--scenario', file))[6]).toBe('7 --ABCCDDEEE')
    expect(await lines('--scenario', file, '--option', 'blanks=between')).toEqual(between)
    const { stdout } = await castellan(['tables', 'magna-carta', 'combat-mounted', '--lang', 'fr'])
    expect(stdout).toMatch(/^Combat contre des personnages montés \(1D10\) \(\?\) \[MC-CBT-4\]\n/)
    expect(stdout).toContain('\nH\u202f: un personnage monté tué et désarçonné, monture indemne.\n')
  })

  it('prints for people as text and as Markdown, in French too', async () => {
    const { stdout } = await castellan(['tables', 'magna-carta', 'ranges', '--lang', 'fr'])
    expect(stdout).toMatch(/\narbalète +1–15 +16–30 +31–60 /)
    expect(stdout).toContain('poignard (?)')
    const markdown = (await castellan(['tables', 'magna-carta', 'ranges', '--format', 'md'])).stdout.split(
      '\n',
    )
    expect(markdown[0]).toMatch(/^## .*MC-FIR-1/)
    const rows = markdown.filter((line) => line.startsWith('|'))
    expect(new Set(rows.map((line) => line.split('|').length)).size).toBe(1)
    expect(rows[1]).toMatch(/^\|( --- \|)+$/)
  })

  it('CM-WAN-1: the table of another ruleset is refused as such', async () => {
    expect(await refusal(['tables', 'magna-carta', 'wandering'])).toBe(
      `tables: magna-carta has no table "wandering", expected ${READY.join(', ')}`,
    )
  })

  it('SV-OPP-4: Savoy has its table of opportunity attacks in place of infiltration, and one of saves', async () => {
    const ids = ((await json(['tables', 'savoy'])) as Tables).tables.map(({ id }) => id)
    expect(ids).toEqual([...READY.map((id) => (id === 'infiltration' ? 'opportunity' : id)), 'saves'])
    expect(await refusal(['tables', 'savoy', 'infiltration'])).toBe(
      `tables: savoy has no table "infiltration", expected ${ids.join(', ')}`,
    )
    expect(await refusal(['tables', 'magna-carta', 'opportunity'])).toBe(
      `tables: magna-carta has no table "opportunity", expected ${READY.join(', ')}`,
    )
    const wounded = async (...more: string[]) => {
      const [table] = ((await json(['tables', 'savoy', 'opportunity', ...more])) as Tables).tables
      return table!.rows.slice(6, 8).map(({ label, cells }) => `${label} ${cells.join('')}`)
    }
    expect(await wounded()).toEqual(['attacker wounded +2', 'mover wounded −2'])
    expect(await wounded('--option', 'woundedModifiers=magna-carta')).toEqual([
      'attacker wounded −2',
      'mover wounded +2',
    ])
  })

  it('SV-FIR-2: the heavy column of Savoy’s mounted targets, marked as ours; SV-FIR-4: no armour', async () => {
    const [table] = ((await json(['tables', 'savoy', 'fire-mounted'])) as Tables).tables
    expect(table!.columns.at(-1)).toBe('heavy')
    expect(table!.rows.map(({ cells }) => cells.at(-1)).join('')).toBe('CCBAA----')
    const { stdout } = await castellan(['tables', 'savoy', 'fire-mounted', '--lang', 'fr'])
    expect(stdout).toContain('\nColonne de notre fait\u202f: forte (SV-FIR-2).\n')
    expect(stdout).not.toContain('cible en armure')
    const combat = await castellan(['tables', 'savoy', 'combat-foot', '--lang', 'fr'])
    expect(combat.stdout).not.toContain('en armure')
  })

  it('SV-ARM-1, SV-ARM-2: the saves and their chances', async () => {
    const [table] = ((await json(['tables', 'savoy', 'saves'])) as Tables).tables
    expect(table!.rows.map(({ label, cells }) => [label, ...cells].join(' | '))).toEqual([
      'heavy armour | 2–7 | 21/36',
      'light armour | 2–5 | 10/36',
      'large shield (fire from the front) | 2–6 | 15/36',
    ])
  })

  it('CM-TER-4, CM-WAN-1: the tables of the common mechanics, in either language, as text, Markdown and JSON', async () => {
    const all = (await json(['tables', 'common-mechanics'])) as Tables
    expect(all.tables.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['terrain', 'hexsides', 'obstacles', 'movement', 'wandering']),
    )
    for (const { columns, rows } of all.tables)
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
    const { stdout } = await castellan(['tables', 'common-mechanics', 'wandering', '--lang', 'fr'])
    expect(stdout).toMatch(/\nniveau 2 +annulé +à gauche +comme prévu /)
    const markdown = ['tables', 'common-mechanics', 'movement', '--format', 'md']
    expect((await castellan(markdown)).stdout).toContain('\n| floating | 2 | ½ / 2 | – | – | – | – | – | 1 |')
    expect(await refusal(['tables', 'common-mechanics', 'infiltration'])).toBe(
      `tables: common-mechanics has no table "infiltration", expected ${all.tables.map(({ id }) => id).join(', ')}`,
    )
  })

  it('SCN-1: the tables of a scenario of the common mechanics, its own told', async () => {
    const file = path('fantasy.castellan')
    const houseTables = { movement: { goingUp: 1 }, wandering: { '1': [{ upTo: null, result: 'left' }] } }
    writeFileSync(file, writeScenario(testBoard({ ruleset: 'common-mechanics', houseTables })))
    const words = ['tables', 'common-mechanics', 'wandering', '--scenario', file]
    const { tables, overridden } = (await json(words)) as Tables & { overridden: string[] }
    expect(overridden).toEqual(['wandering'])
    expect(tables[0]).toMatchObject({ source: 'house' })
    expect(tables[0]?.rows[0]).toEqual({ label: 'level 1', cells: Array<string>(6).fill('left') })
    expect(await refusal(['tables', 'common-mechanics', '--option', 'sheet=mine'])).toBe(
      '--option sheet: "mine" is unknown, expected mechanics, combat',
    )
  })

  it('refuses what is no table, ruleset or format', async () => {
    expect(await refusal(['tables', 'magna-carta', 'prices'])).toBe(
      `tables: table "prices" is unknown, expected ${READY.join(', ')}`,
    )
    expect(await refusal(['tables', 'chess'])).toBe(
      'tables: ruleset "chess" is unknown, expected magna-carta, savoy, common-mechanics',
    )
    expect(await refusal(['tables', 'magna-carta', '--format', 'html'])).toBe(
      '--format: "html" is unknown, expected text, md',
    )
    expect(await refusal(['tables', 'magna-carta', '--option', 'blanks=middle'])).toBe(
      '--option blanks: "middle" is unknown, expected between, end',
    )
    expect(await refusal(['tables', 'magna-carta', '--option', 'moon=full'])).toBe(
      `--option: "moon" is unknown, expected ${OPTION_IDS}`,
    )
  })
})
