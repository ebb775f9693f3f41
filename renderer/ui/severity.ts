/** Icons, names and order of severities: never shown by colour alone. */
import CircleX from 'lucide-react/icons/circle-x'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type Finding, SEVERITIES, type Severity } from '#shared/checks/finding'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted } from '../i18n/language'
import { type Icon } from './icons'

export const SEVERITY_ICONS: Readonly<Record<Severity, Icon>> = {
  error: CircleX,
  warning: TriangleAlert,
  hint: Lightbulb,
}

const NAMES: Readonly<Record<Severity, readonly [one: Localized, many: Localized]>> = {
  error: [localized('erreur', 'error'), localized('erreurs', 'errors')],
  warning: [localized('avertissement', 'warning'), localized('avertissements', 'warnings')],
  hint: [localized('conseil', 'hint'), localized('conseils', 'hints')],
}

export function severityCount(severity: Severity, count: number): Localized {
  return counted(count, ...NAMES[severity])
}

export function severityName(severity: Severity): Localized {
  return NAMES[severity][0]
}

export function countBySeverity(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, hint: 0 }
  for (const finding of findings) counts[finding.severity]++
  return counts
}

/** Errors first, else in the order the checks gave them. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity))
}
