/** CM-SCN-1 and CM-SCN-3: day and weather as a game begins, commander and wings of an army. */
import { describe, expect, test } from 'vitest'
import { addGroup } from '#shared/commands/entries/groups'
import { editSide } from '#shared/commands/entries/sides'
import { editStart } from '#shared/commands/editStart'
import { FIRST_VALUES, FOGS, startValuesOf, WEATHERS, WINDS } from '#shared/document/startValues'
import { type CounterId, groupId } from '#shared/document/ids'
import { type Wing } from '#shared/document/armies'
import { type StartValues } from '#shared/document/game'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { richScenario, SARACENS } from '../format/richScenario'
import { after, refusalOf } from './maps'
import { reopened } from '../support/scenarioFiles'

const rich = richScenario()

describe('the start of a game', () => {
  test('CM-SCN-1: day, fine, without wind or fog, unless the scenario says otherwise; then nothing is written', () => {
    expect(startValuesOf(rich)).toEqual(FIRST_VALUES)
    const night = after(rich, editStart, { change: { light: 'night' } })
    expect(night.start).toEqual({ ...FIRST_VALUES, light: 'night' })
    expect(writeScenario(after(night, editStart, { change: { light: 'day' } }))).toBe(writeScenario(rich))
  })

  test('CM-SCN-1: six weathers, four winds towards one of six sides, four fogs, each kept by the file', () => {
    const weathers = Object.keys(WEATHERS) as StartValues['weather'][]
    const winds = Object.keys(WINDS) as StartValues['wind'][]
    const fogs = Object.keys(FOGS) as StartValues['fog'][]
    expect([weathers.length, winds.length, fogs.length]).toEqual([6, 4, 5])
    weathers.forEach((weather, index) => {
      const change = {
        weather,
        wind: winds[index % winds.length] as StartValues['wind'],
        windToward: index as StartValues['windToward'],
        fog: fogs[index % fogs.length] as StartValues['fog'],
        light: 'night' as const,
      }
      expect(reopened(after(rich, editStart, { change })).start).toEqual(change)
    })
  })
})

describe('an army', () => {
  const wing: Wing = { banner: '#884422', order: 'defend', morale: 4, rest: 11 }
  const VAN = groupId('van')
  const withWing = (part: Partial<Wing>, leader?: CounterId) => ({
    id: VAN,
    group: {
      ...{ side: SARACENS, name: 'Van', note: '', rank: 0, wing: { ...wing, ...part } },
      ...(leader && { leader }),
    },
  })

  test('CM-SCN-3: a wing has a banner, an order, morale and rest from 4 to 11 and a retreat edge, kept by the file', () => {
    const added = withWing({ retreatEdge: { edge: 'left', from: 2, to: 5 } })
    expect(reopened(after(rich, addGroup, added)).groups[VAN]).toEqual(added.group)
  })

  test('CM-SCN-3: a wing has a leader and one of four orders, an army a commander, kept by the file', () => {
    const leader = Object.keys(rich.counters)[0] as CounterId
    for (const order of ['attack', 'defend', 'regroup', 'retreat'] as const) {
      const led = after(rich, addGroup, withWing({ order }, leader))
      const { sides, groups } = reopened(
        after(led, editSide, { side: SARACENS, change: { commander: leader } }),
      )
      expect([sides[SARACENS]?.commander, groups[VAN]]).toMatchObject([leader, { leader, wing: { order } }])
    }
    const text = writeScenario(after(rich, addGroup, withWing({})))
    expect(text).toContain('"defend"')
    expect(readScenario(text.replace('"defend"', '"dance"'), 'order.castellan').ok).toBe(false)
  })

  test('CM-SCN-3: no morale below 4 and no rest above 11, in an edit or in a file', () => {
    for (const part of [{ morale: 3 }, { rest: 12 }, { morale: 7.5 }]) {
      expect(refusalOf(rich, addGroup, withWing(part))).toBe(
        'Morale and rest of a wing are whole numbers from 4 to 11.',
      )
    }
    const text = writeScenario(after(rich, addGroup, withWing({}))).replace('"morale":4', '"morale":3')
    const read = readScenario(text.replace('"morale": 4', '"morale": 3'), 'low.castellan')
    expect(read.ok ? '' : read.error.message.en).toBe(
      'found the number 3, expected a whole number from 4 to 11',
    )
  })
})
