/** The naphtha tables as printed. */
import { type Localized, localized } from '#shared/i18n/localized'
import { bandLabel } from '../../chances/table'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { RESULT } from '../../house/bands'
import { row } from '#shared/rules/printedTables/tableCells'
import { type NaphthaTable, type NaphthaTarget, SCATTER, type ScatterDiagram } from '../figures/naphthaTables'

const TITLES: Readonly<Record<NaphthaTarget, Localized>> = {
  foot: localized('Naphte\u202f: personnage à pied (1D10)', 'Naphtha: character on foot (1D10)'),
  mounted: localized('Naphte\u202f: personnage monté (1D10)', 'Naphtha: rider (1D10)'),
  stunned: localized('Naphte\u202f: personnage assommé (1D10)', 'Naphtha: stunned character (1D10)'),
}

const SCATTER_NOTE = localized(
  'Case d’impact (1D10)\u202f: 1 à 4, la case visée\u202f; 5 à 10, ses six voisines dans le sens horaire depuis le haut.',
  'Impact hex (1D10): 1 to 4 the hex aimed at; 5 to 10 its six neighbours clockwise from the top.',
)

/** The impacts that a scenario sets (SCN-1), die by die. */
function scatterNote(scatter: ScatterDiagram): Localized {
  if (scatter === SCATTER) return SCATTER_NOTE
  const falls = (aimedAt: string, neighbour: string): string =>
    scatter
      .map((fall, die) => `${die + 1} ${fall === 'on-target' ? aimedAt : `${neighbour} ${fall + 1}`}`)
      .join(', ')
  return localized(
    `Case d’impact (1D10), les voisines comptées dans le sens horaire depuis le haut\u202f: ${falls('la case visée', 'voisine')}.`,
    `Impact hex (1D10), neighbours counted clockwise from the top: ${falls('the hex aimed at', 'neighbour')}.`,
  )
}

const NOTES: Readonly<Record<NaphthaTarget, readonly Localized[]>> = {
  foot: [],
  mounted: [
    localized(
      'Si seule la case arrière brûle, les résultats du cavalier sont ignorés, ceux de la monture valent.',
      'When only the rear hex burns, results on the rider are ignored and those on the mount stand.',
    ),
  ],
  stunned: [
    localized(
      'La blessure d’un assommé par le naphte ne le tue pas.',
      'A wound by naphtha does not kill who is stunned.',
    ),
  ],
}

export function naphthaRuleTable(
  target: NaphthaTarget,
  { results }: NaphthaTable,
  scatter: ScatterDiagram,
): RuleTable {
  return {
    id: `naphtha-${target}`,
    title: TITLES[target],
    columns: [RESULT],
    rows: results.map(({ result }, index) => {
      const first = results[0]?.upTo ?? 1
      return row(index === 0 && first > 1 ? `1–${first}` : bandLabel(results, index), result.name)
    }),
    source: 'book',
    rule: 'MC-NAP-3',
    notes: [...(target === 'stunned' ? [] : [scatterNote(scatter)]), ...NOTES[target]],
  }
}
