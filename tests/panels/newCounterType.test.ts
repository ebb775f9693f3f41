import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { addCounterType } from '#shared/commands/addCounterType'
import { editCounterType } from '#shared/commands/editCounterType'
import { counterTypeId } from '#shared/document/ids'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { newCounterType } from '#shared/rules/counterSheet'
import { changeOfStats } from '../../renderer/panels/counters/changeOfStats'
import { FIRST_FORM, scenarioOfForm } from '../../renderer/dialogs/newScenarioForm'

const schema = magnaCarta.counterSchema
const onFoot = newCounterType(schema, { name: 'Archer', side: undefined, stats: {} })
const rider = newCounterType(schema, { name: 'Archer', side: undefined, stats: { mounted: true } })

describe('a new counter sheet', () => {
  test('on foot owns the faces on foot, one hex each, with every stat at its default', () => {
    expect(Object.keys(onFoot.faces)).toEqual(['healthy', 'wounded'])
    expect(onFoot.footprint).toBe(1)
    expect(onFoot.faces['healthy']?.stats).toEqual({ attack: 5, defence: 5, movement: 6 })
    expect(onFoot.stats['mounted']).toBe(false)
  })

  test('MC-MAP-3: a rider owns its mounted faces and those of the dismounted figure, which cover one hex', () => {
    expect(Object.keys(rider.faces)).toEqual(schema.faces.map((face) => face.id))
    expect(rider.footprint).toBe(2)
    expect(rider.faces['healthy']?.stats['footprint']).toBe(1)
    expect(rider.faces['mounted-healthy']?.stats['footprint']).toBeUndefined()
  })

  test('mounting a figure keeps its stats and makes a rider of it; dismounting undoes that exactly', () => {
    const history = createHistory(scenarioOfForm(FIRST_FORM, 'fr'))
    const id = counterTypeId('archer')
    const change = (mounted: boolean): void => {
      const sheet = history.document.counterTypes[id]
      if (!sheet) throw new Error('the sheet is gone')
      history.begin()
      history.apply(editCounterType, { counterType: id, change: changeOfStats(schema, sheet, { mounted }) })
      history.commit()
    }
    history.begin()
    history.apply(addCounterType, { id, counterType: onFoot })
    history.commit()
    change(true)
    expect(history.document.counterTypes[id]).toEqual(rider)
    change(false)
    expect(history.document.counterTypes[id]).toEqual(onFoot)
  })
})
