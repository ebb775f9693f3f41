/** The program's memory: across starts, through damage, and the files used lately. */
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RECENT_KEPT } from '#shared/host/kept'
import { afterEach, describe, expect, it } from 'vitest'
import { createRecentFiles } from '../../main/files/recentFiles'
import { openSavedState, type SavedState } from '../../main/files/savedState'
import { scenarioFolder } from './scenarioFolder'
import { watchedFs } from './watchedFs'

const folder = scenarioFolder()

const statePath = (): string => join(folder.own, 'state.json')
const opened: Awaited<ReturnType<typeof openSavedState>>[] = []
async function open(): ReturnType<typeof openSavedState> {
  const state = await openSavedState({ folder: folder.own })
  opened.push(state)
  return state
}
// Nothing may be on its way any more when the folder goes.
afterEach(() => Promise.all(opened.splice(0).map((state) => state.settled())))
const window = { x: -8, y: 20, width: 1200, height: 800, maximized: true }

describe('the state', () => {
  it('is remembered', async () => {
    const state = await open()
    expect(state.get()).toEqual({ recent: [] })
    state.change({ window })
    state.change({ language: 'fr' })
    expect(state.get()).toEqual({ recent: [], window, language: 'fr' })
    await state.settled()
    expect((await open()).get()).toEqual({ recent: [], window, language: 'fr' })
    expect(await readdir(folder.own)).toEqual(['state.json'])
  })

  it('is written once for all changes that come while the disk is busy', async () => {
    const { fs, steps } = watchedFs()
    const state = await openSavedState({ folder: folder.own, fs })
    for (let x = 0; x < 100; x++) state.change({ window: { ...window, x } })
    await state.settled()
    expect(steps.filter((step) => step.startsWith('rename'))).toEqual(
      Array(2).fill('rename temporary to state.json'),
    )
    expect((await open()).get().window?.x).toBe(99)
    state.change({ language: 'en' })
    await state.settled()
    expect((await open()).get()).toEqual({ recent: [], window: { ...window, x: 99 }, language: 'en' })
  })

  it('keeps what a newer version has added', async () => {
    await mkdir(folder.own)
    await writeFile(statePath(), '{"recent":["/a"],"theme":{"dark":true}}')
    const state = await open()
    state.change({ language: 'en' })
    await state.settled()
    expect(JSON.parse(await readFile(statePath(), 'utf8'))).toEqual({
      recent: ['/a'],
      theme: { dark: true },
      language: 'en',
    })
  })

  it.each([
    ['', 'nothing'],
    ['{"recent":[]', 'half'],
    ['[]', 'another shape'],
    ['{"recent":"no"}', 'no list'],
    ['{"window":{"x":0,"y":0,"width":1e9,"height":10}}', 'a monstrous window'],
    ['{"window":{"x":0.5,"y":0,"width":10,"height":10}}', 'half a pixel'],
    ['{"language":"de"}', 'a language that is not ours'],
    [Buffer.from([0xff, 0xfe]), 'no text'],
  ])('starts anew from %j (%s), which is set aside', async (bytes, _) => {
    await mkdir(folder.own)
    await writeFile(statePath(), bytes)
    const state = await open()
    expect(state.get()).toEqual({ recent: [] })
    const [aside, ...others] = await readdir(folder.own)
    expect(aside).toMatch(/^state\.json\.[0-9a-f-]{36}\.damaged$/)
    expect(others).toEqual([])
    expect(await readFile(join(folder.own, aside as string))).toEqual(Buffer.from(bytes as string))
    state.change({ language: 'fr' })
    await state.settled()
    expect((await open()).get()).toEqual({ recent: [], language: 'fr' })
  })

  it('goes on without a disk, and the old state stands', async () => {
    const state = await open()
    state.change({ language: 'fr' })
    await state.settled()
    const { fs, failAt } = watchedFs()
    failAt('write temporary', 'ENOSPC')
    const full = await openSavedState({ folder: folder.own, fs })
    full.change({ language: 'en' })
    await full.settled()
    expect(full.get().language).toBe('en')
    expect((await open()).get().language).toBe('fr')
    expect(await readdir(folder.own)).toEqual(['state.json'])
  })

  it('clears the litter of killed writes', async () => {
    await mkdir(folder.own)
    const temporary = join(folder.own, '.castellan-01234567-89ab-4cde-8f01-23456789abcd.tmp')
    await writeFile(temporary, 'half')
    await utimes(temporary, 1, 1)
    await open()
    expect(await readdir(folder.own)).toEqual([])
  })
})

describe('recent files', () => {
  it('are the last twelve, newest first, each once, after a new start too', async () => {
    const files = folder.files()
    const state = await open()
    const recent = createRecentFiles({ state, files })
    const used = Array.from({ length: 14 }, (_, i) => `map ${i}`)
    for (const name of [...used, 'map 5', 'map 13']) {
      await writeFile(folder.at(name), '')
      recent.add(await files.refOf(folder.at(name)))
    }
    const expected = ['map 13', 'map 5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((i) => `map ${i}`)]
    expect(expected.length).toBe(RECENT_KEPT)
    expect((await recent.list()).map(({ name }) => name)).toEqual(expected)
    await state.settled()
    const later = createRecentFiles({ state: await open(), files: folder.files() })
    expect((await later.list()).map(({ name }) => name)).toEqual(expected)
  })

  it('name their folder, leave out what is gone, and have it again when it is back', async () => {
    const files = folder.files()
    const state = await open()
    const recent = createRecentFiles({ state, files })
    for (const name of ['a', 'b', 'c']) {
      await writeFile(folder.at(name), '')
      recent.add(await files.refOf(folder.at(name)))
    }
    const [c, b, a] = await recent.list()
    expect(c).toEqual({ name: 'c', place: join('~', 'user'), token: expect.any(String) })
    await rm(folder.at('b'))
    await rm(folder.at('c'))
    await mkdir(folder.at('c'))
    expect(await recent.list()).toEqual([a])
    await writeFile(folder.at('b'), '')
    expect(await recent.list()).toEqual([b, a])
  })

  it('take no token that was never given, and no damaged path', async () => {
    const state = await open()
    const recent = createRecentFiles({ state, files: folder.files() })
    recent.add({ name: 'x', token: folder.user })
    expect(state.get()).toEqual({ recent: [] } satisfies SavedState)
    state.change({ recent: ['', 'a\0b', folder.user, '/none/at/all'] })
    expect(await recent.list()).toEqual([])
  })

  it('show a home folder as ~, and only that', async () => {
    const home = folder.at('home')
    await mkdir(folder.at('home/maps'), { recursive: true })
    await mkdir(folder.at('homes'))
    const files = folder.files({ home })
    const place = async (path: string): Promise<unknown> => (await files.refOf(folder.at(path))).place
    expect(await place('home/map')).toBe('~')
    expect(await place('home/maps/map')).toBe(join('~', 'maps'))
    expect(await place('homes/map')).toBe(folder.at('homes'))
  })
})
