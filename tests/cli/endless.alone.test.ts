/** A file that never ends, never begins or is far too large is refused at once, whatever verb reads it. */
import { execFileSync } from 'node:child_process'
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { refusal, useFolder } from './castellan'

const path = useFolder()
const ORDINARY = '<x>: this is no ordinary file (a device, pipe or socket), expected a readable'

/** The words of a call that reads the file. */
const CALLS: readonly (readonly string[])[] = [
  ...['info', 'check', 'export --what map --out y.svg', 'los --from A1 --to B2', 'fov --from A1'].map(call),
  ...['reach --counter a', 'route --counter a --path B2 --kind move'].map(call),
  call('advantage --from a --to b --kind shock'),
  'tables magna-carta --scenario <x>'.split(' '),
  'resolve naphtha --ruleset magna-carta --target foot --scenario <x>'.split(' '),
]

function call(words: string): string[] {
  const [verb = '', ...options] = words.split(' ')
  return [verb, '<x>', ...options]
}

const refused = async (words: readonly string[], file: string): Promise<string> =>
  (await refusal(words.map((word) => (word === '<x>' ? file : word)))).replace(file, '<x>')

// Windows has neither.
describe.skipIf(process.platform === 'win32')('what is no ordinary file', () => {
  it.each(CALLS)(
    '%s … refuses a link to an endless device, and a pipe that nobody fills',
    async (...words) => {
      const [zero, pipe] = [path(`zero-${words[0]}`), path(`pipe-${words[0]}`)]
      symlinkSync('/dev/zero', zero)
      execFileSync('mkfifo', [pipe])
      for (const file of [zero, pipe])
        expect(await refused(words, file)).toBe(`${ORDINARY} .castellan scenario`)
    },
  )

  it('is refused for --turn too, in French too', async () => {
    const scenario = path('test.castellan')
    writeFileSync(
      scenario,
      writeScenario(testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'B2' } } })),
    )
    const words = ['route', scenario, '--counter', 'guy', '--path', 'B3', '--kind', 'move']
    expect(await refused([...words, '--turn', '<x>'], '/dev/zero')).toBe(`${ORDINARY} turn in JSON`)
    expect(await refused(['info', '<x>', '--lang', 'fr'], '/dev/zero')).toBe(
      '<x>\u202f: ce n’est pas un fichier ordinaire (périphérique, tube ou prise)\u202f; attendu\u202f: un scénario .castellan lisible',
    )
  })
})

it('a file of more than 400 MB is refused before it is read', async () => {
  const huge = path('huge.castellan')
  writeFileSync(huge, '')
  truncateSync(huge, 400 * 1024 * 1024 + 1)
  expect(await refused(['info', '<x>'], huge)).toBe(
    '<x>: the file is larger than 400 MB, expected a readable .castellan scenario',
  )
})
