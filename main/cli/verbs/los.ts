/** `los`: the line of sight between two hexes, with the deciding rules and the hexes crossed. */
import type { Scenario } from '#shared/document/types'
import { type Axial, hexDistance } from '#shared/hex/axial'
import { colon, type Language } from '#shared/i18n/localized'
import type { Sight, SightLine, SightQuestions } from '#shared/rules/answers/sight'
import { hexNamed, nameOfHex, nameOfHexside } from '../hexNames'
import { loadAsked } from '../scenarioFile'
import { choice, required } from '../values'
import { option, type Call, type Verb } from '../verb'

export const los: Verb = {
  name: 'los',
  summary: { fr: 'ligne de vue', en: 'line of sight' },
  arguments: '<file>',
  options: [
    option('--from <hex>', 'case d’où l’on regarde', 'hex to look from'),
    option('--to <hex>', 'case regardée', 'hex looked at'),
    option(
      '--from-placement <place>',
      'placement dans la case de départ (ground)',
      'placement in the first hex (ground)',
    ),
    option(
      '--to-placement <place>',
      'placement dans la case regardée (ground)',
      'placement in the hex looked at (ground)',
    ),
  ],
  async run(call) {
    const [from, to] = [required(call, 'from'), required(call, 'to')]
    const { scenario, analysis } = await loadAsked(call)
    const questions = analysis.sight
    const line: SightLine = {
      from: hexNamed(scenario, from, '--from'),
      to: hexNamed(scenario, to, '--to'),
      ...placements(call, questions),
    }
    const sight = questions.traceLineOfSight(scenario, line)
    const { ruleLines } = await import('#shared/questions/ruleLines')
    const rules = ruleLines(sight.because, call.language)
    return {
      json: inNames(scenario, line, sight),
      text: [headline(scenario, line, sight, call.language), ...rules].join('\n'),
    }
  },
}

function placements(call: Call, { placements: known }: SightQuestions): Partial<SightLine> {
  const fromPlacement = choice(call, 'fromPlacement', known)
  const toPlacement = choice(call, 'toPlacement', known)
  return { ...(fromPlacement && { fromPlacement }), ...(toPlacement && { toPlacement }) }
}

function inNames(
  scenario: Scenario,
  { from }: SightLine,
  { visible, because, blockedBy, crossed, pairs }: Sight,
) {
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
    crossed: names(inOrder([...crossed, ...pairs.flat()], from)),
    ...(pairs.length > 0 && { hexsidePairs: pairs.map(names) }),
  }
}

/** Along the line: where it runs along a hexside, both hexes of the pair lie equally far. */
function inOrder(hexes: readonly Axial[], from: Axial): Axial[] {
  return hexes.toSorted((a, b) => hexDistance(from, a) - hexDistance(from, b))
}

function headline(scenario: Scenario, line: SightLine, sight: Sight, language: Language): string {
  const french = language === 'fr'
  const ends = `${nameOfHex(scenario, line.from)} → ${nameOfHex(scenario, line.to)}${colon(language)}`
  if (sight.visible === 'unknown') return `${ends} ${french ? 'indécidable' : 'cannot be told'}`
  if (sight.visible) return `${ends} ${french ? 'en vue' : 'in sight'}`
  const { blockedBy } = inNames(scenario, line, sight)
  const place = blockedBy && ('hex' in blockedBy ? blockedBy.hex : blockedBy.hexside)
  const hidden = french ? 'hors de vue' : 'out of sight'
  return place === undefined
    ? `${ends} ${hidden}`
    : `${ends} ${hidden}, ${french ? 'masqué par' : 'blocked by'} ${place}`
}
