/** Readings of the rules that would change an answer: named with what would then be, and no others. */
import { describe, expect, it } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { otherReadings } from '#shared/questions/readings'
import { chancesOver } from '#shared/questions/inWords'
import { answerToInquiry } from '#shared/questions/inquire'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Analysis } from '#shared/rules/contract/analysis'
import { testBoard } from '../support/board'

const analysis = analysisOf('magna-carta') as Analysis
const BOARD = testBoard({
  counters: {
    mover: { type: 'crusaders-soldier', at: 'E5' },
    foe: { type: 'saracens-knight', at: 'E4', face: 'healthy' },
    archer: { type: 'saracens-archer', at: 'E2' },
  },
})

const asked = (question: Inquiry['question'], more: Partial<Inquiry>): Inquiry => ({
  ...{ question, counter: 'mover' as CounterId, friends: [], enemies: [], choices: {} },
  ...more,
})

function read(scenario: Scenario, option: string, choice: string): Scenario {
  return { ...scenario, options: { ...scenario.options, [option]: choice } }
}

describe('other readings', () => {
  it('MC-CBT-4: a fight with the blanks at the end of each column', () => {
    const fight = asked('fight', { enemies: ['foe' as CounterId] })
    const [reading, ...more] = otherReadings(analysis, BOARD, fight)
    expect(more).toEqual([])
    expect(reading).toMatchObject({
      ...{ option: 'blanks', choice: 'end', rule: 'MC-CBT-4', uncertain: true },
      reads: { fr: 'à la fin de chaque colonne' },
    })
    const there = answerToInquiry(analysis, read(BOARD, 'blanks', 'end'), fight)
    expect(reading?.headline).toEqual(there?.headline)
    expect(chancesOver(reading?.outcomes ?? [])).toEqual(chancesOver(there?.outcomes ?? []))
  })

  it('names the way back for who chose the other reading', () => {
    const fight = asked('fight', { enemies: ['foe' as CounterId] })
    const back = otherReadings(analysis, read(BOARD, 'blanks', 'end'), fight)
    expect(back.map(({ option, choice }) => `${option}=${choice}`)).toEqual(['blanks=between'])
  })

  it('MC-RET-1: the first hex of a retreat from fire, in line', () => {
    const retreat = asked('retreats', { enemies: ['archer' as CounterId], choices: { steps: '1' } })
    expect(otherReadings(analysis, BOARD, retreat).map(({ option }) => option)).toEqual(['retreatDirection'])
  })

  it('says nothing where no option matters', () => {
    expect(otherReadings(analysis, BOARD, asked('seen', {}))).toEqual([])
  })
})
