/** `resolve fire`: one shot by the fire tables, for a given die or as exact chances. */
import { COVERS, type RefusedRoll, type Rolls } from '#shared/rules/resolution/rolls'
import type { Ruleset } from '#shared/rules/ruleset'
import { HOUSE_OPTIONS, houseRoll } from '../houseRules'
import { idleArmour } from '../idleArmour'
import { Refusal } from '../refusal'
import { rollAnswer } from '../rollAnswer'
import { flag, oneOf, required, requiredInteger } from '../values'
import type { Verb, VerbOption } from '../verb'

const TARGETS = ['foot', 'mounted'] as const

// Past every weapon: what is out of range is refused with the weapon's own reach.
const LONGEST_RANGE = 9999

const OPTIONS: readonly VerbOption[] = [
  { flags: '--ruleset <id>', text: { fr: 'jeu de règles', en: 'ruleset' } },
  {
    flags: '--weapon <id>',
    text: { fr: 'arme de jet, par exemple crossbow', en: 'missile weapon, for example crossbow' },
  },
  { flags: '--range <n>', text: { fr: 'distance en cases', en: 'distance in hexes' } },
  {
    flags: '--cover <cover>',
    text: {
      fr: `couverture de la cible\u202f: ${COVERS.join(', ')}`,
      en: `the target’s cover: ${COVERS.join(', ')}`,
    },
  },
  {
    flags: '--target <kind>',
    text: { fr: 'cible à pied (foot) ou montée (mounted)', en: 'target: foot or mounted' },
  },
  { flags: '--armour', text: { fr: 'cible en armure', en: 'target in armour' } },
  { flags: '--wounded', text: { fr: 'tireur blessé', en: 'firer wounded' } },
  {
    flags: '--turkish',
    text: { fr: 'archer à cheval turc (pas un Turcopole)', en: 'Turkish horse archer (not a Turcopole)' },
  },
  {
    flags: '--defensive',
    text: { fr: 'tir défensif, sinon offensif', en: 'defensive fire, else offensive' },
  },
  {
    flags: '--die <n>',
    text: { fr: 'le dé lancé, sinon les chances', en: 'the die rolled, else the chances' },
  },
  ...HOUSE_OPTIONS,
]

export const fire: Verb = {
  name: 'fire',
  summary: { fr: 'tir', en: 'fire' },
  options: OPTIONS,
  async run(call) {
    const {
      roll: fireRoll,
      rolls,
      ruleset,
      overridden,
    } = await houseRoll(call, required(call, 'ruleset'), 'fire')
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
    return rollAnswer(call, { roll, overridden, notes, letters: true })
  },
}

// By id, or by the letters that name it on counters.
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
