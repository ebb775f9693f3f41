/** The classes of terrain, the movement table and hexsides, as the sheets print them. */
import { describe, expect, test } from 'vitest'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { DIFFICULTIES, DIFFICULTY_ROWS } from '#shared/rules/common-mechanics/rows/difficulties'
import { FEATURES } from '#shared/rules/common-mechanics/rows/features'
import { COLUMN_OF, MOVEMENT } from '#shared/rules/common-mechanics/figures/movementFigures'
import { MOVEMENT_CLASSES } from '#shared/rules/common-mechanics/rows/profiles'
import { TERRAINS } from '#shared/rules/common-mechanics/rows/terrain'
import { printed } from './printed'

test('CM-TER-1: every class has a terrain of its own name; only clear ground allows formation and charge', () => {
  for (const id of DIFFICULTIES) {
    expect(TERRAINS.find((row) => row.id === id)?.difficulty).toBe(id)
    expect(DIFFICULTY_ROWS[id]).toMatchObject({ formation: id === 'clear', charge: id === 'clear' })
  }
  expect(printed('terrain').slice(0, 3)).toEqual([
    'clear | clear | yes | yes | book',
    'rough | rough | no | no | book',
    'difficult | difficult | no | no | book',
  ])
})

test('CM-TER-1: forest and marsh are ours, and say so', () => {
  expect(TERRAINS.filter(({ source }) => source === 'house').map(({ id }) => id)).toEqual(['wood', 'marsh'])
})

test('CM-TER-2: what looks different in a cave has a look for it', () => {
  const looks = TERRAINS.flatMap(({ id, caveLook }) => (caveLook === undefined ? [] : [`${id} ${caveLook}`]))
  expect(looks).toEqual([
    'clear cave-floor',
    'rough cave-rough',
    'difficult cave-difficult',
    'impassable cave-rock',
  ])
})

describe('CM-TER-4', () => {
  test('the movement table, cell by cell: lava after water', () => {
    expect(printed('movement')).toEqual([
      'pedestrian | 2 | 0 / ½ | 1 | 1 | 1 | 1½ | 2 | – | 1 | ½ | all | –',
      'mounted | 3 | ½ / 1 | 1½ | ½ | ½ (cave 1) | 1½ | min | – | ½ (cave 1) | 1 | – | –',
      'animal | 3 | 0 / ½ | 1 | ½ | ½ | 1½ | 2 | – | ½ | ½ | all | –',
      'wheeled | 2 | 0 / 1 | – | 1 | min | – | – | – | min | – | – | –',
      'flying | 4 | ½ / 1 | 1½ | 1 | 1 (cave 2) | 1 (cave 2) | 1 (cave 2) | 1 (cave 2) | 1 (cave 2) | 0 | 1 | 1½',
      'floating | 2 | ½ / 2 | – | – | – | – | – | 1 | – | – | – | –',
    ])
  })

  test('a grade is a point, going up half a point, passing a friend a point', () => {
    const { perGrade, goingUp, passingFriend } = MOVEMENT
    expect({ perGrade, goingUp, passingFriend }).toEqual({
      perGrade: 2,
      goingUp: 1,
      passingFriend: 2,
    })
  })

  test('every figure is a whole number of half points', () => {
    const figures = JSON.stringify(MOVEMENT).match(/-?\d+(\.\d+)?/g)
    expect(figures!.length).toBeGreaterThan(60)
    expect(figures!.filter((figure) => !/^\d+$/.test(figure))).toEqual([])
  })

  test('a fortification is entered by the rough column, lava as clear ground, rock never', () => {
    expect(COLUMN_OF.fortification).toBe('rough')
    expect(COLUMN_OF.impassable).toBeUndefined()
    for (const { id } of MOVEMENT_CLASSES) {
      const { outdoors, cave } = MOVEMENT.classes[id].costs
      expect([outdoors.lava, cave.lava]).toEqual([outdoors.clear, cave.clear])
    }
  })
})

describe('CM-SID-3: hexsides', () => {
  test('the table, cell by cell, the level difference first', () => {
    expect(printed('hexsides')).toEqual([
      'level difference | +½ going up | +1 / −1 | +1 / −1, at any range | yes | book',
      'rough hexside | at the cost of a rough hexside | −1 | −2 | no | book',
      'impassable hexside | climbers and flyers | climbers: −4 | −2 | no | book',
      'water hexside | swimmers and flyers | swimmers: −2 | 0 | no | book',
      'normal hexside | free | 0 | 0 | yes | book',
      'fortification hexside | climbers and flyers | climbers: −4 | −8 | no | book',
      'fortification entrance | owner and its guests: free; others: fortification hexside | owner and its guests: 0; others: fortification hexside | −8 | no | book',
      'road | road column | 0 | 0 | yes | book',
      'path | road column | 0 | 0 | yes | book',
    ])
  })

  test('only the normal side takes the level difference away', () => {
    expect(FEATURES.filter(({ levels }) => !levels).map(({ id }) => id)).toEqual(['normal'])
  })

  test('CM-SID-6: a fortification closes an area, its entrance stands in it and has an owner', () => {
    expect(commonMechanics.defaultWall).toBe('fortification')
    expect(FEATURES.filter(({ closes }) => closes).map(({ id }) => id)).toEqual(['fortification'])
    expect(FEATURES.filter(({ hasOwner }) => hasOwner)).toEqual([
      expect.objectContaining({ id: 'fortification-entrance', sitsInWall: true, entrance: true, fire: -8 }),
    ])
  })
})
