/** `resolve save`: the armour and shield saves of a character that suffers an effect, and the steps they reduce it. */
import { HOUSE_OPTIONS, houseRoll } from '../houseRules'
import { Refusal } from '../refusal'
import { flag, oneOf, required, word } from '../values'
import { option, type Verb } from '../verb'

const ARMOURS = ['none', 'light', 'heavy'] as const

// The only rules that save: theirs when none are named.
const DEFAULT_RULESET = 'savoy'

const BY = {
  shield: { fr: 'grand bouclier', en: 'large shield' },
  armour: { fr: 'armure', en: 'armour' },
}

export const save: Verb = {
  name: 'save',
  summary: { fr: 'sauvegarde', en: 'save' },
  options: [
    option('--ruleset <id>', `jeu de règles (${DEFAULT_RULESET})`, `ruleset (${DEFAULT_RULESET})`),
    option('--armour <kind>', `armure\u202f: ${ARMOURS.join(', ')}`, ARMOURS.join(', ')),
    option('--shield', 'grand bouclier', 'large shield'),
    option('--fire', 'contre un tir, sinon au corps à corps', 'against fire, else in melee'),
    option('--front', 'le tir vient par une case de front', 'the fire comes in through a front hex'),
    ...HOUSE_OPTIONS,
  ],
  async run(call) {
    const rulesetId = word(call, 'ruleset') ?? DEFAULT_RULESET
    const { rolls, overridden } = await houseRoll(call, rulesetId, 'infiltration', [DEFAULT_RULESET])
    const { overCommonDenominator, ZERO } = await import('#shared/rules/chances/fraction')
    if (!rolls.save)
      throw new Refusal(
        `--ruleset\u202f: pas de sauvegarde en ${rulesetId}\u202f; attendu\u202f: ${DEFAULT_RULESET}`,
        `--ruleset: ${rulesetId} has no saves, expected ${DEFAULT_RULESET}`,
      )
    const {
      saves,
      steps: reduced,
      tables,
    } = rolls.save({
      armour: oneOf(required(call, 'armour'), ARMOURS, '--armour'),
      largeShield: flag(call, 'shield'),
      ...(flag(call, 'fire') && { fire: { throughFrontHex: flag(call, 'front') } }),
    })
    const [none, one = ZERO, two = ZERO] = reduced
    const outcomes = overCommonDenominator({ '0': none ?? ZERO, '1': one, '2': two })
    const french = call.language === 'fr'
    const steps = {
      '0': french ? 'aucun cran' : 'no step',
      '1': french ? '1 cran' : '1 step',
      '2': french ? '2 crans' : '2 steps',
    }
    return {
      json: { saves, outcomes, ...overridden(...tables) },
      text: [
        ...saves.map(({ by, chance }) => `${chance.padStart(7)}  ${BY[by][call.language]}`),
        ...(saves.length === 0 ? [french ? 'pas de sauvegarde' : 'no save'] : []),
        ...(['0', '1', '2'] as const).map((count) => `${outcomes[count].padStart(7)}  ${steps[count]}`),
      ].join('\n'),
    }
  },
}
