/** "The night of the barrows": the words of its author. */
import { localized } from '#shared/i18n/localized'
import { type DrawnGame } from '../drawnGame'

export const BACKGROUND = localized(
  [
    `On n’enterre plus personne aux tertres depuis trois cents ans. Cette nuit, la terre s’y est ouverte en 2:0705, en 2:0908 et en 2:0711, et ce qui en sort marche vers les feux de Valombre.`,
    `La dame Aude a fait sonner la cloche. Derrière la palissade, de 1:1107 à 1:1111, il y a le guet, des paysans et un mage\u202f; de l’autre côté de la Sorgue, peut-être, des cavaliers. L’aube est dans six heures. Les morts n’aiment pas l’aube.`,
  ].join('\n\n'),
  [
    `Nobody has been buried in the barrows for three hundred years. Tonight the earth has opened there, in 2:0705, 2:0908 and 2:0711, and what comes out walks towards the fires of Valombre.`,
    `Lady Aude has had the bell rung. Behind the palisade, from 1:1107 to 1:1111, stand the watch, some peasants and a mage; beyond the Sorgue, perhaps, riders. Dawn is six hours away. The dead do not like dawn.`,
  ].join('\n\n'),
)

export const TEXTS: DrawnGame['texts'] = {
  setUp: localized(
    [
      `Joignez les deux plateaux\u202f: le bord droit du plateau 1, le bourg, contre le bord gauche du plateau 2, les tertres. La route passe de l’un à l’autre.`,
      `Ceux de Valombre se placent les premiers, dans le bourg. La maison forte est à eux\u202f: son entrée, au sud de 1:0608, leur est ouverte et reste un mur pour les morts (CM-SID-6). Les morts se placent ensuite sur la terre remuée.`,
    ].join('\n\n'),
    [
      `Join the two boards: the right edge of board 1, the village, against the left edge of board 2, the barrows. The road goes on from one to the other.`,
      `Those of Valombre set up first, in the village. The stronghold is theirs: its entrance, south of 1:0608, is open to them and stays a wall to the dead (CM-SID-6). The dead set up next, on the broken ground.`,
    ].join('\n\n'),
  ),
  victory: localized(
    `On compte après le tour 10. Le niveau le plus élevé l’emporte\u202f; à niveau égal, la nuit n’a pas de vainqueur.`,
    `Count after turn 10. The higher level wins; if they are equal, the night has no victor.`,
  ),
  notes: localized(
    [
      `Les squelettes sont lents, ne se fatiguent pas et ne fuient guère\u202f: on ne les arrête pas, on les use. Tirez tant que la brume le permet, cédez la palissade avant d’y être pris, et gardez la milice pour les rues.`,
      `Morvan est la clef des deux camps\u202f: tant qu’il vit, celui qu’on appelle peut venir\u202f; qu’on le tue, et la partie bascule. Mais l’aller chercher, c’est quitter les murs.`,
    ].join('\n\n'),
    [
      `Skeletons are slow, never tire and hardly ever flee: they are not stopped, they are worn down. Shoot while the mist allows it, give up the palisade before you are caught on it, and keep the militia for the streets.`,
      `Morvan is the key to both sides: while he lives, the one who is called may come; once he is killed, the game turns. But to go and fetch him is to leave the walls.`,
    ].join('\n\n'),
  ),
  credits: localized(`Scénario et carte\u202f: Castellan.`, `Scenario and map: Castellan.`),
}

export const RULES: NonNullable<DrawnGame['rules']> = {
  dead: {
    title: localized('Les morts marchent', 'The dead walk'),
    text: localized(
      `Les squelettes et les spectres ne reculent jamais de leur propre volonté et ne tiennent pas compte du repos. Une pile de squelettes qui entre dans une case de cabanes peut y mettre le feu sur 5 ou 6 (1D6)\u202f: posez un départ de feu (CM-LOS-10).`,
      `Skeletons and wraiths never fall back of their own will and take no account of rest. A stack of skeletons that enters a hex of huts may set fire to it on 5 or 6 (1D6): lay a fire start (CM-LOS-10).`,
    ),
    changes: ['CM-LOS-10'],
  },
  breach: {
    title: localized('Forcer la maison forte', 'Forcing the stronghold'),
    text: localized(
      `Une unité des morts au contact de l’entrée de la maison forte, en 1:0609, peut passer son tour à enfoncer la porte\u202f: sur 5 ou 6 (1D6), plus 1 s’il y a des démons, l’entrée est ouverte à tous jusqu’à la fin de la partie.`,
      `A unit of the dead next to the entrance of the stronghold, in 1:0609, may spend its turn breaking the door: on 5 or 6 (1D6), plus 1 if there are demons, the entrance is open to all until the game ends.`,
    ),
    changes: ['CM-SID-6'],
  },
  dawn: {
    title: localized('L’aube', 'Dawn'),
    text: localized(
      `Au tour 10, il fait jour. Chaque unité des morts qui n’est ni dans une forêt, ni dans des ruines, ni dans la maison forte perd un pas au début du tour.`,
      `On turn 10 it is day. Each unit of the dead that is neither in forest, nor in ruins, nor in the stronghold loses a step at the start of the turn.`,
    ),
    changes: ['CM-SCN-1'],
  },
}
