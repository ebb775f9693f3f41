/** Random triples of versions, and what holds for two that are made one (XCH-7). */
import { expect } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { type Grid } from '#shared/hex/grid'
import { createRng, type Rng } from '#shared/lang/rng'
import { type LeafChange, leafChanges } from '#shared/versions/difference'
import { ORDER } from '#shared/versions/leafPath'
import { merge, type Merged } from '#shared/versions/merge'
import { missingThings } from '#shared/document/references/references'
import { withOwnIds } from '#shared/versions/renamed'
import { sameParts } from '#shared/versions/sameParts'
import { withLeaves } from '#shared/versions/withLeaves'
import { richScenario } from '../format/richScenario'
import { edited, randomEdit, run } from './randomEdits'

interface Triple {
  readonly base: Scenario
  readonly mine: Scenario
  readonly theirs: Scenario
  /** Both edits, one after the other, where neither was refused. */
  readonly together: readonly Scenario[]
}

export function triple(start: Scenario, rng: Rng): Triple {
  const base = rng.below(3) === 0 ? edited(start, rng, 2) : start
  const edits = [rng, rng].map((dice) =>
    Array.from({ length: 1 + dice.below(3) }, () => randomEdit(dice, base)),
  )
  const replay = (from: Scenario, list: (typeof edits)[number] = []) => {
    const history = createHistory(from)
    const all = list.map((edit) => run(history, edit)).every(Boolean)
    return { scenario: history.document, all }
  }
  const [mine, theirs] = [replay(base, edits[0]), replay(base, edits[1])]
  // Every other time: it takes as long as all the rest.
  const both = rng.below(2) === 0 ? [replay(mine.scenario, edits[1]), replay(theirs.scenario, edits[0])] : []
  const together =
    mine.all && theirs.all && both.every(({ all }) => all) ? both.map((one) => one.scenario) : []
  return { base, mine: mine.scenario, theirs: theirs.scenario, together }
}

/** The leaves in which they differ but for the order of entries: new ones of both stand in the order of their coming. */
export const differing = (one: Scenario, other: Scenario): string[] =>
  leafChanges(one, other)
    .map(({ leaf }) => leaf)
    .filter((leaf) => !leaf.endsWith(ORDER))

const isWithin = (leaf: string, other: string): boolean =>
  leaf === other || leaf.startsWith(`${other}/`) || other.startsWith(`${leaf}/`)

/** A stack's order is said with the hex; letters of the palette and pictures go by what names them. */
const FOLLOWS = /^(counters\/[^/]+\/rank|map\/palette|images)(\/|$)/

function touching(mine: readonly LeafChange[], theirs: readonly LeafChange[]): boolean {
  const place = (leaf: string): string => leaf.replace(/^(counters\/[^/]+)\/rank$/, '$1/hex')
  return mine.some(({ leaf }) => theirs.some((other) => isWithin(place(leaf), place(other.leaf))))
}

/** Changes of one version that the merged one does not have and that no conflict and no new id tells of. */
function lost(base: Scenario, changes: readonly LeafChange[], { scenario, conflicts }: Merged) {
  const merged = new Map(leafChanges(base, scenario).map((one) => [one.leaf, one]))
  return changes.filter(({ leaf, after }) => {
    if (leaf.endsWith(ORDER) || FOLLOWS.test(leaf)) return false
    if (conflicts.some((conflict) => isWithin(leaf, conflict.leaf))) return false
    const found = merged.get(leaf)
    return !found || !sameParts({ kind: 'leaf' }, found.after, after)
  })
}

/** Triples on a grid of one kind: nothing of either version is lost but in a conflict. */
export function judgeTriples(grid: Grid, firstSeed: number, triples: number): void {
  const start = richScenario(grid)
  const counts = { clean: 0, commuting: 0, conflicts: 0, renamed: 0 }
  for (let seed = 0; seed < triples; seed++) {
    const { base, mine, theirs, together } = triple(start, createRng(firstSeed + seed))
    const [ours, others] = [mine, withOwnIds(base, mine, theirs).theirs].map((version) =>
      leafChanges(base, version),
    ) as [LeafChange[], LeafChange[]]
    const merged = merge({ base, mine, theirs })
    const note = `seed ${firstSeed + seed}: ${JSON.stringify(merged.conflicts.map(({ leaf }) => leaf))}`
    expect(lost(base, ours, merged), note).toEqual([])
    expect(lost(base, others, merged), note).toEqual([])
    if (merged.renamings.length > 0) counts.renamed++
    else if (merged.conflicts.length > 0) counts.conflicts++
    else if (!touching(ours, others)) {
      counts.clean++
      expect(differing(merged.scenario, withLeaves(mine, others)), note).toEqual([])
      expect(differing(merged.scenario, withLeaves(theirs, ours)), note).toEqual([])
      const [one, other] = together
      if (one && other && differing(one, other).length === 0) {
        counts.commuting++
        expect(differing(merged.scenario, one), note).toEqual([])
      }
    }
    if (seed % 20 === 0) expectWhole(merged.scenario, [base, mine, theirs], note)
  }
  // Each kind of triple is there.
  expect(counts.clean).toBeGreaterThan(triples / 5)
  expect(counts.commuting).toBeGreaterThan(triples / 20)
  expect(counts.conflicts).toBeGreaterThan(triples / 30)
  expect(counts.renamed).toBeGreaterThan(triples / 1000)
}

/** It can be saved and opened, and names nothing that is gone but what a version named in vain already. */
export function expectWhole(scenario: Scenario, versions: readonly Scenario[], note: string): void {
  const text = writeScenario(scenario)
  const read = readScenario(text, 'merged')
  if (!read.ok) throw new Error(`${note}: ${JSON.stringify(read.error)}`)
  expect(writeScenario(read.value), note).toBe(text)
  const known = new Set(versions.flatMap((version) => [...missingThings(version).keys()]))
  expect(
    [...missingThings(scenario).keys()].filter((key) => !known.has(key)),
    note,
  ).toEqual([])
}
