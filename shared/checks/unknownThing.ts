/** Whatever else names a thing that the scenario does not have: a place of entry in a zone that is gone, a condition about a lost group. */
import {
  BOARD,
  COUNTER,
  COUNTER_TYPE,
  GROUP,
  REINFORCEMENT,
  SIDE,
  ZONE,
} from '#shared/document/inWords/thingNouns'
import { type Reference } from '#shared/document/fields/references'
import { type Referred } from '#shared/document/fields/part'
import { danglingReferences } from '#shared/document/references/references'
import { type Victory } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { check } from './check'
import { wayInWords } from './danglingWay'
import { namesNothing } from './victoryOfNothing'

/** @rule CHK-1 */
export const unknownThing = check({
  code: 'CHK1-unknown-thing',
  title: { fr: 'Référence inconnue', en: 'Unknown reference' },
  reads: ['counters', 'counterTypes', 'hexsides', 'structures', 'scenario'],
  find: ({ scenario }) =>
    danglingReferences(scenario)
      .filter((reference) => !isSaidElsewhere(scenario, reference))
      .map((reference) => {
        const [way, thing] = [wayInWords(reference), THINGS[reference.section]]
        const id = quotable(reference.id)
        return {
          message: {
            fr: `${way.fr}\u202f: ${thing.fr} «\u202f${id}\u202f» n’existe pas`,
            en: `${way.en}: the ${thing.en} “${id}” does not exist`,
          },
        }
      }),
})

const THINGS: Readonly<Record<Referred, Localized>> = {
  boards: BOARD,
  counterTypes: COUNTER_TYPE,
  counters: COUNTER,
  groups: GROUP,
  images: localized('l’image', 'picture'),
  reinforcements: REINFORCEMENT,
  sides: SIDE,
  zones: ZONE,
}

/** Members of things that a check of their own speaks of, by section and key. */
const OWN_CHECKS = new Set([
  'counters.type',
  'counters.group',
  'counters.reinforcement',
  'groups.leader',
  'groups.parent',
  'sides.commander',
])

function isSaidElsewhere(scenario: Scenario, { section, path }: Reference): boolean {
  const [first = '', id = '', key = '', index = ''] = path
  // `unknownSide.ts`, `unknownImage.ts`; what is silenced names what was there when that was done.
  if (section === 'images' || first === 'silenced' || OWN_CHECKS.has(`${first}.${key}`)) return true
  if (first !== 'victory') return section === 'sides'
  const victories: Readonly<Record<string, Victory>> = scenario.victory
  const condition = victories[id]?.conditions[Number(index)]
  return condition !== undefined && namesNothing(scenario, condition)
}
