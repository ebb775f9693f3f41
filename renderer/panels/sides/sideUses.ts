/** The things that a side has, in words: "12 counters, 5 types, 2 zones". */
import { type SideUses } from '#shared/document/references/sideUses'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'

const NOUNS: Readonly<Record<keyof SideUses, readonly [one: Localized, many: Localized]>> = {
  counters: [localized('pion', 'counter'), localized('pions', 'counters')],
  counterTypes: [localized('type de pion', 'counter type'), localized('types de pion', 'counter types')],
  groups: [localized('groupe', 'group'), localized('groupes', 'groups')],
  reinforcements: [localized('renfort', 'reinforcement'), localized('renforts', 'reinforcements')],
  victory: [
    localized('condition de victoire', 'victory condition'),
    localized('conditions de victoire', 'victory conditions'),
  ],
  zones: [sameInBoth('zone'), sameInBoth('zones')],
  structures: [localized('ouvrage', 'structure'), localized('ouvrages', 'structures')],
  openings: [localized('ouverture', 'opening'), localized('ouvertures', 'openings')],
}

/** Those of these kinds that there are; undefined = none at all. */
export function usesInWords(
  uses: SideUses,
  kinds: readonly (keyof SideUses)[] = Object.keys(NOUNS) as (keyof SideUses)[],
): Localized | undefined {
  const told = kinds.flatMap((kind) => (uses[kind] > 0 ? [counted(uses[kind], ...NOUNS[kind])] : []))
  if (told.length === 0) return undefined
  const joined = (language: keyof Localized, and: string): string => {
    const words = told.map((one) => one[language])
    const last = words.pop() ?? ''
    return words.length === 0 ? last : `${words.join(', ')} ${and} ${last}`
  }
  return localized(joined('fr', 'et'), joined('en', 'and'))
}
