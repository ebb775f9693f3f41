import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { safeFileName } from '#shared/host/fileName'
import { LAYERS } from '#shared/painter/style'
import { LABEL_SHEETS } from '#shared/print/counterSheets/labels'
import { sheetFileName } from '#shared/print/export/exportFiles'
import {
  exportBaseName,
  exportErrors,
  exportOrder,
  type ExportForm,
  firstExportForm,
  layersLeftOut,
  nextExportForm,
  type PageForm,
  usualPaper,
  wholeGameForm,
} from '../../renderer/dialogs/export/exportForm'
import { fieldsOf } from '../../renderer/dialogs/export/fieldsOf'
import { withLabels } from '../../renderer/dialogs/export/labelForm'
import { keepUsedForm, readUsedForm } from '../../renderer/dialogs/export/usedForms'
import { testBoard } from '../support/board'

const view = {
  language: 'fr',
  theme: 'light',
  style: 'classic',
  hiddenLayers: ['grid'],
  minimap: true,
  hints: true,
} as const
const form = firstExportForm(view, 25, 'a4')
const sides = {
  garrison: { name: 'Garnison : est', color: '#2b4a9b', notes: '' },
} as unknown as Scenario['sides']
const scenario: Scenario = { ...testBoard(), sides }
const subject = { scenario, file: 'sortie.castellan', view, eyes: 'players' } as const

/** The form with other pages for its format. */
const withPage = (part: Partial<PageForm>): ExportForm => ({
  ...form,
  pages: { ...form.pages, pdf: { ...form.pages.pdf, ...part } },
})

describe('the export form', () => {
  test('PRT-5: starts from what is on screen', () => {
    const order = exportOrder(form, subject)
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
      expect(firstExportForm(view, 25, paper).pages.pdf.paper).toBe(paper)
    },
  )

  test('begins as the last export did, but for what the page shows otherwise since', () => {
    const used = {
      first: form,
      form: { ...withPage({ paper: 'a3' }), format: 'png', dpi: '150', layers: 'play' },
    } as const
    expect(nextExportForm(form, undefined)).toBe(form)
    expect(nextExportForm(firstExportForm(view, 25, 'a4'), used)).toEqual(used.form)
    const other = firstExportForm({ style: 'illustrated' }, 30, 'a4')
    expect(nextExportForm(other, used)).toEqual({
      ...used.form,
      style: 'illustrated',
      hexMm: '30',
    })
  })

  test('PRT-3: a picture shows the whole map without margins, a PDF is cut into sheets of paper', () => {
    const pagesOf = (format: ExportForm['format']) => exportOrder({ ...form, format }, subject)
    expect(pagesOf('pdf')).toMatchObject({ paper: 'a4', margin: 10 })
    expect(pagesOf('png')).toMatchObject({ paper: 'sheet', margin: 0 })
    expect(pagesOf('svg')).toMatchObject({ paper: 'sheet', margin: 0 })
    // Wrong margins of a PDF do not stop a picture.
    expect(exportErrors({ ...withPage({ margin: 'x' }), format: 'png' })).toEqual({})
  })

  test('PRT-1: to play on without counters, zones and places of the game, to show with all, else as on screen or as one likes', () => {
    const leftOut = (part: Pick<ExportForm, 'layers'>) =>
      layersLeftOut({ ...form, hiddenLayers: ['names'], ...part }, ['grid', 'checks'])
    expect(leftOut({ layers: 'screen' })).toEqual(['grid'])
    expect(leftOut({ layers: 'play' })).toEqual(['zones', 'places', 'counters'])
    expect(leftOut({ layers: 'show' })).toEqual([])
    expect(leftOut({ layers: 'own' })).toEqual(['names'])
    expect(exportOrder({ ...form, layers: 'play' }, subject).layers).toEqual(
      LAYERS.filter((layer) => !['zones', 'places', 'counters'].includes(layer)),
    )
  })

  test('is kept between visits, for export and print apart; what cannot be read is as never kept', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    const used = { first: form, form: { ...form, layers: 'own', hiddenLayers: ['labels'] } } as const
    expect(readUsedForm(storage, 'export')).toBeUndefined()
    keepUsedForm(storage, 'export', used)
    expect(readUsedForm(storage, 'export')).toEqual(used)
    expect(readUsedForm(storage, 'print')).toBeUndefined()
    const [[key, text] = ['', '']] = kept
    for (const spoilt of ['', '{', '[]', text.replace('"a4"', '"a9"'), text.replace('"own"', '7')]) {
      kept.set(key, spoilt)
      expect(readUsedForm(storage, 'export')).toBeUndefined()
    }
  })

  test('an orientation is only given when one is chosen', () => {
    expect(exportOrder(withPage({ orientation: 'landscape' }), subject).landscape).toBe(true)
    expect(exportOrder(withPage({ orientation: 'portrait' }), subject).landscape).toBe(false)
  })

  test('wrong numbers are named; the resolution only where it counts', () => {
    expect(exportErrors(form)).toEqual({})
    expect(Object.keys(exportErrors(withPage({ margin: '-1', overlap: 'x' })))).toEqual(['overlap', 'margin'])
    expect(exportErrors({ ...form, dpi: '9999' })).toEqual({})
    expect(exportErrors({ ...form, format: 'png', dpi: '9999' })).toHaveProperty('dpi')
  })

  test('files are named after the document, else its title, without what file systems forbid', () => {
    expect(exportBaseName('sortie.castellan', 'La sortie')).toBe('sortie')
    expect(exportBaseName(undefined, 'Siège : jour 1/2')).toBe('Siège - jour 1-2')
    expect(exportBaseName(undefined, '  ')).toBe('scenario')
  })

  test('a map for one side is named after it', () => {
    const order = exportOrder(form, { ...subject, eyes: 'side:garrison' })
    expect([order.eyes, order.baseName]).toEqual(['side:garrison', 'sortie-Garnison - est'])
    expect(exportOrder(form, subject)).toMatchObject({ eyes: 'players', baseName: 'sortie' })
    const long = exportBaseName('é'.repeat(400), '', '🏰'.repeat(5000))
    const whole = sheetFileName({ baseName: long, format: 'svg' }, 'AA99', 2)
    expect(safeFileName(whole, '.svg')).toBe(whole)
    expect(whole).toMatch(/^é+-(🏰)+-AA99\.svg$/)
  })

  test('the whole game is one PDF whose map is to be played on', () => {
    const order = exportOrder(wholeGameForm({ ...form, format: 'png' }), subject)
    expect(order).toMatchObject({ what: 'all', format: 'pdf', paper: 'a4' })
    expect(order.layers).not.toContain('counters')
  })

  test('PRT-2: only a map may be one large sheet; numbers that are not asked for are not judged', () => {
    const counters: ExportForm = {
      ...withPage({ paper: 'sheet', overlap: 'x' }),
      what: 'counters',
      offsetX: '50',
    }
    expect(exportErrors(counters)).toEqual({
      offsetX: { fr: 'De -20 à 20\u202fmm.', en: 'From -20 to 20\u202fmm.' },
    })
    expect(exportErrors({ ...counters, flip: 'fold' })).toEqual({})
    expect(exportOrder({ ...counters, offsetX: '1.5', offsetY: '-2' }, subject)).toMatchObject({
      paper: 'a4',
      offset: { x: 1.5, y: -2 },
      flip: 'long',
    })
  })

  test('PRT-6: labels of a ready sheet have their own paper; one’s own begin with their numbers', () => {
    const ready: ExportForm = { ...form, what: 'counters', labels: 'letter-66.7x25.4' }
    expect(fieldsOf(ready)).not.toContain('paper')
    expect(fieldsOf(ready)).not.toContain('flip')
    expect(exportOrder(ready, subject).labels).toBe(LABEL_SHEETS['letter-66.7x25.4'])
    const own = { ...ready, ...withLabels(ready, 'own', 'fr') }
    expect(exportOrder({ ...own, labelTop: '13,5' }, subject).labels).toEqual({
      ...LABEL_SHEETS['letter-66.7x25.4'],
      ...{ paper: 'a4', top: 13.5 },
    })
    expect(exportErrors({ ...own, labelColumns: '2.5', labelWidth: '4' })).toEqual({
      labelColumns: { fr: 'Un nombre entier de 1 à 50.', en: 'A whole number from 1 to 50.' },
      labelWidth: { fr: 'De 5 à 420\u202fmm.', en: 'From 5 to 420\u202fmm.' },
    })
    // A map has none, and neither has a form without.
    expect(fieldsOf({ ...own, what: 'map' })).not.toContain('ownLabels')
    expect(exportErrors({ ...own, what: 'map', labelWidth: '4' })).toEqual({})
    expect(exportOrder(form, subject)).not.toHaveProperty('labels')
  })

  test('a title of any length leaves room for the names of sheets, in bytes too', () => {
    for (const title of ['x'.repeat(4000), 'é'.repeat(4000), '🏰'.repeat(4000)]) {
      const name = exportBaseName(undefined, title)
      expect(title.startsWith(name)).toBe(true)
      const whole = sheetFileName({ baseName: name, format: 'svg' }, 'Planches de pions 100v', 2)
      expect(safeFileName(whole, '.svg')).toBe(whole)
      expect(Buffer.byteLength(whole)).toBeGreaterThan(240)
    }
  })
})
