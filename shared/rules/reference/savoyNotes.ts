/** The parts of Savoy’s rules that are uncertain or filled in by us. */
import { localized } from '#shared/i18n/localized'
import { type NotesBySource } from './notesBySource'

export const SAVOY_NOTES: NotesBySource = {
  book: {
    'SV-MOV-1': localized(
      'Ce qu’un cavalier paie pour tourner n’est pas dans la source\u202f: une donnée, 1 par pas.',
      'What a rider pays to turn is not in the source: data, 1 a step.',
    ),
    'SV-GRP-1': localized(
      'Le terrain découvert est le «\u202fsans arbre\u202f» de la source\u202f: un verger a des arbres, sauf si une option en décide autrement. «\u202fEn file\u202f» est lu ainsi\u202f: de ceux qui passent une porte ou un escalier dans un même pas, chacun sauf le premier entre dans une case qu’un autre d’entre eux quitte.',
      'Open ground is the source’s “no tree”: an orchard has trees unless an option says otherwise. In file is read as: of those who pass doors or stairs in one step, each but the leader enters a hex that another of them leaves.',
    ),
    'SV-GRP-2': localized(
      '«\u202fDevant\u202f» est lu ainsi\u202f: aucun autre membre dans l’une de ses cases de front, d’où que vienne le tir.',
      'In front is read as: no other member in one of its front hexes, whichever way the fire comes.',
    ),
    'SV-WAL-1': localized(
      'En dehors de l’avance en groupe, la source ne donne aucun effet au mur de boucliers.',
      'Beside the group advance the source gives a shield wall no effect.',
    ),
    'SV-OPP-5': localized(
      'Les deux modificateurs des blessés sont tels qu’imprimés, à l’inverse de ceux de Magna Carta\u202f: cela ressemble à un lapsus. Une option les retourne.',
      'The two modifiers of the wounded stand as printed, in the opposite sense of Magna Carta’s: it looks like a slip. An option turns them.',
    ),
    'SV-FIR-1': localized(
      'L’avantage de hauteur est lu par rapport à celui qui est entre les deux\u202f: le sol du tireur est plus haut que le sien.',
      'The height advantage is read as over the one in between: the firer’s ground is higher than its.',
    ),
    'SV-FIR-2': localized(
      'Aucune source n’a de colonne pour une cible montée sous couverture forte\u202f: la nôtre est la moyenne remontée d’une ligne.',
      'No source has a column for a mounted target in heavy cover: ours is the medium one moved up.',
    ),
    'SV-FIR-3': localized(
      'Qu’un cavalier ait trois cases arrière, et que la dernière case d’un mouvement compte, est de notre fait.',
      'That a rider has three rear hexes, and that the last hex of a move counts, is ours.',
    ),
    'SV-FIR-5': localized(
      'La pierre, la hache, la fronde, l’arc long et la baliste n’ont de portée dans aucune source\u202f: une table maison la donne.',
      'Stone, axe, sling, longbow and ballista have a range in no source: a house table gives it.',
    ),
    'SV-CBT-1': localized(
      'Que les facteurs se multiplient et que les moitiés soient gardées jusqu’à la somme, arrondie vers le bas, est de notre fait.',
      'That factors multiply and halves are kept until the sum is rounded down is ours.',
    ),
    'SV-CBT-2': localized(
      'Une carte ne garde pas le trajet des attaquants\u202f: contre qui n’est attaqué que de dos, la question du combat demande s’ils ont été vus, et donne sinon la réponse comme une condition. Le champ de vision est celui du tir défensif.',
      'A map does not keep the way that attackers came: of who is attacked only from behind, the question of a fight asks whether they were seen, and else gives the answer as a condition. The field of view is that of defensive fire.',
    ),
    'SV-CBT-3': localized(
      'Les tables de combat propres à Savoie ne sont pas dans la source\u202f: celles de Magna Carta servent jusqu’à ce qu’elles soient données.',
      'Savoy’s own combat tables are not in the source: Magna Carta’s serve until they are given.',
    ),
    'SV-ARM-2': localized(
      'Une ligne qui longe le bord entre une case de front et une autre est lue comme ne venant pas de face.',
      'A line along the side between a front hex and another is read as not from the front.',
    ),
    'SV-ARM-3': localized(
      'Qu’un cavalier sauvé jusqu’au recul reste en selle est de notre fait\u202f; sa monture abattue, il s’arrête, à pied.',
      'That a rider saved down to a retreat keeps the saddle is ours; with the mount down it stops, on foot.',
    ),
    'SV-ARM-4': localized(
      'Que la sauvegarde passe avant la seconde blessure est de notre fait.',
      'That the save comes before the second wound is ours.',
    ),
  },
}
