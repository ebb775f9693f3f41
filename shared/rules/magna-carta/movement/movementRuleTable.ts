/** The figures of movement as people read them. @rule HS-MOV-4 @rule HS-MOV-5 @rule SV-MOV-1 @rule MC-ADV-1 */
import { type Localized, localized, sameInBoth, signed } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { row } from '#shared/rules/printedTables/tableCells'
import { type FireTarget } from '../figures/fireTables'
import { type DefensiveEffect, type MovementFigures } from '../figures/movementFigures'

type Row = RuleTable['rows'][number]

function figure(fr: string, en: string, cell: string | Localized): Row {
  return row(localized(fr, en), cell)
}

const hexes = (count: number): Localized =>
  localized(`${count} case${count > 1 ? 's' : ''}`, `${count} hex${count > 1 ? 'es' : ''}`)

const TARGETS: Readonly<Record<FireTarget, Localized>> = {
  foot: localized('à pied', 'on foot'),
  mounted: localized('monté', 'mounted'),
}

function effectText(effect: DefensiveEffect): Localized {
  switch (effect.kind) {
    case 'less':
      return sameInBoth(`${signed(-effect.points)} point${effect.points > 1 ? 's' : ''}`)
    case 'halved':
      return localized('la moitié du reste, arrondie au-dessous', 'half of the rest, rounded down')
    case 'ended':
      return localized('fin du mouvement', 'the move ends')
    case 'on-foot':
      return localized(
        `à pied, ${hexes(effect.armoured).fr} en armure, ${effect.light} sans`,
        `on foot, ${hexes(effect.armoured).en} in armour, ${effect.light} without`,
      )
  }
}

/** The table of movement: its costs beside terrain and hexsides, and its limits. */
export function movementRuleTable(figures: MovementFigures): RuleTable {
  const { riderTurn, aboutTurn, withoutTurning, climb, steepest, advanceLimit, defensiveFire } = figures
  const onFoot: readonly Row[] = withoutTurning
    ? [
        figure('à pied, tourner', 'on foot, turning', '0'),
        figure(
          'à pied, entrer de côté sans tourner',
          'on foot, into a side hex without turning',
          `+${withoutTurning.sideExtra}`,
        ),
        figure(
          'à pied, reculer sans tourner',
          'on foot, into a rear hex without turning',
          `× ${withoutTurning.rearFactor}`,
        ),
      ]
    : [figure('à pied, tourner', 'on foot, turning', localized('sans effet ni coût', 'no effect, no cost'))]
  const fire = (Object.keys(TARGETS) as FireTarget[]).flatMap((target) =>
    Object.entries(defensiveFire[target]).map(([letter, effect]) =>
      figure(
        `tir défensif, ${TARGETS[target].fr}, résultat ${letter}`,
        `defensive fire, ${TARGETS[target].en}, result ${letter}`,
        effectText(effect),
      ),
    ),
  )
  return {
    id: 'movement',
    title: localized('Mouvement', 'Movement'),
    columns: [localized('points ou limite', 'points or limit')],
    rows: [
      ...onFoot,
      figure('cavalier, tourner de 60°', 'rider, turning by 60°', `${riderTurn}`),
      figure('cavalier, volte', 'rider, about-turn', `${aboutTurn}`),
      figure('monter d’un niveau', 'climbing one level', `+${climb}`),
      figure(
        'sans escalier ni échelle, niveaux au plus',
        'without stairs or a ladder, levels at the most',
        `${steepest}`,
      ),
      figure('avance après combat, au plus', 'advance after combat, at the most', hexes(advanceLimit)),
      ...fire,
    ],
    source: 'house',
    rule: 'HS-MOV-1',
    notes: [
      localized(
        'S’y ajoutent le coût du terrain où l’on entre et celui du bord que l’on franchit.',
        'Beside the cost of the terrain entered and of the side crossed.',
      ),
    ],
  }
}
