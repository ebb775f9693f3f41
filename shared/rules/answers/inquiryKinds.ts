/** The inquiries by id: their names, questions, and what is picked for them on the map. For panel, tool and command line. */
import { type Localized, localized } from '#shared/i18n/localized'

interface InquiryKind {
  /** On its button. */
  readonly name: Localized
  /** The question itself. */
  readonly asks: Localized
  /** About a counter, a hex (with whatever stands there), or a side and the whole map. */
  readonly about: 'counter' | 'hex' | 'side'
  /** Picked by a click beside it; absent = a click chooses another counter or hex. */
  readonly picks?: {
    readonly friends?: true
    /** One at a time, or each in turn. */
    readonly enemies?: 'one' | 'each'
    readonly hex?: true
  }
}

/** In the order of the panel. */
const KINDS = {
  // About a counter.
  reach: {
    name: localized('Mouvement', 'Movement'),
    asks: localized('Où peut-il aller, et à quel coût\u202f?', 'Where can it go, and at what cost?'),
    about: 'counter',
    picks: { hex: true },
  },
  fire: {
    name: localized('Tir', 'Fire'),
    asks: localized('Sur qui peut-il tirer, avec quel effet\u202f?', 'Whom can it shoot, with what effect?'),
    about: 'counter',
    picks: { enemies: 'one', hex: true },
  },
  fight: {
    name: localized('Combat', 'Combat'),
    asks: localized('Que donne ce combat\u202f?', 'What comes of this fight?'),
    about: 'counter',
    picks: { friends: true, enemies: 'each' },
  },
  contacts: {
    name: localized('Contacts', 'Contacts'),
    asks: localized(
      'Qui peut l’attaquer, et qui peut-il attaquer\u202f?',
      'Who can strike it, and whom can it strike?',
    ),
    about: 'counter',
  },
  retreats: {
    name: localized('Retraite', 'Retreat'),
    asks: localized('Et s’il recule\u202f?', 'What if it retreats?'),
    about: 'counter',
    picks: { enemies: 'each' },
  },
  safest: {
    name: localized('Trajet sûr', 'Safest way'),
    asks: localized('Par où passer avec le moins de risque\u202f?', 'Which way carries the least risk?'),
    about: 'counter',
    picks: { hex: true },
  },
  seen: {
    name: localized('Vu de', 'Seen by'),
    asks: localized('Qui le voit\u202f?', 'Who sees it?'),
    about: 'hex',
  },
  command: {
    name: localized('Commandement', 'Command'),
    asks: localized(
      'Qui commande-t-il, et qui le commande\u202f?',
      'Whom does it command, and who commands it?',
    ),
    about: 'counter',
    picks: { friends: true },
  },
  wandering: {
    name: localized('Errement', 'Wandering'),
    asks: localized('Où ses pas peuvent-ils le mener\u202f?', 'Where may its steps lead it?'),
    about: 'counter',
    picks: { hex: true },
  },
  turns: {
    name: localized('Délais', 'Turns'),
    asks: localized('En combien de tours y arrive-t-il\u202f?', 'In how many turns does it get there?'),
    about: 'counter',
    picks: { hex: true },
  },
  'forming-up': {
    name: localized('Formation', 'Forming up'),
    asks: localized('Avec qui peut-il se mettre en formation\u202f?', 'With whom may it form up?'),
    about: 'counter',
    picks: { friends: true },
  },
  recovery: {
    name: localized('Récupération', 'Recovery'),
    asks: localized(
      'Peut-il se reposer, recharger, se réorganiser, se rallier ici\u202f?',
      'May it rest, reload, reorganise, rally here?',
    ),
    about: 'counter',
  },
  swoop: {
    name: localized('Charge en descendant', 'Charge coming down'),
    asks: localized('Qui peut-il charger en descendant\u202f?', 'Whom may it charge by coming down?'),
    about: 'counter',
    picks: { enemies: 'one' },
  },
  'played-first': {
    name: localized('Joués d’abord', 'Played first'),
    asks: localized(
      'Dans quel ordre jouer l’unité cachée et son leurre\u202f?',
      'In which order are the hidden unit and its decoy played?',
    ),
    about: 'counter',
    picks: { friends: true },
  },
  'group-advance': {
    name: localized('Avance de groupe', 'Group advance'),
    asks: localized('Où peut-il avancer avec d’autres\u202f?', 'Where may it advance with others?'),
    about: 'counter',
    picks: { friends: true, hex: true },
  },
  'shield-wall': {
    name: localized('Mur de boucliers', 'Shield wall'),
    asks: localized('Forme-t-il un mur de boucliers\u202f?', 'Does it form a shield wall?'),
    about: 'counter',
    picks: { friends: true },
  },
  'group-fire': {
    name: localized('Tir sur un groupe', 'Fire at a group'),
    asks: localized(
      'Sur qui de son groupe peut-on tirer en défense\u202f?',
      'Who of its group may be shot at in defence?',
    ),
    about: 'counter',
    picks: { friends: true },
  },
  // About a hex.
  naphtha: {
    name: localized('Naphte', 'Naphtha'),
    asks: localized('Que fait du naphte lancé ici\u202f?', 'What does naphtha thrown here do?'),
    about: 'hex',
    picks: { enemies: 'one' },
  },
  stacking: {
    name: localized('Empilement', 'Stacking'),
    asks: localized('Qui tient encore dans cette case\u202f?', 'Who still fits into this hex?'),
    about: 'hex',
  },
  // About a side, over the whole map.
  'dead-ground': {
    name: localized('Angles morts', 'Dead ground'),
    asks: localized(
      'Quelles cases aucun des siens ne voit-il\u202f?',
      'Which hexes does none of its own see?',
    ),
    about: 'side',
  },
  watched: {
    name: localized('Surveillance', 'Watch'),
    asks: localized('Combien des siens voient chaque case\u202f?', 'How many of its own see each hex?'),
    about: 'side',
  },
  danger: {
    name: localized('Danger', 'Danger'),
    asks: localized('Quel risque court-on dans chaque case\u202f?', 'How dangerous is each hex?'),
    about: 'side',
  },
} as const satisfies Readonly<Record<string, InquiryKind>>

export type InquiryId = keyof typeof KINDS

export const INQUIRY_KINDS: Readonly<Record<InquiryId, InquiryKind>> = KINDS

export const INQUIRY_IDS = Object.keys(KINDS) as readonly InquiryId[]
