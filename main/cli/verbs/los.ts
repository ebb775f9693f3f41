/** `los`: is there a line of sight between two hexes, by which rule, past which hexes? */
import type { Scenario } from '#shared/document/types'
import { colon, type Language } from '#shared/i18n/localized'
import type { Sight, SightLine, SightQuestions } from '#shared/rules/sight'
import { hexNamed, nameOfHex, nameOfHexside } from '../hexNames'
import { loadAnalysis, loadScenario } from '../scenarioFile'
import { choice, required } from '../values'
import type { Call, Verb } from '../verb'

export const los: Verb = {
  name: 'los',
  summary: { fr: 'ligne de vue', en: 'line of sight' },
  arguments: '<file>',
  options: [
    { flags: '--from <hex>', text: { fr: 'case d’où l’on regarde', en: 'hex to look from' } },
    { flags: '--to <hex>', text: { fr: 'case regardée', en: 'hex looked at' } },
    {
      flags: '--from-placement <place>',
      text: { fr: 'placement dans la case de départ (ground)', en: 'placement in the first hex (ground)' },
    },
    {
      flags: '--to-placement <place>',
      text: { fr: 'placement dans la case regardée (ground)', en: 'placement in the hex looked at (ground)' },
    },
  ],
  async run(call) {
    const [from, to] = [required(call, 'from'), required(call, 'to')]
    const file = call.arguments[0] as string
    const scenario = await loadScenario(file)
    const { sight: questions } = await loadAnalysis(scenario, file)
    const line: SightLine = {
      from: hexNamed(scenario, from, '--from'),
      to: hexNamed(scenario, to, '--to'),
      ...placements(call, questions),
    }
    const sight = questions.traceLineOfSight(scenario, line)
    const { ruleLines } = await import('../ruleLines')
    const rules = ruleLines(sight.because, call.language)
    return {
      json: inNames(scenario, sight),
      text: [headline(scenario, line, sight, call.language), ...rules].join('\n'),
    }
  },
}

function placements(call: Call, { placements: known }: SightQuestions): Partial<SightLine> {
  const fromPlacement = choice(call, 'fromPlacement', known)
  const toPlacement = choice(call, 'toPlacement', known)
  return { ...(fromPlacement && { fromPlacement }), ...(toPlacement && { toPlacement }) }
}

function inNames(scenario: Scenario, { visible, because, blockedBy, crossed, pairs }: Sight) {
  const names = (hexes: readonly Parameters<typeof nameOfHex>[1][]): string[] =>
    hexes.map((hex) => nameOfHex(scenario, hex))
  return {
    visible,
    rule: because[0]?.rule,
    ...(blockedBy && {
      blockedBy:
        'hex' in blockedBy
          ? { hex: nameOfHex(scenario, blockedBy.hex) }
          : { hexside: nameOfHexside(scenario, blockedBy.hexside) },
    }),
    crossed: names(crossed),
    ...(pairs.length > 0 && { hexsidePairs: pairs.map(names) }),
  }
}

function headline(scenario: Scenario, { from, to }: SightLine, sight: Sight, language: Language): string {
  const french = language === 'fr'
  const line = `${nameOfHex(scenario, from)} → ${nameOfHex(scenario, to)}${colon(language)}`
  if (sight.visible === 'unknown') return `${line} ${french ? 'indécidable' : 'cannot be told'}`
  if (sight.visible) return `${line} ${french ? 'en vue' : 'in sight'}`
  const { blockedBy } = inNames(scenario, sight)
  const place = blockedBy && ('hex' in blockedBy ? blockedBy.hex : blockedBy.hexside)
  const hidden = french ? 'hors de vue' : 'out of sight'
  return place === undefined
    ? `${line} ${hidden}`
    : `${line} ${hidden}, ${french ? 'masqué par' : 'blocked by'} ${place}`
}
