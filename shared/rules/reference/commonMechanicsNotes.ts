/** The parts of the common mechanics that are uncertain or filled in by us, by the source of the rule. */
import { localized, type Localized } from '#shared/i18n/localized'
import { type NotesBySource } from './notesBySource'

const SHEET_ONLY = localized(
  'Pas dans notre source\u202f: des fiches publiées du jeu.',
  'Not in our source: from the game’s published sheets.',
)
const afterSheet = (fr: string, en: string): Localized =>
  localized(`${SHEET_ONLY.fr} ${fr}`, `${SHEET_ONLY.en} ${en}`)

export const COMMON_MECHANICS_NOTES: NotesBySource = {
  book: {
    'CM-TER-1': localized(
      'Que deux classes différentes s’additionnent est la lecture à la lettre\u202f; par une option, seule la pire compte. La fiche de combat publiée a d’autres chiffres\u202f: une option les prend. Lu à la lettre\u202f: les unités de classe volante peuvent se tenir dans l’eau et la lave, car seul le terrain infranchissable dit «\u202faucune au sol\u202f». De notre fait, pour la fiche de combat\u202f: seuls les hex des unités au sol comptent, et ce que le terrain retire à qui tire depuis lui et à qui tire vers lui s’additionne.',
      'That two different classes add up is the literal reading; by an option only the worse one counts. The published combat sheet has other figures: an option takes them. Read literally: units of the flying class may stand in water and lava, for only impassable ground says “none on the ground”. Ours, of the combat sheet: only the hexes of units on the ground count, and what terrain takes from who fires out of it and from who fires into it adds up.',
    ),
    'CM-TER-2': localized(
      'Qu’un hex d’extérieur voisin d’une caverne demande l’accord du scénario, et qu’un hex inaccessible ne le demande pas, est de notre fait\u202f: la source dit à la fois que l’extérieur l’interdit et qu’un hex voisin d’une caverne le permet.',
      'That an outdoor hex next to a cave needs the scenario’s leave, and an inaccessible one does not, is ours: the source says both that outdoors forbids and that a hex next to a cave allows.',
    ),
    'CM-TER-4': localized(
      'La table n’est pas dans notre source, mais sur la fiche de mouvement publiée. De notre fait\u202f: un changement d’orientation de 30 degrés compte pour un pas\u202f; la lave, qui a une colonne qu’aucune fiche n’imprime, compte comme terrain clair pour qui peut s’y tenir. Premier pas et pas suivants d’orientation se comptent sur tout le déplacement\u202f; une rotation d’un mouvement minimal est un pas, celle d’une formation un pivot ou un demi-tour, et un mouvement minimal prend tous les points. Une formation avance ses deux moitiés à demi à gauche ou à demi à droite de son orientation et paie le plus cher des deux\u202f; son pivot coûte un pas d’orientation et l’hex où entre la moitié extérieure. Traverser un ami se paie en quittant son hex, pas dans l’hex où commence le déplacement.',
      'The table is not in our source but on the published movement sheet. Ours: a 30-degree turn counts as a step; lava, which has a column that no sheet prints, counts as clear for those who may be there. First and further turn steps are counted over the whole move; one turn of a minimal move is one turn step, of a formation one pivot or about-turn, and a minimal move takes all points. A formation steps with both halves half left or half right of where it faces and pays the dearer; its pivot costs a turn step and the hex that the outer half wheels into. Passing through a friend is paid on leaving its hex, not in the hex that a move starts from.',
    ),
    'CM-SID-1': localized(
      'Lu ainsi\u202f: les unités de classe volante, en vol ou non. Que qui va de roche en roche passe sous les bords est de notre fait.',
      'Read as: units of the flying class, whether in flight or not. That who goes from rock to rock passes below the sides is ours.',
    ),
    'CM-SID-2': localized(
      'Que le tir compare les altitudes des deux hex même là où le bord qui les sépare est confirmé ordinaire est de notre fait.',
      'That fire compares the altitudes of the two hexes even where the side between them is confirmed normal is ours.',
    ),
    'CM-SID-3': localized(
      'De notre fait\u202f: le mouvement minimal d’une escalade ou d’une nage comprend le demi-point de la montée, et un bord ordinaire efface une différence de niveau. Une route remplace le terrain de l’hex quel qu’il soit\u202f: elle mène par-dessus l’eau, la lave et la roche tous ceux dont la classe a une colonne de route, mais aucune volante, ni aucune formation là où le sol n’est pas clair.',
      'Ours: a climb’s or swim’s minimal move absorbs the half point of going up, and a normal side takes a level difference away. A road stands in place of the hex’s terrain whatever it is: it leads over water, lava and rock all whose class has a road column, but no flyer, and no formation where the ground is not clear.',
    ),
    'CM-SID-4': localized(
      '«\u202fAssaut\u202f» n’est défini sur aucune fiche\u202f: les bords de fortification prennent les chiffres de l’escalade. Que les volantes ignorent ces interdictions est de notre fait, comme trois lectures\u202f: les −2 d’une nageuse depuis un hex d’eau s’ajoutent à ceux du terrain\u202f; qui frappe celle qui escalade ou nage ne paie rien pour cela\u202f; en vol et sous la roche, ni bords ni niveaux ne comptent au choc.',
      '“Assault” is defined on no sheet: fortification sides use the climber’s figures. That flyers ignore these bans is ours, and so are three readings: a swimmer’s −2 from a water hex adds to that of the terrain; who strikes at one that climbs or swims pays nothing for it; in flight and in the rock neither sides nor levels count in shock.',
    ),
    'CM-SID-6': localized(
      'La source parle d’un propriétaire sans dire qui c’est\u202f: le scénario le fixe\u202f; que la fortification passe à un ennemi seul à l’intérieur est de notre fait, comme l’absence de protection d’une entrée contre le tir de ceux à qui elle est ouverte.',
      'The source speaks of an owner and does not say who that is: the scenario sets it; that it passes to an enemy alone inside is ours, and so is that an entrance gives no cover against the fire of those to whom it is open.',
    ),
    'CM-ADJ-1': localized(
      'De notre fait\u202f: un hex est interdit à une unité qui ne peut s’y tenir ni dans son propre placement, ni dans celui de l’autre\u202f; à une formation, aussi le terrain qui interdit les formations\u202f; ce qu’atteint un mouvement minimal n’est pas interdit.',
      'Ours: a hex is forbidden to a unit that may be there neither in its own placement nor in the other’s; to a formation also terrain that bars formations; what a minimal move reaches is not forbidden.',
    ),
    'CM-ENG-1': localized(
      'À travers un bord que l’on franchit en grimpant ou en nageant, qui est attaqué engage l’attaquant à son tour (CM-SID-4)\u202f; qu’il doive lui faire face est de notre fait.',
      'Across a side that one climbs or swims over, who is attacked engages the attacker in turn (CM-SID-4); that it must face it is ours.',
    ),
    'CM-ENG-2': localized(
      'Que dans le même hex, où les orientations ne comptent pas, ce soit le sommet d’une pile qui est engagé est de notre fait.',
      'That in the same hex, where facings do not count, the top of a stack is the one engaged is ours.',
    ),
    'CM-ORI-1': localized(
      'Les schémas des zones manquent à notre source\u202f; ce sont ceux de la fiche publiée.',
      'The diagrams of the zones are missing from our source; they are those of the published sheet.',
    ),
    'CM-ORI-2': localized(
      'Qu’une formation en hérisson garde son avant, ses flancs et son arrière est la lecture à la lettre\u202f: elle «\u202fa une orientation\u202f». Que tourner soit «\u202fsans risque de Perte de Cohésion\u202f» nomme un risque qu’aucune fiche ne définit\u202f: rien n’en découle.',
      'That a formation in hedgehog mode keeps its front, flanks and rear is the literal reading: it “has a facing”. That turning is “without risk of loss of cohesion” (“sans risque de Perte de Cohésion”) names a risk that no sheet defines: nothing follows from it.',
    ),
    'CM-ORI-3': localized(
      'Pour le repli, la source dit «\u202fn’importe quelle zone pour une unité qui n’a pas qu’une zone avant\u202f»\u202f: un lapsus, lu à l’inverse.',
      'On falling back the source says “any zone for a unit that has not only a front zone”: a slip, read the other way round.',
    ),
    'CM-ORI-4': localized(
      'Qu’une formation attaque, et soit attaquée, par ceux de ses hex qui servent le mieux l’attaquant est de notre fait.',
      'That a formation attacks, and is attacked, by those of its hexes that serve the attacker best is ours.',
    ),
    'CM-ORI-5': localized(
      'Qu’empilées veuille dire dans le même placement d’un hex, et non à la même position, est de notre fait. La pénalité au «\u202fTest de Traversée\u202f» de qui traverse avec une autre orientation n’est définie sur aucune fiche\u202f: rien n’en découle.',
      'That stacked means the same placement of a hex, not the same position, is ours. The penalty to the passage test (“Test de Traversée”) of one that passes through with another facing is defined on no sheet: nothing follows from it.',
    ),
    'CM-ORI-6': localized(
      'Qu’une formation puisse pivoter dans un déplacement, et faire demi-tour en se déplaçant, en fuyant ou en faisant face, une rotation à la fois, est de notre fait.',
      'That a formation may pivot in a move and turn about in a move, a flight or a face-about, one turn at a time, is ours.',
    ),
    'CM-STK-1': localized(
      'Que les points se comptent par position, des deux belligérants ensemble, et les ennemis et l’ordre par placement, est de notre fait.',
      'That points count by position, of both belligerents together, and enemies and order by placement is ours.',
    ),
    'CM-STK-5': localized(
      'De notre fait\u202f: une formation empilée dans l’un de ses hex n’attaque que si elle est au sommet là aussi\u202f; une petite unité qui en rejoint de grandes se place sous elles.',
      'Ours: a formation that is stacked in one of its hexes attacks only where it is the top there too; a small unit that joins large ones goes below them.',
    ),
    'CM-LOS-3': localized(
      'L’adjacence n’est pas réciproque, la vue l’est\u202f: entre deux hex qui se touchent rien n’est traversé, si bien que toute ligne y est libre, unités ou non.',
      'Adjacency is not mutual, sight is: between hexes that touch nothing is crossed, so that every line there is free, units or not.',
    ),
    'CM-LOS-4': localized(
      'Le terrain est lu tel que la carte le montre, rendu accidenté par un départ de feu\u202f; la classe qu’un obstacle donne à son hex ne change aucune altitude\u202f: un piège caché dirait où il se trouve.',
      'The terrain is read as what the map shows, made rough by a fire-start; the class that an obstacle gives its hex changes no altitude: a hidden trap would tell where it lies.',
    ),
    'CM-LOS-8': localized(
      'Qu’une moitié hors de la carte soit ignorée est de notre fait.',
      'That a half off the map is ignored is ours.',
    ),
    'CM-LOS-9': localized(
      'Qu’une formation voie et soit vue par l’une ou l’autre de ses moitiés est de notre fait.',
      'That a formation sees and is seen by either half is ours.',
    ),
    'CM-LOS-10': afterSheet(
      'Que rien ne bloque sur un hex des bouts est de notre fait.',
      'That nothing blocks on an end hex is ours.',
    ),
    'CM-FLY-1': localized(
      'Que la roche d’une caverne (terrain infranchissable) ne soit pas accessible est de notre fait.',
      'That rock in a cave (impassable terrain) is not accessible is ours.',
    ),
    'CM-FLY-2': localized(
      'De notre fait\u202f: le sol, le vol rapproché et le vol distant mènent directement l’un à l’autre\u202f; dans une caverne, un hex coûte ce que dit la table de mouvement, et un changement de placement en chemin un demi-point de plus. Les obstacles coûtent à qui descend dans leur hex depuis l’hex voisin, pas à qui descend sur place.',
      'Ours: ground, low and high flight lead to each other at once; in a cave a hex costs what the movement table says, and a change of placement on the way half a point more. Obstacles cost who comes down into their hex from the next one, not who comes down in place.',
    ),
    'CM-FLY-3': localized(
      'Une attaque soutenue n’est définie sur aucune fiche en notre possession\u202f: le vol la permet, et rien ici n’en interdit.',
      'A supported attack is defined on no sheet that we have: flight allows it, and nothing here forbids one.',
    ),
    'CM-FLY-4': localized(
      'De notre fait\u202f: l’avantage d’altitude est celui d’un niveau\u202f; entre deux unités en vol distant, personne ne l’a.',
      'Ours: the height advantage is that of a level; between two in high flight nobody has it.',
    ),
    'CM-INF-1': localized(
      '«\u202fBâti\u202f» est lu comme la classe des fortifications. L’accord du scénario élargit ce que l’extérieur interdit, pas cette règle\u202f: l’hex doit être voisin d’une caverne.',
      'Built is read as the class of fortifications. The scenario’s leave widens what outdoors forbids, not this rule: the hex must be next to a cave.',
    ),
    'CM-INF-2': localized(
      '«\u202fTous les points de mouvement\u202f» est lu comme le déplacement entier\u202f: rien n’a été dépensé avant, et qui n’a pas de points ne peut pas. La source permet d’entrer dans la roche de l’hex voisin, là où la table de mouvement n’a pas de ligne pour les deux changements à la fois.',
      'All movement points is read as the whole move: nothing was spent before, and who has no points cannot. The source allows going into the rock of the next hex, where the movement table has no entry for both changes at once.',
    ),
    'CM-INF-3': localized(
      'Une attaque soutenue n’est définie sur aucune fiche en notre possession\u202f: l’infiltration la permet, et rien ici n’en interdit. Entre le sol et la roche, l’hex de l’unité au sol compte comme celui d’où l’on attaque, ou qui est attaqué\u202f: de notre fait.',
      'A supported attack is defined on no sheet that we have: infiltration allows it, and nothing here forbids one. Between the ground and the rock the hex of the ground unit counts as one that it attacks from, or that is attacked: ours.',
    ),
    'CM-WAN-1': localized(
      'De notre fait\u202f: l’errement vaut dans tout placement, et dans le brouillard sur tout hex\u202f; les hex où commence un déplacement ne l’arrêtent pas. Un pas de côté ne coûte aucun point.',
      'Ours: it holds in every placement, and in fog on every hex; the hexes that a move starts from do not stop it. A step aside costs no points.',
    ),
    'CM-WAN-2': localized(
      'De notre fait\u202f: un hex réservé au mouvement minimal n’est pas interdit, sauf si l’unité est épuisée\u202f; une formation qui ne peut pivoter reste comme elle était, ébranlée. Aucun marqueur n’est une fosse.',
      'Ours: a hex for a minimal move only is not forbidden, unless the unit is exhausted; a formation that cannot pivot stays as it was, shaken. No marker is a pit.',
    ),
    'CM-HID-1': localized(
      'La source demande l’accord du scénario à une ligne et rien à la suivante\u202f: en cours de partie il est demandé aussi, sauf si une option en décide autrement. Qu’une troupe en déroute ne puisse se cacher, et qu’un leurre ennemi l’empêche comme une unité, est de notre fait.',
      'The source asks for the scenario’s leave in one line and for nothing in the next: in play it is asked too, unless an option says otherwise. That a routed troop cannot hide, and that an enemy decoy prevents it as a unit would, is ours.',
    ),
    'CM-HID-2': localized(
      'De notre fait\u202f: une pile est ce qui se trouve dans un placement d’un hex, une formation joint celles de ses deux hex\u202f; le sommet se joue d’abord\u202f; quel leurre part est le choix de son joueur, le programme nomme le dernier.',
      'Ours: a stack is what lies in one placement of a hex, a formation joins those of its two hexes; the top is played first; which decoy goes is its player’s choice, the program names the last.',
    ),
    'CM-CMD-4': localized(
      'Jusqu’où porte le commandement n’est sur aucune fiche en notre possession\u202f: il n’y a ici que ce que compte chaque hex, en ligne droite sauf si un autre chemin est donné.',
      'How far command reaches stands on no sheet that we have: here is only what each hex counts as, along the straight line unless another way is given.',
    ),
    'CM-SCN-1': SHEET_ONLY,
    'CM-SCN-2': afterSheet(
      'Qui sont les tirailleurs est de notre fait\u202f: les petites unités, qui tirent à un hex dans le brouillard épais.',
      'Who the skirmishers are is ours: the small units, which fire one hex far in dense fog.',
    ),
    'CM-SCN-3': afterSheet(
      'De notre fait\u202f: un bord de retraite est hors d’atteinte quand chacun de ses hex est fermé à toute unité de l’aile, dans tout placement\u202f; deux bords de la carte n’ont aucune position en commun, pas même à un coin.',
      'Ours: a retreat edge is out of reach when each of its hexes is closed to every unit of the wing, in every placement; two edges of the map share no position, not even at a corner.',
    ),
    'CM-SCN-4': SHEET_ONLY,
    'CM-OBS': afterSheet(
      'Que les points d’empilement ne soient que ceux du troupeau, et qu’un obstacle ne rende plus difficiles que les terrains clair et accidenté, est de notre fait.',
      'That the stacking points are the herd’s only, and that an obstacle makes only clear and rough ground harder, is ours.',
    ),
    'CM-STAT-1': SHEET_ONLY,
    'CM-STAT-2': SHEET_ONLY,
    'CM-STAT-3': afterSheet('Les noms des classes sont de notre fait.', 'The names of the classes are ours.'),
    'CM-STAT-4': afterSheet(
      'Les noms des facultés sont de notre fait. La source nomme la faculté «\u202fFragile à la Lumière\u202f» et ne la définit nulle part\u202f: aucune règle ne la lit.',
      'The names of the faculties are ours. The source names the faculty light-sensitive (“Fragile à la Lumière”) and defines it nowhere: no rule reads it.',
    ),
    'CM-STAT-5': SHEET_ONLY,
  },
  house: {
    'CM-SID-5': localized(
      'La source dit seulement «\u202fjuste derrière\u202f»\u202f: des deux côtés, sauf si une option dit de l’intérieur seulement\u202f; quels bords une ligne franchit en dernier par un sommet est de notre fait. L’intérieur ne se demande que des fortifications\u202f: un hex de la fortification.',
      'The source only says “just behind”: from either side unless an option says inside only; which sides a line through a vertex crosses last is ours. Inside is asked of fortifications only: a hex of the fortification.',
    ),
    'CM-ENG-3': localized(
      'Sous-entendu par les listes du choc en vol et sous la roche\u202f; la liste de la source n’a ni l’un ni l’autre.',
      'Implied by the lists of shock in flight and in the rock; the source’s own list has neither.',
    ),
    'CM-ORI-7': localized(
      'La direction d’une formation se prend du milieu de son long côté.',
      'The bearing on a formation is taken from the middle of its long side.',
    ),
  },
}
