/** Reads a setting of many games that was kept in the browser, for the balance panel: whole and right for the scenario, or none. */
import { type Variant } from '#shared/balance/variants'
import { type CommandCall } from '#shared/document/commandCall'
import { type SideId } from '#shared/document/ids'
import { sidesInOrder } from '#shared/document/turnTrack'
import { type Scenario } from '#shared/document/types'
import { playerById } from '#shared/game/players/players'
import { localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { asIs, type Decoder, integer, list, name, plain, whole, words } from '#shared/json/decode'
import { type BalanceSetting, MOST_GAMES, MOST_SEED } from './balanceSetting'

const PLAYER = plain(
  localized('un joueur connu', 'a known player'),
  (value): value is string => typeof value === 'string' && playerById(value) !== undefined,
)

/** Its parameters are judged by the command, when the variant is made. */
const call = whole<CommandCall>({ command: words, params: asIs as Decoder<Json> })

const variant = whole<Variant>({ name, calls: list(call) })

/** Undefined when nothing was kept, or what was is of another version or spoilt: the panel then begins anew. */
export function keptSetting(kept: unknown, scenario: Scenario): BalanceSetting | undefined {
  const bySide = Object.fromEntries(sidesInOrder(scenario).map((side) => [side, PLAYER] as const))
  const setting = whole<BalanceSetting>({
    players: whole<Readonly<Record<SideId, string>>>(bySide),
    games: integer(1, MOST_GAMES),
    seed: integer(0, MOST_SEED),
    variants: list(variant),
  })
  try {
    return setting(kept, { path: [] })
  } catch {
    return undefined
  }
}
