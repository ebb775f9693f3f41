/** A note for armour that was given and does not change the die: it reduces the effect by saves instead (SV-ARM). */
import type { Language } from '#shared/i18n/localized'

/** A line to add to the text; none when no armour was given, or when it counts. */
export function idleArmour(
  given: boolean,
  counts: boolean,
  rule: 'SV-FIR-4' | 'SV-OPP-6',
  language: Language,
): readonly string[] {
  if (!given || counts) return []
  return [
    language === 'fr'
      ? `armure\u202f: ne modifie pas le dé, peut réduire l’effet (${rule}\u202f; resolve save)`
      : `armour: does not change the die, may reduce the effect (${rule}; resolve save)`,
  ]
}
