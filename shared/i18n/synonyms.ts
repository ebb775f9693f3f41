/** Words that people seek a thing by and its name does not have, for the searches. */
import { wordsOf } from './fold'

/** Each line is one thing, in both languages: who seeks one of its words finds the names that have another. */
const ALIKE = [
  'maison maisons chaumière chaumières cabane cabanes ferme masure logis bâtisse habitation house houses cottage cottages hut huts farmhouse home',
  'grange étable écurie remise barn stable shed',
  'brigand brigands bandit bandits larron voleur malandrin routier jarret outlaw robber thief cutthroat',
  'château forteresse castel donjon fort castle fortress keep stronghold',
  'tour tours tourelle tower towers turret',
  'mur murs muraille rempart courtine enceinte wall walls rampart curtain',
  'meurtrière archère embrasure slit loophole',
  'porte portail poterne châtelet door gate postern gatehouse',
  'herse grille portcullis',
  'fossé douve douves moat ditch',
  'forêt bois bosquet boqueteau forest wood woods grove',
  'colline butte tertre mont hill knoll mound',
  'marais marécage tourbière marsh swamp bog',
  'étang mare lac pond lake pool',
  'rivière ruisseau fleuve cours river stream brook',
  'route chemin sentier voie road path track',
  'grotte caverne souterrain cave cavern',
  'église chapelle prieuré church chapel',
  'prêtre curé moine chapelain clerc priest monk chaplain cleric',
  'cavalier cavaliers cavalerie chevaucheur chevaucheurs monté rider riders cavalry horse horseman mounted',
  'fantassin fantassins infanterie piéton infantry infantryman foot footman swordsman',
  'archer archers tireur arc bowman bow archery',
  'arbalétrier arbalétriers arbalète arbalètes crossbowman crossbowmen crossbow crossbows',
  'lancier lanciers lance pique piquier piquiers épieu spearman spearmen pikeman pikemen spear pike',
  'paysan paysans manant vilain serf villageois peasant villager serf',
  'chef capitaine meneur commandant général leader captain chief commander general warchief',
  'catapulte trébuchet mangonneau pierrière engin catapult trebuchet mangonel engine',
  'sorcier mage magicien enchanteur wizard mage sorcerer',
  'feu incendie flammes fire flames burning',
  'pion pions unité unités counter counters unit units',
]

const akin = new Map<string, Set<string>>()
for (const line of ALIKE) {
  const words = wordsOf(line)
  for (const word of words) {
    const others = akin.get(word) ?? new Set()
    akin.set(word, others)
    for (const other of words) others.add(other)
  }
}

const NONE: ReadonlySet<string> = new Set()

/** The words that may stand for a folded one, itself included; none for one that has no synonym. */
export const akinTo = (word: string): ReadonlySet<string> => akin.get(word) ?? NONE
