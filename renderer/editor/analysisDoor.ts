/** Loads a ruleset's analysis when it is first asked for, so that it costs no time at the start. */
import { type Analysis } from '#shared/rules/analysis'

/** Brings the questions of a ruleset; undefined when it has none. */
export type LoadAnalysis = (ruleset: string) => Promise<Analysis | undefined>

export interface AnalysisDoor {
  /** The questions of a ruleset; undefined while they are loading, and always when there are none. */
  of(ruleset: string): Analysis | undefined
}

/** Loads each ruleset's questions once; `arrived` is called when some have been loaded. */
export function createAnalysisDoor(load: LoadAnalysis, arrived: () => void): AnalysisDoor {
  const known = new Map<string, Analysis | undefined>()
  return {
    of(ruleset) {
      if (!known.has(ruleset)) {
        known.set(ruleset, undefined)
        load(ruleset).then(
          (analysis) => {
            known.set(ruleset, analysis)
            arrived()
          },
          // Not brought (the connection is gone): the next question asks again.
          () => known.delete(ruleset),
        )
      }
      return known.get(ruleset)
    },
  }
}
