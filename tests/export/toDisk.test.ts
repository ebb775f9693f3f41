/** Exports written to the disk while they are drawn: all files or none, and little memory. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { STYLES } from '#shared/painter/picture/styles'
import { LAYERS } from '#shared/painter/style'
import { type PrintRequest } from '#shared/print/export/planPrint'
import { ExportCancelled, type Progress } from '#shared/print/progress'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { exportFilesInNode, exportToDisk } from '../../main/export/exportFiles'
import { testBoard } from '../support/board'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const SUBJECT = { scenario: testBoard({ columns: 14, rows: 12 }), ruleset: magnaCarta }
const REQUEST: PrintRequest = {
  what: 'map',
  format: 'png',
  baseName: 'map',
  dpi: 100,
  style: STYLES.classic,
  layers: LAYERS,
  paper: 'a4',
  overlap: 10,
  margin: 10,
  language: 'en',
}
const NAMES = ['map-A1.png', 'map-B1.png', 'map-A2.png', 'map-B2.png']

function toDisk(request: Partial<PrintRequest>, names: readonly string[], progress?: Progress) {
  const destination = {
    paths: names.map((name) => join(folder, name)),
    refusal: (path: string, fault: unknown) => new Error(`${path}: ${(fault as { code: string }).code}`),
  }
  return exportToDisk(SUBJECT, { ...REQUEST, ...request }, destination, progress)
}

const FORMATS = [
  ['png', NAMES],
  ['svg', ['map.svg']],
  ['pdf', ['map.pdf']],
] as const

describe('an export to the disk', () => {
  it.each(FORMATS)('writes the bytes that it holds in memory else: %s', async (format, names) => {
    const paper = names.length > 1 ? 'a4' : 'sheet'
    const held = await exportFilesInNode(SUBJECT, { ...REQUEST, format, paper })
    const written = await toDisk({ format, paper }, names)
    if (!held.ok || !written.ok) throw new Error('refused')
    expect(held.value.files.map(({ name }) => name)).toEqual(names)
    expect(written.value.files).toEqual(names.map((name) => join(folder, name)))
    for (const { name, bytes } of held.value.files) {
      const file = readFileSync(join(folder, name))
      // A PDF tells when it was made.
      if (format === 'pdf') expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7')
      else expect(file.equals(bytes)).toBe(true)
    }
    expect(readdirSync(folder).sort()).toEqual([...names].sort())
  })

  it('leaves nothing when it is cancelled, and the old file', async () => {
    writeFileSync(join(folder, 'map-A1.png'), 'old')
    const signal = { aborted: false }
    const seen: string[][] = []
    const report = (share: number): void => {
      seen.push(readdirSync(folder))
      signal.aborted = share >= 0.5
    }
    await expect(toDisk({}, NAMES, { report, signal })).rejects.toBeInstanceOf(ExportCancelled)
    // Two sheets were whole and the third begun.
    expect(seen.at(-1)).toHaveLength(4)
    expect(readdirSync(folder)).toEqual(['map-A1.png'])
    expect(readFileSync(join(folder, 'map-A1.png'), 'utf8')).toBe('old')
  })

  it('stops a page that is drawn in parts', async () => {
    const signal = { aborted: false }
    const shares: number[] = []
    const report = (share: number): void => {
      shares.push(share)
      setImmediate(() => (signal.aborted = true))
    }
    const large = { scenario: testBoard({ columns: 150, rows: 150 }), ruleset: magnaCarta }
    const drawn = exportFilesInNode(large, { ...REQUEST, format: 'pdf', paper: 'sheet' }, { report, signal })
    await expect(drawn).rejects.toBeInstanceOf(ExportCancelled)
    expect(shares).toEqual([0])
  })

  it('tells which file could not be written, and writes none', async () => {
    const names = ['map-A1.png', 'map-B1.png', 'none/map-A2.png', 'map-B2.png']
    await expect(toDisk({}, names)).rejects.toThrow(`${join(folder, 'none/map-A2.png')}: ENOENT`)
    expect(readdirSync(folder)).toEqual([])
  })
})
