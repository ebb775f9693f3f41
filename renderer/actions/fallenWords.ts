/** One sentence for what a map loses when it shrinks: "Off the map: 2 counters. Removed: 1 text." */
import { type Fallen } from '#shared/document/fallen'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { counted } from '../i18n/language'
import { countedCounters } from '../tools/words/counted'

const REMOVED = {
  hexsides: [localized('bord construit', 'built hexside'), localized('bords construits', 'built hexsides')],
  structures: [localized('ouvrage', 'structure'), localized('ouvrages', 'structures')],
  markers: [localized('marqueur', 'marker'), localized('marqueurs', 'markers')],
  labels: [localized('texte', 'text'), localized('textes', 'texts')],
  zoneHexes: [localized('case d’une zone', 'hex of a zone'), localized('cases de zones', 'hexes of zones')],
  boards: [localized('plateau', 'board'), localized('plateaux', 'boards')],
  retreatEdges: [
    localized('bord de retraite', 'retreat edge'),
    localized('bords de retraite', 'retreat edges'),
  ],
} as const

/** Undefined when nothing is lost. */
export function fallenWords(fallen: Fallen): Localized | undefined {
  const removed = (Object.keys(REMOVED) as (keyof typeof REMOVED)[])
    .filter((kind) => fallen[kind] > 0)
    .map((kind) => counted(fallen[kind], ...REMOVED[kind]))
  const counters = countedCounters(fallen.counters)
  const words = [
    ...(fallen.counters > 0
      ? [localized(`Hors de la carte\u202f: ${counters.fr}.`, `Off the map: ${counters.en}.`)]
      : []),
    ...(removed.length > 0
      ? [
          localized(
            `Supprimé\u202f: ${removed.map(({ fr }) => fr).join(', ')}.`,
            `Removed: ${removed.map(({ en }) => en).join(', ')}.`,
          ),
        ]
      : []),
  ]
  if (words.length === 0) return undefined
  return joined(words, ' ')
}
