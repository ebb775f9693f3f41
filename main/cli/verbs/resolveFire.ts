/** `resolve fire`: one shot by the fire tables, for a given die or as exact chances. */
import { localized } from '#shared/i18n/localized'
import { COVERS, type RefusedRoll, type Rolls } from '#shared/rules/resolution/rolls'
import type { Ruleset } from '#shared/rules/contract/ruleset'
import { RULESET_OPTION } from '../houseRules'
import { idleArmour } from '../idleArmour'
import { Refusal } from '../refusal'
import { rollVerb } from '../rollVerb'
import { flag, oneOf, required, requiredInteger } from '../values'
import { option } from '../verb'

const TARGETS = ['foot', 'mounted'] as const

// Past every weapon: what is out of range is refused with the weapon's own reach.
const LONGEST_RANGE = 9999

export const fire = rollVerb({
  name: 'fire',
  summary: localized('tir', 'fire'),
  options: [
    RULESET_OPTION,
    option('--weapon <id>', 'arme de jet, par exemple crossbow', 'missile weapon, for example crossbow'),
    option('--range <n>', 'distance en cases', 'distance in hexes'),
    option(
      '--cover <cover>',
      `couverture de la cible\u202f: ${COVERS.join(', ')}`,
      `the target’s cover: ${COVERS.join(', ')}`,
    ),
    option('--target <kind>', 'cible à pied (foot) ou montée (mounted)', 'target: foot or mounted'),
    option('--armour', 'cible en armure', 'target in armour'),
    option('--wounded', 'tireur blessé', 'firer wounded'),
    option('--turkish', 'archer à cheval turc (pas un Turcopole)', 'Turkish horse archer (not a Turcopole)'),
    option('--defensive', 'tir défensif, sinon offensif', 'defensive fire, else offensive'),
  ],
  ask(call, { roll: fireRoll, rolls, ruleset }) {
    const weapon = weaponOf(required(call, 'weapon'), rolls.weapons ?? [], ruleset)
    const armoured = flag(call, 'armour')
    const roll = fireRoll({
      weapon,
      range: requiredInteger(call, 'range', { min: 1, max: LONGEST_RANGE }),
      target: oneOf(required(call, 'target'), TARGETS, '--target'),
      phase: flag(call, 'defensive') ? 'defensive' : 'offensive',
      cover: oneOf(required(call, 'cover'), COVERS, '--cover'),
      armoured,
      wounded: flag(call, 'wounded'),
      turkish: flag(call, 'turkish'),
    })
    if ('refused' in roll) throw refusalOf(roll)
    const notes = idleArmour(armoured, roll.counts.includes('armoured'), 'SV-FIR-4', call.language)
    return { roll, notes, letters: true }
  },
})

// Finds a weapon by id, or by the letters that name it on counters.
function weaponOf(word: string, weapons: Required<Rolls>['weapons'], { counterSchema }: Ruleset): string {
  const ranged = weapons.some((weapon) => weapon.ranged && weapon.id === word)
  const asked = ranged ? word : (counterSchema.missileCodes?.[word] ?? word)
  return oneOf(
    asked,
    weapons.map(({ id }) => id),
    '--weapon',
  )
}

const OPTION_OF = { weapon: '--weapon', phase: '--defensive', range: '--range', cover: '--cover' } as const

function refusalOf({ refused: { of, text } }: RefusedRoll): Refusal {
  return new Refusal(`${OPTION_OF[of]}\u202f: ${text.fr}`, `${OPTION_OF[of]}: ${text.en}`)
}
