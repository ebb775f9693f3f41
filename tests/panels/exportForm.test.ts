import { describe, expect, test } from 'vitest'
import { safeFileName } from '#shared/host/fileName'
import { sheetFileName } from '#shared/print/exportFiles'
import {
  exportBaseName,
  exportErrors,
  exportOrder,
  firstExportForm,
  nextExportForm,
  usualPaper,
} from '../../renderer/dialogs/export/exportForm'

const view = {
  language: 'fr',
  theme: 'light',
  style: 'classic',
  hiddenLayers: ['grid'],
  minimap: true,
  hints: true,
} as const
const form = firstExportForm(view, 25, 'a4')

describe('the export form', () => {
  test('PRT-5: starts from what is on screen', () => {
    const order = exportOrder(form, 'sortie', 'fr')
    expect(order.style).toBe('classic')
    expect(order.layers).not.toContain('grid')
    expect(order.layers).toContain('names')
    expect(order.hexMm).toBe(25)
    expect(order).not.toHaveProperty('landscape')
  })

  test.each([
    ['fr', ['fr-FR'], 'a4'],
    ['fr', ['en-US'], 'a4'],
    ['en', ['en-GB', 'en-US'], 'a4'],
    ['en', ['fr-CH', 'en-US'], 'letter'],
    ['en', ['en-us'], 'letter'],
    ['en', ['en'], 'a4'],
    ['en', [], 'a4'],
  ] as const)(
    'UX-1: the paper of a reader of %s whose browser asks for %j is %s',
    (language, locales, paper) => {
      expect(usualPaper(language, locales)).toBe(paper)
      expect(firstExportForm(view, 25, paper).paper).toBe(paper)
    },
  )

  test('begins as the last export did, but for what the page shows otherwise since', () => {
    const used = { first: form, form: { ...form, format: 'png', dpi: '150', paper: 'a3' } } as const
    expect(nextExportForm(form, undefined)).toBe(form)
    expect(nextExportForm(firstExportForm(view, 25, 'a4'), used)).toEqual(used.form)
    const other = firstExportForm({ ...view, style: 'illustrated', hiddenLayers: [] }, 30, 'a4')
    expect(nextExportForm(other, used)).toEqual({
      ...used.form,
      style: 'illustrated',
      hiddenLayers: [],
      hexMm: '30',
    })
  })

  test('an orientation is only given when one is chosen', () => {
    expect(exportOrder({ ...form, orientation: 'landscape' }, 'a', 'fr').landscape).toBe(true)
    expect(exportOrder({ ...form, orientation: 'portrait' }, 'a', 'fr').landscape).toBe(false)
  })

  test('wrong numbers are named; the resolution only where it counts', () => {
    expect(exportErrors(form)).toEqual({})
    expect(Object.keys(exportErrors({ ...form, margin: '-1', overlap: 'x' }))).toEqual(['overlap', 'margin'])
    expect(exportErrors({ ...form, dpi: '9999' })).toEqual({})
    expect(exportErrors({ ...form, format: 'png', dpi: '9999' })).toHaveProperty('dpi')
  })

  test('files are named after the document, else its title, without what file systems forbid', () => {
    expect(exportBaseName('sortie.castellan', 'La sortie')).toBe('sortie')
    expect(exportBaseName(undefined, 'Siège : jour 1/2')).toBe('Siège - jour 1-2')
    expect(exportBaseName(undefined, '  ')).toBe('scenario')
  })

  test('a title of any length leaves room for the names of sheets, in bytes too', () => {
    for (const title of ['x'.repeat(4000), 'é'.repeat(4000), '🏰'.repeat(4000)]) {
      const name = exportBaseName(undefined, title)
      expect(title.startsWith(name)).toBe(true)
      const whole = sheetFileName({ baseName: name, format: 'svg' }, 'AA99', 2)
      expect(safeFileName(whole, '.svg')).toBe(whole)
      expect(Buffer.byteLength(whole)).toBeGreaterThan(240)
    }
  })
})
