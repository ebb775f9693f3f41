/** The players that a side may be given: people, or a machine of the list. */
import { HUMAN } from '#shared/game/file/gameFile'
import { PLAYERS } from '#shared/game/players/players'
import { type Localized, localized } from '#shared/i18n/localized'

export const PLAYER_CHOICES: readonly { readonly id: string; readonly name: Localized }[] = [
  { id: HUMAN, name: localized('Une personne', 'A person') },
  ...PLAYERS.map(({ id, name }) => ({ id, name })),
]
