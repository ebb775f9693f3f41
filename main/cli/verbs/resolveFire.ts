/** `resolve fire`: one shot by the fire tables, for a given die or as exact chances. */
import { colon, type Language, signed } from '#shared/i18n/localized'
import { COVERS } from '#shared/rules/magna-carta/ground/coverNames'
import type { FireAnswer, RangeBand, RefusedShot } from '#shared/rules/magna-carta/fire/fire'
import type { FireResult } from '#shared/rules/magna-carta/fire/fireTables'
import type { MedievalRules } from '#shared/rules/magna-carta/medievalRules'
import type { Weapon } from '#shared/rules/magna-carta/fire/weapons'
import { HOUSE_OPTIONS, houseSettings } from '../houseRules'
import { idleArmour } from '../idleArmour'
import { Refusal } from '../refusal'
import { flag, integer, oneOf, required, requiredInteger } from '../values'
import type { Call, Verb, VerbOption } from '../verb'

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
    const { rules, overridden } = await houseSettings(call, required(call, 'ruleset'))
    const { fire: fireRules } = rules.figures
    const { resolveFire, fireMeaning } = await import('#shared/rules/magna-carta/fire/fire')
    const weapon = weaponOf(required(call, 'weapon'), rules)
    const range = requiredInteger(call, 'range', { min: 1, max: LONGEST_RANGE })
    const target = oneOf(required(call, 'target'), TARGETS, '--target')
    const phase = flag(call, 'defensive') ? 'defensive' : 'offensive'
    const table = fireRules.tables[target]
    const shot = {
      weapon,
      range,
      cover: oneOf(required(call, 'cover'), COVERS, '--cover'),
      target,
      phase,
      armoured: flag(call, 'armour'),
      wounded: flag(call, 'wounded'),
      turkish: flag(call, 'turkish'),
    } as const
    const die = integer(call, 'die', { min: 1, max: fireRules.dieFaces })
    const answer = resolveFire(shot, die, fireRules)
    if (answer.kind === 'refused') throw refusalOf(answer)
    const armourCounts = (table.modifiers ?? fireRules.modifiers).some(({ when }) => when === 'armoured')
    const note = idleArmour(shot.armoured, armourCounts, 'SV-FIR-4', call.language)
    const meaning = (result: FireResult): string => fireMeaning(result, phase, table)[call.language]
    return {
      json: { ...jsonOf(answer), ...overridden('ranges', table.id) },
      text: [textOf(answer, meaning, call), ...note].join('\n'),
    }
  },
}

// By id, or by the letters that name it on counters; one that no source gives ranges waits for house data.
function weaponOf(word: string, { figures: { weapons }, rows: { counterSchema } }: MedievalRules): Weapon {
  const found = (id: string): Weapon | undefined => weapons.find((weapon) => weapon.id === id)
  const unranged = counterSchema.fields
    .flatMap((field) =>
      field.id === 'missile' ? (field.choices ?? []).filter(({ id }) => id !== field.default) : [],
    )
    .filter(({ id }) => !found(id))
  const asked = found(word) ? word : (counterSchema.missileCodes?.[word] ?? word)
  const id = oneOf(
    asked,
    [...weapons, ...unranged].map((one) => one.id),
    '--weapon',
  )
  const weapon = found(id)
  if (weapon) return weapon
  const { fr, en } = unranged.find((one) => one.id === id)?.name ?? { fr: id, en: id }
  throw new Refusal(
    `--weapon\u202f: ${fr}\u202f: portée d’arme inconnue\u202f; attendu\u202f: un scénario dont la table «\u202franges\u202f» la donne (SV-FIR-5)`,
    `--weapon: ${en}: unknown weapon range, expected a scenario whose "ranges" table gives it (SV-FIR-5)`,
  )
}

type Answered = Exclude<FireAnswer, RefusedShot>

const OPTION_OF = { phase: '--defensive', range: '--range', cover: '--cover' } as const

function refusalOf({ of, text }: RefusedShot): Refusal {
  return new Refusal(`${OPTION_OF[of]}\u202f: ${text.fr}`, `${OPTION_OF[of]}: ${text.en}`)
}

function jsonOf(answer: Answered) {
  const { band, modifier, shift } = answer
  if (answer.kind === 'chances') return { band, modifier, shift, outcomes: answer.outcomes }
  const { die, modified, row, outcome } = answer
  return { band, modifier, shift, die, modified, row, outcome }
}

const BANDS: Readonly<Record<RangeBand, Readonly<Record<Language, string>>>> = {
  short: { fr: 'portée courte', en: 'short range' },
  medium: { fr: 'portée moyenne', en: 'medium range' },
  long: { fr: 'longue portée', en: 'long range' },
}

function textOf(answer: Answered, meaning: (result: FireResult) => string, { language }: Call): string {
  const french = language === 'fr'
  const head = [
    BANDS[answer.band][language],
    `${french ? 'modificateur' : 'modifier'} ${signed(answer.modifier)}`,
    `${french ? 'décalage' : 'shift'} ${signed(answer.shift)}`,
  ].join(', ')
  if (answer.kind === 'roll') {
    const { die, modified, row, outcome } = answer
    return [
      head,
      `${french ? 'dé' : 'die'} ${die}, ${french ? 'modifié' : 'modified'} ${modified}, ${french ? 'ligne' : 'row'} ${row}${colon(language)} ${outcome}, ${meaning(outcome)}`,
    ].join('\n')
  }
  const chances = Object.entries(answer.outcomes) as readonly (readonly [FireResult, string])[]
  return [
    head,
    ...chances.map(([result, chance]) => `${chance.padStart(5)}  ${result}  ${meaning(result)}`),
  ].join('\n')
}
