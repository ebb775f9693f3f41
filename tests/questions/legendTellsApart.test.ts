/** The legend of an answer says of each shade what it means: no two of its lines look alike (ANA-6). */
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { countersOnMap } from '#shared/rules/position'
import { readScenario } from '#shared/format/read'
import { answerToInquiry, offeredInquiries } from '#shared/questions/inquire'
import { inkOf } from '#shared/questions/picture/tones'
import { analysisOf } from '#shared/rules/registry/analyses'

test.each(['the-sortie', 'the-breach', 'the-ambush'])('the fields of fire of %s', (name) => {
  const read = readScenario(readFileSync(`assets/gallery/${name}.castellan`, 'utf8'), name)
  if (!read.ok) throw new Error('the gallery file is broken')
  const scenario = read.value
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
