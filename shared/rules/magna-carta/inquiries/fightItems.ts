/** Everything that a fight reads off the map, as items: strengths and their factors, differential, column, shifts, armour, saves. */
import { counterName, effectiveStats } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Localized, localized, sameInBoth, signed, withMinusSigns } from '#shared/i18n/localized'
import { type AnswerItem } from '#shared/rules/answers/answer'
import { item } from '#shared/rules/answers/answerParts'
import { because } from '#shared/rules/sentences/ruling'
import { type AttackerTraits, attackQuarters, combatColumn } from '../combat/combat'
import { type Fight, type FightOnMap } from '../combat/combatOnMap'
import { type StrengthRules } from '../figures/figures'
import { type ResolvedFight } from '../play/fightAct'
import { type Arc } from '../position/facing'
import { type MedievalPosition } from '../rules/medievalRules'
import { saveItems } from './shotItems'

/** The items of a fight, in the order in which it is read; the numbers sum to the differential. @rule MC-CBT-1 */
export function fightItems(
  position: MedievalPosition,
  { attackers, defenders }: Fight,
  { fight, roll }: ResolvedFight,
): AnswerItem[] {
  return [
    ...attackItems(position, fight),
    ...defenders.map((id) => defenceItem(position, id)),
    ...columnItems(position, fight, String(roll.reading['column'])),
    ...idleHandsItem(position, fight),
    ...armourItem(position, fight),
    ...chosenOf(position, defenders),
    ...savesOfFirst(position, defenders),
    ...savesOfFirst(position, attackers),
  ]
}

/** Whole strengths are added as they are; with halves among them only the sum, rounded down, counts. @rule SV-CBT-1 */
function attackItems(position: MedievalPosition, { attackers, query }: FightOnMap): AnswerItem[] {
  const { strength } = position.rules.figures
  const each = attackers.map(({ counter, traits }) => ({
    quarters: attackQuarters(traits, strength),
    item: attackerItem(position, counter, traits),
  }))
  if (each.every(({ quarters }) => quarters % 4 === 0)) return each.map(({ item }) => item)
  const [reason = because('MC-CBT-1')] = each.map(({ item }) => item.reason)
  return [
    ...each.map(({ quarters, item }) => ({ ...item, value: sameInBoth(inQuarters(quarters)) })),
    item(
      localized('somme des attaques, arrondie au-dessous', 'sum of the attacks, rounded down'),
      query.attack,
      { rule: reason.rule },
    ),
  ]
}

export const ARC_WORDS: Readonly<Record<Arc, Localized>> = {
  front: localized('de face', 'from the front'),
  side: localized('de côté', 'from the side'),
  rear: localized('de dos', 'from the rear'),
}

/** "Guy, attaque 6, de côté ×1½". @rule MC-CBT-5 @rule SV-CBT-1 */
function attackerItem(position: MedievalPosition, counter: CounterId, traits: AttackerTraits): AnswerItem {
  const { strength } = position.rules.figures
  const { attack, from, charging, mounted } = traits
  const arc = strength.arcHalves[from]
  const weapon = handsHalves(traits, strength)
  const factors = [
    ...(arc === 2 ? [] : [timesHalves(ARC_WORDS[from], arc)]),
    ...(weapon === 2 ? [] : [timesHalves(localized('arme à deux mains', 'two-handed weapon'), weapon)]),
    ...(charging && mounted ? [chargeInWords(strength)] : []),
  ]
  const name = counterName(position.scenario, counter)
  const tail = (language: 'fr' | 'en'): string => factors.map((factor) => `, ${factor[language]}`).join('')
  const bySide = Object.values(strength.arcHalves).some((halves) => halves !== 2)
  return item(
    localized(`${name}, attaque ${attack}${tail('fr')}`, `${name}, attack ${attack}${tail('en')}`),
    attackQuarters(traits, strength) / 4,
    because(factors.length === 0 ? 'MC-CBT-1' : bySide ? 'SV-CBT-1' : 'MC-CBT-5', { counter }),
  )
}

/** The factor of the weapon alone, in halves: that of its strength over that of the same hands with any other. */
function handsHalves(traits: AttackerTraits, strength: StrengthRules): number {
  const plain = attackQuarters({ ...traits, attack: 1, twoHanded: false, charging: false }, strength)
  return (2 * attackQuarters({ ...traits, attack: 1, charging: false }, strength)) / plain
}

function timesHalves({ fr, en }: Localized, halves: number): Localized {
  const factor = `×${inQuarters(2 * halves)}`
  return localized(`${fr} ${factor}`, `${en} ${factor}`)
}

/** @rule MC-CBT-5 */
function chargeInWords({ chargeBonus }: StrengthRules): Localized {
  if (chargeBonus === 0)
    return localized('charge (bonus absent de nos sources)', 'charge (its bonus is not in our sources)')
  return sameInBoth(`charge ${signed(chargeBonus)}`)
}

/** "4½" of 18 quarters. */
function inQuarters(quarters: number): string {
  const [whole, part] = [Math.floor(quarters / 4), ['', '¼', '½', '¾'][quarters % 4] ?? '']
  return whole === 0 && part !== '' ? part : `${whole}${part}`
}

function defenceItem({ scenario }: MedievalPosition, id: CounterId): AnswerItem {
  const counter = scenario.counters[id]
  const defence = counter && effectiveStats(scenario, counter)['defence']
  const name = counterName(scenario, id)
  return item(
    localized(`${name}, défense`, `${name}, defence`),
    typeof defence === 'number' ? -defence : 0,
    because('MC-CBT-1', { counter: id }),
  )
}

/** @rule MC-CBT-1 @rule MC-CBT-2 */
function columnItems({ rules }: MedievalPosition, { query }: FightOnMap, read: string): AnswerItem[] {
  const { target, attack, defence } = query
  const { label } = combatColumn(rules.figures.combat[target], attack - defence, false)
  const table = target === 'mounted' ? TABLES.mounted : TABLES.foot
  const column = withMinusSigns(label)
  const first: AnswerItem = item(
    table,
    localized(`colonne ${column}`, `column ${column}`),
    because('MC-CBT-1'),
  )
  const several = (target === 'mounted' ? query.mountedAttackers : query.attackers) > 1
  if (!several) return [first]
  const shifted = withMinusSigns(read)
  return [
    first,
    item(
      target === 'mounted'
        ? localized('plusieurs attaquants montés', 'several mounted attackers')
        : localized('plusieurs attaquants', 'several attackers'),
      read === label
        ? localized('déjà la dernière colonne', 'the last column already')
        : localized(`une colonne à droite, ${shifted}`, `one column to the right, ${shifted}`),
      because('MC-CBT-2'),
    ),
  ]
}

const TABLES = {
  foot: localized('table contre des pions à pied', 'table against characters on foot'),
  mounted: localized('table contre des pions montés', 'table against riders'),
}

/** A two-handed weapon that may not be used as its bearer is. @rule MC-CBT-5 @rule SV-CTR-1 */
function idleHandsItem({ scenario, rules }: MedievalPosition, { attackers }: FightOnMap): AnswerItem[] {
  const { twoHandedRule } = rules.figures.strength
  return attackers.flatMap(({ counter, traits: { twoHanded, mounted, wounded } }): AnswerItem[] => {
    if (!twoHanded || !(mounted || wounded)) return []
    const name = counterName(scenario, counter)
    return [
      item(
        localized(`${name}, arme à deux mains`, `${name}, two-handed weapon`),
        mounted
          ? localized('ne sert pas à cheval', 'of no use on horseback')
          : localized('ne sert pas à un blessé', 'of no use to the wounded'),
        because(twoHandedRule, { counter }),
      ),
    ]
  })
}

/** @rule MC-CBT-3 @rule SV-FIR-4 */
function armourItem({ rules }: MedievalPosition, { query }: FightOnMap): AnswerItem[] {
  const { armourModifier, armourRule, dieFaces } = rules.figures.combat[query.target]
  if (!query.armour) return []
  const by = signed(armourModifier)
  const value =
    armourModifier === 0
      ? localized('sans effet sur le dé', 'no effect on the die')
      : localized(`${by} au dé, ${dieFaces} au plus`, `${by} to the die, ${dieFaces} at most`)
  return [item(localized('défenseur en armure', 'defender in armour'), value, because(armourRule))]
}

/** One of several defenders suffers what befalls one: the first named, as its owner chooses. @rule MC-CBT-4 */
function chosenOf({ scenario }: MedievalPosition, defenders: readonly CounterId[]): AnswerItem[] {
  const [first] = defenders
  if (first === undefined || defenders.length < 2) return []
  const name = counterName(scenario, first)
  return [
    item(
      localized('un seul défenseur touché, au choix de son camp', 'one defender hit, as its side chooses'),
      localized(`ici ${name}`, `here ${name}`),
      because('MC-CBT-4', { counter: first }),
    ),
  ]
}

/** @rule SV-ARM-1 @rule SV-ARM-4 */
function savesOfFirst(position: MedievalPosition, [first]: readonly CounterId[]): AnswerItem[] {
  if (first === undefined) return []
  const owner = counterName(position.scenario, first)
  return saveItems(position, first).map(({ name, ...item }) => ({
    ...item,
    name: localized(`${owner}, ${name.fr}`, `${owner}, ${name.en}`),
  }))
}
