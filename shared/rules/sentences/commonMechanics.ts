/** The common mechanics by id, each in one sentence of ours: what panels and findings quote. Kept by hand. */
import { type Localized } from '#shared/i18n/localized'

export const COMMON_MECHANICS_RULES = {
  'CM-TER-1': {
    fr: 'La difficulté du terrain dit qui entre, s’il permet formation et charge, et ce qu’il ajoute ou retire à l’Avantage quand les deux unités sont au sol.',
    en: 'The difficulty of terrain says who may enter, whether it allows formation and charge, and what it adds to or takes from the Advantage when both units are on the ground.',
  },
  'CM-TER-2': {
    fr: 'Dehors, il fait jour ou nuit et l’infiltration demande l’accord du scénario\u202f; dans une caverne, ni jour ni nuit, le vol n’est que rapproché et l’infiltration est possible.',
    en: 'Outdoors it is day or night and infiltration needs the scenario’s leave; in a cave there is neither, flight is low only and infiltration is possible.',
  },
  'CM-TER-3': {
    fr: 'Seul un hex inflammable peut porter un départ de feu ou un incendie.',
    en: 'Only a flammable hex may hold a fire-start or a blaze.',
  },
  'CM-TER-4': {
    fr: 'La table de mouvement donne, par classe, les points de base et le coût de chaque terrain, des bords accidentés, des changements d’orientation, d’hex et de position\u202f; l’eau n’admet que les flottantes, les volantes et, au mouvement minimal, les nageuses, la lave que les volantes et qui ne craint pas le feu.',
    en: 'The movement table gives for each class the base points and the cost of each terrain, of rough sides, of turning, of changing hex and position; water takes floating and flying units and, by a minimal move, swimmers, lava flying and fire-immune ones.',
  },
  'CM-SID-1': {
    fr: 'Les bords d’hex n’affectent pas le mouvement des unités en vol.',
    en: 'Hexsides do not affect the movement of flying units.',
  },
  'CM-SID-2': {
    fr: 'La cible est juste derrière un bord d’hex quand la ligne de tir le franchit en dernier pour entrer dans son hex.',
    en: 'The target is just behind a hexside when the line of fire crosses it last, into the target’s hex.',
  },
  'CM-SID-3': {
    fr: 'Une différence de niveau et un élément peint sur le même bord s’additionnent, pour le mouvement comme pour l’Avantage\u202f; un bord accidenté (−1 au choc, −2 au tir juste derrière) ne laisse passer aucune formation et fait perdre la charge\u202f; une route ne remplace que le coût du terrain.',
    en: 'A level difference and a feature painted on the same side add up, for movement and for the Advantage; a rough side (−1 in shock, −2 to fire at what is just behind) lets no formation pass and takes the charge away; a road replaces the terrain’s cost only.',
  },
  'CM-SID-4': {
    fr: 'Seules les grimpeuses et les volantes franchissent un bord infranchissable (−2 au tir juste derrière), seules les nageuses et les volantes un bord d’eau. Une unité grimpeuse (nageuse) hors formation, marquée Contact, peut attaquer au choc à travers un bord infranchissable, à −4 (d’eau, à −2), et y être attaquée.',
    en: 'Only climbers and flyers cross an impassable side (−2 to fire at what is just behind), only swimmers and flyers a water side. A climber (swimmer) out of formation, with its contact marker, may shock across an impassable side at −4 (a water side at −2), and be shocked across it.',
  },
  'CM-SID-5': {
    fr: 'La protection d’un bord d’hex vaut des deux côtés\u202f; une ligne qui entre par un sommet compte une fois celui de ses deux derniers bords qui protège.',
    en: 'A side covers from either side; a line that enters through a vertex counts, once, whichever of its two last sides covers.',
  },
  'CM-SID-6': {
    fr: 'Les entrées d’une fortification sont des bords ordinaires pour son propriétaire et ceux qu’il laisse passer, des bords de fortification pour tous les autres\u202f: seules les grimpeuses et les volantes les franchissent, et le tir y perd 8.',
    en: 'The entrances of a fortification are ordinary sides for its owner and those it lets pass, fortification sides for all others: only climbers and flyers cross them, and fire loses 8 there.',
  },
  'CM-ADJ-1': {
    fr: 'Une unité est adjacente à une autre quand leurs hex se touchent et que ni l’hex de l’autre ni le bord qui les sépare ne lui sont interdits.',
    en: 'A unit is adjacent to another when their hexes touch and neither the other’s hex nor the side between is closed to it.',
  },
  'CM-ENG-1': {
    fr: 'Une unité qui n’est pas en déroute engage celle qui est dans un hex adjacent, dans sa zone avant, derrière un côté qu’elle peut franchir, dans un hex qui ne lui est pas infranchissable, à la même position ou l’une au sol et l’autre en infiltration rapprochée\u202f; dans le même hex, l’une au sol et l’autre en vol rapproché ou en infiltration rapprochée.',
    en: 'A unit that is not routed engages one in an adjacent hex, in its front zone, across a side that it may cross, in a hex not impassable for it, both in the same position or one on the ground and the other in shallow infiltration; in the same hex, one on the ground and the other in low flight or shallow infiltration.',
  },
  'CM-ENG-2': {
    fr: 'Une petite unité n’est engagée que si aucune grande n’est là\u202f; le sommet d’une pile par l’avant ou le flanc, le bas par l’arrière, le milieu jamais.',
    en: 'A small unit is engaged only where no large one is; the top of a stack from front or flank, the bottom from behind, the middle never.',
  },
  'CM-ENG-3': {
    fr: 'Dans le même hex, les deux vols s’engagent entre eux, et les deux infiltrations\u202f; d’un hex à l’autre, seules les infiltrations de même profondeur.',
    en: 'In the same hex the two flights engage each other, and the two infiltrations; across hexes only equal depths of infiltration do.',
  },
  'CM-ORI-1': {
    fr: 'Une grande unité a douze orientations\u202f: face à un bord, trois hex devant et trois derrière\u202f; face à un sommet, deux devant, deux de flanc, deux derrière. Une formation couvre deux hex et fait face à un sommet.',
    en: 'A large unit has twelve facings: facing a side, three hexes in front and three behind; facing a vertex, two in front, two on the flanks, two behind. A formation covers two hexes and faces a vertex.',
  },
  'CM-ORI-2': {
    fr: 'Pour une petite unité ou une unité hérisson, les six hex sont devant et tourner est gratuit\u202f; une formation en hérisson ne tourne pas.',
    en: 'For a small unit or one with the hedgehog faculty all six hexes are in front and turning is free; a formation in hedgehog mode does not turn.',
  },
  'CM-ORI-3': {
    fr: 'On se déplace et on fuit vers l’avant, on se replie vers l’arrière, on attaque au choc qui est engagé et on tire dans le cône de tir.',
    en: 'One moves and flees to the front, falls back to the rear, shocks whom one engages and fires within the fire cone.',
  },
  'CM-ORI-4': {
    fr: 'Une unité attaquée de flanc accorde un Avantage de 2, de dos de 4.',
    en: 'A unit attacked on the flank grants an Advantage of 2, in the rear of 4.',
  },
  'CM-ORI-5': {
    fr: 'Les grandes unités empilées ont la même orientation\u202f; une petite prend celle de la pile qu’elle rejoint.',
    en: 'Stacked large units share one facing; a small unit takes that of the stack it joins.',
  },
  'CM-ORI-6': {
    fr: 'L’orientation ne change qu’en se déplaçant, en fuyant, en faisant face, quand une formation pivote, ou en s’empilant.',
    en: 'Facing changes only in a move or flight, a face-about, a formation’s pivot, or by stacking.',
  },
  'CM-ORI-7': {
    fr: 'À distance, un tireur est devant à 60 degrés au plus de l’orientation de la cible, derrière à 60 degrés au plus de son dos, sinon de flanc.',
    en: 'At a distance a firer within 60 degrees of the target’s facing is in front, within 60 of its back behind, else on the flank.',
  },
  'CM-STK-1': {
    fr: 'Au plus 10 points par position\u202f: 4 pour une grande unité, 1 pour une petite\u202f; qui traverse compte aussi.',
    en: 'At most 10 points a position: 4 a large unit, 1 a small one; who passes through counts too.',
  },
  'CM-STK-2': {
    fr: 'Jamais d’ennemis dans le même hex au même placement.',
    en: 'Never with an enemy in the same hex and placement.',
  },
  'CM-STK-3': {
    fr: 'Pas d’empilement avec une grande unité au profil de commandement inférieur ni avec une formation en hérisson, sauf les petites unités.',
    en: 'No stacking with a large unit whose command profile is inferior nor with a formation in hedgehog mode, except small units.',
  },
  'CM-STK-4': {
    fr: 'Avec une formation de quatre figurines ou plus, une seule petite unité\u202f; deux formations ne partagent jamais un hex.',
    en: 'With a formation of four figures or more one small unit only; two formations never share a hex.',
  },
  'CM-STK-5': {
    fr: 'L’unité au sommet attaque seule et est attaquée de devant et de flanc, celle du bas de dos.',
    en: 'The top unit alone attacks and is attacked from front and flank, the bottom one from behind.',
  },
  'CM-LOS-1': {
    fr: 'Depuis ou vers le vol distant, la vue est toujours libre.',
    en: 'From or to high flight there is always sight.',
  },
  'CM-LOS-2': {
    fr: 'Depuis ou vers l’infiltration profonde, il n’y a jamais de vue.',
    en: 'From or to deep infiltration there is never sight.',
  },
  'CM-LOS-3': {
    fr: 'Une unité adjacente est toujours vue.',
    en: 'An adjacent unit is always seen.',
  },
  'CM-LOS-4': {
    fr: 'La ligne va de centre à centre\u202f; les deux hex des bouts ne bloquent jamais\u202f; un hex traversé compte son altitude, plus ½ sauf terrain clair, eau ou lave.',
    en: 'The line runs from centre to centre; the two end hexes never block; a crossed hex counts its altitude, plus ½ unless clear, water or lava.',
  },
  'CM-LOS-5': {
    fr: 'Un hex traversé plus haut que les deux bouts bloque la vue.',
    en: 'A crossed hex higher than both ends blocks sight.',
  },
  'CM-LOS-6': {
    fr: 'Vers le haut, bloque aussi un hex plus proche de la source aussi haut que la cible, ou le premier hex traversé s’il est plus haut que la source.',
    en: 'Upwards, a hex nearer the source as high as the target blocks too, or the first crossed hex when higher than the source.',
  },
  'CM-LOS-7': {
    fr: 'Vers le bas, bloque aussi un hex plus proche de la cible aussi haut que la source, ou le dernier hex traversé s’il est plus haut que la cible.',
    en: 'Downwards, a hex nearer the target as high as the source blocks too, or the last crossed hex when higher than the target.',
  },
  'CM-LOS-8': {
    fr: 'Le long d’un bord d’hex, la vue doit être possible sur les deux hex qu’il sépare.',
    en: 'Along a hexside sight must be possible on both hexes that it separates.',
  },
  'CM-LOS-9': {
    fr: 'La vue est réciproque\u202f; une formation voit et est vue par l’une ou l’autre de ses moitiés.',
    en: 'Sight is mutual; a formation sees and is seen by either half.',
  },
  'CM-LOS-10': {
    fr: 'Un incendie et la fumée bloquent la vue sur un hex traversé\u202f; la fumée impose l’errement\u202f; un départ de feu rend l’hex accidenté, un incendie difficile et mortel.',
    en: 'A blaze and smoke block sight on a crossed hex; smoke imposes wandering; a fire-start makes its hex rough, a blaze difficult and deadly.',
  },
  'CM-WAN-1': {
    fr: 'Une unité qui arrive sur un hex d’errement s’y arrête\u202f; celle qui y commence lance 1D6\u202f: comme prévu, à gauche, à droite, ou annulé.',
    en: 'A unit that arrives on a wandering hex stops; one that starts there rolls 1D6: as planned, left, right, or cancelled.',
  },
  'CM-WAN-2': {
    fr: 'L’errement ne mène jamais dans un hex interdit ou mortel ni dans une pile illégale\u202f: le pas est annulé et l’unité ébranlée.',
    en: 'Wandering never leads into a forbidden or deadly hex nor an illegal stack: the step is cancelled and the unit shaken.',
  },
  'CM-WAN-3': {
    fr: 'L’errement peut laisser une unité engagée de flanc ou de dos.',
    en: 'Wandering may leave a unit engaged from flank or rear.',
  },
  'CM-FLY-1': {
    fr: 'Seules les unités de classe volante volent, sur les hex d’extérieur et, en vol rapproché, sur les hex de caverne accessibles\u202f; jamais en formation. En vol, ni repos ni recharge\u202f; se réorganiser et se rallier restent permis.',
    en: 'Only units of the flying class fly, over outdoor hexes and, low, over accessible cave hexes; never in formation. In flight they neither rest nor reload; they may reorganise and rally.',
  },
  'CM-FLY-2': {
    fr: 'En vol distant tout terrain est clair\u202f; en vol rapproché il est d’un cran plus facile.',
    en: 'In high flight all terrain is clear; in low flight it is one class easier.',
  },
  'CM-FLY-3': {
    fr: 'Au choc, qui attaque de plus haut en vol a un Avantage de 2, de plus bas de −2\u202f; dans le même hex, les orientations ne comptent pas.',
    en: 'In shock, flying above the other gives an Advantage of 2, below of −2; in the same hex facings are ignored.',
  },
  'CM-FLY-4': {
    fr: 'Au tir, le vol distant a l’avantage de l’altitude sur le sol et le vol rapproché\u202f; sinon le vol rapproché compte comme le sol. Une cible en vol distant n’a pas la protection du terrain. Après une attaque, on n’avance pas du vol rapproché vers le sol, ni du sol vers le vol rapproché sans savoir voler.',
    en: 'In fire, high flight has the advantage of height over the ground and low flight; otherwise low flight counts as ground. A target in high flight has no protection from terrain. After an attack nobody advances from low flight to the ground, nor from the ground to low flight unless able to fly.',
  },
  'CM-INF-1': {
    fr: 'S’infiltre une unité pédestre ou animale adaptée à la caverne, hors formation, sur un hex de caverne ou voisin d’une caverne, ni bâti, ni lave, ni eau. Infiltrée, elle ne recharge pas\u202f; se reposer, se réorganiser et se rallier restent permis.',
    en: 'A pedestrian or animal unit with the cave faculty, out of formation, infiltrates on a cave hex or one next to a cave, not built, lava or water. Infiltrated it does not reload; it may rest, reorganise and rally.',
  },
  'CM-INF-2': {
    fr: 'Sous la roche, changer d’hex est un mouvement minimal avec errement\u202f; changer de profondeur, s’enfoncer ou tourner prend tous les points.',
    en: 'In the rock, changing hex is a minimal move with wandering; changing depth, going in or turning takes all points.',
  },
  'CM-INF-3': {
    fr: 'Une unité infiltrée ne charge pas, n’est pas chargée, ne tire pas et n’est pas prise pour cible.',
    en: 'An infiltrated unit neither charges nor is charged, neither fires nor is fired at.',
  },
  'CM-INF-4': {
    fr: 'Au choc, l’infiltration atteint la même profondeur dans un hex voisin, l’autre profondeur dans le même, et du rapproché le sol du même hex ou d’un voisin.',
    en: 'In shock, infiltration reaches the same depth in an adjacent hex, the other depth in the same, and from shallow the ground of the same or an adjacent hex.',
  },
  'CM-HID-1': {
    fr: 'Une troupe peut être cachée à la mise en place si le scénario l’autorise, ou quand on l’active hors de la vue de tout ennemi\u202f; elle est révélée dès qu’elle entre dans la ligne de vue d’une unité ennemie, ou quand son joueur le veut en l’activant. Le joueur passif révèle en premier.',
    en: 'A troop may be hidden at set-up if the scenario allows it, or when activated out of sight of every enemy; it is revealed as soon as it comes into an enemy unit’s line of sight, or when its player wants to as it is activated. The passive player reveals first.',
  },
  'CM-HID-2': {
    fr: 'Un leurre se pose sur ou sous l’unité cachée ou le leurre que l’on vient d’activer, et les deux se jouent avant toute autre unité, dans l’ordre de la pile\u202f; un joueur a au plus autant de leurres que de piles d’unités cachées, et retire ceux qui sont de trop.',
    en: 'A decoy is put on or under the hidden unit or decoy just activated, and both are played before any other unit, in stack order; a player has at most as many decoys as stacks of hidden units, and removes those above.',
  },
  'CM-HID-3': {
    fr: 'Un leurre révélé est retiré\u202f; il l’est sans réponse quand il entre exprès dans la vue d’une unité ou d’un leurre ennemi. Il peut recevoir un ordre particulier, pour un point de commandement au moins.',
    en: 'A decoy that is revealed is removed; it is, without reply, when it deliberately enters the sight of an enemy unit or decoy. It may be given a special order, for one command point at least.',
  },
  'CM-CMD-1': {
    fr: 'Le test de commandement a +2 si le personnage est infiltré et +2 si l’unité l’est.',
    en: 'The command test has +2 if the leader is infiltrated and +2 if the unit is.',
  },
  'CM-CMD-2': {
    fr: 'Un ordre coûte 2 de plus vers une unité infiltrée\u202f; un personnage infiltré perd un cran de commandement.',
    en: 'An order costs 2 more towards an infiltrated unit; an infiltrated leader counts one command grade less.',
  },
  'CM-CMD-3': {
    fr: 'Pour un personnage qui peut s’infiltrer, les hex infranchissables sauf par infiltration sont difficiles.',
    en: 'For a leader able to infiltrate, hexes impassable except by infiltration are difficult.',
  },
  'CM-CMD-4': {
    fr: 'Pour un personnage qui peut voler, tous les hex jusqu’à l’unité sont clairs\u202f; pour les autres, ils sont difficiles vers une unité en vol distant, qui ne reçoit d’eux aucun ordre particulier. Le vol rapproché compte comme le sol.',
    en: 'For a leader able to fly all hexes to the unit are clear; for others they are difficult towards a unit in high flight, which they can give no special order. Low flight counts as ground.',
  },
  'CM-STAT-1': {
    fr: 'Chaque profil a cinq capacités, d’inférieure (−2) à supérieure (+2).',
    en: 'Every profile has five grades, from inferior (−2) to superior (+2).',
  },
  'CM-STAT-2': {
    fr: 'Une unité est un personnage, une troupe ou une formation, grande ou petite, avec ses figurines et deux pas par figurine.',
    en: 'A unit is a character, a troop or a formation, large or small, with its figures and two steps a figure.',
  },
  'CM-STAT-3': {
    fr: 'Une unité a des profils de mouvement, d’arme, de moral, de commandement et de magie.',
    en: 'A unit has profiles of movement, weapon, morale, command and magic.',
  },
  'CM-STAT-4': {
    fr: 'Les facultés d’une unité lui ouvrent ce que d’autres ne peuvent pas.',
    en: 'The faculties of a unit open to it what others cannot do.',
  },
  'CM-STAT-5': {
    fr: 'L’état d’une unité\u202f: pas, orientation, placement, cohésion, fatigue, munitions, contact ou charge, mode de formation.',
    en: 'The state of a unit: steps, facing, placement, cohesion, fatigue, ammunition, contact or charge, formation mode.',
  },
  'CM-SCN-1': {
    fr: 'Le scénario dit s’il fait jour ou nuit, le temps, le vent et le brouillard.',
    en: 'The scenario sets day or night, weather, wind and fog.',
  },
  'CM-SCN-2': {
    fr: 'Le brouillard impose l’errement et limite le tir\u202f; le temps et le vent gênent le tir.',
    en: 'Fog imposes wandering and limits fire; weather and wind hinder fire.',
  },
  'CM-SCN-3': {
    fr: 'Une armée a un commandant et des ailes\u202f: bannière, chef, consigne, moral, repos et bord de retraite.',
    en: 'An army has a commander and wings: banner, leader, order, morale, rest and a retreat edge.',
  },
  'CM-SCN-4': {
    fr: 'Un plateau montre 12 × 16 pas d’hex\u202f; les hex du bord sont coupés par le cadre et complétés par le plateau voisin.',
    en: 'A board shows 12 × 16 pitches; its rim hexes are cut by the frame and completed by the next board.',
  },
  'CM-OBS': {
    fr: 'Un obstacle posé sur un hex change son coût ou sa difficulté et fait perdre la charge.',
    en: 'An obstacle laid on a hex changes its cost or difficulty and loses a charge.',
  },
} as const satisfies Record<string, Localized>
