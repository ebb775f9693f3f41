/** `reach`: the hexes that a counter can reach, and their movement points. */
import { counterOnMap } from '../counterNames'
import { nameOfHex } from '../hexNames'
import { Refusal } from '../refusal'
import { loadAsked } from '../scenarioFile'
import { TURN, turnGiven } from '../turnFile'
import { choice, integer, number, required } from '../values'
import { type AskingVerb, type Call, option } from '../verb'
import { FIRING } from '../firingOption'
import type { CounterId } from '#shared/document/ids'
import type { Scenario } from '#shared/document/types'
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { facingName } from '#shared/hex/facing'
import { formatNumber, localized } from '#shared/i18n/localized'
import { FIRING_CHOICE, type FiringLimit, FIRINGS, fireOf } from '#shared/rules/answers/firing'
import { ofCounter } from '#shared/rules/answers/inquiry'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import type { Analysis } from '#shared/rules/contract/analysis'
import { asTurned } from '#shared/rules/standing/asTurned'
import { limitWhenFiring, type MovementQuestions, stancesOf } from '#shared/rules/answers/reach'

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
    FIRING,
    TURN,
  ],
  questionOptions: [COUNTER, FIRING, TURN],
  async printed(call, { scenario, analysis }) {
    const counter = counterOnMap(scenario, required(call, 'counter'), '--counter')
    const [{ reachInquiry }, { printedAnswer }] = await Promise.all([
      import('#shared/questions/reachAnswer'),
      import('#shared/questions/picture/printedAnswers'),
    ])
    const { turn, turned } = await asTurnedBy(call, scenario, analysis)
    const limit = limitOf(call, analysis.movement, turned, { counter, turn })
    const inquiry = {
      ...ofCounter('reach', counter),
      choices: limit ? { [FIRING_CHOICE.id]: limit.firing } : {},
    }
    const answer = reachInquiry(analysis).answer(turned, inquiry)
    return printedAnswer(turned, inquiry, answer, call.language)
  },
  async run(call) {
    const id = required(call, 'counter')
    const { scenario: setUp, analysis } = await loadAsked(call)
    const { turn, turned: scenario } = await asTurnedBy(call, setUp, analysis)
    const { movement } = analysis
    const points = pointsOf(call, movement)
    const counter = counterOnMap(scenario, id, '--counter')
    const limit = limitOf(call, movement, scenario, { counter, turn })
    if (limit && points !== undefined)
      throw new Refusal(
        '--points\u202f: sans effet avec --firing\u202f; attendu\u202f: l’un ou l’autre',
        '--points: has no effect with --firing, expected one or the other',
      )
    const answer = movement.reach(scenario, counter, limit?.points ?? points)
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
        ...ruleLines([...(limit ? [limit.reason] : []), ...answer.because], call.language),
      ].join('\n'),
    }
  },
}

/** This turn, and everyone as they turned in it. @rule SV-OPP-7 */
async function asTurnedBy(
  call: Call,
  scenario: Scenario,
  { route }: Analysis,
): Promise<{ readonly turn: TurnMemory; readonly turned: Scenario }> {
  const turn = (await turnGiven(call, scenario, route !== undefined)) ?? NOTHING_HAPPENED
  return { turn, turned: asTurned({ scenario }, turn).scenario }
}

/** The points that firing leaves the counter; undefined when it does not fire. @rule MC-FIR-1 */
function limitOf(
  call: Call,
  movement: MovementQuestions,
  scenario: Scenario,
  { counter, turn }: { readonly counter: CounterId; readonly turn: TurnMemory },
): FiringLimit | undefined {
  const firing = choice(call, FIRING_CHOICE.id, FIRINGS)
  const limit = limitWhenFiring(movement, scenario, counter, fireOf(counter, firing, turn))
  if (limit || !firing) return limit
  throw new Refusal(
    `--firing\u202f: «\u202f${counter}\u202f» ne tire pas ainsi\u202f; attendu\u202f: un pion dont l’arme le permet`,
    `--firing: "${counter}" does not fire so, expected a counter whose weapon does`,
  )
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
