/** The document as the eyes of the view know it, for whatever lists, picks or counts what is on the map. */
import { type Finding } from '#shared/checks/finding'
import { type Silencing, silencing } from '#shared/checks/silencing'
import { hasSecrets, knownTo } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type EditorState } from './editor'

/** Before the name of those who look. */
export const SEEN_BY = localized('Vu par', 'Seen by')

/** True where a choice of eyes can make a difference: the rules know of hidden counters, or something is hidden. */
export function mayConceal(scenario: Scenario, { concealedFace }: Pick<Ruleset, 'concealedFace'>): boolean {
  return concealedFace !== undefined || hasSecrets(scenario)
}

type Looked = Pick<EditorState, 'view'> & {
  readonly document: Pick<EditorState['document'], 'scenario' | 'findings'>
}

export function knownScenario({ document, view }: Looked): Scenario {
  return knownTo(view.eyes, document.scenario)
}

interface Shown {
  /** Undefined for eyes that see everything. */
  readonly by: Scenario | undefined
  readonly entries: Scenario['silenced']
  readonly told: Silencing
}

const shown = new WeakMap<readonly Finding[], Shown>()

/**
 * The findings that stand and those that are silenced, without those that name a counter concealed from these eyes; the same object
 * as long as nothing changes.
 */
export function shownSilencing(state: Looked): Silencing {
  const { scenario, findings } = state.document
  const known = knownScenario(state)
  const by = known === scenario ? undefined : known
  const before = shown.get(findings)
  if (before?.by === by && before?.entries === scenario.silenced) return before.told
  const all = silencing(findings, scenario.silenced)
  const isKnown = ({ counters }: Pick<Finding, 'counters'>): boolean =>
    counters.every((id) => id in known.counters || !(id in scenario.counters))
  const told = by
    ? {
        open: all.open.filter(isKnown),
        silenced: all.silenced.filter(({ finding }) => isKnown(finding)),
        checks: all.checks,
        idle: all.idle.filter(isKnown),
      }
    : all
  shown.set(findings, { by, entries: scenario.silenced, told })
  return told
}

/** The findings that stand, of those that these eyes may see. */
export function shownFindings(state: Looked): readonly Finding[] {
  return shownSilencing(state).open
}
