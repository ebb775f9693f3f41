/** The forms that edit the figures of the medieval rulesets. */
import { type Json } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { bandsGrid, bandsWritten } from '../../house/forms/bandsGrid'
import { choicesOf, type FigureForm } from '../../house/forms/figureForm'
import { type FigureWords, plainForm } from '../../house/forms/plainGrid'
import { type HouseRules } from '../../house'
import { COMBAT_TARGETS } from '../figures/combatTables'
import { playedMedievalRules } from '../house/playedRules'
import { INFILTRATION_OUTCOME_NAMES } from '../../route'
import { type InfiltrationModifierRow } from '../figures/infiltrationTable'
import { type MedievalRules } from '../rules/medievalRules'
import { NAPHTHA_TARGETS, type NaphthaResult } from '../figures/naphthaTables'
import { combatForm } from './combatForm'
import { fireForm } from './fireForm'
import { type Played } from './played'
import { scatterForm } from './scatterForm'
import { FIGURE_WORDS } from './words'

const NO_TABLES: HouseRules['houseTables'] = {}

export function medievalFigureForms(own: MedievalRules): readonly FigureForm[] {
  const played: Played = (house) => playedMedievalRules(own, house).rules
  // What stands where no house table does, under the same options.
  const without: Played = ({ options }) => played({ options, houseTables: NO_TABLES })
  return [
    ...COMBAT_TARGETS.map((target) => combatForm(target, played)),
    fireForm('foot', played, without),
    fireForm('mounted', played, without),
    opportunityForm(own, played, without),
    ...NAPHTHA_TARGETS.map((target) => naphthaForm(target, own, played)),
    scatterForm(played),
    plain('naphtha-thrower', ({ naphthaThrower }) => naphthaThrower, FIGURE_WORDS.naphthaThrower),
    plain('inner-wall', ({ innerWall }) => innerWall, FIGURE_WORDS.innerWall),
    plain('movement', ({ movement }) => movement, FIGURE_WORDS.movement),
    plain('strength', ({ strength }) => strength, FIGURE_WORDS.strength),
    ...(own.figures.saves
      ? [
          plain(
            'saves',
            ({ saves }) => (saves ? { armour: saves.armour, shield: saves.shield } : {}),
            FIGURE_WORDS.saves,
          ),
        ]
      : []),
  ]

  function plain(
    table: keyof typeof TITLES,
    pick: (figures: MedievalRules['figures']) => object,
    words: FigureWords,
  ): FigureForm {
    return plainForm(table, (house) => pick(played(house).figures), words, TITLES[table])
  }
}

const TITLES = {
  'naphtha-thrower': localized('Lance-naphte', 'Naphtha thrower'),
  'inner-wall': localized('Mur intérieur', 'Inner wall'),
  movement: localized('Mouvement', 'Movement'),
  strength: localized('Force des attaquants', 'Strength of attackers'),
  saves: localized('Sauvegardes', 'Saves'),
} as const

function opportunityForm(own: MedievalRules, played: Played, without: Played): FigureForm {
  const modifiersOf = (house: HouseRules): readonly InfiltrationModifierRow[] => {
    const rules = without(house)
    return rules.infiltrationTable(rules).modifiers
  }
  const tableOf = (house: HouseRules) => {
    const rules = played(house)
    return rules.infiltrationTable(rules)
  }
  return {
    table: own.infiltrationTable(own).id,
    written(house) {
      const { results, modifiers } = tableOf(house)
      const values: Record<string, Record<string, number>> = {}
      // A modifier that a house table takes away is not there any more: 0.
      for (const { of, trait } of modifiersOf(house)) {
        const value = modifiers.find((row) => row.of === of && row.trait === trait)?.value ?? 0
        values[of] = { ...values[of], [trait]: value }
      }
      return { results: bandsWritten(results, (result) => result), modifiers: values }
    },
    grids: (house) => [
      bandsGrid(tableOf(house).results, ['results'], choicesOf(INFILTRATION_OUTCOME_NAMES)),
      {
        title: localized('Modificateurs du dé', 'Modifiers of the die'),
        rows: modifiersOf(house).map(({ of, trait, name }) => ({
          label: name,
          cells: [{ path: ['modifiers', of, trait] }],
        })),
      },
    ],
  }
}

function naphthaForm(
  target: (typeof NAPHTHA_TARGETS)[number],
  own: MedievalRules,
  played: Played,
): FigureForm {
  const tables = Object.values(own.figures.naphtha)
  const known = tables.flatMap(({ results }) => results.map(({ result }) => result))
  const write = (result: NaphthaResult): Json =>
    known.includes(result)
      ? result.id
      : (Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined)) as Json)
  const resultsOf = (house: HouseRules) => played(house).figures.naphtha[target].results
  return {
    table: `naphtha-${target}`,
    written: (house) => ({ results: bandsWritten(resultsOf(house), write) }),
    grids(house) {
      const results = [...known, ...resultsOf(house).map(({ result }) => result)]
      const choices = results.map((result) => ({ value: write(result), name: result.name }))
      return [bandsGrid(resultsOf(house), ['results'], onceEach(choices))]
    },
  }
}

function onceEach<T extends { readonly value: Json }>(choices: readonly T[]): readonly T[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice.value), choice])).values()]
}
