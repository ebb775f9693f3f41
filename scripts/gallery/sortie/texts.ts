/** "The sortie": the words of its author. */
import { localized } from '#shared/i18n/localized'
import { type DrawnGame } from '../drawnGame'

export const BACKGROUND = localized(
  [
    `An de grâce 1214. Depuis trois jours, les gens du comte Aymar tiennent le village et le pont, en [[J8]]. Leurs engins sont encore sur la route de l’ouest\u202f; quand ils seront là, les murs de Montbrison ne tiendront plus longtemps.`,
    `À l’aube, le sire Guy fait lever la herse, en [[R6]]\u202f: il faut brûler le camp des assiégeants, autour de [[G10]], avant l’arrivée de leurs engins, et rentrer vivants.`,
  ].join('\n\n'),
  [
    `The year of grace 1214. For three days Count Aymar’s men have held the village and the bridge, in [[J8]]. Their engines are still on the western road; once they are here, the walls of Montbrison will not stand for long.`,
    `At dawn Sire Guy has the portcullis raised, in [[R6]]: the besiegers’ camp, around [[G10]], must burn before their engines arrive, and his men must come home alive.`,
  ].join('\n\n'),
)

export const TEXTS: DrawnGame['texts'] = {
  setUp: localized(
    [
      `Les assiégeants se placent les premiers, dans les quartiers du comte, du village au pont, ou à son poste du nord, en [[L2]]. La garnison se place ensuite, dans le château ou devant sa porte. Nul ne se place au contact d’un adversaire.`,
      `Les places de la carte sont une mise en place éprouvée, bonne pour une première partie. La porte, en [[R6]], est ouverte et sa herse levée. L’archer Dickon commence la partie blessé. L’escorte des engins, Enguerrand et ses trois hommes, attend hors de la carte.`,
    ].join('\n\n'),
    [
      `The besiegers set up first, in the count’s quarters, from the village to the bridge, or at his northern post, in [[L2]]. The garrison sets up next, in the castle or before its gate. Nobody sets up in contact with an opponent.`,
      `The places on the map are a proven set-up, good for a first game. The gate, in [[R6]], is open and its portcullis raised. Dickon the archer begins the game wounded. The escort of the engines, Enguerrand and his three men, waits off the map.`,
    ].join('\n\n'),
  ),
  victory: localized(
    `On compte à la fin du huitième tour, ou dès que le sire Guy est pris. Une case du camp compte pour la garnison si elle brûle. Si les deux camps ont atteint un niveau, le plus élevé l’emporte\u202f; à niveau égal, ou si personne n’en atteint aucun, la partie est nulle.`,
    `Count at the end of the eighth turn, or as soon as Sire Guy is taken. A hex of the camp counts for the garrison if it is on fire. If both sides have reached a level, the higher one wins; if they are equal, or nobody has reached any, the game is a draw.`,
  ),
  notes: localized(
    [
      `La garnison n’est pas faite pour une bataille rangée. Les quatre cavaliers percent ou tournent le pont, jettent leurs torches et reviennent\u202f; les gens de pied leur gardent le chemin du retour. Passé le tour 5, chaque tour passé à l’ouest du ruisseau se paie.`,
      `L’assiégeant a deux tours difficiles devant lui, puis le nombre pour lui. Qu’il garde des hommes au camp pour éteindre les feux, et les turcopoles à portée du pont\u202f: un sire Guy coupé de sa porte vaut mieux que dix tentes. Pour équilibrer deux joueurs de force inégale, avancez l’escorte au tour 4, ou retardez-la au tour 7.`,
    ].join('\n\n'),
    [
      `The garrison is not made for a pitched battle. The four riders break through at the bridge or go round it, throw their torches and come back; the men on foot keep the way home open for them. Once turn 5 is past, every turn spent west of the stream is paid for.`,
      `The besieger has two hard turns before him, then numbers on his side. Let him keep men in the camp to put the fires out, and the turcopoles within reach of the bridge: a Sire Guy cut off from his gate is worth more than ten tents. To balance two players of unequal strength, bring the escort forward to turn 4, or put it back to turn 7.`,
    ].join('\n\n'),
  ),
  credits: localized(
    `Scénario et carte\u202f: Castellan. Les guerres de seigneurs et leurs routiers sont historiques\u202f; Montbrison, le sire Guy et le comte Aymar, tels qu’on les joue ici, sont inventés.`,
    `Scenario and map: Castellan. The wars of lords and their routiers are historical; Montbrison, Sire Guy and Count Aymar, as they are played here, are invented.`,
  ),
}

export const RULES: NonNullable<DrawnGame['rules']> = {
  surprise: {
    title: localized('La surprise', 'Surprise'),
    text: localized(
      `Le camp dort encore\u202f: au tour 1, aucun assiégeant ne fait de tir défensif.`,
      `The camp is still asleep: in turn 1 no besieger makes defensive fire.`,
    ),
    changes: ['MC-FIR-1'],
  },
  torches: {
    title: localized('Les torches', 'The torches'),
    text: localized(
      [
        `Chaque homme de la garnison porte une torche, à pied comme à cheval. Il met le feu à toute case du camp, de [[F10]] à [[I11]], où il entre\u202f; il la paie alors 2 points de mouvement de plus, et ne tire pas de tout le tour.`,
        `Un assiégeant qui entre dans une case en feu, et s’y arrête, l’éteint. Ce ne sont que tentes et paille\u202f: le feu ne blesse personne et ne gêne ni la vue, ni le passage.`,
      ].join('\n\n'),
      [
        `Every man of the garrison carries a torch, on foot as on horseback. He sets fire to each hex of the camp, from [[F10]] to [[I11]], that he enters; he then pays 2 movement points more for it, and does not fire for the whole turn.`,
        `A besieger who enters a hex on fire, and stops there, puts it out. It is only tents and straw: the fire hurts nobody and hinders neither sight nor passage.`,
      ].join('\n\n'),
    ),
    changes: ['HS-MOV-1', 'MC-FIR-1'],
  },
  portcullis: {
    title: localized('La herse', 'The portcullis'),
    text: localized(
      `À la fin de son tour, la garnison peut baisser ou lever la herse si l’un des siens, ni sonné ni au contact d’un ennemi, se tient en [[R6]]. Baissée, elle ne laisse passer personne.`,
      `At the end of its turn the garrison may lower or raise the portcullis if one of its men, neither stunned nor in contact with an enemy, stands in [[R6]]. Lowered, it lets nobody through.`,
    ),
    changes: ['MC-ATT-2', 'HS-MOV-2'],
  },
}
