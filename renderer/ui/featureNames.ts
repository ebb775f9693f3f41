/** The names of what stands on a hexside. */
import { type HexsideFeatures } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** The names of a side's features, in the reader's language; an id that the ruleset does not know stands for itself. */
export function featureNames(
  { barrier, opening, way, fixture }: HexsideFeatures,
  ruleset: Pick<Ruleset, 'features'>,
  language: Language,
): string[] {
  return [barrier, opening, way, fixture].flatMap((slot) => {
    if (!slot) return []
    const row = ruleset.features.find((candidate) => candidate.id === slot.feature)
    return [row ? row.name[language] : slot.feature]
  })
}
