/** `advantage`: the items for and against an attack of one unit on another, and their sum. */
import type { CounterId, Scenario } from '#shared/document/types'
import { type Advantage, ATTACK_KINDS } from '#shared/rules/advantage'
import { areEnemies } from '#shared/rules/position'
import { counterOnMap } from '../counterNames'
import { Refusal } from '../refusal'
import { loadAnalysis, loadScenario } from '../scenarioFile'
import { oneOf, required } from '../values'
import type { Verb } from '../verb'

export const advantage: Verb = {
  name: 'advantage',
  summary: { fr: 'avantage au choc ou au tir', en: 'advantage in shock or fire' },
  arguments: '<file>',
  options: [
    { flags: '--from <id>', text: { fr: 'le pion qui attaque', en: 'the counter that attacks' } },
    { flags: '--to <id>', text: { fr: 'le pion attaqué', en: 'the counter attacked' } },
    {
      flags: '--kind <kind>',
      text: { fr: `sorte\u202f: ${ATTACK_KINDS.join(', ')}`, en: `kind: ${ATTACK_KINDS.join(', ')}` },
    },
  ],
  async run(call) {
    const [from, to] = [required(call, 'from'), required(call, 'to')]
    const kind = oneOf(required(call, 'kind'), ATTACK_KINDS, '--kind')
    const file = call.arguments[0] as string
    const scenario = await loadScenario(file)
    const questions = (await loadAnalysis(scenario, file)).advantage
    if (!questions) throw noAdvantage(scenario)
    const attacker = counterOnMap(scenario, from, '--from')
    const target = enemyOf(scenario, attacker, counterOnMap(scenario, to, '--to'))
    const answer = questions.advantage(scenario, attacker, target, kind)
    const { advantageInWords } = await import('../advantageWords')
    const attack = { attacker, target, kind }
    return { json: inShort(answer), text: advantageInWords(scenario, attack, answer, call.language) }
  },
}

function enemyOf(scenario: Scenario, attacker: CounterId, target: CounterId): CounterId {
  const [own, theirs] = [scenario.counters[attacker], scenario.counters[target]]
  if (own && theirs && areEnemies(scenario, own, theirs)) return target
  throw new Refusal(
    `--to\u202f: «\u202f${target}\u202f» n’est pas un ennemi de «\u202f${attacker}\u202f»\u202f; attendu\u202f: un pion d’un autre belligérant`,
    `--to: "${target}" is no enemy of "${attacker}", expected a counter of another belligerent`,
  )
}

function inShort({ items, sum, refused }: Advantage) {
  return {
    items: items.map(({ reason, value }) => ({ rule: reason.rule, value })),
    sum,
    ...(refused && { refused: refused.map(({ rule }) => ({ rule })) }),
  }
}

function noAdvantage({ ruleset }: Scenario): Refusal {
  return new Refusal(
    `le jeu de règles ${ruleset} n’a pas d’Avantage\u202f: advantage ne s’y applique pas`,
    `ruleset ${ruleset} has no Advantage: advantage does not apply to it`,
  )
}
