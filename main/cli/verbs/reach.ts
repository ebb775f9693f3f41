/** `reach`: the hexes that a counter can reach, and their movement points. */
import { counterOnMap } from '../counterNames'
import { nameOfHex } from '../hexNames'
import { Refusal } from '../refusal'
import { loadAsked } from '../scenarioFile'
import { TURN, turnGiven } from '../turnFile'
import { integer, number, required } from '../values'
import { type AskingVerb, type Call, option } from '../verb'
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { facingName } from '#shared/hex/facing'
import { formatNumber, localized } from '#shared/i18n/localized'
import type { Scenario } from '#shared/document/types'
import { ofCounter } from '#shared/rules/answers/inquiry'
import { NOTHING_HAPPENED } from '#shared/rules/answers/turnMemory'
import type { Analysis } from '#shared/rules/contract/analysis'
import { asTurned } from '#shared/rules/standing/asTurned'
import { type MovementQuestions, stancesOf } from '#shared/rules/answers/reach'

const POINTS = { min: 0, max: 999 }
/** @rule CM-TER-4 */
const MINIMAL_MOVE = localized(
  'mouvement minimal\u202f: un niveau de fatigue',
  'minimal move: one fatigue level',
)

const COUNTER = option('--counter <id>', 'le pion qui se déplace', 'the counter that moves')

export const reach: AskingVerb = {
  name: 'reach',
  summary: { fr: 'cases accessibles', en: 'hexes in reach' },
  arguments: '<file>',
  options: [
    COUNTER,
    option(
      '--points <n>',
      'points de mouvement, sinon ceux de la face visible',
      'movement points, else those of the face shown',
    ),
    TURN,
  ],
  questionOptions: [COUNTER, TURN],
  async printed(call, { scenario, analysis }) {
    const counter = counterOnMap(scenario, required(call, 'counter'), '--counter')
    const [{ reachAnswer }, { printedAnswer }] = await Promise.all([
      import('#shared/questions/reachAnswer'),
      import('#shared/questions/picture/printedAnswers'),
    ])
    const inquiry = ofCounter('reach', counter)
    const turned = await asTurnedBy(call, scenario, analysis)
    return printedAnswer(turned, inquiry, reachAnswer(analysis, turned, inquiry), call.language)
  },
  async run(call) {
    const id = required(call, 'counter')
    const { scenario: setUp, analysis } = await loadAsked(call)
    const scenario = await asTurnedBy(call, setUp, analysis)
    const { movement } = analysis
    const points = pointsOf(call, movement)
    const answer = movement.reach(scenario, counterOnMap(scenario, id, '--counter'), points)
    const hexes = stancesOf(answer.hexes).map(({ hex, facing, placement, cost, minimal }) => ({
      hex: nameOfHex(scenario, hex),
      ...(facing && { facing: facingName(facing, scenario.map.grid) }),
      ...(placement && { placement }),
      cost,
      ...(minimal && { minimal }),
    }))
    const { ruleLines } = await import('#shared/questions/ruleLines')
    return {
      json: { hexes },
      text: [
        ...hexes.map(({ hex, facing, placement, cost, minimal }) =>
          [
            formatNumber(cost, call.language).padStart(3),
            hex,
            ...(facing ? [facing] : []),
            ...(placement ? [PLACEMENT_NAMES[placement][call.language]] : []),
            ...(minimal ? [MINIMAL_MOVE[call.language]] : []),
          ].join('  '),
        ),
        ...ruleLines(answer.because, call.language),
      ].join('\n'),
    }
  },
}

/** Everyone as they turned this turn. @rule SV-OPP-7 */
async function asTurnedBy(call: Call, scenario: Scenario, { route }: Analysis): Promise<Scenario> {
  const turn = (await turnGiven(call, scenario, route !== undefined)) ?? NOTHING_HAPPENED
  return asTurned({ scenario }, turn).scenario
}

/** Whole points, or halves where the rules have them; undefined when they were left out. */
function pointsOf(call: Call, { halves }: MovementQuestions): number | undefined {
  if (!halves) return integer(call, 'points', POINTS)
  const points = number(call, 'points', POINTS)
  if (points === undefined || Number.isInteger(points * 2)) return points
  throw new Refusal(
    `--points\u202f: «\u202f${formatNumber(points, 'fr', 9)}\u202f»\u202f; attendu\u202f: des points par demis`,
    `--points: "${points}", expected points in halves`,
  )
}
