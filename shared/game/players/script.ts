/** The scripts: the order of a group in a phase of movement, each as the worth of an end to a counter. */
import { type HexKey, hexDistance, parseHexKey } from '#shared/hex/axial'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Fighter, type Ground } from './scriptGround'

export const SCRIPTS = ['advance', 'hold', 'shoot', 'charge', 'withdraw'] as const
export type ScriptId = (typeof SCRIPTS)[number]

export const SCRIPT_NAMES: Readonly<Record<ScriptId, Localized>> = {
  advance: localized('avancer', 'advance'),
  hold: localized('tenir', 'hold'),
  shoot: localized('tirer', 'shoot'),
  charge: localized('charger', 'charge'),
  withdraw: localized('se replier', 'withdraw'),
}

/** Weighs danger in the choice of an end. */
const CAUTION = 0.3

/** The worth of an end by a script; figures of the player, no rule. Undefined: this script does not move it. */
export function worthOfEnd(
  script: ScriptId,
  ground: Ground,
  fighter: Fighter,
  hex: HexKey,
): number | undefined {
  const at = parseHexKey(hex)
  const danger = CAUTION * dangerAt(ground, fighter, hex)
  switch (script) {
    case 'advance': {
      const turns = ground.turnsToGoal(fighter.id, at)
      if (turns === undefined) return undefined
      const goals = ground.goalsOf(fighter.id)
      const straight = goals.reduce((least, goal) => Math.min(least, hexDistance(at, parseHexKey(goal))), 99)
      return 4 * (goals.includes(hex) ? 1 : 0) - 3 * turns - 0.2 * straight - danger
    }
    case 'charge': {
      const odds = ground.foes.flatMap((foe) =>
        hexDistance(at, foe.at) === 1 ? (fighter.attack - foe.defence) / 8 + foe.worth : [],
      )
      if (odds.length > 0) return 4 + greatestOf(odds) - 0.5 * danger
      return -2 * ground.turnsToFoe(fighter.id, at) - 0.5 * danger
    }
    case 'shoot': {
      if (fighter.range === 0) return undefined
      const ranges = ground.foes.map((foe) => hexDistance(at, foe.at))
      const inRange = ranges.filter((far) => far > 1 && far <= fighter.range)
      const nearest = leastOf([99, ...ranges])
      const best = inRange.reduce((most, far) => Math.max(most, 2 - far / fighter.range), 0)
      return inRange.length === 0 ? -nearest : best + Math.min(4, inRange.length) * 0.2 - 2 * danger
    }
    case 'withdraw':
      return -4 * danger + 0.1 * Math.min(8, ground.turnsToFoe(fighter.id, at))
    case 'hold':
      return undefined
  }
}

/** The share of its worth that a counter may lose where it stands, before the next turn of its side. */
export function dangerAt(ground: Ground, { defence }: Fighter, hex: HexKey): number {
  const blows = ground.meleeAt(hex) / Math.max(6, defence)
  return Math.min(1.5, 0.12 * blows + 0.1 * ground.fireAt(parseHexKey(hex)))
}
