/** Large pictures drawn by several threads: the same bytes, whoever draws. The threads are those of the built command line. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { STYLES } from '#shared/painter/picture/styles'
import { LAYERS, type StyleId } from '#shared/painter/style'
import { tilesOf } from '#shared/print/tiles'
import { planPrint, type PrintRequest } from '#shared/print/export/planPrint'
import { ExportCancelled, type Progress } from '#shared/print/progress'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { createTileHelpers, type HelperOptions } from '../../main/export/tileHelpers'
import { exportToDisk } from '../../main/export/exportFiles'
import { testBoard } from '../support/board'

const ENTRY = pathToFileURL(join(import.meta.dirname, '../../dist/cli/tileWorker.js'))

const DPI = 130

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-threads-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const SUBJECT = { scenario: testBoard({ columns: 24, rows: 30 }), ruleset: magnaCarta }
const requestOf = (style: StyleId): PrintRequest => ({
  what: 'map',
  format: 'png',
  baseName: 'map',
  dpi: DPI,
  style: STYLES[style],
  layers: LAYERS,
  paper: 'sheet',
  overlap: 0,
  margin: 0,
  language: 'en',
})

async function drawn(request: PrintRequest, helped: HelperOptions, progress?: Progress): Promise<Buffer> {
  const path = join(folder, 'map.png')
  const destination = { paths: [path], refusal: (at: string) => new Error(at) }
  const exported = await exportToDisk(SUBJECT, request, destination, progress, helped)
  if (!exported.ok) throw new Error(exported.error.en)
  return readFileSync(path)
}

describe('a picture drawn by threads', () => {
  it('is built beside the command line', () => {
    expect(existsSync(ENTRY)).toBe(true)
  })

  it.each(['classic', 'illustrated'] as const)(
    'has the same bytes with any number of them: %s',
    async (style) => {
      const alone = await drawn(requestOf(style), { threads: 0 })
      for (const threads of [1, 3]) {
        const helped = await drawn(requestOf(style), { threads, entry: ENTRY })
        expect(helped.equals(alone)).toBe(true)
      }
    },
  )

  it('draws their tiles: each is what is asked for', async () => {
    const plan = await planPrint(SUBJECT, requestOf('classic'))
    if (!plan.ok) throw new Error(plan.error.en)
    const tiles = tilesOf(plan.value.page(0), DPI, 1)
    const helpers = createTileHelpers(SUBJECT, requestOf('classic'), { threads: 2, entry: ENTRY })
    const crew = helpers.of(0, tiles)
    expect(crew).toHaveLength(2)
    const [first, again] = await Promise.all(crew.map((helper) => helper.draw(3)))
    expect(first?.rgba.length).toBe(4 * tiles.tileWidth * tiles.tileHeight)
    expect(Buffer.from(first?.rgba ?? []).equals(Buffer.from(again?.rgba ?? []))).toBe(true)
    expect(first?.inks?.size).toBeGreaterThan(3)
    const late = crew[0]?.draw(4)
    const ended = expect(late).rejects.toThrow('the thread has ended')
    await helpers.close()
    await ended
  })

  it('is drawn here where there are none, or they fail', async () => {
    const alone = await drawn(requestOf('classic'), { threads: 0 })
    const missing = await drawn(requestOf('classic'), { threads: 2, entry: new URL('none.js', ENTRY) })
    const broken = await drawn(requestOf('classic'), {
      threads: 2,
      entry: pathToFileURL(import.meta.filename),
    })
    expect([missing.equals(alone), broken.equals(alone)]).toEqual([true, true])
  })

  it('leaves nothing when it is cancelled', async () => {
    const signal = { aborted: false }
    const report = (share: number): void => {
      signal.aborted = share > 0.4
    }
    const cancelled = drawn(requestOf('classic'), { threads: 2, entry: ENTRY }, { report, signal })
    await expect(cancelled).rejects.toBeInstanceOf(ExportCancelled)
    expect(readdirSync(folder)).toEqual([])
  })

  it('has none for a small picture', () => {
    const helpers = createTileHelpers(SUBJECT, requestOf('classic'), { threads: 2, entry: ENTRY })
    expect(helpers.of(0, tilesOf({ widthMm: 100, heightMm: 100 }, DPI, 1))).toEqual([])
  })
})
