/** The rules of Magna Carta by id, each in one sentence of ours: what panels and findings quote. Kept by hand. */
import { type Localized } from '#shared/i18n/localized'

export const MAGNA_CARTA_RULES = {
  'MC-GEO-1': {
    fr: 'À pied, l’orientation n’a pas d’effet.',
    en: 'On foot, facing has no effect.',
  },
  'MC-GEO-2': {
    fr: 'Un cavalier fait face à un bord de case et couvre sa case avant et celle qui est juste derrière.',
    en: 'A rider faces a hexside and covers its front hex and the one directly behind.',
  },
  'MC-GEO-3': {
    fr: 'La case avant d’un cavalier est sa position pour le naphte\u202f; pour l’infiltration, ses deux cases comptent.',
    en: 'The front hex of a rider is its position for naphtha; for infiltration either hex counts.',
  },
  'MC-ATT': {
    fr: 'On attaque au corps à corps une case adjacente à la sienne (à l’une des deux, pour un cavalier).',
    en: 'Melee is against a hex adjacent to one’s own (to either half of a rider).',
  },
  'MC-ATT-1': {
    fr: 'Une fenêtre ou une meurtrière interdit le corps à corps à travers elle, dans les deux sens.',
    en: 'A window or an arrow slit forbids melee across it, both ways.',
  },
  'MC-ATT-2': {
    fr: 'Pas de corps à corps à travers un mur haut, des créneaux, une falaise, une porte fermée ou une herse baissée\u202f; il est possible par-dessus un muret, une haie, une clôture, un escalier, une échelle, ou par une porte ouverte.',
    en: 'No melee across a high wall, a battlement, a cliff, a closed door or gate or a lowered portcullis; it is possible across a low wall, hedge, fence, stairs, ladder or open door.',
  },
  'MC-ATT-3': {
    fr: 'Un cavalier ne peut pas attaquer une case boisée\u202f: il y faut des arbres, ceux d’un verger comptent, sauf si le scénario en décide autrement (lecture incertaine).',
    en: 'A rider cannot attack into a wooded hex: one with trees, those of an orchard included unless the scenario says otherwise (uncertain reading).',
  },
  'MC-ATT-4': {
    fr: 'Entre deux bateaux, ou d’un bateau à la rive, l’infiltration suit sa propre règle.',
    en: 'Between two boats, or from a boat to the shore, infiltration has its own rule.',
  },
  'MC-ATT-5': {
    fr: 'Un personnage assommé ou mort, une monture seule n’attaquent personne.',
    en: 'A stunned or dead character, or a mount alone, attacks nobody.',
  },
  'MC-SEQ-1': {
    fr: 'Un tour de joueur\u202f: tir offensif, mouvement (avec le tir défensif adverse), combat.',
    en: 'A player turn is offensive fire, movement (with the opponent’s defensive fire), combat.',
  },
  'MC-INF-1': {
    fr: 'En mouvement, on est vulnérable dans chaque case où l’on entre et dont on sort, jamais dans celle où l’on s’arrête.',
    en: 'When moving, one is vulnerable in every hex entered and left, never in the hex where one stops.',
  },
  'MC-INF-2': {
    fr: 'En avance après combat, on est vulnérable dans chaque case où l’on entre, sauf la première.',
    en: 'When advancing after combat, one is vulnerable in every hex entered but the first.',
  },
  'MC-INF-3': {
    fr: 'En retraite, on est vulnérable dans chaque case où l’on entre, de la première à la dernière.',
    en: 'When retreating, one is vulnerable in every hex entered, first to last.',
  },
  'MC-INF-4': {
    fr: 'On ne fait pas retraite sur une case adjacente à un adversaire qui a pris part au combat\u202f; sans case permise, le personnage reste et il est blessé.',
    en: 'A retreat hex adjacent to an opponent who took part in the combat is forbidden; with no hex left the character stays and is wounded instead.',
  },
  'MC-INF-5': {
    fr: 'Un adversaire n’est pas disponible s’il peut être attaqué par un autre ennemi, si un tir offensif l’a blessé ou fait reculer, ou s’il a fait un tir défensif.',
    en: 'An opponent is not available when another enemy could attack it, when offensive fire wounded it or made it retreat, or when it made defensive fire.',
  },
  'MC-INF-6': {
    fr: 'Chaque adversaire place au plus une attaque d’opportunité par phase, si son propriétaire le veut\u202f; après elle, il ne fait plus de tir défensif dans la phase.',
    en: 'Each opponent makes one opportunity attack a phase at most, as its owner pleases; after it, it makes no defensive fire in that phase.',
  },
  'MC-INF-7': {
    fr: 'Plusieurs adversaires lancent le dé l’un après l’autre, avec effet immédiat.',
    en: 'Several opponents roll one after another, effects at once.',
  },
  'MC-INF-8': {
    fr: 'Pas d’attaque d’opportunité à travers une fenêtre ou une meurtrière, ni à cheval dans un bois, ni contre qui traverse un bateau quand on n’est pas à bord\u202f; d’un bateau, on peut attaquer qui passe à côté, sur terre ou dans l’eau. Lecture incertaine\u202f: des cases de bateau qui se touchent sont un seul bateau, sauf si un bord les sépare.',
    en: 'No opportunity attack across a window or slit, nor mounted into a wood, nor against a character crossing a boat, unless aboard it; from a boat one may attack who passes beside it, on land or in water. Uncertain reading: boat hexes that touch are one boat, unless a side between them says otherwise.',
  },
  'MC-INF-9': {
    fr: 'Au dé modifié\u202f: 5 ou moins, rien\u202f; 6 ou 7, arrêt\u202f; 8 ou 9, blessé\u202f; 10 ou plus, tué.',
    en: 'Modified die: 5 or less nothing; 6 or 7 stop; 8 or 9 wounded; 10 or more killed.',
  },
  'MC-INF-10': {
    fr: 'Le dé est modifié selon que chacun est monté ou blessé, celui qui s’infiltre en armure, l’adversaire muni d’une arme d’hast.',
    en: 'The die is modified for each one mounted or wounded, the mover in armour, the opponent with a pole arm.',
  },
  'MC-INF-11': {
    fr: 'Un personnage blessé ou assommé qui est de nouveau blessé ou assommé est mort\u202f; un assommé forcé de reculer l’est aussi.',
    en: 'A wounded or stunned character who is wounded or stunned again is dead; so is a stunned one who is forced back.',
  },
  'MC-INF-12': {
    fr: 'L’attaque d’opportunité se juge à l’instant\u202f: un ami qui vient d’arriver au contact protège déjà.',
    en: 'An opportunity attack is judged at that instant: a friend just come into contact already protects.',
  },
  'MC-INF-13': {
    fr: 'Un ennemi derrière une meurtrière ou une fenêtre ne rend pas un adversaire indisponible.',
    en: 'An enemy behind a slit or window does not make an opponent unavailable.',
  },
  'MC-INF-14': {
    fr: 'Un cavalier passe avec ses deux cases\u202f; un adversaire proche de l’une ou des deux lance un seul dé.',
    en: 'A rider crosses with both halves; an opponent next to either or both rolls one die.',
  },
  'MC-VOL-1': {
    fr: 'Pendant une volte, seuls attaquent les adversaires placés sur les deux cases latérales centrales.',
    en: 'During an about-turn, only opponents in the two central lateral hexes attack.',
  },
  'MC-VOL-2': {
    fr: 'La volte échange l’avant et l’arrière, et prend l’attaque de l’adversaire pour la phase.',
    en: 'The about-turn exchanges front and rear, and uses up the opponent’s attack for the phase.',
  },
  'MC-FIR-1': {
    fr: 'Chaque arme de jet a ses portées, ses moments de tir et sa limite de mouvement.',
    en: 'Each missile weapon has its ranges, its moments to fire and its limit on movement.',
  },
  'MC-FIR-2': {
    fr: 'Le dé de tir est modifié par la portée, la blessure du tireur, l’archer à cheval turc, le tir d’archer ou d’arbalétrier à moins de 4 cases, l’armure de la cible.',
    en: 'The fire die is modified by range, the firer’s wound, a Turkish horse archer, an archer or crossbowman less than 4 hexes away, the target’s armour.',
  },
  'MC-FIR-3': {
    fr: 'La ligne du tableau de tir est le dé modifié plus le décalage de l’arme, 9 au plus.',
    en: 'The row of the fire table is the modified die plus the weapon’s shift, 9 at most.',
  },
  'MC-FIR-4': {
    fr: 'Le résultat d’un tir se lit selon la couverture de la cible.',
    en: 'The result of fire is read by the target’s cover.',
  },
  'MC-FIR-5': {
    fr: 'Contre un personnage à pied\u202f: recul, blessure ou mort.',
    en: 'Against a character on foot: retreat, wound or death.',
  },
  'MC-FIR-6': {
    fr: 'Contre un cavalier, le résultat distingue l’homme et la monture.',
    en: 'Against a rider, the result tells man and mount apart.',
  },
  'MC-RET-1': {
    fr: 'La première case d’un recul doit éloigner du tireur.',
    en: 'The first hex of a retreat must lead away from the firer.',
  },
  'MC-RET-2': {
    fr: 'Reculer près d’un ennemi entraîne un test d’infiltration.',
    en: 'Retreating next to an enemy triggers an infiltration test.',
  },
  'MC-RET-3': {
    fr: 'Qui ne peut reculer de toute la distance est blessé\u202f; un cavalier recule en ligne droite.',
    en: 'A character that cannot retreat the full distance is wounded; a rider retreats in a straight line.',
  },
  'MC-RET-4': {
    fr: 'Les reculs au combat suivent la même règle.',
    en: 'Retreats from combat follow the same rule.',
  },
  'MC-RET-5': {
    fr: 'Un arrêt pendant un recul le laisse trop court\u202f: le personnage est blessé.',
    en: 'A stop during a retreat leaves it short: the character is wounded.',
  },
  'MC-ADV-1': {
    fr: 'Le vainqueur avance d’abord sur la case du vaincu.',
    en: 'The winner advances into the loser’s hex first.',
  },
  'MC-CBT-1': {
    fr: 'Le différentiel est la somme des attaques moins celle des défenses.',
    en: 'The differential is the attackers’ sum minus the defenders’.',
  },
  'MC-CBT-2': {
    fr: 'Plusieurs attaquants (montés, contre un défenseur monté) décalent le différentiel d’une colonne vers la droite.',
    en: 'Several attackers (mounted ones, against a mounted defender) shift the differential one column to the right.',
  },
  'MC-CBT-3': {
    fr: 'Un défenseur en armure ajoute 1 au dé\u202f; 10 reste 10.',
    en: 'A defender in armour adds 1 to the die; 10 stays 10.',
  },
  'MC-CBT-4': {
    fr: 'Le résultat du combat se lit dans le tableau du défenseur, à pied ou monté.',
    en: 'The combat result is read in the defender’s table, on foot or mounted.',
  },
  'MC-CBT-5': {
    fr: 'Une arme à deux mains double l’attaque d’un personnage à pied et indemne.',
    en: 'A two-handed weapon doubles the attack of a healthy character on foot.',
  },
  'MC-NAP-1': {
    fr: 'Le naphte tombe sur la case visée, ou dévie sur l’une de ses voisines, d’après le schéma d’impact.',
    en: 'Naphtha lands on the hex aimed at, or scatters to one of its neighbours, by the impact diagram.',
  },
  'MC-NAP-2': {
    fr: 'Le naphte couvre la case d’impact et ses six voisines, qui prennent feu ensemble.',
    en: 'Naphtha covers the impact hex and its six neighbours, which catch fire together.',
  },
  'MC-NAP-3': {
    fr: 'Qui se trouve sur une case en feu lance un dé.',
    en: 'A character on a burning hex rolls a die.',
  },
  'MC-NAP-4': {
    fr: 'Chaque case en feu où un recul mène coûte un nouveau dé.',
    en: 'Each burning hex that a retreat leads onto costs a new roll.',
  },
  'MC-MAP-1': {
    fr: 'Un plateau compte 26 colonnes de 16 cases.',
    en: 'A board is 26 columns by 16 rows.',
  },
  'MC-MAP-2': {
    fr: 'Un mur extérieur tombe après 4 coups, un mur intérieur derrière un mur tombé après 1\u202f; un marqueur l’emporte sur le terrain de sa case.',
    en: 'An outer wall falls after 4 hits, an inner one behind a fallen one after 1; a marker overrides the terrain of its hex.',
  },
  'MC-MAP-3': {
    fr: 'Un personnage est fait de plusieurs pions\u202f; les morts restent sur le plateau.',
    en: 'One character is several counters; the dead stay on the map.',
  },
  'MC-MAP-4': {
    fr: 'Un lance-naphte porte de 5 à 10 cases, dans un arc de 120 degrés, jamais par une meurtrière\u202f; deux servants le font tirer tous les cinq tours.',
    en: 'A naphtha thrower reaches 5 to 10 hexes, in an arc of 120 degrees, never through an arrow slit; a crew of two throws every fifth turn.',
  },
  'MC-MAP-5': {
    fr: 'Les camps se placent d’ordinaire dans des zones de 6 à 10 cases de profondeur.',
    en: 'Sides usually set up in zones 6 to 10 hexes deep.',
  },
} as const satisfies Record<string, Localized>
