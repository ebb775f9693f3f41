/** The rows of a map as the common mechanics read them: what every ruleset's rows say, and classes, crossing and Advantage. */
import { localized, sameInBoth } from '#shared/i18n/localized'
import { choice, flag, grouped, integer, mark, optional, type RowOf } from '../../fields/field'
import * as map from '#shared/rules/map/mapRows'
import { GROUPS, NOTHING, SOURCE_FIELDS } from '#shared/rules/map/mapRows'
import { type Rows } from '#shared/rules/contract/rows'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { DIFFICULTY_NAMES } from './difficulties'
import { type StepsFace } from './counterSchema'

export const TERRAIN_FIELDS = {
  ...map.TERRAIN_FIELDS,
  ...grouped(GROUPS.movement, {
    difficulty: choice(localized('Classe de terrain', 'Class of terrain'), DIFFICULTY_NAMES, {
      heading: localized('difficulté', 'class'),
      rule: 'CM-TER-1',
    }),
  }),
  ...SOURCE_FIELDS,
}
export interface TerrainRow extends RowOf<typeof TERRAIN_FIELDS> {
  readonly id: string
}

const ADVANTAGE = { min: -99 } as const

export const FEATURE_FIELDS = {
  ...map.FEATURE_FIELDS,
  ...grouped(GROUPS.movement, {
    /**
     * On the ground: as any other side, at the cost of a rough one, by climbers only, by swimmers only. Of an opening: what it
     * makes of its barrier for the owner's units and those it lets pass (CM-SID-6).
     */
    crossing: choice(
      localized('Se franchit', 'Is crossed'),
      {
        free: localized('librement', 'freely'),
        rough: localized('comme un bord accidenté', 'as a rough side'),
        climb: localized('en grimpant', 'by climbers'),
        swim: localized('à la nage', 'by swimmers'),
      },
      {
        rule: 'CM-SID-4',
        heading: localized('franchissement', 'crossing'),
        printed: {
          free: localized('libre', 'free'),
          rough: localized('au coût du bord accidenté', 'at the cost of a rough hexside'),
          climb: localized('grimpeuses et volantes', 'climbers and flyers'),
          swim: localized('nageuses et volantes', 'swimmers and flyers'),
        },
      },
    ),
    /** On a way: it takes the road column in place of the terrain's. */
    road: flag(localized('Compte comme une route', 'Counts as a road'), { rule: 'CM-TER-4' }),
    /** An ordinary side, whatever would be derived for it. */
    levels: flag(
      localized('Bord ordinaire, quoi qu’il y ait autour', 'An ordinary side, whatever is around'),
      {
        rule: 'CM-SID-3',
      },
    ),
  }),
  ...grouped(GROUPS.melee, {
    /** Counts beside the climber's or swimmer's own. */
    shock: integer(localized('Avantage du choc à travers', 'Advantage of shock across'), {
      ...ADVANTAGE,
      heading: localized('choc', 'shock'),
      rule: 'CM-SID-4',
    }),
    /** At a target just behind it. */
    fire: integer(localized('Avantage du tir sur qui est derrière', 'Advantage of fire at who is behind'), {
      ...ADVANTAGE,
      heading: localized('tir sur qui est juste derrière', 'fire at who is just behind'),
      rule: 'CM-SID-2',
    }),
    /** Lost before crossing or shocking across it. */
    endsCharge: flag(localized('Fait perdre la charge', 'A charge is lost')),
    /** No formation crosses it or shocks across it. */
    endsFormation: flag(localized('Interdit aux formations', 'No formation crosses')),
  }),
  ...SOURCE_FIELDS,
}
export interface FeatureRow extends RowOf<typeof FEATURE_FIELDS> {
  readonly id: string
}

/** @rule CM-OBS */
export const MARKER_FIELDS = {
  ...map.MARKER_FIELDS,
  ...grouped(GROUPS.effects, {
    /** No new charge, a charge is lost entering or attacking, nobody forms up. */
    obstacle: flag(
      localized('Obstacle\u202f: ni charge ni formation', 'Obstacle: no charge, no forming up'),
      { rule: 'CM-OBS', heading: localized('obstacle', 'obstacle'), printed: { false: sameInBoth('') } },
    ),
    defensive: mark(localized('Ouvrage défensif', 'Defensive work'), {
      heading: localized('défense', 'defensive work'),
    }),
    target: mark(localized('Peut être attaqué', 'May be attacked'), {
      heading: localized('cible', 'target'),
    }),
    flammable: mark(localized('Rend sa case inflammable', 'Makes its hex flammable'), {
      heading: localized('inflammable', 'flammable'),
    }),
    /** Only where the hex is flammable. */
    burns: optional(
      choice(
        localized('Feu', 'Fire'),
        { start: localized('départ de feu', 'start of a fire'), blaze: localized('brasier', 'blaze') },
        { rule: 'CM-TER-3' },
      ),
      NOTHING,
    ),
    /** Lets infantry in by a minimal move, flyers and infiltrators freely, nobody else (the palisade). */
    closesFront: mark(localized('Ferme ses bords de front', 'Closes its front sides'), {
      heading: localized(
        'bords avant\u202f: vers l’intérieur, infanterie par mouvement minimal\u202f; vol et infiltration libres',
        'front sides: inwards, infantry by a minimal move; flight and infiltration free',
      ),
    }),
  }),
  ...grouped(GROUPS.movement, {
    extraHalves: integer(localized('Demi-points de plus pour entrer', 'Half points more to enter')),
    /** Only when that is harder than its own. */
    difficulty: optional(
      choice(localized('Sa case devient au moins', 'Its hex becomes at least'), DIFFICULTY_NAMES, {
        rule: 'CM-TER-1',
      }),
      map.UNCHANGED,
    ),
    only: optional(
      choice(localized('Peut se trouver', 'May lie'), {
        outdoors: localized('à l’extérieur', 'outdoors'),
        water: localized('dans l’eau', 'in water'),
      }),
      localized('partout', 'anywhere'),
    ),
    stacking: optional(
      integer(localized('Points d’empilement qu’il prend', 'Stacking points that it takes'), { min: 1 }),
      NOTHING,
    ),
  }),
  ...grouped(localized('Vue et errement', 'Sight and wandering'), {
    /** On a crossed hex. */
    blocksSight: mark(localized('Arrête la vue', 'Blocks sight'), {
      rule: 'CM-LOS-10',
      heading: localized('bloque la vue', 'blocks sight'),
    }),
    wandering: optional(
      integer(localized('Niveau d’errement', 'Wandering level'), { min: 1, max: 4, rule: 'CM-LOS-10' }),
      NOTHING,
    ),
  }),
  ...SOURCE_FIELDS,
}
export interface MarkerRow extends RowOf<typeof MARKER_FIELDS> {
  readonly id: string
}

/** The rows that a rule of this game reads: the ruleset's own, or a scenario's effective ones. */
export interface FantasyRows extends Rows {
  readonly terrains: readonly TerrainRow[]
  readonly features: readonly FeatureRow[]
  readonly structures: readonly never[]
  readonly markers: readonly MarkerRow[]
  readonly counterSchema: CounterSchema<StepsFace>
}
