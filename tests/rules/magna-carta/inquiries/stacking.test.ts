/** The question who still fits into a hex of a medieval map (CHK-2, CHK-3, HS-MOV-3, MC-MAP-3). */
import { expect, test } from 'vitest'
import { type BoardParts, testBoard } from '../../../support/board'
import { ask, entries, items } from './asking'

const stacking = (hex: string, parts: BoardParts = {}) =>
  ask(
    testBoard({
      columns: 10,
      rows: 10,
      ...parts,
      counters: {
        guy: { type: 'crusaders-soldier', at: 'E5', name: 'Guy' },
        roger: { type: 'crusaders-knight', at: 'E7', facing: 's0', face: 'mounted-healthy', name: 'Roger' },
        ...parts.counters,
      },
    }),
    { question: 'stacking', hex },
  )

test('CHK-2, HS-MOV-1: a free hex, and who beside it may come in for how many points', () => {
  const answer = stacking('E6')
  expect(answer.headline).toEqual({ fr: 'case libre', en: 'free hex' })
  expect(entries(answer, 'available')).toEqual({ guy: '1 point', roger: '1 point' })
  expect(items(answer)).toEqual(['on foot: allowed (CHK-3)', 'mounted: allowed (CHK-3)'])
})

test('CHK-3, MC-ATT-3: a wood keeps riders out', () => {
  const answer = stacking('E6', { hexes: { E6: 'wood' } })
  expect(items(answer)[1]).toBe('mounted: forbidden (CHK-3)')
  expect(Object.keys(entries(answer, 'kept-out'))).toEqual(['roger'])
})

test('HS-MOV-3: an enemy keeps others out, the dead nobody', () => {
  const held = (status?: Record<string, boolean>) =>
    stacking('E6', {
      counters: { ali: { type: 'saracens-soldier', at: 'E6', name: 'Ali', ...(status && { status }) } },
    })
  expect(held().headline.en).toBe('hex taken: Ali')
  expect(Object.keys(entries(held(), 'kept-out'))).toEqual(['guy', 'roger'])
  const dead = held({ dead: true })
  expect(dead.headline.en).toBe('free hex')
  expect(entries(dead, 'there')).toEqual({ ali: 'in nobody’s way' })
  expect(Object.keys(entries(dead, 'available'))).toEqual(['guy', 'roger'])
})

test('CHK-2: two in a hex are one too many', () => {
  const answer = stacking('E5', { counters: { hugo: { type: 'crusaders-soldier', at: 'E5' } } })
  expect(answer.headline.en).toBe('2 characters in a hex that holds one')
})
