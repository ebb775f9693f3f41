/** The rolls of the medieval tables, as the door of resolution asks for them. */
import { localized, type Localized } from '#shared/i18n/localized'
import { asFractions } from '../../chances/dice'
import {
  type CombatQuestion,
  type FireQuestion,
  type PassingQuestion,
  type RefusedRoll,
  type RollOutcome,
  type Rolls,
  type SaveQuestion,
  type SaveRolls,
  type TableRoll,
} from '../../resolution/rolls'
import { INFILTRATION_OUTCOME_NAMES, type InfiltrationOutcome } from '#shared/rules/answers/route'
import { because } from '#shared/rules/sentences/ruling'
import { savesOf, stepsSaved } from '../saves/saves'
import { type CombatAnswer, resolveCombat } from '../combat/combat'
import { combatMeaning, type CombatOutcome } from '../figures/combatTables'
import { type FireAnswer, fireMeaning, resolveFire } from '../fire/fire'
import { type FireResult } from '../figures/fireTables'
import { resolveInfiltration } from '../figures/infiltrationTable'
import { type MedievalRules } from '../rules/medievalRules'
import { type NaphthaAnswer, resolveNaphtha } from '../naphtha/naphtha'
import { type NaphthaTarget } from '../figures/naphthaTables'
import { blanksOf } from '../rules/options'
import { type SaveRules } from '../figures/figures'

export function medievalRolls(rules: MedievalRules): Rolls {
  const { saves } = rules.figures
  return {
    infiltration: (question) => infiltrationRoll(rules, question),
    combat: (question) => combatRoll(rules, question),
    fire: (question) => fireRoll(rules, question),
    weapons: weaponsOf(rules),
    naphtha: (target) => naphthaRoll(rules, target),
    ...(saves && { save: (question: SaveQuestion) => saveRolls(saves, question) }),
  }
}

/** The chances in a resolver's answer, when no throw is given. */
type Chances<A> = Extract<A, { kind: 'chances' }>
type Roll<A> = Extract<A, { kind: 'roll' }>

function outcomesOf<T extends string>(
  chances: Readonly<Partial<Record<T, string>>>,
  nameOf: (id: T) => Localized,
): RollOutcome[] {
  const entries = Object.entries(chances) as [T, string][]
  return entries.map(([id, chance]) => ({ id, name: nameOf(id), chance }))
}

/** @rule MC-INF-9 @rule MC-INF-10 @rule SV-OPP-4 @rule SV-OPP-5 */
function infiltrationRoll(rules: MedievalRules, question: PassingQuestion): TableRoll {
  const table = rules.infiltrationTable(rules)
  const answer = resolveInfiltration(question, table)
  const { outcomes } = answer as Chances<typeof answer>
  return {
    tables: [table.id],
    dice: table.dice,
    reading: { modifier: answer.modifier },
    modifiers: answer.modifiers,
    counts: table.modifiers.map(({ trait }) => trait),
    outcomes: outcomesOf(outcomes, (id: InfiltrationOutcome) => INFILTRATION_OUTCOME_NAMES[id]),
    thrown: (die) => {
      const { modified, outcome } = resolveInfiltration({ ...question, die }, table) as Roll<typeof answer>
      return { die, modified, outcome }
    },
    because: answer.because,
  }
}

/** @rule MC-CBT-1 @rule MC-CBT-4 */
function combatRoll({ figures, chosen }: MedievalRules, question: CombatQuestion): TableRoll {
  const table = figures.combat[question.target]
  const resolve = (die?: number): CombatAnswer =>
    resolveCombat({ ...question, ...(die !== undefined && { die }) }, blanksOf(chosen), figures.combat)
  const { differential, column, outcomes, because: reasons } = resolve() as Chances<CombatAnswer>
  return {
    tables: [`combat-${question.target}`],
    dice: { count: 1, faces: table.dieFaces },
    reading: { differential, column },
    modifiers: [],
    counts: table.armourModifier === 0 ? [] : ['armoured'],
    outcomes: outcomesOf(outcomes, (id: CombatOutcome) => combatMeaning(table, id)),
    thrown: (die) => {
      const { modified, outcome } = resolve(die) as Roll<CombatAnswer>
      return { die, modified, outcome }
    },
    because: reasons,
  }
}

/** @rule MC-FIR-1 @rule MC-FIR-4 @rule SV-FIR-5 */
function fireRoll(rules: MedievalRules, question: FireQuestion): TableRoll | RefusedRoll {
  const { fire, weapons } = rules.figures
  const weapon = weapons.find(({ id }) => id === question.weapon)
  if (!weapon) return unknownRange(rules, question.weapon)
  const table = fire.tables[question.target]
  const resolve = (die?: number): FireAnswer => resolveFire({ ...question, weapon }, die, fire)
  const answer = resolve()
  if (answer.kind === 'refused') return { refused: answer, because: answer.because }
  const { band, modifier, modifiers, shift, outcomes } = answer as Chances<FireAnswer>
  return {
    tables: ['ranges', table.id],
    dice: { count: 1, faces: fire.dieFaces },
    reading: { band, modifier, shift },
    modifiers,
    counts: (table.modifiers ?? fire.modifiers).map(({ when }) => when),
    outcomes: outcomesOf(outcomes, (id: FireResult) => fireMeaning(id, question.phase, table)),
    thrown: (die) => {
      const { modified, row, outcome } = resolve(die) as Roll<FireAnswer>
      return { die, modified, row, outcome }
    },
    because: answer.because,
  }
}

/** The weapons that counters may have and no table gives ranges. */
function unranged({ figures, rows: { counterSchema } }: MedievalRules) {
  const missile = counterSchema.fields.find(({ id }) => id === 'missile')
  return (missile?.choices ?? []).filter(
    ({ id }) => id !== missile?.default && !figures.weapons.some((weapon) => weapon.id === id),
  )
}

function weaponsOf(rules: MedievalRules): Required<Rolls>['weapons'] {
  const { weapons } = rules.figures
  return [
    ...weapons.map(({ id }) => ({ id, ranged: true })),
    ...unranged(rules).map(({ id }) => ({ id, ranged: false })),
  ]
}

/** @rule SV-FIR-5 */
function unknownRange(rules: MedievalRules, id: string): RefusedRoll {
  const { fr, en } = unranged(rules).find((one) => one.id === id)?.name ?? { fr: id, en: id }
  const text = localized(
    `${fr}\u202f: portée d’arme inconnue\u202f; attendu\u202f: un scénario dont la table «\u202franges\u202f» la donne (SV-FIR-5)`,
    `${en}: unknown weapon range, expected a scenario whose "ranges" table gives it (SV-FIR-5)`,
  )
  return { refused: { of: 'weapon', text }, because: [because('SV-FIR-5')] }
}

/** A house table may come back to a result: it is one outcome. @rule MC-NAP-3 */
function naphthaRoll({ figures: { naphtha } }: MedievalRules, target: NaphthaTarget): TableRoll {
  const { dieFaces, results } = naphtha[target]
  const { outcomes, because: reasons } = resolveNaphtha(target, undefined, naphtha) as Chances<NaphthaAnswer>
  const names = new Map(results.map(({ result }) => [result.id, result.name]))
  return {
    tables: [`naphtha-${target}`],
    dice: { count: 1, faces: dieFaces },
    reading: {},
    modifiers: [],
    counts: [],
    outcomes: [...names].map(([id, name]) => ({ id, name, chance: outcomes[id] as string })),
    thrown: (die) => ({
      die,
      outcome: (resolveNaphtha(target, die, naphtha) as Roll<NaphthaAnswer>).outcome.id,
    }),
    because: reasons,
  }
}

/** @rule SV-ARM-3 */
function saveRolls(figures: SaveRules, question: SaveQuestion): SaveRolls {
  const rolls = savesOf(question, figures)
  return {
    tables: ['saves'],
    saves: rolls.map(({ by, chances }) => ({ by, chance: asFractions(chances).saved })),
    steps: stepsSaved(rolls),
  }
}
