/** `retreats`: every retreat of a character with its exact risks, and the advances of those who beat it. */
import { localized } from '#shared/i18n/localized'
import { OF_THE_COMBAT } from '../counterNames'
import { inquiryVerb } from '../inquiryVerb'
import { choosing, counter, enemies, goal, needed, optional, type Pick } from '../picks'
import { Refusal } from '../refusal'
import { word } from '../values'
import { option } from '../verb'

export const retreats = inquiryVerb({
  name: 'retreats',
  asksTurn: true,
  summary: localized('retraites d’un personnage et leurs risques', 'retreats of a character and their risks'),
  lacks: localized('de retraites', 'retreats'),
  options: [
    needed(option('--counter <id>', 'le pion qui recule', 'the counter that retreats'), counter),
    choosing(
      option(
        '--steps <n>',
        'cases à parcourir, de 1 à 4\u202f; sans l’option, selon la table',
        'hexes to go, 1 to 4; as the table says when left out',
      ),
    ),
    choosing(
      option('--cause <cause>', 'fire (défaut), combat ou flames', 'fire (default), combat or flames'),
    ),
    causedBy(
      'fire',
      optional(
        option('--firer <hex>', 'd’où est venu le tir (fire)', 'where the fire came from (fire)'),
        goal,
      ),
    ),
    causedBy(
      'combat',
      optional(
        option('--fought <ids>', 'adversaires du combat (combat)', 'opponents of the combat (combat)'),
        enemies(OF_THE_COMBAT),
      ),
    ),
    choosing(
      option(
        '--how <how>',
        'mécanismes communs\u202f: fall-back (défaut) ou flee',
        'common mechanics: fall-back (default) or flee',
      ),
    ),
  ],
})

/** A pick that is refused with another `--cause`. */
function causedBy(of: 'fire' | 'combat', pick: Pick): Pick {
  return {
    ...pick,
    read(call, scenario, before) {
      const cause = word(call, 'cause') ?? 'fire'
      if (cause !== of && word(call, pick.name) !== undefined)
        throw new Refusal(
          `--${pick.name}\u202f: sans effet avec --cause ${cause}\u202f; attendu avec ${of}`,
          `--${pick.name}: has no effect with --cause ${cause}, expected with ${of}`,
        )
      return pick.read(call, scenario, before)
    },
  }
}
