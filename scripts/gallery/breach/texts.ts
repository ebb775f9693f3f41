/** "The breach": the words of its author. */
import { localized } from '#shared/i18n/localized'
import { type DrawnGame } from '../drawnGame'

export const BACKGROUND = localized(
  [
    `Safed, juillet 1266. Depuis un mois, les engins du sultan Baybars battent la forteresse du Temple qui tient la Galilée. Les murs ont résisté aux pierres\u202f; alors les sapeurs ont creusé. Cette nuit, les étais brûlés, la tour d’angle de la barbacane, en [[O11]], s’est couchée dans un nuage de poussière.`,
    `L’émir Sanjar lance ses volontaires avant que les frères n’aient relevé une palissade. Frère Guillaume n’a plus qu’une poignée d’hommes entre les décombres et la cour. Qu’il tienne assez longtemps, et le château enverra du secours par la poterne, en [[V10]].`,
  ].join('\n\n'),
  [
    `Safed, July 1266. For a month the engines of Sultan Baybars have pounded the Templar fortress that commands Galilee. The walls stood up to the stones; so the sappers dug. Tonight, their props burnt, they brought down the corner tower of the barbican, in [[O11]], in a cloud of dust.`,
    `Emir Sanjar sends in his volunteers before the brothers can raise a palisade. Brother William has only a handful of men left between the rubble and the courtyard. If he holds long enough, the castle will send help by the postern, in [[V10]].`,
  ].join('\n\n'),
)

export const TEXTS: DrawnGame['texts'] = {
  setUp: localized(
    [
      `Les Templiers se placent les premiers, dans la barbacane, mais pas sur les décombres. Les Mamelouks se placent ensuite, à l’ouest de l’oued.`,
      `Le trébuchet, en [[E4]], et ses deux servants restent où la carte les montre. La porte de la barbacane, en [[P8]], est fermée et sa herse baissée\u202f; les portes du donjon et de la poterne sont fermées. Les Templiers ouvrent et ferment les leurs, à raison d’une par tour et par personnage au contact.`,
    ].join('\n\n'),
    [
      `The Templars set up first, in the barbican, but not on the rubble. The Mamluks set up next, west of the wadi.`,
      `The trebuchet, in [[E4]], and its two crewmen stay where the map shows them. The gate of the barbican, in [[P8]], is closed and its portcullis lowered; the doors of keep and postern are closed. The Templars open and close their own, one a turn by each character next to one.`,
    ].join('\n\n'),
  ),
  victory: localized(
    `On compte à la fin du dixième tour. Si les deux camps ont atteint un niveau, le plus élevé l’emporte\u202f; à niveau égal, ou si personne n’en atteint aucun, la partie est nulle.`,
    `Count at the end of the tenth turn. If both sides have reached a level, the higher one wins; if they are equal, or nobody has reached any, the game is a draw.`,
  ),
  notes: localized(
    [
      `Tout se joue sur le tempo. Le Mamelouk a le nombre, mais la brèche ne laisse passer que quelques hommes de front\u202f; il lui faut des tirs d’archers avant le choc, et il gagne à ouvrir un second passage, au trébuchet ou à la sape.`,
      `Le Templier ne doit pas mourir sur les décombres\u202f: deux lignes dans la cour, les arbalétriers sur le chemin de ronde, et frère Guillaume en arrière. Pour équilibrer deux joueurs de force inégale, avancez le secours au tour 3, ou retardez-le au tour 7.`,
    ].join('\n\n'),
    [
      `It is all a matter of tempo. The Mamluk has numbers, but the breach lets only a few men through abreast; he needs his archers before the clash, and gains by opening a second way in, by trebuchet or by mining.`,
      `The Templar must not die on the rubble: two lines in the courtyard, the crossbowmen on the wall walk, and Brother William behind. To balance two players of unequal strength, bring the relief forward to turn 3, or put it back to turn 7.`,
    ].join('\n\n'),
  ),
  credits: localized(
    `Scénario et carte\u202f: Castellan. Le siège de Safed (juin et juillet 1266) est historique, la chute de la barbacane aussi\u202f; ses défenseurs et le plan des lieux sont inventés.`,
    `Scenario and map: Castellan. The siege of Safed (June and July 1266) is historical, and so is the fall of the barbican; its defenders and the plan of the place are invented.`,
  ),
}

export const RULES: NonNullable<DrawnGame['rules']> = {
  rubble: {
    title: localized('Les décombres', 'The rubble'),
    text: localized(
      `La tour effondrée et le mur voisin ([[O11]], [[P10]] et [[P11]]) sont des décombres\u202f: on y entre et l’on en sort de tous côtés, à couvert moyen. Chaque case de décombres coûte un point de mouvement de plus.`,
      `The fallen tower and the wall beside it ([[O11]], [[P10]] and [[P11]]) are rubble: one goes in and out on every side, with medium cover. Each hex of rubble costs one movement point more.`,
    ),
    changes: ['MC-MAP-2'],
  },
  trebuchet: {
    title: localized('Le trébuchet', 'The trebuchet'),
    text: localized(
      [
        `À la place d’un tir offensif, le trébuchet lance une pierre un tour sur deux, à partir du tour 1, si l’ingénieur Musa ou deux servants valides sont au contact. Le joueur désigne un bord de mur à une distance de 8 à 20 cases et lance 1D10\u202f:`,
        `| 1D10 | effet |\n|---|---|\n| 1 à 4 | le bord désigné perd 1 point |\n| 5 et 6 | un bord voisin, au choix du Templier, perd 1 point |\n| 7 à 10 | la pierre tombe trop court ou trop loin |`,
        `Un mur intact a 4 points\u202f; ceux de [[P9]], fissurés, en ont 3 au nord-ouest et 2 au sud-ouest. À 0, il tombe\u202f: posez des décombres dans la case derrière lui, et qui s’y trouve lance 1D10 (1 à 3 tué, 4 à 6 blessé).`,
      ].join('\n\n'),
      [
        `In place of offensive fire the trebuchet throws a stone every other turn, from turn 1 on, if Musa the engineer or two unhurt crewmen are next to it. The player names a hexside of wall at 8 to 20 hexes and rolls 1D10:`,
        `| 1D10 | effect |\n|---|---|\n| 1 to 4 | the side named loses 1 point |\n| 5 and 6 | a side next to it, the Templar’s choice, loses 1 point |\n| 7 to 10 | the stone falls short or long |`,
        `A whole wall has 4 points; those of [[P9]], cracked, have 3 in the north-west and 2 in the south-west. At 0 it falls: lay rubble in the hex behind it, and whoever stands there rolls 1D10 (1 to 3 killed, 4 to 6 wounded).`,
      ].join('\n\n'),
    ),
    changes: ['MC-MAP-2'],
  },
  ram: {
    title: localized('Le bélier et la sape', 'Ram and mine'),
    text: localized(
      [
        `Le bélier avance de 2 cases par tour avec deux servants au contact, par la route seulement. Au contact de la porte, en [[O8]], il lance 1D10 à la fin de chaque tour mamelouk\u202f: de 1 à 5, la porte perd un point sur trois. À 0, elle est ouverte, herse comprise.`,
        `Un sapeur qui passe tout un tour au contact d’un bord de mur, ni sonné ni attaqué, lui ôte 1 point sur 1 à 3 (1D10).`,
      ].join('\n\n'),
      [
        `The ram advances 2 hexes a turn with two crewmen next to it, on the road only. In front of the gate, in [[O8]], it rolls 1D10 at the end of each Mamluk turn: on 1 to 5 the gate loses one of its three points. At 0 it is open, portcullis and all.`,
        `A sapper who spends a whole turn next to a hexside of wall, neither stunned nor attacked, takes 1 point off it on 1 to 3 (1D10).`,
      ].join('\n\n'),
    ),
    changes: ['MC-MAP-2'],
  },
  naphtha: {
    title: localized('Le naphte', 'Naphtha'),
    text: localized(
      `Yalbay porte deux pots\u202f: il tire deux fois dans la partie, à 5 cases au moins, jamais par une meurtrière.`,
      `Yalbay carries two pots: he throws twice in the game, at 5 hexes or more, never through an arrow slit.`,
    ),
    changes: ['MC-MAP-4', 'MC-NAP-1'],
  },
}
