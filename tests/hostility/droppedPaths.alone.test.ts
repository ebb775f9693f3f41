/** R5: paths that a page says were dropped on it. Only a scenario of this machine is read, whatever leads to it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LARGEST_SCENARIO_BYTES, type FileFault } from '#shared/host/fileFaults'
import { isOwnPath } from '../../main/ownPath'
import { fileIn, newFolder, page } from '../desktop/started'
import { attacked, unharmed } from './attacked'

describe('a dropped path is refused', () => {
  type Make = (folder: string) => string
  const link =
    (target: string): Make =>
    (folder) => {
      symlinkSync(target, join(folder, 'link.castellan'))
      return join(folder, 'link.castellan')
    }

  test.each<readonly [string, FileFault, Make]>([
    ['no scenario', 'no-file', (folder) => fileIn(folder, 'secret.txt', 'secret')],
    [
      'a scenario in its folder’s name only',
      'no-file',
      (folder) => {
        mkdirSync(join(folder, 'x.castellan'))
        return fileIn(join(folder, 'x.castellan'), 'secret.txt')
      },
    ],
    [
      'a folder that is called one',
      'no-file',
      (folder) => {
        mkdirSync(join(folder, 'x.castellan'))
        return join(folder, 'x.castellan')
      },
    ],
    [
      'a pipe that is called one',
      'no-file',
      (folder) => {
        execFileSync('mkfifo', [join(folder, 'x.castellan')])
        return join(folder, 'x.castellan')
      },
    ],
    ['a link to a secret', 'no-file', (folder) => link(fileIn(folder, 'secret', 'secret'))(folder)],
    ['a link to what never ends', 'no-file', link('/dev/zero')],
    ['a link to the terminal', 'no-file', link('/dev/tty')],
    ['a link to the secrets of the process', 'no-file', link('/proc/self/environ')],
    ['a link to the memory of the process', 'no-file', link('/proc/self/mem')],
    ['a link to itself', 'links', link('link.castellan')],
    ['a path through a file', 'missing', (folder) => join(fileIn(folder, 'x'), 'y.castellan')],
    ['the secrets of the process', 'no-file', () => '/proc/self/environ'],
    ['a relative path', 'no-file', () => 'package.castellan'],
    ['a way up from nowhere', 'no-file', () => '../../../etc/x.castellan'],
    ['a path of the home folder', 'no-file', () => '~/x.castellan'],
    ['an address', 'no-file', (folder) => `file://${fileIn(folder, 'x.castellan')}`],
    ['a file on a share', 'no-file', () => '\\\\castellan.evil\\share\\x.castellan'],
    ['a device of Windows', 'no-file', () => '\\\\?\\C:\\x.castellan'],
    ['a zero byte behind a secret', 'no-file', (folder) => `${fileIn(folder, 'secret')}\0.castellan`],
    ['a zero byte before', 'no-file', (folder) => `\0${fileIn(folder, 'x.castellan')}`],
    ['a name longer than any', 'name', (folder) => join(folder, `${'x'.repeat(300)}.castellan`)],
    ['a path longer than any', 'name', (folder) => join(folder, 'x/'.repeat(5000), 'x.castellan')],
    ['nothing', 'no-file', () => ''],
    [
      'a file of 400 MB and one byte',
      'too-large',
      (folder) => {
        const path = fileIn(folder, 'x.castellan')
        // Full of holes: it takes no room.
        truncateSync(path, LARGEST_SCENARIO_BYTES + 1)
        return path
      },
    ],
  ])('%s', async (_name, fault, make) => {
    const program = await attacked()
    const path = make(newFolder())
    await unharmed(program, async () =>
      expect(await page(program).host.openDropped(page(program).dropFile('x', path))).toMatchObject({
        kind: 'failed',
        fault,
      }),
    )
  })
})

// Before anybody asks the system for it: asking a server already tells it who asks.
describe('on Windows', () => {
  test.each([
    ['C:\\Maps\\x.castellan', true],
    ['z:/Maps/x.castellan', true],
    ['\\\\server\\share\\x.castellan', false],
    ['//server/share/x.castellan', false],
    ['\\\\?\\C:\\x.castellan', false],
    ['\\\\?\\UNC\\server\\share\\x.castellan', false],
    ['\\\\.\\pipe\\x.castellan', false],
    ['\\??\\C:\\x.castellan', false],
    ['C:x.castellan', false],
    ['\\x.castellan', false],
    ['x.castellan', false],
    ['..\\x.castellan', false],
    ['C:\\x\0.castellan', false],
    ['', false],
  ])('%j is a whole path of this machine: %s', (path, own) => {
    expect(isOwnPath(path, 'win32')).toBe(own)
  })
})
