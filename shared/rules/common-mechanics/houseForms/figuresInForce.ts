/** The figures in force under house rules, which the forms of figures read. */
import { type HouseRules } from '../../house'
import { type FantasyFigures } from '../figures/figures'

export type Figures = (house: HouseRules) => FantasyFigures
