/** `reach`: where a counter can go, and for how many movement points. */
import { facingName } from '#shared/hex/facing'
import { counterOnMap } from '../counterNames'
import { nameOfHex } from '../hexNames'
import { loadAnalysis, loadScenario } from '../scenarioFile'
import { integer, required } from '../values'
import type { Verb } from '../verb'

const MOST_POINTS = 999

export const reach: Verb = {
  name: 'reach',
  summary: { fr: 'cases accessibles', en: 'hexes in reach' },
  arguments: '<file>',
  options: [
    { flags: '--counter <id>', text: { fr: 'le pion qui se déplace', en: 'the counter that moves' } },
    {
      flags: '--points <n>',
      text: {
        fr: 'points de mouvement, sinon ceux de la face visible',
        en: 'movement points, else those of the face shown',
      },
    },
  ],
  async run(call) {
    const id = required(call, 'counter')
    const points = integer(call, 'points', { min: 0, max: MOST_POINTS })
    const file = call.arguments[0] as string
    const scenario = await loadScenario(file)
    const { movement } = await loadAnalysis(scenario, file)
    const answer = movement.reach(scenario, counterOnMap(scenario, id, '--counter'), points)
    const hexes = answer.hexes.map(({ hex, facing, cost }) => ({
      hex: nameOfHex(scenario, hex),
      ...(facing && { facing: facingName(facing, scenario.map.grid) }),
      cost,
    }))
    const { ruleLines } = await import('../ruleLines')
    return {
      json: { hexes },
      text: [
        ...hexes.map(({ hex, facing, cost }) => [String(cost).padStart(3), hex, facing].join('  ').trimEnd()),
        ...ruleLines(answer.because, call.language),
      ].join('\n'),
    }
  },
}
