/** Obstacle markers, fire and smoke as rows. */
import { expect, test } from 'vitest'
import { OBSTACLES } from '#shared/rules/common-mechanics/rows/obstacles'
import { printed } from './printed'

const ids = (accepts: (row: (typeof OBSTACLES)[number]) => unknown): string[] =>
  OBSTACLES.filter(accepts).map(({ id }) => id)

test('CM-OBS: every obstacle of the list, with its letters, its cost and its class', () => {
  // Cost or class | O | D | F | C | fl | the rest.
  expect(printed('obstacles').slice(0, 17)).toEqual([
    'debris | +½ | yes |  |  |  |  | ',
    'mantlet | +½ | yes | yes | yes |  |  | ',
    'pavises |  |  |  |  |  |  | ',
    'palisade |  | yes | yes | yes |  | yes | front sides: inwards, infantry by a minimal move; flight and infiltration free',
    'abatis | difficult | yes | yes | yes |  | yes | ',
    'ditch | rough | yes | yes | yes |  |  | ',
    'stakes | +½ | yes | yes | yes |  |  | outdoors',
    'trap | rough | yes |  |  |  |  | may be hidden',
    'tents | +1 | yes |  |  | yes | yes | ',
    'huts | +1 | yes |  |  | yes | yes | ',
    'cart | +1 | yes |  | yes | yes |  | ',
    'wagon | +1 | yes | yes | yes | yes |  | ',
    'war wagon | +1 | yes | yes | yes | yes |  | ',
    'civilians | +½ | yes |  |  | yes |  | ',
    'herd | +1 | yes |  |  | yes |  | 4 stacking points',
    'boats | +½ | yes |  |  |  |  | on water',
    'ruins | difficult |  |  |  |  | yes | ',
  ])
})

test('CM-TER-3: palisade, abatis, tents, huts and ruins make their hex flammable', () => {
  expect(ids(({ flammable }) => flammable)).toEqual(['palisade', 'abatis', 'tents', 'huts', 'ruins'])
  expect(ids(({ burns }) => burns)).toEqual(['fire-start', 'blaze'])
})

test('CM-LOS-10: fire and smoke', () => {
  expect(printed('obstacles').slice(17)).toEqual([
    'fire-start | rough |  |  |  |  |  | flammable hex only',
    'blaze | difficult |  |  |  |  |  | flammable hex only, only a fire-immune, flying or infiltrated unit survives there, blocks sight',
    'sparse smoke |  |  |  |  |  |  | blocks sight, wandering 2',
    'dense smoke |  |  |  |  |  |  | blocks sight, wandering 3',
  ])
  expect(ids(({ blocksSight }) => blocksSight)).toEqual(['blaze', 'smoke-sparse', 'smoke-dense'])
})

test('CM-OBS: no obstacle has a terrain of its own: it makes its hex harder, and each has its own look', () => {
  expect(ids(({ terrain }) => terrain)).toEqual([])
  expect(new Set(OBSTACLES.map(({ look }) => look)).size).toBe(OBSTACLES.length)
})
