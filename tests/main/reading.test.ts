/** Reading: strict text of a bounded size. */
import { truncate, writeFile } from 'node:fs/promises'
import * as promises from 'node:fs/promises'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { describe, expect, it } from 'vitest'
import { type FileSystem } from '../../main/files/fileSystem'
import { decodeText, readBytes } from '../../main/files/readFile'
import { opened, scenarioFolder } from './scenarioFolder'

const folder = scenarioFolder()

describe('reading', () => {
  it('keeps a byte order mark, line ends and odd letters; refuses what is no UTF-8', async () => {
    const files = folder.files()
    const text = '\ufeff{"a":\r\n "\0 \u2028 é e\u0301 🏰"}'
    await writeFile(folder.at('map'), text)
    const file = await opened(files, folder.at('map'), text)
    for (const bytes of [[0xff, 0xfe, 0x41, 0], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0x80]]) {
      await writeFile(folder.at('map'), Buffer.from(bytes))
      expect(await files.open(file)).toEqual({ kind: 'failed', name: 'map', fault: 'not-text' })
    }
  })

  it('refuses too large a file before reading it, and one that grows while it is read', async () => {
    const files = folder.files()
    await writeFile(folder.at('map'), '')
    await truncate(folder.at('map'), LARGEST_SCENARIO_BYTES + 1)
    const file = await files.refOf(folder.at('map'))
    expect(await files.open(file)).toEqual({ kind: 'failed', name: 'map', fault: 'too-large' })

    await writeFile(folder.at('growing'), 'x'.repeat(1000))
    const small: FileSystem = {
      ...promises,
      stat: async (path) => ({
        ...(await promises.stat(path)),
        size: 0,
        isFile: () => true,
        isDirectory: () => false,
      }),
      open: async (path, flags) => {
        const handle = await promises.open(path, flags)
        const stat = async (): ReturnType<typeof small.stat> => small.stat(path)
        return {
          stat,
          read: (...args) => handle.read(...args),
          close: () => handle.close(),
          chmod: () => Promise.reject(),
          writeFile: () => Promise.reject(),
          write: () => Promise.reject(),
          sync: () => Promise.reject(),
        }
      },
    }
    expect(decodeText(await readBytes(folder.at('growing'), 1000, small))).toBe('x'.repeat(1000))
    await expect(readBytes(folder.at('growing'), 999, small)).rejects.toMatchObject({ code: 'EFBIG' })
  })

  it('opens an empty file, and tells a folder and a missing file', async () => {
    const files = folder.files()
    await writeFile(folder.at('map'), '')
    await opened(files, folder.at('map'), '')
    const failed = async (path: string): Promise<unknown> => files.open(await files.refOf(path))
    expect(await failed(folder.user)).toEqual({ kind: 'failed', name: 'user', fault: 'no-file' })
    expect(await failed(folder.at('none'))).toEqual({ kind: 'failed', name: 'none', fault: 'missing' })
    expect(await failed(folder.at('map/none'))).toEqual({ kind: 'failed', name: 'none', fault: 'missing' })
  })
})
