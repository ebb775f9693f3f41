/**
 * Two versions of a scenario made one, leaf by leaf (XCH-7): what one of them has changed since their common base counts, what both
 * have changed alike too, and where both have changed a leaf each in its own way the reader chooses. Nothing is guessed.
 */
import { type GroupId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { isWithin } from '#shared/document/groups'
import { SCENARIO } from './grain'
import { type Leaf, leafOf } from './leafPath'
import { leafTree, ofLeafTree, sameGrid } from './leafTree'
import { mergedCells } from './mergedCells'
import { mergedTree } from './mergedTree'
import { missingThings, type Thing, thingKey, withoutThings } from '#shared/document/references/references'
import { type Renaming, withOwnIds } from './renamed'
import { type Chosen, type Conflict, createSettling, type Settling, type Versions } from './settling'
import { sectionsOfGrid } from './sectionsOfGrid'
import { withOwnLetters, withoutUnshown } from './withoutUnshown'

export interface Merged {
  /** Mine at every conflict that is not chosen, but that nothing is deleted then which the other version needs. */
  readonly scenario: Scenario
  /** Chosen ones too. */
  readonly conflicts: readonly Conflict[]
  /** New things of theirs that go by another id, since mine has given theirs to another new thing. */
  readonly renamings: readonly Renaming[]
}

/** Needed things bring what they need in turn: more rounds than there are sections that name others are never taken. */
const MOST_ROUNDS = 20

/** A choice for each of some leaves, or one for every conflict there is. */
type Choices = ReadonlyMap<Leaf, Chosen> | Chosen

/** The merged scenario under these choices; the same for the same versions and choices. */
export function merge(versions: Versions, choices: Choices = new Map()): Merged {
  const { base, mine } = versions
  const own = base
    ? withOwnIds(base, mine, versions.theirs)
    : { theirs: versions.theirs, renamings: [] as readonly Renaming[] }
  const theirs = withOwnLetters(base, mine, own.theirs)
  const known = [mine, theirs].map(missingThings)
  const contested = new Map<Leaf, Chosen>()
  const needed = new Set<Leaf>()
  for (let round = 1; ; round++) {
    const settling = createSettling({
      hasBase: base !== undefined,
      contested,
      needed,
      choiceOf: (leaf) => (typeof choices === 'string' ? choices : choices.get(leaf)),
    })
    const scenario = merged({ ...(base && { base }), mine, theirs }, settling)
    // What a version names in vain already is its author's business, and a check's.
    const missing = [...missingThings(scenario).values()].filter((one) =>
      known.every((before) => one.times > (before.get(thingKey(one))?.times ?? 0)),
    )
    const wanted = missing.filter((one) => !contested.has(leafOfThing(one)) && !needed.has(leafOfThing(one)))
    const circles = base ? circlesOf(scenario, mine, base).filter((leaf) => !contested.has(leaf)) : []
    if ((wanted.length === 0 && circles.length === 0) || round === MOST_ROUNDS)
      return {
        scenario: withoutUnshown(withoutThings(scenario, missing), mine, theirs),
        conflicts: settling.conflicts,
        renamings: own.renamings,
      }
    for (const leaf of circles) contested.set(leaf, 'mine')
    for (const one of wanted) {
      const leaf = leafOfThing(one)
      // A thing that others need is not deleted before that is chosen.
      if (base && isContested(one, { base, mine, theirs }))
        contested.set(leaf, Object.hasOwn(mine[one.section], one.id) ? 'mine' : 'theirs')
      else needed.add(leaf)
    }
  }
}

function merged({ base, mine, theirs }: Versions, settling: Settling): Scenario {
  const start = base ?? mine
  const grids = [start, mine, theirs].map(({ map }) => map.grid) as [
    Scenario['map']['grid'],
    Scenario['map']['grid'],
    Scenario['map']['grid'],
  ]
  if (!sameGrid(grids[0], grids[1]) || !sameGrid(grids[1], grids[2]))
    return mergedAcrossGrids({ ...(base && { base }), mine, theirs }, settling)
  const tree = mergedTree(
    SCENARIO,
    [],
    { base: base && leafTree(base), mine: leafTree(mine), theirs: leafTree(theirs) },
    settling,
  )
  const chunks = { base: start.map.chunks, mine: mine.map.chunks, theirs: theirs.map.chunks }
  return ofLeafTree(
    tree as ReturnType<typeof leafTree>,
    mine.map.grid,
    mergedCells(chunks, mine.map.grid, settling),
  )
}

/** All that has places on the map comes from one version; the rest is merged as ever. */
function mergedAcrossGrids(versions: Versions, settling: Settling): Scenario {
  const placed = sectionsOfGrid(versions, settling)
  const other = { ...versions.mine, ...placed }
  const rest = (scenario: Scenario | undefined): Scenario | undefined =>
    scenario && { ...scenario, ...placed }
  const tree = mergedTree(
    SCENARIO,
    [],
    {
      base: versions.base && leafTree(rest(versions.base) as Scenario),
      mine: leafTree(other),
      theirs: leafTree(rest(versions.theirs) as Scenario),
    },
    settling,
  )
  return ofLeafTree(tree as ReturnType<typeof leafTree>, other.map.grid, other.map.chunks)
}

function leafOfThing({ section, id }: Thing): Leaf {
  return leafOf([section, id])
}

/** One version has deleted it, while the other has something that needs it: that is to be chosen. Pictures just stay. */
function isContested({ section, id }: Thing, { base, mine, theirs }: Required<Versions>): boolean {
  const [was, here, there] = [base, mine, theirs].map((one) => Object.hasOwn(one[section], id))
  return section !== 'images' && was === true && here !== there
}

/** Parents of groups that make, both together, a circle in the order of battle, where theirs has changed them. */
function circlesOf({ groups }: Scenario, mine: Scenario, base: Scenario): readonly Leaf[] {
  return (Object.keys(groups) as GroupId[]).flatMap((id) => {
    const parent = groups[id]?.parent
    if (parent === undefined || !isWithin(groups, parent, id)) return []
    const before = mine.groups[id]?.parent
    if (before === parent || before !== base.groups[id]?.parent) return []
    return [leafOf(['groups', id, 'parent'])]
  })
}
