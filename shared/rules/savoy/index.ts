/** Savoy, assembled: Magna Carta with the parts that the house rules replace. */
import { MAGNA_CARTA } from '../magna-carta/index'
import { type MedievalRules } from '../magna-carta/medievalRules'
import { medievalRuleset } from '../magna-carta/medievalRuleset'
import { facingKind } from './facing'
import { SAVOY_OPPORTUNITY } from './opportunity'
import { OPPORTUNITY, opportunityTable, WOUNDED_MODIFIERS } from './opportunityTable'
import { SAVES } from './saves'

export const SAVOY: MedievalRules = {
  ...MAGNA_CARTA,
  id: 'savoy',
  name: { fr: 'Savoie', en: 'Savoy' },
  options: [...MAGNA_CARTA.options, WOUNDED_MODIFIERS], // SV-OPP-5
  facingKind, // SV-CTR-4
  opportunity: SAVOY_OPPORTUNITY, // SV-OPP-1 to -3, -7
  infiltrationTable: ({ figures, chosen }) => opportunityTable(figures.infiltration, chosen), // SV-OPP-5
  figures: {
    ...MAGNA_CARTA.figures,
    infiltration: OPPORTUNITY, // SV-OPP-4, SV-OPP-5
    saves: SAVES, // SV-ARM
    movement: { ...MAGNA_CARTA.figures.movement, withoutTurning: { sideExtra: 1, rearFactor: 2 } }, // SV-MOV-1
  },
}

export const savoy = medievalRuleset(SAVOY)
