import { describe, expect, test } from 'vitest'
import { counterId, counterTypeId, sideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { firstFace, freshCounter } from '../../renderer/ui/pictures/counterPicture'
import { soughtGroups, trayGroups, typesBetween } from '../../renderer/panels/counters/tray'
import { FIRST_FORM, scenarioOfForm } from '../../renderer/dialogs/newScenarioForm'

const normans = sideId('normans')
const [knight, monk] = [counterTypeId('knight'), counterTypeId('monk')]
const schema = magnaCarta.counterSchema
const sheets = {
  ...scenarioOfForm(FIRST_FORM, 'fr'),
  sides: { [normans]: { name: 'Normands', color: '#a63a32', notes: '' } },
  counterTypes: {
    [monk]: newCounterType(schema, { name: 'Moine', side: undefined, stats: {} }),
    [knight]: newCounterType(schema, { name: 'Chevalier', side: normans, stats: { mounted: true } }),
  },
} as Scenario
const counter = freshCounter(sheets, knight, 'mounted-healthy', magnaCarta)
const scenario: Scenario = {
  ...sheets,
  counters: {
    [counterId('placed')]: { ...counter, hex: hexKey({ q: 1, r: 1 }) },
    [counterId('waiting')]: counter,
  },
}

describe('the counter tray', () => {
  test('groups the types by side, those of nobody last', () => {
    expect(trayGroups(scenario)).toEqual([
      { side: normans, types: [knight] },
      { side: undefined, types: [monk] },
    ])
  })

  test('finds types by parts of their name, abbreviation or side, without accents', () => {
    const groups = trayGroups(scenario)
    const sought = (words: string) => soughtGroups(groups, words, scenario).flatMap(({ types }) => types)
    expect(sought('chev')).toEqual([knight])
    expect(sought('NORM')).toEqual([knight])
    expect(sought('moine')).toEqual([monk])
    expect(sought('archer')).toEqual([])
    expect(soughtGroups(groups, ' ', scenario)).toEqual(groups)
  })

  test('lines from one to another are those between, whichever side they are of', () => {
    const [archer, squire] = [counterTypeId('archer'), counterTypeId('squire')]
    const groups = [
      { side: normans, types: [knight, archer] },
      { side: undefined, types: [monk, squire] },
    ]
    expect(typesBetween(groups, archer, squire)).toEqual([archer, monk, squire])
    expect(typesBetween(groups, monk, knight)).toEqual([knight, archer, monk])
    expect(typesBetween(groups, monk, monk)).toEqual([monk])
    expect(typesBetween(groups, undefined, monk)).toEqual([monk])
    // The line from which it began is not shown any more.
    expect(typesBetween(groups, counterTypeId('gone'), monk)).toEqual([monk])
  })

  test('a rider is shown and placed mounted, a figure on foot as it stands', () => {
    expect(firstFace(scenario, knight, schema)).toBe('mounted-healthy')
    expect(firstFace(scenario, monk, schema)).toBe('healthy')
  })
})
