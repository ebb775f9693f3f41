/**
 * The rows of what stands on a map: terrain, hexside features, structures, markers. Here are the fields that the rest of the
 * program asks of every ruleset's rows; each ruleset adds what its own rules read. Code asks their properties, never ids.
 */
import { type Localized, localized } from '#shared/i18n/localized'
import { plain } from '#shared/json/decode'
import {
  bothNames,
  choice,
  flag,
  grouped,
  integer,
  look,
  mark,
  optional,
  orNothing,
  otherRow,
  type RowOf,
  text,
} from '#shared/rules/fields/field'
import { isRuleId } from '#shared/rules/sentences/knownRuleIds'
import { FEATURE_LOOKS, STRUCTURE_LOOKS, TERRAIN_LOOKS } from './looks'
import { type RuleId } from '#shared/rules/sentences/ruleIds'

/** Headings of forms. */
export const GROUPS = {
  looks: localized('Nom et aspect', 'Name and look'),
  movement: localized('Mouvement', 'Movement'),
  sight: localized('Couvert et vue', 'Cover and sight'),
  melee: localized('Combat', 'Combat'),
  wall: localized('Ouvrage', 'Structure'),
  effects: localized('Effets', 'Effects'),
  source: localized('Origine', 'Source'),
  /** Read by no rule: at the foot of every form. */
  file: localized('Fichier', 'File'),
} as const

export const FORBIDDEN = localized('interdit', 'forbidden')
export const NOTHING = localized('rien', 'nothing')
export const UNCHANGED = localized('sans changement', 'unchanged')
const LOOK = localized('Aspect', 'Look')

export const NAME = bothNames(localized('Nom', 'Name'))

/** The source of a row: printed in the source, our reconstruction of it, or ours. */
const SOURCES = {
  book: localized('de la règle imprimée', 'the printed rules'),
  reconstructed: localized('d’une reconstitution', 'a reconstruction'),
  house: localized('de l’auteur', 'the author'),
  uncertain: localized('d’une lecture incertaine', 'an uncertain reading'),
}
export type Source = keyof typeof SOURCES

/** In a column of a printed table. */
export const SOURCE_NAMES: Readonly<Record<Source, Localized>> = {
  book: localized('règle', 'book'),
  reconstructed: localized('reconstitué', 'reconstructed'),
  house: localized('de notre fait', 'ours'),
  uncertain: localized('incertain', 'uncertain'),
}

export const SOURCE_FIELDS = grouped(GROUPS.source, {
  source: choice(localized('Vient', 'Comes from'), SOURCES, {
    heading: localized('origine', 'source'),
    printed: SOURCE_NAMES,
  }),
  rule: optional(
    text(
      localized('Numéro de règle', 'Rule id'),
      plain(
        localized('un numéro de règle', 'a rule id'),
        (value): value is RuleId => typeof value === 'string' && isRuleId(value),
      ),
    ),
    NOTHING,
  ),
})
type Sourced = RowOf<typeof SOURCE_FIELDS> & { readonly id: string }

const character = plain(
  localized('un seul caractère', 'one character'),
  (value): value is string => typeof value === 'string' && value.length === 1,
)

export const TERRAIN_FIELDS = {
  ...grouped(GROUPS.looks, {
    name: NAME,
    look: look(LOOK, 'terrains', TERRAIN_LOOKS),
    caveLook: optional(
      look(localized('Aspect en caverne', 'Look in a cave'), 'terrains', TERRAIN_LOOKS),
      localized('le même', 'the same'),
    ),
  }),
  ...grouped(GROUPS.file, {
    /** The character of the map rows in the file. */
    char: text(localized('Caractère de la carte', 'Character on the map'), character),
  }),
}
export interface TerrainRow extends RowOf<typeof TERRAIN_FIELDS>, Sourced {}

const INTEGRITY = integer(localized('Coups avant la chute', 'Hits before it falls'), { min: 1 })
const STANDS = localized('ne tombe pas', 'does not fall')

export const FEATURE_FIELDS = {
  ...grouped(GROUPS.looks, {
    name: NAME,
    look: look(LOOK, 'features', FEATURE_LOOKS),
    slot: choice(
      localized('Emplacement', 'Slot'),
      {
        barrier: localized('obstacle', 'barrier'),
        opening: localized('ouverture', 'opening'),
        way: localized('voie', 'way'),
        fixture: localized('accès', 'fixture'),
      },
      { rule: 'DOC-3', heading: localized('emplacement', 'slot') },
    ),
    /** Knows which hex is inside (arrow slit, battlement, stairs). */
    directional: flag(localized('A un côté intérieur', 'Knows which hex is inside'), {
      rule: 'SID-3',
      heading: localized('orienté', 'directional'),
    }),
  }),
  ...grouped(GROUPS.wall, {
    /** Closes an enclosure, whatever opening it holds. */
    closes: flag(localized('Ferme une enceinte', 'Closes an enclosure'), {
      rule: 'CHK-6',
      heading: localized('ferme une enceinte', 'closes an enclosure'),
    }),
    /** Grown, not built: it completes a wall, but alone it makes no fortification. */
    natural: mark(
      localized(
        'Naturel\u202f: ne fait pas de fortification à lui seul',
        'Natural: alone it makes no fortification',
      ),
      { rule: 'CHK-6' },
    ),
    /** Must stand in a barrier that closes. */
    sitsInWall: flag(localized('Se place dans un mur', 'Sits in a wall'), { rule: 'SID-4' }),
    /** A way in for people: counts as an entrance of an enclosed area. */
    entrance: flag(localized('Entrée d’une enceinte', 'A way into an enclosure'), { rule: 'CHK-6' }),
    /** For a way up: from one level to the next, or over the wall of its side. */
    climbs: optional(
      choice(
        localized('Permet de gravir', 'Leads up'),
        { level: localized('un niveau', 'a level'), wall: localized('un mur', 'a wall') },
        { rule: 'CHK-5' },
      ),
      NOTHING,
    ),
    hasState: flag(localized('S’ouvre et se ferme', 'Opens and closes')),
    hasPortcullis: flag(localized('Peut avoir une herse', 'May have a portcullis')),
    /** Its side's units and guests pass it (CM-SID-6). */
    hasOwner: mark(localized('Appartient à un camp', 'Belongs to a side')),
    /** Hits a wall takes before it falls (MC-MAP-2). */
    integrity: optional(INTEGRITY, STANDS),
  }),
}
export interface FeatureRow extends RowOf<typeof FEATURE_FIELDS>, Sourced {}

export const STRUCTURE_FIELDS = {
  ...grouped(GROUPS.looks, {
    name: NAME,
    look: look(LOOK, 'structures', STRUCTURE_LOOKS),
    directional: flag(localized('A une orientation', 'Has a facing')),
  }),
  ...grouped(GROUPS.wall, {
    integrity: orNothing(INTEGRITY, STANDS),
    /** The barrier that it sets on each side it faces, its own hex inside. */
    front: optional(
      otherRow(localized('Obstacle de son front', 'Barrier of its front'), 'features', {
        slot: 'barrier',
        rule: 'MC-MAP-2',
      }),
      localized('ouvert', 'open'),
    ),
    opening: optional(
      otherRow(localized('Ouverture au milieu du front', 'Opening in the middle of its front'), 'features', {
        slot: 'opening',
      }),
      NOTHING,
    ),
  }),
}
export interface StructureRow extends RowOf<typeof STRUCTURE_FIELDS>, Sourced {}

export const MARKER_FIELDS = {
  ...grouped(GROUPS.looks, { name: NAME, look: look(LOOK, 'markers', STRUCTURE_LOOKS) }),
  ...grouped(GROUPS.effects, {
    /** Faces a side or a vertex (CM-OBS); left out, it lies anyhow. */
    directional: mark(localized('A une orientation', 'Has a facing'), {
      heading: localized('orienté', 'has a facing'),
    }),
    /** May start hidden (CM-OBS). */
    mayHide: mark(localized('Peut être caché au départ', 'May start hidden'), {
      heading: localized('peut être caché', 'may be hidden'),
    }),
    /** The terrain its hex counts as; its structure then counts no more (MC-MAP-2). */
    terrain: optional(
      otherRow(localized('Sa case compte comme', 'Its hex counts as'), 'terrains'),
      UNCHANGED,
    ),
    /** Walls that fall under hits stand there no more, wherever painted (MC-MAP-2). */
    opensSides: mark(localized('Ouvre les bords de sa case', 'Opens the sides of its hex')),
  }),
}
export interface MarkerRow extends RowOf<typeof MARKER_FIELDS>, Sourced {}
