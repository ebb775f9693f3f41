/** The legend of an answer says of each shade what it means: no two of its lines look alike (ANA-6). */
import { expect, test } from 'vitest'
import { countersOnMap } from '#shared/rules/standing/position'
import { answerToInquiry, offeredInquiries } from '#shared/questions/inquire'
import { inkOf } from '#shared/questions/picture/tones'
import { analysisOf } from '#shared/rules/registry/parts'
import { galleryScenario } from '../support/scenarioFiles'

test.each(['the-sortie', 'the-breach', 'the-ambush'])('the fields of fire of %s', (name) => {
  const scenario = galleryScenario(name)
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw new Error('no analysis')
  let asked = 0
  for (const [counter] of countersOnMap(scenario)) {
    const offered = offeredInquiries(analysis, scenario, { counter })
    if (!offered.some(({ question }) => question === 'fire')) continue
    const inquiry = { question: 'fire', counter, friends: [], enemies: [], choices: {} } as const
    const { shades = [] } = answerToInquiry(analysis, scenario, inquiry) ?? {}
    const looks = shades
      .filter(({ tone }) => tone !== 'no')
      .map(({ tone, ruled }) => [inkOf(tone).color, ruled].join())
    expect(new Set(looks).size, counter).toBe(looks.length)
    asked += looks.length
  }
  expect(asked).toBeGreaterThan(5)
})
