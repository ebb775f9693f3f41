/** The sheets of the counters on test boards: types that medieval boards have, and one for a counter alone. */
import { sideId } from '#shared/document/ids'
import { type CounterType, type Stats } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Ruleset } from '#shared/rules/contract/ruleset'

const onFoot: CounterType = {
  name: 'Soldier',
  abbreviation: 'Sol',
  edition: '',
  footprint: 1,
  stats: { category: 'swordsman', armour: 'none' },
  faces: {
    healthy: { stats: { attack: 6, defence: 5, movement: 6 } },
    wounded: { stats: { attack: 3, defence: 3, movement: 3 } },
  },
  quantity: 1,
}

const onHorse: CounterType = {
  ...onFoot,
  name: 'Knight',
  abbreviation: 'Kni',
  footprint: 2,
  stats: { category: 'rider', armour: 'heavy', mounted: true },
  faces: {
    healthy: { stats: { attack: 9, defence: 8, movement: 5, footprint: 1 } },
    wounded: { stats: { attack: 4, defence: 4, movement: 2, footprint: 1 } },
    'mounted-healthy': { stats: { attack: 14, defence: 10, movement: 12 } },
    'mounted-wounded': { stats: { attack: 7, defence: 5, movement: 8 } },
    riderless: { stats: { attack: 0, defence: 5, movement: 8 } },
    'dead-mount': { stats: { attack: 0, defence: 0, movement: 0 } },
  },
}

function typesOf(side: string): Record<string, CounterType> {
  const of = (type: CounterType, name: string, stats: Stats): CounterType => ({
    ...type,
    name,
    abbreviation: name.slice(0, 3),
    side: sideId(side),
    stats: { ...type.stats, ...stats },
  })
  return {
    [`${side}-soldier`]: of(onFoot, 'Soldier', {}),
    [`${side}-pikeman`]: of(onFoot, 'Pikeman', { category: 'spearman', poleArm: true }),
    [`${side}-archer`]: of(onFoot, 'Archer', { category: 'archer', missile: 'short-bow' }),
    [`${side}-knight`]: of(onHorse, 'Knight', {}),
  }
}

/** `crusaders-soldier`, `-pikeman`, `-archer`, `-knight`, and the same for `saracens`. */
export const TEST_TYPES: Scenario['counterTypes'] = { ...typesOf('crusaders'), ...typesOf('saracens') }

/** A sheet of one of the ruleset's kinds, the first unless given, with these stats of its own. */
export function ownSheet(
  { counterSchema }: Ruleset,
  {
    name,
    side,
    kind,
    stats,
  }: { name: string; side: string; kind: string | undefined; stats: Stats | undefined },
): CounterType {
  const start =
    kind === undefined ? counterSchema.kinds[0] : counterSchema.kinds.find(({ id }) => id === kind)
  if (!start) throw new Error(`no kind of counter is called ${kind}`)
  const all = { ...start.stats, ...stats }
  const { footprint, faces } = counterSchema.shape(all)
  return {
    ...{ name, abbreviation: '', edition: '', quantity: 1, footprint, stats: all },
    side: sideId(side),
    faces: Object.fromEntries(faces.map((face) => [face.id, { stats: face.stats }])),
  }
}
