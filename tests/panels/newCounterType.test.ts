import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { addCounterType, editCounterType } from '#shared/commands/entries/counterTypes'
import { counterTypeId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { faceChange } from '#shared/rules/counters/faceStats'
import { changeOfStats } from '#shared/armies/changeOfStats'
import { FIRST_FORM, scenarioOfForm } from '../../renderer/dialogs/newScenarioForm'

const schema = magnaCarta.counterSchema
const onFoot = newCounterType(schema, { name: 'Archer', side: undefined, stats: {} })
const rider = newCounterType(schema, { name: 'Archer', side: undefined, stats: { mounted: true } })

const withAttack = ({ faces }: CounterType, face: string, attack: number): CounterType['faces'] => ({
  ...faces,
  [face]: { stats: { ...faces[face]?.stats, attack } },
})

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

  test('faces start as the healthy one; a mount alone fights nobody, a dead one does nothing', () => {
    const values = Object.entries(rider.faces).map(([face, { stats }]) => [
      face,
      ...['attack', 'defence', 'movement'].map((stat) => stats[stat]),
    ])
    expect(values).toEqual([
      ['healthy', 5, 5, 6],
      ['wounded', 5, 5, 6],
      ['mounted-healthy', 5, 5, 6],
      ['mounted-wounded', 5, 5, 6],
      ['riderless', 0, 5, 6],
      ['dead-mount', 0, 0, 0],
    ])
  })

  test('a figure that is mounted rides with the values that it has on foot', () => {
    const fighter = { ...onFoot, faces: withAttack(onFoot, 'healthy', 12) }
    const { faces } = changeOfStats(schema, fighter, { mounted: true })
    expect(faces?.['mounted-wounded']?.stats).toEqual({ attack: 12, defence: 5, movement: 6 })
    expect(faces?.['riderless']?.stats).toEqual({ attack: 0, defence: 5, movement: 6 })
    expect(faces?.['wounded']?.stats).toEqual({ footprint: 1 })
  })

  test('a face goes along with the healthy one until it has a value of its own', () => {
    const attack = (face: string, value: number) => faceChange(schema, rider, { face, stat: 'attack', value })
    const twelve = { stats: { attack: 12 } }
    expect(attack('healthy', 12)).toEqual({
      healthy: twelve,
      wounded: twelve,
      'mounted-healthy': twelve,
      'mounted-wounded': twelve,
    })
    expect(attack('mounted-healthy', 12)).toEqual({ 'mounted-healthy': twelve, 'mounted-wounded': twelve })
    const wounded = { ...rider, faces: withAttack(rider, 'mounted-healthy', 3) }
    expect(faceChange(schema, wounded, { face: 'healthy', stat: 'attack', value: 12 })).toEqual({
      healthy: twelve,
      wounded: twelve,
    })
    expect(attack('wounded', 12)).toEqual({ wounded: twelve })
    expect(faceChange(schema, rider, { face: 'mounted-healthy', stat: 'movement', value: 9 })).toEqual(
      Object.fromEntries(
        ['mounted-healthy', 'mounted-wounded', 'riderless'].map((face) => [face, { stats: { movement: 9 } }]),
      ),
    )
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
