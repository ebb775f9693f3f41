/** CHK-1, CHK-9: sheets against the counters on the map, and against those that the game is used to. */
import { expect, test } from 'vitest'
import { changed, testBoard } from '../support/board'
import { expectMended } from './expectMended'
import { findingsOf } from './support'

const soldier = (at: string) => ({ type: 'crusaders-soldier', at })
const pair = testBoard({ counters: { guy: soldier('B2'), odo: soldier('C3') } })
const withQuantity = (quantity: number) => changed(pair, 'counterTypes', 'crusaders-soldier', { quantity })

test('CHK-1: more counters than are printed, and the fix prints as many', () => {
  const code = 'CHK1-quantity'
  expect(findingsOf(withQuantity(1), code)).toMatchObject([
    {
      severity: 'warning',
      counters: ['guy', 'odo'],
      message: {
        fr: 'Soldier\u202f: 2 pions pour une quantité imprimée de 1 (CHK-1).',
        en: 'Soldier: 2 counters for a printed quantity of 1 (CHK-1).',
      },
    },
  ])
  expectMended(withQuantity(1), code)
  expect(findingsOf(withQuantity(2), code)).toEqual([])
})

test('CHK-9: an attack of 75 is told, on whatever face; 20 is not', () => {
  const withAttack = (attack: number) => {
    const { faces } = pair.counterTypes['crusaders-soldier' as never]!
    const wounded = { ...faces['wounded'], stats: { ...faces['wounded']?.stats, attack } }
    return changed(pair, 'counterTypes', 'crusaders-soldier', { faces: { ...faces, wounded } })
  }
  expect(findingsOf(withAttack(75), 'CHK9-unusual')).toMatchObject([
    {
      severity: 'warning',
      counters: ['guy', 'odo'],
      message: {
        fr: 'Soldier\u202f: attaque 75, d’ordinaire 20 au plus (CHK-9).',
        en: 'Soldier: attack 75, usually 20 at most (CHK-9).',
      },
    },
  ])
  expect(findingsOf(withAttack(20), 'CHK9-unusual')).toEqual([])
})
