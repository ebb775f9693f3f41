/** Conflicts of a merge as questions: what they are about, and what each version says of it (XCH-7). */
import { type Localized } from '#shared/i18n/localized'
import { type Leaf } from '../leafPath'
import { mapLeaf } from '../mapLeaf'
import { joinedPlaces, type Places, placesOfLeaf } from '../places'
import { type Chosen, type Conflict, type Versions } from '../settling'
import { type Heading, headingOf } from './headings'
import { mapChange, placesNamed } from './mapInWords'
import { leafNamed } from './leafNamed'
import { versionOf } from './version'
import { saidByVersion, type ThreeVersions } from './saidByVersion'

/** Conflicts that are one question: hexes and hexsides of which all versions say the same. */
export interface Question {
  readonly heading: Heading
  /** "case A1, terrain", "pion Perrin (Archer), nom". */
  readonly about: Localized
  /** In the words of each version. Absent base = unknown. */
  readonly base: Localized | undefined
  readonly mine: Localized
  readonly theirs: Localized
  readonly leaves: readonly Leaf[]
  /** On the map of mine, else of theirs. */
  readonly places: Places
  /** Absent = open. */
  readonly chosen?: Chosen
}

/** In the order of the conflicts; each of them in just one question. */
export function questionsInWords(versions: Versions, conflicts: readonly Conflict[]): Question[] {
  const groups = new Map<string, Conflict[]>()
  for (const conflict of conflicts) {
    const key = groupKey(conflict)
    const group = groups.get(key)
    if (group) group.push(conflict)
    else groups.set(key, [conflict])
  }
  return [...groups.values()].map((group) => question(versions, group))
}

function groupKey({ leaf, base, mine, theirs, chosen }: Conflict): string {
  const place = mapLeaf(leaf)
  if (!place) return leaf
  const { of, kind, slot } = { kind: undefined, slot: undefined, ...place }
  return JSON.stringify([of, kind, slot, base, mine, theirs, chosen])
}

function question(versions: Versions, group: readonly Conflict[]): Question {
  const [first] = group as readonly [Conflict, ...Conflict[]]
  const three: ThreeVersions = {
    base: versions.base && versionOf(versions.base),
    mine: versionOf(versions.mine),
    theirs: versionOf(versions.theirs),
  }
  return {
    heading: headingOf(first.leaf),
    about: aboutInWords(three, group),
    base: versions.base && saidByVersion(three, first, 'base'),
    mine: saidByVersion(three, first, 'mine'),
    theirs: saidByVersion(three, first, 'theirs'),
    leaves: group.map(({ leaf }) => leaf),
    places: joinedPlaces(
      group.map(({ leaf, mine }) => placesOfLeaf(mine === undefined ? versions.theirs : versions.mine, leaf)),
    ),
    ...(first.chosen && { chosen: first.chosen }),
  }
}

function aboutInWords({ mine, theirs }: ThreeVersions, group: readonly Conflict[]): Localized {
  const [first] = group as readonly [Conflict, ...Conflict[]]
  const changes = group.flatMap(({ leaf, mine: before, theirs: after }) => {
    const found = mapChange(mine, theirs, { leaf, before, after })
    return found ? [found] : []
  })
  if (changes.length === 0) return leafNamed(first.mine === undefined ? theirs : mine, first.leaf)
  return placesNamed(mine, changes)
}
