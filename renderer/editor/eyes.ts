/** The document as the eyes of the view know it, for whatever lists, picks or counts what is on the map. */
import { type Finding } from '#shared/checks/finding'
import { hasSecrets, knownTo } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/ruleset'
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

const shown = new WeakMap<
  readonly Finding[],
  { readonly of: Scenario; readonly findings: readonly Finding[] }
>()

/** The findings that name no counter concealed from these eyes; the same list as long as nothing changes. */
export function shownFindings(state: Looked): readonly Finding[] {
  const { scenario, findings } = state.document
  const known = knownScenario(state)
  if (known === scenario) return findings
  const before = shown.get(findings)
  if (before?.of === known) return before.findings
  const told = findings.filter(({ counters }) =>
    counters.every((id) => id in known.counters || !(id in scenario.counters)),
  )
  shown.set(findings, { of: known, findings: told })
  return told
}
