/** The forms that edit the figures of the common mechanics. */
import { localized } from '#shared/i18n/localized'
import { bandsGrid, bandsWritten } from '../../house/forms/bandsGrid'
import { choicesOf, type FigureForm } from '../../house/forms/figureForm'
import { type FigureWords, plainForm } from '../../house/forms/plainGrid'
import { type FantasyRules } from '../position/fantasyRules'
import { playedFantasyRules } from '../house/playedRules'
import { WANDERING_NAMES } from '../figures/wanderingTable'
import { advantageForm } from './advantageForm'
import { type Figures } from './figuresInForce'
import { movementForm } from './movementForm'
import { rangesForm } from './rangesForm'
import { weatherForm } from './weatherForm'

const STACKING: FigureWords = {
  most: localized('points que tient une position', 'points that a position holds'),
  large: localized('une grande unité, points', 'a large unit, points'),
  small: localized('une petite unité, points', 'a small unit, points'),
  bigFormation: localized(
    'formation qui ne partage sa case qu’avec une petite unité, à partir de, figures',
    'formation that shares its hex with one small unit only, from, figures',
  ),
}

const COMMAND: FigureWords = {
  'test.leaderInfiltrated': localized('test, chef infiltré', 'test, leader infiltrated'),
  'test.targetInfiltrated': localized('test, cible infiltrée', 'test, target infiltrated'),
  'order.targetInfiltrated': localized(
    'coût d’un ordre, cible infiltrée',
    'cost of an order, target infiltrated',
  ),
  'order.leaderGrades': localized('capacités d’un chef infiltré', 'grades of an infiltrated leader'),
}

export function fantasyFigureForms(own: FantasyRules): readonly FigureForm[] {
  const figures: Figures = (house) => playedFantasyRules(own, house).rules.figures
  return [
    movementForm(figures),
    advantageForm('mechanics', figures),
    advantageForm('combat', figures),
    rangesForm(figures),
    wanderingForm(figures),
    weatherForm(figures),
    plainForm('stacking', (house) => figures(house).stacking, STACKING),
    plainForm('command', (house) => figures(house).command, COMMAND),
  ]
}

function wanderingForm(figures: Figures): FigureForm {
  return {
    table: 'wandering',
    written: (house) =>
      Object.fromEntries(
        figures(house).wandering.levels.map((bands, level) => [
          `${level + 1}`,
          bandsWritten(bands, (result) => result),
        ]),
      ),
    grids: (house) =>
      figures(house).wandering.levels.map((bands, level) => ({
        title: localized(`Niveau ${level + 1}`, `Level ${level + 1}`),
        ...bandsGrid(bands, [`${level + 1}`], choicesOf(WANDERING_NAMES)),
      })),
  }
}
