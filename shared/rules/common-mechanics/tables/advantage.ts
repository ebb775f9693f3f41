/** The figures of the Advantage, one table for each of the two sheets. @rule CM-TER-1 @rule CM-ORI-4 @rule CM-FLY-3 */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import {
  type AdvantageFigures,
  type AdvantageSheet,
  ATTACK_KINDS,
  type TerrainAdvantage,
} from '../figures/advantageFigures'
import { DIFFICULTIES, DIFFICULTY_ROWS } from '../rows/difficulties'
import { COLUMN_OF } from '../figures/movementFigures'
import { eitherWay, modifier, NONE, row } from '#shared/rules/printedTables/tableCells'

const SHEETS: Readonly<Record<AdvantageSheet, Localized>> = {
  mechanics: localized('Avantage, fiche des mécanismes', 'Advantage, mechanics sheet'),
  combat: localized('Avantage, fiche de combat', 'Advantage, combat sheet'),
}

export function advantageRuleTables(
  sheets: Readonly<Record<AdvantageSheet, AdvantageFigures>>,
): readonly RuleTable[] {
  return (Object.keys(SHEETS) as AdvantageSheet[]).map((sheet) => advantageRuleTable(sheet, sheets[sheet]))
}

function terrain(figure: TerrainAdvantage | undefined): Localized {
  if (figure === undefined) return sameInBoth('0')
  if ('either' in figure) return sameInBoth(modifier(figure.either))
  const [from, into] = [modifier(figure.from), modifier(figure.into)]
  return localized(`depuis ${from}, vers ${into}`, `from ${from}, into ${into}`)
}

function advantageRuleTable(sheet: AdvantageSheet, figures: AdvantageFigures): RuleTable {
  const { facing, higher, flyingAbove, climbing, swimming } = figures
  return {
    id: `advantage-${sheet}`,
    title: SHEETS[sheet],
    columns: ATTACK_KINDS.map(({ name }) => name),
    rows: [
      ...DIFFICULTIES.filter((id) => COLUMN_OF[id] !== undefined).map((id) =>
        row(DIFFICULTY_ROWS[id].name, ...ATTACK_KINDS.map((kind) => terrain(figures.terrain[kind.id][id]))),
      ),
      row(localized('de flanc', 'on the flank'), ...ATTACK_KINDS.map(({ id }) => modifier(facing[id].flank))),
      row(localized('de dos', 'in the rear'), ...ATTACK_KINDS.map(({ id }) => modifier(facing[id].rear))),
      row(localized('plus haut / plus bas', 'higher / lower'), eitherWay(higher), eitherWay(higher)),
      row(localized('en vol au-dessus / au-dessous', 'flying above / below'), eitherWay(flyingAbove), NONE),
      row(localized('à travers un bord, en grimpant', 'across a side, climbing'), modifier(climbing), NONE),
      row(localized('à travers un bord, à la nage', 'across a side, swimming'), modifier(swimming), NONE),
    ],
    source: 'book',
    rule: 'CM-TER-1',
    notes: [
      figures.terrainCounts === 'both-on-ground'
        ? localized(
            'Le terrain ne compte que si les deux unités sont au sol.',
            'Terrain counts only when both units are on the ground.',
          )
        : localized(
            'Le terrain compte dès que l’une des unités est au sol.',
            'Terrain counts when at least one unit is on the ground.',
          ),
      localized(
        'Un seul chiffre vaut pour la case d’où l’on attaque et pour celle que l’on attaque\u202f; deux cases de la même classe le comptent une fois.',
        'A single figure holds for the hex one attacks from and the one attacked; two hexes of one class count it once.',
      ),
    ],
  }
}
