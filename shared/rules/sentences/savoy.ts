/** The Savoy house rules by id, each in one sentence of ours: what panels and findings quote. Kept by hand. */
import { type Localized } from '#shared/i18n/localized'

export const SAVOY_RULES = {
  'SV-CTR-1': {
    fr: 'Un point noir devant l’attaque\u202f: l’arme à deux mains peut servir, à pied et indemne seulement.',
    en: 'A black dot before the attack: the two-handed weapon may be used, on foot and healthy only.',
  },
  'SV-CTR-2': {
    fr: 'Autour de la défense, un cercle est une armure légère, un carré une lourde, un écu un grand bouclier.',
    en: 'About the defence, a ring is light armour, a square heavy armour, a pointed shape a large shield.',
  },
  'SV-CTR-3': {
    fr: 'Le sigle a trois lettres, vertes pour qui a une arme de jet, que nomment alors les deux dernières.',
    en: 'The abbreviation has three letters, green with a missile weapon, which the last two then name.',
  },
  'SV-CTR-4': {
    fr: 'Le haut du pion montre où il regarde\u202f: un sommet à pied, un bord de case à cheval.',
    en: 'The top of the counter points the way it faces: a vertex on foot, a hexside mounted.',
  },
  'SV-MOV-1': {
    fr: 'À pied, tourner est gratuit\u202f; entrer de côté sans tourner coûte un point de plus, reculer coûte le double\u202f; un cavalier paie pour tourner.',
    en: 'On foot turning is free; entering a side hex without turning costs one more, stepping back doubles the cost; a rider pays to turn.',
  },
  'SV-MOV-2': {
    fr: 'Qui part d’à côté d’un ennemi en lui tournant le dos s’expose à une attaque d’opportunité.',
    en: 'Who starts next to an enemy and leaves with its back turned is open to an opportunity attack.',
  },
  'SV-GRP-1': {
    fr: 'Un groupe avance d’un seul tenant, à l’allure du plus lent, en terrain découvert, au coût le plus élevé de chaque case.',
    en: 'A group advances connected, at the speed of the slowest, over open ground, at the dearest cost of each step.',
  },
  'SV-GRP-2': {
    fr: 'Le tir défensif contre un groupe ne vise que ceux de devant.',
    en: 'Defensive fire at a group may only be aimed at those in front.',
  },
  'SV-OPP-1': {
    fr: 'L’attaque d’opportunité frappe qui traverse une case de front ou de côté de l’attaquant, ou quitte une telle case en lui tournant le dos.',
    en: 'An opportunity attack strikes who crosses a front or side hex of the attacker, or leaves one with its back turned.',
  },
  'SV-OPP-2': {
    fr: 'Elle est possible même au contact d’un autre ennemi, et autant de fois que l’on veut, chaque fois sur un autre personnage ou une autre case.',
    en: 'It is possible even in contact with another enemy, and any number of times, each on another character or another hex.',
  },
  'SV-OPP-3': {
    fr: 'L’attaquant peut d’abord se tourner pour faire face, sans coût.',
    en: 'The attacker may turn to face first, at no cost.',
  },
  'SV-OPP-4': {
    fr: 'Avec 2D6\u202f: de 2 à 5, rien\u202f; de 6 à 8, arrêt\u202f; 9 ou 10, blessé\u202f; 11 ou 12, tué.',
    en: 'With 2D6: 2 to 5 nothing; 6 to 8 stop; 9 or 10 wounded; 11 or 12 killed.',
  },
  'SV-OPP-5': {
    fr: 'Le jet est modifié par les montures, les blessures, l’arme d’hast, les alliés au contact de l’attaquant et l’attaque de côté.',
    en: 'The roll is modified for mounts, wounds, a pole arm, allies in contact with the attacker and a side hex.',
  },
  'SV-OPP-6': {
    fr: 'L’armure peut réduire l’effet d’une attaque d’opportunité.',
    en: 'Armour may reduce the effect of an opportunity attack.',
  },
  'SV-OPP-7': {
    fr: 'Le personnage qui s’est tourné pour attaquer reste tourné.',
    en: 'A turn made to face lasts.',
  },
  'SV-OPP-8': {
    fr: 'Un personnage seul qui contourne un personnage isolé subit trois ou quatre attaques.',
    en: 'A lone character walking round an isolated one suffers three or four attacks.',
  },
  'SV-FIR-1': {
    fr: 'Sans avantage de hauteur, pas de tir à moyenne ou longue portée par-dessus un personnage adjacent à la cible, sauf un cavalier derrière un fantassin.',
    en: 'Without a height advantage, no fire at medium or long range over a character adjacent to the target, unless the target is mounted and the other on foot.',
  },
  'SV-FIR-2': {
    fr: 'Tirer par-dessus un personnage augmente la couverture d’un cran, jusqu’à forte.',
    en: 'Firing over a character raises the cover by one step, heavy at most.',
  },
  'SV-FIR-3': {
    fr: 'Un tir défensif ne vise que qui passe dans le champ de vision du tireur\u202f: la ligne de tir ne touche pas ses cases arrière.',
    en: 'Defensive fire is only at a target that passes within the firer’s view: the line of fire touches none of its rear hexes.',
  },
  'SV-FIR-4': {
    fr: 'L’armure ne modifie ni le dé de tir ni celui de combat.',
    en: 'Armour modifies neither the fire die nor the combat die.',
  },
  'SV-FIR-5': {
    fr: 'Les deux dernières lettres du sigle nomment l’arme de jet\u202f; certaines n’ont de portée dans aucune source.',
    en: 'The last two letters of the abbreviation name the missile weapon; some have a range in no source.',
  },
  'SV-CBT-1': {
    fr: 'L’attaque est doublée depuis une case arrière, augmentée de moitié depuis une case latérale, et de moitié pour une arme à deux mains.',
    en: 'The attack is doubled from a rear hex, half as much again from a side hex, and half as much again with a two-handed weapon.',
  },
  'SV-CBT-2': {
    fr: 'Le défenseur peut se tourner une fois l’attaque annoncée, sauf si tous les attaquants sont derrière lui et n’ont jamais été visibles pendant leur déplacement.',
    en: 'The defender may turn once the attack is declared, unless all attackers are behind it and were never visible during their whole move.',
  },
  'SV-CBT-3': {
    fr: 'On peut attaquer à moins de un contre un\u202f; les tables de combat restent celles de la Magna Carta.',
    en: 'Attacks below one to one are allowed; the combat tables are Magna Carta’s.',
  },
  'SV-WAL-1': {
    fr: 'Des porteurs de grand bouclier, adjacents et tournés du même côté, forment un mur de boucliers.',
    en: 'Characters with large shields, adjacent and facing the same way, form a shield wall.',
  },
  'SV-ARM-1': {
    fr: 'Un personnage touché lance 2D6\u202f: l’armure lourde le sauve de 2 à 7, la légère de 2 à 5.',
    en: 'A character that suffers an effect rolls 2D6: heavy armour saves on 2 to 7, light on 2 to 5.',
  },
  'SV-ARM-2': {
    fr: 'Contre un tir venu de face, un grand bouclier sauve de 2 à 6.',
    en: 'Against fire from the front, a large shield saves on 2 to 6.',
  },
  'SV-ARM-3': {
    fr: 'Une sauvegarde réduit l’effet d’un cran\u202f: tué, blessé, assommé, recul ou arrêt.',
    en: 'A save reduces the effect one step: killed, wounded, stunned, retreat or stop.',
  },
  'SV-ARM-4': {
    fr: 'Au corps à corps le bouclier ne se lance pas, la monture n’est jamais sauvée, et la sauvegarde passe avant la seconde blessure.',
    en: 'In melee the shield does not roll, the mount never saves, and the save comes before the second wound.',
  },
} as const satisfies Record<string, Localized>
