/** The editor's forms know all that house tables hold: every field, every figure, and lose nothing of either. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { valueAt, withValueAt } from '#shared/json/places'
import { HOUSE_TABLES as FANTASY_TABLES } from '#shared/rules/common-mechanics/house/houseTables'
import { fieldValue } from '#shared/rules/fields/field'
import { type FigureForm } from '#shared/rules/house/figureForm'
import { differing, sameJson } from '#shared/rules/house/forms/figureData'
import { fieldsOf } from '#shared/rules/house/rowForm'
import { HOUSE_TABLES as MEDIEVAL_TABLES } from '#shared/rules/magna-carta/house/houseTables'
import { houseFormsOf } from '#shared/rules/registry/parts'
import { RULESETS } from '#shared/rules/registry/registry'

const PLAIN = { options: {}, houseTables: {} }

const forms = (ruleset: string) => {
  const found = houseFormsOf(ruleset)
  if (!found) throw new Error(`no forms for ${ruleset}`)
  return found
}

test('the character of a terrain in the file stands at the foot of its form', () => {
  for (const { id } of RULESETS)
    for (const { groups } of forms(id).rows) {
      const last = groups.at(-1)
      expect(last?.title.en).toBe('File')
      expect(groups.flatMap(({ fields }) => fields).find(({ key }) => key === 'char')).toBe(
        last?.fields.find(({ key }) => key === 'char'),
      )
    }
  expect(forms('savoy').rows.some(({ groups }) => groups.at(-1)?.fields.length === 1)).toBe(true)
})

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  const under = (houseTables: Readonly<Record<string, Json>>) => ruleset.under({ options: {}, houseTables })

  test('SCN-1: every table of the ruleset has its form', () => {
    const tables = id === 'common-mechanics' ? FANTASY_TABLES : MEDIEVAL_TABLES
    // Each ruleset has its own table of opportunity attacks, and saves are Savoy's.
    const strange = { 'magna-carta': ['opportunity', 'saves'], savoy: ['infiltration'] }[id] ?? []
    const { rows, figures } = forms(id)
    expect([...rows, ...figures].map(({ table }) => table).sort()).toEqual(
      tables
        .map(({ table }) => table)
        .filter((table) => !strange.includes(table))
        .sort(),
    )
  })

  test.each(forms(id).rows.map((form) => [form.table, form] as const))(
    '%s: the form has every field that the file may give, and writes each as it stands',
    (table, form) => {
      // The decoder names the keys it knows when it meets another.
      const [fault] = under({ [table]: [{ id: 'x', 'no such key': 1 }] }).faults
      const keys = [...(fault?.problem.en.matchAll(/"([\w-]+)"/g) ?? [])].map(([, key]) => key)
      expect(
        fieldsOf(form)
          .map(({ key }) => key)
          .sort(),
      ).toEqual(keys.filter((key) => key !== 'id').sort())
      for (const row of form.rows(PLAIN)) {
        const entry = Object.fromEntries(
          fieldsOf(form).map((field) => [field.key, fieldValue(row, field.key, field)]),
        )
        const house = { options: {}, houseTables: { [table]: [{ id: row.id, ...entry }] } }
        expect(ruleset.under(house).faults).toEqual([])
        const laid = form.rows(house).find((one) => one.id === row.id)
        for (const field of fieldsOf(form))
          expect(fieldValue(laid!, field.key, field)).toEqual(fieldValue(row, field.key, field))
      }
    },
  )

  describe.each(forms(id).figures.map((form) => [form.table, form] as const))('%s', (table, form) => {
    const laid = (data: Json) => ({ options: {}, houseTables: { [table]: data } })

    test('written out in full, it is what the ruleset has', () => {
      const full = form.under(PLAIN).written
      expect(ruleset.under(laid(full)).faults).toEqual([])
      expect(sameJson(form.under(laid(full)).written, full)).toBe(true)
      expect(differing(full, full)).toBeUndefined()
    })

    test('every cell stands where a value is, and has words in both languages', () => {
      const full = form.under(PLAIN).written
      for (const { rows, title, columns } of form.under(PLAIN).grids) {
        for (const words of [title, ...(columns ?? []), ...rows.map(({ label }) => label)])
          for (const language of LANGUAGES) expect(words?.[language]).not.toBe('')
        for (const { label, cells } of rows) {
          expect(label.en).not.toMatch(/^[a-z]+[A-Z]/)
          for (const cell of cells)
            if (cell && cell.field.kind !== 'boolean') expect(valueAt(full, cell.path)).toBeDefined()
        }
      }
    })

    test('a figure more or less is laid over the ruleset, alone', () => {
      const path = firstNumber(form)
      if (!path) return
      const full = form.under(PLAIN).written
      const changed = withValueAt(full, path, (valueAt(full, path) as number) + 1)
      const data = differing(full, changed)
      expect(data).toBeDefined()
      expect(ruleset.under(laid(data as Json)).faults).toEqual([])
      expect(sameJson(form.under(laid(data as Json)).written, changed)).toBe(true)
    })
  })
})

test('a ruleset that this version lacks has no forms', () => {
  expect(houseFormsOf('no-such-ruleset')).toBeUndefined()
})

function firstNumber(form: FigureForm) {
  const { written: full, grids } = form.under(PLAIN)
  return grids
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    .find((cell) => cell && typeof valueAt(full, cell.path) === 'number')?.path
}
