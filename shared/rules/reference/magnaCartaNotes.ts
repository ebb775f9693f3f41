/** The parts of Magna Carta’s rules that are uncertain or filled in by us, by the source of the rule. */
import { localized } from '#shared/i18n/localized'
import { type NotesBySource } from './notesBySource'

const COUNTER_TOP = localized(
  'La fiche du jeu dit que le haut du pion compte pour l’infiltration, les règles d’infiltration que l’une ou l’autre case compte\u202f: celles-ci l’emportent, par notre choix.',
  'The game sheet says that the counter’s top counts for infiltration, the infiltration rules that either hex does: these win, by our choice.',
)
const FROM_PLAYERS = localized(
  'Raconté par des joueurs des plateaux, dans aucun texte de règles\u202f: un préréglage, pas une constante.',
  'Told by players of the boards, in no rule text: a preset, not a constant.',
)

export const MAGNA_CARTA_NOTES: NotesBySource = {
  book: {
    'MC-GEO-3': COUNTER_TOP,
    'MC-INF-14': COUNTER_TOP,
    'MC-ATT-3': localized(
      'L’exemple montre un personnage «\u202fsous un arbre\u202f»\u202f; qu’un verger compte est une option\u202f: il compte, sauf si le scénario en décide autrement.',
      'The example has a character “under a tree”; whether an orchard counts is an option: it does unless the scenario says otherwise.',
    ),
    'MC-INF-8': localized(
      'La source ne dit pas ce qu’est un bateau\u202f: des cases de bateau qui se touchent en sont un, sauf si un obstacle (le bord d’un navire) les sépare.',
      'The source does not say what one boat is: boat hexes that touch are, unless a barrier (a ship’s side) stands between them.',
    ),
    'MC-INF-5': localized(
      '«\u202fCe tour\u202f» est lu comme le tour de jeu entier, car c’est ce que la source dit le plus fermement de sa durée.',
      '“This turn” is read as the whole game turn, as the source’s remark on its duration is the strongest.',
    ),
    'MC-INF-13': localized(
      'Que cela vaille pour un cavalier à côté d’un bois est une conséquence que nous tirons.',
      'That it holds for a rider next to a wood is our consequence.',
    ),
    'MC-FIR-2': localized(
      'Qu’un dé inférieur à 1 compte pour 1 est de notre fait.',
      'That a die below 1 counts as 1 is ours.',
    ),
    'MC-RET-2': localized(
      'Où va un ami qui fait place n’est pas dit\u202f: d’un pas, sur une case libre (HS-MOV-8).',
      'Where a displaced friend goes is not said: one step, to a free hex (HS-MOV-8).',
    ),
    'MC-RET-3': localized(
      'La façon dont un cavalier garde la ligne droite est de notre fait\u202f: le pion entier se déplace et garde son orientation, où qu’il regarde.',
      'How a rider keeps to a straight line is ours: the whole counter is moved, its facing kept, whichever way it faces.',
    ),
    'MC-ADV-1': localized(
      'La longueur d’une avance n’est pas dans la source\u202f: une donnée, 2 sauf si une table maison en décide autrement.',
      'The length of an advance is not in the source: data, 2 unless a house table says otherwise.',
    ),
  },
  reconstructed: {
    'MC-SEQ-1': localized(
      'L’ordre des phases est sous-entendu, jamais énuméré.',
      'The order of the phases is implied, never listed.',
    ),
    'MC-FIR-1': localized(
      'Les limites de l’arc composite à cheval, du second mode de l’arc court et de la dague ont été rattachées en comptant les cases du tableau.',
      'The limits of the mounted composite bow, of the short bow’s second mode and of the dagger were attached by counting cells.',
    ),
    'MC-FIR-3': localized(
      'La source nomme les neuf mêmes lignes autrement pour trois groupes d’armes\u202f; un seul tableau et un décalage disent la même chose.',
      'The source labels the same nine rows differently for three groups of weapons; one table and a shift say the same.',
    ),
    'MC-FIR-4': localized(
      'Le tableau de la source nous est parvenu brouillé\u202f; ses cases ont été remises en place en les comptant.',
      'The source’s table reached us scrambled; its cells were put back by counting.',
    ),
    'MC-CBT-4': localized(
      'La source donne les lettres de chaque colonne sans ses blancs\u202f: où se trouve «\u202fsans effet\u202f» est une option à deux lectures. Les chances sont les mêmes dans les deux.',
      'The source lists the letters of each column without its blanks: where “no effect” stands is an option with two readings. The chances are the same in both.',
    ),
    'MC-CBT-5': localized(
      'Sous-entendu par le texte de Savoie. Un bonus de charge existe, mais aucune source n’en donne le chiffre\u202f: une donnée, aucun.',
      'Implied by the Savoy text. A charge bonus exists, but no source gives its figure: data, none.',
    ),
    'MC-MAP-1': FROM_PLAYERS,
    'MC-MAP-2': FROM_PLAYERS,
    'MC-MAP-3': FROM_PLAYERS,
    'MC-MAP-4': FROM_PLAYERS,
    'MC-MAP-5': FROM_PLAYERS,
  },
  house: {
    'MC-ATT-2': undefined,
    'MC-ATT-4': localized(
      'La source ne parle de bateaux que pour l’infiltration\u202f; rien n’y interdit le corps à corps.',
      'The source speaks of boats for infiltration only; nothing forbids melee there.',
    ),
    'MC-ATT-5': undefined,
  },
  uncertain: {
    'MC-RET-1': localized(
      'La source dit seulement «\u202fen s’éloignant du tir\u202f»\u202f; deux ou trois cases sont plus loin du tireur. Une option prend au contraire la mieux alignée.',
      'The source says “away from the fire” only; two or three hexes are farther from the firer. An option takes the best aligned instead.',
    ),
    'MC-RET-5': localized(
      'La source ne dit pas ce que signifie un arrêt au milieu d’un recul.',
      'The source does not say what a stop in the middle of a retreat means.',
    ),
    'MC-NAP-1': localized(
      'Le schéma d’impact est une image qui manque à la source\u202f; le nôtre est une donnée. La fiche y fait lancer le dé à tous les tireurs, pas aux seuls lance-naphte\u202f; ici les autres projectiles touchent la case visée.',
      'The scatter diagram is a picture that is missing from the source; ours is data. The sheet has all shooters roll on it, not naphtha throwers alone; here other missiles hit the hex aimed at.',
    ),
    'MC-NAP-2': localized(
      'Que le naphte s’allume à l’impact ou plus tard n’est pas dit\u202f; à l’impact, sauf choix contraire.',
      'Whether naphtha is lit on impact or later is not said; on impact unless told otherwise.',
    ),
  },
}
