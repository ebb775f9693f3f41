/** Sets the design of all cards; null = the standard card (CTR-5). */
import { type Draft } from 'immer'
import { cardDesign, type CardDesign } from '#shared/document/armies'
import { keyed, nullable } from '#shared/document/fields/vocabulary'
import { localized } from '#shared/i18n/localized'
import { command } from './command/command'

/** @rule CTR-5 */
export const setCardDesign = command({
  id: 'set-card-design',
  params: keyed({ design: nullable(cardDesign) }),
  name: () => localized('Changer le dessin des pions', 'Change the card design'),
  run(draft, { design }) {
    const { grid } = draft.map
    const asWritten = (one: CardDesign | undefined): string => (one ? cardDesign.write(one, grid) : '')
    if (design === null) delete draft.cardDesign
    else if (asWritten(draft.cardDesign) !== asWritten(design)) draft.cardDesign = design as Draft<CardDesign>
  },
})
