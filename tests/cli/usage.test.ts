import { describe, expect, it } from 'vitest'
import { languageOf } from '../../main/cli/language'
import { VERBS } from '../../main/cli/verbs/index'
import { castellan, refusal } from './castellan'

describe('help', () => {
  it('lists every verb, in both languages', async () => {
    for (const language of ['en', 'fr'] as const) {
      const { stdout, exitCode } = await castellan(['--help', '--lang', language])
      expect(exitCode).toBe(0)
      for (const { name } of VERBS) expect(stdout).toContain(`\n  ${name} `)
      expect(stdout).toContain(language === 'fr' ? 'Commandes\u202f:' : 'Commands:')
    }
    expect((await castellan([])).stdout).toBe((await castellan(['--help'])).stdout)
    expect((await castellan(['export', '--help', '--lang', 'fr'])).stdout).toContain(
      'recouvrement des feuilles',
    )
  })
})

describe('wrong usage', () => {
  it.each([
    [['zzz'], 'unknown command: zzz; see castellan --help'],
    [['inf', 'x'], 'unknown command: inf; did you mean info?'],
    [['info'], 'argument <file> is missing'],
    [['info', 'a', 'b'], 'too many arguments for info'],
    [['info', 'a', '--forse'], 'unknown option: --forse; see castellan --help'],
    [['new', 'a', '--hex-mm'], 'option --hex-mm <mm> expects a value'],
    [['--json'], 'a command is missing; see castellan --help'],
    [['info', 'a', '--lang', 'de'], '--lang: "de" is unknown, expected fr, en'],
    [
      ['resolve'],
      'resolve: a word is missing, expected infiltration, combat, fire, naphtha, save, wandering',
    ],
    [
      ['resolve', 'war'],
      'resolve: "war" is unknown, expected infiltration, combat, fire, naphtha, save, wandering',
    ],
  ])('%j is refused in one line', async (args, line) => {
    expect(await refusal(args)).toBe(line)
  })
})

describe('language', () => {
  it('is that of --lang, else of the locale, for errors too', async () => {
    expect(await refusal(['info'], { LANG: 'fr_CA.UTF-8' })).toBe('il manque l’argument <file>')
    expect(await refusal(['info'], { LC_ALL: 'C', LANG: 'fr_FR.UTF-8' })).toBe('argument <file> is missing')
    expect(await refusal(['info', '--lang=fr'])).toBe('il manque l’argument <file>')
    expect(await refusal(['--lang', 'en', 'info'], { LANG: 'fr_FR' })).toBe('argument <file> is missing')
  })

  it('follows the order of POSIX, and the system where no variable is set', () => {
    expect(languageOf([], { LC_ALL: '', LC_MESSAGES: 'fr_BE', LANG: 'en_GB' })).toBe('fr')
    expect(languageOf(['--lang', 'fr'], { LANG: 'en' })).toBe('fr')
    expect(['fr', 'en']).toContain(languageOf([], {}))
  })
})
