/** The question when a side gets another colour: banners and zones in the old one follow it, or stay (CTR-7). */
import { describe, expect, it } from 'vitest'
import { groupId, sideId, zoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { recolorSide } from '../../renderer/panels/sides/sideVerbs'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const RED = sideId('red')
const VAN = groupId('van')
const CAMP = zoneId('camp')
const OLD = '#a01010'
const NEW = '#1010a0'

function board(banner: string, zone: string): Scenario {
  const plain = fantasyBoard({
    groups: {
      [VAN]: {
        ...{ side: RED, name: 'Van', note: '', rank: 0 },
        wing: { banner, order: 'attack', morale: 8, rest: 0 },
      },
    },
  })
  const zones = {
    [CAMP]: { name: 'Camp', kind: 'setup' as const, side: RED, color: zone, hexes: [], note: '' },
  }
  const sides = { ...plain.sides, [RED]: { ...plain.sides[RED], name: 'Red', color: OLD, notes: '' } }
  return { ...plain, sides, zones } as unknown as Scenario
}

const colors = ({ scenario }: TestEditor) => [
  scenario.sides[RED]?.color,
  scenario.groups[VAN]?.wing?.banner,
  scenario.zones[CAMP]?.color,
]

describe('a side gets another colour', () => {
  it.each([
    ['all that wears the old one', true, [NEW, NEW, NEW]],
    ['the side alone', false, [NEW, OLD, OLD]],
  ] as const)('%s follows, as answered, in one undo step', async (_, answer, expected) => {
    const desk = new TestEditor(board(OLD, OLD))
    const done = recolorSide(desk.editor, RED, NEW)
    expect(desk.asked?.question.words).toEqual({
      fr: '1\u00a0bannière et 1\u00a0zone ont l’ancienne couleur du camp. Ses pions la suivent toujours.',
      en: '1\u00a0banner and 1\u00a0zone have the old colour of the side. Its counters always follow it.',
    })
    expect(colors(desk)[0]).toBe(OLD)
    desk.asked?.answer(answer)
    await done
    expect(colors(desk)).toEqual(expected)
    desk.undo().expectUndo(undefined)
    expect(colors(desk)).toEqual([OLD, OLD, OLD])
  })

  it('one thing is told in the singular', async () => {
    const desk = new TestEditor(board(OLD, '#123456'))
    const done = recolorSide(desk.editor, RED, NEW)
    expect(desk.asked?.question.words.en).toBe(
      '1\u00a0banner has the old colour of the side. Its counters always follow it.',
    )
    desk.asked?.answer(true)
    await done
    expect(colors(desk)).toEqual([NEW, NEW, '#123456'])
  })

  it('nothing is asked when nothing wears the old one', async () => {
    const desk = new TestEditor(board('#123456', '#654321'))
    await recolorSide(desk.editor, RED, NEW)
    expect(desk.asked).toBeUndefined()
    expect(colors(desk)).toEqual([NEW, '#123456', '#654321'])
  })
})
