/** The rows of a map as medieval rules read them: what every ruleset's rows say, and costs, cover, sight and melee. */
import { type Localized, localized } from '#shared/i18n/localized'
import {
  choice,
  type Field,
  flag,
  grouped,
  integer,
  mark,
  optional,
  orNothing,
  parts,
  type RowOf,
} from '../../fields/field'
import * as map from '#shared/rules/map/mapRows'
import { FORBIDDEN, GROUPS, NOTHING, SOURCE_FIELDS } from '#shared/rules/map/mapRows'
import { type Rows } from '#shared/rules/contract/rows'
import { type CounterSchema, type FaceRow } from '#shared/rules/contract/ruleset'
import { COVER_NAMES } from './covers'

const cover = choice(localized('Couverture', 'Cover'), COVER_NAMES, {
  heading: localized('couverture', 'cover'),
})
/** Movement points; nothing = may not enter or cross. */
const points = (name: Localized, heading: Localized): Field<number | undefined> =>
  orNothing(integer(name, { heading }), FORBIDDEN)
const sightHeight = integer(
  localized('Hauteur qui arrête la vue, niveaux', 'Height that stops sight, levels'),
  {
    rule: 'HS-LOS-4',
  },
)
const UNDER_A_ROOF = localized('Sous un toit', 'Under a roof')

export const TERRAIN_FIELDS = {
  ...map.TERRAIN_FIELDS,
  ...grouped(GROUPS.movement, {
    costFoot: points(
      localized('Points pour entrer à pied', 'Points to enter on foot'),
      localized('coût à pied', 'cost on foot'),
    ),
    costMounted: points(
      localized('Points pour entrer à cheval', 'Points to enter mounted'),
      localized('coût monté', 'cost mounted'),
    ),
    /** A group passes it one behind the other: stairs. */
    inFile: mark(localized('Un groupe y passe en file', 'A group passes it in file'), { rule: 'SV-GRP-1' }),
    /** Only swimmers and boats enter; a character on foot in it is a finding. */
    deepWater: flag(localized('Eau profonde', 'Deep water')),
    /** Boats are islands for opportunity attacks. */
    boat: flag(localized('Bateau', 'Boat'), { rule: 'MC-INF-8' }),
  }),
  ...grouped(GROUPS.sight, {
    cover,
    /** The cover of who stands at its edge, fired at from open ground. */
    edgeCover: optional(
      choice(localized('Couverture à la lisière', 'Cover at its edge'), COVER_NAMES),
      localized('la même', 'the same'),
    ),
    /** Levels that what grows or stands there rises above the ground, for sight over it; 0 = nothing. */
    sightHeight,
    /** Seen across only by who is under a roof too. */
    roofed: flag(UNDER_A_ROOF, { rule: 'HS-LOS-8' }),
  }),
  ...grouped(GROUPS.melee, {
    /** The hex lies under trees: a rider cannot attack into it, a group not advance through it (SV-GRP-1). */
    wooded: flag(
      localized('Boisé\u202f: un cavalier n’y attaque pas', 'Wooded: a rider cannot attack into it'),
      { rule: 'MC-ATT-3', heading: localized('boisé', 'wooded') },
    ),
    /** Not wooded where the option `orchards` says so. */
    treesInRows: mark(
      localized(
        'Arbres en rangs\u202f: selon l’option des vergers',
        'Trees in rows: by the option of orchards',
      ),
      { rule: 'MC-ATT-3' },
    ),
  }),
  ...SOURCE_FIELDS,
}
export interface TerrainRow extends RowOf<typeof TERRAIN_FIELDS> {
  readonly id: string
}

export const FEATURE_FIELDS = {
  ...map.FEATURE_FIELDS,
  ...grouped(GROUPS.movement, {
    /**
     * Points beside the cost of the hex. Of an opening or a fixture: what it makes of the barrier's; a closed door is not
     * crossed.
     */
    crossFoot: points(
      localized('Points pour franchir à pied', 'Points to cross on foot'),
      localized('à pied', 'on foot'),
    ),
    crossMounted: points(
      localized('Points pour franchir à cheval', 'Points to cross mounted'),
      localized('monté', 'mounted'),
    ),
    /** On a way: what entering along it costs in place of the terrain's. */
    along: optional(
      parts(localized('Points en suivant la voie', 'Points along the way'), {
        foot: integer(localized('à pied', 'on foot')),
        mounted: integer(localized('à cheval', 'mounted')),
      }),
      localized('ceux du terrain', 'those of the terrain'),
    ),
  }),
  ...grouped(GROUPS.melee, {
    blocksMelee: choice(
      localized('Interdit le combat', 'Forbids melee across'),
      {
        never: localized('jamais', 'never'),
        'when-closed': localized('quand c’est fermé', 'when closed'),
        always: localized('toujours', 'always'),
      },
      {
        rule: 'MC-ATT-2',
        heading: localized('corps à corps', 'melee across'),
        printed: {
          always: localized('non', 'no'),
          'when-closed': localized('si c’est ouvert', 'when open'),
          never: localized('oui', 'yes'),
        },
      },
    ),
    /** An opening that lets melee pass where its barrier forbids it (an open gate in a wall). */
    opensMelee: flag(localized('Laisse combattre à travers son mur', 'Lets melee pass through its wall'), {
      rule: 'MC-ATT-2',
    }),
    narrow: mark(localized('Trop étroit pour un lance-naphte', 'Too narrow for a naphtha thrower'), {
      rule: 'MC-MAP-4',
    }),
  }),
  ...grouped(GROUPS.sight, {
    /** A loophole lets through only lines of who stands directly behind it (its inside; either hex when it has none). */
    sight: choice(
      localized('Vue à travers', 'Sight across'),
      {
        clear: localized('libre', 'clear'),
        blocks: localized('arrêtée', 'stopped'),
        'when-closed': localized('arrêtée quand c’est fermé', 'stopped when closed'),
        loophole: localized('par qui se tient juste derrière', 'of who stands just behind'),
      },
      {
        rule: 'HS-LOS-7',
        heading: localized('vue', 'sight'),
        printed: {
          clear: localized('libre', 'clear'),
          blocks: localized('masquée', 'blocked'),
          'when-closed': localized('si c’est ouvert', 'when open'),
          loophole: localized('de derrière seulement', 'from behind it only'),
        },
      },
    ),
    /** Levels above the higher of its two hexes at which sight passes over it again. */
    sightHeight,
    cover,
    /** The cover that its lowered portcullis gives, seen through the bars (HS-LOS). */
    portcullisCover: optional(
      choice(localized('Couverture de la herse baissée', 'Cover of its lowered portcullis'), COVER_NAMES),
      NOTHING,
    ),
  }),
  ...SOURCE_FIELDS,
}
export interface FeatureRow extends RowOf<typeof FEATURE_FIELDS> {
  readonly id: string
}

export const STRUCTURE_FIELDS = {
  ...map.STRUCTURE_FIELDS,
  ...grouped(GROUPS.wall, {
    mountedMayEnter: flag(localized('Un cavalier peut y entrer', 'Riders may enter')),
  }),
  ...grouped(GROUPS.sight, {
    cover,
    sightHeight: optional(sightHeight, NOTHING),
    roofed: mark(UNDER_A_ROOF, { rule: 'HS-LOS-8' }),
  }),
  ...SOURCE_FIELDS,
}
export interface StructureRow extends RowOf<typeof STRUCTURE_FIELDS> {
  readonly id: string
}

export const MARKER_FIELDS = {
  ...map.MARKER_FIELDS,
  ...grouped(GROUPS.effects, {
    cover: orNothing(cover, map.UNCHANGED),
    /** A character that stands on it rolls. */
    burns: mark(localized('Sa case brûle', 'Its hex burns'), { rule: 'MC-NAP-2' }),
  }),
  ...SOURCE_FIELDS,
}
export interface MarkerRow extends RowOf<typeof MARKER_FIELDS> {
  readonly id: string
}

/** The state of the character that a face shows. */
export interface MedievalFace extends FaceRow {
  readonly footprint: 1 | 2
  readonly mounted: boolean
  readonly wounded: boolean
  /** The sheets that own this face: those on foot, those mounted, or both. */
  readonly ownedBy: 'foot' | 'mounted' | 'both'
  /** A mount without its rider: it fights nobody. */
  readonly riderless?: true
  /** Fallen, and never up again: it blocks no movement. */
  readonly fallen?: true
}

/** The rows a medieval rule reads: a ruleset's own, or a scenario's effective ones. */
export interface MedievalRows extends Rows {
  readonly terrains: readonly TerrainRow[]
  readonly features: readonly FeatureRow[]
  readonly structures: readonly StructureRow[]
  readonly markers: readonly MarkerRow[]
  readonly counterSchema: CounterSchema<MedievalFace>
}
