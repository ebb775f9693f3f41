/** The table of missile weapons as people read it. */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type RuleTable } from '../../ruleset'
import { type FireMode, type Weapon } from '../rows/weapons'

const FIRE: Readonly<Record<FireMode['fire'], Localized>> = {
  offensive: localized('offensif seulement', 'offensive only'),
  'offensive-and-defensive': localized('offensif et défensif', 'offensive and defensive'),
  'offensive-or-defensive': localized('offensif ou défensif', 'offensive or defensive'),
}

const MOVEMENT: Readonly<Record<FireMode['movement'], Localized>> = {
  'no-limit': localized('pas de limitation', 'no limit'),
  halved: localized('réduit de moitié, arrondi au-dessous', 'halved, rounded down'),
  none: localized('mouvement impossible', 'may not move'),
}

export function rangesRuleTable(weapons: readonly Weapon[]): RuleTable {
  const rows = weapons.flatMap((weapon) =>
    weapon.modes.map((mode, index) => ({
      label:
        index === 0 ? weapon.name : localized(`${weapon.name.fr} (2ᵉ mode)`, `${weapon.name.en} (2nd mode)`),
      cells: [
        sameInBoth(`1–${weapon.short}`),
        sameInBoth(`${weapon.short + 1}–${weapon.medium}`),
        sameInBoth(`${weapon.medium + 1}–${weapon.long}`),
        FIRE[mode.fire],
        MOVEMENT[mode.movement],
      ],
      ...(mode.uncertain ? { uncertain: true } : {}),
    })),
  )
  return {
    id: 'ranges',
    title: localized('Armes de jet\u202f: portées en cases', 'Missile weapons: ranges in hexes'),
    columns: [
      localized('courte (+0)', 'short (+0)'),
      localized('moyenne (+1)', 'medium (+1)'),
      localized('longue (+2)', 'long (+2)'),
      localized('tir', 'fire'),
      localized('mouvement', 'movement'),
    ],
    rows,
    source: 'reconstructed',
    rule: 'MC-FIR-1',
    uncertain: rows.some((row) => row.uncertain),
    notes: [
      localized(
        'Les lignes incertaines sont rattachées à leur arme par leur position dans le texte extrait.',
        'Uncertain rows are attached to their weapon by their position in the extracted text.',
      ),
    ],
  }
}
