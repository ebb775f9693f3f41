/**
 * Every check is tried in a clean scenario of each ruleset: the planted fault is found by its own check, at its place, and nothing
 * else is; its quick fix takes it away and brings no other. A new check needs a fault here.
 */
import { describe, expect, test } from 'vitest'
import { CHECKS } from '#shared/checks/index'
import { createHistory } from '#shared/commands/history'
import { applyCall } from '../support/applyCall'
import { CLEAN } from './planted/clean'
import { GAMES } from './planted/games'
import { appliesTo, type Plant, type Where } from './planted/plant'
import { POSITIONS } from './planted/positions'
import { REFERENCES } from './planted/references'
import { SHEETS } from './planted/sheets'
import { WALLS } from './planted/walls'
import { findings } from './support'

const PLANTS: readonly Plant[] = [...REFERENCES, ...POSITIONS, ...WALLS, ...GAMES, ...SHEETS]

test('every check has a fault to find', () => {
  const planted = new Set(PLANTS.map(({ code }) => code))
  expect(CHECKS.map(({ code }) => code).filter((code) => !planted.has(code))).toEqual([])
  expect(PLANTS.length).toBeGreaterThanOrEqual(80)
})

describe.each(CLEAN.map((clean) => [clean.ruleset, clean] as const))('%s', (_, clean) => {
  const plants = PLANTS.filter((plant) => appliesTo(plant, clean))

  test('the clean scenario has nothing to find', () => {
    expect(findings(clean.scenario)).toEqual([])
  })

  test.each(plants.map((plant) => [plant.code, plant.fault, plant] as const))(
    '%s: %s',
    (code, _fault, plant) => {
      const planted = plant.plant(clean)
      const [finding, ...more] = findings(planted)
      expect([finding, ...more].map((one) => `${one?.code} ${one?.message.en}`)).toEqual([
        expect.stringContaining(`${code} `),
      ])
      for (const [list, places] of Object.entries(plant.at(clean)) as [keyof Where, readonly string[]][])
        expect([list, ...[...(finding?.[list] ?? [])].sort()]).toEqual([list, ...[...places].sort()])
      expect(finding?.fix !== undefined).toBe(plant.fix)
      if (!finding?.fix) return
      const history = createHistory(planted)
      expect(applyCall(history, finding.fix.call)).toBeUndefined()
      expect(findings(history.document).map(({ message }) => message.en)).toEqual([])
      history.undo()
      expect(history.document).toEqual(planted)
    },
  )
})
