/** Answers over the whole map, against the lines and moves that they add up. */
import { describe, expect, it } from 'vitest'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { answerToInquiry } from '#shared/questions/inquire'
import { type Answer } from '#shared/rules/answers/answer'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Analysis } from '#shared/rules/contract/analysis'
import { randomBoard, randomFantasyBoard } from '../support/randomBoard'
import { testBoard, withPieces } from '../support/board'

const SAMPLES = 12

function asked(scenario: Scenario, inquiry: Partial<Inquiry> & Pick<Inquiry, 'question'>): Answer {
  const answer = answerToInquiry(analysis(scenario), scenario, {
    ...{ friends: [], enemies: [], choices: {} },
    ...inquiry,
  })
  if (!answer) throw new Error(`${scenario.ruleset} does not answer ${inquiry.question}`)
  return answer
}

function analysis(scenario: Scenario): Analysis {
  const found = analysisOf(scenario.ruleset)
  if (!found) throw new Error(scenario.ruleset)
  return found
}

/** Each hex of a shade by its key, with its text. */
function shaded({ shades = [] }: Answer, id: (shade: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    shades
      .filter((shade) => id(shade.id))
      .flatMap(({ hexes, texts }) => hexes.map((hex, index) => [hexKey(hex), texts?.[index] ?? ''])),
  )
}

function boards(): { readonly scenario: Scenario; readonly side: SideId }[] {
  return Array.from({ length: SAMPLES }, (_, seed) => {
    const fantasy = seed % 3 === 0
    const { scenario, hexes, rng } = fantasy ? randomFantasyBoard(seed) : randomBoard(seed)
    const any = () => hexes[rng.below(hexes.length)] ?? { q: 0, r: 0 }
    const counters = Object.fromEntries(
      Array.from({ length: 4 }, (__, count) => [
        `looker-${count}`,
        fantasy ? { at: any(), side: 'red' } : { type: 'crusaders-soldier', at: any() },
      ]),
    )
    return {
      scenario: withPieces(scenario, { counters }),
      side: (fantasy ? 'red' : 'crusaders') as SideId,
    }
  })
}

describe('ANA-7: over the whole map', () => {
  it('counts who of a side sees each hex, as each of them sees it', () => {
    for (const { scenario, side } of boards()) {
      const { sight } = analysis(scenario)
      const expected: Record<string, string> = {}
      const seen = new Map<string, number>()
      const viewers = (Object.keys(scenario.counters) as CounterId[]).flatMap((id) =>
        sight.viewersOf(scenario, id),
      )
      const distinct = new Map(viewers.map((one) => [`${hexKey(one)} ${one.placement ?? ''}`, one]))
      for (const viewer of distinct.values())
        for (const hex of sight.fieldOfView(scenario, viewer).visible)
          seen.set(hexKey(hex), (seen.get(hexKey(hex)) ?? 0) + 1)
      for (const [hex, count] of seen) expected[hex] = String(count)
      expect(shaded(asked(scenario, { question: 'watched', side }), () => true)).toEqual(expected)
      const dead = [...hexesOfGrid(scenario.map.grid)].map(hexKey).filter((hex) => !seen.has(hex))
      const answer = asked(scenario, { question: 'dead-ground', side })
      expect(Object.keys(shaded(answer, (shade) => shade === 'dead')).sort()).toEqual(dead.sort())
    }
  })

  it('says that a side without counters sees nothing', () => {
    const answer = asked(testBoard(), { question: 'dead-ground', side: 'saracens' as SideId })
    expect(answer.headline.fr).toBe('aucun pion de ce camp sur la carte')
    expect(answer.shades).toBeUndefined()
  })

  it('numbers the hexes by the turn of arrival: six hexes a turn on open ground', () => {
    const board = testBoard({
      columns: 16,
      rows: 1,
      counters: { walker: { type: 'crusaders-soldier', at: 'A1' } },
    })
    const counter = 'walker' as CounterId
    const answer = asked(board, { question: 'turns', counter })
    const turns = Object.fromEntries(
      [...hexesOfGrid(board.map.grid)]
        .slice(1)
        .map((hex, index) => [hexKey(hex), String(Math.ceil((index + 1) / 6))]),
    )
    expect(shaded(answer, () => true)).toEqual(turns)
    expect(answer.headline.fr).toBe('toute la carte en 3 tours')
    const to = [...hexesOfGrid(board.map.grid)].at(-1)
    const march = asked(board, { question: 'turns', counter, ...(to && { to }) })
    expect(march.headline.fr).toBe('en 3 tours')
    expect(march.lists?.[0]?.entries.map(({ hexes = [] }) => hexes.length)).toEqual([6, 6, 3])
    expect(march.ways?.[0]?.path.length).toBe(16)
  })
})
