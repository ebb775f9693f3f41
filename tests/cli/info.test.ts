import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { imageHash } from '#shared/document/ids'
import { VERSION } from '#shared/format/version'
import { writeScenario } from '#shared/format/write'
import { PNG } from '../images/pictures'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function scenarioFile(): string {
  const file = path('test.castellan')
  const scenario = testBoard({ hexsides: { 'C3/C4 C4/C5': 'wall' } })
  writeFileSync(file, writeScenario(scenario))
  return file
}

describe('info', () => {
  it('gives the figures of a file', async () => {
    expect(await json(['info', scenarioFile()])).toMatchObject({
      format: 'castellan',
      version: VERSION,
      title: 'Test',
      ruleset: 'magna-carta',
      orientation: 'flat',
      stagger: 'even',
      columns: 12,
      rows: 10,
      hexes: 120,
      hexsides: 2,
      counters: 0,
      counterTypes: 8,
      sides: 2,
      sideNames: ['Crusaders', 'Saracens'],
    })
  })

  it('says them in words, in French too', async () => {
    const { stdout } = await castellan(['info', scenarioFile(), '--lang', 'fr'])
    expect(stdout).toContain('\ncarte                 12 × 10, flat, 25 mm\n')
    expect(stdout).toContain('\ncamps                 Crusaders, Saracens\n')
    expect(stdout).toContain('\npions                 0 (0 sur la carte)\n')
  })

  it('refuses what is no scenario, with the place and what was expected', async () => {
    const broken = path('broken.castellan')
    const text = writeScenario(testBoard())
    writeFileSync(broken, text.replace('"rows": 10', '"rows": "ten"'))
    const line = text.split('\n').findIndex((one) => one.includes('"rows": 10')) + 1
    const message = await refusal(['info', broken])
    expect(message.startsWith(`${broken}, line ${line}`)).toBe(true)
    expect(message).toContain('expected')
    writeFileSync(broken, text.slice(0, 200))
    expect(await refusal(['info', broken])).toMatch(/, line \d+/)
    writeFileSync(broken, text.replace(`"version": ${VERSION}`, '"version": 99'))
    expect(await refusal(['info', broken])).toMatch(new RegExp(`version 99.*version ${VERSION}`))
  })

  it('lets no control sequence of a file reach the terminal', async () => {
    const hostile = path('hostile.castellan')
    const scenario = testBoard()
    const title = 'Siege\u001b[2J\u0007'
    writeFileSync(hostile, writeScenario({ ...scenario, info: { ...scenario.info, title } }))
    expect((await castellan(['info', hostile])).stdout).toContain('Siege␛[2J')
    expect(await json(['info', hostile])).toMatchObject({ title })
    writeFileSync(hostile, '\u001b[2J\n{')
    expect(await refusal(['info', hostile])).not.toContain('\u001b')
  })

  it('refuses a scenario with a picture that is not what its key says', async () => {
    const text = writeScenario(
      testBoard({
        images: {
          [imageHash('0'.repeat(64))]: { type: 'image/png', base64: Buffer.from(PNG).toString('base64') },
        },
      }),
    )
    const file = path('exchanged.castellan')
    writeFileSync(file, text)
    expect(await refusal(['info', file])).toMatch(
      /exchanged\.castellan, line \d+, .* found a picture whose hash is c65f/,
    )
  })

  it('refuses a file that is no UTF-8: its accents would be lost at the next save', async () => {
    const latin = path('latin.castellan')
    const scenario = testBoard()
    const text = writeScenario({ ...scenario, info: { ...scenario.info, title: 'Le siège' } })
    writeFileSync(latin, Buffer.from(text, 'latin1'))
    expect(await refusal(['info', latin])).toBe(
      `${latin}: this is no UTF-8 text, expected a .castellan scenario`,
    )
    writeFileSync(latin, `\ufeff${text}`)
    expect(await json(['info', latin])).toMatchObject({ title: 'Le siège' })
  })

  it('refuses what cannot be read', async () => {
    const expected = 'expected a readable .castellan scenario'
    expect(await refusal(['info', path('none')])).toBe(`${path('none')}: no such file or folder, ${expected}`)
    mkdirSync(path('folder'))
    expect(await refusal(['info', path('folder')])).toBe(
      `${path('folder')}: this is a folder, a file was expected, ${expected}`,
    )
  })
})
