/** `resolve save`: the armour and shield saves of a character that suffers an effect, and the steps they reduce it. */
import { ANY_RULESET_OPTION, HOUSE_OPTIONS, houseRoll, rulesetOfRoll, rulesetsWith } from '../houseRules'
import { Refusal } from '../refusal'
import { flag, oneOf, required } from '../values'
import { option, type Verb } from '../verb'

const ARMOURS = ['none', 'light', 'heavy'] as const

const BY = {
  shield: { fr: 'grand bouclier', en: 'large shield' },
  armour: { fr: 'armure', en: 'armour' },
}

export const save: Verb = {
  name: 'save',
  summary: { fr: 'sauvegarde', en: 'save' },
  options: [
    ANY_RULESET_OPTION,
    option('--armour <kind>', `armure\u202f: ${ARMOURS.join(', ')}`, ARMOURS.join(', ')),
    option('--shield', 'grand bouclier', 'large shield'),
    option('--fire', 'contre un tir, sinon au corps à corps', 'against fire, else in melee'),
    option('--front', 'le tir vient par une case de front', 'the fire comes in through a front hex'),
    ...HOUSE_OPTIONS,
  ],
  async run(call) {
    const rulesetId = await rulesetOfRoll(call, 'save')
    // Rules that resolve attacks on characters, and have no saves against them, are refused with these words.
    const { rolls, overridden } = await houseRoll(call, rulesetId, 'infiltration', 'save')
    const { overCommonDenominator, ZERO } = await import('#shared/rules/chances/fraction')
    if (!rolls.save) {
      const having = (await rulesetsWith(({ save }) => save)).join(', ')
      throw new Refusal(
        `--ruleset\u202f: pas de sauvegarde en ${rulesetId}\u202f; attendu\u202f: ${having}`,
        `--ruleset: ${rulesetId} has no saves, expected ${having}`,
      )
    }
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
