/**
 * The families of rules, in the order in which the rules are read: the sections of the rules dialog and of RULES.md. And
 * which rulesets a family belongs to, and which rules of another game a ruleset changes.
 */
import { type Localized, localized } from '#shared/i18n/localized'
import { type RuleId } from '../sentences/ruleIds'

export interface RuleFamily {
  /** The beginning of its ids: "MC-INF" of "MC-INF-5". */
  readonly prefix: string
  readonly title: Localized
  /** Ids of the rulesets in which it holds; absent = in all. */
  readonly of?: readonly string[]
}

const MEDIEVAL = ['magna-carta', 'savoy']
const SAVOY = ['savoy']
const FANTASY = ['common-mechanics']

const family = (prefix: string, of: readonly string[] | undefined, fr: string, en: string): RuleFamily => ({
  prefix,
  title: localized(fr, en),
  ...(of && { of }),
})

export const RULE_FAMILIES: readonly RuleFamily[] = [
  family('MC-GEO', MEDIEVAL, 'Orientation et pions de deux cases', 'Facing and two-hex counters'),
  family('MC-ATT', MEDIEVAL, 'Qui peut attaquer qui', 'Who can attack whom'),
  family('MC-SEQ', MEDIEVAL, 'Séquence de jeu', 'Sequence'),
  family('MC-INF', MEDIEVAL, 'Infiltration', 'Infiltration'),
  family('MC-VOL', MEDIEVAL, 'Volte d’un cavalier', 'About-turn of a rider'),
  family('MC-FIR', MEDIEVAL, 'Tir', 'Fire'),
  family('MC-RET', MEDIEVAL, 'Recul', 'Retreat'),
  family('MC-ADV', MEDIEVAL, 'Avance après combat', 'Advance'),
  family('MC-CBT', MEDIEVAL, 'Combat', 'Combat'),
  family('MC-NAP', MEDIEVAL, 'Naphte', 'Naphtha'),
  family('MC-MAP', MEDIEVAL, 'Plateaux et pions', 'Boards and counters'),
  family('SV-CTR', SAVOY, 'Savoie\u202f: ce que montre un pion', 'Savoy: what a counter shows'),
  family('SV-MOV', SAVOY, 'Savoie\u202f: mouvement', 'Savoy: movement'),
  family('SV-GRP', SAVOY, 'Savoie\u202f: avance en groupe', 'Savoy: group advance'),
  family('SV-OPP', SAVOY, 'Savoie\u202f: attaques d’opportunité', 'Savoy: opportunity attacks'),
  family('SV-FIR', SAVOY, 'Savoie\u202f: tir', 'Savoy: fire'),
  family('SV-CBT', SAVOY, 'Savoie\u202f: combat', 'Savoy: combat'),
  family('SV-WAL', SAVOY, 'Savoie\u202f: mur de boucliers', 'Savoy: shield wall'),
  family('SV-ARM', SAVOY, 'Savoie\u202f: armure et bouclier', 'Savoy: armour and shield'),
  family('CM-TER', FANTASY, 'Terrain', 'Terrain'),
  family('CM-SID', FANTASY, 'Bords d’hex', 'Hexsides'),
  family('CM-ADJ', FANTASY, 'Adjacence', 'Adjacency'),
  family('CM-ENG', FANTASY, 'Engagement', 'Engagement'),
  family('CM-ORI', FANTASY, 'Orientation', 'Facing'),
  family('CM-STK', FANTASY, 'Empilement', 'Stacking'),
  family('CM-LOS', FANTASY, 'Ligne de vue', 'Line of sight'),
  family('CM-WAN', FANTASY, 'Errement', 'Wandering'),
  family('CM-FLY', FANTASY, 'Vol', 'Flight'),
  family('CM-INF', FANTASY, 'Infiltration', 'Infiltration'),
  family('CM-HID', FANTASY, 'Unités cachées et leurres', 'Hidden units and decoys'),
  family('CM-CMD', FANTASY, 'Commandement d’une position à l’autre', 'Command across positions'),
  family('CM-STAT', FANTASY, 'Unités', 'Units'),
  family('CM-SCN', FANTASY, 'Début d’un scénario', 'Start of a scenario'),
  family('CM-OBS', FANTASY, 'Obstacles', 'Obstacles'),
  family('HS-LOS', MEDIEVAL, 'De notre fait\u202f: vue et couvert', 'Ours: sight and cover'),
  family('HS-MOV', MEDIEVAL, 'De notre fait\u202f: mouvement', 'Ours: movement'),
  family('HS-OPN', MEDIEVAL, 'De notre fait\u202f: portes et herses', 'Ours: gates and portcullises'),
  family('HS-CAP', MEDIEVAL, 'De notre fait\u202f: prisonniers', 'Ours: prisoners'),
  family(
    'SCN',
    undefined,
    'Scénario\u202f: options, renforts, victoire',
    'Scenario: options, reinforcements, victory',
  ),
  family('DOC', undefined, 'Ce que contient un scénario', 'What a scenario holds'),
  family('SID', undefined, 'Bords de case', 'Hexsides'),
  family('CTR', undefined, 'Pions', 'Counters'),
  family('CHK', undefined, 'Contrôles', 'Checks'),
]

/** "MC-INF" of "MC-INF-5"; "MC-ATT" of itself. */
export function familyPrefix(id: RuleId): string {
  return id.replace(/-\d+$/, '')
}

export function familiesOf(ruleset: string): readonly RuleFamily[] {
  return RULE_FAMILIES.filter(({ of }) => of?.includes(ruleset) ?? true)
}

/** The rules of another game that a ruleset changes, wholly or in part, with its own that say how. */
export const CHANGED_RULES: Readonly<Record<string, Partial<Record<RuleId, readonly RuleId[]>>>> = {
  savoy: {
    'MC-GEO-1': ['SV-CTR-4', 'SV-MOV-1'],
    'MC-INF-1': ['SV-MOV-2', 'SV-OPP-1'],
    'MC-INF-5': ['SV-OPP-2'],
    'MC-INF-6': ['SV-OPP-2'],
    'MC-INF-9': ['SV-OPP-4'],
    'MC-INF-10': ['SV-OPP-5'],
    'MC-FIR-2': ['SV-FIR-4'],
    'MC-CBT-3': ['SV-FIR-4'],
    'MC-CBT-5': ['SV-CBT-1'],
  },
}
