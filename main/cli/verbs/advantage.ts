/** `advantage`: the items for and against an attack of one unit on another, and their sum. */
import { type Advantage, ATTACK_KINDS } from '#shared/rules/answers/advantage'
import { counterOnMap, enemyOnMap, OF_ANOTHER_SIDE } from '../counterNames'
import { lacking } from '../refusal'
import { loadAsked } from '../scenarioFile'
import { oneOf, required } from '../values'
import { option, type Verb } from '../verb'

export const advantage: Verb = {
  name: 'advantage',
  summary: { fr: 'avantage au choc ou au tir', en: 'advantage in shock or fire' },
  arguments: '<file>',
  options: [
    option('--from <id>', 'le pion qui attaque', 'the counter that attacks'),
    option('--to <id>', 'le pion attaqué', 'the counter attacked'),
    option('--kind <kind>', `sorte\u202f: ${ATTACK_KINDS.join(', ')}`, `kind: ${ATTACK_KINDS.join(', ')}`),
  ],
  async run(call) {
    const [from, to] = [required(call, 'from'), required(call, 'to')]
    const kind = oneOf(required(call, 'kind'), ATTACK_KINDS, '--kind')
    const { scenario, analysis } = await loadAsked(call)
    const questions = analysis.advantage
    if (!questions) throw lacking(scenario, 'advantage', { fr: 'd’Avantage', en: 'Advantage' })
    const attacker = counterOnMap(scenario, from, '--from')
    const target = enemyOnMap(scenario, attacker, to, '--to', OF_ANOTHER_SIDE)
    const answer = questions.advantage(scenario, attacker, target, kind)
    const { advantageInWords } = await import('../advantageWords')
    const attack = { attacker, target, kind }
    return { json: inShort(answer), text: advantageInWords(scenario, attack, answer, call.language) }
  },
}

function inShort({ items, sum, refused }: Advantage) {
  return {
    items: items.map(({ reason, value }) => ({ rule: reason.rule, value })),
    sum,
    ...(refused && { refused: refused.map(({ rule }) => ({ rule })) }),
  }
}
