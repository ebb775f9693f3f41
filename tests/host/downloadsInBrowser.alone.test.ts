/** Browsers without handles: uploads and downloads. And what every browser hands out: exports, a PDF to print. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type ExportFile, type Host } from '#shared/host/host'
import { createBrowserHost } from '../../renderer/host/browserHost'
import { type FakeBrowser, installBrowser } from './fake/browser'
import { clearDatabase } from './fake/database'

vi.mock('../../renderer/host/database', () => import('./fake/database'))

let browser: FakeBrowser
let host: Host

beforeEach(() => {
  clearDatabase()
  browser = installBrowser({ handles: false })
  host = createBrowserHost()
})

const downloaded = (): Promise<[name: string, text: string][]> =>
  Promise.all(browser.downloads.map(async ({ name, blob }) => [name, await blob.text()]))

describe('without handles', () => {
  const file = { name: 'sortie.castellan', token: undefined }

  test('opening is an upload', async () => {
    browser.upload = new File(['first'], 'sortie.castellan')
    expect(await host.openScenario()).toEqual({ kind: 'opened', file, text: 'first' })
    browser.upload = undefined
    expect(await host.openScenario()).toBeUndefined()
  })

  test('each saving is a download, under a name that every system accepts', async () => {
    expect(await host.saveScenarioAs('Sortie: été', 'first')).toEqual({
      kind: 'saved',
      file: { name: 'Sortie- été.castellan', token: undefined },
    })
    expect(await host.saveScenario(file, 'second')).toEqual({ kind: 'saved', file })
    expect(await downloaded()).toEqual([
      ['Sortie- été.castellan', 'first'],
      ['sortie.castellan', 'second'],
    ])
    expect(browser.downloads.map(({ blob }) => blob.type)).toEqual([
      'application/x-castellan+json',
      'application/x-castellan+json',
    ])
  })

  test('no file is watched, none can be opened again', async () => {
    await host.saveScenario(file, 'first')
    expect(await host.fileState(file)).toBe('same')
    expect(await host.listRecent()).toEqual([])
    expect(await host.openFile(file)).toEqual({ kind: 'failed', name: 'sortie.castellan', fault: 'missing' })
  })

  test('versions are kept by name, after a reload too', async () => {
    browser.upload = new File(['first'], 'sortie.castellan')
    await host.openScenario()
    await host.saveScenario(file, 'second')
    await host.saveScenarioAs('sortie', 'third')
    host = createBrowserHost()
    const versions = await host.listVersions(file)
    expect(await Promise.all(versions.map(({ id }) => host.openVersion(file, id)))).toEqual([
      { kind: 'opened', file, text: 'second' },
      { kind: 'opened', file, text: 'first' },
    ])
    expect(await host.listVersions({ ...file, name: 'other.castellan' })).toEqual([])
  })

  test('on a page without https, where nothing can be fingerprinted', async () => {
    const { crypto: secure } = globalThis
    vi.stubGlobal('crypto', {
      getRandomValues: (array: Uint32Array<ArrayBuffer>) => secure.getRandomValues(array),
    })
    browser.upload = new File(['first'], 'sortie.castellan')
    expect(await host.openScenario()).toMatchObject({ kind: 'opened' })
    expect(await host.saveScenario(file, 'second')).toMatchObject({ kind: 'saved' })
    expect(await host.listVersions(file)).toHaveLength(1)
    vi.unstubAllGlobals()
  })
})

describe('finished files', () => {
  const pdf: ExportFile = { name: 'a/b.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80]) }

  test('exports are downloads with safe names', async () => {
    const svg: ExportFile = { name: 'map.svg', type: 'image/svg+xml', bytes: new Uint8Array([60]) }
    expect(await host.saveExports([pdf, svg])).toEqual({ kind: 'downloaded' })
    expect(await downloaded()).toEqual([
      ['a-b.pdf', '%P'],
      ['map.svg', '<'],
    ])
  })

  test('a PDF to print is shown in a tab', async () => {
    expect(await host.print(pdf)).toEqual({ kind: 'opened' })
    expect(await Promise.all(browser.tabs.map((tab) => tab.text()))).toEqual(['%P'])
    expect(browser.tabs[0]?.type).toBe('application/pdf')
    expect(browser.downloads).toEqual([])
  })

  test('where the browser opens no tab, it is a download', async () => {
    browser.opensTabs = false
    expect(await host.print(pdf)).toEqual({ kind: 'downloaded' })
    expect(await downloaded()).toEqual([['a-b.pdf', '%P']])
  })
})
