/** Savoy, assembled: Magna Carta with the parts that the house rules replace. */
import { MAGNA_CARTA } from '../magna-carta/index'
import { type MedievalRules } from '../magna-carta/rules/medievalRules'
import { medievalRuleset } from '../magna-carta/medievalRuleset'
import { defenderMayTurn, SAVOY_COMBAT, SAVOY_STRENGTH } from './combat'
import { hexesInView, facingKind } from './fieldOfFire'
import { SAVOY_FIRE, savoyFireOver } from './fire'
import { SAVOY_OPPORTUNITY } from './opportunity'
import { OPPORTUNITY, opportunityTable, WOUNDED_MODIFIERS } from './opportunityTable'
import { savesRuleTable } from '../magna-carta/saves/savesRuleTable'
import { SAVOY_COUNTER_SCHEMA } from './weapons'
import { SAVES } from '../magna-carta/figures/figures'
import { WITHOUT_TURNING } from '../magna-carta/figures/movementFigures'

export const SAVOY: MedievalRules = {
  ...MAGNA_CARTA,
  id: 'savoy',
  name: { fr: 'Savoie', en: 'Savoy' },
  options: [...MAGNA_CARTA.options, WOUNDED_MODIFIERS], // SV-OPP-5
  ruleTables: (rules) => [...MAGNA_CARTA.ruleTables(rules), savesRuleTable(rules.figures.saves ?? SAVES)], // SV-ARM
  rows: { ...MAGNA_CARTA.rows, counterSchema: SAVOY_COUNTER_SCHEMA }, // SV-CTR-3, SV-FIR-5
  movesInGroups: true, // SV-GRP, SV-WAL
  facingKind, // SV-CTR-4
  fireOver: savoyFireOver, // SV-FIR-1, SV-FIR-2
  hexesInView, // SV-FIR-3
  defenderMayTurn, // SV-CBT-2
  opportunity: SAVOY_OPPORTUNITY, // SV-OPP-1 to -3, -7
  infiltrationTable: ({ figures, chosen }) => opportunityTable(figures.infiltration, chosen), // SV-OPP-5
  figures: {
    ...MAGNA_CARTA.figures,
    infiltration: OPPORTUNITY, // SV-OPP-4, SV-OPP-5
    strength: SAVOY_STRENGTH, // SV-CBT-1
    fire: SAVOY_FIRE, // SV-FIR-2, SV-FIR-4
    combat: SAVOY_COMBAT, // SV-FIR-4, SV-CBT-3
    saves: SAVES, // SV-ARM
    movement: { ...MAGNA_CARTA.figures.movement, withoutTurning: WITHOUT_TURNING.values }, // SV-MOV-1
  },
}

export const savoy = medievalRuleset(SAVOY)
