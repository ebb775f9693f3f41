/** The questions whose options are each one pick or one choice. Those with readers of their own have files beside this one. */
import { localized } from '#shared/i18n/localized'
import { inquiryVerb } from '../inquiryVerb'
import { FIRING, FIRING_EACH_TURN } from '../firingOption'
import { choosing, counter, enemy, friend, friends, goal, hex, needed, optional, side } from '../picks'
import { type AskingVerb, option } from '../verb'

/** The counters that engage or may strike each other, about one counter or over the whole map. */
const contacts = inquiryVerb({
  name: 'contacts',
  asksTurn: true,
  summary: localized('qui est au contact de qui', 'who is in contact with whom'),
  lacks: localized('de contact', 'contacts'),
  options: [
    optional(
      option(
        '--counter <id>',
        'les contacts de ce pion\u202f; sinon tous',
        'the contacts of this counter; else all',
      ),
      counter,
    ),
  ],
})

/** The units under a leader, or the leaders of a unit, and what their positions change. */
const command = inquiryVerb({
  name: 'command',
  summary: localized('le commandement d’un pion', 'the command of a counter'),
  lacks: localized('de commandement', 'command'),
  options: [
    needed(
      option('--counter <id>', 'le chef, ou l’unité commandée', 'the leader, or the unit commanded'),
      counter,
    ),
    optional(
      option(
        '--with <id>',
        'avec ce pion de son camp\u202f; sinon tous',
        'with this counter of its side; else all',
      ),
      friend,
    ),
  ],
})

/** The way to a hex with the least risk, and the next best; without a hex, the risk of coming to each. */
export const safest = inquiryVerb({
  name: 'safest',
  asksTurn: true,
  summary: localized('trajet le moins risqué', 'the way of the least risk'),
  lacks: localized('d’attaques d’opportunité', 'opportunity attacks'),
  options: [
    needed(option('--counter <id>', 'le pion qui se déplace', 'the counter that moves'), counter),
    optional(
      option(
        '--to <hex>',
        'case d’arrivée\u202f; sans elle, toutes les cases accessibles',
        'the hex to go to; all hexes in reach when left out',
      ),
      goal,
    ),
    choosing(FIRING),
  ],
})

/** The turn in which a counter can first stand in each hex, or the way to one of them. */
const turns = inquiryVerb({
  name: 'turns',
  asksTurn: true,
  summary: localized(
    'tours qu’il faut à un pion pour gagner chaque case',
    'turns that a counter takes to each hex',
  ),
  lacks: localized('de mouvement', 'movement'),
  options: [
    needed(option('--counter <id>', 'le pion qui marche', 'the counter that marches'), counter),
    optional(
      option('--to <hex>', 'une case\u202f: le trajet, tour par tour', 'a hex: the way there, turn by turn'),
      goal,
    ),
    choosing(FIRING_EACH_TURN),
  ],
})

/** The hexes to which wandering may lead the step of a counter, with exact chances. */
const wandering = inquiryVerb({
  name: 'wandering',
  summary: localized('errement d’un pion, depuis la carte', 'the wandering of a counter, read off the map'),
  lacks: localized('d’errement', 'wandering'),
  options: [
    needed(option('--counter <id>', 'le pion qui se déplace', 'the counter that moves'), counter),
    optional(
      option(
        '--to <hex>',
        'la case voisine voulue\u202f; sinon toutes',
        'the neighbouring hex meant; else all',
      ),
      goal,
    ),
  ],
})

/** The harm of naphtha thrown at a hex, and who can throw it. */
const naphtha = inquiryVerb({
  name: 'naphtha',
  summary: localized('naphte lancé sur une case', 'naphtha thrown at a hex'),
  lacks: localized('de naphte', 'naphtha'),
  options: [
    needed(option('--at <hex>', 'la case visée', 'the hex aimed at'), hex),
    optional(
      option('--from <id>', 'le lance-naphte\u202f; sinon tous', 'the naphtha thrower; else all of them'),
      enemy,
    ),
  ],
})

/** The counters of a hex, and those that still fit into it. */
const stacking = inquiryVerb({
  name: 'stacking',
  summary: localized('qui tient encore dans une case', 'who still fits into a hex'),
  lacks: localized('d’empilement', 'stacking'),
  options: [needed(option('--hex <hex>', 'la case', 'the hex'), hex)],
})

/** With whom a troop may form up. */
const formingUp = inquiryVerb({
  name: 'forming-up',
  summary: localized('avec qui une troupe peut se mettre en formation', 'with whom a troop may form up'),
  lacks: localized('de formations', 'formations'),
  options: [
    needed(option('--counter <id>', 'la troupe', 'the troop'), counter),
    optional(
      option(
        '--with <id>',
        'avec cette troupe\u202f; sinon toutes ses voisines',
        'with this troop; else all beside it',
      ),
      friend,
    ),
  ],
})

/** Rest, reload, reorganise, rally where a unit is placed. */
const recovery = inquiryVerb({
  name: 'recovery',
  summary: localized(
    'repos, rechargement, réorganisation, ralliement d’un pion là où il est',
    'rest, reload, reorganise, rally of a counter where it is',
  ),
  lacks: localized('de récupération', 'recovery'),
  options: [needed(option('--counter <id>', 'l’unité', 'the unit'), counter)],
})

/** Charges of a unit that comes down from high flight. */
const swoop = inquiryVerb({
  name: 'swoop',
  summary: localized('charge en descendant du vol distant', 'a charge by coming down from high flight'),
  lacks: localized('de vol', 'flight'),
  options: [
    needed(option('--counter <id>', 'l’unité en vol distant', 'the unit in high flight'), counter),
    optional(option('--to <id>', 'la cible\u202f; sinon toutes', 'the target; else all'), enemy),
  ],
})

/** The order in which a hidden unit and its decoy are played. */
const playedFirst = inquiryVerb({
  name: 'played-first',
  summary: localized(
    'ordre de jeu d’une unité cachée et de son leurre',
    'the order in which a hidden unit and its decoy are played',
  ),
  lacks: localized('de leurres', 'decoys'),
  options: [
    needed(
      option('--counter <id>', 'l’unité cachée ou le leurre activé', 'the hidden unit or decoy activated'),
      counter,
    ),
    optional(option('--with <id>', 'avec ce leurre\u202f; sinon tous', 'with this decoy; else all'), friend),
  ],
})

/** The hexes to which several may advance as one, and their ways. */
const groupAdvance = inquiryVerb({
  name: 'group-advance',
  asksTurn: true,
  summary: localized('avance de plusieurs pions en groupe', 'the advance of several counters as one group'),
  lacks: localized('d’avance de groupe', 'group advance'),
  options: [
    needed(option('--counter <id>', 'celui qui mène le groupe', 'the one who leads the group'), counter),
    optional(
      option(
        '--with <ids>',
        'ceux qui avancent avec lui\u202f; sinon, qui le peut',
        'those who advance with it; without them, who may',
      ),
      friends,
    ),
    optional(
      option(
        '--to <hex>',
        'sa case d’arrivée\u202f; sans elle, toutes les cases accessibles',
        'the hex where it is to arrive; all hexes in reach when left out',
      ),
      goal,
    ),
  ],
})

/** A shield wall, as they stand. */
const shieldWall = inquiryVerb({
  name: 'shield-wall',
  asksTurn: true,
  summary: localized('mur de boucliers de plusieurs pions', 'a shield wall of several counters'),
  lacks: localized('de mur de boucliers', 'shield walls'),
  options: [
    needed(option('--counter <id>', 'l’un de ceux du mur', 'one of those in the wall'), counter),
    optional(
      option(
        '--with <ids>',
        'les autres\u202f; sinon, qui peut s’y joindre',
        'the others; without them, who may join',
      ),
      friends,
    ),
  ],
})

/** Defensive fire at a group. */
const groupFire = inquiryVerb({
  name: 'group-fire',
  asksTurn: true,
  summary: localized('tir défensif sur un groupe', 'defensive fire at a group'),
  lacks: localized('d’avance de groupe', 'group advance'),
  options: [
    needed(option('--counter <id>', 'l’un de ceux du groupe', 'one of the group'), counter),
    optional(option('--with <ids>', 'les autres', 'the others'), friends),
  ],
})

/** The chance to be hit in each hex by the enemies of a side. */
const danger = inquiryVerb({
  name: 'danger',
  summary: localized('le risque de chaque case pour un camp', 'the danger of each hex to a side'),
  lacks: localized('de danger', 'danger'),
  options: [
    needed(
      option('--side <side>', 'le camp exposé au tir des autres', 'the side under the fire of the others'),
      side,
    ),
    choosing(
      option('--harm <effect>', 'any (d’office), wounded ou killed', 'any (by default), wounded or killed'),
    ),
  ],
})

/** The hexes that nobody of a side sees. */
const deadGround = inquiryVerb({
  name: 'dead-ground',
  summary: localized('cases qu’aucun pion d’un camp ne voit', 'hexes that no counter of a side sees'),
  lacks: localized('de vue', 'sight'),
  options: [needed(option('--side <side>', 'le camp qui regarde', 'the side that looks'), side)],
})

/** The number of counters of a side that see each hex. */
const watched = inquiryVerb({
  name: 'watched',
  summary: localized(
    'nombre de pions d’un camp qui voient chaque case',
    'number of counters of a side that see each hex',
  ),
  lacks: localized('de vue', 'sight'),
  options: [needed(option('--side <side>', 'le camp qui regarde', 'the side that looks'), side)],
})

/** In the order of the help; `safest` stands before them. */
export const QUESTION_VERBS: readonly AskingVerb[] = [
  contacts,
  stacking,
  command,
  wandering,
  formingUp,
  recovery,
  swoop,
  playedFirst,
  groupAdvance,
  shieldWall,
  groupFire,
  naphtha,
  danger,
  turns,
  deadGround,
  watched,
]
