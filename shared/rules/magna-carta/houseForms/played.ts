/** The rules in force under house rules, which the forms of figures read. */
import { type HouseRules } from '../../house'
import { type MedievalRules } from '../rules/medievalRules'

export type Played = (house: HouseRules) => MedievalRules
