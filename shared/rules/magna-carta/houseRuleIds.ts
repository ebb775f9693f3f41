/** Sight, cover and movement of the medieval rulesets where the sources leave them to the boards: ours, by id. */
import { type Localized } from '#shared/i18n/localized'

export const MEDIEVAL_HOUSE_RULES = {
  'HS-LOS-1': {
    fr: 'La ligne de vue va de centre à centre\u202f; les deux cases extrêmes ne la coupent jamais.',
    en: 'The line of sight runs from centre to centre; its two end hexes never block.',
  },
  'HS-MOV-1': {
    fr: 'Entrer dans une case coûte ce que dit son terrain, et son bord ce que dit ce qui s’y trouve.',
    en: 'Entering a hex costs what its terrain says, and its side what stands on it says.',
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
    fr: 'Un cavalier avance par sa case avant, après s’être tourné s’il le faut, et l’arrière suit\u202f; sur place, il pivote autour de sa case avant. Il n’entre pas dans sa propre case arrière.',
    en: 'A rider goes on with its front hex, after turning if need be, and the rear follows; in place it pivots about its front hex. It does not enter its own rear hex.',
  },
  'HS-MOV-6': {
    fr: 'Un personnage assommé ou mort, une monture seule ne se déplacent pas.',
    en: 'A stunned or dead character, or a mount alone, does not move.',
  },
  'HS-MOV-7': {
    fr: 'Un déplacement ne coûte pas plus que le mouvement de la face visible.',
    en: 'A move costs no more than the movement of the face shown.',
  },
  'HS-MOV-8': {
    fr: 'Un ami déplacé par un recul se range dans une case voisine libre.',
    en: 'A friend displaced by a retreat steps into a free adjacent hex.',
  },
} as const satisfies Record<string, Localized>
