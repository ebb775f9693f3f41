/** The commands that add, edit and remove things by id speak and refuse alike, each kind in its own words. */
import { describe, expect, it } from 'vitest'
import { BOARD_GRID, richScenario } from '../format/richScenario'
import { examples } from './examples'
import { createHistory } from '#shared/commands/history'
import { commandById } from '#shared/commands/index'
import { type Localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'

const rich = richScenario()
const EXAMPLES = examples(BOARD_GRID)

/** Kinds by the end of the ids of their commands: one that is there, and what it is called in French and in English. */
const KINDS = {
  'counter-type': ['knight', 'le type de pion', 'counter type'],
  zone: ['camp', 'la zone', 'zone'],
  group: ['guard', 'le groupe', 'group'],
  label: ['river', 'l’étiquette', 'label'],
  reinforcement: ['relief', 'le renfort', 'reinforcement'],
  side: ['normans', 'le camp', 'side'],
  victory: ['keep', 'la condition de victoire', 'victory condition'],
  'special-rule': ['mud', 'la règle spéciale', 'special rule'],
} as const

function refusalOf(id: string, params: unknown): Localized | undefined {
  return createHistory(rich).apply(commandById(id) as never, params)?.message
}

function nameOf(id: string, params: unknown): string | undefined {
  return commandById(id)?.name(params, rich).en
}

describe.each(Object.entries(KINDS))('a %s', (kind, [present, fr, en]) => {
  const add = EXAMPLES[`add-${kind}`]?.does as Readonly<Record<string, Json>>
  const key = Object.keys(add).find((one) => one !== 'id') as string
  const remove = kind === 'label' ? 'remove-labels' : `remove-${kind}`
  const removal = (id: string) => (kind === 'label' ? { labels: [id] } : { [key]: id, counters: 'keep' })
  const NONE = {
    fr: `Le scénario ne contient pas ${fr} «\u202fghost\u202f».`,
    en: `The scenario has no ${en} “ghost”.`,
  }

  it('is not added under an id that another has', () => {
    expect(refusalOf(`add-${kind}`, { ...add, id: present })).toEqual({
      fr: `Le scénario contient déjà ${fr} «\u202f${present}\u202f».`,
      en: `The scenario already has the ${en} “${present}”.`,
    })
  })

  it('that is not there is neither edited nor removed', () => {
    expect(refusalOf(`edit-${kind}`, { [key]: 'ghost', change: {} })).toEqual(NONE)
    expect(refusalOf(remove, removal('ghost'))).toEqual(NONE)
  })

  it('is called by its name in the history, or by its id when it is gone', () => {
    const named = kind !== 'victory' && kind !== 'special-rule'
    expect(nameOf(`edit-${kind}`, { [key]: 'ghost', change: {} })?.includes('ghost')).toBe(named)
    expect(nameOf(`edit-${kind}`, { [key]: present, change: {} })).not.toContain('undefined')
  })

  it('comes into the document as a copy: the caller may go on with its own', () => {
    const mine = structuredClone(add)
    expect(refusalOf(`add-${kind}`, mine)).toBeUndefined()
    expect(Object.isFrozen(mine[key])).toBe(false)
  })

  it('that is removed is gone, and nothing else of its kind', () => {
    const section = { 'special-rule': 'specialRules', victory: 'victory' }[kind] ?? `${key}s`
    // A type goes only when no counter is of it.
    const history = createHistory({ ...rich, counters: {} })
    expect(history.apply(commandById(remove) as never, removal(present))).toBeUndefined()
    const { [present]: _gone, ...others } = rich[section as 'zones'] as Readonly<Record<string, unknown>>
    expect(Object.keys(history.document[section as 'zones'])).toEqual(Object.keys(others))
  })
})
