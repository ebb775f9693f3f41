/** Sight, cover and movement of the medieval rulesets where the sources leave them to the boards: ours, by id. */
import { type Localized } from '#shared/i18n/localized'

export const MEDIEVAL_HOUSE_RULES = {
  'HS-LOS-1': {
    fr: 'La ligne de vue va de centre à centre\u202f; les deux cases extrêmes ne la coupent jamais.',
    en: 'The line of sight runs from centre to centre; its two end hexes never block it.',
  },
  'HS-LOS-2': {
    fr: 'Là où elle longe un bord ou passe par un sommet, elle a deux couloirs et n’est coupée que si les deux le sont\u202f; le bord qu’elle longe ne la coupe pas.',
    en: 'Where it runs along a hexside or through a vertex it has two lanes and is blocked only when both are; the side it runs along does not block.',
  },
  'HS-LOS-3': {
    fr: 'Chaque œil est un demi-niveau au-dessus du sol de sa case, et la ligne monte ou descend régulièrement avec la distance\u202f; ce qui la dépasse là où elle passe, sol nu compris, la coupe.',
    en: 'Each eye is half a level above the ground of its hex, and the line rises or falls evenly with the distance; what stands above it where it passes, bare ground included, blocks it.',
  },
  'HS-LOS-4': {
    fr: 'Ce qui pousse ou se dresse sur une case s’élève au-dessus de son sol\u202f: un bois, une maison ou une tour, de deux niveaux.',
    en: 'What grows or stands on a hex rises above its ground: a wood, a house or a tower by two levels.',
  },
  'HS-LOS-5': {
    fr: 'Un mur coupe la ligne qui franchit son bord plus bas que son sommet, compté de la plus haute de ses deux cases\u202f; muret, haie et clôture ne la coupent pas.',
    en: 'A wall blocks a line that crosses its side below its top, counted from the higher of its two hexes; low walls, hedges and fences do not.',
  },
  'HS-LOS-6': {
    fr: 'Une porte ou une entrée ouverte laisse passer la vue, fermée elle vaut son mur\u202f; à travers une herse baissée on voit, et elle couvre.',
    en: 'An open door or gate lets sight pass, a closed one is as its wall; one sees through a lowered portcullis, and it covers.',
  },
  'HS-LOS-7': {
    fr: 'À travers une meurtrière, une fenêtre ou des créneaux, on ne voit que de la case juste derrière, ou jusqu’à elle\u202f: l’intérieur, et pour une fenêtre l’une ou l’autre.',
    en: 'Through a slit, a window or a battlement one sees only from the hex directly behind it, or to it: its inside, for a window either hex.',
  },
  'HS-LOS-8': {
    fr: 'Un toit cache ce qui est derrière lui, mais pas à qui est sous un toit, ni qui est sous un toit\u202f: là, les murs décident.',
    en: 'A roof hides what lies behind it, but not from, nor to, one who is under a roof: there the walls decide.',
  },
  'HS-LOS-9': {
    fr: 'Ce qui est tombé ne cache ni ne couvre plus rien\u202f; seuls ses décombres couvrent.',
    en: 'What has fallen neither hides nor covers any more; only its rubble covers.',
  },
  'HS-LOS-10': {
    fr: 'Qui voit est vu\u202f: une ouverture orientée ne favorise l’intérieur que par la protection qu’elle donne.',
    en: 'Who sees is seen: a directional opening favours its inside by the cover it gives alone.',
  },
  'HS-LOS-11': {
    fr: 'La protection est la meilleure de celles de la case de la cible et du bord par où la ligne y entre\u202f; par un sommet, celui des deux bords qui donne le plus.',
    en: 'Cover is the best of those of the target’s hex and of the side by which the line enters it; at a vertex, whichever of the two sides gives more.',
  },
  'HS-LOS-12': {
    fr: 'Le couvert d’une lisière ne vaut pas celui du bois\u202f: il compte quand la ligne entre dans la case par un terrain qui n’est pas boisé.',
    en: 'Cover at the edge of a wood is less than inside it: it counts when the line comes into the hex from ground that is not wooded.',
  },
  'HS-LOS-13': {
    fr: 'Une meurtrière ou des créneaux ne couvrent que leur intérieur\u202f; une fenêtre, un muret ou une haie couvrent qui est juste derrière.',
    en: 'A slit or a battlement covers its inside only; a window, a low wall or a hedge covers who is directly behind it.',
  },
  'HS-LOS-14': {
    fr: 'Une cible à cheval ne profite pas d’une protection que la table des montés n’a pas\u202f: la plus forte de ses colonnes compte.',
    en: 'A mounted target has no use for cover that its table lacks: the table’s heaviest column counts.',
  },
  'HS-LOS-15': {
    fr: 'À courte portée, on ne tire pas à travers un personnage debout entre deux, ami ou ennemi, sauf de plus haut que lui, ou sur une cible montée quand il est à pied\u202f; plus loin, on tire par-dessus.',
    en: 'At short range nobody fires through a standing character in between, friend or foe, unless from higher than it, or at a mounted target when it is on foot; farther off one fires over it.',
  },
  'HS-LOS-16': {
    fr: 'Un cavalier voit, tire et est visé de sa case avant.',
    en: 'A rider sees, fires and is aimed at in its front hex.',
  },
  'HS-LOS-17': {
    fr: 'Une machine à naphte ne tire pas à travers une ouverture trop étroite.',
    en: 'A naphtha thrower does not fire through an opening too narrow for it.',
  },
  'HS-MOV-1': {
    fr: 'On va d’une case à sa voisine\u202f; y entrer coûte ce que dit son terrain, et son bord ce que dit ce qui s’y trouve.',
    en: 'One goes from a hex to its neighbour; entering it costs what its terrain says, and its side what stands on it says.',
  },
  'HS-MOV-2': {
    fr: 'On passe un obstacle par son ouverture, si elle est ouverte, ou par-dessus s’il a un coût\u202f; à pied, aussi par un escalier ou une échelle. Une route remplace le coût du terrain.',
    en: 'A barrier is crossed through its opening, when open, or over it where it has a cost; on foot by stairs or a ladder too. A road replaces the terrain’s cost.',
  },
  'HS-MOV-3': {
    fr: 'On n’entre jamais dans la case d’un ennemi\u202f; on traverse celle d’un ami sans s’y arrêter. Morts et montures abattues ne gênent personne.',
    en: 'An enemy’s hex is never entered; a friend’s is passed through, not stopped on. The dead and fallen mounts are in nobody’s way.',
  },
  'HS-MOV-4': {
    fr: 'Monter d’un niveau coûte un point, en descendre rien\u202f; au-delà d’un niveau il faut un escalier ou une échelle.',
    en: 'Climbing one level costs a point, going down none; more than one level needs stairs or a ladder.',
  },
  'HS-MOV-5': {
    fr: 'Un cavalier avance par sa case avant, après s’être tourné s’il le faut, et l’arrière suit\u202f; sur place, là où il pourrait s’arrêter, il pivote autour de sa case avant. Il n’entre pas dans sa propre case arrière.',
    en: 'A rider goes on with its front hex, after turning if need be, and the rear follows; in place, where it could stop, it pivots about its front hex. It does not enter its own rear hex.',
  },
  'HS-MOV-6': {
    fr: 'Un personnage assommé ou mort ne se déplace pas\u202f; une monture seule, seulement quand elle doit reculer.',
    en: 'A stunned or dead character does not move; a mount alone only when it must retreat.',
  },
  'HS-MOV-7': {
    fr: 'Un déplacement ne coûte pas plus que le mouvement de la face visible.',
    en: 'A move costs no more than the movement of the face shown.',
  },
  'HS-MOV-8': {
    fr: 'Un ami déplacé par un recul se range dans une case voisine libre.',
    en: 'A friend displaced by a retreat steps into a free adjacent hex.',
  },
  'HS-MOV-9': {
    fr: 'Dans la phase de mouvement de son camp, un personnage quitte la carte par une case du bord, ou de sortie, qu’il occupe.',
    en: 'In the movement phase of its side a character leaves the map by a hex of the rim, or an exit, that it occupies.',
  },
  'HS-OPN-1': {
    fr: 'Dans la phase de mouvement de son camp, un personnage à pied, au lieu de se déplacer, ouvre ou ferme une porte, lève ou abaisse une herse au bord de sa case\u202f; si elle a un côté intérieur, de là seulement.',
    en: 'In the movement phase of its side a character on foot, in place of moving, opens or shuts a door or gate, raises or lowers a portcullis on a side of its hex; if that has an inside, only from there.',
  },
  'HS-CAP-1': {
    fr: 'Dans la phase de combat de son camp, un personnage capture un ennemi assommé qu’il pourrait combattre, au lieu de se battre.',
    en: 'In the combat phase of its side a character captures a stunned enemy whom it could fight, in place of a fight.',
  },
} as const satisfies Record<string, Localized>
