/** The tables as people read them, made from the same data the rules use (`castellan tables`, aid sheets). */
import { type Localized, localized } from '#shared/i18n/localized'
import { bandLabel } from '../engine/table'
import { type FeatureRow, type RuleTable, type Source, type TerrainRow } from '../ruleset'
import { COVER_NAMES } from './coverNames'
import { combatRuleTable } from './combatRuleTables'
import { COMBAT_TARGETS } from './combatTables'
import { fireRuleTable } from './fireRuleTables'
import { type InfiltrationOutcome, type InfiltrationTable } from './infiltrationTable'
import { type MedievalRules } from './medievalRules'
import { movementRuleTable } from './movementRuleTable'
import { NAPHTHA_TARGETS } from './naphtha'
import { naphthaRuleTable } from './naphthaRuleTables'
import { blanksOf } from './options'
import { type FireMode, type Weapon } from './weapons'

export const INFILTRATION_OUTCOME_NAMES: Readonly<Record<InfiltrationOutcome, Localized>> = {
  none: localized('pas de dommages', 'no effect'),
  stop: localized('arrêt du déplacement', 'the move ends there'),
  wounded: localized('personnage blessé', 'character wounded'),
  killed: localized('personnage tué', 'character killed'),
}

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

const SLOT: Readonly<Record<FeatureRow['slot'], Localized>> = {
  barrier: localized('obstacle', 'barrier'),
  opening: localized('ouverture', 'opening'),
  way: localized('voie', 'way'),
  fixture: localized('accès', 'fixture'),
}

const SOURCE: Readonly<Record<Source, Localized>> = {
  book: localized('règle', 'book'),
  reconstructed: localized('reconstitué', 'reconstructed'),
  house: localized('de notre fait', 'ours'),
  uncertain: localized('incertain', 'uncertain'),
}

const MELEE: Readonly<Record<FeatureRow['blocksMelee'], Localized>> = {
  always: localized('non', 'no'),
  'when-closed': localized('si ouvert', 'when open'),
  never: localized('oui', 'yes'),
}

const SIGHT: Readonly<Record<FeatureRow['sight'], Localized>> = {
  clear: localized('libre', 'clear'),
  blocks: localized('masquée', 'blocked'),
  'when-closed': localized('si ouvert', 'when open'),
  loophole: localized('de derrière seulement', 'from behind it only'),
}

function same(text: string): Localized {
  return localized(text, text)
}

function yesNo(value: boolean): Localized {
  return value ? localized('oui', 'yes') : localized('non', 'no')
}

/** "−1", "+2": with a true minus sign. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

const TITLES: Readonly<Record<InfiltrationTable['id'], Localized>> = {
  infiltration: localized('Infiltration', 'Infiltration'),
  opportunity: localized('Attaques d’opportunité', 'Opportunity attacks'),
}

export function infiltrationRuleTable(table: InfiltrationTable): RuleTable {
  const results = table.results.map((band, index) => ({
    label: same(bandLabel(table.results, index)),
    cells: [INFILTRATION_OUTCOME_NAMES[band.result]],
  }))
  const thrown = `${table.dice.count}D${table.dice.faces}`
  const modifiers = table.modifiers.map(({ name, value }) => ({ label: name, cells: [same(signed(value))] }))
  return {
    id: table.id,
    title: localized(
      `${TITLES[table.id].fr} (${thrown} ${table.dice.count > 1 ? 'modifiés' : 'modifié'})`,
      `${TITLES[table.id].en} (modified ${thrown})`,
    ),
    columns: [localized('résultat ou modificateur', 'result or modifier')],
    rows: [...results, ...modifiers],
    source: 'book',
    rule: table.resultRule,
  }
}

function rangesRuleTable(weapons: readonly Weapon[]): RuleTable {
  const rows = weapons.flatMap((weapon) =>
    weapon.modes.map((mode, index) => ({
      label:
        index === 0 ? weapon.name : localized(`${weapon.name.fr} (2ᵉ mode)`, `${weapon.name.en} (2nd mode)`),
      cells: [
        same(`1–${weapon.short}`),
        same(`${weapon.short + 1}–${weapon.medium}`),
        same(`${weapon.medium + 1}–${weapon.long}`),
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

function terrainRuleTable(terrains: readonly TerrainRow[]): RuleTable {
  const cost = (points: number | undefined): Localized => same(points === undefined ? '–' : String(points))
  return {
    id: 'terrain',
    title: localized('Terrains', 'Terrain'),
    columns: [
      localized('coût à pied', 'cost on foot'),
      localized('coût monté', 'cost mounted'),
      localized('couverture', 'cover'),
      localized('boisé', 'wooded'),
      localized('origine', 'source'),
    ],
    rows: terrains.map((row) => ({
      label: row.name,
      cells: [
        cost(row.costFoot),
        cost(row.costMounted),
        COVER_NAMES[row.cover],
        yesNo(row.wooded),
        SOURCE[row.source],
      ],
    })),
    source: 'house',
    rule: 'CHK-3',
    notes: [localized('«\u202f–\u202f»\u202f: entrée interdite.', '“–”: may not enter.')],
  }
}

/** What crossing a side adds to the terrain's cost, or puts in its place. */
function crossing(points: number | undefined, along: number | undefined): Localized {
  if (points === undefined) return same('–')
  return along === undefined
    ? same(signed(points))
    : localized(`coût ${along + points}`, `cost ${along + points}`)
}

function hexsidesRuleTable(features: readonly FeatureRow[]): RuleTable {
  return {
    id: 'hexsides',
    title: localized('Bords de case', 'Hexsides'),
    columns: [
      localized('emplacement', 'slot'),
      localized('corps à corps', 'melee across'),
      localized('à pied', 'on foot'),
      localized('monté', 'mounted'),
      localized('vue', 'sight'),
      localized('ferme une enceinte', 'closes an enclosure'),
      localized('orienté', 'directional'),
      localized('couverture', 'cover'),
      localized('origine', 'source'),
    ],
    rows: features.map((row) => ({
      label: row.name,
      cells: [
        SLOT[row.slot],
        MELEE[row.blocksMelee],
        crossing(row.crossFoot, row.along?.foot),
        crossing(row.crossMounted, row.along?.mounted),
        SIGHT[row.sight],
        yesNo(row.closes),
        yesNo(row.directional),
        COVER_NAMES[row.cover],
        SOURCE[row.source],
      ],
    })),
    source: 'house',
    rule: 'MC-ATT-2',
    notes: [
      localized(
        '«\u202f+1\u202f»\u202f: s’ajoute au coût du terrain\u202f; «\u202fcoût 1\u202f»\u202f: le remplace\u202f; «\u202f–\u202f»\u202f: infranchissable. Une ouverture ou un accès vaut pour l’obstacle où il se trouve\u202f; fermée, une porte ne se franchit pas.',
        '“+1” is added to the terrain’s cost; “cost 1” replaces it; “–” is not crossed. An opening or a fixture stands for the barrier that it is in; a closed door is not crossed.',
      ),
    ],
  }
}

/** The tables in the order of the players' aid. */
export function ruleTables(rules: MedievalRules): readonly RuleTable[] {
  const { rows, figures, chosen } = rules
  const { combat, fire, weapons, naphtha } = figures
  return [
    ...COMBAT_TARGETS.map((target) => combatRuleTable(target, blanksOf(chosen), combat[target])),
    ...Object.values(fire.tables).map((table) => fireRuleTable(table, fire, weapons)),
    infiltrationRuleTable(rules.infiltrationTable(rules)),
    rangesRuleTable(weapons),
    ...NAPHTHA_TARGETS.map((target) => naphthaRuleTable(target, naphtha[target], figures.scatter)),
    terrainRuleTable(rows.terrains),
    hexsidesRuleTable(rows.features),
    movementRuleTable(figures.movement),
  ]
}
