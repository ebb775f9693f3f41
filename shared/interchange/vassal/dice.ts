/** The dice of a ruleset: those that its own tables roll. */
import { type Dice } from '#shared/rules/chances/dice'
import { resolutionOf } from '#shared/rules/registry/parts'
import { type ModuleSetting } from './setting'

/** Each once, in the order of the tables; none where no table is known. */
export function diceOf({ scenario }: Pick<ModuleSetting, 'scenario'>): Dice[] {
  const rolls = resolutionOf(scenario.ruleset)?.rolls(scenario)
  if (!rolls) return []
  const [foot, unarmed] = [
    { mounted: false, wounded: false },
    { attackers: 1, mountedAttackers: 0 },
  ]
  const asked = [
    rolls.infiltration?.({
      mover: { ...foot, armoured: false },
      opponent: { ...foot, poleArm: false },
      attack: { allies: 0, sideHex: false },
    }),
    rolls.combat?.({ attack: 1, defence: 1, target: 'foot', armour: false, ...unarmed }),
    rolls.naphtha?.('foot'),
    rolls.wandering?.roll(1),
  ]
  const dice = new Map<string, Dice>()
  for (const roll of asked) if (roll) dice.set(diceName(roll.dice), roll.dice)
  return [...dice.values()]
}

/** "2D6". */
export const diceName = ({ count, faces }: Dice): string => `${count}D${faces}`
