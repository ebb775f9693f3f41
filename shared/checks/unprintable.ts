/** Signs that no font of ours prints (emoji, other scripts): paper and PDF show a dot for them (CHK-10). */
import { called } from '#shared/document/called'
import { counterName } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { check, type CheckContext, type Found } from './check'

/** @rule CHK-10 */
export const unprintable = check({
  code: 'CHK10-unprintable',
  title: { fr: 'Signes qui ne s’impriment pas', en: 'Signs that do not print' },
  severity: 'warning',
  reads: ['scenario', 'counters', 'counterTypes'],
  find: (context) => wordsOf(context).flatMap((words) => lostIn(words, context)),
})

/** Words of the author, and where they stand. */
interface Words extends Pick<Found, 'hexes' | 'counters' | 'sides'> {
  readonly of: Localized
  readonly value: unknown
}

function lostIn({ of, value, ...places }: Words, { measures }: CheckContext): Found[] {
  const lost = textsIn(value).flatMap((text) => measures?.unprintable(text) ?? [])
  if (lost.length === 0) return []
  const signs = quotable([...new Set(lost)].join(' '))
  return [
    {
      message: {
        fr: `${of.fr}\u202f: aucune police n’a «\u202f${signs}\u202f», un point en tient lieu sur le papier`,
        en: `${of.en}: no font has “${signs}”, paper shows a dot instead`,
      },
      ...places,
    },
  ]
}

/** All that an author can write into a thing, at any depth; what later versions added is not printed. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'extra' ? [] : textsIn(part)))
}

function wordsOf({ scenario, hexName }: CheckContext): Words[] {
  const { info, texts, turns, victory, specialRules, houseTables } = scenario
  const { counters, counterTypes, labels } = scenario
  return [
    { of: { fr: 'La présentation', en: 'The details' }, value: info },
    { of: { fr: 'Les textes', en: 'The texts' }, value: texts },
    { of: { fr: 'Les tours', en: 'The turns' }, value: turns },
    { of: { fr: 'La victoire', en: 'Victory' }, value: victory },
    { of: { fr: 'Les règles spéciales', en: 'The special rules' }, value: specialRules },
    { of: { fr: 'Les tables de l’auteur', en: 'The author’s tables' }, value: houseTables },
    ...NAMED.flatMap(([section, fr, en]) =>
      Object.entries<Named>(scenario[section]).map(([id, thing]): Words => {
        const name = quotable(called(thing, id))
        const of = { fr: `${fr} «\u202f${name}\u202f»`, en: `${en} “${name}”` }
        return { of, value: thing, ...(section === 'sides' && { sides: [id as SideId] }) }
      }),
    ),
    ...Object.entries(labels).map(([, label]) => {
      const at = hexName(label.hex)
      const of = { fr: `L’étiquette en ${at}`, en: `The label in ${at}` }
      return { of, value: label, hexes: [label.hex as HexKey] }
    }),
    ...Object.entries(counterTypes).map(([id, type]) => {
      const name = quotable(called(type, id))
      const of = { fr: `Le type de pion «\u202f${name}\u202f»`, en: `The counter type “${name}”` }
      return { of, value: type, counters: ofType(scenario, id) }
    }),
    ...(Object.keys(counters) as CounterId[]).map((id) => {
      const name = quotable(counterName(scenario, id))
      const of = { fr: `Le pion «\u202f${name}\u202f»`, en: `The counter “${name}”` }
      return { of, value: counters[id]?.name, counters: [id] }
    }),
  ]
}

interface Named {
  readonly name: string
}

const NAMED = [
  ['boards', 'Le plateau', 'The board'],
  ['sides', 'Le camp', 'The side'],
  ['groups', 'Le groupe', 'The group'],
  ['reinforcements', 'Le renfort', 'The reinforcement'],
  ['zones', 'La zone', 'The zone'],
] as const

function ofType({ counters }: Scenario, type: string): CounterId[] {
  return (Object.keys(counters) as CounterId[]).filter((id) => counters[id]?.type === type)
}
