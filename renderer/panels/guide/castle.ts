/** The guide's first part, a castle: its steps in order, with marks for what the reader does (marks.ts). */
import { type Localized, localized } from '#shared/i18n/localized'

export interface GuideStep {
  /** Names its picture, `assets/guide/<id>.webp`: the map after the step. */
  readonly id: string
  readonly title: Localized
  readonly text: Localized
}

export const CASTLE: readonly GuideStep[] = [
  {
    id: 'board',
    title: localized('Une carte vierge', 'A blank map'),
    text: localized(
      '{key Mod+Alt+N} ouvre un nouveau scénario. Appelez-le {type Montfaucon}, puis {button Créer}. {key 0} montre la carte entière\u202f; chaque case a un nom, que la barre d’état donne sous le pointeur.',
      '{key Mod+Alt+N} opens a new scenario. Call it {type Montfaucon}, then {button Create}. {key 0} shows the whole map; each hex has a name, which the status line gives under the pointer.',
    ),
  },
  {
    id: 'moat',
    title: localized('La douve et la cour', 'Moat and courtyard'),
    text: localized(
      '{key b} prend le pinceau, {key 3} le fait peindre par rectangles. Choisissez {choose Douve} et glissez {drag K3 W11}, puis {drag L12 V12}. Choisissez {choose Cour} et glissez {drag L4 V11}\u202f: l’eau entoure la cour. Une erreur\u202f? Ctrl+Z la reprend, autant de fois qu’il faut.',
      '{key b} takes the brush, {key 3} makes it paint rectangles. Choose {choose Moat} and drag {drag K3 W11}, then {drag L12 V12}. Choose {choose Courtyard} and drag {drag L4 V11}: water surrounds the courtyard. A mistake? Ctrl+Z takes it back, as often as you need.',
    ),
  },
  {
    id: 'walls',
    title: localized('L’enceinte, les tours, le donjon', 'Curtain wall, towers, keep'),
    text: localized(
      '{key w} prend l’outil des bords de case, {key 3} les pose autour d’un rectangle. Avec {choose Créneaux}, glissez {drag L4 V11}. {key 2} les pose autour de cases\u202f: cliquez {click L4 V4 L11 V11}, ce seront les tours d’angle. {key ]} agrandit l’outil\u202f: cliquez {click Q7}, ce sera le donjon.',
      '{key w} takes the tool for hexsides, {key 3} lays them round a rectangle. With {choose Battlement}, drag {drag L4 V11}. {key 2} lays them round hexes: click {click L4 V4 L11 V11}, these will be the corner towers. {key ]} makes the tool larger: click {click Q7}, this will be the keep.',
    ),
  },
  {
    id: 'slits',
    title: localized('Les meurtrières', 'Arrow slits'),
    text: localized(
      'Choisissez {choose Meurtrière}\u202f; sous {button Réglages}, mettez {field Sur le tracé = Un bord sur trois}, puis {key Escape}. Cliquez {click Q7} pour le donjon\u202f; {key 3}, puis glissez {drag L4 V11} pour l’enceinte. Castellan trouve l’intérieur lui-même\u202f: chaque meurtrière tire vers le dehors.',
      'Choose {choose Arrow slit}; under {button Settings}, set {field Along the way = On every third side}, then {key Escape}. Click {click Q7} for the keep; {key 3}, then drag {drag L4 V11} for the curtain wall. Castellan finds the inside by itself: each slit fires outward.',
    ),
  },
  {
    id: 'gate',
    title: localized('L’entrée et les portes', 'Gate and doors'),
    text: localized(
      '{key 1} pose le long des bords. Choisissez {choose Entrée de fortification}\u202f; sous {button Réglages}, {choose Ouverte} et {field Herse = Levée}, puis {key Escape}. Cliquez le bord {click Q11/Q12}. Choisissez {choose Porte} et cliquez {click Q8/Q9 L4/L5 V4/V5 L10/L11 V10/V11}\u202f: on entre dans le donjon et dans les tours.',
      '{key 1} lays along hexsides. Choose {choose Gate}; under {button Settings}, {choose Open} and {field Portcullis = Raised}, then {key Escape}. Click the side {click Q11/Q12}. Choose {choose Door} and click {click Q8/Q9 L4/L5 V4/V5 L10/L11 V10/V11}: one can enter the keep and the towers.',
    ),
  },
  {
    id: 'floors',
    title: localized('Les planchers et la hauteur', 'Floors and height'),
    text: localized(
      'Avec le pinceau, {key b}, case par case, {key 1}, et à sa plus petite taille, {key [}, choisissez {choose Tour} et cliquez {click L4 V4 L11 V11}. {key ]} l’agrandit\u202f: cliquez {click Q7}. {key h} prend l’outil du relief, {key ]} l’agrandit\u202f: un clic sur {click Q7} élève le donjon d’un niveau.',
      'With the brush, {key b}, hex by hex, {key 1}, and at its smallest, {key [}, choose {choose Tower floor} and click {click L4 V4 L11 V11}. {key ]} makes it larger: click {click Q7}. {key h} takes the tool for elevation, {key ]} makes it larger: a click on {click Q7} raises the keep by one level.',
    ),
  },
  {
    id: 'land',
    title: localized('Le bois, les ponts, le hameau', 'Wood, bridges, hamlet'),
    text: localized(
      'Au pinceau, {key b}, réduit par {key [}, prenez {choose Bois} et glissez {drag B2 E2 G3 D4 B5}. {key [}, puis {choose Pont}\u202f: cliquez {click Q12 I14}. {key i} prend les tampons\u202f: {stamp Chaumière}, cliquez {click C9 F14}, tournez-la par {key r}, cliquez {click F10}. Avec {stamp Chapelle}, cliquez {click B13}.',
      'With the brush, {key b}, made smaller by {key [}, take {choose Wood} and drag {drag B2 E2 G3 D4 B5}. {key [}, then {choose Bridge}: click {click Q12 I14}. {key i} takes the stamps: {stamp Cottage}, click {click C9 F14}, turn it by {key r}, click {click F10}. With {stamp Chapel}, click {click B13}.',
    ),
  },
  {
    id: 'ways',
    title: localized('Le ruisseau et la route', 'Stream and road'),
    text: localized(
      '{key o} prend l’outil des voies, {key 2} suit le terrain. Avec {choose Ruisseau}, glissez {drag I1 I4 H8 I14 J16}. Avec {choose Route}, cliquez {click A11 I14 P15 Q13 Q9}, et {key Enter} la termine\u202f: elle passe les deux ponts et va jusqu’au donjon. {key v} reprend la sélection.',
      '{key o} takes the tool for ways, {key 2} follows the ground. With {choose Stream}, drag {drag I1 I4 H8 I14 J16}. With {choose Road}, click {click A11 I14 P15 Q13 Q9}, and {key Enter} ends it: it crosses both bridges and leads to the keep. {key v} goes back to selecting.',
    ),
  },
  {
    id: 'proof',
    title: localized('Vérifié, enregistré', 'Checked and saved'),
    text: localized(
      'Sous Constats\u202f: {see Rien à signaler}. L’enceinte est close, les meurtrières ont un dedans, la route a ses ponts\u202f: les règles ont tout relu pendant que vous dessiniez. {key Mod+s} enregistre le scénario. La seconde partie y met des armées, une victoire, et l’imprime.',
      'Under Findings: {see Nothing to report}. The curtain wall is closed, slits have an inside, the road has its bridges: the rules have read everything while you drew. {key Mod+s} saves the scenario. The second part gives it armies and a victory, and prints it.',
    ),
  },
]
