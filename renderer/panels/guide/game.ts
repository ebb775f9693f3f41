/** The guide's second part, from the castle to a game: armies, order of battle, set-up, victory, print, a first game played. */
import { localized } from '#shared/i18n/localized'
import { type GuideStep } from './castle'

export const GAME: readonly GuideStep[] = [
  {
    id: 'sides',
    title: localized('Deux camps', 'Two sides'),
    text: localized(
      'Le château est debout\u202f: voici sa garnison et qui l’assiège. L’{button Inspecteur} montre le scénario quand rien n’est choisi. {button Ajouter un camp}, tapez son nom, {type Garnison}, et {key Enter}\u202f; de nouveau {button Ajouter un camp}, {type Assiégeants}, {key Enter}.',
      'The castle stands: here come its garrison and who besieges it. The {button Inspector} shows the scenario while nothing is selected. {button Add a side}, type its name, {type Garrison}, and {key Enter}; again {button Add a side}, {type Besiegers}, {key Enter}.',
    ),
  },
  {
    id: 'sheets',
    title: localized('Des pions du catalogue', 'Counters from the catalogue'),
    text: localized(
      'Sous {button Pions}, {button Catalogue…}\u202f: choisissez {pick Duc normand}, {pick Sergent normand}, {pick Archer normand}, et {button Ajouter (3)}. Encore {button Catalogue…}, mais {field Camp = Assiégeants}\u202f: {pick Comte croisé}, {pick Sergent croisé}, {pick Pavesier croisé}, {button Ajouter (3)}. Ces valeurs sont un départ\u202f: chaque fiche se modifie.',
      'Under {button Counters}, {button Catalogue…}: choose {pick Norman duke}, {pick Norman sergeant}, {pick Norman archer}, and {button Add (3)}. Once more {button Catalogue…}, but {field Side = Besiegers}: {pick Crusader count}, {pick Crusader sergeant}, {pick Crusader pavisier}, {button Add (3)}. These values are a start: each sheet can be edited.',
    ),
  },
  {
    id: 'quantities',
    title: localized('Combien de chacun', 'How many of each'),
    text: localized(
      '{key F4} ouvre le tableau, une ligne par type, qui s’écrit comme une feuille de calcul. {cell Sergent normand = Quantité}\u202f: {type 6}, {key Enter}, et en dessous, pour les archers, {type 6}, {key Enter}. {cell Sergent croisé = Quantité}\u202f: {type 10}, {key Enter}, puis {type 8}, {key Enter}.',
      '{key F4} opens the table, a row for each type, which is written like a spreadsheet. {cell Norman sergeant = Quantity}: {type 6}, {key Enter}, and below, for the archers, {type 6}, {key Enter}. {cell Crusader sergeant = Quantity}: {type 10}, {key Enter}, then {type 8}, {key Enter}.',
    ),
  },
  {
    id: 'battle',
    title: localized('L’ordre de bataille', 'Order of battle'),
    text: localized(
      '{key Shift+F4} ouvre l’ordre de bataille, encore vide. {button Un groupe par camp} le remplit d’après les quantités\u202f: 32 pions à placer. Groupes, chefs, renforts s’y ajoutent plus tard. {button Retour à la carte}, et {key 0} la montre entière.',
      '{key Shift+F4} opens the order of battle, still empty. {button One group a side} fills it by the quantities: 32 counters to place. Groups, leaders, reinforcements are added there later. {button Back to the map}, and {key 0} shows it whole.',
    ),
  },
  {
    id: 'garrison',
    title: localized('La garnison à son poste', 'The garrison at its posts'),
    text: localized(
      'Dans la liste, cliquez {pick Archer normand}, puis {click L4 V4 L11 V11 P7 R8}\u202f: les tours et le donjon, derrière leurs meurtrières. {pick Sergent normand}\u202f: {click P10 R10 P11 R11 N9 T9}. {pick Duc normand}, à cheval, couvre deux cases\u202f: {click M8}. Un pion mal posé\u202f? Castellan le dit, et pourquoi.',
      'In the list, click {pick Norman archer}, then {click L4 V4 L11 V11 P7 R8}: the towers and the keep, behind their slits. {pick Norman sergeant}: {click P10 R10 P11 R11 N9 T9}. {pick Norman duke}, mounted, covers two hexes: {click M8}. A counter out of place? Castellan says so, and why.',
    ),
  },
  {
    id: 'siege',
    title: localized('Les assiégeants', 'The besiegers'),
    text: localized(
      'Un groupe se pose d’un coup\u202f: {pick Toute la troupe}, {choose En bloc}, et cliquez {click E9}. {key v} reprend la sélection. Un conseil paraît sous Constats\u202f: {see À portée d’un tir}. Ici, c’est voulu\u202f: {button Taire ce constat…}, dites pourquoi, {type Le siège commence à portée.}, et {key Enter}.',
      'A group is placed at once: {pick The whole force}, {choose In a block}, and click {click E9}. {key v} goes back to selecting. A hint appears under Findings: {see Within a foe’s fire}. Here it is meant: {button Silence this finding…}, say why, {type The siege begins within range.}, and {key Enter}.',
    ),
  },
  {
    id: 'victory',
    title: localized('Huit tours pour le donjon', 'Eight turns for the keep'),
    text: localized(
      '{key F7} ouvre le scénario. {button Tours}, {write Nombre de tours = 8}. {button Victoire}\u202f; sous {in Assiégeants}, {button Ajouter une condition de victoire}, {button Ajouter une condition}, {button Tenir un lieu}, {button Choisir un lieu}, {button Des cases à choisir sur la carte…}\u202f: le donjon, {click Q7 Q6 Q8 P7 P8 R7 R8}. {button Terminé}.',
      '{key F7} opens the scenario. {button Turns}, {write Number of turns = 8}. {button Victory}; under {in Besiegers}, {button Add a way to victory}, {button Add a condition}, {button Hold a place}, {button Choose a place}, {button Hexes to choose on the map…}: the keep, {click Q7 Q6 Q8 P7 P8 R7 R8}. {button Done}.',
    ),
  },
  {
    id: 'hold',
    title: localized('Tenir, et ce qui est prouvé', 'Holding out, and what is proven'),
    text: localized(
      'Sous {in Garnison}, {button Ajouter une condition de victoire}, {button Ajouter une condition}, {button Garder des pions en vie}, {choose Un nombre}\u202f: {write Au moins = 4}. {button Preuves} dit par les règles ce qui est possible à temps, et par où. {button Retour à la carte}.',
      'Under {in Garrison}, {button Add a way to victory}, {button Add a condition}, {button Keep counters alive}, {choose A number}: {write At least = 4}. {button Proofs} says by the rules what can be done in time, and how. {button Back to the map}.',
    ),
  },
  {
    id: 'print',
    title: localized('Sur le papier', 'On paper'),
    text: localized(
      '{key Mod+p} imprime\u202f: {field Contenu = Tout le jeu}, soit le livret, l’aide de jeu, la carte, les planches de pions, en un PDF à l’échelle exacte. L’aperçu montre chaque page\u202f; ce qui épargnerait du papier est proposé. {button Imprimer} quand vous voudrez\u202f; pour l’instant, {key Escape}.',
      '{key Mod+p} prints: {field Content = The whole game}, that is booklet, players’ aid, map and counter sheets in one PDF at exact size. The preview shows each page; what would save paper is offered. {button Print} when you like; for now, {key Escape}.',
    ),
  },
  {
    id: 'play',
    title: localized('La première partie', 'The first game'),
    text: localized(
      '{key Mod+s} enregistre. Reste à jouer\u202f: {button Fichier}, {button Jouer la partie…}. Chaque camp est joué par une personne ou par une machine, et les règles arbitrent. {button Commencer} quand vous serez prêts\u202f; {key Escape} revient au scénario, que la partie ne change jamais.',
      '{key Mod+s} saves. Now play it: {button File}, {button Play the game…}. Each side is played by a person or a machine, and the rules are the referee. {button Begin} when you are ready; {key Escape} goes back to the scenario, which a game never changes.',
    ),
  },
]
