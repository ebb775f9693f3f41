import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

const wander = (words: string) => ['resolve', 'wandering', ...words.split(' ')]

describe('resolve wandering', () => {
  it.each([
    ['1', { cancelled: '0/6', left: '1/6', planned: '4/6', right: '1/6' }],
    ['2', { cancelled: '1/6', left: '1/6', planned: '3/6', right: '1/6' }],
    ['3', { cancelled: '2/6', left: '1/6', planned: '2/6', right: '1/6' }],
    ['4', { cancelled: '3/6', left: '1/6', planned: '1/6', right: '1/6' }],
  ])('CM-WAN-1: the chances of level %s', async (level, outcomes) => {
    expect(await json(wander(`--level ${level}`))).toEqual({ outcomes })
  })

  it('CM-WAN-1: resolves a given die', async () => {
    expect(await json(wander('--level 4 --die 3'))).toEqual({ die: 3, outcome: 'cancelled' })
    expect(await json(wander('--level 1 --die 3'))).toEqual({ die: 3, outcome: 'planned' })
  })

  it('plays the table of a scenario of the same rules', async () => {
    const file = path('fog.castellan')
    const wandering = {
      '1': [
        { upTo: 3, result: 'left' },
        { upTo: null, result: 'planned' },
      ],
    }
    writeFileSync(file, writeScenario(fantasyBoard({ columns: 2, rows: 2, houseTables: { wandering } })))
    expect(await json(wander(`--level 1 --scenario ${file}`))).toEqual({
      outcomes: { cancelled: '0/6', left: '3/6', planned: '3/6', right: '0/6' },
      overridden: ['wandering'],
    })
    writeFileSync(file, writeScenario(testBoard()))
    expect(await refusal(wander(`--level 1 --scenario ${file}`))).toBe(
      `${file}: this scenario follows "magna-carta", expected common-mechanics`,
    )
  })

  it('says it in words', async () => {
    const roll = await castellan(wander('--level 2 --die 6 --lang fr'))
    expect(roll.stdout).toBe('6\u202f: à droite\n')
    const chances = await castellan(wander('--level 2'))
    expect(chances.stdout).toBe('  1/6  cancelled\n  1/6  left\n  3/6  as planned\n  1/6  right\n')
  })

  it.each([
    ['--die 1', 'option --level is missing'],
    ['--level 0', '--level: "0", expected a whole number from 1 to 4'],
    ['--level 5', '--level: "5", expected a whole number from 1 to 4'],
    ['--level 1 --die 7', '--die: "7", expected a whole number from 1 to 6'],
    ['--level 1 --armour', 'unknown option: --armour; see castellan --help'],
  ])('%s is refused', async (words, line) => {
    expect(await refusal(wander(words))).toBe(line)
  })
})
