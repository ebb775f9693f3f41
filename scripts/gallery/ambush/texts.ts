/** "The ambush": the words of its author. */
import { localized } from '#shared/i18n/localized'
import { type DrawnGame } from '../drawnGame'

export const BACKGROUND = localized(
  [
    `Octobre 1324. Entre la Savoie et le Dauphiné, la trêve n’engage que ceux qui l’ont jurée. Le trésorier Humbert ramène aux Échelles la solde de la garnison\u202f: trois mulets, une douzaine d’hommes, et la nuit qui vient.`,
    `Passé [[G10]], la route s’enfonce dans une combe boisée jusqu’au pont, en [[O8]]. Le bâtard Guigues y attend depuis l’aube, ses arbalétriers sur le rocher, ses routiers dans la côte. Il sait ce que portent les mulets.`,
  ].join('\n\n'),
  [
    `October 1324. Between Savoy and Dauphiné, the truce binds only those who swore it. Humbert the treasurer is bringing the garrison of Les Échelles its pay: three mules, a dozen men, and nightfall not far off.`,
    `Past [[G10]] the road plunges into a wooded combe as far as the bridge, in [[O8]]. There the bastard Guigues has been waiting since dawn, his crossbowmen on the rock, his routiers on the slope. He knows what the mules carry.`,
  ].join('\n\n'),
)

export const TEXTS: DrawnGame['texts'] = {
  setUp: localized(
    [
      `Le Dauphinois note en secret, par leurs numéros de case, les places de ses hommes dans les deux bois. Il peut laisser un bois vide.`,
      `Le Savoyard range ensuite sa colonne sur la route et ses abords, de [[B8]] à [[G10]]. Aucun mulet ne se place au-delà de la colonne de cases E.`,
    ].join('\n\n'),
    [
      `The Dauphinois player secretly writes down the hexes of his men in the two woods. He may leave one wood empty.`,
      `The Savoyard player then draws up his column on the road and beside it, from [[B8]] to [[G10]]. No mule sets up beyond the column of hexes E.`,
    ].join('\n\n'),
  ),
  victory: localized(
    `Un muletier qui quitte la carte par la route de l’est, entre les rangées 8 et 13, a sauvé sa charge. Si les deux camps ont atteint un niveau, le plus élevé l’emporte\u202f; à niveau égal, la partie est nulle.`,
    `A muleteer who leaves the map by the east, between rows 8 and 13, has saved his load. If both sides have reached a level, the higher one wins; if they are equal, the game is a draw.`,
  ),
  notes: localized(
    [
      `Le piège est bon, mais le piégeur a peu de temps\u202f: les mulets mettent trois ou quatre tours à passer, et les chevaliers des Échelles balaient tout terrain découvert. Frapper trop tôt, c’est laisser la colonne refluer\u202f; trop tard, c’est courir après.`,
      `Le Savoyard fera bien de marcher groupé et de garder ses pavesiers contre le rocher. Les tests d’opportunité des règles Savoie punissent cruellement qui veut seulement passer\u202f: laissez l’escorte engager, et les mulets filer.`,
    ].join('\n\n'),
    [
      `The trap is a good one, but the trapper has little time: the mules need three or four turns to get through, and the knights from Les Échelles sweep all open ground. Strike too early, and the column falls back; too late, and you run after it.`,
      `The Savoyard does well to march closed up, with his pavisiers towards the rock. The opportunity attacks of the Savoy rules are cruel to those who only want to pass: let the escort engage, and the mules run.`,
    ].join('\n\n'),
  ),
  credits: localized(
    `Scénario et carte\u202f: Castellan. La guerre de Savoie et de Dauphiné est historique, et Varey, en 1325, n’est pas loin\u202f; Humbert, Guigues et la combe sont inventés.`,
    `Scenario and map: Castellan. The war between Savoy and Dauphiné is historical, and Varey, in 1325, is not far off; Humbert, Guigues and the combe are invented.`,
  ),
}

export const RULES: NonNullable<DrawnGame['rules']> = {
  surprise: {
    title: localized('La surprise', 'Surprise'),
    text: localized(
      [
        `Tant que l’embuscade n’est pas découverte, les Savoyards avancent chacun de 4 points de mouvement au plus, sur la route ou au contact de la route, et ne tirent pas.`,
        `Elle est découverte quand le Dauphinois le veut, au début de son tour, ou dès qu’un Savoyard voit un Dauphinois à 3 cases ou moins. Le Dauphinois place alors tous ses hommes sur les cases notées. Pendant ce tour dauphinois, aucun Savoyard ne tire en défense.`,
      ].join('\n\n'),
      [
        `Until the ambush is sprung, the Savoyards each advance 4 movement points at most, on the road or next to it, and do not fire.`,
        `It is sprung when the Dauphinois wishes, at the start of his turn, or as soon as a Savoyard sees a Dauphinois at 3 hexes or less. The Dauphinois then places all his men on the hexes he wrote down. During that Dauphinois turn no Savoyard fires in defence.`,
      ].join('\n\n'),
    ),
    changes: ['SV-FIR-3'],
  },
  mules: {
    title: localized('Les mulets', 'The mules'),
    text: localized(
      [
        `Un muletier et sa bête sont un seul pion, à pied, de 8 points de mouvement. Il n’attaque pas, n’a pas d’attaque d’opportunité et n’entre ni dans les bois ni dans le ruisseau.`,
        `Le muletier tué laisse sa charge dans la case. Un Savoyard à pied qui y passe un tour entier reprend le mulet, et remet le muletier en jeu, blessé\u202f; un Dauphinois qui y passe un tour entier met la charge à l’abri pour de bon.`,
      ].join('\n\n'),
      [
        `A muleteer and his beast are one counter, on foot, with 8 movement points. He does not attack, has no opportunity attack and enters neither woods nor stream.`,
        `A muleteer who is killed leaves his load in the hex. A Savoyard on foot who spends a whole turn there takes up the mule, and brings the muleteer back, wounded; a Dauphinois who spends a whole turn there carries the load off for good.`,
      ].join('\n\n'),
    ),
    changes: ['SV-OPP-1'],
  },
  rain: {
    title: localized('L’averse', 'The shower'),
    text: localized(
      `À partir du tour 5, personne ne tire à longue portée, et qui franchit le ruisseau ailleurs qu’au pont paie un point de plus.`,
      `From turn 5 on nobody fires at long range, and whoever crosses the stream elsewhere than by the bridge pays one point more.`,
    ),
    changes: ['SV-FIR-1'],
  },
}
