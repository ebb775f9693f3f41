/** Who may fight or fire at whom as they stand (CM-ENG, CM-ORI-3); a unit moves and fires in one turn, in either order. */
import { type CounterId, type Scenario } from '#shared/document/types'
import { type AttackKind } from '../../advantage'
import { because, type Ruling, ruling } from '../../ruling'
import { type StrikeQuestions } from '../../strikes'
import { advantage } from '../advantage/advantage'
import { weaponRange } from '../figures/weaponFigures'
import { playedFantasyPosition } from '../house/playedRules'
import { type FantasyRules } from '../position/fantasyRules'
import { unitOf } from '../units/unit'

const TURN = { id: 'turn', moves: true, fires: true } as const

export function fantasyStrikes(rules: FantasyRules): StrikeQuestions {
  const strikes =
    (kind: AttackKind) =>
    (scenario: Scenario, from: CounterId, to: CounterId): Ruling<boolean> => {
      const { refused, items } = advantage(playedFantasyPosition(rules, scenario), from, to, kind)
      if (refused) return ruling(false, ...refused)
      return ruling(
        true,
        because(kind === 'fire' ? 'CM-ORI-3' : 'CM-ENG-1', { counter: from }),
        ...items.map(({ reason }) => reason),
      )
    }
  return {
    phases: [TURN],
    fights: strikes('shock'),
    fires: strikes('fire'),
    range(scenario, id) {
      const position = playedFantasyPosition(rules, scenario)
      const unit = unitOf(position, id)
      if (!unit || unit.ammunition === 'out') return 0
      return weaponRange(position.rules.figures.weapons, unit.weapon) ?? 0
    },
  }
}
