/** APP-1, UX-5: what the export dialog says of files handed over. */
import { describe, expect, test } from 'vitest'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type ExportFile, type ExportOutcome, type PrintOutcome } from '#shared/host/host'
import { deliver } from '../../renderer/dialogs/export/deliver'
import { QUIET_HOST } from '../support/quietHost'

const pdf: ExportFile = { name: 'map.pdf', type: 'application/pdf', bytes: new Uint8Array(5) }

const exported = (outcome: ExportOutcome | undefined) =>
  deliver('export', [pdf], { ...QUIET_HOST, saveExports: async () => outcome })

const printed = (outcome: PrintOutcome) =>
  deliver('print', [pdf], { ...QUIET_HOST, print: async () => outcome })

describe('an export', () => {
  test('is told of with its place, given up, or fails in words of its fault', async () => {
    expect(await exported({ kind: 'saved', name: 'sortie.pdf', place: '~/Documents' })).toEqual({
      kind: 'done',
      notice: {
        fr: '«\u202fsortie.pdf\u202f» exporté dans ~/Documents.',
        en: '“sortie.pdf” exported to ~/Documents.',
      },
    })
    expect(await exported({ kind: 'saved', place: '~' })).toEqual({
      kind: 'done',
      notice: { fr: 'Fichiers exportés dans ~.', en: 'Files exported to ~.' },
    })
    expect(await exported({ kind: 'downloaded' })).toEqual({
      kind: 'done',
      notice: {
        fr: 'Export terminé\u202f: les fichiers sont dans vos téléchargements.',
        en: 'Export finished: the files are in your downloads.',
      },
    })
    expect(await exported(undefined)).toEqual({ kind: 'givenUp' })
    expect(await exported({ kind: 'failed', fault: 'full' })).toEqual({
      kind: 'failed',
      why: FILE_FAULTS.full,
    })
  })
})

test('a program that does not answer is a failure like any other', async () => {
  const broken = {
    ...QUIET_HOST,
    saveExports: () => Promise.reject(new Error('failed')),
    print: () => Promise.reject(new Error('failed')),
  }
  const failed = { kind: 'failed', why: FILE_FAULTS.unknown }
  expect(await deliver('export', [pdf], broken)).toEqual(failed)
  expect(await deliver('print', [pdf], broken)).toEqual(failed)
})

describe('printing', () => {
  test('hands over the PDF as it is', async () => {
    const given: ExportFile[] = []
    await deliver('print', [pdf], {
      ...QUIET_HOST,
      async print(file) {
        given.push(file)
        return { kind: 'opened' }
      },
    })
    expect(given).toEqual([pdf])
  })

  test('says what to do next, always at actual size; or why it cannot', async () => {
    const said = await Promise.all([printed({ kind: 'opened' }), printed({ kind: 'downloaded' })])
    expect(said).toMatchObject([
      {
        kind: 'done',
        notice: { en: 'The PDF is open: print it from there, at 100% (“actual size”).' },
      },
      { kind: 'done', notice: { en: 'PDF downloaded: open it and print it at 100% (“actual size”).' } },
    ])
    expect(await printed({ kind: 'failed', fault: 'no-viewer' })).toEqual({
      kind: 'failed',
      why: FILE_FAULTS['no-viewer'],
    })
  })
})
